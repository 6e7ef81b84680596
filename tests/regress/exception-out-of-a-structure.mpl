# samara run FILE
# engine: all
# out: caught 7
# out: 1 2
# A function that gives a structure is left by the exception of one that it calls, whose result was a number. What was
# called last left an address-sized word behind, which is not where the structure lies.
func &printf extern varargs (var %format <* u8>, ...) i32
type $Pair <struct { @a i64, @b i64 }>
var $zero i64

func &risky (var %x i32) i64 {
  if (gt u1 i32 (dread i32 %x, constval i32 5)) { throw (dread i32 %x) }
  return (dread i64 $zero)
}

func &make (var %x i32) <$Pair> {
  var %p <$Pair>
  callassigned &risky (dread i32 %x) { regassign i64 %1 }
  dassign %p 1 (add i64 (regread i64 %1, constval i64 1))
  dassign %p 2 (constval i64 2)
  return (dread agg %p)
}

func &main () i32 {
  var %p <$Pair>
  jstry @h 0
  callassigned &make (constval i32 1) { dassign %p }
  callassigned &make (constval i32 7) { dassign %p }
@h jscatch
  call &printf (conststr ptr "caught %d\n", regread i32 %%thrownval)
@e endtry
  call &printf (conststr ptr "%lld %lld\n", dread i64 %p 1, dread i64 %p 2)
  return (constval i32 0)
}
