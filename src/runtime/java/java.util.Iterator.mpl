javainterface $Ljava_2Futil_2FIterator_3B <$Ljava_2Futil_2FIterator_3B> public
type $Ljava_2Futil_2FIterator_3B <interface {
  &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z public abstract virtual (<* <$Ljava_2Futil_2FIterator_3B>>) u1,
  &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FIterator_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FIterator_3B_7Cremove_7C_28_29V public virtual (<* <$Ljava_2Futil_2FIterator_3B>>) void
}>

func &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) u1

func &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FIterator_3B_7Cremove_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>
  # "remove"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_720065006d006f0076006500) { dassign %_1 }
  dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FUnsupportedOperationException_3B>)
  call &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_2, dread ref %_1)
  throw (dread ref %_2)
}

javainterface $Ljava_2Futil_2FListIterator_3B <$Ljava_2Futil_2FListIterator_3B> public
type $Ljava_2Futil_2FListIterator_3B <interface {
  &Ljava_2Futil_2FListIterator_3B_7ChasPrevious_7C_28_29Z public abstract virtual (<* <$Ljava_2Futil_2FListIterator_3B>>) u1,
  &Ljava_2Futil_2FListIterator_3B_7Cprevious_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FListIterator_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FListIterator_3B_7CnextIndex_7C_28_29I public abstract virtual (<* <$Ljava_2Futil_2FListIterator_3B>>) i32,
  &Ljava_2Futil_2FListIterator_3B_7CpreviousIndex_7C_28_29I public abstract virtual (<* <$Ljava_2Futil_2FListIterator_3B>>) i32,
  &Ljava_2Futil_2FListIterator_3B_7Cset_7C_28Ljava_2Flang_2FObject_3B_29V public abstract virtual (<* <$Ljava_2Futil_2FListIterator_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FListIterator_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29V public abstract virtual (<* <$Ljava_2Futil_2FListIterator_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  $Ljava_2Futil_2FIterator_3B
}>

func &Ljava_2Futil_2FListIterator_3B_7ChasPrevious_7C_28_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FListIterator_3B>>) u1

func &Ljava_2Futil_2FListIterator_3B_7Cprevious_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FListIterator_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FListIterator_3B_7CnextIndex_7C_28_29I public abstract virtual (var %_this <* <$Ljava_2Futil_2FListIterator_3B>>) i32

func &Ljava_2Futil_2FListIterator_3B_7CpreviousIndex_7C_28_29I public abstract virtual (var %_this <* <$Ljava_2Futil_2FListIterator_3B>>) i32

func &Ljava_2Futil_2FListIterator_3B_7Cset_7C_28Ljava_2Flang_2FObject_3B_29V public abstract virtual (var %_this <* <$Ljava_2Futil_2FListIterator_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) void

func &Ljava_2Futil_2FListIterator_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29V public abstract virtual (var %_this <* <$Ljava_2Futil_2FListIterator_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) void

javainterface $Ljava_2Futil_2FComparator_3B <$Ljava_2Futil_2FComparator_3B> public
type $Ljava_2Futil_2FComparator_3B <interface {
  &Ljava_2Futil_2FComparator_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public abstract virtual (<* <$Ljava_2Futil_2FComparator_3B>>, <* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) i32
}>

func &Ljava_2Futil_2FComparator_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public abstract virtual (var %_this <* <$Ljava_2Futil_2FComparator_3B>>, var %left <* <$Ljava_2Flang_2FObject_3B>>, var %right <* <$Ljava_2Flang_2FObject_3B>>) i32

javainterface $Ljava_2Futil_2FRandomAccess_3B <$Ljava_2Futil_2FRandomAccess_3B> public
type $Ljava_2Futil_2FRandomAccess_3B <interface {}>

javainterface $Ljava_2Futil_2FCollection_3B <$Ljava_2Futil_2FCollection_3B> public
type $Ljava_2Futil_2FCollection_3B <interface {
  &Ljava_2Futil_2FCollection_3B_7Csize_7C_28_29I public abstract virtual (<* <$Ljava_2Futil_2FCollection_3B>>) i32,
  &Ljava_2Futil_2FCollection_3B_7CisEmpty_7C_28_29Z public abstract virtual (<* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FCollection_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FCollection_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public abstract virtual (<* <$Ljava_2Futil_2FCollection_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>,
  &Ljava_2Futil_2FCollection_3B_7CtoArray_7C_28_29ALjava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FCollection_3B>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>,
  &Ljava_2Futil_2FCollection_3B_7CtoArray_7C_28ALjava_2Flang_2FObject_3B_29ALjava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FCollection_3B>>, <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>,
  &Ljava_2Futil_2FCollection_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FCollection_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FCollection_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FCollection_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FCollection_3B_7CcontainsAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FCollection_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FCollection_3B_7CaddAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FCollection_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FCollection_3B_7CremoveAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FCollection_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FCollection_3B_7CretainAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FCollection_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FCollection_3B_7Cclear_7C_28_29V public abstract virtual (<* <$Ljava_2Futil_2FCollection_3B>>) void,
  &Ljava_2Futil_2FCollection_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FCollection_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FCollection_3B_7ChashCode_7C_28_29I public abstract virtual (<* <$Ljava_2Futil_2FCollection_3B>>) i32,
  $Ljava_2Flang_2FIterable_3B
}>

func &Ljava_2Futil_2FCollection_3B_7Csize_7C_28_29I public abstract virtual (var %_this <* <$Ljava_2Futil_2FCollection_3B>>) i32

func &Ljava_2Futil_2FCollection_3B_7CisEmpty_7C_28_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FCollection_3B>>) u1

func &Ljava_2Futil_2FCollection_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FCollection_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FCollection_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>

func &Ljava_2Futil_2FCollection_3B_7CtoArray_7C_28_29ALjava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FCollection_3B>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>

func &Ljava_2Futil_2FCollection_3B_7CtoArray_7C_28ALjava_2Flang_2FObject_3B_29ALjava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FCollection_3B>>, var %array <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>

func &Ljava_2Futil_2FCollection_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FCollection_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FCollection_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FCollection_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FCollection_3B_7CcontainsAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FCollection_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1

func &Ljava_2Futil_2FCollection_3B_7CaddAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FCollection_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1

func &Ljava_2Futil_2FCollection_3B_7CremoveAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FCollection_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1

func &Ljava_2Futil_2FCollection_3B_7CretainAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FCollection_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1

func &Ljava_2Futil_2FCollection_3B_7Cclear_7C_28_29V public abstract virtual (var %_this <* <$Ljava_2Futil_2FCollection_3B>>) void

func &Ljava_2Futil_2FCollection_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FCollection_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FCollection_3B_7ChashCode_7C_28_29I public abstract virtual (var %_this <* <$Ljava_2Futil_2FCollection_3B>>) i32

javainterface $Ljava_2Futil_2FList_3B <$Ljava_2Futil_2FList_3B> public
type $Ljava_2Futil_2FList_3B <interface {
  &Ljava_2Futil_2FList_3B_7Csize_7C_28_29I public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>) i32,
  &Ljava_2Futil_2FList_3B_7CisEmpty_7C_28_29Z public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>) u1,
  &Ljava_2Futil_2FList_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>,
  &Ljava_2Futil_2FList_3B_7CtoArray_7C_28_29ALjava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>,
  &Ljava_2Futil_2FList_3B_7CtoArray_7C_28ALjava_2Flang_2FObject_3B_29ALjava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>,
  &Ljava_2Futil_2FList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FList_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FList_3B_7CcontainsAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FList_3B_7CaddAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FList_3B_7CremoveAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FList_3B_7CretainAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FList_3B_7Cclear_7C_28_29V public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>) void,
  &Ljava_2Futil_2FList_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FList_3B_7ChashCode_7C_28_29I public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>) i32,
  &Ljava_2Futil_2FList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, i32) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FList_3B_7Cadd_7C_28ILjava_2Flang_2FObject_3B_29V public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, i32) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FList_3B_7CindexOf_7C_28Ljava_2Flang_2FObject_3B_29I public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Futil_2FList_3B_7ClastIndexOf_7C_28Ljava_2Flang_2FObject_3B_29I public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Futil_2FList_3B_7CaddAll_7C_28ILjava_2Futil_2FCollection_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, i32, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FList_3B_7ClistIterator_7C_28_29Ljava_2Futil_2FListIterator_3B public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>) <* <$Ljava_2Futil_2FListIterator_3B>>,
  &Ljava_2Futil_2FList_3B_7ClistIterator_7C_28I_29Ljava_2Futil_2FListIterator_3B public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, i32) <* <$Ljava_2Futil_2FListIterator_3B>>,
  &Ljava_2Futil_2FList_3B_7CsubList_7C_28II_29Ljava_2Futil_2FList_3B public abstract virtual (<* <$Ljava_2Futil_2FList_3B>>, i32, i32) <* <$Ljava_2Futil_2FList_3B>>,
  &Ljava_2Futil_2FList_3B_7Csort_7C_28Ljava_2Futil_2FComparator_3B_29V public virtual (<* <$Ljava_2Futil_2FList_3B>>, <* <$Ljava_2Futil_2FComparator_3B>>) void,
  $Ljava_2Futil_2FCollection_3B
}>

func &Ljava_2Futil_2FList_3B_7Csize_7C_28_29I public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>) i32

func &Ljava_2Futil_2FList_3B_7CisEmpty_7C_28_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>) u1

func &Ljava_2Futil_2FList_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>

func &Ljava_2Futil_2FList_3B_7CtoArray_7C_28_29ALjava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>

func &Ljava_2Futil_2FList_3B_7CtoArray_7C_28ALjava_2Flang_2FObject_3B_29ALjava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %array <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>

func &Ljava_2Futil_2FList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FList_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FList_3B_7CcontainsAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1

func &Ljava_2Futil_2FList_3B_7CaddAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1

func &Ljava_2Futil_2FList_3B_7CremoveAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1

func &Ljava_2Futil_2FList_3B_7CretainAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1

func &Ljava_2Futil_2FList_3B_7Cclear_7C_28_29V public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>) void

func &Ljava_2Futil_2FList_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FList_3B_7ChashCode_7C_28_29I public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>) i32

func &Ljava_2Futil_2FList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %index i32) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %index i32, var %element <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FList_3B_7Cadd_7C_28ILjava_2Flang_2FObject_3B_29V public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %index i32, var %element <* <$Ljava_2Flang_2FObject_3B>>) void

func &Ljava_2Futil_2FList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %index i32) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FList_3B_7CindexOf_7C_28Ljava_2Flang_2FObject_3B_29I public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) i32

func &Ljava_2Futil_2FList_3B_7ClastIndexOf_7C_28Ljava_2Flang_2FObject_3B_29I public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) i32

func &Ljava_2Futil_2FList_3B_7CaddAll_7C_28ILjava_2Futil_2FCollection_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %index i32, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1

func &Ljava_2Futil_2FList_3B_7ClistIterator_7C_28_29Ljava_2Futil_2FListIterator_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>) <* <$Ljava_2Futil_2FListIterator_3B>>

func &Ljava_2Futil_2FList_3B_7ClistIterator_7C_28I_29Ljava_2Futil_2FListIterator_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %index i32) <* <$Ljava_2Futil_2FListIterator_3B>>

func &Ljava_2Futil_2FList_3B_7CsubList_7C_28II_29Ljava_2Futil_2FList_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %start i32, var %end i32) <* <$Ljava_2Futil_2FList_3B>>

func &Ljava_2Futil_2FList_3B_7Csort_7C_28Ljava_2Futil_2FComparator_3B_29V public virtual (var %_this <* <$Ljava_2Futil_2FList_3B>>, var %order <* <$Ljava_2Futil_2FComparator_3B>>) void {
  var %_1 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %sorted <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %i i32
  interfacecallassigned &Ljava_2Futil_2FList_3B_7CtoArray_7C_28_29ALjava_2Flang_2FObject_3B (dread ref %_this) { dassign %_1 }
  dassign %sorted (dread ref %_1)
  call &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ALjava_2Flang_2FObject_3BLjava_2Futil_2FComparator_3B_29V (dread ref %sorted, dread ref %order)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %sorted))) {
    interfacecallassigned &Ljava_2Futil_2FList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %_this, dread i32 %i, iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %sorted, dread i32 %i))) {}
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

javainterface $Ljava_2Futil_2FSet_3B <$Ljava_2Futil_2FSet_3B> public
type $Ljava_2Futil_2FSet_3B <interface {
  &Ljava_2Futil_2FSet_3B_7Csize_7C_28_29I public abstract virtual (<* <$Ljava_2Futil_2FSet_3B>>) i32,
  &Ljava_2Futil_2FSet_3B_7CisEmpty_7C_28_29Z public abstract virtual (<* <$Ljava_2Futil_2FSet_3B>>) u1,
  &Ljava_2Futil_2FSet_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FSet_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FSet_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public abstract virtual (<* <$Ljava_2Futil_2FSet_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>,
  &Ljava_2Futil_2FSet_3B_7CtoArray_7C_28_29ALjava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FSet_3B>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>,
  &Ljava_2Futil_2FSet_3B_7CtoArray_7C_28ALjava_2Flang_2FObject_3B_29ALjava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FSet_3B>>, <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>,
  &Ljava_2Futil_2FSet_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FSet_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FSet_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FSet_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FSet_3B_7CcontainsAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FSet_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FSet_3B_7CaddAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FSet_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FSet_3B_7CremoveAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FSet_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FSet_3B_7CretainAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FSet_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FSet_3B_7Cclear_7C_28_29V public abstract virtual (<* <$Ljava_2Futil_2FSet_3B>>) void,
  &Ljava_2Futil_2FSet_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FSet_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FSet_3B_7ChashCode_7C_28_29I public abstract virtual (<* <$Ljava_2Futil_2FSet_3B>>) i32,
  $Ljava_2Futil_2FCollection_3B
}>

func &Ljava_2Futil_2FSet_3B_7Csize_7C_28_29I public abstract virtual (var %_this <* <$Ljava_2Futil_2FSet_3B>>) i32

func &Ljava_2Futil_2FSet_3B_7CisEmpty_7C_28_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FSet_3B>>) u1

func &Ljava_2Futil_2FSet_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FSet_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FSet_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FSet_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>

func &Ljava_2Futil_2FSet_3B_7CtoArray_7C_28_29ALjava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FSet_3B>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>

func &Ljava_2Futil_2FSet_3B_7CtoArray_7C_28ALjava_2Flang_2FObject_3B_29ALjava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FSet_3B>>, var %array <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>

func &Ljava_2Futil_2FSet_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FSet_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FSet_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FSet_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FSet_3B_7CcontainsAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FSet_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1

func &Ljava_2Futil_2FSet_3B_7CaddAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FSet_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1

func &Ljava_2Futil_2FSet_3B_7CremoveAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FSet_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1

func &Ljava_2Futil_2FSet_3B_7CretainAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FSet_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1

func &Ljava_2Futil_2FSet_3B_7Cclear_7C_28_29V public abstract virtual (var %_this <* <$Ljava_2Futil_2FSet_3B>>) void

func &Ljava_2Futil_2FSet_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FSet_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FSet_3B_7ChashCode_7C_28_29I public abstract virtual (var %_this <* <$Ljava_2Futil_2FSet_3B>>) i32

javainterface $Ljava_2Futil_2FQueue_3B <$Ljava_2Futil_2FQueue_3B> public
type $Ljava_2Futil_2FQueue_3B <interface {
  &Ljava_2Futil_2FQueue_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FQueue_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FQueue_3B_7Coffer_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FQueue_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FQueue_3B_7Cremove_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FQueue_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FQueue_3B_7Cpoll_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FQueue_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FQueue_3B_7Celement_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FQueue_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FQueue_3B_7Cpeek_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FQueue_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  $Ljava_2Futil_2FCollection_3B
}>

func &Ljava_2Futil_2FQueue_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FQueue_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FQueue_3B_7Coffer_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FQueue_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FQueue_3B_7Cremove_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FQueue_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FQueue_3B_7Cpoll_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FQueue_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FQueue_3B_7Celement_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FQueue_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FQueue_3B_7Cpeek_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FQueue_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

javainterface $Ljava_2Futil_2FDeque_3B <$Ljava_2Futil_2FDeque_3B> public
type $Ljava_2Futil_2FDeque_3B <interface {
  &Ljava_2Futil_2FDeque_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FDeque_3B_7Coffer_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FDeque_3B_7Cremove_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FDeque_3B_7Cpoll_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FDeque_3B_7Celement_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FDeque_3B_7Cpeek_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FDeque_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FDeque_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FDeque_3B_7Csize_7C_28_29I public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>) i32,
  &Ljava_2Futil_2FDeque_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>,
  &Ljava_2Futil_2FDeque_3B_7CaddFirst_7C_28Ljava_2Flang_2FObject_3B_29V public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FDeque_3B_7CaddLast_7C_28Ljava_2Flang_2FObject_3B_29V public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FDeque_3B_7CofferFirst_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FDeque_3B_7CofferLast_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FDeque_3B_7CremoveFirst_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FDeque_3B_7CremoveLast_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FDeque_3B_7CpollFirst_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FDeque_3B_7CpollLast_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FDeque_3B_7CgetFirst_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FDeque_3B_7CgetLast_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FDeque_3B_7CpeekFirst_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FDeque_3B_7CpeekLast_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FDeque_3B_7Cpush_7C_28Ljava_2Flang_2FObject_3B_29V public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FDeque_3B_7Cpop_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FDeque_3B_7CdescendingIterator_7C_28_29Ljava_2Futil_2FIterator_3B public abstract virtual (<* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>,
  $Ljava_2Futil_2FQueue_3B
}>

func &Ljava_2Futil_2FDeque_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FDeque_3B_7Coffer_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FDeque_3B_7Cremove_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FDeque_3B_7Cpoll_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FDeque_3B_7Celement_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FDeque_3B_7Cpeek_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FDeque_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FDeque_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FDeque_3B_7Csize_7C_28_29I public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>) i32

func &Ljava_2Futil_2FDeque_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>

func &Ljava_2Futil_2FDeque_3B_7CaddFirst_7C_28Ljava_2Flang_2FObject_3B_29V public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) void

func &Ljava_2Futil_2FDeque_3B_7CaddLast_7C_28Ljava_2Flang_2FObject_3B_29V public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) void

func &Ljava_2Futil_2FDeque_3B_7CofferFirst_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FDeque_3B_7CofferLast_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FDeque_3B_7CremoveFirst_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FDeque_3B_7CremoveLast_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FDeque_3B_7CpollFirst_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FDeque_3B_7CpollLast_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FDeque_3B_7CgetFirst_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FDeque_3B_7CgetLast_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FDeque_3B_7CpeekFirst_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FDeque_3B_7CpeekLast_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FDeque_3B_7Cpush_7C_28Ljava_2Flang_2FObject_3B_29V public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) void

func &Ljava_2Futil_2FDeque_3B_7Cpop_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FDeque_3B_7CdescendingIterator_7C_28_29Ljava_2Futil_2FIterator_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FDeque_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>

javainterface $Ljava_2Futil_2FMap_3B <$Ljava_2Futil_2FMap_3B> public
type $Ljava_2Futil_2FMap_3B <interface {
  &Ljava_2Futil_2FMap_3B_7Csize_7C_28_29I public abstract virtual (<* <$Ljava_2Futil_2FMap_3B>>) i32,
  &Ljava_2Futil_2FMap_3B_7CisEmpty_7C_28_29Z public abstract virtual (<* <$Ljava_2Futil_2FMap_3B>>) u1,
  &Ljava_2Futil_2FMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FMap_3B_7CcontainsValue_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FMap_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FMap_3B_7CputAll_7C_28Ljava_2Futil_2FMap_3B_29V public abstract virtual (<* <$Ljava_2Futil_2FMap_3B>>, <* <$Ljava_2Futil_2FMap_3B>>) void,
  &Ljava_2Futil_2FMap_3B_7Cclear_7C_28_29V public abstract virtual (<* <$Ljava_2Futil_2FMap_3B>>) void,
  &Ljava_2Futil_2FMap_3B_7CkeySet_7C_28_29Ljava_2Futil_2FSet_3B public abstract virtual (<* <$Ljava_2Futil_2FMap_3B>>) <* <$Ljava_2Futil_2FSet_3B>>,
  &Ljava_2Futil_2FMap_3B_7Cvalues_7C_28_29Ljava_2Futil_2FCollection_3B public abstract virtual (<* <$Ljava_2Futil_2FMap_3B>>) <* <$Ljava_2Futil_2FCollection_3B>>,
  &Ljava_2Futil_2FMap_3B_7CentrySet_7C_28_29Ljava_2Futil_2FSet_3B public abstract virtual (<* <$Ljava_2Futil_2FMap_3B>>) <* <$Ljava_2Futil_2FSet_3B>>,
  &Ljava_2Futil_2FMap_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FMap_3B_7ChashCode_7C_28_29I public abstract virtual (<* <$Ljava_2Futil_2FMap_3B>>) i32,
  &Ljava_2Futil_2FMap_3B_7CgetOrDefault_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FMap_3B_7CputIfAbsent_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
}>

func &Ljava_2Futil_2FMap_3B_7Csize_7C_28_29I public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_3B>>) i32

func &Ljava_2Futil_2FMap_3B_7CisEmpty_7C_28_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_3B>>) u1

func &Ljava_2Futil_2FMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FMap_3B_7CcontainsValue_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FMap_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FMap_3B_7CputAll_7C_28Ljava_2Futil_2FMap_3B_29V public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_3B>>, var %entries <* <$Ljava_2Futil_2FMap_3B>>) void

func &Ljava_2Futil_2FMap_3B_7Cclear_7C_28_29V public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_3B>>) void

func &Ljava_2Futil_2FMap_3B_7CkeySet_7C_28_29Ljava_2Futil_2FSet_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_3B>>) <* <$Ljava_2Futil_2FSet_3B>>

func &Ljava_2Futil_2FMap_3B_7Cvalues_7C_28_29Ljava_2Futil_2FCollection_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_3B>>) <* <$Ljava_2Futil_2FCollection_3B>>

func &Ljava_2Futil_2FMap_3B_7CentrySet_7C_28_29Ljava_2Futil_2FSet_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_3B>>) <* <$Ljava_2Futil_2FSet_3B>>

func &Ljava_2Futil_2FMap_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FMap_3B_7ChashCode_7C_28_29I public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_3B>>) i32

func &Ljava_2Futil_2FMap_3B_7CgetOrDefault_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FMap_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  var %value <* <$Ljava_2Flang_2FObject_3B>>
  var %_2 u1
  var %_3 u1
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %_this, dread ref %key) { dassign %_1 }
  dassign %value (dread ref %_1)
  dassign %_3 (ne u1 ref (dread ref %value, constval ref 0))
  if (lnot u1 (dread u1 %_3)) {
    interfacecallassigned &Ljava_2Futil_2FMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %_this, dread ref %key) { dassign %_2 }
    dassign %_3 (dread u1 %_2)
  }
  return (select ref (dread u1 %_3, dread ref %value, dread ref %other))
}

func &Ljava_2Futil_2FMap_3B_7CputIfAbsent_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FMap_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  var %old <* <$Ljava_2Flang_2FObject_3B>>
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %_this, dread ref %key) { dassign %_1 }
  dassign %old (dread ref %_1)
  if (eq u1 ref (dread ref %old, constval ref 0)) {
    interfacecallassigned &Ljava_2Futil_2FMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %_this, dread ref %key, dread ref %value) {}
  }
  return (dread ref %old)
}

javainterface $Ljava_2Futil_2FMap_24Entry_3B <$Ljava_2Futil_2FMap_24Entry_3B> public
type $Ljava_2Futil_2FMap_24Entry_3B <interface {
  &Ljava_2Futil_2FMap_24Entry_3B_7CgetKey_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FMap_24Entry_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FMap_24Entry_3B_7CgetValue_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FMap_24Entry_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FMap_24Entry_3B_7CsetValue_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FMap_24Entry_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FMap_24Entry_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (<* <$Ljava_2Futil_2FMap_24Entry_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FMap_24Entry_3B_7ChashCode_7C_28_29I public abstract virtual (<* <$Ljava_2Futil_2FMap_24Entry_3B>>) i32
}>

func &Ljava_2Futil_2FMap_24Entry_3B_7CgetKey_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_24Entry_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FMap_24Entry_3B_7CgetValue_7C_28_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_24Entry_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FMap_24Entry_3B_7CsetValue_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_24Entry_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FMap_24Entry_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_24Entry_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1

func &Ljava_2Futil_2FMap_24Entry_3B_7ChashCode_7C_28_29I public abstract virtual (var %_this <* <$Ljava_2Futil_2FMap_24Entry_3B>>) i32
