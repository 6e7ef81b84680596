# A sorted linked list of structures on the heap: insert, walk, remove, free.
#   samara run examples/list.mpl

type $Item <struct {
  @key i32,
  @square i64,
  @next <* <$Item>>}>

func &printf extern varargs (var %format <* i8>, ...) i32

# Inserts a new item before the first one with a greater key and returns the head of the list.
func &insert (var %head <* <$Item>>, var %key i32) <* <$Item>> {
  var %item <* <$Item>>
  var %before <* <$Item>>

  dassign %item (malloc ptr (sizeoftype u64 <$Item>))
  iassign <* <$Item>> 1 (dread ptr %item, dread i32 %key)
  iassign <* <$Item>> 2 (
    dread ptr %item,
    mul i64 (cvt i64 i32 (dread i32 %key), cvt i64 i32 (dread i32 %key)))
  if (
    cior i32 (
      eq u1 ptr (dread ptr %head, constval ptr 0),
      ge u1 i32 (iread i32 <* <$Item>> 1 (dread ptr %head), dread i32 %key))) {
    iassign <* <$Item>> 3 (dread ptr %item, dread ptr %head)
    return (dread ptr %item)
  }
  dassign %before (dread ptr %head)
  while (
    cand i32 (
      ne u1 ptr (iread ptr <* <$Item>> 3 (dread ptr %before), constval ptr 0),
      lt u1 i32 (
        iread i32 <* <$Item>> 1 (iread ptr <* <$Item>> 3 (dread ptr %before)),
        dread i32 %key))) {
    dassign %before (iread ptr <* <$Item>> 3 (dread ptr %before))
  }
  iassign <* <$Item>> 3 (dread ptr %item, iread ptr <* <$Item>> 3 (dread ptr %before))
  iassign <* <$Item>> 3 (dread ptr %before, dread ptr %item)
  return (dread ptr %head)
}

# Frees every item whose key is odd; the address of the link that led to it is kept in %link.
func &removeOdd (var %head <* <$Item>>) <* <$Item>> {
  var %link <* <* <$Item>>>
  var %item <* <$Item>>

  dassign %link (addrof ptr %head)
  while (ne u1 ptr (iread ptr <* <* <$Item>>> (dread ptr %link), constval ptr 0)) {
    dassign %item (iread ptr <* <* <$Item>>> (dread ptr %link))
    if (band i32 (iread i32 <* <$Item>> 1 (dread ptr %item), constval i32 1)) {
      iassign <* <* <$Item>>> (dread ptr %link, iread ptr <* <$Item>> 3 (dread ptr %item))
      free (dread ptr %item)
    } else {
      dassign %link (iaddrof ptr <* <$Item>> 3 (dread ptr %item))
    }
  }
  return (dread ptr %head)
}

func &show (var %title <* i8>, var %item <* <$Item>>) void {
  call &printf (conststr ptr "%s:", dread ptr %title)
  while (ne u1 ptr (dread ptr %item, constval ptr 0)) {
    call &printf (
      conststr ptr " %d(%lld)",
      iread i32 <* <$Item>> 1 (dread ptr %item),
      iread i64 <* <$Item>> 2 (dread ptr %item))
    dassign %item (iread ptr <* <$Item>> 3 (dread ptr %item))
  }
  call &printf (conststr ptr "\n")
}

func &main () i32 {
  var %head <* <$Item>>
  var %seed i32
  var %i i32

  dassign %head (constval ptr 0)
  dassign %seed (constval i32 7)
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 12), constval i32 1) {
    dassign %seed (
      rem i32 (
        add i32 (mul i32 (dread i32 %seed, constval i32 37), constval i32 11),
        constval i32 101))
    callassigned &insert (dread ptr %head, dread i32 %seed) { dassign %head }
  }
  call &show (conststr ptr "sorted", dread ptr %head)
  callassigned &removeOdd (dread ptr %head) { dassign %head }
  call &show (conststr ptr "even", dread ptr %head)
  return (constval i32 0)
}
