# Attributes by which declarations meet those of other modules: here the program is one module, and has the last word.
# run: &defined() == 7
# run: &missing() == 1
# run: &missingReference() == 1
# run: &reference() == 9
# run: &value() == 6
# run: &own() == 5
# run: &hidden() == 3
# run: &protected() == 4
# run: &inlined(20) == 40
# run: &kept() == 8
# run: &asked(20) == 61
# A weak function is as any other if nothing replaces it; one that nobody defines has no address.
func &seven weak () i32 { return (constval i32 7) }
func &nowhere weak () i32
var $six i32 weak = 6
func &defined () i32 {
  callassigned &seven () { regassign i32 %1 }
  return (regread i32 %1)
}
func &missing () u1 { return (eq u1 ptr (addroffunc ptr &nowhere, constval ptr 0)) }
func &value () i32 { return (dread i32 $six) }
# A weak reference asks for no definition, and takes one that is there.
func &elsewhere weakref () i32
func &nine weakref () i32 { return (constval i32 9) }
func &missingReference () u1 { return (eq u1 ptr (addroffunc ptr &elsewhere, constval ptr 0)) }
func &reference () i32 {
  callassigned &nine () { regassign i32 %1 }
  return (regread i32 %1)
}
# What the module keeps for itself or shows with reserve, it can use.
func &five local () i32 { return (constval i32 5) }
var $three i32 visibility_hidden = 3
func &four visibility_protected () i32 { return (constval i32 4) }
func &own () i32 {
  callassigned &five () { regassign i32 %1 }
  return (regread i32 %1)
}
func &hidden () i32 { return (dread i32 $three) }
func &protected () i32 {
  callassigned &four () { regassign i32 %1 }
  return (regread i32 %1)
}
func &double inline (var %x i32) i32 { return (add i32 (dread i32 %x, dread i32 %x)) }
func &inlined (var %x i32) i32 {
  callassigned &double (dread i32 %x) { regassign i32 %1 }
  return (regread i32 %1)
}
var $eight i32 used const = 8
func &kept () i32 { return (dread i32 $eight) }
# Whether a body takes the place of calls can be asked for; it makes no difference to what they give.
func &tripled noinline (var %x i32) i32 { return (mul i32 (dread i32 %x, constval i32 3)) }
func &next always_inline (var %x i32) i32 { return (add i32 (dread i32 %x, constval i32 1)) }
func &asked (var %x i32) i32 {
  callassigned &tripled (dread i32 %x) { regassign i32 %1 }
  callassigned &next (regread i32 %1) { regassign i32 %2 }
  return (regread i32 %2)
}
