# rangegoto: the selector must be one of the listed values, counted from the offset.
func &pick (var %x i32) i32 {
  rangegoto (dread i32 %x) 10 { 0: goto @a 1: goto @b 2: goto @a }
  @a return (constval i32 1)
  @b return (constval i32 2)
}
# run: &pick(10) == 1
# run: &pick(11) == 2
# run: &pick(12) == 1
# trap: unreachable &pick(13)
# trap: unreachable &pick(0)
