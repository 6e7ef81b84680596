/** One module with everything that the language has, for tests that damage, print and read it again. */
export const corpus = String.raw`// A module with everything.
import "lib/strings.ti" as strings
import "host:std";

%Pair = type (i32, (i1, f16.16)) // a named type
%Cell = type <4 x float>
%Callback = type i32 (i8*, ...)

@zero = private unnamed_addr constant [8 x i16] zeroinitializer, align 16 #0 !1
@table = global [3 x double] [1.25, 0x7FF8000000000001, -0.5]
@words = internal hidden global addr_space(4) [64] [@zero, @table]
@text = "caf\C3\A9 \22quoted\22\00"
@chars = constant [3 x i8] c"ab\00"
@later = external global i32
@wide = i300 u0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF
@calc = (1 + 2) * sizeof(%Pair) << 3 | ~alignof(i64) & 0xFF0000000000000
@cast = i64 ptrtoint(@zero to i32) + zext(i8 -1 to i64)
@place = getelementptr(@table, 0, 2)
@field = extractvalue((1, (2, 3)), 1, 0)
@where = blockaddress(@sum, %again)
@"\01raw name" = half 0xH3C00
@single = [1 x i8] [7]

@doubly = (i8 i8 1)
@short = strings alias length
@strong = strings hidden unnamed_addr alias length "01234567-89ab-cdef-0123-456789abcdef"

attributes #0 = { alwaysinline alignstack=8 "no-sse" "dll_refer_guid"="01234567-89ab-cdef-0123-456789abcdef" }
attributes #1 = { cold, nounwind }

declare i32 @puts(i8*) #1
declare void @log(i8*, ...)

mem = [1024] // module memory
first = (1, true,)

// Reads one word.
public dso_local subset @main #0 #1 !0 // entry
  count = input.peek(4) + 1
  match input.read(4) with // by value
  | 0 -> 3, !0
  | 1 -> count <- $1 * 2; count.read(4)
  // two lines
  | 2, nsz, !1 ->
    total = i64 $1 << 2 // widened
    match %total % 3 with
    | 0 -> second
    | _
    // the end of the arm
  | 1.5 * input.read(4), arcp, nsz -> ...
  | "str" -> error <- "bad" exit
  | (1, (true, false)) -> ($1, $2)
  | (3 | 4) -> @log("x", 1)
  | ...
  | _ -> %1 + 1, reassoc !foo
  output <- (match count with | 1 -> 2 | _ -> a = 3; a)
  !%count == false && (count > 3 || ! true) ? [100 * 8] : input <- input.pop() + 1 main

subset @second
  x = second 5
  y = fast (x, 1)[0] - - -1
  %m = [16]
  %m.seek(4)
  %m <- "quoted \\ \22" // sent
  (%m).field
  %m.pop(2) ? strings.length(x) : @log(null, undef) // choice
  <4 x i32> zeroinitializer * [4 x i32] [1, 2, 3, 4]
  read(1)
  (second, fast, 1)

func @fast !0 unnamed_addr addr_space(3) align 16 #0 {
  // statements in braces
  a = input.read(4)
  %a + $0
}

private define i32 @sum(i32 %n, f8.8, (i32, i1)* %p) #0 {
  ldc 5 // counter
  stloc 0
again: // loop head
  ldloc.0
  ldc.m1
  add nsw nuw
  peek
  stloc 0
  brtrue again
  ldc.r8 2.5
  ldc.r4 0x3FF0000000000000
  mul fast
  pop
  ldstr "text\0A"
  call @puts, 1
  pop
  ldk (i32 1, 2.5)
  pop
  ldglb @table
  callx @tuyin.mem.size
  switch again, %add, done
%add:
  ldarg 1
  throw
done:
  ldc.l -9223372036854775808
  ret
  // nothing follows
}

define void @nothing() { ... }

!0 = !{i32 42, null, !"string", !1, !{!"inner", @text}}
!1 = distinct !{!1}
!2 = !DILocation(line: 3, column: 7, scope: !1, flags: DIFlagPublic)
!foo = !{!0, !1}
// the end
`;
