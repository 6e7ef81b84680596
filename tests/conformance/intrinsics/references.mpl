# Reading and writing counted references by name: what is counted, handed over, reset (MCC…, docs/decisions/0112).
# run: &stores() == 2
# run: &handsOver() == 1
# run: &first() == 2
# run: &plain() == 1
# run: &loads() == 3
# run: &pair() == 1
# run: &moves() == 4
# run: &cleaned() == 1
# run: &kept() == -1
# run: &counters() == 5
# trap: use-after-free &twice()
type $Node <class { @value i32, @next <* <$Node>>, @weak <* <$Node>> rcweak }>
var $static <* <$Node>>

func &countOf (var %o ref) i32 { return (ireadoff i32 -8 (dread ref %o)) }

# The old content loses a reference, the new one gains it.
func &stores () i32 {
  var %a <* <$Node>>
  var %b <* <$Node>>
  dassign %a (gcmalloc ref <$Node>)
  dassign %b (gcmalloc ref <$Node>)
  intrinsiccall MCCWrite (dread ref %a, iaddrof ptr <* <$Node>> 2 (dread ref %a), dread ref %b)
  intrinsiccall MCCWriteVol (dread ref %a, iaddrof ptr <* <$Node>> 2 (dread ref %a), constval ref 0)
  intrinsiccall MCCWriteS (addrof ptr $static, dread ref %b)
  callassigned &countOf (dread ref %b) { regassign i32 %1 }
  intrinsiccall MCCWriteSVol (addrof ptr $static, constval ref 0)
  return (regread i32 %1)
}

func &handsOver () i32 {
  var %b <* <$Node>>
  dassign %b (gcmalloc ref <$Node>)
  intrinsiccall MCCWriteSNoInc (addrof ptr $static, dread ref %b)
  callassigned &countOf (dread ref $static) { regassign i32 %1 }
  intrinsiccall MCCWriteS (addrof ptr $static, constval ref 0)
  return (regread i32 %1)
}

func &first () i32 {
  var %a <* <$Node>>
  var %b <* <$Node>>
  dassign %a (gcmalloc ref <$Node>)
  dassign %b (gcmalloc ref <$Node>)
  intrinsiccall MCCWriteNoDec (dread ref %a, iaddrof ptr <* <$Node>> 2 (dread ref %a), dread ref %b)
  callassigned &countOf (dread ref %b) { regassign i32 %1 }
  intrinsiccall MCCDecRef (dread ref %a)
  intrinsiccall MCCDecRef (dread ref %b)
  return (regread i32 %1)
}

func &plain () i32 {
  var %a <* <$Node>>
  var %b <* <$Node>>
  dassign %a (gcmalloc ref <$Node>)
  dassign %b (gcmalloc ref <$Node>)
  intrinsiccall MCCWriteVolNoRC (dread ref %a, iaddrof ptr <* <$Node>> 2 (dread ref %a), dread ref %b)
  callassigned &countOf (dread ref %b) { regassign i32 %1 }
  return (regread i32 %1)
}

func &loads () i32 {
  var %a <* <$Node>>
  dassign %a (gcmalloc ref <$Node>)
  intrinsiccall MCCWriteSNoInc (addrof ptr $static, dread ref %a)
  intrinsiccallassigned MCCLoadRefS (addrof ptr $static) { regassign ref %2 }
  intrinsiccallassigned MCCLoadRefSVol (addrof ptr $static) { regassign ref %3 }
  callassigned &countOf (dread ref %a) { regassign i32 %1 }
  return (regread i32 %1)
}

func &pair () i32 {
  var %a <* <$Node>>
  var %b <* <$Node>>
  dassign %a (gcmalloc ref <$Node>)
  dassign %b (gcmalloc ref <$Node>)
  intrinsiccall MCCDecRefResetPair (addrof ptr %a, addrof ptr %b)
  return (land u1 (eq u1 ref (dread ref %a, constval ref 0), eq u1 ref (dread ref %b, constval ref 0)))
}

func &moves () i32 {
  var %a <* <$Node>>
  var %b <* <$Node>>
  dassign %a (gcmalloc ref <$Node>)
  dassign %b (gcmalloc ref <$Node>)
  intrinsiccall MCCIncRef (dread ref %a)
  intrinsiccall MCCIncDecRef (dread ref %a, dread ref %b)
  dassign %b (gcmalloc ref <$Node>)
  intrinsiccall MCCIncDecRefReset (dread ref %a, addrof ptr %b)
  callassigned &countOf (dread ref %a) { regassign i32 %1 }
  return (sub i32 (regread i32 %1, ne u1 ref (dread ref %b, constval ref 0)))
}

# The variables of a function that ends.
func &cleaned () i32 {
  var %a <* <$Node>>
  var %b <* <$Node>> = 0
  dassign %a (gcmalloc ref <$Node>)
  intrinsiccall MCCIncRef (dread ref %a)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %a, dread ref %b)
  callassigned &countOf (dread ref %a) { regassign i32 %1 }
  return (regread i32 %1)
}

func &kept () i32 {
  var %a <* <$Node>>
  dassign %a (gcmalloc ref <$Node>)
  intrinsiccall MCCSetPermanent (dread ref %a)
  intrinsiccall MCCDecRef (dread ref %a)
  callassigned &countOf (dread ref %a) { regassign i32 %1 }
  return (regread i32 %1)
}

# What only observes does nothing.
func &counters () i32 {
  intrinsiccall MCCGCCheck ()
  intrinsiccall MPL_PROF_COUNTER_INC (constval i32 1)
  intrinsiccall MPL_CLEAR_STACK ()
  intrinsiccall MCCSaveProf ()
  intrinsiccall MCCCheck (constval ref 0)
  return (constval i32 5)
}

func &twice () void {
  var %a <* <$Node>>
  dassign %a (gcmalloc ref <$Node>)
  intrinsiccall MCCDecRef (dread ref %a)
  intrinsiccall MCCDecRef (dread ref %a)
  return ()
}
