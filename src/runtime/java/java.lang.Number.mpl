javaclass $Ljava_2Flang_2FNumber_3B <$Ljava_2Flang_2FNumber_3B> public abstract
type $Ljava_2Flang_2FNumber_3B <class <$Ljava_2Flang_2FObject_3B> {
  &Ljava_2Flang_2FNumber_3B_7C_3Cinit_3E_7C_28_29V public abstract constructor (<* <$Ljava_2Flang_2FNumber_3B>>) void,
  &Ljava_2Flang_2FNumber_3B_7CintValue_7C_28_29I public abstract virtual (<* <$Ljava_2Flang_2FNumber_3B>>) i32,
  &Ljava_2Flang_2FNumber_3B_7ClongValue_7C_28_29J public abstract virtual (<* <$Ljava_2Flang_2FNumber_3B>>) i64,
  &Ljava_2Flang_2FNumber_3B_7CfloatValue_7C_28_29F public abstract virtual (<* <$Ljava_2Flang_2FNumber_3B>>) f32,
  &Ljava_2Flang_2FNumber_3B_7CdoubleValue_7C_28_29D public abstract virtual (<* <$Ljava_2Flang_2FNumber_3B>>) f64,
  &Ljava_2Flang_2FNumber_3B_7CbyteValue_7C_28_29B public virtual (<* <$Ljava_2Flang_2FNumber_3B>>) i8,
  &Ljava_2Flang_2FNumber_3B_7CshortValue_7C_28_29S public virtual (<* <$Ljava_2Flang_2FNumber_3B>>) i16,
  $Ljava_2Fio_2FSerializable_3B
}>

func &Ljava_2Flang_2FNumber_3B_7C_3Cinit_3E_7C_28_29V public abstract constructor (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FNumber_3B_7CintValue_7C_28_29I public abstract virtual (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) i32

func &Ljava_2Flang_2FNumber_3B_7ClongValue_7C_28_29J public abstract virtual (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) i64

func &Ljava_2Flang_2FNumber_3B_7CfloatValue_7C_28_29F public abstract virtual (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) f32

func &Ljava_2Flang_2FNumber_3B_7CdoubleValue_7C_28_29D public abstract virtual (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) f64

func &Ljava_2Flang_2FNumber_3B_7CbyteValue_7C_28_29B public virtual (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) i8 {
  var %_1 i32
  virtualcallassigned &Ljava_2Flang_2FNumber_3B_7CintValue_7C_28_29I (dread ref %_this) { dassign %_1 }
  return (sext i32 8 (dread i32 %_1))
}

func &Ljava_2Flang_2FNumber_3B_7CshortValue_7C_28_29S public virtual (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) i16 {
  var %_1 i32
  virtualcallassigned &Ljava_2Flang_2FNumber_3B_7CintValue_7C_28_29I (dread ref %_this) { dassign %_1 }
  return (sext i32 16 (dread i32 %_1))
}
