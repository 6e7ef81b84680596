# CALL: arguments, results, returns.
type $s <struct {@a i32, @b i32}>
type $binary <func (i32, f64) i32>
func &old () void
func &one (var %x i32) i32
func &two (var %x i32, var %y f64) i32, f64
func &many (var %x ptr, ...) i32
func &marked varargs (var %x ptr) i32
func &struct (var %s <$s>) <$s>
func &defined () void {
}
func &generic (var %x <!T>, var %y <!U>) void {
}
func &calls (var %p ptr, var %f <* <func (i32, f64) i32>>, var %g <* <$binary>>, var %v <* void>) void {
  var %x i32
  var %y f64
  var %s <$s>
  call &old (dread i32 %x) # error: MPL2404
  call &defined (dread i32 %x) # error: MPL2401
  call &one () # error: MPL2401
  call &one (dread i32 %x, dread i32 %x) # error: MPL2404
  call &calls (dread ptr %p, dread ptr %f, dread ptr %g, dread ptr %v, dread i32 %x) # error: MPL2401
  call &one (constval u8 5)
  call &one (constval i64 5)
  call &one (dread f64 %y) # error: MPL2403
  call &one (dread agg %s) # error: MPL2402
  call &many () # error: MPL2401
  call &many (dread ptr %p, dread i32 %x, dread f64 %y)
  call &marked (dread ptr %p, dread i32 %x)
  call &many (dread f64 %y) # error: MPL2402
  call &many (constval i32 0)
  call &many (constval i32 7) # error: MPL2403
  callassigned &two (dread i32 %x, dread f64 %y) { dassign %x }
  callassigned &two (dread i32 %x, dread f64 %y) { dassign %x 0 dassign %y 0 }
  callassigned &two (dread i32 %x, dread f64 %y) { }
  callassigned &one (dread i32 %x) { dassign %x 0 dassign %y 0 } # error: MPL2405
  callassigned &old () { dassign %x } # error: MPL2405
  callassigned &one (dread i32 %x) { dassign %y } # error: MPL2211
  callassigned &one (dread i32 %x) { dassign %s } # error: MPL2210
  callassigned &one (dread i32 %x) { dassign %s 2 }
  callassigned &one (dread i32 %x) { dassign %s 3 } # error: MPL2205
  callassigned &struct (dread agg %s) { dassign %s }
  callassigned &one (dread i32 %x) { regassign i32 %1 }
  icall (dread ptr %f, dread i32 %x, dread f64 %y)
  icall (dread ptr %g, dread i32 %x) # error: MPL2401
  icall (dread ptr %f, dread agg %s, dread f64 %y) # error: MPL2402
  icallassigned (dread ptr %f, dread i32 %x, dread f64 %y) { dassign %x }
  icall (dread ptr %v, dread i32 %x)
  icallproto <$binary> (dread ptr %v, dread i32 %x, dread f64 %y)
  icallproto <$binary> (dread ptr %v, dread i32 %x) # error: MPL2401
  icallproto <$s> (dread ptr %v) # error: MPL2410
  callinstant &generic<{!T=i32, !U=f64}> (dread i32 %x, dread f64 %y)
  callinstant &generic<{!T=i32}> (dread i32 %x, dread f64 %y) # error: MPL2409
  callinstant &one<{!T=i32}> (dread i32 %x) # error: MPL2409
  call &generic (dread i32 %x, dread f64 %y) # error: MPL2409
  virtualcall &marked (dread ptr %p, dread i32 %x)
  virtualcall &one (dread ptr %p) # error: MPL2403
  intrinsiccall C_memset (dread ptr %p, constval i32 0, constval u64 8)
  intrinsiccallassigned C_strlen (dread ptr %p) { dassign %x }
}
func &returns (var %x i32) i32, f64 {
  brtrue @a (dread i32 %x)
  return (dread i32 %x, constval f64 1.0)
@a brtrue @b (dread i32 %x)
  return (dread i32 %x) # error: MPL2406
@b brtrue @c (dread i32 %x)
  return (dread i32 %x, constval f64 1.0, dread i32 %x) # error: MPL2406
@c return () # error: MPL2411
}
func &converts () f64 {
  return (constval i32 1) # error: MPL2408
}
func &zero () ptr {
  return (constval i32 0)
}
func &cannot () f64 {
  return (conststr ptr "1") # error: MPL2407
}
func &nothing () void {
  return (constval i32 1) # error: MPL2406
}
func &vectors (var %v v4i32, var %f v4f32, var %p ptr) v4i32 {
  var %x i32
  eval (intrinsicop i32 vector_sum_v4i32 (dread v4i32 %v, dread v4i32 %v)) # error: MPL2401
  eval (intrinsicop v4i32 vector_from_scalar_v4i32 ()) # error: MPL2401
  eval (intrinsicop i32 vector_sum_v4i32 (dread v4f32 %f)) # error: MPL2403
  eval (intrinsicop i32 vector_sum_v8i16 (dread v4i32 %v)) # error: MPL2402
  eval (intrinsicop i32 vector_sum_v4u32 (dread v4i32 %v))
  eval (intrinsicop v4i32 vector_from_scalar_v4i32 (constval i64 5))
  eval (intrinsicop i32 vector_unheard_of_v4i32 (constval i64 5))
  intrinsiccallassigned vector_store_v4i32 (dread ptr %p, dread v4i32 %v) { dassign %x } # error: MPL2405
  intrinsiccallassigned vector_abs_v4i32 (dread v4i32 %v) { dassign %x } # error: MPL2210
  return (intrinsicop v4i32 vector_abs_v4i32 (dread v4i32 %v))
}
