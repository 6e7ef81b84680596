# switch: dense, sparse, wide, without default.
func &dense (var %x i32) i32 {
  switch (dread i32 %x) @other { 0: goto @zero 1: goto @one 2: goto @two 4: goto @one }
  @zero return (constval i32 10)
  @one return (constval i32 11)
  @two return (constval i32 12)
  @other return (constval i32 99)
}
# run: &dense(0) == 10
# run: &dense(1) == 11
# run: &dense(2) == 12
# run: &dense(3) == 99
# run: &dense(4) == 11
# run: &dense(-1) == 99
# run: &dense(5) == 99
func &sparse (var %x i32) i32 {
  switch (dread i32 %x) @other { -2147483648: goto @a 1000000: goto @b 2147483647: goto @c }
  @a return (constval i32 1)
  @b return (constval i32 2)
  @c return (constval i32 3)
  @other return (constval i32 0)
}
# run: &sparse(-2147483648) == 1
# run: &sparse(1000000) == 2
# run: &sparse(2147483647) == 3
# run: &sparse(0) == 0
func &wide (var %x i64) i32 {
  switch (dread i64 %x) @other { 1: goto @a 4294967297: goto @b -1: goto @c }
  @a return (constval i32 1)
  @b return (constval i32 2)
  @c return (constval i32 3)
  @other return (constval i32 0)
}
# run: &wide(1) == 1
# run: &wide(4294967297) == 2
# run: &wide(-1) == 3
# run: &wide(4294967295) == 0
func &through (var %x i32) i32 {
  switch (dread i32 %x) 0 { 1: goto @a }
  return (constval i32 7)
  @a return (constval i32 8)
}
# run: &through(1) == 8
# run: &through(2) == 7
func &narrow (var %x u8) i32 {
  switch (dread u8 %x) @other { 200: goto @a 255: goto @b }
  @a return (constval i32 1)
  @b return (constval i32 2)
  @other return (constval i32 0)
}
# run: &narrow(200) == 1
# run: &narrow(255) == 2
# run: &narrow(0) == 0
