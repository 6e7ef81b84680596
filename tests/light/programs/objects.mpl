# Classes, an interface, dispatch, objects and their counts.
# out: woof 3
# out: meow 1
# out: generic 0
# out: name 3
srclang 1
# rules: gcmalloc gcpermalloc gcmallocjarray virtualcallassigned interfacecallassigned incref decref
func &printf extern varargs (var %format <* i8>, ...) i32
javainterface $Named <interface { &Named|name public abstract (<* <$Named>>) i32 }> public
javaclass $Animal <class { @legs i32, &Animal|speak public virtual (<* <$Animal>>) i32 }> public
javaclass $Dog <class <$Animal> { @tricks i32, &Dog|speak public virtual (<* <$Dog>>) i32, &Dog|name public virtual (<* <$Dog>>) i32, $Named }> public
javaclass $Cat <class <$Animal> { @lives i32, &Cat|speak public virtual (<* <$Cat>>) i32 }> public

func &Named|name (var %this ref) i32

func &Animal|speak (var %this ref) i32 {
  call &printf (conststr ptr "generic %d\n", iread i32 <* <$Animal>> 1 (dread ref %this))
  return (constval i32 1)
}
func &Dog|speak (var %this ref) i32 {
  call &printf (conststr ptr "woof %d\n", iread i32 <* <$Dog>> 3 (dread ref %this))
  return (constval i32 2)
}
func &Dog|name (var %this ref) i32 {
  call &printf (conststr ptr "name %d\n", iread i32 <* <$Dog>> 3 (dread ref %this))
  return (constval i32 4)
}
func &Cat|speak (var %this ref) i32 {
  call &printf (conststr ptr "meow %d\n", iread i32 <* <$Cat>> 3 (dread ref %this))
  return (constval i32 8)
}

func &main () i32 {
  var %a ref
  var %r i32
  var %sum i32
  var %many ref
  dassign %a (gcmalloc ref <$Dog>)
  incref (dread ref %a)
  iassign <* <$Dog>> 3 (dread ref %a, constval i32 3)
  virtualcallassigned &Animal|speak (dread ref %a) { dassign %sum }
  dassign %many (dread ref %a)
  dassign %a (gcpermalloc ref <$Cat>)
  iassign <* <$Cat>> 3 (dread ref %a, constval i32 1)
  virtualcallassigned &Animal|speak (dread ref %a) { dassign %r }
  dassign %sum (add i32 (dread i32 %sum, dread i32 %r))
  superclasscallassigned &Animal|speak (dread ref %a) { dassign %r }
  dassign %sum (add i32 (dread i32 %sum, dread i32 %r))
  interfacecallassigned &Named|name (dread ref %many) { dassign %r }
  dassign %sum (add i32 (dread i32 %sum, dread i32 %r))
  decref (dread ref %many)
  dassign %a (gcmallocjarray ref <[] i32> (constval i32 4))
  iassign <* i32> 0 (array 0 ptr <* <[] i32>> (dread ref %a, constval i32 3), constval i32 15)
  return (sub i32 (dread i32 %sum, iread i32 <* i32> 0 (array 0 ptr <* <[] i32>> (dread ref %a, constval i32 3))))
}
