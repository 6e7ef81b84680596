# Strings of texts: those of literals, of which there is one for equal texts in the whole program, and those of texts of C.

# The table of interned strings: a list for each of 1024 groups of hashes.
type $__java_interned <struct {@string <* <$Ljava_2Flang_2FString_3B>>, @next <* <$__java_interned>>}>
var $__java_table <[1024] <* <$__java_interned>>>

# A new String of `%count` units, which the caller fills in: its array.
func &__java_new_string (var %count i32) <* <$Ljava_2Flang_2FString_3B>> {
  var %string <* <$Ljava_2Flang_2FString_3B>>
  dassign %string (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  iassign <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %string, gcmallocjarray ref <[] u16> (dread i32 %count))
  return (dread ref %string)
}

# The String that a literal `$_C_STR_…` describes: count at 12 (bytes, and 1 more where a unit is one byte), units from 20.
# Its first word, which is 0 at first, is where the String is once it is made.
func &MCC_GetOrInsertLiteral (var %literal ptr) <* <$Ljava_2Flang_2FString_3B>> {
  var %string <* <$Ljava_2Flang_2FString_3B>>
  var %units <* <[] u16>>
  var %count i32
  var %compressed i32
  var %unit i32
  var %i i32
  if (ne u1 ptr (ireadoff ptr 0 (dread ptr %literal), constval ptr 0)) { return (ireadoff ref 0 (dread ptr %literal)) }
  dassign %count (ireadoff i32 12 (dread ptr %literal))
  dassign %compressed (band i32 (dread i32 %count, constval i32 1))
  dassign %count (lshr i32 (dread i32 %count, constval i32 1))
  callassigned &__java_new_string (dread i32 %count) { dassign %string }
  dassign %units (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %string))
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %count), constval i32 1) {
    if (dread i32 %compressed) {
      dassign %unit (ireadoff u8 20 (add ptr (dread ptr %literal, cvt ptr i32 (dread i32 %i))))
    }
    else {
      dassign %unit (ireadoff u16 20 (add ptr (dread ptr %literal, cvt ptr i32 (mul i32 (dread i32 %i, constval i32 2)))))
    }
    iassign <* u16> 0 (array 0 ptr <* <[] u16>> (dread ref %units, dread i32 %i), dread i32 %unit)
  }
  callassigned &__java_intern (dread ref %string) { dassign %string }
  iassignoff ref 0 (dread ptr %literal, dread ref %string)
  return (dread ref %string)
}

# The one String of the program that stands for a text: this one, unless there was an equal one before.
func &__java_intern (var %string <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %entry <* <$__java_interned>>
  var %group ptr
  var %hash i32
  callassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %string) { dassign %hash }
  dassign %group (array 0 ptr <* <[1024] <* <$__java_interned>>>> (addrof ptr $__java_table, band i32 (dread i32 %hash, constval i32 1023)))
  dassign %entry (iread ptr <* <* <$__java_interned>>> 0 (dread ptr %group))
  while (ne u1 ptr (dread ptr %entry, constval ptr 0)) {
    callassigned &__java_same_text (iread ref <* <$__java_interned>> 1 (dread ptr %entry), dread ref %string) { dassign %hash }
    if (dread i32 %hash) { return (iread ref <* <$__java_interned>> 1 (dread ptr %entry)) }
    dassign %entry (iread ptr <* <$__java_interned>> 2 (dread ptr %entry))
  }
  dassign %entry (malloc ptr (sizeoftype u64 <$__java_interned>))
  intrinsiccall MCCSetPermanent (dread ref %string)
  iassign <* <$__java_interned>> 1 (dread ptr %entry, dread ref %string)
  iassign <* <$__java_interned>> 2 (dread ptr %entry, iread ptr <* <* <$__java_interned>>> 0 (dread ptr %group))
  iassign <* <* <$__java_interned>>> 0 (dread ptr %group, dread ptr %entry)
  return (dread ref %string)
}

# Are the units of two Strings the same?
func &__java_same_text (var %a <* <$Ljava_2Flang_2FString_3B>>, var %b <* <$Ljava_2Flang_2FString_3B>>) i32 {
  var %left <* <[] u16>>
  var %right <* <[] u16>>
  var %count i32
  var %i i32
  dassign %left (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %a))
  dassign %right (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %b))
  dassign %count (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left))
  if (ne u1 i32 (dread i32 %count, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %right))) { return (constval i32 0) }
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %count), constval i32 1) {
    if (ne u1 u32 (iread u16 <* u16> 0 (array 0 ptr <* <[] u16>> (dread ref %left, dread i32 %i)), iread u16 <* u16> 0 (array 0 ptr <* <[] u16>> (dread ref %right, dread i32 %i)))) {
      return (constval i32 0)
    }
  }
  return (constval i32 1)
}

# A new String of a text in UTF-8. What is not UTF-8 becomes something, and never reads behind the end.
func &__java_string (var %text ptr) <* <$Ljava_2Flang_2FString_3B>> {
  var %string <* <$Ljava_2Flang_2FString_3B>>
  var %units <* <[] u16>>
  var %at ptr
  var %count i32
  var %point i32
  callassigned &__java_units (dread ptr %text) { dassign %count }
  callassigned &__java_new_string (dread i32 %count) { dassign %string }
  dassign %units (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %string))
  dassign %count (constval i32 0)
  dassign %at (dread ptr %text)
  while (ne u1 u32 (ireadoff u8 0 (dread ptr %at), constval u32 0)) {
    callassigned &__java_point (dread ptr %at) { dassign %point }
    if (gt u1 i32 (dread i32 %point, constval i32 0xffff)) {
      iassign <* u16> 0 (array 0 ptr <* <[] u16>> (dread ref %units, dread i32 %count), add i32 (constval i32 0xd7c0, lshr u32 (dread i32 %point, constval i32 10)))
      dassign %count (add i32 (dread i32 %count, constval i32 1))
      dassign %point (bior i32 (constval i32 0xdc00, band i32 (dread i32 %point, constval i32 0x3ff)))
    }
    iassign <* u16> 0 (array 0 ptr <* <[] u16>> (dread ref %units, dread i32 %count), dread i32 %point)
    dassign %count (add i32 (dread i32 %count, constval i32 1))
    callassigned &__java_next (dread ptr %at) { dassign %at }
  }
  return (dread ref %string)
}

# How many UTF-16 units a text has.
func &__java_units (var %text ptr) i32 {
  var %at ptr
  var %count i32
  dassign %at (dread ptr %text)
  while (ne u1 u32 (ireadoff u8 0 (dread ptr %at), constval u32 0)) {
    dassign %count (add i32 (dread i32 %count, select i32 (ge u1 u32 (ireadoff u8 0 (dread ptr %at), constval u32 0xf0), constval i32 2, constval i32 1)))
    callassigned &__java_next (dread ptr %at) { dassign %at }
  }
  return (dread i32 %count)
}

# The address behind a character: its first byte and the continuation bytes that follow.
func &__java_next (var %at ptr) ptr {
  dassign %at (add ptr (dread ptr %at, constval ptr 1))
  while (eq u1 u32 (band u32 (ireadoff u8 0 (dread ptr %at), constval u32 0xc0), constval u32 0x80)) {
    dassign %at (add ptr (dread ptr %at, constval ptr 1))
  }
  return (dread ptr %at)
}

# The code point of a character.
func &__java_point (var %at ptr) i32 {
  var %first i32
  var %point i32
  dassign %first (ireadoff u8 0 (dread ptr %at))
  if (lt u1 i32 (dread i32 %first, constval i32 0xc0)) { return (dread i32 %first) }
  dassign %point (band i32 (dread i32 %first, select i32 (ge u1 i32 (dread i32 %first, constval i32 0xf0), constval i32 7, select i32 (ge u1 i32 (dread i32 %first, constval i32 0xe0), constval i32 15, constval i32 31))))
  dassign %at (add ptr (dread ptr %at, constval ptr 1))
  while (eq u1 u32 (band u32 (ireadoff u8 0 (dread ptr %at), constval u32 0xc0), constval u32 0x80)) {
    dassign %point (bior i32 (shl i32 (dread i32 %point, constval i32 6), band i32 (ireadoff u8 0 (dread ptr %at), constval i32 0x3f)))
    dassign %at (add ptr (dread ptr %at, constval ptr 1))
  }
  return (dread i32 %point)
}
