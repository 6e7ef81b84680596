flavor 1
srclang 3
id 65535
numfuncs 12
import "Threads.mplt"
import "/opt/openark/libjava-core/libjava-core.mplt"
entryfunc &LThreads_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Threads.jar"}
srcfileinfo {
  1 "Threads.java"}
javaclass $LThreads_3B <$LThreads_3B> public
javaclass $LThreads_241_3B <$LThreads_241_3B>
javaclass $LThreads_242_3B <$LThreads_242_3B>
javaclass $LThreads_24Adder_3B <$LThreads_24Adder_3B>
javaclass $LThreads_24Waiter_3B <$LThreads_24Waiter_3B>
func &LThreads_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LThreads_3B>>) void
func &LThreads_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R43 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LThreads_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LThreads_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LThreads_241_3B>>) void
func &LThreads_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreads_241_3B>>) void
func &LThreads_242_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LThreads_242_3B>>) void
func &LThreads_242_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreads_242_3B>>) void
func &LThreads_24Adder_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LThreads_24Adder_3B>>, var %Reg3_I i32) void
func &LThreads_24Adder_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreads_24Adder_3B>>) void
func &LThreads_24Adder_3B_7Ctotal_7C_28_29I static synchronized () i32
func &LThreads_24Waiter_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LThreads_24Waiter_3B>>, var %Reg3_R44 <* <$Ljava_2Flang_2FString_3B>>) void
func &LThreads_24Waiter_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreads_24Waiter_3B>>) void
var $_C_STR_770061006900740065007200 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x74696177d09914e2, 0x7265]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_4f004b00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x4b4f000009dc]
var $_C_STR_3620c045b642d4448eb4d309f6b5f49c fstatic <[4] u64> readonly = [0, 0x1700000000, 0x61206e6956e44344, 0x64616572687420]
var $_C_STR_200073006500650073002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x656573203d1f1580, 0x2073]
var $LThreads_3B_7Cready u1 static volatile = 0
var $LThreads_3B_7Canswer i32 static = 0
var $LThreads_3B_7Clock <* <$Ljava_2Flang_2FObject_3B>> final static = 0
var $LThreads_3B_7Cshared i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>> public static
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LThreads_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LThreads_3B>>) void {
  funcid 48153
  var %Reg1_R40 <* <$LThreads_3B>>
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R40 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R40))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  return ()
}
func &LThreads_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R43 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 48154
  var %Reg0_R42 <* <$LThreads_24Waiter_3B>>
  var %L_STR_161333 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R44 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg10_R42 <* <$LThreads_24Waiter_3B>>
  var %Reg0_R45 <* <$LThreads_241_3B>>
  var %Reg11_R46 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_I i32
  var %Reg0_R47 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
  var %Reg12_R47 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
  var %Reg13_I i32
  var %Reg1_I i32
  var %Reg2_R46 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg4_R48 <* <$LThreads_24Adder_3B>>
  var %Reg6_I i32
  var %Reg8_I i32
  var %Reg7_I i32
  var %Reg4_R49 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %Reg0_R46 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg13_R47 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>>
  var %Reg14_I i32
  var %Reg15_I i32
  var %Reg16_R46 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_R50 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R51 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_I i32
  var %L_STR_161334 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg2_Z u1
  var %Reg1_R44 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R52 <* <$LThreads_242_3B>>
  var %Reg2_R49 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %Reg13_R46 <* <$Ljava_2Flang_2FThread_3B>>
  var %L_STR_161335 <* <$Ljava_2Flang_2FString_3B>>

  intrinsiccallwithtype <$LThreads_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  new
  intrinsiccallwithtype <$LThreads_24Waiter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R42 0 (gcmalloc ref <$LThreads_24Waiter_3B>)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_770061006900740065007200) { dassign %L_STR_161333 0 }
  dassign %Reg2_R44 0 (dread ptr %L_STR_161333)
  #INSTIDX : 6||0006:  invokespecial
  callassigned &LThreads_24Waiter_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R42, dread ref %Reg2_R44) {}
  #INSTIDX : 9||0009:  astore_1
  dassign %Reg10_R42 0 (dread ref %Reg0_R42)
  #INSTIDX : 10||000a:  new
  intrinsiccallwithtype <$LThreads_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$LThreads_241_3B>)
  #INSTIDX : 13||000d:  dup
  #INSTIDX : 14||000e:  invokespecial
  callassigned &LThreads_241_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 17||0011:  astore_2
  dassign %Reg11_R46 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R45))
  #INSTIDX : 18||0012:  aload_1
  #INSTIDX : 19||0013:  invokevirtual
  virtualcallassigned &LThreads_24Waiter_3B_7Cstart_7C_28_29V (dread ref %Reg10_R42) {}
  #INSTIDX : 22||0016:  aload_2
  #INSTIDX : 23||0017:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg11_R46) {}
  #INSTIDX : 26||001a:  aload_1
  #INSTIDX : 27||001b:  invokevirtual
  virtualcallassigned &LThreads_24Waiter_3B_7Cjoin_7C_28_29V (dread ref %Reg10_R42) {}
  #INSTIDX : 30||001e:  aload_2
  #INSTIDX : 31||001f:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg11_R46) {}
  #INSTIDX : 34||0022:  iconst_4
  dassign %Reg0_I 0 (constval i32 4)
  #INSTIDX : 35||0023:  anewarray
  dassign %Reg0_R47 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FThread_3B>>> (dread i32 %Reg0_I))
  #INSTIDX : 38||0026:  astore_3
  dassign %Reg12_R47 0 (dread ref %Reg0_R47)
  #INSTIDX : 39||0027:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 40||0028:  istore
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label0
  #INSTIDX : 42||002a:  iload
  #INSTIDX : 44||002c:  aload_3
  #INSTIDX : 45||002d:  arraylength
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg12_R47))
  #INSTIDX : 46||002e:  if_icmpge
  brtrue @label1 (ge i32 i32 (dread i32 %Reg13_I, dread i32 %Reg1_I))
  #INSTIDX : 49||0031:  aload_3
  #INSTIDX : 50||0032:  iload
  #INSTIDX : 52||0034:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R46 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  #INSTIDX : 55||0037:  dup
  #INSTIDX : 56||0038:  new
  intrinsiccallwithtype <$LThreads_24Adder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg4_R48 0 (gcmalloc ref <$LThreads_24Adder_3B>)
  #INSTIDX : 59||003b:  dup
  #INSTIDX : 60||003c:  bipush
  dassign %Reg6_I 0 (constval i32 100)
  #INSTIDX : 62||003e:  iload
  #INSTIDX : 64||0040:  iconst_1
  dassign %Reg8_I 0 (constval i32 1)
  #INSTIDX : 65||0041:  iadd
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg13_I, dread i32 %Reg8_I))
  #INSTIDX : 66||0042:  imul
  dassign %Reg6_I 0 (mul i32 (dread i32 %Reg6_I, dread i32 %Reg7_I))
  #INSTIDX : 67||0043:  invokespecial
  callassigned &LThreads_24Adder_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg4_R48, dread i32 %Reg6_I) {}
  #INSTIDX : 70||0046:  invokespecial
  dassign %Reg4_R49 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg4_R48))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg2_R46, dread ref %Reg4_R49) {}
  #INSTIDX : 73||0049:  aastore
  iassign <* <* <$Ljava_2Flang_2FThread_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FThread_3B>>>> (dread ref %Reg12_R47, dread i32 %Reg13_I), dread ref %Reg2_R46)
  #INSTIDX : 74||004a:  aload_3
  #INSTIDX : 75||004b:  iload
  #INSTIDX : 77||004d:  aaload
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Flang_2FThread_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FThread_3B>>>> (dread ref %Reg12_R47, dread i32 %Reg13_I)))
  #INSTIDX : 78||004e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R46) {}
  #INSTIDX : 81||0051:  iinc
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  #INSTIDX : 84||0054:  goto
  goto @label0
@label1
  #INSTIDX : 87||0057:  aload_3
  #INSTIDX : 88||0058:  astore
  dassign %Reg13_R47 0 (dread ref %Reg12_R47)
  #INSTIDX : 90||005a:  aload
  #INSTIDX : 92||005c:  arraylength
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg13_R47))
  #INSTIDX : 93||005d:  istore
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 95||005f:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 96||0060:  istore
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
@label2
  #INSTIDX : 98||0062:  iload
  #INSTIDX : 100||0064:  iload
  #INSTIDX : 102||0066:  if_icmpge
  brtrue @label3 (ge i32 i32 (dread i32 %Reg15_I, dread i32 %Reg14_I))
  #INSTIDX : 105||0069:  aload
  #INSTIDX : 107||006b:  iload
  #INSTIDX : 109||006d:  aaload
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Flang_2FThread_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FThread_3B>>>> (dread ref %Reg13_R47, dread i32 %Reg15_I)))
  #INSTIDX : 110||006e:  astore
  dassign %Reg16_R46 0 (dread ref %Reg0_R46)
  #INSTIDX : 112||0070:  aload
  #INSTIDX : 114||0072:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg16_R46) {}
  #INSTIDX : 117||0075:  iinc
  dassign %Reg15_I 0 (add i32 (dread i32 %Reg15_I, constval i32 1))
  #INSTIDX : 120||0078:  goto
  goto @label2
@label3
  #INSTIDX : 123||007b:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R50 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 126||007e:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R51 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 129||0081:  dup
  #INSTIDX : 130||0082:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R51) {}
  #INSTIDX : 133||0085:  invokestatic
  intrinsiccallwithtype <$LThreads_24Adder_3B> JAVA_CLINIT_CHECK ()
  callassigned &LThreads_24Adder_3B_7Ctotal_7C_28_29I () { dassign %Reg2_I 0 }
  #INSTIDX : 136||0088:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R51, dread i32 %Reg2_I) { dassign %Reg1_R51 0 }
  #INSTIDX : 139||008b:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161334 0 }
  dassign %Reg2_R44 0 (dread ptr %L_STR_161334)
  #INSTIDX : 141||008d:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R51, dread ref %Reg2_R44) { dassign %Reg1_R51 0 }
  #INSTIDX : 144||0090:  aload_3
  #INSTIDX : 145||0091:  iconst_0
  dassign %Reg3_I 0 (constval i32 0)
  #INSTIDX : 146||0092:  aaload
  dassign %Reg2_R46 0 (iread ref <* <* <$Ljava_2Flang_2FThread_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FThread_3B>>>> (dread ref %Reg12_R47, dread i32 %Reg3_I)))
  #INSTIDX : 147||0093:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7CisAlive_7C_28_29Z (dread ref %Reg2_R46) { dassign %Reg2_Z 0 }
  #INSTIDX : 150||0096:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R51, dread u1 %Reg2_Z) { dassign %Reg1_R51 0 }
  #INSTIDX : 153||0099:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R51) { dassign %Reg1_R44 0 }
  #INSTIDX : 156||009c:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R50, dread ref %Reg1_R44) {}
  #INSTIDX : 159||009f:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R46 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  #INSTIDX : 162||00a2:  dup
  #INSTIDX : 163||00a3:  new
  intrinsiccallwithtype <$LThreads_242_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R52 0 (gcmalloc ref <$LThreads_242_3B>)
  #INSTIDX : 166||00a6:  dup
  #INSTIDX : 167||00a7:  invokespecial
  callassigned &LThreads_242_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R52) {}
  #INSTIDX : 170||00aa:  invokespecial
  dassign %Reg2_R49 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg2_R52))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg0_R46, dread ref %Reg2_R49) {}
  #INSTIDX : 173||00ad:  astore
  dassign %Reg13_R46 0 (dread ref %Reg0_R46)
  #INSTIDX : 175||00af:  aload
  #INSTIDX : 177||00b1:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg13_R46) {}
  #INSTIDX : 180||00b4:  aload
  #INSTIDX : 182||00b6:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg13_R46) {}
  #INSTIDX : 185||00b9:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R50 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 188||00bc:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4f004b00) { dassign %L_STR_161335 0 }
  dassign %Reg1_R44 0 (dread ptr %L_STR_161335)
  #INSTIDX : 190||00be:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R50, dread ref %Reg1_R44) {}
  #INSTIDX : 193||00c1:  return
  return ()
}
func &LThreads_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 48155
  var %Reg0_R41 <* <$Ljava_2Flang_2FObject_3B>>

  #INSTIDX : 0||0000:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R41 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R41) {}
  #INSTIDX : 7||0007:  putstatic
  dassign $LThreads_3B_7Clock 0 (dread ref %Reg0_R41)
  #INSTIDX : 10||000a:  return
  return ()
}
func &LThreads_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LThreads_241_3B>>) void {
  funcid 48156
  var %Reg1_R45 <* <$LThreads_241_3B>>
  var %Reg1_R46 <* <$Ljava_2Flang_2FThread_3B>>

  dassign %Reg1_R45 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg1_R46 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg1_R45))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R46) {}
  #INSTIDX : 4||0004:  return
  return ()
}
func &LThreads_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreads_241_3B>>) void {
  funcid 48157
  var %Reg1_R45 <* <$LThreads_241_3B>>
  var %Reg0_I i32

  dassign %Reg1_R45 0 (dread ref %_this)
  #INSTIDX : 0||0000:  bipush
  dassign %Reg0_I 0 (constval i32 42)
  #INSTIDX : 2||0002:  putstatic
  intrinsiccallwithtype <$LThreads_3B> JAVA_CLINIT_CHECK ()
  dassign $LThreads_3B_7Canswer 0 (dread i32 %Reg0_I)
  #INSTIDX : 5||0005:  iconst_1
  dassign %Reg0_I 0 (constval i32 1)
  #INSTIDX : 6||0006:  putstatic
  intrinsiccallwithtype <$LThreads_3B> JAVA_CLINIT_CHECK ()
  dassign $LThreads_3B_7Cready 0 (cvt u1 i32 (dread i32 %Reg0_I))
  #INSTIDX : 9||0009:  return
  return ()
}
func &LThreads_242_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LThreads_242_3B>>) void {
  funcid 48158
  var %Reg1_R52 <* <$LThreads_242_3B>>
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R52 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R52))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  return ()
}
func &LThreads_242_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreads_242_3B>>) void {
  funcid 48159
  var %Reg3_R52 <* <$LThreads_242_3B>>
  var %Reg0_R53 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %L_STR_161336 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R44 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R54 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R53 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg0_R50 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R44 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg3_R52 0 (dread ref %_this)
  try { @label4 }
  #INSTIDX : 0||0000:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R53 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3620c045b642d4448eb4d309f6b5f49c) { dassign %L_STR_161336 0 }
  dassign %Reg2_R44 0 (dread ptr %L_STR_161336)
  #INSTIDX : 6||0006:  invokespecial
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R53, dread ref %Reg2_R44) {}
  #INSTIDX : 9||0009:  athrow
  dassign %Reg0_R54 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R53))
  throw (dread ref %Reg0_R54)
  endtry
@label4   catch { <* <$Ljava_2Flang_2FIllegalStateException_3B>> }
  dassign %Reg0_R53 0 (regread ptr %%thrownval)
  #INSTIDX : 10||000a:  astore_1
  dassign %Reg4_R53 0 (dread ref %Reg0_R53)
  #INSTIDX : 11||000b:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R50 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 14||000e:  aload_1
  #INSTIDX : 15||000f:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FIllegalStateException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg4_R53) { dassign %Reg1_R44 0 }
  #INSTIDX : 18||0012:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R50, dread ref %Reg1_R44) {}
  #INSTIDX : 21||0015:  return
  return ()
}
func &LThreads_24Adder_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LThreads_24Adder_3B>>, var %Reg3_I i32) void {
  funcid 48160
  var %Reg2_R48 <* <$LThreads_24Adder_3B>>
  var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R48 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R48))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R41) {}
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  iload_1
  #INSTIDX : 6||0006:  putfield
  iassign <* <$LThreads_24Adder_3B>> 4 (dread ref %Reg2_R48, dread i32 %Reg3_I)
  #INSTIDX : 9||0009:  return
  return ()
}
func &LThreads_24Adder_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreads_24Adder_3B>>) void {
  funcid 48161
  var %Reg2_R48 <* <$LThreads_24Adder_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg0_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R54 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R54 <* <$Ljava_2Flang_2FThrowable_3B>>

  dassign %Reg2_R48 0 (dread ref %_this)
  #INSTIDX : 0||0000:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 1||0001:  istore_1
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label5
  #INSTIDX : 2||0002:  iload_1
  #INSTIDX : 3||0003:  aload_0
  #INSTIDX : 4||0004:  getfield
  dassign %Reg1_I 0 (iread i32 <* <$LThreads_24Adder_3B>> 4 (dread ref %Reg2_R48))
  #INSTIDX : 7||0007:  if_icmpge
  brtrue @label8 (ge i32 i32 (dread i32 %Reg3_I, dread i32 %Reg1_I))
  #INSTIDX : 10||000a:  getstatic
  intrinsiccallwithtype <$LThreads_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R41 0 (dread ref $LThreads_3B_7Clock)
  #INSTIDX : 13||000d:  dup
  #INSTIDX : 14||000e:  astore_2
  dassign %Reg4_R41 0 (dread ref %Reg0_R41)
  #INSTIDX : 15||000f:  monitorenter
  syncenter (dread ref %Reg0_R41)
  try { @label6 }
  #INSTIDX : 16||0010:  getstatic
  intrinsiccallwithtype <$LThreads_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LThreads_3B_7Cshared)
  #INSTIDX : 19||0013:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 20||0014:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 21||0015:  putstatic
  intrinsiccallwithtype <$LThreads_3B> JAVA_CLINIT_CHECK ()
  dassign $LThreads_3B_7Cshared 0 (dread i32 %Reg0_I)
  #INSTIDX : 24||0018:  aload_2
  #INSTIDX : 25||0019:  monitorexit
  syncexit (dread ref %Reg4_R41)
  endtry
  #INSTIDX : 26||001a:  goto
  goto @label7
@label6   catch { <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %Reg0_R54 0 (regread ptr %%thrownval)
  #INSTIDX : 29||001d:  astore_3
  dassign %Reg5_R54 0 (dread ref %Reg0_R54)
  try { @label6 }
  #INSTIDX : 30||001e:  aload_2
  #INSTIDX : 31||001f:  monitorexit
  syncexit (dread ref %Reg4_R41)
  endtry
  #INSTIDX : 32||0020:  aload_3
  #INSTIDX : 33||0021:  athrow
  throw (dread ref %Reg5_R54)
@label7
  #INSTIDX : 34||0022:  iinc
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  #INSTIDX : 37||0025:  goto
  goto @label5
@label8
  #INSTIDX : 40||0028:  return
  return ()
}
func &LThreads_24Adder_3B_7Ctotal_7C_28_29I static synchronized () i32 {
  funcid 48162
  var %Reg0_I i32

  intrinsiccallwithtype <$LThreads_24Adder_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  getstatic
  intrinsiccallwithtype <$LThreads_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LThreads_3B_7Cshared)
  #INSTIDX : 3||0003:  ireturn
  return (dread i32 %Reg0_I)
}
func &LThreads_24Waiter_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LThreads_24Waiter_3B>>, var %Reg3_R44 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 48163
  var %Reg2_R42 <* <$LThreads_24Waiter_3B>>
  var %Reg2_R46 <* <$Ljava_2Flang_2FThread_3B>>

  dassign %Reg2_R42 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg2_R46 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg2_R42))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R46) {}
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  aload_1
  #INSTIDX : 6||0006:  putfield
  iassign <* <$LThreads_24Waiter_3B>> 13 (dread ref %Reg2_R42, dread ref %Reg3_R44)
  #INSTIDX : 9||0009:  return
  return ()
}
func &LThreads_24Waiter_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreads_24Waiter_3B>>) void {
  funcid 48164
  var %Reg3_R42 <* <$LThreads_24Waiter_3B>>
  var %Reg0_Z u1
  var %Reg0_R50 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R51 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R44 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161337 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R44 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg3_R42 0 (dread ref %_this)
@label9
  #INSTIDX : 0||0000:  getstatic
  intrinsiccallwithtype <$LThreads_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (dread u1 $LThreads_3B_7Cready)
  #INSTIDX : 3||0003:  ifne
  brtrue @label10 (ne i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 6||0006:  goto
  goto @label9
@label10
  #INSTIDX : 9||0009:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R50 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 12||000c:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R51 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 15||000f:  dup
  #INSTIDX : 16||0010:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R51) {}
  #INSTIDX : 19||0013:  aload_0
  #INSTIDX : 20||0014:  getfield
  dassign %Reg2_R44 0 (iread ref <* <$LThreads_24Waiter_3B>> 13 (dread ref %Reg3_R42))
  #INSTIDX : 23||0017:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R51, dread ref %Reg2_R44) { dassign %Reg1_R51 0 }
  #INSTIDX : 26||001a:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200073006500650073002000) { dassign %L_STR_161337 0 }
  dassign %Reg2_R44 0 (dread ptr %L_STR_161337)
  #INSTIDX : 28||001c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R51, dread ref %Reg2_R44) { dassign %Reg1_R51 0 }
  #INSTIDX : 31||001f:  getstatic
  intrinsiccallwithtype <$LThreads_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LThreads_3B_7Canswer)
  #INSTIDX : 34||0022:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R51, dread i32 %Reg2_I) { dassign %Reg1_R51 0 }
  #INSTIDX : 37||0025:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R51) { dassign %Reg1_R44 0 }
  #INSTIDX : 40||0028:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R50, dread ref %Reg1_R44) {}
  #INSTIDX : 43||002b:  return
  return ()
}
