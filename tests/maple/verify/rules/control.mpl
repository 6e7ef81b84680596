# CTRL: jumps, loops, and where functions end.
var $table <[2] ptr>
var $scalar ptr
var $global i32
func &tables (var %x i32) void {
  switch (dread i32 %x) @a {
    1: goto @a
    -1: goto @b
    1: goto @b } # error: MPL2301
  switch (dread i32 %x) 0 {
    1: goto @a }
  rangegoto (dread i32 %x) 2 {
    3: goto @a
    2: goto @b
    4: goto @a }
  multiway (dread i32 %x) @a {
    (constval i32 1): goto @a
    (constval i32 1): goto @b }
  indexgoto (dread i32 %x) $table
@a return ()
@b return ()
}
func &loops (var %x i32, var %f f64) void {
  var %i i32
  var %p <* <[8] f64>>
  var %a <[8] i32>
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 9), constval i32 1) { }
  doloop %i (constval i32 0, cmp i32 i32 (dread i32 %i, constval i32 9), constval i32 1) { }
  doloop %i (constval i32 0, dread i32 %x, constval i32 1) { } # error: MPL2304
  doloop %i (constval i32 0, land i32 (dread i32 %x, dread i32 %x), constval i32 1) { } # error: MPL2304
  doloop %f (constval f64 0.0, lt u1 f64 (dread f64 %f, constval f64 9.0), constval i32 1) { } # error: MPL2303 MPL2203
  doloop $global (constval i32 0, lt u1 i32 (dread i32 $global, constval i32 9), constval i32 1) { } # error: MPL2303
  doloop %1 (constval i32 0, lt u1 i32 (regread i32 %1, constval i32 9), constval i32 1) { }
  doloop %2 (constval f64 0.0, lt u1 f64 (regread f64 %2, constval f64 9.0), constval i32 1) { } # error: MPL2303 MPL2203
  foreachelem %f %p { }
  foreachelem %x %a { }
  foreachelem %f %a { } # error: MPL2305
  foreachelem %x %i { } # error: MPL2305
  indexgoto (dread i32 %x) $scalar # error: MPL2307
}
func &falls (var %x i32) i32 {
  if (dread i32 %x) {
    return (constval i32 1)
  }
} # error: MPL2306
func &both (var %x i32) i32 {
  if (dread i32 %x) {
    return (constval i32 1)
  } else {
    throw (constval ptr 0)
    # with a last word
  }
}
func &endless () i32 {
  while (constval i32 1) {
  }
}
func &endless2 () i32 {
  dowhile {
  } (constval i32 1)
}
func &exit noreturn (var %x i32) void
func &leaves () i32 {
  call &exit (constval i32 1)
}
func &jumps () i32 {
@top goto @top
}
func &label () i32 {
  goto @end
@end
} # error: MPL2306
func &nested () i32 {
  {
    {
    }
  }
} # error: MPL2306
func &nothing () void {
}
func &gaps (var %x i32) void {
  rangegoto (dread i32 %x) 2 { # error: MPL2302
    5: goto @a
    2: goto @a
    4: goto @a }
@a return ()
}
