# Messages of exceptions. An object of a class below java.lang.Throwable has one word more, behind its fields: its message,
# a string or the text of one, which is not counted. `message` of the class says where.

func &__set_message (var %object ref, var %message ref) void {
  var %at i32
  if (eq u1 ref (dread ref %object, constval ref 0)) { return () }
  dassign %at (iread i32 <* <$__class>> 10 (ireadoff ptr -16 (dread ref %object)))
  if (dread i32 %at) { iassignoff ref 0 (add ptr (dread ref %object, cvt ptr i32 (dread i32 %at)), dread ref %message) }
  return ()
}

func &__message_of (var %object ref) ref {
  var %at i32
  dassign %at (iread i32 <* <$__class>> 10 (ireadoff ptr -16 (dread ref %object)))
  if (eq u1 i32 (dread i32 %at, constval i32 0)) { return (constval ref 0) }
  return (ireadoff ref 0 (add ptr (dread ref %object, cvt ptr i32 (dread i32 %at))))
}
