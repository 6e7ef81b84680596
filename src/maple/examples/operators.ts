/** Examples of unary, conversion, binary, ternary and n-ary operations [MAPLE 3.3 to 3.7]; see index.ts. */

export const unaryExamples = {
  abs: `
func &f (var %x i32) i32 { return (abs i32 (dread i32 %x)) }
# run: &f(-7) == 7
# run: &f(0x80000000) == 0x80000000
`,
  bnot: `
func &f (var %x u8) u8 { return (bnot u8 (dread u8 %x)) }
# run: &f(0x0f) == 0xf0
`,
  extractbits: `
func &unsigned (var %x u32) u32 { return (extractbits u32 4 8 (dread u32 %x)) }
func &signed (var %x i32) i32 { return (extractbits i32 4 8 (dread i32 %x)) }
# run: &unsigned(0xabc) == 0xab
# run: &signed(0xabc) == -85
`,
  iaddrof: `
type $Pair <struct { @a i32, @b i64 }>
func &f (var %p <* <$Pair>>) ptr { return (iaddrof ptr <* <$Pair>> 2 (dread ptr %p)) }
# run: &f(1000) == 1008
`,
  lnot: `
func &f (var %x i32) u1 { return (lnot u1 (dread i32 %x)) }
# run: &f(0) == 1
# run: &f(12) == 0
`,
  neg: `
func &int (var %x i32) i32 { return (neg i32 (dread i32 %x)) }
func &float (var %x f64) f64 { return (neg f64 (dread f64 %x)) }
# run: &int(5) == -5
# run: &float(0) == -0
`,
  recip: `
func &f (var %x f64) f64 { return (recip f64 (dread f64 %x)) }
# run: &f(4) == 0.25
`,
  sext: `
func &f (var %x i32) i32 { return (sext i32 8 (dread i32 %x)) }
# run: &f(0x1ff) == -1
`,
  sqrt: `
func &f (var %x f64) f64 { return (sqrt f64 (dread f64 %x)) }
# run: &f(2.25) == 1.5
`,
  zext: `
func &f (var %x u32) u32 { return (zext u32 8 (dread u32 %x)) }
# run: &f(0x1ff) == 0xff
`,
} as const;

export const conversionExamples = {
  ceil: `
func &f (var %x f64) i32 { return (ceil i32 f64 (dread f64 %x)) }
# run: &f(2.1) == 3
# run: &f(-2.9) == -2
`,
  cvt: `
func &narrow (var %x i32) i8 { return (cvt i8 i32 (dread i32 %x)) }
func &float (var %x u32) f64 { return (cvt f64 u32 (dread u32 %x)) }
# run: &narrow(300) == 44
# run: &float(0xffffffff) == 4294967295
`,
  floor: `
func &f (var %x f64) i32 { return (floor i32 f64 (dread f64 %x)) }
# run: &f(2.9) == 2
# run: &f(-2.1) == -3
`,
  retype: `
func &bits (var %x f32) u32 { return (retype u32 f32 (dread f32 %x)) }
# run: &bits(1) == 0x3f800000
`,
  round: `
func &f (var %x f64) i32 { return (round i32 f64 (dread f64 %x)) }
# run: &f(2.4) == 2
# run: &f(2.6) == 3
`,
  trunc: `
func &f (var %x f64) i32 { return (trunc i32 f64 (dread f64 %x)) }
# run: &f(2.9) == 2
# run: &f(-2.9) == -2
`,
} as const;

export const binaryExamples = {
  add: `
func &f (var %a i32, var %b i32) i32 { return (add i32 (dread i32 %a, dread i32 %b)) }
# run: &f(40, 2) == 42
# run: &f(0x7fffffff, 1) == -0x80000000
`,
  ashr: `
func &f (var %a i32, var %n i32) i32 { return (ashr i32 (dread i32 %a, dread i32 %n)) }
# run: &f(-16, 2) == -4
`,
  band: `
func &f (var %a u32, var %b u32) u32 { return (band u32 (dread u32 %a, dread u32 %b)) }
# run: &f(0xff0, 0x0ff) == 0x0f0
`,
  bior: `
func &f (var %a u32, var %b u32) u32 { return (bior u32 (dread u32 %a, dread u32 %b)) }
# run: &f(0xf0, 0x0f) == 0xff
`,
  bxor: `
func &f (var %a u32, var %b u32) u32 { return (bxor u32 (dread u32 %a, dread u32 %b)) }
# run: &f(0xff0, 0x0ff) == 0xf0f
`,
  cand: `
func &divides (var %d i32, var %x i32) u1 {
  return (cand u1 (ne u1 i32 (dread i32 %d, constval i32 0), eq u1 i32 (rem i32 (dread i32 %x, dread i32 %d), constval i32 0)))
}
# run: &divides(3, 12) == 1
# run: &divides(0, 12) == 0
`,
  cior: `
func &f (var %d i32) u1 {
  return (cior u1 (eq u1 i32 (dread i32 %d, constval i32 0), gt u1 i32 (div i32 (constval i32 10, dread i32 %d), constval i32 2)))
}
# run: &f(0) == 1
# run: &f(4) == 0
`,
  cmp: `
func &f (var %a i32, var %b i32) i32 { return (cmp i32 i32 (dread i32 %a, dread i32 %b)) }
# run: &f(2, 3) == -1
# run: &f(3, 3) == 0
# run: &f(4, 3) == 1
`,
  cmpg: `
func &f (var %a f64, var %b f64) i32 { return (cmpg i32 f64 (dread f64 %a, dread f64 %b)) }
# run: &f(1, 2) == -1
# run: &f(nan, 2) == 1
`,
  cmpl: `
func &f (var %a f64, var %b f64) i32 { return (cmpl i32 f64 (dread f64 %a, dread f64 %b)) }
# run: &f(2, 1) == 1
# run: &f(nan, 2) == -1
`,
  depositbits: `
func &f (var %x u32, var %v u32) u32 { return (depositbits u32 8 4 (dread u32 %x, dread u32 %v)) }
# run: &f(0xffff, 0) == 0xf0ff
`,
  div: `
func &f (var %a i32, var %b i32) i32 { return (div i32 (dread i32 %a, dread i32 %b)) }
# run: &f(-7, 2) == -3
# trap: divide-by-zero &f(1, 0)
`,
  eq: `
func &f (var %a i32, var %b i32) u1 { return (eq u1 i32 (dread i32 %a, dread i32 %b)) }
# run: &f(3, 3) == 1
# run: &f(3, 4) == 0
`,
  ge: `
func &f (var %a u32, var %b u32) u1 { return (ge u1 u32 (dread u32 %a, dread u32 %b)) }
# run: &f(0xffffffff, 1) == 1
`,
  gt: `
func &f (var %a i32, var %b i32) u1 { return (gt u1 i32 (dread i32 %a, dread i32 %b)) }
# run: &f(-1, 1) == 0
# run: &f(2, 1) == 1
`,
  land: `
func &f (var %a i32, var %b i32) u1 { return (land u1 (dread i32 %a, dread i32 %b)) }
# run: &f(4, 2) == 1
# run: &f(4, 0) == 0
`,
  lior: `
func &f (var %a i32, var %b i32) u1 { return (lior u1 (dread i32 %a, dread i32 %b)) }
# run: &f(0, 2) == 1
# run: &f(0, 0) == 0
`,
  le: `
func &f (var %a f64, var %b f64) u1 { return (le u1 f64 (dread f64 %a, dread f64 %b)) }
# run: &f(1.5, 1.5) == 1
# run: &f(nan, 1) == 0
`,
  lshr: `
func &f (var %a i32, var %n i32) i32 { return (lshr i32 (dread i32 %a, dread i32 %n)) }
# run: &f(-1, 28) == 15
`,
  lt: `
func &f (var %a i64, var %b i64) u1 { return (lt u1 i64 (dread i64 %a, dread i64 %b)) }
# run: &f(-1, 0) == 1
`,
  max: `
func &f (var %a i32, var %b i32) i32 { return (max i32 (dread i32 %a, dread i32 %b)) }
# run: &f(-3, 2) == 2
`,
  min: `
func &f (var %a u32, var %b u32) u32 { return (min u32 (dread u32 %a, dread u32 %b)) }
# run: &f(0xffffffff, 2) == 2
`,
  mul: `
func &f (var %a i32, var %b i32) i32 { return (mul i32 (dread i32 %a, dread i32 %b)) }
# run: &f(6, -7) == -42
`,
  ne: `
func &f (var %a f32, var %b f32) u1 { return (ne u1 f32 (dread f32 %a, dread f32 %b)) }
# run: &f(nan, nan) == 1
# run: &f(0, -0) == 0
`,
  rem: `
func &f (var %a i32, var %b i32) i32 { return (rem i32 (dread i32 %a, dread i32 %b)) }
# run: &f(-7, 2) == -1
# trap: divide-by-zero &f(1, 0)
`,
  shl: `
func &f (var %a i32, var %n i32) i32 { return (shl i32 (dread i32 %a, dread i32 %n)) }
# run: &f(3, 4) == 48
`,
  sub: `
func &f (var %a i32, var %b i32) i32 { return (sub i32 (dread i32 %a, dread i32 %b)) }
# run: &f(2, 5) == -3
`,
  ror: `
func &f (var %a u32, var %n u32) u32 { return (ror u32 (dread u32 %a, dread u32 %n)) }
# run: &f(0x12345678, 8) == 0x78123456
`,
  CG_array_elem_add: `
var $v <[3] i32> = [10, 20, 30]
func &f () i32 { return (iread i32 <* i32> (CG_array_elem_add ptr (addrof ptr $v, constval i64 8))) }
# run: &f() == 30
`,
} as const;

export const naryExamples = {
  select: `
func &f (var %c i32, var %a i32, var %b i32) i32 { return (select i32 (dread i32 %c, dread i32 %a, dread i32 %b)) }
# run: &f(1, 10, 20) == 10
# run: &f(0, 10, 20) == 20
`,
  array: `
var $grid <[2][3] i32> = [[1, 2, 3], [4, 5, 6]]
func &f (var %i i32, var %j i32) i32 {
  return (iread i32 <* i32> (array 1 ptr <* <[2][3] i32>> (addrof ptr $grid, dread i32 %i, dread i32 %j)))
}
# run: &f(1, 2) == 6
# trap: array-bounds &f(2, 0)
`,
  intrinsicop: `
func &f (var %x u32) i32 { return (intrinsicop i32 C_popcount32 (dread u32 %x)) }
# run: &f(0xf0f) == 8
`,
  intrinsicopwithtype: `
func &f (var %n i32) i32 {
  var %a ref
  dassign %a (intrinsicopwithtype ref <[] i32> JAVA_FILL_NEW_ARRAY (constval i32 2, dread i32 %n, constval i32 9))
  return (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %a))
}
# run: &f(5) == 2
`,
  resolveinterfacefunc: `
type $Named <interface { &Named_name () i32 }>
type $Dog <class { @age i32, &Dog_name () i32, $Named }>
func &Named_name (var %this <* <$Named>>) i32
func &Dog_name (var %this <* <$Dog>>) i32 { return (constval i32 7) }
func &f () i32 {
  var %o ref
  dassign %o (gcmalloc ref <$Dog>)
  icallprotoassigned <func (ref) i32> (resolveinterfacefunc ptr &Named_name (dread ref %o), dread ref %o) { regassign i32 %1 }
  return (regread i32 %1)
}
# run: &f() == 7
`,
  resolvevirtualfunc: `
type $Animal <class { &Animal_legs () i32 }>
type $Bird <class <$Animal> { &Bird_legs () i32 }>
func &Animal_legs (var %this <* <$Animal>>) i32 { return (constval i32 4) }
func &Bird_legs (var %this <* <$Bird>>) i32 { return (constval i32 2) }
func &f () i32 {
  var %o <* <$Animal>>
  dassign %o (gcmalloc ref <$Bird>)
  icallprotoassigned <func (ref) i32> (resolvevirtualfunc ptr &Animal_legs (dread ref %o), dread ref %o) { regassign i32 %1 }
  return (regread i32 %1)
}
# run: &f() == 2
`,
} as const;
