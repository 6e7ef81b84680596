# samara run FILE
# engine: all
# out: 9 8 8
# out: 5 6 1.5 -2
# out: 40 41
# In generic code a type parameter is one field; the ids of those behind it move where it stands for a structure.
func &printf extern varargs (var %format <* i8>, ...) i32
type $S <struct {@x i16, @y i16}>
type $pair <struct {@f1 <!T>, @f2 <!U>, @n i32}> generic
type $outer <struct {@first <$pair{!T=<!V>, !U=<$S>}>, @m i32, @second <$pair{!T=i8, !U=<!V>}>, @last f64}> generic
type $Base <class {@v <!T>, @w i32}> generic
func &third generic (var %p <* <$pair{!T=<!A>, !U=<!B>}>>) i32 {
  return (iread i32 <* <$pair{!T=<!A>, !U=<!B>}>> 3 (dread ptr %p))
}
func &copied generic (var %p <* <$pair{!T=<!A>, !U=<!B>}>>) i32 {
  var %q <$pair{!T=<!A>, !U=<!B>}>
  dassign %q 3 (iread i32 <* <$pair{!T=<!A>, !U=<!B>}>> 3 (dread ptr %p))
  return (iread i32 <* i32> 0 (addrof ptr %q 3))
}
func &fill generic (var %o <* <$outer{!V=<!W>}>>) void {
  # By the definitions: first is 1, its fields 2 to 4; m is 5; second 6, its fields 7 to 9; last 10
  iassign <* <$outer{!V=<!W>}>> 4 (dread ptr %o, constval i32 5)
  iassign <* <$outer{!V=<!W>}>> 5 (dread ptr %o, constval i32 6)
  iassign <* <$outer{!V=<!W>}>> 10 (dread ptr %o, constval f64 1.5)
  iassign <* <$outer{!V=<!W>}>> 9 (dread ptr %o, constval i32 -2)
}
func &setW generic (var %b <* <$Base{!T=<!T>}>>) void {
  iassign <* <$Base{!T=<!T>}>> 2 (dread ref %b, constval i32 40)
}
func &main () i32 {
  var %p <$pair{!T=i64, !U=f32}>
  var %q <$pair{!T=<$S>, !U=f32}>
  var %o <$outer{!V=<$S>}>
  var %d <* <$Base{!T=<$S>}>>
  dassign %p 3 (constval i32 9)
  dassign %q 5 (constval i32 8)
  dassign %q 3 (constval i32 77)
  callinstantassigned &third<{!A=i64, !B=f32}> (addrof ptr %p) { regassign i32 %1 }
  callinstantassigned &third<{!A=<$S>, !B=f32}> (addrof ptr %q) { regassign i32 %2 }
  callinstantassigned &copied<{!A=<$S>, !B=f32}> (addrof ptr %q) { regassign i32 %3 }
  call &printf (conststr ptr "%d %d %d\n", regread i32 %1, regread i32 %2, regread i32 %3)
  callinstant &fill<{!W=<$S>}> (addrof ptr %o)
  # The instance: first 1, 2 (3, 4), 5 (6, 7), 8; m 9; second 10, 11, 12 (13, 14), 15; last 16
  call &printf (conststr ptr "%d %d %g %d\n", dread i32 %o 8, dread i32 %o 9, dread f64 %o 16, dread i32 %o 15)
  dassign %d (gcmalloc ref <$Base{!T=<$S>}>)
  callinstant &setW<{!T=<$S>}> (dread ref %d)
  iassign <* <$Base{!T=<$S>}>> 3 (dread ref %d, constval i16 41)
  call &printf (conststr ptr "%d %d\n", iread i32 <* <$Base{!T=<$S>}>> 4 (dread ref %d), iread i32 <* <$Base{!T=<$S>}>> 3 (dread ref %d))
  return (constval i32 0)
}
