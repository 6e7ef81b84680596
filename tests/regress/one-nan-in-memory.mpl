# samara run FILE
# engine: all but light
# out: 7ff8000000000000 7ff8000000000000 7fc00000 7ff8000000000000
# out: 7ff8000000000000 7ff8000000000000 7ff8000000000000 nan
# out: 7ff8000000000000 4000000000000000
# Stores kept the sign and payload that the host gives a NaN. MapleLight has no vectors.
func &printf extern varargs (var %format <* i8>, ...) i32
type $U <union {@d f64, @i u64}>
var $f f64
var $g f32
var $n f64 = -nan
var $v v2f64 = [-1.0, 4.0]
func &minusOne () f64 { return (constval f64 -1.0) }
func &main () i32 {
  var %u <$U>
  var %a <[2] f64>
  callassigned &minusOne () { regassign f64 %1 }
  dassign $f (sqrt f64 (regread f64 %1))
  call &printf (conststr ptr "%lx ", ireadoff u64 0 (addrof ptr $f))
  dassign $f (sub f64 (constval f64 inf, constval f64 inf))
  dassign $g (sqrt f32 (cvt f32 f64 (regread f64 %1)))
  call &printf (conststr ptr "%lx %x ", ireadoff u64 0 (addrof ptr $f), ireadoff u32 0 (addrof ptr $g))
  call &printf (conststr ptr "%lx\n", ireadoff u64 0 (addrof ptr $n))
  dassign %u 2 (constval u64 0xfff8000000000123)
  dassign %u 1 (dread f64 %u 1)
  call &printf (conststr ptr "%lx ", dread u64 %u 2)
  iassignoff f64 8 (addrof ptr %a, neg f64 (dread f64 $f))
  call &printf (conststr ptr "%lx ", ireadoff u64 8 (addrof ptr %a))
  call &printf (conststr ptr "%lx %g\n", sqrt f64 (regread f64 %1), sqrt f64 (regread f64 %1))
  dassign $v (sqrt v2f64 (dread v2f64 $v))
  call &printf (conststr ptr "%lx %lx\n", ireadoff u64 0 (addrof ptr $v), ireadoff u64 8 (addrof ptr $v))
  return (constval i32 0)
}
