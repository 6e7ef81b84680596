/** Examples of the exceptions of the grammar and of control flow [MAPLE 2.7 and 3.8]; see index.ts. */

export const grammarExamples = {
  block: `
func &f (var %x i32) i32 {
  { dassign %x (add i32 (dread i32 %x, constval i32 1)) }
  return (dread i32 %x)
}
# run: &f(1) == 2
`,
  label: `
func &f (var %x i32) i32 {
  goto @end
  dassign %x (constval i32 0)
@end
  return (dread i32 %x)
}
# run: &f(5) == 5
`,
  comment: `
# Text for people, from the number sign to the end of the line.
func &f () i32 {
  # Comments stay where they are when a module is printed.
  return (constval i32 1)
}
# run: &f() == 1
`,
  LOC: `
srcfileinfo { 2 "source.c" }
func &f (var %x i32) i32 {
  LOC 2 14 5
  return (div i32 (constval i32 12, dread i32 %x))
}
# run: &f(4) == 3
`,
} as const;

const overArray = `
var $a <[4] i16> = [3, -1, 4, 1]
func &total () i32 {
  var %x i16
  var %s i32 = 0
  foreachelem %x $a { dassign %s (add i32 (dread i32 %s, dread i32 %x)) }
  return (dread i32 %s)
}
# run: &total() == 7
`;

export const controlExamples = {
  doloop: `
func &sum (var %n i32) i32 {
  var %i i32
  var %s i32 = 0
  doloop %i (constval i32 1, le u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    dassign %s (add i32 (dread i32 %s, dread i32 %i))
  }
  return (dread i32 %s)
}
# run: &sum(10) == 55
# run: &sum(0) == 0
`,
  dowhile: `
func &digits (var %x u32) i32 {
  var %n i32 = 0
  dowhile {
    dassign %n (add i32 (dread i32 %n, constval i32 1))
    dassign %x (div u32 (dread u32 %x, constval u32 10))
  } (ne u1 u32 (dread u32 %x, constval u32 0))
  return (dread i32 %n)
}
# run: &digits(0) == 1
# run: &digits(1234) == 4
`,
  foreachelem: overArray,
  foreach: overArray.replace('foreachelem', 'foreach'),
  if: `
func &sign (var %x i32) i32 {
  if (lt u1 i32 (dread i32 %x, constval i32 0)) { return (constval i32 -1) }
  else { return (gt i32 i32 (dread i32 %x, constval i32 0)) }
}
# run: &sign(-9) == -1
# run: &sign(9) == 1
`,
  while: `
func &gcd (var %a i32, var %b i32) i32 {
  var %r i32
  while (ne u1 i32 (dread i32 %b, constval i32 0)) {
    dassign %r (rem i32 (dread i32 %a, dread i32 %b))
    dassign %a (dread i32 %b)
    dassign %b (dread i32 %r)
  }
  return (dread i32 %a)
}
# run: &gcd(12, 18) == 6
`,
  brfalse: `
func &f (var %x i32) i32 {
  brfalse @zero (dread i32 %x)
  return (constval i32 1)
@zero
  return (constval i32 0)
}
# run: &f(7) == 1
# run: &f(0) == 0
`,
  brtrue: `
func &log2 (var %x u32) i32 {
  regassign i32 %1 (constval i32 -1)
@again
  regassign i32 %1 (add i32 (regread i32 %1, constval i32 1))
  dassign %x (lshr u32 (dread u32 %x, constval u32 1))
  brtrue @again (dread u32 %x)
  return (regread i32 %1)
}
# run: &log2(1000) == 9
`,
  goto: `
func &f (var %x i32) i32 {
  goto @end
  dassign %x (constval i32 0)
@end
  return (dread i32 %x)
}
# run: &f(3) == 3
`,
  igoto: `
func &f (var %x i32) i32 {
  igoto (select ptr (dread i32 %x, addroflabel ptr @yes, addroflabel ptr @no))
@yes
  return (constval i32 1)
@no
  return (constval i32 0)
}
# run: &f(5) == 1
# run: &f(0) == 0
`,
  multiway: `
func &f (var %x i32, var %y i32) i32 {
  multiway (dread i32 %x) @other { (dread i32 %y): goto @same (constval i32 3): goto @three }
@same
  return (constval i32 1)
@three
  return (constval i32 3)
@other
  return (constval i32 0)
}
# run: &f(5, 5) == 1
# run: &f(3, 5) == 3
# run: &f(4, 5) == 0
`,
  return: `
func &divide (var %a i32, var %b i32) i32, i32 {
  return (div i32 (dread i32 %a, dread i32 %b), rem i32 (dread i32 %a, dread i32 %b))
}
# run: &divide(17, 5) == 3, 2
`,
  switch: `
func &days (var %month i32) i32 {
  switch (dread i32 %month) @long { 2: goto @february 4: goto @short 6: goto @short 9: goto @short 11: goto @short }
@long
  return (constval i32 31)
@short
  return (constval i32 30)
@february
  return (constval i32 28)
}
# run: &days(2) == 28
# run: &days(6) == 30
# run: &days(7) == 31
`,
  rangegoto: `
func &f (var %x i32) i32 {
  rangegoto (dread i32 %x) 10 { 0: goto @even 1: goto @odd 2: goto @even }
@even
  return (constval i32 0)
@odd
  return (constval i32 1)
}
# run: &f(11) == 1
# run: &f(12) == 0
# trap: unreachable &f(13)
`,
  indexgoto: `
var $table <[2] ptr> = [addroflabel ptr @first, addroflabel ptr @second]
func &f (var %i i32) i32 {
  indexgoto (dread i32 %i) $table
@first
  return (constval i32 10)
@second
  return (constval i32 20)
}
# run: &f(0) == 10
# run: &f(1) == 20
`,
} as const;
