flavor 1
srclang 3
id 65535
numfuncs 6
import "Uncaught.mplt"
import "/opt/openark/libjava-core/libjava-core.mplt"
entryfunc &LUncaught_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Uncaught.jar"}
srcfileinfo {
  1 "Uncaught.java"}
javaclass $LUncaught_3B <$LUncaught_3B> public
javaclass $LUncaught_241_3B <$LUncaught_241_3B>
javaclass $LUncaught_24Failure_3B <$LUncaught_24Failure_3B>
func &LUncaught_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaught_3B>>) void
func &LUncaught_3B_7Cdepth_7C_28AII_29I static (var %Reg4_R42 <* <[] i32>>, var %Reg5_I i32) i32
func &LUncaught_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg4_R49 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LUncaught_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LUncaught_241_3B>>) void
func &LUncaught_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LUncaught_241_3B>>) void
func &LUncaught_24Failure_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V constructor (var %_this <* <$LUncaught_24Failure_3B>>, var %Reg4_R46 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R47 <* <$Ljava_2Flang_2FThrowable_3B>>) void
var $_C_STR_610074002000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x20746100017a4d]
var $_C_STR_412f4951ddf829a06a84ee33c6ac01fd fstatic <[5] u64> readonly = [0, 0x2500000000, 0x206568744d4bc130, 0x7220646165726874, 0x6e6f20736e75]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>> public static
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LUncaught_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaught_3B>>) void {
  funcid 48153
  var %Reg1_R40 <* <$LUncaught_3B>>
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R40 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R40))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  return ()
}
func &LUncaught_3B_7Cdepth_7C_28AII_29I static (var %Reg4_R42 <* <[] i32>>, var %Reg5_I i32) i32 {
  funcid 48154
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg1_I i32
  var %Reg0_R43 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg6_R43 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg0_R44 <* <$LUncaught_24Failure_3B>>
  var %Reg2_R45 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161333 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg6_R47 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R47 <* <$Ljava_2Flang_2FThrowable_3B>>

  intrinsiccallwithtype <$LUncaught_3B> JAVA_CLINIT_CHECK ()
  try { @label0 }
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  iload_1
  #INSTIDX : 2||0002:  iaload
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg4_R42, dread i32 %Reg5_I)))
  #INSTIDX : 3||0003:  iload_1
  #INSTIDX : 4||0004:  iconst_2
  dassign %Reg2_I 0 (constval i32 2)
  #INSTIDX : 5||0005:  isub
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg5_I, dread i32 %Reg2_I))
  #INSTIDX : 6||0006:  idiv
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  #INSTIDX : 7||0007:  ireturn
  return (dread i32 %Reg0_I)
@label0   catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  #INSTIDX : 8||0008:  astore_2
  dassign %Reg6_R43 0 (dread ref %Reg0_R43)
  #INSTIDX : 9||0009:  new
  intrinsiccallwithtype <$LUncaught_24Failure_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R44 0 (gcmalloc ref <$LUncaught_24Failure_3B>)
  #INSTIDX : 12||000c:  dup
  #INSTIDX : 13||000d:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 16||0010:  dup
  #INSTIDX : 17||0011:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R45) {}
  #INSTIDX : 20||0014:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610074002000) { dassign %L_STR_161333 0 }
  dassign %Reg3_R46 0 (dread ptr %L_STR_161333)
  #INSTIDX : 22||0016:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg2_R45, dread ref %Reg3_R46) { dassign %Reg2_R45 0 }
  #INSTIDX : 25||0019:  iload_1
  #INSTIDX : 26||001a:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg2_R45, dread i32 %Reg5_I) { dassign %Reg2_R45 0 }
  #INSTIDX : 29||001d:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R45) { dassign %Reg2_R46 0 }
  #INSTIDX : 32||0020:  aload_2
  #INSTIDX : 33||0021:  invokespecial
  dassign %Reg6_R47 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg6_R43))
  callassigned &LUncaught_24Failure_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R44, dread ref %Reg2_R46, dread ref %Reg6_R47) {}
  #INSTIDX : 36||0024:  athrow
  dassign %Reg0_R47 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R44))
  throw (dread ref %Reg0_R47)
}
func &LUncaught_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg4_R49 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 48155
  var %Reg0_R48 <* <$LUncaught_241_3B>>
  var %Reg0_I i32
  var %Reg0_R42 <* <[] i32>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg5_R42 <* <[] i32>>
  var %Reg6_I i32
  var %Reg1_I i32
  var %Reg0_R50 <* <$Ljava_2Fio_2FPrintStream_3B>>

  intrinsiccallwithtype <$LUncaught_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  new
  intrinsiccallwithtype <$LUncaught_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R48 0 (gcmalloc ref <$LUncaught_241_3B>)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  callassigned &LUncaught_241_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R48) {}
  #INSTIDX : 7||0007:  invokevirtual
  virtualcallassigned &LUncaught_241_3B_7Cstart_7C_28_29V (dread ref %Reg0_R48) {}
  #INSTIDX : 10||000a:  iconst_4
  dassign %Reg0_I 0 (constval i32 4)
  #INSTIDX : 11||000b:  newarray
  dassign %Reg0_R42 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  #INSTIDX : 13||000d:  dup
  #INSTIDX : 14||000e:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
  #INSTIDX : 15||000f:  bipush
  dassign %Reg3_I 0 (constval i32 6)
  #INSTIDX : 17||0011:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R42, dread i32 %Reg2_I), dread i32 %Reg3_I)
  #INSTIDX : 18||0012:  dup
  #INSTIDX : 19||0013:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 20||0014:  bipush
  dassign %Reg3_I 0 (constval i32 7)
  #INSTIDX : 22||0016:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R42, dread i32 %Reg2_I), dread i32 %Reg3_I)
  #INSTIDX : 23||0017:  dup
  #INSTIDX : 24||0018:  iconst_2
  dassign %Reg2_I 0 (constval i32 2)
  #INSTIDX : 25||0019:  bipush
  dassign %Reg3_I 0 (constval i32 8)
  #INSTIDX : 27||001b:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R42, dread i32 %Reg2_I), dread i32 %Reg3_I)
  #INSTIDX : 28||001c:  dup
  #INSTIDX : 29||001d:  iconst_3
  dassign %Reg2_I 0 (constval i32 3)
  #INSTIDX : 30||001e:  bipush
  dassign %Reg3_I 0 (constval i32 9)
  #INSTIDX : 32||0020:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R42, dread i32 %Reg2_I), dread i32 %Reg3_I)
  #INSTIDX : 33||0021:  astore_1
  dassign %Reg5_R42 0 (dread ref %Reg0_R42)
  #INSTIDX : 34||0022:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 35||0023:  istore_2
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label1
  #INSTIDX : 36||0024:  iload_2
  #INSTIDX : 37||0025:  aload_1
  #INSTIDX : 38||0026:  arraylength
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg5_R42))
  #INSTIDX : 39||0027:  if_icmpge
  brtrue @label2 (ge i32 i32 (dread i32 %Reg6_I, dread i32 %Reg1_I))
  #INSTIDX : 42||002a:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R50 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 45||002d:  aload_1
  #INSTIDX : 46||002e:  iload_2
  #INSTIDX : 47||002f:  invokestatic
  intrinsiccallwithtype <$LUncaught_3B> JAVA_CLINIT_CHECK ()
  callassigned &LUncaught_3B_7Cdepth_7C_28AII_29I (dread ref %Reg5_R42, dread i32 %Reg6_I) { dassign %Reg1_I 0 }
  #INSTIDX : 50||0032:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R50, dread i32 %Reg1_I) {}
  #INSTIDX : 53||0035:  iinc
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  #INSTIDX : 56||0038:  goto
  goto @label1
@label2
  #INSTIDX : 59||003b:  return
  return ()
}
func &LUncaught_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LUncaught_241_3B>>) void {
  funcid 48156
  var %Reg1_R48 <* <$LUncaught_241_3B>>
  var %Reg1_R51 <* <$Ljava_2Flang_2FThread_3B>>

  dassign %Reg1_R48 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg1_R51 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg1_R48))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R51) {}
  #INSTIDX : 4||0004:  return
  return ()
}
func &LUncaught_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LUncaught_241_3B>>) void {
  funcid 48157
  var %Reg2_R48 <* <$LUncaught_241_3B>>
  var %Reg0_J i64
  var %Reg0_R52 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg3_R52 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg0_R50 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %L_STR_161334 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R46 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R48 0 (dread ref %_this)
  try { @label3 }
  #INSTIDX : 0||0000:  ldc2_w
  dassign %Reg0_J 0 (constval i64 300)
  #INSTIDX : 3||0003:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V (dread i64 %Reg0_J) {}
  endtry
  #INSTIDX : 6||0006:  goto
  goto @label4
@label3   catch { <* <$Ljava_2Flang_2FInterruptedException_3B>> }
  dassign %Reg0_R52 0 (regread ptr %%thrownval)
  #INSTIDX : 9||0009:  astore_1
  dassign %Reg3_R52 0 (dread ref %Reg0_R52)
  #INSTIDX : 10||000a:  return
  return ()
@label4
  #INSTIDX : 11||000b:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R50 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 14||000e:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_412f4951ddf829a06a84ee33c6ac01fd) { dassign %L_STR_161334 0 }
  dassign %Reg1_R46 0 (dread ptr %L_STR_161334)
  #INSTIDX : 16||0010:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R50, dread ref %Reg1_R46) {}
  #INSTIDX : 19||0013:  return
  return ()
}
func &LUncaught_24Failure_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V constructor (var %_this <* <$LUncaught_24Failure_3B>>, var %Reg4_R46 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R47 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 48158
  var %Reg3_R44 <* <$LUncaught_24Failure_3B>>
  var %Reg3_R53 <* <$Ljava_2Flang_2FRuntimeException_3B>>

  dassign %Reg3_R44 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  aload_1
  #INSTIDX : 2||0002:  aload_2
  #INSTIDX : 3||0003:  invokespecial
  dassign %Reg3_R53 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg3_R44))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %Reg3_R53, dread ref %Reg4_R46, dread ref %Reg5_R47) {}
  #INSTIDX : 6||0006:  return
  return ()
}
