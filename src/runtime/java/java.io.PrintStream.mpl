# A file of the host that texts are written to, in UTF-8.
javaclass $Ljava_2Fio_2FPrintStream_3B <$Ljava_2Fio_2FPrintStream_3B> public
type $Ljava_2Fio_2FPrintStream_3B <class <$Ljava_2Flang_2FObject_3B> {
  @file i32 private,
  &Ljava_2Fio_2FPrintStream_3B_7C_3Cinit_3E_7C_28I_29V constructor (<* <$Ljava_2Fio_2FPrintStream_3B>>, i32) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cflush_7C_28_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cclose_7C_28_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cwrite_7C_28I_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, i32) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cappend_7C_28Ljava_2Flang_2FCharSequence_3B_29Ljava_2Fio_2FPrintStream_3B public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, <* <$Ljava_2Flang_2FCharSequence_3B>>) <* <$Ljava_2Fio_2FPrintStream_3B>>,
  &Ljava_2Fio_2FPrintStream_3B_7Cappend_7C_28C_29Ljava_2Fio_2FPrintStream_3B public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, u16) <* <$Ljava_2Fio_2FPrintStream_3B>>,
  &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Z_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, u1) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, u1) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28C_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, u16) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28C_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, u16) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28I_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, i32) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, i32) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28J_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, i64) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, i64) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28F_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, f32) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, f32) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28D_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, f64) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, f64) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28AC_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, <* <[] u16>>) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28AC_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>, <* <[] u16>>) void
}>

func &Ljava_2Fio_2FPrintStream_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %file i32) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this, dread i32 %file)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cflush_7C_28_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>) void {
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cclose_7C_28_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>) void {
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cwrite_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value i32) void {
  callassigned &__dprintf (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this), conststr ptr "%c", band i32 (dread i32 %value, constval i32 255)) {}
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cappend_7C_28Ljava_2Flang_2FCharSequence_3B_29Ljava_2Fio_2FPrintStream_3B public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %text <* <$Ljava_2Flang_2FCharSequence_3B>>) <* <$Ljava_2Fio_2FPrintStream_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %text) { dassign %_1 }
  virtualcall &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %_1)
  return (dread ref %_this)
}

func &Ljava_2Fio_2FPrintStream_3B_7Cappend_7C_28C_29Ljava_2Fio_2FPrintStream_3B public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %character u16) <* <$Ljava_2Fio_2FPrintStream_3B>> {
  virtualcall &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28C_29V (dread ref %_this, dread i32 %character)
  return (dread ref %_this)
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  # "\n"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0a00) { dassign %_1 }
  call &__java_write (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this), dread ref %_1)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value <* <$Ljava_2Flang_2FString_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  dassign %_2 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %value) { dassign %_1 }
  call &__java_write (dread i32 %_2, dread ref %_1)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value <* <$Ljava_2Flang_2FString_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 i32
  dassign %_4 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %value) { dassign %_1 }
  # "\n"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0a00) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %_1, dread ref %_2) { dassign %_3 }
  call &__java_write (dread i32 %_4, dread ref %_3)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  dassign %_2 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %value) { dassign %_1 }
  call &__java_write (dread i32 %_2, dread ref %_1)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 i32
  dassign %_4 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %value) { dassign %_1 }
  # "\n"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0a00) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %_1, dread ref %_2) { dassign %_3 }
  call &__java_write (dread i32 %_4, dread ref %_3)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value u1) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  dassign %_2 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FString_3B (dread u1 %value) { dassign %_1 }
  call &__java_write (dread i32 %_2, dread ref %_1)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value u1) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 i32
  dassign %_4 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FString_3B (dread u1 %value) { dassign %_1 }
  # "\n"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0a00) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %_1, dread ref %_2) { dassign %_3 }
  call &__java_write (dread i32 %_4, dread ref %_3)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28C_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value u16) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  dassign %_2 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FString_3B (dread i32 %value) { dassign %_1 }
  call &__java_write (dread i32 %_2, dread ref %_1)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28C_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value u16) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 i32
  dassign %_4 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FString_3B (dread i32 %value) { dassign %_1 }
  # "\n"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0a00) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %_1, dread ref %_2) { dassign %_3 }
  call &__java_write (dread i32 %_4, dread ref %_3)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value i32) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  dassign %_2 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %value) { dassign %_1 }
  call &__java_write (dread i32 %_2, dread ref %_1)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value i32) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 i32
  dassign %_4 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %value) { dassign %_1 }
  # "\n"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0a00) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %_1, dread ref %_2) { dassign %_3 }
  call &__java_write (dread i32 %_4, dread ref %_3)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value i64) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  dassign %_2 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FString_3B (dread i64 %value) { dassign %_1 }
  call &__java_write (dread i32 %_2, dread ref %_1)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value i64) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 i32
  dassign %_4 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FString_3B (dread i64 %value) { dassign %_1 }
  # "\n"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0a00) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %_1, dread ref %_2) { dassign %_3 }
  call &__java_write (dread i32 %_4, dread ref %_3)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28F_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value f32) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  dassign %_2 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FString_3B (dread f32 %value) { dassign %_1 }
  call &__java_write (dread i32 %_2, dread ref %_1)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value f32) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 i32
  dassign %_4 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FString_3B (dread f32 %value) { dassign %_1 }
  # "\n"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0a00) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %_1, dread ref %_2) { dassign %_3 }
  call &__java_write (dread i32 %_4, dread ref %_3)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28D_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value f64) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  dassign %_2 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FString_3B (dread f64 %value) { dassign %_1 }
  call &__java_write (dread i32 %_2, dread ref %_1)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value f64) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 i32
  dassign %_4 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FString_3B (dread f64 %value) { dassign %_1 }
  # "\n"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0a00) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %_1, dread ref %_2) { dassign %_3 }
  call &__java_write (dread i32 %_4, dread ref %_3)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28AC_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value <* <[] u16>>) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  dassign %_2 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28AC_29Ljava_2Flang_2FString_3B (dread ref %value) { dassign %_1 }
  call &__java_write (dread i32 %_2, dread ref %_1)
  return ()
}

func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28AC_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %value <* <[] u16>>) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 i32
  dassign %_4 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 4 (dread ref %_this))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28AC_29Ljava_2Flang_2FString_3B (dread ref %value) { dassign %_1 }
  # "\n"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0a00) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %_1, dread ref %_2) { dassign %_3 }
  call &__java_write (dread i32 %_4, dread ref %_3)
  return ()
}

# Writing to files of the host.

# C's texts end at a zero, which is written by itself.
func &__java_write (var %file i32, var %text <* <$Ljava_2Flang_2FString_3B>>) void {
  var %_1 <* <[] i8>>
  var %bytes <* <[] i8>>
  var %start i32
  var %i i32
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CgetBytes_7C_28_29AB (dread ref %text) { dassign %_1 }
  dassign %bytes (dread ref %_1)
  dassign %start (constval i32 0)
  dassign %i (constval i32 0)
  while (le u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %bytes))) {
    if (cand u1 (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %bytes)), ne u1 i32 (iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %bytes, dread i32 %i)), constval i32 0))) {
      goto @next2
    }
    if (gt u1 i32 (dread i32 %i, dread i32 %start)) {
      call &__java_writeBytes (dread i32 %file, dread ref %bytes, dread i32 %start, sub i32 (dread i32 %i, dread i32 %start))
    }
    if (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %bytes))) {
      callassigned &__dprintf (dread i32 %file, conststr ptr "%c", constval i32 0) {}
    }
    dassign %start (add i32 (dread i32 %i, constval i32 1))
@next2
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &__java_writeBytes (var %file i32, var %bytes <* <[] i8>>, var %start i32, var %count i32) void {
  var %part <* <[] i8>>
  var %_1 <* <[] i8>>
  dassign %part (dread ref %bytes)
  if (gt u1 i32 (dread i32 %start, constval i32 0)) {
    dassign %_1 (gcmallocjarray ref <[] i8> (dread i32 %count))
    dassign %part (dread ref %_1)
    callassigned &__memmove (add ptr (dread ref %part, cvt ptr i32 (constval i32 0)), add ptr (dread ref %bytes, cvt ptr i32 (dread i32 %start)), cvt i64 i32 (dread i32 %count)) {}
  }
  callassigned &__dprintf (dread i32 %file, conststr ptr "%.*s", dread i32 %count, dread ref %part) {}
  return ()
}

func &__dprintf extern (var %file i32, var %format ptr, ...) i32
func &__memmove extern (var %to ptr, var %from ptr, var %count u64) ptr
