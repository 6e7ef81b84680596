/** Examples of storage access and leaves [MAPLE 3.1 and 3.2]; see index.ts. */

export const storageExamples = {
  dassign: `
type $Point <struct { @x i32, @y i32 }>
var $p <$Point>
func &set (var %x i32) i32 {
  dassign $p 1 (dread i32 %x)
  dassign $p 2 (constval i32 3)
  return (add i32 (dread i32 $p 1, dread i32 $p 2))
}
# run: &set(4) == 7
`,
  dread: `
var $bytes i8 = -2
func &widened () i64 { return (dread i64 $bytes) }
# run: &widened() == -2
`,
  iassign: `
type $Point <struct { @x i32, @y i32 }>
var $p <$Point>
func &set (var %y i32) i32 {
  iassign <* <$Point>> 2 (addrof ptr $p, dread i32 %y)
  return (dread i32 $p 2)
}
# run: &set(9) == 9
`,
  iread: `
var $x i16 = -300
func &load (var %p <* i16>) i32 { return (iread i32 <* i16> (dread ptr %p)) }
func &f () i32 {
  callassigned &load (addrof ptr $x) { regassign i32 %1 }
  return (regread i32 %1)
}
# run: &f() == -300
# trap: null-pointer/out-of-bounds &load(0)
`,
  iassignoff: `
var $v <[4] u8>
func &f () i32 {
  iassignoff u16 2 (addrof ptr $v, constval u16 0x1234)
  return (dreadoff i32 $v 0)
}
# run: &f() == 0x12340000
`,
  iassignfpoff: `
func &f (var %x i32) i32 {
  iassignfpoff i32 -8 (dread i32 %x)
  return (ireadfpoff i32 -8)
}
# run: &f(5) == 5
`,
  iassignpcoff: `
func &f (var %x i32) i32 {
  iassignpcoff i32 8 (dread i32 %x)
  return (constval i32 1)
}
# trap: null-pointer/out-of-bounds &f(5)
`,
  ireadoff: `
var $v <[3] i32> = [10, 20, 30]
func &f () i32 { return (ireadoff i32 8 (addrof ptr $v)) }
# run: &f() == 30
`,
  ireadfpoff: `
func &low (var %x i32) u32 {
  iassignfpoff i32 -8 (dread i32 %x)
  return (ireadfpoff u8 -8)
}
# run: &low(0x1234) == 0x34
`,
  ireadpcoff: `
func &f () i32 { return (ireadpcoff i32 8) }
# trap: null-pointer/out-of-bounds &f()
`,
  regassign: `
func &f (var %x i32) i64 {
  regassign i64 %1 (cvt i64 i32 (dread i32 %x))
  return (mul i64 (regread i64 %1, regread i64 %1))
}
# run: &f(100000) == 10000000000
`,
  regread: `
func &twice (var %x i32) i32 { return (mul i32 (dread i32 %x, constval i32 2)) }
func &f (var %x i32) i32 {
  call &twice (dread i32 %x)
  return (regread i32 %%retval0)
}
# run: &f(21) == 42
`,
  dassignoff: `
var $v <[2] i32>
func &f () i32 {
  dassignoff i32 $v 4 (constval i32 7)
  return (iread i32 <* i32> (array 0 ptr <* <[2] i32>> (addrof ptr $v, constval i32 1)))
}
# run: &f() == 7
`,
  dreadoff: `
var $v <[2] i32> = [0x11223344, 0x55667788]
func &f () u32 { return (dreadoff u16 $v 2) }
# run: &f() == 0x1122
`,
  iassignspoff: `
func &f (var %x i32) i32 {
  framesize 16
  iassignspoff i32 4 (dread i32 %x)
  return (ireadfpoff i32 -12)
}
# run: &f(7) == 7
`,
  blkassignoff: `
var $from <[4] i32> = [1, 2, 3, 4]
var $to <[4] i32>
func &f () i32 {
  blkassignoff 4 4 8 (addrof ptr $to, addrofoff ptr $from 8)
  return (add i32 (mul i32 (dreadoff i32 $to 4, constval i32 10), dreadoff i32 $to 8))
}
# run: &f() == 34
`,
  piassign: `
func &f (var %x i32) i32 {
  piassign <* i32> (addrof ptr %x, constval i32 8)
  return (dread i32 %x)
}
# run: &f(1) == 8
`,
  maydassign: `
func &f (var %x i32) i32 {
  var %copy i32
  maydassign %copy (dread i32 %x)
  return (dread i32 %copy)
}
# run: &f(6) == 6
`,
} as const;

export const leafExamples = {
  addrof: `
type $Pair <struct { @a i8, @b i64 }>
var $pair <$Pair>
func &distance () i64 { return (sub i64 (addrof ptr $pair 2, addrof ptr $pair)) }
# run: &distance() == 8
`,
  addroflabel: `
func &f (var %x i32) i32 {
  var %to ptr
  dassign %to (addroflabel ptr @no)
  if (dread i32 %x) { dassign %to (addroflabel ptr @yes) }
  igoto (dread ptr %to)
@yes
  return (constval i32 1)
@no
  return (constval i32 0)
}
# run: &f(5) == 1
# run: &f(0) == 0
`,
  addroffunc: `
func &next (var %x i32) i32 { return (add i32 (dread i32 %x, constval i32 1)) }
func &f (var %x i32) i32 {
  icallassigned (addroffunc ptr &next, dread i32 %x) { regassign i32 %1 }
  return (regread i32 %1)
}
# run: &f(41) == 42
`,
  addroffpc: `
func &f (var %n i32) i32 {
  var %self ptr
  dassign %self (addroffpc ptr 0)
  if (eq u1 i32 (dread i32 %n, constval i32 0)) { return (constval i32 0) }
  icallassigned (dread ptr %self, sub i32 (dread i32 %n, constval i32 1)) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 2))
}
# run: &f(5) == 10
`,
  conststr: `
func &f (var %i i64) u32 { return (iread u32 <* u8> (add ptr (conststr ptr "maple", dread i64 %i))) }
# run: &f(0) == 109
# run: &f(5) == 0
`,
  conststr16: `
func &f () u32 { return (iread u32 <* u16> (conststr16 ptr "枫")) }
# run: &f() == 0x67ab
`,
  constval: `
func &int () i64 { return (constval i64 0x7fffffffff) }
# run: &int() == 549755813887
func &float () f32 { return (constval f32 2.5f) }
# run: &float() == 2.5
func &letter () u32 { return (constval u32 'm') }
# run: &letter() == 109
`,
  sizeoftype: `
type $Mixed <struct { @a i8, @b i32, @c i8 }>
func &f () u32 { return (sizeoftype u32 <$Mixed>) }
# run: &f() == 12
`,
  fieldsdist: `
type $Mixed <struct { @a i8, @b i32, @c i64 }>
func &f () i32 { return (fieldsdist i32 <$Mixed> 1 3) }
# run: &f() == 8
`,
  addrofoff: `
var $v <[3] i32> = [10, 20, 30]
func &f () i32 { return (iread i32 <* i32> (addrofoff ptr $v 4)) }
# run: &f() == 20
`,
} as const;
