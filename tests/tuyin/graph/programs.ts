/** Programs that elaborate without a mistake and have between them every kind of node; for tests that damage or transform them. */
export const programs: Readonly<Record<string, string>> = {
  hello: String.raw`@str = "good day\0A\00"
subset @greet
  @puts <- @str
subset @main
  match input.read(4) with
  | 0 -> 3
  | 1 -> 8
  | 2 -> greet
  | _ -> %1 + 1
`,
  memory: `mem = [64]
match input.read(4) with
| 1.1 -> mem <- $1 + 1
| 1 -> mem <- $1 + 1
| _
match mem.peek(4) with
| 5 -> output <- "five"
| _ -> output <- mem.pop()
`,
  recursion: `subset @loop
  input.peek(4) + 1 > 100 ? [100 * 8] : input <- input.pop() + 1 loop
subset @pair
  (loop, loop, 1)
subset @main
  pair
`,
  structs: `subset @kind
  match read(1) with
  | true  -> short = (1, true)
  | false -> long = (1, true, true)
  | 7 -> (i32 input.read(4), false)
subset @main
  x = (kind)[0]
  extractvalue((x, 2), 0)
`,
  locals: `define i32 @mix(i32 %n, i64 %k) {
  x = %n
  match %n with
  | 0 -> x = 5
  | 1 -> x = i64 7; z = 1
  | _ -> y = 3
  total = x + %k
  %n > 3 && %k < 4 || !(%n == 2) ? i32 total : @mix(%n + 1, %k)
}
subset @main
  @mix(1, 2)
`,
  lists: `%Node = type (i32, %Node*)
%Pair = type (i32, (i1, f16.16))
define i32 @sum(%Node* %p) {
  %p == null ? 0 : extractvalue(%p[0], 0) + @sum(extractvalue(%p[0], 1))
}
define void @fill(i32* %to, i32 %n) {
  %to <- %n
  next = %to + 1
  distance = next - %to
  %n > 0 ? @fill(next, %n - distance) : @fill(%to, 0)
}
@table = global [3 x double] [1.25, 0x7FF8000000000001, -0.5]
@place = getelementptr(@table, 0, 2)
@size = (1 + 2) * sizeof(%Pair) << 3
@pair = (1, (true, f16.16 0.5))
@both = global [64] [@table, @table]
subset @main
  a = [1, 2, 3]
  i = input.read(1)
  b = [i, i, i]
  c = <2 x i32> [1, 2]
  d = c * c
  f = i32 @pair[1][1]
  a[i32 i] + i64 b[0] + @size + i32 @place[0] + d[i32 i] + f
`,
  patterns: `subset @main
  match input.read(8) with
  | 1.1 * input.read(4), arcp, nsz -> $1
  | "str" -> 2
  | -0.0 -> 5.0, !0
  | (1, i16 3, i8 4, true) -> $1 + $2
  | i16 -2 -> half 1.5
  | _ -> 1.5, fast
!0 = !{i32 1}
`,
  commands: `subset @main
  n = i32 input.read(1)
  rest = input.read(n)
  rest.skip(1)
  more = [16]
  more <- rest.read(2)
  more.seek(1)
  input <- "back"
  s = more.size() + more.cap() + more.pos() - input.size()
  output <- rest
  error <- (s, 1)
  more.reset()
  v = [1] ? -s : ~s
  w = @tuyin.math.abs(v)
  u = @tuyin.set.0((w, 2), 9)
  input.eof() ? ... : w + u[0]
`,
};
