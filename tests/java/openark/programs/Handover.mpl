flavor 1
srclang 3
id 65535
numfuncs 5
import "Handover.mplt"
import "/opt/openark/libjava-core/libjava-core.mplt"
entryfunc &LHandover_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Handover.jar"}
srcfileinfo {
  1 "Handover.java"}
javaclass $LHandover_3B <$LHandover_3B> public
javaclass $LHandover_24Second_3B <$LHandover_24Second_3B>
func &LHandover_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LHandover_3B>>) void
func &LHandover_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg3_R42 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LHandover_3B_7Caccess_24002_7C_28LHandover_3BI_29I static synthetic (var %Reg3_R40 <* <$LHandover_3B>>, var %Reg4_I i32) i32
func &LHandover_24Second_3B_7C_3Cinit_3E_7C_28LHandover_3B_29V constructor (var %_this <* <$LHandover_24Second_3B>>, var %Reg3_R40 <* <$LHandover_3B>>) void
func &LHandover_24Second_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LHandover_24Second_3B>>) void
var $_C_STR_7400750072006e002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6e72757406998f43, 32]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>> public static
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LHandover_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LHandover_3B>>) void {
  funcid 48153
  var %Reg1_R40 <* <$LHandover_3B>>
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R40 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R40))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  return ()
}
func &LHandover_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg3_R42 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 48154
  var %Reg0_R40 <* <$LHandover_3B>>
  var %Reg4_R40 <* <$LHandover_3B>>
  var %Reg0_R43 <* <$LHandover_24Second_3B>>
  var %Reg0_I i32
  var %Reg0_R44 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R45 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161333 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R46 <* <$Ljava_2Flang_2FString_3B>>

  intrinsiccallwithtype <$LHandover_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  new
  intrinsiccallwithtype <$LHandover_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R40 0 (gcmalloc ref <$LHandover_3B>)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  callassigned &LHandover_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R40) {}
  #INSTIDX : 7||0007:  astore_1
  dassign %Reg4_R40 0 (dread ref %Reg0_R40)
  #INSTIDX : 8||0008:  new
  intrinsiccallwithtype <$LHandover_24Second_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R43 0 (gcmalloc ref <$LHandover_24Second_3B>)
  #INSTIDX : 11||000b:  dup
  #INSTIDX : 12||000c:  aload_1
  #INSTIDX : 13||000d:  invokespecial
  callassigned &LHandover_24Second_3B_7C_3Cinit_3E_7C_28LHandover_3B_29V (dread ref %Reg0_R43, dread ref %Reg4_R40) {}
  #INSTIDX : 16||0010:  invokevirtual
  virtualcallassigned &LHandover_24Second_3B_7Cstart_7C_28_29V (dread ref %Reg0_R43) {}
@label0
  #INSTIDX : 19||0013:  aload_1
  #INSTIDX : 20||0014:  getfield
  dassign %Reg0_I 0 (iread i32 <* <$LHandover_3B>> 4 (dread ref %Reg4_R40))
  #INSTIDX : 23||0017:  ifne
  brtrue @label1 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  #INSTIDX : 26||001a:  goto
  goto @label0
@label1
  #INSTIDX : 29||001d:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R44 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 32||0020:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 35||0023:  dup
  #INSTIDX : 36||0024:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 39||0027:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400750072006e002000) { dassign %L_STR_161333 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161333)
  #INSTIDX : 41||0029:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 44||002c:  aload_1
  #INSTIDX : 45||002d:  getfield
  dassign %Reg2_I 0 (iread i32 <* <$LHandover_3B>> 4 (dread ref %Reg4_R40))
  #INSTIDX : 48||0030:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg2_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 51||0033:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 54||0036:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R44, dread ref %Reg1_R46) {}
  #INSTIDX : 57||0039:  return
  return ()
}
func &LHandover_3B_7Caccess_24002_7C_28LHandover_3BI_29I static synthetic (var %Reg3_R40 <* <$LHandover_3B>>, var %Reg4_I i32) i32 {
  funcid 48155

  intrinsiccallwithtype <$LHandover_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  iload_1
  #INSTIDX : 2||0002:  dup_x1
  #INSTIDX : 3||0003:  putfield
  iassign <* <$LHandover_3B>> 4 (dread ref %Reg3_R40, dread i32 %Reg4_I)
  #INSTIDX : 6||0006:  ireturn
  return (dread i32 %Reg4_I)
}
func &LHandover_24Second_3B_7C_3Cinit_3E_7C_28LHandover_3B_29V constructor (var %_this <* <$LHandover_24Second_3B>>, var %Reg3_R40 <* <$LHandover_3B>>) void {
  funcid 48156
  var %Reg2_R43 <* <$LHandover_24Second_3B>>
  var %Reg2_R47 <* <$Ljava_2Flang_2FThread_3B>>

  dassign %Reg2_R43 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg2_R47 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg2_R43))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R47) {}
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  aload_1
  #INSTIDX : 6||0006:  putfield
  iassign <* <$LHandover_24Second_3B>> 13 (dread ref %Reg2_R43, dread ref %Reg3_R40)
  #INSTIDX : 9||0009:  return
  return ()
}
func &LHandover_24Second_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LHandover_24Second_3B>>) void {
  funcid 48157
  var %Reg2_R43 <* <$LHandover_24Second_3B>>
  var %Reg0_R40 <* <$LHandover_3B>>
  var %Reg1_I i32
  var %Reg0_I i32

  dassign %Reg2_R43 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  dassign %Reg0_R40 0 (iread ref <* <$LHandover_24Second_3B>> 13 (dread ref %Reg2_R43))
  #INSTIDX : 4||0004:  bipush
  dassign %Reg1_I 0 (constval i32 7)
  #INSTIDX : 6||0006:  invokestatic
  intrinsiccallwithtype <$LHandover_3B> JAVA_CLINIT_CHECK ()
  callassigned &LHandover_3B_7Caccess_24002_7C_28LHandover_3BI_29I (dread ref %Reg0_R40, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  #INSTIDX : 9||0009:  pop
  #INSTIDX : 10||000a:  return
  return ()
}
