# Attributes that have a say in where data lies, in what calls do, and in what control can reach.
# run: &field() == 8
# run: &variable() == 0
# run: &type() == 16
# run: &packed() == 10
# run: &static() == 4
# run: &constant(3) == 8
# run: &method() == 6
# run: &unowned() == 5
# run: &outside(-9) == 3
# run: &stop(0) == 1
# trap: abort &stop(1)
type $Line <struct { @a i8, @b i8 align(8) }>
func &field () i32 { return (fieldsdist i32 <$Line> 1 2) }
var $first i8
var $far i8 align(64)
func &variable () i64 { return (band i64 (addrof ptr $far, constval i64 63)) }
type $Wide <struct { @a i32 }> type_align(16)
func &type () i32 { return (sizeoftype i32 <$Wide>) }
type $Close <struct { @a i8, @b i64 }> pack(2)
func &packed () i32 { return (sizeoftype i32 <$Close>) }
type $Own <struct { @shared i64 static, @own i32 }>
func &static () i32 { return (sizeoftype i32 <$Own>) }
var $five i32 const = 5
func &constant (var %x i32) i32 { return (add i32 (dread i32 $five, dread i32 %x)) }
type $Shape <class { &Shape_area abstract () i32 }> abstract
type $Square <class <$Shape> { &Square_area () i32 }>
func &Shape_area abstract (var %this <* <$Shape>>) i32
func &Square_area (var %this <* <$Square>>) i32 { return (constval i32 6) }
func &method () i32 {
  var %o <* <$Shape>>
  dassign %o (gcmalloc ref <$Square>)
  virtualcallassigned &Shape_area (dread ref %o) { regassign i32 %1 }
  return (regread i32 %1)
}
type $Node <class { @value i32, @other <* <$Node>> rcunowned }>
func &unowned () i32 {
  var %a <* <$Node>>
  var %b <* <$Node>>
  dassign %a (gcmalloc ref <$Node>)
  dassign %b (gcmalloc ref <$Node>)
  iassign <* <$Node>> 2 (dread ref %a, dread ref %b)
  iassign <* <$Node>> 1 (dread ref %b, constval i32 5)
  decref (dread ref %a)
  regassign i32 %1 (iread i32 <* <$Node>> 1 (dread ref %b))
  decref (dread ref %b)
  return (regread i32 %1)
}
func &end noreturn () void { abort }
func &stop (var %x i32) i32 {
  brfalse @on (dread i32 %x)
  call &end ()
@on
  return (constval i32 1)
}
func &abs native (var %x i32) i32
func &floor fast_native (var %x f64) f64
func &sqrt critical_native (var %x f64) f64
func &outside (var %x i32) f64 {
  callassigned &abs (dread i32 %x) { regassign i32 %1 }
  callassigned &sqrt (cvt f64 i32 (regread i32 %1)) { regassign f64 %2 }
  callassigned &floor (regread f64 %2) { regassign f64 %2 }
  return (regread f64 %2)
}
