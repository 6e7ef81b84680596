# TYPE: names resolve, and whatever holds a value has a size.
type $point <struct {@x i32, @y i32}>
type $later <* <$defined>>
type $defined <struct {@next <$later>, @at <$point>}>
type $int <i32> # error: MPL2103
var $bad <* <$pointt>> # error: MPL2101
var $alsobad <* <$pointt>>
type $loop <struct {@a i32, @b <[2] <$pool>>}> # error: MPL2102
type $pool <struct {@c <$loop>}>
type $self <struct {@me <$self>}> # error: MPL2102
type $fine <struct {@me <* <$self>>}>
type $hidden <structincomplete {@known i32}>
var $h <$hidden> # error: MPL2104
var $hs <[4] <$hidden>> # error: MPL2104
var $hp <* <$hidden>>
var $he extern <$hidden>
type $holds <struct {@h <$hidden>}> # error: MPL2104
type $flex <struct {@n i32, @data <[] u8>}>
type $early <struct {
  @data <[] u8>, # error: MPL2105
  @n i32}>
type $inside <struct {@f <$flex>, @n i32}> # error: MPL2114
type $shape <interface {&area () f64}>
type $named <interface <$shape> {&name () ptr}>
var $s <$shape> # error: MPL2106
var $sp <* <$shape>>
var $t <!T> # error: MPL2107
var $tp <* <!T>> # error: MPL2107
func &proto (var %x <!T>) void # error: MPL2107
type $pair <struct {@a <!T>, @b <!U>}>
var $p1 <$pair{!T=i32, !U=f64}>
var $p2 <$pair{!T=i32}> # error: MPL2108
var $p3 <$pair{!T=i32, !U=f64, !V=i8}> # error: MPL2108
var $p4 <$pair{!T=i32, !T=f64, !U=i8}> # error: MPL2108
var $p5 <$pair> # error: MPL2109
var $p6 <$point{!T=i32}> # error: MPL2108
type $bits <struct {
  @a:3 i32,
  @b:33 i32, # error: MPL2110
  @c:1 f32, # error: MPL2110
  @d:0 i32,
  @e:1 u1}>
type $base <class {@a i32}>
type $derived <class <$base> {@b i32, $face}> # error: MPL2514
type $wrong <class <$point> {@b i32}> # error: MPL2111
type $wronger <interface <$base> {&m () void}> # error: MPL2111
var $v void # error: MPL2112
var $vs <[3] void> # error: MPL2112
var $vp <* void>
type $vf <struct {@v void}> # error: MPL2112
var $huge <[9000000][9000000][1000] i32> # error: MPL2113
func &generic (var %x <!T>, var %y <* <!T>>) <!T> {
  type %mine <struct {@m <$point>}>
  var %z <!T>
  var %m <%mine>
  var %n <%yours> # error: MPL2101
  var %f <func (i32, ...) i32>
  var %v void # error: MPL2112
  dassign %z (dread agg %x)
  eval (sizeoftype i32 <$nothing>) # error: MPL2101
  return (dread agg %z)
}
