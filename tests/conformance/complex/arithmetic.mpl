# Complex numbers: formulas over their parts; division by Smith's method; no order, no trap.
func &add (var %x c128, var %y c128) c128 { return (add c128 (dread c128 %x, dread c128 %y)) }
# run: &add([1.5, 2], [0.25, -3]) == [1.75, -1]
func &sub (var %x c64, var %y c64) c64 { return (sub c64 (dread c64 %x, dread c64 %y)) }
# run: &sub([1.5, 2], [0.25, -3]) == [1.25, 5]
func &mul (var %x c128, var %y c128) c128 { return (mul c128 (dread c128 %x, dread c128 %y)) }
# run: &mul([1, 2], [3, 4]) == [-5, 10]
# run: &mul([0, 1], [0, 1]) == [-1, 0]
func &mulless (var %x c64, var %y c64) c64 { return (mul c64 (dread c64 %x, dread c64 %y)) }
# run: &mulless([1, 2], [3, 4]) == [-5, 10]
func &div (var %x c128, var %y c128) c128 { return (div c128 (dread c128 %x, dread c128 %y)) }
# run: &div([-5, 10], [3, 4]) == [1, 2]
# run: &div([1, 0], [0, 1]) == [0, -1]
# run: &div([1e300, 1e300], [1e300, 1e300]) == [1, 0]
# run: &div([1, 1], [0, 0]) == [nan, nan]
func &divless (var %x c64, var %y c64) c64 { return (div c64 (dread c64 %x, dread c64 %y)) }
# run: &divless([-5, 10], [4, 3]) == [0.4, 2.2]
func &neg (var %x c128) c128 { return (neg c128 (dread c128 %x)) }
# run: &neg([1.5, -2]) == [-1.5, 2]
func &equal (var %x c64, var %y c64) i32 {
  return (add i32 (eq i32 c64 (dread c64 %x, dread c64 %y), mul i32 (constval i32 2, ne i32 c64 (dread c64 %x, dread c64 %y))))
}
# run: &equal([1, 2], [1, 2]) == 1
# run: &equal([1, 2], [1, 3]) == 2
# run: &equal([0, -0], [-0, 0]) == 1
# run: &equal([nan, 1], [nan, 1]) == 2
func &truth (var %x c128) i32 {
  brtrue @yes (ne u1 c128 (dread c128 %x, constval c128 [0.0, 0.0]))
  return (constval i32 0)
@yes
  return (constval i32 1)
}
# run: &truth([0, 1]) == 1
# run: &truth([-0, 0]) == 0
