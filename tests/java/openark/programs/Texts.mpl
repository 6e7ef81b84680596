flavor 1
srclang 3
id 65535
numfuncs 6
import "Texts.mplt"
import "/opt/openark/libjava-core/libjava-core.mplt"
entryfunc &LTexts_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Texts.jar"}
srcfileinfo {
  1 "Texts.java"}
javaclass $LTexts_3B <$LTexts_3B> public
func &LTexts_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LTexts_3B>>) void
func &LTexts_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B static (var %Reg2_R42 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LTexts_3B_7Creversed_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B static (var %Reg3_R42 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LTexts_3B_7Cvowels_7C_28Ljava_2Flang_2FString_3B_29I static (var %Reg2_R42 <* <$Ljava_2Flang_2FString_3B>>) i32
func &LTexts_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg5_R45 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LTexts_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
var $_C_STR_6f006e006500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x656e6f0001ae66]
var $_C_STR_740077006f00 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6f77740001c24c]
var $_C_STR_42004200 fstatic <[3] u64> readonly = [0, 0x500000000, 0x424200000840]
var $_C_STR_41006100 fstatic <[3] u64> readonly = [0, 0x500000000, 0x614100000840]
var $_C_STR_3100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3100000031]
var $_C_STR_3200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3200000032]
var $_C_STR_2e8871230dfc81e76758aeb2e1337c15 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x656d61732b644088, 0x6873616820]
var $_C_STR_3f00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3f0000003f]
var $_C_STR_530061006d00610072006100 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x616d6153932c2a31, 0x6172]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_74006800720065006500 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x657268740693a59e, 101]
var $_C_STR_2f146a3effb400c3c6b834a700081251 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x657274736ac7c153, 0x64657373]
var $_C_STR_fa417a7a39c6312c737f34cdbef93338 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x63756465eeab67a8, 0x6e6f697461]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0, 0]
var $_C_STR_4b10559eb96cba0ceca7cf0ad0f7ed51 fstatic <[7] u64> readonly = [0, 0x2200000000, 0x720067df469ffb, 0x72006500df00f6, 0xfc00f600e40020, 0x2211002020ac0020, 0xde00d83d0020]
var $_C_STR_456ef8aea5ce2bdc3588e875c36edb26 fstatic <[7] u64> readonly = [0, 0x2400000000, 0x6700207182e3db, 0x6500df00f60072, 0xf600e400200072, 0x2020ac002000fc, -2449720440782839279]
var $_C_STR_72006100 fstatic <[3] u64> readonly = [0, 0x500000000, 0x617200000e2f]
var $_C_STR_602b286ffffed23193937393b2aa414a fstatic <[4] u64> readonly = [0, 0x1100000000, 0x5c620961e4e301be, 0x41642263]
var $_C_STR_5b00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x5b0000005b]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_7400720075006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x657572740036758e]
var $_C_STR_610062006300 fstatic <[3] u64> readonly = [0, 0x700000000, 0x63626100017862]
var $_C_STR_610062006400 fstatic <[3] u64> readonly = [0, 0x700000000, 0x64626100017863]
var $_C_STR_6200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6200000062]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_2d00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2d0000002d]
var $_C_STR_30002d00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x2d30000005fd]
var $_C_STR_3400 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3400000034]
var $_C_STR_4d006900580065006400 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6558694d046e23bb, 100]
var $_C_STR_200020007400720069006d002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x72742020d9fa8c3e, 0x206d69]
var $_C_STR_7c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7c0000007c]
var $_C_STR_2100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2100000021]
var $_C_STR_6f006e0065002000740077006f00 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x20656e6fb1285992, 0x6f7774]
var $_C_STR_66006c00610067002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x67616c6605cfee34, 32]
var $LTexts_3B_7CNAME <* <$Ljava_2Flang_2FString_3B>> final static = 0
var $LTexts_3B_7Cletter u16 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>> public static
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LTexts_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LTexts_3B>>) void {
  funcid 48153
  var %Reg1_R40 <* <$LTexts_3B>>
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R40 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R40))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  return ()
}
func &LTexts_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B static (var %Reg2_R42 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48154
  var %Reg3_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %L_STR_161333 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %L_STR_161334 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161335 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161336 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161337 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161338 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161339 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161340 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32

  intrinsiccallwithtype <$LTexts_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  astore_1
  dassign %Reg3_R42 0 (dread ref %Reg2_R42)
  #INSTIDX : 2||0002:  iconst_m1
  dassign %Reg0_I 0 (constval i32 -1)
  #INSTIDX : 3||0003:  istore_2
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 4||0004:  aload_1
  #INSTIDX : 5||0005:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %Reg3_R42) { dassign %Reg0_I 0 }
  #INSTIDX : 8||0008:  lookupswitch
  switch (dread i32 %Reg0_I) @label4 {
    2112: goto @label2
    110182: goto @label0
    115276: goto @label1
  }
@label0
  #INSTIDX : 44||002c:  aload_1
  #INSTIDX : 45||002d:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f006e006500) { dassign %L_STR_161333 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161333)
  #INSTIDX : 47||002f:  invokevirtual
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R42))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg3_R42, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
  #INSTIDX : 50||0032:  ifeq
  brtrue @label4 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 53||0035:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 54||0036:  istore_2
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 55||0037:  goto
  goto @label4
@label1
  #INSTIDX : 58||003a:  aload_1
  #INSTIDX : 59||003b:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_740077006f00) { dassign %L_STR_161334 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161334)
  #INSTIDX : 61||003d:  invokevirtual
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R42))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg3_R42, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
  #INSTIDX : 64||0040:  ifeq
  brtrue @label4 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 67||0043:  iconst_1
  dassign %Reg0_I 0 (constval i32 1)
  #INSTIDX : 68||0044:  istore_2
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 69||0045:  goto
  goto @label4
@label2
  #INSTIDX : 72||0048:  aload_1
  #INSTIDX : 73||0049:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_42004200) { dassign %L_STR_161335 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161335)
  #INSTIDX : 75||004b:  invokevirtual
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R42))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg3_R42, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
  #INSTIDX : 78||004e:  ifeq
  brtrue @label3 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 81||0051:  iconst_3
  dassign %Reg0_I 0 (constval i32 3)
  #INSTIDX : 82||0052:  istore_2
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 83||0053:  goto
  goto @label4
@label3
  #INSTIDX : 86||0056:  aload_1
  #INSTIDX : 87||0057:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_41006100) { dassign %L_STR_161336 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161336)
  #INSTIDX : 89||0059:  invokevirtual
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R42))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg3_R42, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
  #INSTIDX : 92||005c:  ifeq
  brtrue @label4 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 95||005f:  iconst_2
  dassign %Reg0_I 0 (constval i32 2)
  #INSTIDX : 96||0060:  istore_2
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label4
  #INSTIDX : 97||0061:  iload_2
  #INSTIDX : 98||0062:  tableswitch
  switch (dread i32 %Reg4_I) @label8 {
    0: goto @label5
    1: goto @label6
    2: goto @label7
    3: goto @label7
  }
@label5
  #INSTIDX : 128||0080:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3100) { dassign %L_STR_161337 0 }
  dassign %Reg0_R42 0 (dread ptr %L_STR_161337)
  #INSTIDX : 130||0082:  areturn
  return (dread ref %Reg0_R42)
@label6
  #INSTIDX : 131||0083:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3200) { dassign %L_STR_161338 0 }
  dassign %Reg0_R42 0 (dread ptr %L_STR_161338)
  #INSTIDX : 133||0085:  areturn
  return (dread ref %Reg0_R42)
@label7
  #INSTIDX : 134||0086:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2e8871230dfc81e76758aeb2e1337c15) { dassign %L_STR_161339 0 }
  dassign %Reg0_R42 0 (dread ptr %L_STR_161339)
  #INSTIDX : 136||0088:  areturn
  return (dread ref %Reg0_R42)
@label8
  #INSTIDX : 137||0089:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 140||008c:  dup
  #INSTIDX : 141||008d:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R43) {}
  #INSTIDX : 144||0090:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3f00) { dassign %L_STR_161340 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161340)
  #INSTIDX : 146||0092:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 149||0095:  aload_0
  #INSTIDX : 150||0096:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg2_R42) { dassign %Reg1_I 0 }
  #INSTIDX : 153||0099:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread i32 %Reg1_I) { dassign %Reg0_R43 0 }
  #INSTIDX : 156||009c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 159||009f:  areturn
  return (dread ref %Reg0_R42)
}
func &LTexts_3B_7Creversed_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B static (var %Reg3_R42 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48155
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg4_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg5_I i32
  var %Reg1_C u16
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>>

  intrinsiccallwithtype <$LTexts_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R43) {}
  #INSTIDX : 7||0007:  astore_1
  dassign %Reg4_R43 0 (dread ref %Reg0_R43)
  #INSTIDX : 8||0008:  aload_0
  #INSTIDX : 9||0009:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg3_R42) { dassign %Reg0_I 0 }
  #INSTIDX : 12||000c:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 13||000d:  isub
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 14||000e:  istore_2
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label9
  #INSTIDX : 15||000f:  iload_2
  #INSTIDX : 16||0010:  iflt
  brtrue @label10 (lt i32 i32 (dread i32 %Reg5_I, constval i32 0))
  #INSTIDX : 19||0013:  aload_1
  #INSTIDX : 20||0014:  aload_0
  #INSTIDX : 21||0015:  iload_2
  #INSTIDX : 22||0016:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg3_R42, dread i32 %Reg5_I) { dassign %Reg1_C 0 }
  #INSTIDX : 25||0019:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg4_R43, dread u16 %Reg1_C) { dassign %Reg0_R43 0 }
  #INSTIDX : 28||001c:  pop
  #INSTIDX : 29||001d:  iinc
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 -1))
  #INSTIDX : 32||0020:  goto
  goto @label9
@label10
  #INSTIDX : 35||0023:  aload_1
  #INSTIDX : 36||0024:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg4_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 39||0027:  areturn
  return (dread ref %Reg0_R42)
}
func &LTexts_3B_7Cvowels_7C_28Ljava_2Flang_2FString_3B_29I static (var %Reg2_R42 <* <$Ljava_2Flang_2FString_3B>>) i32 {
  funcid 48156
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg0_R44 <* <[] u16>>
  var %Reg4_R44 <* <[] u16>>
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg0_C u16
  var %Reg7_C u16
  var %Reg1_I i32

  intrinsiccallwithtype <$LTexts_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 1||0001:  istore_1
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 2||0002:  aload_0
  #INSTIDX : 3||0003:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC (dread ref %Reg2_R42) { dassign %Reg0_R44 0 }
  #INSTIDX : 6||0006:  astore_2
  dassign %Reg4_R44 0 (dread ref %Reg0_R44)
  #INSTIDX : 7||0007:  aload_2
  #INSTIDX : 8||0008:  arraylength
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg4_R44))
  #INSTIDX : 9||0009:  istore_3
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 10||000a:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 11||000b:  istore
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label11
  #INSTIDX : 13||000d:  iload
  #INSTIDX : 15||000f:  iload_3
  #INSTIDX : 16||0010:  if_icmpge
  brtrue @label14 (ge i32 i32 (dread i32 %Reg6_I, dread i32 %Reg5_I))
  #INSTIDX : 19||0013:  aload_2
  #INSTIDX : 20||0014:  iload
  #INSTIDX : 22||0016:  caload
  dassign %Reg0_C 0 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg4_R44, dread i32 %Reg6_I)))
  #INSTIDX : 23||0017:  istore
  dassign %Reg7_C 0 (dread u16 %Reg0_C)
  #INSTIDX : 25||0019:  iload
  #INSTIDX : 27||001b:  bipush
  dassign %Reg1_I 0 (constval i32 97)
  #INSTIDX : 29||001d:  if_icmpeq
  brtrue @label12 (eq i32 i32 (cvt i32 u16 (dread u16 %Reg7_C), dread i32 %Reg1_I))
  #INSTIDX : 32||0020:  iload
  #INSTIDX : 34||0022:  bipush
  dassign %Reg1_I 0 (constval i32 101)
  #INSTIDX : 36||0024:  if_icmpeq
  brtrue @label12 (eq i32 i32 (cvt i32 u16 (dread u16 %Reg7_C), dread i32 %Reg1_I))
  #INSTIDX : 39||0027:  iload
  #INSTIDX : 41||0029:  bipush
  dassign %Reg1_I 0 (constval i32 105)
  #INSTIDX : 43||002b:  if_icmpeq
  brtrue @label12 (eq i32 i32 (cvt i32 u16 (dread u16 %Reg7_C), dread i32 %Reg1_I))
  #INSTIDX : 46||002e:  iload
  #INSTIDX : 48||0030:  bipush
  dassign %Reg1_I 0 (constval i32 111)
  #INSTIDX : 50||0032:  if_icmpeq
  brtrue @label12 (eq i32 i32 (cvt i32 u16 (dread u16 %Reg7_C), dread i32 %Reg1_I))
  #INSTIDX : 53||0035:  iload
  #INSTIDX : 55||0037:  bipush
  dassign %Reg1_I 0 (constval i32 117)
  #INSTIDX : 57||0039:  if_icmpne
  brtrue @label13 (ne i32 i32 (cvt i32 u16 (dread u16 %Reg7_C), dread i32 %Reg1_I))
@label12
  #INSTIDX : 60||003c:  iinc
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
@label13
  #INSTIDX : 63||003f:  iinc
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  #INSTIDX : 66||0042:  goto
  goto @label11
@label14
  #INSTIDX : 69||0045:  iload_1
  #INSTIDX : 70||0046:  ireturn
  return (dread i32 %Reg3_I)
}
func &LTexts_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg5_R45 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 48157
  var %L_STR_161341 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg6_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161342 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg7_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R46 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161343 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %L_STR_161344 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161345 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg7_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %L_STR_161346 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161347 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161348 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161349 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161350 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161351 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161352 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161353 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161354 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161355 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161356 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161357 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161358 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161359 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %L_STR_161360 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_C u16
  var %L_STR_161361 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161362 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_I i32
  var %Reg1_J i64
  var %Reg1_D f64
  var %L_STR_161363 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_161364 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161365 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R47 <* <$Ljava_2Flang_2FCharSequence_3B>>
  var %L_STR_161366 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161367 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161368 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161369 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161370 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161371 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161372 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg10_I i32
  var %L_STR_161373 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161374 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161375 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161376 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161377 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161378 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161379 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161380 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161381 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161382 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161383 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161384 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161385 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R44 <* <[] u16>>
  var %Reg10_R44 <* <[] u16>>
  var %Reg11_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_161386 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161387 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161388 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161389 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161390 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R45 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg12_Z u1
  var %L_STR_161391 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161392 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161393 <* <$Ljava_2Flang_2FString_3B>>

  intrinsiccallwithtype <$LTexts_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_530061006d00610072006100) { dassign %L_STR_161341 0 }
  dassign %Reg0_R42 0 (dread ptr %L_STR_161341)
  #INSTIDX : 2||0002:  astore_1
  dassign %Reg6_R42 0 (dread ref %Reg0_R42)
  #INSTIDX : 3||0003:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R42 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  #INSTIDX : 6||0006:  dup
  #INSTIDX : 7||0007:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_530061006d00610072006100) { dassign %L_STR_161342 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161342)
  #INSTIDX : 9||0009:  invokespecial
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R42, dread ref %Reg2_R42) {}
  #INSTIDX : 12||000c:  astore_2
  dassign %Reg7_R42 0 (dread ref %Reg0_R42)
  #INSTIDX : 13||000d:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R46 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 16||0010:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 19||0013:  dup
  #INSTIDX : 20||0014:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 23||0017:  aload_1
  #INSTIDX : 24||0018:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_530061006d00610072006100) { dassign %L_STR_161343 0 }
  dassign %Reg3_R42 0 (dread ptr %L_STR_161343)
  #INSTIDX : 26||001a:  if_acmpne
  brtrue @label15 (ne i32 ref (dread ref %Reg6_R42, dread ref %Reg3_R42))
  #INSTIDX : 29||001d:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 30||001e:  goto
  goto @label16
@label15
  #INSTIDX : 33||0021:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
@label16
  #INSTIDX : 34||0022:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R43 0 }
  #INSTIDX : 37||0025:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161344 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161344)
  #INSTIDX : 39||0027:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 42||002a:  aload_1
  #INSTIDX : 43||002b:  aload_2
  #INSTIDX : 44||002c:  if_acmpne
  brtrue @label17 (ne i32 ref (dread ref %Reg6_R42, dread ref %Reg7_R42))
  #INSTIDX : 47||002f:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 48||0030:  goto
  goto @label18
@label17
  #INSTIDX : 51||0033:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
@label18
  #INSTIDX : 52||0034:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R43 0 }
  #INSTIDX : 55||0037:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161345 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161345)
  #INSTIDX : 57||0039:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 60||003c:  aload_1
  #INSTIDX : 61||003d:  aload_2
  #INSTIDX : 62||003e:  invokevirtual
  dassign %Reg7_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R42))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg6_R42, dread ref %Reg7_R41) { dassign %Reg2_Z 0 }
  #INSTIDX : 65||0041:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread u1 %Reg2_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 68||0044:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161346 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161346)
  #INSTIDX : 70||0046:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 73||0049:  aload_1
  #INSTIDX : 74||004a:  aload_2
  #INSTIDX : 75||004b:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cintern_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg7_R42) { dassign %Reg3_R42 0 }
  #INSTIDX : 78||004e:  if_acmpne
  brtrue @label19 (ne i32 ref (dread ref %Reg6_R42, dread ref %Reg3_R42))
  #INSTIDX : 81||0051:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 82||0052:  goto
  goto @label20
@label19
  #INSTIDX : 85||0055:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
@label20
  #INSTIDX : 86||0056:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R43 0 }
  #INSTIDX : 89||0059:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 92||005c:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 95||005f:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R46 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 98||0062:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 101||0065:  dup
  #INSTIDX : 102||0066:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 105||0069:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f006e006500) { dassign %L_STR_161347 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161347)
  #INSTIDX : 107||006b:  invokestatic
  intrinsiccallwithtype <$LTexts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTexts_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 110||006e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 113||0071:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_740077006f00) { dassign %L_STR_161348 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161348)
  #INSTIDX : 115||0073:  invokestatic
  intrinsiccallwithtype <$LTexts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTexts_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 118||0076:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 121||0079:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_41006100) { dassign %L_STR_161349 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161349)
  #INSTIDX : 123||007b:  invokestatic
  intrinsiccallwithtype <$LTexts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTexts_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 126||007e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 129||0081:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_42004200) { dassign %L_STR_161350 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161350)
  #INSTIDX : 131||0083:  invokestatic
  intrinsiccallwithtype <$LTexts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTexts_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 134||0086:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 137||0089:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_74006800720065006500) { dassign %L_STR_161351 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161351)
  #INSTIDX : 139||008b:  invokestatic
  intrinsiccallwithtype <$LTexts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTexts_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 142||008e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 145||0091:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 148||0094:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 151||0097:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R46 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 154||009a:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 157||009d:  dup
  #INSTIDX : 158||009e:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 161||00a1:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2f146a3effb400c3c6b834a700081251) { dassign %L_STR_161352 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161352)
  #INSTIDX : 163||00a3:  invokestatic
  intrinsiccallwithtype <$LTexts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTexts_3B_7Creversed_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 166||00a6:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 169||00a9:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161353 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161353)
  #INSTIDX : 171||00ab:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 174||00ae:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_fa417a7a39c6312c737f34cdbef93338) { dassign %L_STR_161354 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161354)
  #INSTIDX : 176||00b0:  invokestatic
  intrinsiccallwithtype <$LTexts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LTexts_3B_7Cvowels_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg2_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 179||00b3:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 182||00b6:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161355 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161355)
  #INSTIDX : 184||00b8:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 187||00bb:  aload_1
  #INSTIDX : 188||00bc:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %Reg6_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 191||00bf:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 194||00c2:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161356 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161356)
  #INSTIDX : 196||00c4:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 199||00c7:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_161357 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161357)
  #INSTIDX : 201||00c9:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg2_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 204||00cc:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 207||00cf:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 210||00d2:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 213||00d5:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R46 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 216||00d8:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 219||00db:  dup
  #INSTIDX : 220||00dc:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 223||00df:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b10559eb96cba0ceca7cf0ad0f7ed51) { dassign %L_STR_161358 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161358)
  #INSTIDX : 225||00e1:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg2_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 228||00e4:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 231||00e7:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_456ef8aea5ce2bdc3588e875c36edb26) { dassign %L_STR_161359 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161359)
  #INSTIDX : 233||00e9:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 236||00ec:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 239||00ef:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 242||00f2:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R46 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 245||00f5:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 248||00f8:  dup
  #INSTIDX : 249||00f9:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 252||00fc:  aload_1
  #INSTIDX : 253||00fd:  iconst_2
  dassign %Reg3_I 0 (constval i32 2)
  #INSTIDX : 254||00fe:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg6_R42, dread i32 %Reg3_I) { dassign %Reg2_R42 0 }
  #INSTIDX : 257||0101:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 260||0104:  aload_1
  #INSTIDX : 261||0105:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 262||0106:  iconst_3
  dassign %Reg4_I 0 (constval i32 3)
  #INSTIDX : 263||0107:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %Reg6_R42, dread i32 %Reg3_I, dread i32 %Reg4_I) { dassign %Reg2_R42 0 }
  #INSTIDX : 266||010a:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 269||010d:  aload_1
  #INSTIDX : 270||010e:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_72006100) { dassign %L_STR_161360 0 }
  dassign %Reg3_R42 0 (dread ptr %L_STR_161360)
  #INSTIDX : 272||0110:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg6_R42, dread ref %Reg3_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 275||0113:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 278||0116:  aload_1
  #INSTIDX : 279||0117:  bipush
  dassign %Reg3_I 0 (constval i32 122)
  #INSTIDX : 281||0119:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28I_29I (dread ref %Reg6_R42, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  #INSTIDX : 284||011c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 287||011f:  aload_1
  #INSTIDX : 288||0120:  iconst_5
  dassign %Reg3_I 0 (constval i32 5)
  #INSTIDX : 289||0121:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg6_R42, dread i32 %Reg3_I) { dassign %Reg2_C 0 }
  #INSTIDX : 292||0124:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread u16 %Reg2_C) { dassign %Reg1_R43 0 }
  #INSTIDX : 295||0127:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 298||012a:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 301||012d:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R46 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 304||0130:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 307||0133:  dup
  #INSTIDX : 308||0134:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 311||0137:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_602b286ffffed23193937393b2aa414a) { dassign %L_STR_161361 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161361)
  #INSTIDX : 313||0139:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 316||013c:  getstatic
  dassign %Reg2_C 0 (dread u16 $LTexts_3B_7Cletter)
  #INSTIDX : 319||013f:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread u16 %Reg2_C) { dassign %Reg1_R43 0 }
  #INSTIDX : 322||0142:  getstatic
  dassign %Reg2_C 0 (dread u16 $LTexts_3B_7Cletter)
  #INSTIDX : 325||0145:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 326||0146:  iadd
  dassign %Reg2_I 0 (add i32 (cvt i32 u16 (dread u16 %Reg2_C), dread i32 %Reg3_I))
  #INSTIDX : 327||0147:  i2c
  dassign %Reg2_I 0 (zext u32 16 (dread i32 %Reg2_I))
  #INSTIDX : 328||0148:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, cvt u16 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R43 0 }
  #INSTIDX : 331||014b:  getstatic
  dassign %Reg2_C 0 (dread u16 $LTexts_3B_7Cletter)
  #INSTIDX : 334||014e:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 335||014f:  iadd
  dassign %Reg2_I 0 (add i32 (cvt i32 u16 (dread u16 %Reg2_C), dread i32 %Reg3_I))
  #INSTIDX : 336||0150:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 339||0153:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 342||0156:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 345||0159:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 348||015c:  dup
  #INSTIDX : 349||015d:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b00) { dassign %L_STR_161362 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161362)
  #INSTIDX : 351||015f:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R43, dread ref %Reg2_R42) {}
  #INSTIDX : 354||0162:  astore_3
  dassign %Reg8_R43 0 (dread ref %Reg0_R43)
  #INSTIDX : 355||0163:  aload_3
  #INSTIDX : 356||0164:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 357||0165:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg8_R43, dread i32 %Reg1_I) { dassign %Reg0_R43 0 }
  #INSTIDX : 360||0168:  bipush
  dassign %Reg1_I 0 (constval i32 44)
  #INSTIDX : 362||016a:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, cvt u16 i32 (dread i32 %Reg1_I)) { dassign %Reg0_R43 0 }
  #INSTIDX : 365||016d:  ldc2_w
  dassign %Reg1_J 0 (constval i64 2)
  #INSTIDX : 368||0170:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread i64 %Reg1_J) { dassign %Reg0_R43 0 }
  #INSTIDX : 371||0173:  bipush
  dassign %Reg1_I 0 (constval i32 44)
  #INSTIDX : 373||0175:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, cvt u16 i32 (dread i32 %Reg1_I)) { dassign %Reg0_R43 0 }
  #INSTIDX : 376||0178:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 377||0179:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, cvt u1 i32 (dread i32 %Reg1_I)) { dassign %Reg0_R43 0 }
  #INSTIDX : 380||017c:  bipush
  dassign %Reg1_I 0 (constval i32 44)
  #INSTIDX : 382||017e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, cvt u16 i32 (dread i32 %Reg1_I)) { dassign %Reg0_R43 0 }
  #INSTIDX : 385||0181:  ldc2_w
  dassign %Reg1_D 0 (constval f64 1.5)
  #INSTIDX : 388||0184:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread f64 %Reg1_D) { dassign %Reg0_R43 0 }
  #INSTIDX : 391||0187:  bipush
  dassign %Reg1_I 0 (constval i32 44)
  #INSTIDX : 393||0189:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, cvt u16 i32 (dread i32 %Reg1_I)) { dassign %Reg0_R43 0 }
  #INSTIDX : 396||018c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_161363 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161363)
  #INSTIDX : 398||018e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 401||0191:  aconst_null
  dassign %Reg1_R41 0 (constval ref 0)
  #INSTIDX : 402||0192:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg1_R41) { dassign %Reg0_R43 0 }
  #INSTIDX : 405||0195:  pop
  #INSTIDX : 406||0196:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R46 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 409||0199:  aload_3
  #INSTIDX : 410||019a:  bipush
  dassign %Reg2_I 0 (constval i32 93)
  #INSTIDX : 412||019c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg8_R43, cvt u16 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R43 0 }
  #INSTIDX : 415||019f:  invokevirtual
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R43))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R46, dread ref %Reg1_R41) {}
  #INSTIDX : 418||01a2:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R46 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 421||01a5:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 424||01a8:  dup
  #INSTIDX : 425||01a9:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 428||01ac:  aload_3
  #INSTIDX : 429||01ad:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Clength_7C_28_29I (dread ref %Reg8_R43) { dassign %Reg2_I 0 }
  #INSTIDX : 432||01b0:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 435||01b3:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161364 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161364)
  #INSTIDX : 437||01b5:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 440||01b8:  aload_3
  #INSTIDX : 441||01b9:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg8_R43) { dassign %Reg2_R42 0 }
  #INSTIDX : 444||01bc:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400720075006500) { dassign %L_STR_161365 0 }
  dassign %Reg3_R42 0 (dread ptr %L_STR_161365)
  #INSTIDX : 446||01be:  invokevirtual
  dassign %Reg3_R47 0 (retype ref <* <$Ljava_2Flang_2FCharSequence_3B>> (dread ref %Reg3_R42))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Ccontains_7C_28Ljava_2Flang_2FCharSequence_3B_29Z (dread ref %Reg2_R42, dread ref %Reg3_R47) { dassign %Reg2_Z 0 }
  #INSTIDX : 449||01c1:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread u1 %Reg2_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 452||01c4:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161366 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161366)
  #INSTIDX : 454||01c6:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 457||01c9:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006300) { dassign %L_STR_161367 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161367)
  #INSTIDX : 459||01cb:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006400) { dassign %L_STR_161368 0 }
  dassign %Reg3_R42 0 (dread ptr %L_STR_161368)
  #INSTIDX : 461||01cd:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg2_R42, dread ref %Reg3_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 464||01d0:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 467||01d3:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161369 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161369)
  #INSTIDX : 469||01d5:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 472||01d8:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_161370 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161370)
  #INSTIDX : 474||01da:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_161371 0 }
  dassign %Reg3_R42 0 (dread ptr %L_STR_161371)
  #INSTIDX : 476||01dc:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg2_R42, dread ref %Reg3_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 479||01df:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 482||01e2:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 485||01e5:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 488||01e8:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_161372 0 }
  dassign %Reg0_R42 0 (dread ptr %L_STR_161372)
  #INSTIDX : 490||01ea:  astore
  dassign %Reg9_R42 0 (dread ref %Reg0_R42)
  #INSTIDX : 492||01ec:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 493||01ed:  istore
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label21
  #INSTIDX : 495||01ef:  iload
  #INSTIDX : 497||01f1:  iconst_5
  dassign %Reg1_I 0 (constval i32 5)
  #INSTIDX : 498||01f2:  if_icmpge
  brtrue @label24 (ge i32 i32 (dread i32 %Reg10_I, dread i32 %Reg1_I))
  #INSTIDX : 501||01f5:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 504||01f8:  dup
  #INSTIDX : 505||01f9:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R43) {}
  #INSTIDX : 508||01fc:  aload
  #INSTIDX : 510||01fe:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg9_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 513||0201:  iload
  #INSTIDX : 515||0203:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread i32 %Reg10_I) { dassign %Reg0_R43 0 }
  #INSTIDX : 518||0206:  iload
  #INSTIDX : 520||0208:  iconst_4
  dassign %Reg2_I 0 (constval i32 4)
  #INSTIDX : 521||0209:  if_icmpge
  brtrue @label22 (ge i32 i32 (dread i32 %Reg10_I, dread i32 %Reg2_I))
  #INSTIDX : 524||020c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d00) { dassign %L_STR_161373 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161373)
  #INSTIDX : 526||020e:  goto
  goto @label23
@label22
  #INSTIDX : 529||0211:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_161374 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161374)
@label23
  #INSTIDX : 531||0213:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 534||0216:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 537||0219:  astore
  dassign %Reg9_R42 0 (dread ref %Reg0_R42)
  #INSTIDX : 539||021b:  iinc
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  #INSTIDX : 542||021e:  goto
  goto @label21
@label24
  #INSTIDX : 545||0221:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R46 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 548||0224:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 551||0227:  dup
  #INSTIDX : 552||0228:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 555||022b:  aload
  #INSTIDX : 557||022d:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg9_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 560||0230:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161375 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161375)
  #INSTIDX : 562||0232:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 565||0235:  aload
  #INSTIDX : 567||0237:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_30002d00) { dassign %L_STR_161376 0 }
  dassign %Reg3_R42 0 (dread ptr %L_STR_161376)
  #INSTIDX : 569||0239:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CstartsWith_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %Reg9_R42, dread ref %Reg3_R42) { dassign %Reg2_Z 0 }
  #INSTIDX : 572||023c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread u1 %Reg2_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 575||023f:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161377 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161377)
  #INSTIDX : 577||0241:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 580||0244:  aload
  #INSTIDX : 582||0246:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3400) { dassign %L_STR_161378 0 }
  dassign %Reg3_R42 0 (dread ptr %L_STR_161378)
  #INSTIDX : 584||0248:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CendsWith_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %Reg9_R42, dread ref %Reg3_R42) { dassign %Reg2_Z 0 }
  #INSTIDX : 587||024b:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread u1 %Reg2_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 590||024e:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161379 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161379)
  #INSTIDX : 592||0250:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 595||0253:  aload
  #INSTIDX : 597||0255:  bipush
  dassign %Reg3_I 0 (constval i32 45)
  #INSTIDX : 599||0257:  bipush
  dassign %Reg4_I 0 (constval i32 43)
  #INSTIDX : 601||0259:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Creplace_7C_28CC_29Ljava_2Flang_2FString_3B (dread ref %Reg9_R42, cvt u16 i32 (dread i32 %Reg3_I), cvt u16 i32 (dread i32 %Reg4_I)) { dassign %Reg2_R42 0 }
  #INSTIDX : 604||025c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 607||025f:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 610||0262:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 613||0265:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R46 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 616||0268:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 619||026b:  dup
  #INSTIDX : 620||026c:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 623||026f:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4d006900580065006400) { dassign %L_STR_161380 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161380)
  #INSTIDX : 625||0271:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CtoUpperCase_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 628||0274:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 631||0277:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4d006900580065006400) { dassign %L_STR_161381 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161381)
  #INSTIDX : 633||0279:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CtoLowerCase_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 636||027c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 639||027f:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200020007400720069006d002000) { dassign %L_STR_161382 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161382)
  #INSTIDX : 641||0281:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Ctrim_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 644||0284:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 647||0287:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7c00) { dassign %L_STR_161383 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161383)
  #INSTIDX : 649||0289:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 652||028c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_161384 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161384)
  #INSTIDX : 654||028e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CisEmpty_7C_28_29Z (dread ref %Reg2_R42) { dassign %Reg2_Z 0 }
  #INSTIDX : 657||0291:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread u1 %Reg2_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 660||0294:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_161385 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161385)
  #INSTIDX : 662||0296:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CisEmpty_7C_28_29Z (dread ref %Reg2_R42) { dassign %Reg2_Z 0 }
  #INSTIDX : 665||0299:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread u1 %Reg2_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 668||029c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 671||029f:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 674||02a2:  iconst_2
  dassign %Reg0_I 0 (constval i32 2)
  #INSTIDX : 675||02a3:  newarray
  dassign %Reg0_R44 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg0_I))
  #INSTIDX : 677||02a5:  dup
  #INSTIDX : 678||02a6:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
  #INSTIDX : 679||02a7:  bipush
  dassign %Reg3_I 0 (constval i32 104)
  #INSTIDX : 681||02a9:  castore
  iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R44, dread i32 %Reg2_I), cvt u16 i32 (dread i32 %Reg3_I))
  #INSTIDX : 682||02aa:  dup
  #INSTIDX : 683||02ab:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 684||02ac:  bipush
  dassign %Reg3_I 0 (constval i32 105)
  #INSTIDX : 686||02ae:  castore
  iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R44, dread i32 %Reg2_I), cvt u16 i32 (dread i32 %Reg3_I))
  #INSTIDX : 687||02af:  astore
  dassign %Reg10_R44 0 (dread ref %Reg0_R44)
  #INSTIDX : 689||02b1:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R46 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 692||02b4:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 695||02b7:  dup
  #INSTIDX : 696||02b8:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 699||02bb:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R42 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  #INSTIDX : 702||02be:  dup
  #INSTIDX : 703||02bf:  aload
  #INSTIDX : 705||02c1:  invokespecial
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg2_R42, dread ref %Reg10_R44) {}
  #INSTIDX : 708||02c4:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 711||02c7:  bipush
  dassign %Reg2_I 0 (constval i32 42)
  #INSTIDX : 713||02c9:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg2_I) { dassign %Reg2_R42 0 }
  #INSTIDX : 716||02cc:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 719||02cf:  aload
  #INSTIDX : 721||02d1:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28AC_29Ljava_2Flang_2FString_3B (dread ref %Reg10_R44) { dassign %Reg2_R42 0 }
  #INSTIDX : 724||02d4:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 727||02d7:  sipush
  dassign %Reg2_I 0 (constval i32 255)
  #INSTIDX : 730||02da:  bipush
  dassign %Reg3_I 0 (constval i32 16)
  #INSTIDX : 732||02dc:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CtoString_7C_28II_29Ljava_2Flang_2FString_3B (dread i32 %Reg2_I, dread i32 %Reg3_I) { dassign %Reg2_R42 0 }
  #INSTIDX : 735||02df:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 738||02e2:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 741||02e5:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 744||02e8:  aload_1
  #INSTIDX : 745||02e9:  astore
  dassign %Reg11_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R42))
  #INSTIDX : 747||02eb:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R46 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 750||02ee:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 753||02f1:  dup
  #INSTIDX : 754||02f2:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 757||02f5:  aload
  #INSTIDX : 759||02f7:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg11_R41) { dassign %Reg1_R43 0 }
  #INSTIDX : 762||02fa:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161386 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161386)
  #INSTIDX : 764||02fc:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 767||02ff:  aload
  #INSTIDX : 769||0301:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg11_R41) { dassign %Reg2_R42 0 }
  #INSTIDX : 772||0304:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2100) { dassign %L_STR_161387 0 }
  dassign %Reg3_R42 0 (dread ptr %L_STR_161387)
  #INSTIDX : 774||0306:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R42, dread ref %Reg3_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 777||0309:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 780||030c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161388 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161388)
  #INSTIDX : 782||030e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 785||0311:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f006e0065002000740077006f00) { dassign %L_STR_161389 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161389)
  #INSTIDX : 787||0313:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161390 0 }
  dassign %Reg3_R42 0 (dread ptr %L_STR_161390)
  #INSTIDX : 789||0315:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csplit_7C_28Ljava_2Flang_2FString_3B_29ALjava_2Flang_2FString_3B (dread ref %Reg2_R42, dread ref %Reg3_R42) { dassign %Reg2_R45 0 }
  #INSTIDX : 792||0318:  arraylength
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R45))
  #INSTIDX : 793||0319:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 796||031c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 799||031f:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 802||0322:  aload_1
  #INSTIDX : 803||0323:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg6_R42) { dassign %Reg0_I 0 }
  #INSTIDX : 806||0326:  iconst_3
  dassign %Reg1_I 0 (constval i32 3)
  #INSTIDX : 807||0327:  if_icmple
  brtrue @label25 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 810||032a:  iconst_1
  dassign %Reg0_I 0 (constval i32 1)
  #INSTIDX : 811||032b:  goto
  goto @label26
@label25
  #INSTIDX : 814||032e:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
@label26
  #INSTIDX : 815||032f:  istore
  dassign %Reg12_Z 0 (cvt u1 i32 (dread i32 %Reg0_I))
  #INSTIDX : 817||0331:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R46 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 820||0334:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 823||0337:  dup
  #INSTIDX : 824||0338:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 827||033b:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_66006c00610067002000) { dassign %L_STR_161391 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161391)
  #INSTIDX : 829||033d:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 832||0340:  iload
  #INSTIDX : 834||0342:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread u1 %Reg12_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 837||0345:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161392 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161392)
  #INSTIDX : 839||0347:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 842||034a:  iload
  #INSTIDX : 844||034c:  ifne
  brtrue @label27 (ne i32 i32 (dread u1 %Reg12_Z, constval i32 0))
  #INSTIDX : 847||034f:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 848||0350:  goto
  goto @label28
@label27
  #INSTIDX : 851||0353:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
@label28
  #INSTIDX : 852||0354:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R43 0 }
  #INSTIDX : 855||0357:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161393 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161393)
  #INSTIDX : 857||0359:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 860||035c:  iload
  #INSTIDX : 862||035e:  ifeq
  brtrue @label29 (eq i32 i32 (dread u1 %Reg12_Z, constval i32 0))
  #INSTIDX : 865||0361:  bipush
  dassign %Reg2_I 0 (constval i32 121)
  #INSTIDX : 867||0363:  goto
  goto @label30
@label29
  #INSTIDX : 870||0366:  bipush
  dassign %Reg2_I 0 (constval i32 110)
@label30
  #INSTIDX : 872||0368:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, cvt u16 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R43 0 }
  #INSTIDX : 875||036b:  bipush
  dassign %Reg2_I 0 (constval i32 -56)
  #INSTIDX : 877||036d:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 880||0370:  sipush
  dassign %Reg2_I 0 (constval i32 4464)
  #INSTIDX : 883||0373:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 886||0376:  bipush
  dassign %Reg2_I 0 (constval i32 97)
  #INSTIDX : 888||0378:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, cvt u16 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R43 0 }
  #INSTIDX : 891||037b:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 892||037c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 895||037f:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 898||0382:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 901||0385:  return
  return ()
}
func &LTexts_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 48158
  var %Reg0_I i32

  #INSTIDX : 0||0000:  bipush
  dassign %Reg0_I 0 (constval i32 120)
  #INSTIDX : 2||0002:  putstatic
  dassign $LTexts_3B_7Cletter 0 (cvt u16 i32 (dread i32 %Reg0_I))
  #INSTIDX : 5||0005:  return
  return ()
}
