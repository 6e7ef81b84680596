# Two objects that hold each other are never reclaimed: counting references does not find circles. Try
#
#     samara run examples/leaks.mpl --memory-report
#
# Making one of the two links weak (MCCWriteWeak into a field with rcweak) is the way out: see &pair.
type $Person <class {
  @name ptr,
  @friend <* <$Person>>,
  @rival <* <$Person>> rcweak}>

func &puts extern (var %text ptr) i32

func &person (var %name ptr) <* <$Person>> {
  var %p <* <$Person>>

  dassign %p (gcmalloc ref <$Person>)
  iassign <* <$Person>> 1 (dread ref %p, dread ptr %name)
  return (dread ref %p)
}

# Each holds the other.
func &circle () void {
  var %a <* <$Person>>
  var %b <* <$Person>>

  callassigned &person (conststr ptr "Ada") { dassign %a }
  callassigned &person (conststr ptr "Blaise") { dassign %b }
  intrinsiccall MCCWrite (dread ref %a, iaddrof ptr <* <$Person>> 2 (dread ref %a), dread ref %b)
  intrinsiccall MCCWrite (dread ref %b, iaddrof ptr <* <$Person>> 2 (dread ref %b), dread ref %a)
  decref (dread ref %a)
  decref (dread ref %b)
  return ()
}

# One holds the other, who only knows the first.
func &pair () void {
  var %a <* <$Person>>
  var %b <* <$Person>>

  callassigned &person (conststr ptr "Charles") { dassign %a }
  callassigned &person (conststr ptr "Dorothy") { dassign %b }
  intrinsiccall MCCWrite (dread ref %a, iaddrof ptr <* <$Person>> 2 (dread ref %a), dread ref %b)
  intrinsiccall MCCWriteWeak (
    dread ref %b,
    iaddrof ptr <* <$Person>> 3 (dread ref %b),
    dread ref %a)
  decref (dread ref %b)
  decref (dread ref %a)
  return ()
}

func &main () i32 {
  call &circle ()
  call &pair ()
  call &puts (conststr ptr "done")
  return (constval i32 0)
}
