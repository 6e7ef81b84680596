# Integers of 128 bits: arithmetic wraps, division truncates, shifts count modulo 128.
func &add (var %x i128, var %y i128) i128 { return (add i128 (dread i128 %x, dread i128 %y)) }
# run: &add(0xffffffffffffffff, 1) == 18446744073709551616
# run: &add(170141183460469231731687303715884105727, 1) == -170141183460469231731687303715884105728
func &sub (var %x u128, var %y u128) u128 { return (sub u128 (dread u128 %x, dread u128 %y)) }
# run: &sub(0, 1) == 340282366920938463463374607431768211455
func &mul (var %x i128, var %y i128) i128 { return (mul i128 (dread i128 %x, dread i128 %y)) }
# run: &mul(-12345678901234567890, 9876543210987654321) == -121932631137021795223746380111126352690
func &div (var %x i128, var %y i128) i128 { return (div i128 (dread i128 %x, dread i128 %y)) }
# run: &div(-100000000000000000000000000000000000001, 3000000000000000000000) == -33333333333333333
# run: &div(-7, 2) == -3
# trap: divide-by-zero &div(1, 0)
func &rem (var %x i128, var %y i128) i128 { return (rem i128 (dread i128 %x, dread i128 %y)) }
# run: &rem(-100000000000000000000000000000000000001, 3000000000000000000000) == -1000000000000000000001
func &divu (var %x u128, var %y u128) u128 { return (div u128 (dread u128 %x, dread u128 %y)) }
# run: &divu(340282366920938463463374607431768211455, 10) == 34028236692093846346337460743176821145
func &remu (var %x u128, var %y u128) u128 { return (rem u128 (dread u128 %x, dread u128 %y)) }
# run: &remu(340282366920938463463374607431768211455, 18446744073709551617) == 0
# run: &remu(340282366920938463463374607431768211455, 18446744073709551618) == 3
func &shl (var %x i128, var %n i32) i128 { return (shl i128 (dread i128 %x, dread i32 %n)) }
# run: &shl(1, 100) == 1267650600228229401496703205376
# run: &shl(1, 129) == 2
func &ashr (var %x i128, var %n i32) i128 { return (ashr i128 (dread i128 %x, dread i32 %n)) }
# run: &ashr(-170141183460469231731687303715884105728, 126) == -2
func &lshr (var %x u128, var %n i32) u128 { return (lshr u128 (dread u128 %x, dread i32 %n)) }
# run: &lshr(340282366920938463463374607431768211455, 65) == 9223372036854775807
func &ror (var %x u128, var %n i32) u128 { return (ror u128 (dread u128 %x, dread i32 %n)) }
# run: &ror(3, 1) == 170141183460469231731687303715884105729
func &bits (var %x u128, var %y u128) u128 {
  return (bxor u128 (band u128 (dread u128 %x, dread u128 %y), bior u128 (bnot u128 (dread u128 %x), dread u128 %y)))
}
# run: &bits(0xff00000000000000000000000000000f, 0xf0f0000000000000000000000000000a) == 0xfffffffffffffffffffffffffffff0
func &minmax (var %x i128, var %y i128) i128 {
  return (sub i128 (max i128 (dread i128 %x, dread i128 %y), min i128 (dread i128 %x, dread i128 %y)))
}
# run: &minmax(-36893488147419103232, 5) == 36893488147419103237
func &absneg (var %x i128) i128 { return (neg i128 (abs i128 (dread i128 %x))) }
# run: &absneg(-36893488147419103232) == -36893488147419103232
