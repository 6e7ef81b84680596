# The factorial, by recursion.
#   samara run examples/fact.mpl                     prints 10! and leaves with status 0
#   samara run examples/fact.mpl --call fact 12      calls one function and prints its result

func &printf extern varargs (var %format <* i8>, ...) i32

func &fact (var %n i64) i64 {
  var %rest i64

  if (le u1 i64 (dread i64 %n, constval i64 1)) {
    return (constval i64 1)
  }
  callassigned &fact (sub i64 (dread i64 %n, constval i64 1)) { dassign %rest }
  return (mul i64 (dread i64 %n, dread i64 %rest))
}

func &main () i32 {
  var %result i64

  callassigned &fact (constval i64 10) { dassign %result }
  call &printf (conststr ptr "10! = %lld\n", dread i64 %result)
  return (constval i32 0)
}
