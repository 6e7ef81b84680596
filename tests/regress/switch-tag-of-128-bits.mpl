# samara run FILE
# engine: all but light
# out: 3 4 1 5 6 4 4
# out: 7 8
# Tags were cut to 64 bits. MapleLight has no i128.
func &printf extern varargs (var %format <* i8>, ...) i32
func &signed (var %x i128) i32 {
  switch (dread i128 %x) @d {
    1: goto @a
    0x10000000000000000: goto @c
    -1: goto @e
    0xffffffffffffffff: goto @f
  }
@a return (constval i32 1)
@c return (constval i32 3)
@e return (constval i32 5)
@f return (constval i32 6)
@d return (constval i32 4)
}
func &unsigned (var %x u128) i32 {
  switch (dread u128 %x) @d { -1: goto @a 0x80000000000000000000000000000000: goto @b }
@a return (constval i32 7)
@b return (constval i32 8)
@d return (constval i32 9)
}
func &main () i32 {
  callassigned &signed (constval i128 0x10000000000000000) { regassign i32 %1 }
  callassigned &signed (constval i128 0) { regassign i32 %2 }
  callassigned &signed (constval i128 1) { regassign i32 %3 }
  callassigned &signed (constval i128 -1) { regassign i32 %4 }
  callassigned &signed (constval i128 0xffffffffffffffff) { regassign i32 %5 }
  callassigned &signed (constval i128 0x20000000000000000) { regassign i32 %6 }
  callassigned &signed (constval i128 0x10000000000000001) { regassign i32 %7 }
  call &printf (conststr ptr "%d %d %d %d %d %d %d\n", regread i32 %1, regread i32 %2, regread i32 %3, regread i32 %4, regread i32 %5, regread i32 %6, regread i32 %7)
  callassigned &unsigned (constval u128 -1) { regassign i32 %1 }
  callassigned &unsigned (constval u128 0x80000000000000000000000000000000) { regassign i32 %2 }
  call &printf (conststr ptr "%d %d\n", regread i32 %1, regread i32 %2)
  return (constval i32 0)
}
