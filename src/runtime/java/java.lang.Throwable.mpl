# What can be thrown. There is no record of the calls under way, so a report is without lines `at …`.
# cause: Itself, as long as nobody has said.
javaclass $Ljava_2Flang_2FThrowable_3B <$Ljava_2Flang_2FThrowable_3B> public
type $Ljava_2Flang_2FThrowable_3B <class <$Ljava_2Flang_2FObject_3B> {
  @backtrace <* <$Ljava_2Flang_2FObject_3B>> private,
  @detailMessage <* <$Ljava_2Flang_2FString_3B>> private,
  @cause <* <$Ljava_2Flang_2FThrowable_3B>> private,
  @stackTrace <* <[] <* <$Ljava_2Flang_2FStackTraceElement_3B>>>> private,
  @suppressedExceptions <* <$Ljava_2Futil_2FList_3B>> private,
  &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FThrowable_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FThrowable_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FThrowable_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FThrowable_3B_7CgetLocalizedMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FThrowable_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B public virtual (<* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>>,
  &Ljava_2Flang_2FThrowable_3B_7CinitCause_7C_28Ljava_2Flang_2FThrowable_3B_29Ljava_2Flang_2FThrowable_3B public virtual (<* <$Ljava_2Flang_2FThrowable_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>>,
  &Ljava_2Flang_2FThrowable_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FThrowable_3B_7CfillInStackTrace_7C_28_29Ljava_2Flang_2FThrowable_3B public virtual (<* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>>,
  &Ljava_2Flang_2FThrowable_3B_7CgetStackTrace_7C_28_29ALjava_2Flang_2FStackTraceElement_3B public virtual (<* <$Ljava_2Flang_2FThrowable_3B>>) <* <[] <* <$Ljava_2Flang_2FStackTraceElement_3B>>>>,
  &Ljava_2Flang_2FThrowable_3B_7CsetStackTrace_7C_28ALjava_2Flang_2FStackTraceElement_3B_29V public virtual (<* <$Ljava_2Flang_2FThrowable_3B>>, <* <[] <* <$Ljava_2Flang_2FStackTraceElement_3B>>>>) void,
  &Ljava_2Flang_2FThrowable_3B_7CaddSuppressed_7C_28Ljava_2Flang_2FThrowable_3B_29V public final virtual (<* <$Ljava_2Flang_2FThrowable_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FThrowable_3B_7CgetSuppressed_7C_28_29ALjava_2Flang_2FThrowable_3B public final virtual (<* <$Ljava_2Flang_2FThrowable_3B>>) <* <[] <* <$Ljava_2Flang_2FThrowable_3B>>>>,
  &Ljava_2Flang_2FThrowable_3B_7CprintStackTrace_7C_28_29V public virtual (<* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FThrowable_3B_7CprintStackTrace_7C_28Ljava_2Fio_2FPrintStream_3B_29V public virtual (<* <$Ljava_2Flang_2FThrowable_3B>>, <* <$Ljava_2Fio_2FPrintStream_3B>>) void,
  &Ljava_2Flang_2FThrowable_3B_7CprintSuppressed_7C_28Ljava_2Fio_2FPrintStream_3BLjava_2Flang_2FString_3B_29V private (<* <$Ljava_2Flang_2FThrowable_3B>>, <* <$Ljava_2Fio_2FPrintStream_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  $Ljava_2Fio_2FSerializable_3B
}>

func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 6 (dread ref %_this, dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 6 (dread ref %_this, dread ref %_this)
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 5 (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 6 (dread ref %_this, dread ref %cause)
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 5 (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 6 (dread ref %_this, dread ref %cause)
  if (eq u1 ref (dread ref %cause, constval ref 0)) {
    dassign %_2 (constval ref 0)
  } else {
    virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %cause) { dassign %_1 }
    dassign %_2 (dread ref %_1)
  }
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 5 (dread ref %_this, dread ref %_2)
  return ()
}

func &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  return (iread ref <* <$Ljava_2Flang_2FThrowable_3B>> 5 (dread ref %_this))
}

func &Ljava_2Flang_2FThrowable_3B_7CgetLocalizedMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_this) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FThrowable_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>> {
  var %_1 <* <$Ljava_2Flang_2FThrowable_3B>>
  if (eq u1 ref (iread ref <* <$Ljava_2Flang_2FThrowable_3B>> 6 (dread ref %_this), dread ref %_this)) {
    dassign %_1 (constval ref 0)
  } else {
    dassign %_1 (iread ref <* <$Ljava_2Flang_2FThrowable_3B>> 6 (dread ref %_this))
  }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FThrowable_3B_7CinitCause_7C_28Ljava_2Flang_2FThrowable_3B_29Ljava_2Flang_2FThrowable_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  var %_7 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %_8 <* <$Ljava_2Flang_2FString_3B>>
  var %_9 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  if (ne u1 ref (iread ref <* <$Ljava_2Flang_2FThrowable_3B>> 6 (dread ref %_this), dread ref %_this)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    # "Can't overwrite cause with "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_f27002485de529f3cf0a33de5d950dae) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    if (eq u1 ref (dread ref %cause, constval ref 0)) {
      # "a null"
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610020006e0075006c006c00) { dassign %_3 }
      dassign %_5 (dread ref %_3)
    } else {
      virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %cause) { dassign %_4 }
      dassign %_5 (dread ref %_4)
    }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_5) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_6 }
    dassign %_7 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
    call &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_7, dread ref %_6, dread ref %_this)
    throw (dread ref %_7)
  }
  if (eq u1 ref (dread ref %cause, dread ref %_this)) {
    # "Self-causation not permitted"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63f3a16b9bfc5e817d168e7611492e77) { dassign %_8 }
    dassign %_9 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_9, dread ref %_8, dread ref %_this)
    throw (dread ref %_9)
  }
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 6 (dread ref %_this, dread ref %cause)
  return (dread ref %_this)
}

func &Ljava_2Flang_2FThrowable_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FClass_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %name <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %message <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  var %_7 <* <$Ljava_2Flang_2FString_3B>>
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %_this) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_2 }
  dassign %name (dread ref %_2)
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetLocalizedMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_this) { dassign %_3 }
  dassign %message (dread ref %_3)
  if (eq u1 ref (dread ref %message, constval ref 0)) {
    dassign %_7 (dread ref %name)
  } else {
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_4)
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_4, dread ref %name) {}
    # ": "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3a002000) { dassign %_5 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_4, dread ref %_5) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_4, dread ref %message) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_4) { dassign %_6 }
    dassign %_7 (dread ref %_6)
  }
  return (dread ref %_7)
}

func &Ljava_2Flang_2FThrowable_3B_7CfillInStackTrace_7C_28_29Ljava_2Flang_2FThrowable_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>> {
  return (dread ref %_this)
}

func &Ljava_2Flang_2FThrowable_3B_7CgetStackTrace_7C_28_29ALjava_2Flang_2FStackTraceElement_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <[] <* <$Ljava_2Flang_2FStackTraceElement_3B>>>> {
  var %_1 <* <[] <* <$Ljava_2Flang_2FStackTraceElement_3B>>>>
  var %_2 <* <[] <* <$Ljava_2Flang_2FStackTraceElement_3B>>>>
  if (eq u1 ref (iread ref <* <$Ljava_2Flang_2FThrowable_3B>> 7 (dread ref %_this), constval ref 0)) {
    dassign %_1 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FStackTraceElement_3B>>> (constval i32 0))
    dassign %_2 (dread ref %_1)
  } else {
    dassign %_2 (iread ref <* <$Ljava_2Flang_2FThrowable_3B>> 7 (dread ref %_this))
  }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FThrowable_3B_7CsetStackTrace_7C_28ALjava_2Flang_2FStackTraceElement_3B_29V public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>, var %trace <* <[] <* <$Ljava_2Flang_2FStackTraceElement_3B>>>>) void {
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 7 (dread ref %_this, dread ref %trace)
  return ()
}

func &Ljava_2Flang_2FThrowable_3B_7CaddSuppressed_7C_28Ljava_2Flang_2FThrowable_3B_29V public final virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>, var %suppressed <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %_5 <* <$Ljava_2Futil_2FArrayList_3B>>
  if (eq u1 ref (dread ref %suppressed, dread ref %_this)) {
    # "Self-suppression not permitted"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_540b6db0c03f06d397d57f04d764fb80) { dassign %_1 }
    dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_2, dread ref %_1, dread ref %suppressed)
    throw (dread ref %_2)
  }
  if (eq u1 ref (dread ref %suppressed, constval ref 0)) {
    # "Cannot suppress a null exception."
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3ca5a577702b8a5f3fa768930c216d9d) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FNullPointerException_3B>)
    call &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  if (eq u1 ref (iread ref <* <$Ljava_2Flang_2FThrowable_3B>> 8 (dread ref %_this), constval ref 0)) {
    dassign %_5 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
    call &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_5)
    iassign <* <$Ljava_2Flang_2FThrowable_3B>> 8 (dread ref %_this, dread ref %_5)
  }
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (iread ref <* <$Ljava_2Flang_2FThrowable_3B>> 8 (dread ref %_this), dread ref %suppressed) {}
  return ()
}

func &Ljava_2Flang_2FThrowable_3B_7CgetSuppressed_7C_28_29ALjava_2Flang_2FThrowable_3B public final virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <[] <* <$Ljava_2Flang_2FThrowable_3B>>>> {
  var %_1 i32
  var %_2 i32
  var %size i32
  var %_3 <* <[] <* <$Ljava_2Flang_2FThrowable_3B>>>>
  var %all <* <[] <* <$Ljava_2Flang_2FThrowable_3B>>>>
  var %i i32
  var %_4 <* <$Ljava_2Flang_2FObject_3B>>
  if (eq u1 ref (iread ref <* <$Ljava_2Flang_2FThrowable_3B>> 8 (dread ref %_this), constval ref 0)) {
    dassign %_2 (constval i32 0)
  } else {
    interfacecallassigned &Ljava_2Futil_2FList_3B_7Csize_7C_28_29I (iread ref <* <$Ljava_2Flang_2FThrowable_3B>> 8 (dread ref %_this)) { dassign %_1 }
    dassign %_2 (dread i32 %_1)
  }
  dassign %size (dread i32 %_2)
  dassign %_3 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FThrowable_3B>>> (dread i32 %size))
  dassign %all (dread ref %_3)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %size)) {
    interfacecallassigned &Ljava_2Futil_2FList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (iread ref <* <$Ljava_2Flang_2FThrowable_3B>> 8 (dread ref %_this), dread i32 %i) { dassign %_4 }
    iassign <* <* <$Ljava_2Flang_2FThrowable_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FThrowable_3B>>>> (dread ref %all, dread i32 %i), intrinsicopwithtype ref <* <$Ljava_2Flang_2FThrowable_3B>> JAVA_CHECK_CAST (dread ref %_4))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %all)
}

func &Ljava_2Flang_2FThrowable_3B_7CprintStackTrace_7C_28_29V public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  virtualcall &Ljava_2Flang_2FThrowable_3B_7CprintStackTrace_7C_28Ljava_2Fio_2FPrintStream_3B_29V (dread ref %_this, dread ref $Ljava_2Flang_2FSystem_3B_7Cerr)
  return ()
}

func &Ljava_2Flang_2FThrowable_3B_7CprintStackTrace_7C_28Ljava_2Fio_2FPrintStream_3B_29V public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>, var %stream <* <$Ljava_2Fio_2FPrintStream_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %steps i32
  var %_2 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %at <* <$Ljava_2Flang_2FThrowable_3B>>
  var %_3 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  var %_7 <* <$Ljava_2Flang_2FThrowable_3B>>
  virtualcall &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %stream, dread ref %_this)
  # "\t"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0900) { dassign %_1 }
  call &Ljava_2Flang_2FThrowable_3B_7CprintSuppressed_7C_28Ljava_2Fio_2FPrintStream_3BLjava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %stream, dread ref %_1)
  # A chain of causes may come back to where it began.
  dassign %steps (constval i32 0)
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B (dread ref %_this) { dassign %_2 }
  dassign %at (dread ref %_2)
  while (cand u1 (ne u1 ref (dread ref %at, constval ref 0), lt u1 i32 (dread i32 %steps, constval i32 100))) {
    dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_3)
    # "Caused by: "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_21fa626144018957c2db35633e3f20ac) { dassign %_4 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_3, dread ref %_4) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_3, dread ref %at) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_3) { dassign %_5 }
    virtualcall &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %stream, dread ref %_5)
    # "\t"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0900) { dassign %_6 }
    call &Ljava_2Flang_2FThrowable_3B_7CprintSuppressed_7C_28Ljava_2Fio_2FPrintStream_3BLjava_2Flang_2FString_3B_29V (dread ref %at, dread ref %stream, dread ref %_6)
    dassign %steps (add i32 (dread i32 %steps, constval i32 1))
    virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B (dread ref %at) { dassign %_7 }
    dassign %at (dread ref %_7)
  }
  return ()
}

func &Ljava_2Flang_2FThrowable_3B_7CprintSuppressed_7C_28Ljava_2Fio_2FPrintStream_3BLjava_2Flang_2FString_3B_29V private (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>, var %stream <* <$Ljava_2Fio_2FPrintStream_3B>>, var %indent <* <$Ljava_2Flang_2FString_3B>>) void {
  var %_1 <* <[] <* <$Ljava_2Flang_2FThrowable_3B>>>>
  var %all <* <[] <* <$Ljava_2Flang_2FThrowable_3B>>>>
  var %i i32
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetSuppressed_7C_28_29ALjava_2Flang_2FThrowable_3B (dread ref %_this) { dassign %_1 }
  dassign %all (dread ref %_1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %all))) {
    dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_2)
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, dread ref %indent) {}
    # "Suppressed: "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_9b2bc188c53ea45fab242b7f07f63f22) { dassign %_3 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, dread ref %_3) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, iread ref <* <* <$Ljava_2Flang_2FThrowable_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FThrowable_3B>>>> (dread ref %all, dread i32 %i))) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_2) { dassign %_4 }
    virtualcall &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %stream, dread ref %_4)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

javaclass $Ljava_2Flang_2FStackTraceElement_3B <$Ljava_2Flang_2FStackTraceElement_3B> public final
type $Ljava_2Flang_2FStackTraceElement_3B <class <$Ljava_2Flang_2FObject_3B> {
  @declaringClass <* <$Ljava_2Flang_2FString_3B>> private,
  @methodName <* <$Ljava_2Flang_2FString_3B>> private,
  @fileName <* <$Ljava_2Flang_2FString_3B>> private,
  @lineNumber i32 private,
  &Ljava_2Flang_2FStackTraceElement_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FString_3BLjava_2Flang_2FString_3BI_29V public constructor (<* <$Ljava_2Flang_2FStackTraceElement_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>, i32) void,
  &Ljava_2Flang_2FStackTraceElement_3B_7CgetClassName_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FStackTraceElement_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FStackTraceElement_3B_7CgetMethodName_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FStackTraceElement_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FStackTraceElement_3B_7CgetFileName_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FStackTraceElement_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FStackTraceElement_3B_7CgetLineNumber_7C_28_29I public virtual (<* <$Ljava_2Flang_2FStackTraceElement_3B>>) i32,
  &Ljava_2Flang_2FStackTraceElement_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FStackTraceElement_3B>>) <* <$Ljava_2Flang_2FString_3B>>
}>

func &Ljava_2Flang_2FStackTraceElement_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FString_3BLjava_2Flang_2FString_3BI_29V public constructor (var %_this <* <$Ljava_2Flang_2FStackTraceElement_3B>>, var %declaringClass <* <$Ljava_2Flang_2FString_3B>>, var %methodName <* <$Ljava_2Flang_2FString_3B>>, var %fileName <* <$Ljava_2Flang_2FString_3B>>, var %lineNumber i32) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Flang_2FStackTraceElement_3B>> 4 (dread ref %_this, dread ref %declaringClass)
  iassign <* <$Ljava_2Flang_2FStackTraceElement_3B>> 5 (dread ref %_this, dread ref %methodName)
  iassign <* <$Ljava_2Flang_2FStackTraceElement_3B>> 6 (dread ref %_this, dread ref %fileName)
  iassign <* <$Ljava_2Flang_2FStackTraceElement_3B>> 7 (dread ref %_this, dread i32 %lineNumber)
  return ()
}

func &Ljava_2Flang_2FStackTraceElement_3B_7CgetClassName_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStackTraceElement_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  return (iread ref <* <$Ljava_2Flang_2FStackTraceElement_3B>> 4 (dread ref %_this))
}

func &Ljava_2Flang_2FStackTraceElement_3B_7CgetMethodName_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStackTraceElement_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  return (iread ref <* <$Ljava_2Flang_2FStackTraceElement_3B>> 5 (dread ref %_this))
}

func &Ljava_2Flang_2FStackTraceElement_3B_7CgetFileName_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStackTraceElement_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  return (iread ref <* <$Ljava_2Flang_2FStackTraceElement_3B>> 6 (dread ref %_this))
}

func &Ljava_2Flang_2FStackTraceElement_3B_7CgetLineNumber_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FStackTraceElement_3B>>) i32 {
  return (iread i32 <* <$Ljava_2Flang_2FStackTraceElement_3B>> 7 (dread ref %_this))
}

func &Ljava_2Flang_2FStackTraceElement_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStackTraceElement_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, iread ref <* <$Ljava_2Flang_2FStackTraceElement_3B>> 4 (dread ref %_this)) {}
  # "."
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2e00) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, iread ref <* <$Ljava_2Flang_2FStackTraceElement_3B>> 5 (dread ref %_this)) {}
  # "("
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2800) { dassign %_3 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_3) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, iread ref <* <$Ljava_2Flang_2FStackTraceElement_3B>> 6 (dread ref %_this)) {}
  # ":"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3a00) { dassign %_4 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_4) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, iread i32 <* <$Ljava_2Flang_2FStackTraceElement_3B>> 7 (dread ref %_this)) {}
  # ")"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2900) { dassign %_5 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_5) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_6 }
  return (dread ref %_6)
}
