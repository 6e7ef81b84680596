flavor 1
srclang 3
id 65535
numfuncs 12
import "Faults.mplt"
import "/opt/openark/libjava-core/libjava-core.mplt"
entryfunc &LFaults_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Faults.jar"}
srcfileinfo {
  1 "Faults.java"}
javaclass $LFaults_3B <$LFaults_3B> public
javaclass $LFaults_24Broken_3B <$LFaults_24Broken_3B>
javaclass $LFaults_24Refused_3B <$LFaults_24Refused_3B>
func &LFaults_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LFaults_3B>>) void
func &LFaults_3B_7Cdivide_7C_28II_29I static (var %Reg2_I i32, var %Reg3_I i32) i32
func &LFaults_3B_7Cremainder_7C_28JJ_29J static (var %Reg4_J i64, var %Reg6_J i64) i64
func &LFaults_3B_7Cpick_7C_28AII_29I static (var %Reg2_R42 <* <[] i32>>, var %Reg3_I i32) i32
func &LFaults_3B_7Crefuse_7C_28I_29V static (var %Reg4_I i32) void
func &LFaults_3B_7Cattempt_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg6_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LFaults_3B_7Cnested_7C_28I_29I static (var %Reg3_I i32) i32
func &LFaults_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg3_R50 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LFaults_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LFaults_24Broken_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V constructor (var %_this <* <$LFaults_24Broken_3B>>, var %Reg4_R43 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &LFaults_24Refused_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V constructor (var %_this <* <$LFaults_24Refused_3B>>, var %Reg3_R46 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_I i32) void
func &LFaults_24Refused_3B_7Ctwice_7C_28_29I virtual (var %_this <* <$LFaults_24Refused_3B>>) i32
var $_C_STR_63006f00640065002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x65646f6305a70fd3, 32]
var $_C_STR_ac4ac3489b2c4aa902a7df70e60e6e62 fstatic <[4] u64> readonly = [0, 0x1900000000, 0x20746f6eed23e9fd, 0x2064657375666572]
var $_C_STR_73007400610072007400 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x72617473068ac462, 116]
var $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x616e6966d764e6fd, 0x20796c6c]
var $_C_STR_7400650078007400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x747865740036452d]
var $_C_STR_69006e007300690064006500 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x69736e69b970cffc, 0x6564]
var $_C_STR_610062006300 fstatic <[3] u64> readonly = [0, 0x700000000, 0x63626100017862]
var $_C_STR_310032007800 fstatic <[3] u64> readonly = [0, 0x700000000, 0x7832310000be77]
var $_C_STR_2000660069006e006500 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6e69662001f2e5da, 101]
var $_C_STR_200061002000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x206120000083ff]
var $_C_STR_200062002000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x2062200000841e]
var $_C_STR_2000630020006e0075006c006c00 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x6e20632047ade344, 0x6c6c75]
var $_C_STR_200064002000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x2064200000845c]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_200065002000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x2065200000847b]
var $_C_STR_20003c002d002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x202d3c20000f72af]
var $_C_STR_20006700 fstatic <[3] u64> readonly = [0, 0x500000000, 0x672000000447]
var $_C_STR_200066002000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x2066200000849a]
var $_C_STR_62006f00740074006f006d00 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x74746f62ad8d9a2b, 0x6d6f]
var $_C_STR_4b30082fa5e9374d9a3161d801b1b242 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x6c706572e659a430, 0x64656361]
var $_C_STR_6300610075006700680074002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x6775616321302324, 0x207468]
var $_C_STR_2000610074002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x207461200010062d]
var $_C_STR_65006e0064002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x20646e65002f92a5]
var $_C_STR_6c006f006f0070002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x706f6f6c06260dfc, 32]
var $_C_STR_d583ffd1da51203d92b48150004ee64a fstatic <[4] u64> readonly = [0, 0x1100000000, 0x65206e61539f5c55, 0x726f7272]
var $_C_STR_620072006f006b0065006e00 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6b6f7262adb577d5, 0x6e65]
var $LFaults_3B_7Cnumbers <* <[] i32>> static = 0
var $LFaults_3B_7Ctrace i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>> public static
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LFaults_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LFaults_3B>>) void {
  funcid 48153
  var %Reg1_R40 <* <$LFaults_3B>>
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R40 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R40))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  return ()
}
func &LFaults_3B_7Cdivide_7C_28II_29I static (var %Reg2_I i32, var %Reg3_I i32) i32 {
  funcid 48154
  var %Reg0_I i32

  intrinsiccallwithtype <$LFaults_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  iload_0
  #INSTIDX : 1||0001:  iload_1
  #INSTIDX : 2||0002:  idiv
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  #INSTIDX : 3||0003:  ireturn
  return (dread i32 %Reg0_I)
}
func &LFaults_3B_7Cremainder_7C_28JJ_29J static (var %Reg4_J i64, var %Reg6_J i64) i64 {
  funcid 48155
  var %Reg0_J i64

  intrinsiccallwithtype <$LFaults_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  lload_0
  #INSTIDX : 1||0001:  lload_2
  #INSTIDX : 2||0002:  lrem
  dassign %Reg0_J 0 (rem i64 (dread i64 %Reg4_J, dread i64 %Reg6_J))
  #INSTIDX : 3||0003:  lreturn
  return (dread i64 %Reg0_J)
}
func &LFaults_3B_7Cpick_7C_28AII_29I static (var %Reg2_R42 <* <[] i32>>, var %Reg3_I i32) i32 {
  funcid 48156
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg0_R43 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R43 <* <$Ljava_2Flang_2FThrowable_3B>>

  intrinsiccallwithtype <$LFaults_3B> JAVA_CLINIT_CHECK ()
  try { @label0 }
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  iload_1
  #INSTIDX : 2||0002:  iaload
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R42, dread i32 %Reg3_I)))
  #INSTIDX : 3||0003:  istore_2
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  endtry
  #INSTIDX : 4||0004:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 7||0007:  bipush
  dassign %Reg1_I 0 (constval i32 10)
  #INSTIDX : 9||0009:  imul
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 10||000a:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 11||000b:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 12||000c:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 15||000f:  iload_2
  #INSTIDX : 16||0010:  ireturn
  return (dread i32 %Reg4_I)
@label0   catch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  #INSTIDX : 17||0011:  astore_3
  dassign %Reg5_R43 0 (dread ref %Reg0_R43)
  #INSTIDX : 18||0012:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 21||0015:  bipush
  dassign %Reg1_I 0 (constval i32 10)
  #INSTIDX : 23||0017:  imul
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 24||0018:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 25||0019:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 26||001a:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 29||001d:  aload_3
  #INSTIDX : 30||001e:  athrow
  throw (dread ref %Reg5_R43)
}
func &LFaults_3B_7Crefuse_7C_28I_29V static (var %Reg4_I i32) void {
  funcid 48157
  var %Reg1_I i32
  var %Reg0_R44 <* <$LFaults_24Refused_3B>>
  var %Reg2_R45 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161333 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R43 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R47 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R45 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161334 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R46 <* <$Ljava_2Flang_2FString_3B>>

  intrinsiccallwithtype <$LFaults_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  iload_0
  #INSTIDX : 1||0001:  iconst_2
  dassign %Reg1_I 0 (constval i32 2)
  #INSTIDX : 2||0002:  if_icmple
  brtrue @label1 (le i32 i32 (dread i32 %Reg4_I, dread i32 %Reg1_I))
  #INSTIDX : 5||0005:  new
  intrinsiccallwithtype <$LFaults_24Refused_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R44 0 (gcmalloc ref <$LFaults_24Refused_3B>)
  #INSTIDX : 8||0008:  dup
  #INSTIDX : 9||0009:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 12||000c:  dup
  #INSTIDX : 13||000d:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R45) {}
  #INSTIDX : 16||0010:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63006f00640065002000) { dassign %L_STR_161333 0 }
  dassign %Reg3_R46 0 (dread ptr %L_STR_161333)
  #INSTIDX : 18||0012:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg2_R45, dread ref %Reg3_R46) { dassign %Reg2_R45 0 }
  #INSTIDX : 21||0015:  iload_0
  #INSTIDX : 22||0016:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg2_R45, dread i32 %Reg4_I) { dassign %Reg2_R45 0 }
  #INSTIDX : 25||0019:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R45) { dassign %Reg2_R46 0 }
  #INSTIDX : 28||001c:  iload_0
  #INSTIDX : 29||001d:  invokespecial
  callassigned &LFaults_24Refused_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V (dread ref %Reg0_R44, dread ref %Reg2_R46, dread i32 %Reg4_I) {}
  #INSTIDX : 32||0020:  athrow
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R44))
  throw (dread ref %Reg0_R43)
@label1
  #INSTIDX : 33||0021:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 36||0024:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 39||0027:  dup
  #INSTIDX : 40||0028:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 43||002b:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_ac4ac3489b2c4aa902a7df70e60e6e62) { dassign %L_STR_161334 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161334)
  #INSTIDX : 45||002d:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 48||0030:  iload_0
  #INSTIDX : 49||0031:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg4_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 52||0034:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 55||0037:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 58||003a:  return
  return ()
}
func &LFaults_3B_7Cattempt_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg6_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48158
  var %L_STR_161335 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg7_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R45 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg8_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg0_R47 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R45 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161336 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <[] i32>>
  var %L_STR_161337 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_161338 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161339 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R48 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg9_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161340 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161341 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161342 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_J i64
  var %Reg3_I i32
  var %Reg2_J i64
  var %L_STR_161343 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R49 <* <$LFaults_24Broken_3B>>
  var %Reg2_R44 <* <$LFaults_24Refused_3B>>
  var %L_STR_161344 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg5_I i32
  var %Reg2_R43 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R43 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R50 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg9_R51 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg10_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161345 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_161346 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_C u16
  var %L_STR_161347 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161348 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161349 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161350 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161351 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R52 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %L_STR_161352 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161353 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R53 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %L_STR_161354 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161355 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R54 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_161356 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161357 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R44 <* <$LFaults_24Refused_3B>>
  var %L_STR_161358 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161359 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161360 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161361 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R49 <* <$LFaults_24Broken_3B>>
  var %L_STR_161362 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161363 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R43 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %L_STR_161364 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R55 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %L_STR_161365 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161366 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161367 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161368 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg11_R43 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %L_STR_161369 <* <$Ljava_2Flang_2FString_3B>>

  intrinsiccallwithtype <$LFaults_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_73007400610072007400) { dassign %L_STR_161335 0 }
  dassign %Reg0_R46 0 (dread ptr %L_STR_161335)
  #INSTIDX : 2||0002:  astore_1
  dassign %Reg7_R46 0 (dread ref %Reg0_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
  #INSTIDX : 3||0003:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 6||0006:  dup
  #INSTIDX : 7||0007:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 10||000a:  aload_1
  #INSTIDX : 11||000b:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 14||000e:  iload_0
  #INSTIDX : 15||000f:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread i32 %Reg6_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 18||0012:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 21||0015:  astore_1
  dassign %Reg7_R46 0 (dread ref %Reg0_R46)
  #INSTIDX : 22||0016:  iload_0
  #INSTIDX : 23||0017:  tableswitch
  switch (dread i32 %Reg6_I) @label14 {
    0: goto @label2
    1: goto @label3
    2: goto @label4
    3: goto @label5
    4: goto @label6
    5: goto @label7
    6: goto @label8
    7: goto @label9
    8: goto @label10
    9: goto @label11
    10: goto @label12
    11: goto @label13
  }
@label2
  #INSTIDX : 84||0054:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 87||0057:  dup
  #INSTIDX : 88||0058:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 91||005b:  aload_1
  #INSTIDX : 92||005c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 95||005f:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 96||0060:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
  #INSTIDX : 97||0061:  invokestatic
  intrinsiccallwithtype <$LFaults_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFaults_3B_7Cdivide_7C_28II_29I (dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  #INSTIDX : 100||0064:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 103||0067:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 106||006a:  astore_2
  dassign %Reg8_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 107||006b:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 110||006e:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 111||006f:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 112||0070:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 115||0073:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 118||0076:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 121||0079:  dup
  #INSTIDX : 122||007a:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 125||007d:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161336 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161336)
  #INSTIDX : 127||007f:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 130||0082:  iload_0
  #INSTIDX : 131||0083:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 134||0086:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 137||0089:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 140||008c:  aload_2
  #INSTIDX : 141||008d:  areturn
  return (dread ref %Reg8_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label3
  #INSTIDX : 142||008e:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 145||0091:  dup
  #INSTIDX : 146||0092:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 149||0095:  aload_1
  #INSTIDX : 150||0096:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 153||0099:  getstatic
  dassign %Reg1_R42 0 (dread ref $LFaults_3B_7Cnumbers)
  #INSTIDX : 156||009c:  iconst_3
  dassign %Reg2_I 0 (constval i32 3)
  #INSTIDX : 157||009d:  invokestatic
  intrinsiccallwithtype <$LFaults_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFaults_3B_7Cpick_7C_28AII_29I (dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  #INSTIDX : 160||00a0:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 163||00a3:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 166||00a6:  astore_2
  dassign %Reg8_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 167||00a7:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 170||00aa:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 171||00ab:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 172||00ac:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 175||00af:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 178||00b2:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 181||00b5:  dup
  #INSTIDX : 182||00b6:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 185||00b9:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161337 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161337)
  #INSTIDX : 187||00bb:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 190||00be:  iload_0
  #INSTIDX : 191||00bf:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 194||00c2:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 197||00c5:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 200||00c8:  aload_2
  #INSTIDX : 201||00c9:  areturn
  return (dread ref %Reg8_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label4
  #INSTIDX : 202||00ca:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 205||00cd:  dup
  #INSTIDX : 206||00ce:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 209||00d1:  aload_1
  #INSTIDX : 210||00d2:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 213||00d5:  aconst_null
  dassign %Reg1_R41 0 (constval ref 0)
  #INSTIDX : 214||00d6:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
  #INSTIDX : 215||00d7:  invokestatic
  dassign %Reg1_R42 0 (retype ref <* <[] i32>> (dread ref %Reg1_R41))
  intrinsiccallwithtype <$LFaults_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFaults_3B_7Cpick_7C_28AII_29I (dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  #INSTIDX : 218||00da:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 221||00dd:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 224||00e0:  astore_2
  dassign %Reg8_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 225||00e1:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 228||00e4:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 229||00e5:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 230||00e6:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 233||00e9:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 236||00ec:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 239||00ef:  dup
  #INSTIDX : 240||00f0:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 243||00f3:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161338 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161338)
  #INSTIDX : 245||00f5:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 248||00f8:  iload_0
  #INSTIDX : 249||00f9:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 252||00fc:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 255||00ff:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 258||0102:  aload_2
  #INSTIDX : 259||0103:  areturn
  return (dread ref %Reg8_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label5
  #INSTIDX : 260||0104:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400650078007400) { dassign %L_STR_161339 0 }
  dassign %Reg0_R46 0 (dread ptr %L_STR_161339)
  #INSTIDX : 262||0106:  astore_2
  dassign %Reg8_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R46))
  #INSTIDX : 263||0107:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 266||010a:  dup
  #INSTIDX : 267||010b:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 270||010e:  aload_1
  #INSTIDX : 271||010f:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 274||0112:  aload_2
  #INSTIDX : 275||0113:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg8_R41) { dassign %Reg1_R48 0 }
  #INSTIDX : 278||0116:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg1_R48) { dassign %Reg1_I 0 }
  #INSTIDX : 281||0119:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 284||011c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 287||011f:  astore_3
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 288||0120:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 291||0123:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 292||0124:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 293||0125:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 296||0128:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 299||012b:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 302||012e:  dup
  #INSTIDX : 303||012f:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 306||0132:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161340 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161340)
  #INSTIDX : 308||0134:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 311||0137:  iload_0
  #INSTIDX : 312||0138:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 315||013b:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 318||013e:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 321||0141:  aload_3
  #INSTIDX : 322||0142:  areturn
  return (dread ref %Reg9_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label6
  #INSTIDX : 323||0143:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 326||0146:  dup
  #INSTIDX : 327||0147:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 330||014a:  aload_1
  #INSTIDX : 331||014b:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 334||014e:  iload_0
  #INSTIDX : 335||014f:  iconst_5
  dassign %Reg2_I 0 (constval i32 5)
  #INSTIDX : 336||0150:  isub
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg6_I, dread i32 %Reg2_I))
  #INSTIDX : 337||0151:  newarray
  dassign %Reg1_R42 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  #INSTIDX : 339||0153:  arraylength
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R42))
  #INSTIDX : 340||0154:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 343||0157:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 346||015a:  astore_3
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 347||015b:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 350||015e:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 351||015f:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 352||0160:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 355||0163:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 358||0166:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 361||0169:  dup
  #INSTIDX : 362||016a:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 365||016d:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161341 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161341)
  #INSTIDX : 367||016f:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 370||0172:  iload_0
  #INSTIDX : 371||0173:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 374||0176:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 377||0179:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 380||017c:  aload_3
  #INSTIDX : 381||017d:  areturn
  return (dread ref %Reg9_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label7
  #INSTIDX : 382||017e:  iconst_1
  dassign %Reg0_I 0 (constval i32 1)
  #INSTIDX : 383||017f:  invokestatic
  intrinsiccallwithtype <$LFaults_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFaults_3B_7Crefuse_7C_28I_29V (dread i32 %Reg0_I) {}
  #INSTIDX : 386||0182:  iconst_5
  dassign %Reg0_I 0 (constval i32 5)
  #INSTIDX : 387||0183:  invokestatic
  intrinsiccallwithtype <$LFaults_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFaults_3B_7Crefuse_7C_28I_29V (dread i32 %Reg0_I) {}
  #INSTIDX : 390||0186:  aload_1
  #INSTIDX : 391||0187:  astore_3
  dassign %Reg9_R46 0 (dread ref %Reg7_R46)
  endtry
  #INSTIDX : 392||0188:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 395||018b:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 396||018c:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 397||018d:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 400||0190:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 403||0193:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 406||0196:  dup
  #INSTIDX : 407||0197:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 410||019a:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161342 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161342)
  #INSTIDX : 412||019c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 415||019f:  iload_0
  #INSTIDX : 416||01a0:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 419||01a3:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 422||01a6:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 425||01a9:  aload_3
  #INSTIDX : 426||01aa:  areturn
  return (dread ref %Reg9_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label8
  #INSTIDX : 427||01ab:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 430||01ae:  dup
  #INSTIDX : 431||01af:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 434||01b2:  aload_1
  #INSTIDX : 435||01b3:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 438||01b6:  ldc2_w
  dassign %Reg1_J 0 (constval i64 5)
  #INSTIDX : 441||01b9:  getstatic
  dassign %Reg2_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 444||01bc:  getstatic
  dassign %Reg3_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 447||01bf:  isub
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  #INSTIDX : 448||01c0:  i2l
  dassign %Reg2_J 0 (cvt i64 i32 (dread i32 %Reg2_I))
  #INSTIDX : 449||01c1:  invokestatic
  intrinsiccallwithtype <$LFaults_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFaults_3B_7Cremainder_7C_28JJ_29J (dread i64 %Reg1_J, dread i64 %Reg2_J) { dassign %Reg1_J 0 }
  #INSTIDX : 452||01c4:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread i64 %Reg1_J) { dassign %Reg0_R45 0 }
  #INSTIDX : 455||01c7:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 458||01ca:  astore_3
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 459||01cb:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 462||01ce:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 463||01cf:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 464||01d0:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 467||01d3:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 470||01d6:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 473||01d9:  dup
  #INSTIDX : 474||01da:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 477||01dd:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161343 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161343)
  #INSTIDX : 479||01df:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 482||01e2:  iload_0
  #INSTIDX : 483||01e3:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 486||01e6:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 489||01e9:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 492||01ec:  aload_3
  #INSTIDX : 493||01ed:  areturn
  return (dread ref %Reg9_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label9
  #INSTIDX : 494||01ee:  new
  intrinsiccallwithtype <$LFaults_24Broken_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R49 0 (gcmalloc ref <$LFaults_24Broken_3B>)
  #INSTIDX : 497||01f1:  dup
  #INSTIDX : 498||01f2:  new
  intrinsiccallwithtype <$LFaults_24Refused_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R44 0 (gcmalloc ref <$LFaults_24Refused_3B>)
  #INSTIDX : 501||01f5:  dup
  #INSTIDX : 502||01f6:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e007300690064006500) { dassign %L_STR_161344 0 }
  dassign %Reg4_R46 0 (dread ptr %L_STR_161344)
  #INSTIDX : 504||01f8:  bipush
  dassign %Reg5_I 0 (constval i32 9)
  #INSTIDX : 506||01fa:  invokespecial
  callassigned &LFaults_24Refused_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V (dread ref %Reg2_R44, dread ref %Reg4_R46, dread i32 %Reg5_I) {}
  #INSTIDX : 509||01fd:  invokespecial
  dassign %Reg2_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg2_R44))
  callassigned &LFaults_24Broken_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R49, dread ref %Reg2_R43) {}
  #INSTIDX : 512||0200:  athrow
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R49))
  throw (dread ref %Reg0_R43)
@label10
  #INSTIDX : 513||0201:  iconst_1
  dassign %Reg0_I 0 (constval i32 1)
  #INSTIDX : 514||0202:  anewarray
  dassign %Reg0_R50 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  #INSTIDX : 517||0205:  astore_3
  dassign %Reg9_R51 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R50))
  #INSTIDX : 518||0206:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 521||0209:  dup
  #INSTIDX : 522||020a:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 525||020d:  aload_1
  #INSTIDX : 526||020e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 529||0211:  aload_3
  #INSTIDX : 530||0212:  arraylength
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg9_R51))
  #INSTIDX : 531||0213:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 534||0216:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 537||0219:  astore
  dassign %Reg10_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 539||021b:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 542||021e:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 543||021f:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 544||0220:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 547||0223:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 550||0226:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 553||0229:  dup
  #INSTIDX : 554||022a:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 557||022d:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161345 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161345)
  #INSTIDX : 559||022f:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 562||0232:  iload_0
  #INSTIDX : 563||0233:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 566||0236:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 569||0239:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 572||023c:  aload
  #INSTIDX : 574||023e:  areturn
  return (dread ref %Reg10_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label11
  #INSTIDX : 575||023f:  aconst_null
  dassign %Reg0_R41 0 (constval ref 0)
  #INSTIDX : 576||0240:  athrow
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R41))
  throw (dread ref %Reg0_R43)
@label12
  #INSTIDX : 577||0241:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 580||0244:  dup
  #INSTIDX : 581||0245:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 584||0248:  aload_1
  #INSTIDX : 585||0249:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 588||024c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006300) { dassign %L_STR_161346 0 }
  dassign %Reg1_R46 0 (dread ptr %L_STR_161346)
  #INSTIDX : 590||024e:  iconst_5
  dassign %Reg2_I 0 (constval i32 5)
  #INSTIDX : 591||024f:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg1_R46, dread i32 %Reg2_I) { dassign %Reg1_C 0 }
  #INSTIDX : 594||0252:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread u16 %Reg1_C) { dassign %Reg0_R45 0 }
  #INSTIDX : 597||0255:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 600||0258:  astore
  dassign %Reg10_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 602||025a:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 605||025d:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 606||025e:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 607||025f:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 610||0262:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 613||0265:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 616||0268:  dup
  #INSTIDX : 617||0269:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 620||026c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161347 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161347)
  #INSTIDX : 622||026e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 625||0271:  iload_0
  #INSTIDX : 626||0272:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 629||0275:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 632||0278:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 635||027b:  aload
  #INSTIDX : 637||027d:  areturn
  return (dread ref %Reg10_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label13
  #INSTIDX : 638||027e:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 641||0281:  dup
  #INSTIDX : 642||0282:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 645||0285:  aload_1
  #INSTIDX : 646||0286:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 649||0289:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_310032007800) { dassign %L_STR_161348 0 }
  dassign %Reg1_R46 0 (dread ptr %L_STR_161348)
  #INSTIDX : 651||028b:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg1_R46) { dassign %Reg1_I 0 }
  #INSTIDX : 654||028e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 657||0291:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 660||0294:  astore
  dassign %Reg10_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 662||0296:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 665||0299:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 666||029a:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 667||029b:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 670||029e:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 673||02a1:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 676||02a4:  dup
  #INSTIDX : 677||02a5:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 680||02a8:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161349 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161349)
  #INSTIDX : 682||02aa:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 685||02ad:  iload_0
  #INSTIDX : 686||02ae:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 689||02b1:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 692||02b4:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 695||02b7:  aload
  #INSTIDX : 697||02b9:  areturn
  return (dread ref %Reg10_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label14
  #INSTIDX : 698||02ba:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 701||02bd:  dup
  #INSTIDX : 702||02be:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 705||02c1:  aload_1
  #INSTIDX : 706||02c2:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 709||02c5:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000660069006e006500) { dassign %L_STR_161350 0 }
  dassign %Reg1_R46 0 (dread ptr %L_STR_161350)
  #INSTIDX : 711||02c7:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 714||02ca:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 717||02cd:  astore
  dassign %Reg10_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 719||02cf:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 722||02d2:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 723||02d3:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 724||02d4:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 727||02d7:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 730||02da:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 733||02dd:  dup
  #INSTIDX : 734||02de:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 737||02e1:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161351 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161351)
  #INSTIDX : 739||02e3:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 742||02e6:  iload_0
  #INSTIDX : 743||02e7:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 746||02ea:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 749||02ed:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 752||02f0:  aload
  #INSTIDX : 754||02f2:  areturn
  return (dread ref %Reg10_R46)
  try { @label22 }
@label15   catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  #INSTIDX : 755||02f3:  astore_2
  dassign %Reg8_R52 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R43))
  #INSTIDX : 756||02f4:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 759||02f7:  dup
  #INSTIDX : 760||02f8:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 763||02fb:  aload_1
  #INSTIDX : 764||02fc:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 767||02ff:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200061002000) { dassign %L_STR_161352 0 }
  dassign %Reg1_R46 0 (dread ptr %L_STR_161352)
  #INSTIDX : 769||0301:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 772||0304:  aload_2
  #INSTIDX : 773||0305:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg8_R52) { dassign %Reg1_R46 0 }
  #INSTIDX : 776||0308:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 779||030b:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 782||030e:  astore_3
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 783||030f:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 786||0312:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 787||0313:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 788||0314:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 791||0317:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 794||031a:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 797||031d:  dup
  #INSTIDX : 798||031e:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 801||0321:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161353 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161353)
  #INSTIDX : 803||0323:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 806||0326:  iload_0
  #INSTIDX : 807||0327:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 810||032a:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 813||032d:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 816||0330:  aload_3
  #INSTIDX : 817||0331:  areturn
  return (dread ref %Reg9_R46)
  try { @label22 }
@label16   catch { <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  #INSTIDX : 818||0332:  astore_2
  dassign %Reg8_R53 0 (retype ref <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> (dread ref %Reg0_R43))
  #INSTIDX : 819||0333:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 822||0336:  dup
  #INSTIDX : 823||0337:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 826||033a:  aload_1
  #INSTIDX : 827||033b:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 830||033e:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200062002000) { dassign %L_STR_161354 0 }
  dassign %Reg1_R46 0 (dread ptr %L_STR_161354)
  #INSTIDX : 832||0340:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 835||0343:  aload_2
  #INSTIDX : 836||0344:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg8_R53) { dassign %Reg1_R46 0 }
  #INSTIDX : 839||0347:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 842||034a:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 845||034d:  astore_3
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 846||034e:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 849||0351:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 850||0352:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 851||0353:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 854||0356:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 857||0359:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 860||035c:  dup
  #INSTIDX : 861||035d:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 864||0360:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161355 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161355)
  #INSTIDX : 866||0362:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 869||0365:  iload_0
  #INSTIDX : 870||0366:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 873||0369:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 876||036c:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 879||036f:  aload_3
  #INSTIDX : 880||0370:  areturn
  return (dread ref %Reg9_R46)
  try { @label22 }
@label17   catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  #INSTIDX : 881||0371:  astore_2
  dassign %Reg8_R54 0 (retype ref <* <$Ljava_2Flang_2FNullPointerException_3B>> (dread ref %Reg0_R43))
  #INSTIDX : 882||0372:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 885||0375:  dup
  #INSTIDX : 886||0376:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 889||0379:  aload_1
  #INSTIDX : 890||037a:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 893||037d:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000630020006e0075006c006c00) { dassign %L_STR_161356 0 }
  dassign %Reg1_R46 0 (dread ptr %L_STR_161356)
  #INSTIDX : 895||037f:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 898||0382:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 901||0385:  astore_3
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 902||0386:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 905||0389:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 906||038a:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 907||038b:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 910||038e:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 913||0391:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 916||0394:  dup
  #INSTIDX : 917||0395:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 920||0398:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161357 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161357)
  #INSTIDX : 922||039a:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 925||039d:  iload_0
  #INSTIDX : 926||039e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 929||03a1:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 932||03a4:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 935||03a7:  aload_3
  #INSTIDX : 936||03a8:  areturn
  return (dread ref %Reg9_R46)
  try { @label22 }
@label18   catch { <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> }
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  #INSTIDX : 937||03a9:  astore_2
  dassign %Reg8_R44 0 (retype ref <* <$LFaults_24Refused_3B>> (dread ref %Reg0_R43))
  #INSTIDX : 938||03aa:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 941||03ad:  dup
  #INSTIDX : 942||03ae:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 945||03b1:  aload_1
  #INSTIDX : 946||03b2:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 949||03b5:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200064002000) { dassign %L_STR_161358 0 }
  dassign %Reg1_R46 0 (dread ptr %L_STR_161358)
  #INSTIDX : 951||03b7:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 954||03ba:  aload_2
  #INSTIDX : 955||03bb:  invokevirtual
  virtualcallassigned &LFaults_24Refused_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg8_R44) { dassign %Reg1_R46 0 }
  #INSTIDX : 958||03be:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 961||03c1:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161359 0 }
  dassign %Reg1_R46 0 (dread ptr %L_STR_161359)
  #INSTIDX : 963||03c3:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 966||03c6:  aload_2
  #INSTIDX : 967||03c7:  getfield
  dassign %Reg1_I 0 (iread i32 <* <$LFaults_24Refused_3B>> 11 (dread ref %Reg8_R44))
  #INSTIDX : 970||03ca:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 973||03cd:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161360 0 }
  dassign %Reg1_R46 0 (dread ptr %L_STR_161360)
  #INSTIDX : 975||03cf:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 978||03d2:  aload_2
  #INSTIDX : 979||03d3:  invokevirtual
  virtualcallassigned &LFaults_24Refused_3B_7Ctwice_7C_28_29I (dread ref %Reg8_R44) { dassign %Reg1_I 0 }
  #INSTIDX : 982||03d6:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 985||03d9:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 988||03dc:  astore_3
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 989||03dd:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 992||03e0:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 993||03e1:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 994||03e2:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 997||03e5:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 1000||03e8:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 1003||03eb:  dup
  #INSTIDX : 1004||03ec:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 1007||03ef:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161361 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161361)
  #INSTIDX : 1009||03f1:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 1012||03f4:  iload_0
  #INSTIDX : 1013||03f5:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 1016||03f8:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 1019||03fb:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 1022||03fe:  aload_3
  #INSTIDX : 1023||03ff:  areturn
  return (dread ref %Reg9_R46)
  try { @label22 }
@label19   catch { <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> }
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  #INSTIDX : 1024||0400:  astore_2
  dassign %Reg8_R49 0 (retype ref <* <$LFaults_24Broken_3B>> (dread ref %Reg0_R43))
  #INSTIDX : 1025||0401:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 1028||0404:  dup
  #INSTIDX : 1029||0405:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 1032||0408:  aload_1
  #INSTIDX : 1033||0409:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 1036||040c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200065002000) { dassign %L_STR_161362 0 }
  dassign %Reg1_R46 0 (dread ptr %L_STR_161362)
  #INSTIDX : 1038||040e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 1041||0411:  aload_2
  #INSTIDX : 1042||0412:  invokevirtual
  dassign %Reg8_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R49))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg8_R41) { dassign %Reg0_R45 0 }
  #INSTIDX : 1045||0415:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20003c002d002000) { dassign %L_STR_161363 0 }
  dassign %Reg1_R46 0 (dread ptr %L_STR_161363)
  #INSTIDX : 1047||0417:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 1050||041a:  aload_2
  #INSTIDX : 1051||041b:  invokevirtual
  virtualcallassigned &LFaults_24Broken_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B (dread ref %Reg8_R49) { dassign %Reg1_R43 0 }
  #INSTIDX : 1054||041e:  invokevirtual
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R43))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg1_R41) { dassign %Reg0_R45 0 }
  #INSTIDX : 1057||0421:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 1060||0424:  astore_3
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 1061||0425:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 1064||0428:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 1065||0429:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 1066||042a:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 1069||042d:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 1072||0430:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 1075||0433:  dup
  #INSTIDX : 1076||0434:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 1079||0437:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161364 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161364)
  #INSTIDX : 1081||0439:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 1084||043c:  iload_0
  #INSTIDX : 1085||043d:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 1088||0440:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 1091||0443:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 1094||0446:  aload_3
  #INSTIDX : 1095||0447:  areturn
  return (dread ref %Reg9_R46)
  try { @label22 }
@label20   catch { <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  #INSTIDX : 1096||0448:  astore_2
  dassign %Reg8_R55 0 (retype ref <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> (dread ref %Reg0_R43))
  #INSTIDX : 1097||0449:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 1100||044c:  dup
  #INSTIDX : 1101||044d:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 1104||0450:  aload_1
  #INSTIDX : 1105||0451:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 1108||0454:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006700) { dassign %L_STR_161365 0 }
  dassign %Reg1_R46 0 (dread ptr %L_STR_161365)
  #INSTIDX : 1110||0456:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 1113||0459:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 1116||045c:  astore_3
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 1117||045d:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 1120||0460:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 1121||0461:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 1122||0462:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 1125||0465:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 1128||0468:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 1131||046b:  dup
  #INSTIDX : 1132||046c:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 1135||046f:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161366 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161366)
  #INSTIDX : 1137||0471:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 1140||0474:  iload_0
  #INSTIDX : 1141||0475:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 1144||0478:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 1147||047b:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 1150||047e:  aload_3
  #INSTIDX : 1151||047f:  areturn
  return (dread ref %Reg9_R46)
  try { @label22 }
@label21   catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  #INSTIDX : 1152||0480:  astore_2
  dassign %Reg8_R52 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R43))
  #INSTIDX : 1153||0481:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 1156||0484:  dup
  #INSTIDX : 1157||0485:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 1160||0488:  aload_1
  #INSTIDX : 1161||0489:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 1164||048c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200066002000) { dassign %L_STR_161367 0 }
  dassign %Reg1_R46 0 (dread ptr %L_STR_161367)
  #INSTIDX : 1166||048e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 1169||0491:  aload_2
  #INSTIDX : 1170||0492:  invokevirtual
  dassign %Reg8_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R52))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R45, dread ref %Reg8_R41) { dassign %Reg0_R45 0 }
  #INSTIDX : 1173||0495:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 1176||0498:  astore_3
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  endtry
  #INSTIDX : 1177||0499:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 1180||049c:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 1181||049d:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 1182||049e:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 1185||04a1:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 1188||04a4:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 1191||04a7:  dup
  #INSTIDX : 1192||04a8:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 1195||04ab:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161368 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161368)
  #INSTIDX : 1197||04ad:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 1200||04b0:  iload_0
  #INSTIDX : 1201||04b1:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 1204||04b4:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 1207||04b7:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 1210||04ba:  aload_3
  #INSTIDX : 1211||04bb:  areturn
  return (dread ref %Reg9_R46)
@label22   catch { <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  #INSTIDX : 1212||04bc:  astore
  dassign %Reg11_R43 0 (dread ref %Reg0_R43)
  #INSTIDX : 1214||04be:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 1217||04c1:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 1218||04c2:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 1219||04c3:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 1222||04c6:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 1225||04c9:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 1228||04cc:  dup
  #INSTIDX : 1229||04cd:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 1232||04d0:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161369 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161369)
  #INSTIDX : 1234||04d2:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 1237||04d5:  iload_0
  #INSTIDX : 1238||04d6:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 1241||04d9:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 1244||04dc:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 1247||04df:  aload
  #INSTIDX : 1249||04e1:  athrow
  throw (dread ref %Reg11_R43)
}
func &LFaults_3B_7Cnested_7C_28I_29I static (var %Reg3_I i32) i32 {
  funcid 48159
  var %Reg0_R56 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %L_STR_161370 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R43 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg0_R57 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %L_STR_161371 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg5_R43 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %L_STR_161372 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R57 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg0_R47 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R45 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161373 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161374 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R46 <* <$Ljava_2Flang_2FString_3B>>

  intrinsiccallwithtype <$LFaults_3B> JAVA_CLINIT_CHECK ()
  try { @label25 @label27 }
  #INSTIDX : 0||0000:  iload_0
  #INSTIDX : 1||0001:  ifne
  brtrue @label23 (ne i32 i32 (dread i32 %Reg3_I, constval i32 0))
  #INSTIDX : 4||0004:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R56 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  #INSTIDX : 7||0007:  dup
  #INSTIDX : 8||0008:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_62006f00740074006f006d00) { dassign %L_STR_161370 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161370)
  #INSTIDX : 10||000a:  invokespecial
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R56, dread ref %Reg2_R46) {}
  #INSTIDX : 13||000d:  athrow
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R56))
  throw (dread ref %Reg0_R43)
@label23
  #INSTIDX : 14||000e:  iload_0
  #INSTIDX : 15||000f:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 16||0010:  isub
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg1_I))
  #INSTIDX : 17||0011:  invokestatic
  intrinsiccallwithtype <$LFaults_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFaults_3B_7Cnested_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  #INSTIDX : 20||0014:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 21||0015:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 22||0016:  istore_1
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  endtry
  try { @label27 }
  #INSTIDX : 23||0017:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 26||001a:  iload_0
  #INSTIDX : 27||001b:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg3_I))
  #INSTIDX : 28||001c:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 31||001f:  iload_0
  #INSTIDX : 32||0020:  iconst_3
  dassign %Reg1_I 0 (constval i32 3)
  #INSTIDX : 33||0021:  if_icmpne
  brtrue @label24 (ne i32 i32 (dread i32 %Reg3_I, dread i32 %Reg1_I))
  #INSTIDX : 36||0024:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalArgumentException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R57 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
  #INSTIDX : 39||0027:  dup
  #INSTIDX : 40||0028:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b30082fa5e9374d9a3161d801b1b242) { dassign %L_STR_161371 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161371)
  #INSTIDX : 42||002a:  invokespecial
  callassigned &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R57, dread ref %Reg2_R46) {}
  #INSTIDX : 45||002d:  athrow
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R57))
  throw (dread ref %Reg0_R43)
  endtry
@label24
  #INSTIDX : 46||002e:  iload_1
  #INSTIDX : 47||002f:  ireturn
  return (dread i32 %Reg4_I)
  try { @label27 }
@label25   catch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  #INSTIDX : 48||0030:  astore_2
  dassign %Reg5_R43 0 (dread ref %Reg0_R43)
  #INSTIDX : 49||0031:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 52||0034:  iload_0
  #INSTIDX : 53||0035:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg3_I))
  #INSTIDX : 54||0036:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 57||0039:  iload_0
  #INSTIDX : 58||003a:  iconst_3
  dassign %Reg1_I 0 (constval i32 3)
  #INSTIDX : 59||003b:  if_icmpne
  brtrue @label26 (ne i32 i32 (dread i32 %Reg3_I, dread i32 %Reg1_I))
  #INSTIDX : 62||003e:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalArgumentException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R57 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
  #INSTIDX : 65||0041:  dup
  #INSTIDX : 66||0042:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b30082fa5e9374d9a3161d801b1b242) { dassign %L_STR_161372 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161372)
  #INSTIDX : 68||0044:  invokespecial
  callassigned &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R57, dread ref %Reg2_R46) {}
  #INSTIDX : 71||0047:  athrow
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R57))
  throw (dread ref %Reg0_R43)
@label26
  #INSTIDX : 72||0048:  aload_2
  #INSTIDX : 73||0049:  athrow
  throw (dread ref %Reg5_R43)
  endtry
@label27   catch { <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> }
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  #INSTIDX : 74||004a:  astore_1
  dassign %Reg4_R57 0 (retype ref <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> (dread ref %Reg0_R43))
  #INSTIDX : 75||004b:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 78||004e:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 81||0051:  dup
  #INSTIDX : 82||0052:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 85||0055:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6300610075006700680074002000) { dassign %L_STR_161373 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161373)
  #INSTIDX : 87||0057:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 90||005a:  aload_1
  #INSTIDX : 91||005b:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FIllegalArgumentException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg4_R57) { dassign %Reg2_R46 0 }
  #INSTIDX : 94||005e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 97||0061:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000610074002000) { dassign %L_STR_161374 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161374)
  #INSTIDX : 99||0063:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 102||0066:  iload_0
  #INSTIDX : 103||0067:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg3_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 106||006a:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 109||006d:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 112||0070:  bipush
  dassign %Reg0_I 0 (constval i32 100)
  #INSTIDX : 114||0072:  ireturn
  return (dread i32 %Reg0_I)
}
func &LFaults_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg3_R50 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 48160
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg0_R47 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R45 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161375 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161376 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161377 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161378 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R43 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R43 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %L_STR_161379 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R42 <* <[] i32>>
  var %Reg4_R42 <* <[] i32>>
  var %Reg0_R58 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>
  var %Reg6_R43 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R58 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>
  var %Reg4_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_161380 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R59 <* <$Ljava_2Flang_2FError_3B>>
  var %L_STR_161381 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R43 <* <$Ljava_2Flang_2FThrowable_3B>>

  intrinsiccallwithtype <$LFaults_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 1||0001:  istore_1
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label28
  #INSTIDX : 2||0002:  iload_1
  #INSTIDX : 3||0003:  bipush
  dassign %Reg1_I 0 (constval i32 13)
  #INSTIDX : 5||0005:  if_icmpge
  brtrue @label29 (ge i32 i32 (dread i32 %Reg4_I, dread i32 %Reg1_I))
  #INSTIDX : 8||0008:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 11||000b:  iload_1
  #INSTIDX : 12||000c:  invokestatic
  intrinsiccallwithtype <$LFaults_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFaults_3B_7Cattempt_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg4_I) { dassign %Reg1_R46 0 }
  #INSTIDX : 15||000f:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 18||0012:  iinc
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  #INSTIDX : 21||0015:  goto
  goto @label28
@label29
  #INSTIDX : 24||0018:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 27||001b:  getstatic
  dassign %Reg1_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 30||001e:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R47, dread i32 %Reg1_I) {}
  #INSTIDX : 33||0021:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 36||0024:  iconst_5
  dassign %Reg1_I 0 (constval i32 5)
  #INSTIDX : 37||0025:  invokestatic
  intrinsiccallwithtype <$LFaults_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFaults_3B_7Cnested_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  #INSTIDX : 40||0028:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R47, dread i32 %Reg1_I) {}
  #INSTIDX : 43||002b:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 46||002e:  getstatic
  dassign %Reg1_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 49||0031:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R47, dread i32 %Reg1_I) {}
  #INSTIDX : 52||0034:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 53||0035:  istore_1
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label30
  #INSTIDX : 54||0036:  iload_1
  #INSTIDX : 55||0037:  iconst_5
  dassign %Reg1_I 0 (constval i32 5)
  #INSTIDX : 56||0038:  if_icmpge
  brtrue @label35 (ge i32 i32 (dread i32 %Reg4_I, dread i32 %Reg1_I))
  try { @label33 }
  #INSTIDX : 59||003b:  iload_1
  #INSTIDX : 60||003c:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 61||003d:  if_icmpne
  brtrue @label31 (ne i32 i32 (dread i32 %Reg4_I, dread i32 %Reg1_I))
  endtry
  #INSTIDX : 64||0040:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 67||0043:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 70||0046:  dup
  #INSTIDX : 71||0047:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 74||004a:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006e0064002000) { dassign %L_STR_161375 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161375)
  #INSTIDX : 76||004c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 79||004f:  iload_1
  #INSTIDX : 80||0050:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg4_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 83||0053:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 86||0056:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 89||0059:  goto
  goto @label34
  try { @label33 }
@label31
  #INSTIDX : 92||005c:  iload_1
  #INSTIDX : 93||005d:  iconst_3
  dassign %Reg1_I 0 (constval i32 3)
  #INSTIDX : 94||005e:  if_icmpne
  brtrue @label32 (ne i32 i32 (dread i32 %Reg4_I, dread i32 %Reg1_I))
  endtry
  #INSTIDX : 97||0061:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 100||0064:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 103||0067:  dup
  #INSTIDX : 104||0068:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 107||006b:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006e0064002000) { dassign %L_STR_161376 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161376)
  #INSTIDX : 109||006d:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 112||0070:  iload_1
  #INSTIDX : 113||0071:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg4_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 116||0074:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 119||0077:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 122||007a:  goto
  goto @label35
  try { @label33 }
@label32
  #INSTIDX : 125||007d:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 128||0080:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 131||0083:  dup
  #INSTIDX : 132||0084:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 135||0087:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c006f006f0070002000) { dassign %L_STR_161377 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161377)
  #INSTIDX : 137||0089:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 140||008c:  iload_1
  #INSTIDX : 141||008d:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg4_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 144||0090:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 147||0093:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  endtry
  #INSTIDX : 150||0096:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 153||0099:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 156||009c:  dup
  #INSTIDX : 157||009d:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 160||00a0:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006e0064002000) { dassign %L_STR_161378 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161378)
  #INSTIDX : 162||00a2:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 165||00a5:  iload_1
  #INSTIDX : 166||00a6:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg4_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 169||00a9:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 172||00ac:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 175||00af:  goto
  goto @label34
@label33   catch { <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  #INSTIDX : 178||00b2:  astore_2
  dassign %Reg5_R43 0 (dread ref %Reg0_R43)
  #INSTIDX : 179||00b3:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 182||00b6:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 185||00b9:  dup
  #INSTIDX : 186||00ba:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 189||00bd:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006e0064002000) { dassign %L_STR_161379 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161379)
  #INSTIDX : 191||00bf:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 194||00c2:  iload_1
  #INSTIDX : 195||00c3:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread i32 %Reg4_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 198||00c6:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 201||00c9:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 204||00cc:  aload_2
  #INSTIDX : 205||00cd:  athrow
  throw (dread ref %Reg5_R43)
@label34
  #INSTIDX : 206||00ce:  iinc
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  #INSTIDX : 209||00d1:  goto
  goto @label30
  try { @label37 }
@label35
  #INSTIDX : 212||00d4:  getstatic
  dassign %Reg0_R42 0 (dread ref $LFaults_3B_7Cnumbers)
  #INSTIDX : 215||00d7:  dup
  #INSTIDX : 216||00d8:  astore_1
  dassign %Reg4_R42 0 (dread ref %Reg0_R42)
  #INSTIDX : 217||00d9:  monitorenter
  syncenter (dread ref %Reg0_R42)
  endtry
  try { @label36 @label37 }
  #INSTIDX : 218||00da:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FUnsupportedOperationException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R58 0 (gcmalloc ref <$Ljava_2Flang_2FUnsupportedOperationException_3B>)
  #INSTIDX : 221||00dd:  dup
  #INSTIDX : 222||00de:  invokespecial
  callassigned &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R58) {}
  #INSTIDX : 225||00e1:  athrow
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R58))
  throw (dread ref %Reg0_R43)
  endtry
  try { @label37 }
@label36   catch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  #INSTIDX : 226||00e2:  astore_3
  dassign %Reg6_R43 0 (dread ref %Reg0_R43)
  endtry
  try { @label36 @label37 }
  #INSTIDX : 227||00e3:  aload_1
  #INSTIDX : 228||00e4:  monitorexit
  syncexit (dread ref %Reg4_R42)
  endtry
  try { @label37 }
  #INSTIDX : 229||00e5:  aload_3
  #INSTIDX : 230||00e6:  athrow
  throw (dread ref %Reg6_R43)
  endtry
@label37   catch { <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>> }
  dassign %Reg0_R58 0 (regread ptr %%thrownval)
  #INSTIDX : 231||00e7:  astore_1
  dassign %Reg4_R58 0 (dread ref %Reg0_R58)
  #INSTIDX : 232||00e8:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 235||00eb:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 238||00ee:  dup
  #INSTIDX : 239||00ef:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R45) {}
  #INSTIDX : 242||00f2:  aload_1
  #INSTIDX : 243||00f3:  invokevirtual
  dassign %Reg4_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R58))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg4_R41) { dassign %Reg1_R45 0 }
  #INSTIDX : 246||00f6:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161380 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161380)
  #INSTIDX : 248||00f8:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 251||00fb:  aload_1
  #INSTIDX : 252||00fc:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FUnsupportedOperationException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg4_R58) { dassign %Reg2_R46 0 }
  #INSTIDX : 255||00ff:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 258||0102:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 261||0105:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  try { @label38 }
  #INSTIDX : 264||0108:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FError_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R59 0 (gcmalloc ref <$Ljava_2Flang_2FError_3B>)
  #INSTIDX : 267||010b:  dup
  #INSTIDX : 268||010c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d583ffd1da51203d92b48150004ee64a) { dassign %L_STR_161381 0 }
  dassign %Reg2_R46 0 (dread ptr %L_STR_161381)
  #INSTIDX : 270||010e:  invokespecial
  callassigned &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R59, dread ref %Reg2_R46) {}
  #INSTIDX : 273||0111:  athrow
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R59))
  throw (dread ref %Reg0_R43)
  endtry
@label38   catch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  #INSTIDX : 274||0112:  astore_1
  dassign %Reg4_R43 0 (dread ref %Reg0_R43)
  #INSTIDX : 275||0113:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 278||0116:  aload_1
  #INSTIDX : 279||0117:  invokevirtual
  dassign %Reg4_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R43))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R47, dread ref %Reg4_R41) {}
  #INSTIDX : 282||011a:  return
  return ()
}
func &LFaults_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 48161
  var %Reg0_I i32
  var %Reg0_R42 <* <[] i32>>
  var %Reg2_I i32
  var %Reg3_I i32

  #INSTIDX : 0||0000:  iconst_3
  dassign %Reg0_I 0 (constval i32 3)
  #INSTIDX : 1||0001:  newarray
  dassign %Reg0_R42 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
  #INSTIDX : 5||0005:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 6||0006:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R42, dread i32 %Reg2_I), dread i32 %Reg3_I)
  #INSTIDX : 7||0007:  dup
  #INSTIDX : 8||0008:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 9||0009:  iconst_2
  dassign %Reg3_I 0 (constval i32 2)
  #INSTIDX : 10||000a:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R42, dread i32 %Reg2_I), dread i32 %Reg3_I)
  #INSTIDX : 11||000b:  dup
  #INSTIDX : 12||000c:  iconst_2
  dassign %Reg2_I 0 (constval i32 2)
  #INSTIDX : 13||000d:  iconst_3
  dassign %Reg3_I 0 (constval i32 3)
  #INSTIDX : 14||000e:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R42, dread i32 %Reg2_I), dread i32 %Reg3_I)
  #INSTIDX : 15||000f:  putstatic
  dassign $LFaults_3B_7Cnumbers 0 (dread ref %Reg0_R42)
  #INSTIDX : 18||0012:  return
  return ()
}
func &LFaults_24Broken_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V constructor (var %_this <* <$LFaults_24Broken_3B>>, var %Reg4_R43 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 48162
  var %Reg3_R49 <* <$LFaults_24Broken_3B>>
  var %L_STR_161382 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R46 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R52 <* <$Ljava_2Flang_2FRuntimeException_3B>>

  dassign %Reg3_R49 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_620072006f006b0065006e00) { dassign %L_STR_161382 0 }
  dassign %Reg1_R46 0 (dread ptr %L_STR_161382)
  #INSTIDX : 3||0003:  aload_1
  #INSTIDX : 4||0004:  invokespecial
  dassign %Reg3_R52 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg3_R49))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %Reg3_R52, dread ref %Reg1_R46, dread ref %Reg4_R43) {}
  #INSTIDX : 7||0007:  return
  return ()
}
func &LFaults_24Refused_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V constructor (var %_this <* <$LFaults_24Refused_3B>>, var %Reg3_R46 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_I i32) void {
  funcid 48163
  var %Reg2_R44 <* <$LFaults_24Refused_3B>>
  var %Reg2_R60 <* <$Ljava_2Flang_2FException_3B>>

  dassign %Reg2_R44 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  aload_1
  #INSTIDX : 2||0002:  invokespecial
  dassign %Reg2_R60 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg2_R44))
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg2_R60, dread ref %Reg3_R46) {}
  #INSTIDX : 5||0005:  aload_0
  #INSTIDX : 6||0006:  iload_2
  #INSTIDX : 7||0007:  putfield
  iassign <* <$LFaults_24Refused_3B>> 11 (dread ref %Reg2_R44, dread i32 %Reg4_I)
  #INSTIDX : 10||000a:  return
  return ()
}
func &LFaults_24Refused_3B_7Ctwice_7C_28_29I virtual (var %_this <* <$LFaults_24Refused_3B>>) i32 {
  funcid 48164
  var %Reg2_R44 <* <$LFaults_24Refused_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg2_R44 0 (dread ref %_this)
  #INSTIDX : 0||0000:  iconst_2
  dassign %Reg0_I 0 (constval i32 2)
  #INSTIDX : 1||0001:  aload_0
  #INSTIDX : 2||0002:  getfield
  dassign %Reg1_I 0 (iread i32 <* <$LFaults_24Refused_3B>> 11 (dread ref %Reg2_R44))
  #INSTIDX : 5||0005:  imul
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 6||0006:  ireturn
  return (dread i32 %Reg0_I)
}
