# Two places that must agree.
func &twice (var %x i32, var %p <* i8>) i32
func &twice (var %x u32, var %q <* void>) i32
func &twice () i32
func &twice (var %x i64, var %q ptr) i32 # error: MPL2510
func &twice (var %x i32) i32 # error: MPL2510
func &twice (var %x i32, var %p ptr) f32 # error: MPL2510
func &twice (var %y i32, var %p ptr) i32 {
  return (dread i32 %y)
}
func &later (var %x <$two>) void {
}
func &later (var %x <$one>) void # error: MPL2510

type $one <struct {@a i32}>
type $two <struct {@a i64}>
type $bits <struct {@a:3 i32, @b i32, @c:2 u8}>
type $same <struct {
  @a i32,
  @b i32,
  @a f64}> # error: MPL2512
type $both <union {@a i32, @a f32}> # error: MPL2512
var $bits <$bits>
var $ok <$two> = [1 = 1]
var $again <$bits> = [1 = 1, 2 = 2, 1 = 3] # error: MPL2513
var $pair <[2] <$two>> = [[1 = 1], [1 = 2, 1 = 3]] # error: MPL2513

var $p1 <* i32> = addrof ptr $absent # error: MPL2001
var $p2 <[2] ptr> = [addroffunc ptr &missing, addrof ptr $ok 1] # error: MPL2002
var $p3 ptr = addrof ptr $ok 2 # error: MPL2205
var $p4 ptr = addrof ptr $bits 1 # error: MPL2519
var $p5 f32 = conststr ptr "a" # error: MPL2525
var $p6 u16 = addrof ptr $ok # error: MPL2525
var $p7 <[2] f64> = [1.5, addroffunc ptr &later] # error: MPL2525
var $i1 i32 = 1.5 # error: MPL2125
var $u1 u64 = addrof ptr $ok
var $text <* i8> = "abc"

type $face <interface {&area () f64}>
type $base <class {@a i32, &base_m virtual (<* <$base>>, i32) i32, &base_init constructor (<* <$base>>) void, &base_s static () i32}>
type $mid <class <$base> {@b i32}>
type $sub <class <$mid> {@a i32,
  &sub_m virtual (<* <$sub>>, i64) i32, # error: MPL2524
  &sub_init constructor (<* <$sub>>, i32) void,
  &sub_s static (i32) i32,
  $face}>
type $good <class <$base> {&good_m virtual (<* <$good>>, u32) i32}>
type $round <class {@x i32, $face, $face}> # error: MPL2512
type $kind <class {@x i32, $base}> # error: MPL2515
type $none <class {@x i32, $nowhere}> # error: MPL2514
type $draw <interface {&draw (<* <$draw>>) void}>
type $pen <class {&pen_draw virtual (<* <$pen>>, i32) void, $draw}> # error: MPL2524
type $ink <class {&ink_draw virtual (<* <$ink>>) i32, # error: MPL2524
  &ink|draw virtual (<* <$ink>>) void, $draw}>

func &draw (var %o <* <$draw>>) void
func &pen_draw (var %o <* <$pen>>, var %n i32) void

var $const i32 const = 5
var $list <$two> const = [1 = 5]
func &stores (var %given i32 const, var %n i32) void {
  var %first i32 const
  var %kept i32 const = 1
  var %static pstatic i32 const
  reg %1 <* i32>
  reg %1 <* i32>
  reg %2 i32
  reg %2 f64 # error: MPL2527
  dassign %first (constval i32 1)
  dassign $const (constval i32 6) # error: MPL2511
  dassign $list 1 (constval i64 6) # error: MPL2511
  dassign %given (constval i32 6) # error: MPL2511
  dassign %kept (constval i32 6) # error: MPL2511
  dassign %static (constval i32 6) # error: MPL2511
  callassigned &twice (dread i32 %n, constval ptr 0) { dassign $const } # error: MPL2511
  doloop %kept (constval i32 0, lt u1 i32 (dread i32 %kept, constval i32 3), constval i32 1) { # error: MPL2511
  }
}

func &take (var %s <$one>, var %a <[4] i32>) <$one> {
  var %t <$two>
  var %b <[3] i32>
  call &take (dread agg %t, dread agg %a) # error: MPL2516
  call &take (dread agg %s, dread agg %b) # error: MPL2516
  callassigned &take (dread agg %s, dread agg %a) { dassign %t } # error: MPL2212
  callassigned &take (dread agg %s, dread agg %a) { dassign %s }
  return (dread agg %t) # error: MPL2517
}

func &operands (var %o <* <$pen>>, var %v <* void>, var %i i64) void {
  var %r ref
  eval (addrof ptr $bits 2)
  eval (addrof ptr $bits 3) # error: MPL2519
  eval (iaddrof ptr <* <$bits>> 1 (addrof ptr $bits)) # error: MPL2519
  eval (iread i32 <* void> 1 (dread ptr %v)) # error: MPL2206
  eval (iaddrof ptr <* void> 2 (dread ptr %v)) # error: MPL2206
  iassign <* void> (dread ptr %v, constval i32 1)
  assertge (constval i32 1, constval u32 2)
  assertge (dread ptr %v, constval u64 2)
  assertge (dread i64 %i, constval i32 2) # error: MPL2204
  assertlt (constval f32 1.0f, constval f64 2.0) # error: MPL2520
  assertlt (dread ptr %v, constval f64 2.0) # error: MPL2520
  eval (intrinsicop u64 C_strlen (dread ptr %v, dread ptr %v)) # error: MPL2518
  eval (intrinsicop u64 C_strlen (constval f64 1.0)) # error: MPL2402
  intrinsiccall C_memset (dread ptr %v, constval i32 0) # error: MPL2518
  intrinsiccall JAVA_CLINIT_CHECK ()
  dassign %r (gcmallocjarray ref <$pen> (constval i32 3)) # error: MPL2521
  dassign %r (gcmallocjarray ref <[] i32> (constval i32 3))
  incref (dread ref %r)
  incref (regread ref %1)
  decref (constval ref 0) # error: MPL2522
  incref (gcmalloc ref <$pen>) # error: MPL2220 MPL2522
  interfacecall &draw (dread ref %o)
  interfacecall &pen_draw (dread ref %o, constval i32 1) # error: MPL2523
  virtualcall &pen_draw (dread ref %o, constval i32 1)
  interfacecall &unknown (dread ref %o) # error: MPL2002
  icall (iread ptr <* <$ops>> 1 (dread ptr %v), constval i32 1) # error: MPL2401
}
type $ops <struct {@run <* <func (i32, i32) void>>}>
