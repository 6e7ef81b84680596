# f128 has 113 significant bits; every operation rounds once, to nearest even.
func &add (var %x f128, var %y f128) f128 { return (add f128 (dread f128 %x, dread f128 %y)) }
# run: &add(0.1, 0.2) == 0.30000000000000000000000000000000004
# run: &add(9007199254740993, 1) == 9007199254740994
# run: &add(inf, -inf) == nan
func &third () f128 { return (div f128 (constval f128 1, constval f128 3)) }
# run: &third() == 0.3333333333333333333333333333333333
func &muldiv (var %x f128, var %y f128) f128 {
  return (div f128 (mul f128 (dread f128 %x, dread f128 %x), sub f128 (dread f128 %y, constval f128 0.5)))
}
# run: &muldiv(1e2000, 2.5) == 4.9999999999999999999999999999999996e3999
func &root () f128 { return (sqrt f128 (constval f128 2)) }
# run: &root() == 1.414213562373095048801688724209698
func &signs (var %x f128) f128 { return (neg f128 (abs f128 (dread f128 %x))) }
# run: &signs(-2.5) == -2.5
func &reciprocal (var %x f128) f128 { return (recip f128 (dread f128 %x)) }
# run: &reciprocal(4) == 0.25
func &extremes (var %x f128, var %y f128) f128 {
  return (sub f128 (max f128 (dread f128 %x, dread f128 %y), min f128 (dread f128 %x, dread f128 %y)))
}
# run: &extremes(-1.5, 2) == 3.5
func &remainder (var %x f128, var %y f128) f128 { return (rem f128 (dread f128 %x, dread f128 %y)) }
# run: &remainder(-7.5, 2) == -1.5
func &floor (var %x f128) i64 { return (floor i64 f128 (dread f128 %x)) }
# run: &floor(-2.5) == -3
func &ceil (var %x f128) i32 { return (ceil i32 f128 (dread f128 %x)) }
# run: &ceil(2.25) == 3
func &round (var %x f128) i64 { return (round i64 f128 (dread f128 %x)) }
# run: &round(-2.5) == -3
func &trunc (var %x f128) i32 { return (trunc i32 f128 (dread f128 %x)) }
# run: &trunc(-2.9) == -2
func &bits () u128 { return (retype u128 <u128> (constval f128 1.0)) }
# run: &bits() == 0x3fff0000000000000000000000000000
func &intrinsics (var %x f128, var %y f128) f128 {
  return (intrinsicop f128 C_fmaxl (intrinsicop f128 C_fabsl (dread f128 %x), intrinsicop f128 C_fminl (dread f128 %x, dread f128 %y)))
}
# run: &intrinsics(-1.5, 4) == 1.5
# run: &intrinsics(nan, 4) == 4
