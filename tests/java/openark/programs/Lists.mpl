flavor 1
srclang 3
id 65535
numfuncs 12
import "Lists.mplt"
import "/opt/openark/libjava-core/libjava-core.mplt"
entryfunc &LLists_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Lists.jar"}
srcfileinfo {
  1 "Lists.java"}
javaclass $LLists_3B <$LLists_3B> public
javaclass $LLists_24Pair_3B <$LLists_24Pair_3B>
javaclass $LLists_24Range_241_3B <$LLists_24Range_241_3B>
javaclass $LLists_24Range_3B <$LLists_24Range_3B>
func &LLists_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LLists_3B>>) void
func &LLists_3B_7Csum_7C_28Ljava_2Flang_2FIterable_3B_29I static (var %Reg2_R42 <* <$Ljava_2Flang_2FIterable_3B>>) i32
func &LLists_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg7_R46 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LLists_24Pair_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V constructor (var %_this <* <$LLists_24Pair_3B>>, var %Reg3_R41 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg4_R41 <* <$Ljava_2Flang_2FObject_3B>>) void
func &LLists_24Pair_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LLists_24Pair_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LLists_24Range_241_3B_7C_3Cinit_3E_7C_28LLists_24Range_3B_29V constructor (var %_this <* <$LLists_24Range_241_3B>>, var %Reg3_R48 <* <$LLists_24Range_3B>>) void
func &LLists_24Range_241_3B_7ChasNext_7C_28_29Z public virtual (var %_this <* <$LLists_24Range_241_3B>>) u1
func &LLists_24Range_241_3B_7Cnext_7C_28_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LLists_24Range_241_3B>>) <* <$Ljava_2Flang_2FInteger_3B>>
func &LLists_24Range_241_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LLists_24Range_241_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LLists_24Range_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LLists_24Range_3B>>, var %Reg3_I i32) void
func &LLists_24Range_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$LLists_24Range_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>
func &LLists_24Range_3B_7Caccess_24000_7C_28LLists_24Range_3B_29I static synthetic (var %Reg1_R48 <* <$LLists_24Range_3B>>) i32
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_3add5d3efdcef1122c6a07c0198fdf1b fstatic <[7] u64> readonly = [0, 0x4100000000, 0x20656874559c9866, 0x20646e6120746163, 0x20676f6420656874, 0x2065687420646e61, 0x64726962]
var $_C_STR_740068006500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6568740001c071]
var $_C_STR_61006e006400 fstatic <[3] u64> readonly = [0, 0x700000000, 0x646e61000179d7]
var $_C_STR_63006f007700 fstatic <[3] u64> readonly = [0, 0x700000000, 0x776f630001818b]
var $_C_STR_64006f006700 fstatic <[3] u64> readonly = [0, 0x700000000, 0x676f640001853c]
var $_C_STR_6e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6e0000006e]
var $_C_STR_6100700070006c006500 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6c707061058b835a, 101]
var $_C_STR_610076006f006300610064006f00 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x636f7661dae2f743, 0x6f6461]
var $_C_STR_620061006e0061006e006100 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x616e6162acc54f65, 0x616e]
var $_C_STR_630068006500720072007900 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x72656863aed8f599, 0x7972]
var $_C_STR_c6c54c798cd453d3878ed659b28e692d fstatic <[4] u64> readonly = [0, 0x1300000000, 0x65756c6274589afc, 0x7972726562]
var $_C_STR_2800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2800000028]
var $_C_STR_2c002000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x202c00000574]
var $_C_STR_2900 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2900000029]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>> public static
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LLists_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LLists_3B>>) void {
  funcid 48153
  var %Reg1_R40 <* <$LLists_3B>>
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R40 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R40))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  return ()
}
func &LLists_3B_7Csum_7C_28Ljava_2Flang_2FIterable_3B_29I static (var %Reg2_R42 <* <$Ljava_2Flang_2FIterable_3B>>) i32 {
  funcid 48154
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg0_R43 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg4_R43 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg0_Z u1
  var %Reg0_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R44 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg5_I i32

  intrinsiccallwithtype <$LLists_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 1||0001:  istore_1
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 2||0002:  aload_0
  #INSTIDX : 3||0003:  invokeinterface
  interfacecallassigned &Ljava_2Flang_2FIterable_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg2_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 8||0008:  astore_2
  dassign %Reg4_R43 0 (dread ref %Reg0_R43)
@label0
  #INSTIDX : 9||0009:  aload_2
  #INSTIDX : 10||000a:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg4_R43) { dassign %Reg0_Z 0 }
  #INSTIDX : 15||000f:  ifeq
  brtrue @label1 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 18||0012:  aload_2
  #INSTIDX : 19||0013:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg4_R43) { dassign %Reg0_R41 0 }
  #INSTIDX : 24||0018:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R41) { dassign %Reg0_R44 0 }
  #INSTIDX : 27||001b:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R44) { dassign %Reg0_I 0 }
  #INSTIDX : 30||001e:  istore_3
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 31||001f:  iload_1
  #INSTIDX : 32||0020:  iload_3
  #INSTIDX : 33||0021:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg3_I, dread i32 %Reg5_I))
  #INSTIDX : 34||0022:  istore_1
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 35||0023:  goto
  goto @label0
@label1
  #INSTIDX : 38||0026:  iload_1
  #INSTIDX : 39||0027:  ireturn
  return (dread i32 %Reg3_I)
}
func &LLists_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg7_R46 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 48155
  var %Reg0_R45 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg8_R47 <* <$Ljava_2Futil_2FList_3B>>
  var %Reg0_R48 <* <$LLists_24Range_3B>>
  var %Reg2_I i32
  var %Reg0_R43 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg9_R43 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg0_Z u1
  var %Reg0_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R44 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_I i32
  var %Reg10_I i32
  var %Reg1_I i32
  var %Reg1_R44 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R49 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R50 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg8_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_161333 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R51 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161334 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R42 <* <$Ljava_2Flang_2FIterable_3B>>
  var %L_STR_161335 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R48 <* <$LLists_24Range_3B>>
  var %Reg4_I i32
  var %Reg2_R42 <* <$Ljava_2Flang_2FIterable_3B>>
  var %Reg1_R51 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R44 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_161336 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg3_R44 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg3_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %L_STR_161337 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161338 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R52 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg9_R53 <* <$Ljava_2Futil_2FMap_3B>>
  var %L_STR_161339 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R51 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg10_R51 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161340 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R46 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg11_R46 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg12_I i32
  var %Reg13_I i32
  var %Reg14_R51 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg14_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg15_R44 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R53 <* <$Ljava_2Futil_2FMap_3B>>
  var %L_STR_161341 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R51 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161342 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161343 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161344 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161345 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161346 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161347 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161348 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161349 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161350 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161351 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg11_I i32
  var %Reg0_R54 <* <$Ljava_2Futil_2FSet_3B>>
  var %Reg12_R43 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg0_R55 <* <$Ljava_2Futil_2FMap_24Entry_3B>>
  var %Reg13_R55 <* <$Ljava_2Futil_2FMap_24Entry_3B>>
  var %Reg12_R47 <* <$Ljava_2Futil_2FList_3B>>
  var %Reg0_J i64
  var %Reg13_J i64
  var %Reg1_J i64
  var %Reg1_R56 <* <$LLists_24Pair_3B>>
  var %Reg3_R50 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161352 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R51 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R57 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg4_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg12_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg13_R44 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg14_R44 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_D f64
  var %Reg0_R58 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg16_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_161353 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161354 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161355 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg17_R53 <* <$Ljava_2Futil_2FMap_3B>>
  var %L_STR_161356 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161357 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161358 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161359 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161360 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg18_R46 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg19_I i32
  var %Reg20_I i32
  var %Reg21_R51 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_C u16
  var %Reg22_C u16
  var %Reg1_R59 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg2_R45 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R47 <* <$Ljava_2Futil_2FList_3B>>
  var %Reg21_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg18_C u16
  var %L_STR_161361 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R59 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg18_R43 <* <$Ljava_2Futil_2FIterator_3B>>
  var %Reg0_R60 <* <[] <* <[] i32>>>>
  var %Reg3_R61 <* <[] i32>>
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg19_R60 <* <[] <* <[] i32>>>>
  var %Reg21_R60 <* <[] <* <[] i32>>>>
  var %Reg22_I i32
  var %Reg23_I i32
  var %Reg0_R61 <* <[] i32>>
  var %Reg24_R61 <* <[] i32>>
  var %L_STR_161362 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R61 <* <[] i32>>

  intrinsiccallwithtype <$LLists_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  new
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 7||0007:  astore_1
  dassign %Reg8_R47 0 (retype ref <* <$Ljava_2Futil_2FList_3B>> (dread ref %Reg0_R45))
  #INSTIDX : 8||0008:  new
  intrinsiccallwithtype <$LLists_24Range_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R48 0 (gcmalloc ref <$LLists_24Range_3B>)
  #INSTIDX : 11||000b:  dup
  #INSTIDX : 12||000c:  bipush
  dassign %Reg2_I 0 (constval i32 10)
  #INSTIDX : 14||000e:  invokespecial
  callassigned &LLists_24Range_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R48, dread i32 %Reg2_I) {}
  #INSTIDX : 17||0011:  invokevirtual
  virtualcallassigned &LLists_24Range_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R48) { dassign %Reg0_R43 0 }
  #INSTIDX : 20||0014:  astore_2
  dassign %Reg9_R43 0 (dread ref %Reg0_R43)
@label2
  #INSTIDX : 21||0015:  aload_2
  #INSTIDX : 22||0016:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg9_R43) { dassign %Reg0_Z 0 }
  #INSTIDX : 27||001b:  ifeq
  brtrue @label3 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 30||001e:  aload_2
  #INSTIDX : 31||001f:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg9_R43) { dassign %Reg0_R41 0 }
  #INSTIDX : 36||0024:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R41) { dassign %Reg0_R44 0 }
  #INSTIDX : 39||0027:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R44) { dassign %Reg0_I 0 }
  #INSTIDX : 42||002a:  istore_3
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 43||002b:  aload_1
  #INSTIDX : 44||002c:  iload_3
  #INSTIDX : 45||002d:  iload_3
  #INSTIDX : 46||002e:  imul
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg10_I, dread i32 %Reg10_I))
  #INSTIDX : 47||002f:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R44 0 }
  #INSTIDX : 50||0032:  invokeinterface
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R44))
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg8_R47, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
  #INSTIDX : 55||0037:  pop
  #INSTIDX : 56||0038:  goto
  goto @label2
@label3
  #INSTIDX : 59||003b:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R49 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 62||003e:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 65||0041:  dup
  #INSTIDX : 66||0042:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R50) {}
  #INSTIDX : 69||0045:  aload_1
  #INSTIDX : 70||0046:  invokevirtual
  dassign %Reg8_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R47))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg8_R41) { dassign %Reg1_R50 0 }
  #INSTIDX : 73||0049:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161333 0 }
  dassign %Reg2_R51 0 (dread ptr %L_STR_161333)
  #INSTIDX : 75||004b:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 78||004e:  aload_1
  #INSTIDX : 79||004f:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Csize_7C_28_29I (dread ref %Reg8_R47) { dassign %Reg2_I 0 }
  #INSTIDX : 84||0054:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread i32 %Reg2_I) { dassign %Reg1_R50 0 }
  #INSTIDX : 87||0057:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161334 0 }
  dassign %Reg2_R51 0 (dread ptr %L_STR_161334)
  #INSTIDX : 89||0059:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 92||005c:  aload_1
  #INSTIDX : 93||005d:  invokestatic
  dassign %Reg8_R42 0 (retype ref <* <$Ljava_2Flang_2FIterable_3B>> (dread ref %Reg8_R47))
  intrinsiccallwithtype <$LLists_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLists_3B_7Csum_7C_28Ljava_2Flang_2FIterable_3B_29I (dread ref %Reg8_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 96||0060:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread i32 %Reg2_I) { dassign %Reg1_R50 0 }
  #INSTIDX : 99||0063:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161335 0 }
  dassign %Reg2_R51 0 (dread ptr %L_STR_161335)
  #INSTIDX : 101||0065:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 104||0068:  new
  intrinsiccallwithtype <$LLists_24Range_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R48 0 (gcmalloc ref <$LLists_24Range_3B>)
  #INSTIDX : 107||006b:  dup
  #INSTIDX : 108||006c:  iconst_5
  dassign %Reg4_I 0 (constval i32 5)
  #INSTIDX : 109||006d:  invokespecial
  callassigned &LLists_24Range_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R48, dread i32 %Reg4_I) {}
  #INSTIDX : 112||0070:  invokestatic
  dassign %Reg2_R42 0 (retype ref <* <$Ljava_2Flang_2FIterable_3B>> (dread ref %Reg2_R48))
  intrinsiccallwithtype <$LLists_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLists_3B_7Csum_7C_28Ljava_2Flang_2FIterable_3B_29I (dread ref %Reg2_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 115||0073:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread i32 %Reg2_I) { dassign %Reg1_R50 0 }
  #INSTIDX : 118||0076:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R50) { dassign %Reg1_R51 0 }
  #INSTIDX : 121||0079:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R49, dread ref %Reg1_R51) {}
  #INSTIDX : 124||007c:  aload_1
  #INSTIDX : 125||007d:  iconst_3
  dassign %Reg1_I 0 (constval i32 3)
  #INSTIDX : 126||007e:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg8_R47, dread i32 %Reg1_I) { dassign %Reg0_R41 0 }
  #INSTIDX : 131||0083:  pop
  #INSTIDX : 132||0084:  aload_1
  #INSTIDX : 133||0085:  bipush
  dassign %Reg1_I 0 (constval i32 49)
  #INSTIDX : 135||0087:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R44 0 }
  #INSTIDX : 138||008a:  invokeinterface
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R44))
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg8_R47, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
  #INSTIDX : 143||008f:  pop
  #INSTIDX : 144||0090:  aload_1
  #INSTIDX : 145||0091:  iconst_0
  dassign %Reg1_I 0 (constval i32 0)
  #INSTIDX : 146||0092:  iconst_m1
  dassign %Reg2_I 0 (constval i32 -1)
  #INSTIDX : 147||0093:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R44 0 }
  #INSTIDX : 150||0096:  invokeinterface
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R44))
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg8_R47, dread i32 %Reg1_I, dread ref %Reg2_R41) { dassign %Reg0_R41 0 }
  #INSTIDX : 155||009b:  pop
  #INSTIDX : 156||009c:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R49 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 159||009f:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 162||00a2:  dup
  #INSTIDX : 163||00a3:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R50) {}
  #INSTIDX : 166||00a6:  aload_1
  #INSTIDX : 167||00a7:  invokevirtual
  dassign %Reg8_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R47))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg8_R41) { dassign %Reg1_R50 0 }
  #INSTIDX : 170||00aa:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161336 0 }
  dassign %Reg2_R51 0 (dread ptr %L_STR_161336)
  #INSTIDX : 172||00ac:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 175||00af:  aload_1
  #INSTIDX : 176||00b0:  bipush
  dassign %Reg3_I 0 (constval i32 64)
  #INSTIDX : 178||00b2:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg3_I) { dassign %Reg3_R44 0 }
  #INSTIDX : 181||00b5:  invokeinterface
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R44))
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg8_R47, dread ref %Reg3_R41) { dassign %Reg2_Z 0 }
  #INSTIDX : 186||00ba:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread u1 %Reg2_Z) { dassign %Reg1_R50 0 }
  #INSTIDX : 189||00bd:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161337 0 }
  dassign %Reg2_R51 0 (dread ptr %L_STR_161337)
  #INSTIDX : 191||00bf:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 194||00c2:  aload_1
  #INSTIDX : 195||00c3:  bipush
  dassign %Reg3_I 0 (constval i32 16)
  #INSTIDX : 197||00c5:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg3_I) { dassign %Reg3_R44 0 }
  #INSTIDX : 200||00c8:  invokeinterface
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R44))
  interfacecallassigned &Ljava_2Futil_2FList_3B_7CindexOf_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg8_R47, dread ref %Reg3_R41) { dassign %Reg2_I 0 }
  #INSTIDX : 205||00cd:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread i32 %Reg2_I) { dassign %Reg1_R50 0 }
  #INSTIDX : 208||00d0:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161338 0 }
  dassign %Reg2_R51 0 (dread ptr %L_STR_161338)
  #INSTIDX : 210||00d2:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 213||00d5:  aload_1
  #INSTIDX : 214||00d6:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FList_3B_7CisEmpty_7C_28_29Z (dread ref %Reg8_R47) { dassign %Reg2_Z 0 }
  #INSTIDX : 219||00db:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread u1 %Reg2_Z) { dassign %Reg1_R50 0 }
  #INSTIDX : 222||00de:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R50) { dassign %Reg1_R51 0 }
  #INSTIDX : 225||00e1:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R49, dread ref %Reg1_R51) {}
  #INSTIDX : 228||00e4:  new
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R52 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  #INSTIDX : 231||00e7:  dup
  #INSTIDX : 232||00e8:  invokespecial
  callassigned &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R52) {}
  #INSTIDX : 235||00eb:  astore_2
  dassign %Reg9_R53 0 (retype ref <* <$Ljava_2Futil_2FMap_3B>> (dread ref %Reg0_R52))
  #INSTIDX : 236||00ec:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3add5d3efdcef1122c6a07c0198fdf1b) { dassign %L_STR_161339 0 }
  dassign %Reg0_R51 0 (dread ptr %L_STR_161339)
  #INSTIDX : 238||00ee:  astore_3
  dassign %Reg10_R51 0 (dread ref %Reg0_R51)
  #INSTIDX : 239||00ef:  aload_3
  #INSTIDX : 240||00f0:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161340 0 }
  dassign %Reg1_R51 0 (dread ptr %L_STR_161340)
  #INSTIDX : 242||00f2:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csplit_7C_28Ljava_2Flang_2FString_3B_29ALjava_2Flang_2FString_3B (dread ref %Reg10_R51, dread ref %Reg1_R51) { dassign %Reg0_R46 0 }
  #INSTIDX : 245||00f5:  astore
  dassign %Reg11_R46 0 (dread ref %Reg0_R46)
  #INSTIDX : 247||00f7:  aload
  #INSTIDX : 249||00f9:  arraylength
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg11_R46))
  #INSTIDX : 250||00fa:  istore
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 252||00fc:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 253||00fd:  istore
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label4
  #INSTIDX : 255||00ff:  iload
  #INSTIDX : 257||0101:  iload
  #INSTIDX : 259||0103:  if_icmpge
  brtrue @label7 (ge i32 i32 (dread i32 %Reg13_I, dread i32 %Reg12_I))
  #INSTIDX : 262||0106:  aload
  #INSTIDX : 264||0108:  iload
  #INSTIDX : 266||010a:  aaload
  dassign %Reg0_R51 0 (iread ref <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg11_R46, dread i32 %Reg13_I)))
  #INSTIDX : 267||010b:  astore
  dassign %Reg14_R51 0 (dread ref %Reg0_R51)
  #INSTIDX : 269||010d:  aload_2
  #INSTIDX : 270||010e:  aload
  #INSTIDX : 272||0110:  invokeinterface
  dassign %Reg14_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R51))
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg9_R53, dread ref %Reg14_R41) { dassign %Reg0_R41 0 }
  #INSTIDX : 277||0115:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R41) { dassign %Reg0_R44 0 }
  #INSTIDX : 280||0118:  astore
  dassign %Reg15_R44 0 (dread ref %Reg0_R44)
  #INSTIDX : 282||011a:  aload_2
  #INSTIDX : 283||011b:  aload
  #INSTIDX : 285||011d:  aload
  #INSTIDX : 287||011f:  ifnonnull
  dassign %Reg0_R53 0 (dread ref %Reg9_R53)
  dassign %Reg1_R51 0 (dread ref %Reg14_R51)
  brtrue @label5 (ne i32 ref (dread ref %Reg15_R44, constval ref 0))
  #INSTIDX : 290||0122:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 291||0123:  goto
  dassign %Reg0_R53 0 (dread ref %Reg9_R53)
  dassign %Reg1_R51 0 (dread ref %Reg14_R51)
  goto @label6
@label5
  #INSTIDX : 294||0126:  aload
  #INSTIDX : 296||0128:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg15_R44) { dassign %Reg2_I 0 }
  #INSTIDX : 299||012b:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 300||012c:  iadd
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
@label6
  #INSTIDX : 301||012d:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R44 0 }
  #INSTIDX : 304||0130:  invokeinterface
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R51))
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R44))
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R53, dread ref %Reg1_R41, dread ref %Reg2_R41) { dassign %Reg0_R41 0 }
  #INSTIDX : 309||0135:  pop
  #INSTIDX : 310||0136:  iinc
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  #INSTIDX : 313||0139:  goto
  goto @label4
@label7
  #INSTIDX : 316||013c:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R49 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 319||013f:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 322||0142:  dup
  #INSTIDX : 323||0143:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R50) {}
  #INSTIDX : 326||0146:  aload_2
  #INSTIDX : 327||0147:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_740068006500) { dassign %L_STR_161341 0 }
  dassign %Reg3_R51 0 (dread ptr %L_STR_161341)
  #INSTIDX : 329||0149:  invokeinterface
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R51))
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg9_R53, dread ref %Reg3_R41) { dassign %Reg2_R41 0 }
  #INSTIDX : 334||014e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R41) { dassign %Reg1_R50 0 }
  #INSTIDX : 337||0151:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161342 0 }
  dassign %Reg2_R51 0 (dread ptr %L_STR_161342)
  #INSTIDX : 339||0153:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 342||0156:  aload_2
  #INSTIDX : 343||0157:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_61006e006400) { dassign %L_STR_161343 0 }
  dassign %Reg3_R51 0 (dread ptr %L_STR_161343)
  #INSTIDX : 345||0159:  invokeinterface
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R51))
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg9_R53, dread ref %Reg3_R41) { dassign %Reg2_R41 0 }
  #INSTIDX : 350||015e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R41) { dassign %Reg1_R50 0 }
  #INSTIDX : 353||0161:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161344 0 }
  dassign %Reg2_R51 0 (dread ptr %L_STR_161344)
  #INSTIDX : 355||0163:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 358||0166:  aload_2
  #INSTIDX : 359||0167:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63006f007700) { dassign %L_STR_161345 0 }
  dassign %Reg3_R51 0 (dread ptr %L_STR_161345)
  #INSTIDX : 361||0169:  invokeinterface
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R51))
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg9_R53, dread ref %Reg3_R41) { dassign %Reg2_R41 0 }
  #INSTIDX : 366||016e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R41) { dassign %Reg1_R50 0 }
  #INSTIDX : 369||0171:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161346 0 }
  dassign %Reg2_R51 0 (dread ptr %L_STR_161346)
  #INSTIDX : 371||0173:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 374||0176:  aload_2
  #INSTIDX : 375||0177:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7Csize_7C_28_29I (dread ref %Reg9_R53) { dassign %Reg2_I 0 }
  #INSTIDX : 380||017c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread i32 %Reg2_I) { dassign %Reg1_R50 0 }
  #INSTIDX : 383||017f:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R50) { dassign %Reg1_R51 0 }
  #INSTIDX : 386||0182:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R49, dread ref %Reg1_R51) {}
  #INSTIDX : 389||0185:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R49 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 392||0188:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 395||018b:  dup
  #INSTIDX : 396||018c:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R50) {}
  #INSTIDX : 399||018f:  aload_2
  #INSTIDX : 400||0190:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_64006f006700) { dassign %L_STR_161347 0 }
  dassign %Reg3_R51 0 (dread ptr %L_STR_161347)
  #INSTIDX : 402||0192:  invokeinterface
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R51))
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg9_R53, dread ref %Reg3_R41) { dassign %Reg2_Z 0 }
  #INSTIDX : 407||0197:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread u1 %Reg2_Z) { dassign %Reg1_R50 0 }
  #INSTIDX : 410||019a:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161348 0 }
  dassign %Reg2_R51 0 (dread ptr %L_STR_161348)
  #INSTIDX : 412||019c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 415||019f:  aload_2
  #INSTIDX : 416||01a0:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_64006f006700) { dassign %L_STR_161349 0 }
  dassign %Reg3_R51 0 (dread ptr %L_STR_161349)
  #INSTIDX : 418||01a2:  invokeinterface
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R51))
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg9_R53, dread ref %Reg3_R41) { dassign %Reg2_R41 0 }
  #INSTIDX : 423||01a7:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R41) { dassign %Reg1_R50 0 }
  #INSTIDX : 426||01aa:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161350 0 }
  dassign %Reg2_R51 0 (dread ptr %L_STR_161350)
  #INSTIDX : 428||01ac:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 431||01af:  aload_2
  #INSTIDX : 432||01b0:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_64006f006700) { dassign %L_STR_161351 0 }
  dassign %Reg3_R51 0 (dread ptr %L_STR_161351)
  #INSTIDX : 434||01b2:  invokeinterface
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R51))
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg9_R53, dread ref %Reg3_R41) { dassign %Reg2_Z 0 }
  #INSTIDX : 439||01b7:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread u1 %Reg2_Z) { dassign %Reg1_R50 0 }
  #INSTIDX : 442||01ba:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R50) { dassign %Reg1_R51 0 }
  #INSTIDX : 445||01bd:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R49, dread ref %Reg1_R51) {}
  #INSTIDX : 448||01c0:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 449||01c1:  istore
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 451||01c3:  aload_2
  #INSTIDX : 452||01c4:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7CentrySet_7C_28_29Ljava_2Futil_2FSet_3B (dread ref %Reg9_R53) { dassign %Reg0_R54 0 }
  #INSTIDX : 457||01c9:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FSet_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg0_R54) { dassign %Reg0_R43 0 }
  #INSTIDX : 462||01ce:  astore
  dassign %Reg12_R43 0 (dread ref %Reg0_R43)
@label8
  #INSTIDX : 464||01d0:  aload
  #INSTIDX : 466||01d2:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg12_R43) { dassign %Reg0_Z 0 }
  #INSTIDX : 471||01d7:  ifeq
  brtrue @label9 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 474||01da:  aload
  #INSTIDX : 476||01dc:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg12_R43) { dassign %Reg0_R41 0 }
  #INSTIDX : 481||01e1:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Futil_2FMap_24Entry_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R41) { dassign %Reg0_R55 0 }
  #INSTIDX : 484||01e4:  astore
  dassign %Reg13_R55 0 (dread ref %Reg0_R55)
  #INSTIDX : 486||01e6:  iload
  #INSTIDX : 488||01e8:  aload
  #INSTIDX : 490||01ea:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetKey_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg13_R55) { dassign %Reg1_R41 0 }
  #INSTIDX : 495||01ef:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R41) { dassign %Reg1_R51 0 }
  #INSTIDX : 498||01f2:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R51) { dassign %Reg1_I 0 }
  #INSTIDX : 501||01f5:  aload
  #INSTIDX : 503||01f7:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetValue_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg13_R55) { dassign %Reg2_R41 0 }
  #INSTIDX : 508||01fc:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R41) { dassign %Reg2_R44 0 }
  #INSTIDX : 511||01ff:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg2_R44) { dassign %Reg2_I 0 }
  #INSTIDX : 514||0202:  imul
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  #INSTIDX : 515||0203:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg11_I, dread i32 %Reg1_I))
  #INSTIDX : 516||0204:  istore
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 518||0206:  goto
  goto @label8
@label9
  #INSTIDX : 521||0209:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R49 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 524||020c:  iload
  #INSTIDX : 526||020e:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R49, dread i32 %Reg11_I) {}
  #INSTIDX : 529||0211:  new
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  #INSTIDX : 532||0214:  dup
  #INSTIDX : 533||0215:  invokespecial
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R45) {}
  #INSTIDX : 536||0218:  astore
  dassign %Reg12_R47 0 (retype ref <* <$Ljava_2Futil_2FList_3B>> (dread ref %Reg0_R45))
  #INSTIDX : 538||021a:  lconst_1
  dassign %Reg0_J 0 (constval i64 1)
  #INSTIDX : 539||021b:  lstore
  dassign %Reg13_J 0 (dread i64 %Reg0_J)
@label10
  #INSTIDX : 541||021d:  lload
  #INSTIDX : 543||021f:  ldc2_w
  dassign %Reg1_J 0 (constval i64 100000000000)
  #INSTIDX : 546||0222:  lcmp
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg13_J, dread i64 %Reg1_J))
  #INSTIDX : 547||0223:  ifge
  brtrue @label11 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
  #INSTIDX : 550||0226:  aload
  #INSTIDX : 552||0228:  new
  intrinsiccallwithtype <$LLists_24Pair_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R56 0 (gcmalloc ref <$LLists_24Pair_3B>)
  #INSTIDX : 555||022b:  dup
  #INSTIDX : 556||022c:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 559||022f:  dup
  #INSTIDX : 560||0230:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg3_R50) {}
  #INSTIDX : 563||0233:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e00) { dassign %L_STR_161352 0 }
  dassign %Reg4_R51 0 (dread ptr %L_STR_161352)
  #INSTIDX : 565||0235:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg3_R50, dread ref %Reg4_R51) { dassign %Reg3_R50 0 }
  #INSTIDX : 568||0238:  aload
  #INSTIDX : 570||023a:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Csize_7C_28_29I (dread ref %Reg12_R47) { dassign %Reg4_I 0 }
  #INSTIDX : 575||023f:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg3_R50, dread i32 %Reg4_I) { dassign %Reg3_R50 0 }
  #INSTIDX : 578||0242:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg3_R50) { dassign %Reg3_R51 0 }
  #INSTIDX : 581||0245:  lload
  #INSTIDX : 583||0247:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B (dread i64 %Reg13_J) { dassign %Reg4_R57 0 }
  #INSTIDX : 586||024a:  invokespecial
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R51))
  dassign %Reg4_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R57))
  callassigned &LLists_24Pair_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ref %Reg1_R56, dread ref %Reg3_R41, dread ref %Reg4_R41) {}
  #INSTIDX : 589||024d:  invokeinterface
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R56))
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg12_R47, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
  #INSTIDX : 594||0252:  pop
  #INSTIDX : 595||0253:  lload
  #INSTIDX : 597||0255:  ldc2_w
  dassign %Reg1_J 0 (constval i64 1000)
  #INSTIDX : 600||0258:  lmul
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg13_J, dread i64 %Reg1_J))
  #INSTIDX : 601||0259:  lstore
  dassign %Reg13_J 0 (dread i64 %Reg0_J)
  #INSTIDX : 603||025b:  goto
  goto @label10
@label11
  #INSTIDX : 606||025e:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R49 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 609||0261:  aload
  #INSTIDX : 611||0263:  invokevirtual
  dassign %Reg12_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R47))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R49, dread ref %Reg12_R41) {}
  #INSTIDX : 614||0266:  bipush
  dassign %Reg0_I 0 (constval i32 100)
  #INSTIDX : 616||0268:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R44 0 }
  #INSTIDX : 619||026b:  astore
  dassign %Reg13_R44 0 (dread ref %Reg0_R44)
  #INSTIDX : 621||026d:  bipush
  dassign %Reg0_I 0 (constval i32 100)
  #INSTIDX : 623||026f:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R44 0 }
  #INSTIDX : 626||0272:  astore
  dassign %Reg14_R44 0 (dread ref %Reg0_R44)
  #INSTIDX : 628||0274:  ldc
  dassign %Reg0_I 0 (constval i32 100000)
  #INSTIDX : 630||0276:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R44 0 }
  #INSTIDX : 633||0279:  astore
  dassign %Reg15_R44 0 (dread ref %Reg0_R44)
  #INSTIDX : 635||027b:  ldc2_w
  dassign %Reg0_D 0 (constval f64 2.5)
  #INSTIDX : 638||027e:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg0_D) { dassign %Reg0_R58 0 }
  #INSTIDX : 641||0281:  astore
  dassign %Reg16_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R58))
  #INSTIDX : 643||0283:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R49 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 646||0286:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 649||0289:  dup
  #INSTIDX : 650||028a:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R50) {}
  #INSTIDX : 653||028d:  aload
  #INSTIDX : 655||028f:  aload
  #INSTIDX : 657||0291:  if_acmpne
  brtrue @label12 (ne i32 ref (dread ref %Reg13_R44, dread ref %Reg14_R44))
  #INSTIDX : 660||0294:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 661||0295:  goto
  goto @label13
@label12
  #INSTIDX : 664||0298:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
@label13
  #INSTIDX : 665||0299:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R50 0 }
  #INSTIDX : 668||029c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161353 0 }
  dassign %Reg2_R51 0 (dread ptr %L_STR_161353)
  #INSTIDX : 670||029e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 673||02a1:  aload
  #INSTIDX : 675||02a3:  ldc
  dassign %Reg3_I 0 (constval i32 100000)
  #INSTIDX : 677||02a5:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg3_I) { dassign %Reg3_R44 0 }
  #INSTIDX : 680||02a8:  invokevirtual
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R44))
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg15_R44, dread ref %Reg3_R41) { dassign %Reg2_Z 0 }
  #INSTIDX : 683||02ab:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread u1 %Reg2_Z) { dassign %Reg1_R50 0 }
  #INSTIDX : 686||02ae:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161354 0 }
  dassign %Reg2_R51 0 (dread ptr %L_STR_161354)
  #INSTIDX : 688||02b0:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 691||02b3:  aload
  #INSTIDX : 693||02b5:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg16_R41) { dassign %Reg1_R50 0 }
  #INSTIDX : 696||02b8:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161355 0 }
  dassign %Reg2_R51 0 (dread ptr %L_STR_161355)
  #INSTIDX : 698||02ba:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 701||02bd:  aload
  #INSTIDX : 703||02bf:  aload
  #INSTIDX : 705||02c1:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CcompareTo_7C_28Ljava_2Flang_2FInteger_3B_29I (dread ref %Reg13_R44, dread ref %Reg15_R44) { dassign %Reg2_I 0 }
  #INSTIDX : 708||02c4:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread i32 %Reg2_I) { dassign %Reg1_R50 0 }
  #INSTIDX : 711||02c7:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R50) { dassign %Reg1_R51 0 }
  #INSTIDX : 714||02ca:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R49, dread ref %Reg1_R51) {}
  #INSTIDX : 717||02cd:  new
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R52 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  #INSTIDX : 720||02d0:  dup
  #INSTIDX : 721||02d1:  invokespecial
  callassigned &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R52) {}
  #INSTIDX : 724||02d4:  astore
  dassign %Reg17_R53 0 (retype ref <* <$Ljava_2Futil_2FMap_3B>> (dread ref %Reg0_R52))
  #INSTIDX : 726||02d6:  iconst_5
  dassign %Reg0_I 0 (constval i32 5)
  #INSTIDX : 727||02d7:  anewarray
  dassign %Reg0_R46 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  #INSTIDX : 730||02da:  dup
  #INSTIDX : 731||02db:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
  #INSTIDX : 732||02dc:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100700070006c006500) { dassign %L_STR_161356 0 }
  dassign %Reg3_R51 0 (dread ptr %L_STR_161356)
  #INSTIDX : 734||02de:  aastore
  iassign <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg0_R46, dread i32 %Reg2_I), dread ref %Reg3_R51)
  #INSTIDX : 735||02df:  dup
  #INSTIDX : 736||02e0:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 737||02e1:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610076006f006300610064006f00) { dassign %L_STR_161357 0 }
  dassign %Reg3_R51 0 (dread ptr %L_STR_161357)
  #INSTIDX : 739||02e3:  aastore
  iassign <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg0_R46, dread i32 %Reg2_I), dread ref %Reg3_R51)
  #INSTIDX : 740||02e4:  dup
  #INSTIDX : 741||02e5:  iconst_2
  dassign %Reg2_I 0 (constval i32 2)
  #INSTIDX : 742||02e6:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_620061006e0061006e006100) { dassign %L_STR_161358 0 }
  dassign %Reg3_R51 0 (dread ptr %L_STR_161358)
  #INSTIDX : 744||02e8:  aastore
  iassign <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg0_R46, dread i32 %Reg2_I), dread ref %Reg3_R51)
  #INSTIDX : 745||02e9:  dup
  #INSTIDX : 746||02ea:  iconst_3
  dassign %Reg2_I 0 (constval i32 3)
  #INSTIDX : 747||02eb:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_630068006500720072007900) { dassign %L_STR_161359 0 }
  dassign %Reg3_R51 0 (dread ptr %L_STR_161359)
  #INSTIDX : 749||02ed:  aastore
  iassign <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg0_R46, dread i32 %Reg2_I), dread ref %Reg3_R51)
  #INSTIDX : 750||02ee:  dup
  #INSTIDX : 751||02ef:  iconst_4
  dassign %Reg2_I 0 (constval i32 4)
  #INSTIDX : 752||02f0:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c6c54c798cd453d3878ed659b28e692d) { dassign %L_STR_161360 0 }
  dassign %Reg3_R51 0 (dread ptr %L_STR_161360)
  #INSTIDX : 754||02f2:  aastore
  iassign <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg0_R46, dread i32 %Reg2_I), dread ref %Reg3_R51)
  #INSTIDX : 755||02f3:  astore
  dassign %Reg18_R46 0 (dread ref %Reg0_R46)
  #INSTIDX : 757||02f5:  aload
  #INSTIDX : 759||02f7:  arraylength
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg18_R46))
  #INSTIDX : 760||02f8:  istore
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 762||02fa:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 763||02fb:  istore
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
@label14
  #INSTIDX : 765||02fd:  iload
  #INSTIDX : 767||02ff:  iload
  #INSTIDX : 769||0301:  if_icmpge
  brtrue @label16 (ge i32 i32 (dread i32 %Reg20_I, dread i32 %Reg19_I))
  #INSTIDX : 772||0304:  aload
  #INSTIDX : 774||0306:  iload
  #INSTIDX : 776||0308:  aaload
  dassign %Reg0_R51 0 (iread ref <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg18_R46, dread i32 %Reg20_I)))
  #INSTIDX : 777||0309:  astore
  dassign %Reg21_R51 0 (dread ref %Reg0_R51)
  #INSTIDX : 779||030b:  aload
  #INSTIDX : 781||030d:  iconst_0
  dassign %Reg1_I 0 (constval i32 0)
  #INSTIDX : 782||030e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg21_R51, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  #INSTIDX : 785||0311:  istore
  dassign %Reg22_C 0 (dread u16 %Reg0_C)
  #INSTIDX : 787||0313:  aload
  #INSTIDX : 789||0315:  iload
  #INSTIDX : 791||0317:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B (dread u16 %Reg22_C) { dassign %Reg1_R59 0 }
  #INSTIDX : 794||031a:  invokeinterface
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R59))
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg17_R53, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
  #INSTIDX : 799||031f:  ifne
  brtrue @label15 (ne i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 802||0322:  aload
  #INSTIDX : 804||0324:  iload
  #INSTIDX : 806||0326:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B (dread u16 %Reg22_C) { dassign %Reg1_R59 0 }
  #INSTIDX : 809||0329:  new
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R45 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  #INSTIDX : 812||032c:  dup
  #INSTIDX : 813||032d:  invokespecial
  callassigned &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R45) {}
  #INSTIDX : 816||0330:  invokeinterface
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R59))
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R45))
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg17_R53, dread ref %Reg1_R41, dread ref %Reg2_R41) { dassign %Reg0_R41 0 }
  #INSTIDX : 821||0335:  pop
@label15
  #INSTIDX : 822||0336:  aload
  #INSTIDX : 824||0338:  iload
  #INSTIDX : 826||033a:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B (dread u16 %Reg22_C) { dassign %Reg1_R59 0 }
  #INSTIDX : 829||033d:  invokeinterface
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R59))
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg17_R53, dread ref %Reg1_R41) { dassign %Reg0_R41 0 }
  #INSTIDX : 834||0342:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Futil_2FList_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R41) { dassign %Reg0_R47 0 }
  #INSTIDX : 837||0345:  aload
  #INSTIDX : 839||0347:  invokeinterface
  dassign %Reg21_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg21_R51))
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R47, dread ref %Reg21_R41) { dassign %Reg0_Z 0 }
  #INSTIDX : 844||034c:  pop
  #INSTIDX : 845||034d:  iinc
  dassign %Reg20_I 0 (add i32 (dread i32 %Reg20_I, constval i32 1))
  #INSTIDX : 848||0350:  goto
  goto @label14
@label16
  #INSTIDX : 851||0353:  bipush
  dassign %Reg0_I 0 (constval i32 97)
  #INSTIDX : 853||0355:  istore
  dassign %Reg18_C 0 (cvt u16 i32 (dread i32 %Reg0_I))
@label17
  #INSTIDX : 855||0357:  iload
  #INSTIDX : 857||0359:  bipush
  dassign %Reg1_I 0 (constval i32 100)
  #INSTIDX : 859||035b:  if_icmpgt
  brtrue @label18 (gt i32 i32 (cvt i32 u16 (dread u16 %Reg18_C), dread i32 %Reg1_I))
  #INSTIDX : 862||035e:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R49 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 865||0361:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 868||0364:  dup
  #INSTIDX : 869||0365:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R50) {}
  #INSTIDX : 872||0368:  iload
  #INSTIDX : 874||036a:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread u16 %Reg18_C) { dassign %Reg1_R50 0 }
  #INSTIDX : 877||036d:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161361 0 }
  dassign %Reg2_R51 0 (dread ptr %L_STR_161361)
  #INSTIDX : 879||036f:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 882||0372:  aload
  #INSTIDX : 884||0374:  iload
  #INSTIDX : 886||0376:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B (dread u16 %Reg18_C) { dassign %Reg3_R59 0 }
  #INSTIDX : 889||0379:  invokeinterface
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R59))
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg17_R53, dread ref %Reg3_R41) { dassign %Reg2_R41 0 }
  #INSTIDX : 894||037e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R41) { dassign %Reg1_R50 0 }
  #INSTIDX : 897||0381:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R50) { dassign %Reg1_R51 0 }
  #INSTIDX : 900||0384:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R49, dread ref %Reg1_R51) {}
  #INSTIDX : 903||0387:  iload
  #INSTIDX : 905||0389:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 906||038a:  iadd
  dassign %Reg0_I 0 (add i32 (cvt i32 u16 (dread u16 %Reg18_C), dread i32 %Reg1_I))
  #INSTIDX : 907||038b:  i2c
  dassign %Reg0_I 0 (zext u32 16 (dread i32 %Reg0_I))
  #INSTIDX : 908||038c:  istore
  dassign %Reg18_C 0 (cvt u16 i32 (dread i32 %Reg0_I))
  #INSTIDX : 910||038e:  goto
  goto @label17
@label18
  #INSTIDX : 913||0391:  aload_1
  #INSTIDX : 914||0392:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %Reg8_R47) { dassign %Reg0_R43 0 }
  #INSTIDX : 919||0397:  astore
  dassign %Reg18_R43 0 (dread ref %Reg0_R43)
@label19
  #INSTIDX : 921||0399:  aload
  #INSTIDX : 923||039b:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %Reg18_R43) { dassign %Reg0_Z 0 }
  #INSTIDX : 928||03a0:  ifeq
  brtrue @label20 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 931||03a3:  aload
  #INSTIDX : 933||03a5:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg18_R43) { dassign %Reg0_R41 0 }
  #INSTIDX : 938||03aa:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R41) { dassign %Reg0_R44 0 }
  #INSTIDX : 941||03ad:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R44) { dassign %Reg0_I 0 }
  #INSTIDX : 944||03b0:  iconst_2
  dassign %Reg1_I 0 (constval i32 2)
  #INSTIDX : 945||03b1:  irem
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 946||03b2:  ifne
  brtrue @label19 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  #INSTIDX : 949||03b5:  aload
  #INSTIDX : 951||03b7:  invokeinterface
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cremove_7C_28_29V (dread ref %Reg18_R43) {}
  #INSTIDX : 956||03bc:  goto
  goto @label19
@label20
  #INSTIDX : 959||03bf:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R49 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 962||03c2:  aload_1
  #INSTIDX : 963||03c3:  invokevirtual
  dassign %Reg8_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R47))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R49, dread ref %Reg8_R41) {}
  #INSTIDX : 966||03c6:  iconst_3
  dassign %Reg0_I 0 (constval i32 3)
  #INSTIDX : 967||03c7:  anewarray
  dassign %Reg0_R60 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg0_I))
  #INSTIDX : 970||03ca:  dup
  #INSTIDX : 971||03cb:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
  #INSTIDX : 972||03cc:  iconst_2
  dassign %Reg3_I 0 (constval i32 2)
  #INSTIDX : 973||03cd:  newarray
  dassign %Reg3_R61 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg3_I))
  #INSTIDX : 975||03cf:  dup
  #INSTIDX : 976||03d0:  iconst_0
  dassign %Reg5_I 0 (constval i32 0)
  #INSTIDX : 977||03d1:  iconst_1
  dassign %Reg6_I 0 (constval i32 1)
  #INSTIDX : 978||03d2:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R61, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 979||03d3:  dup
  #INSTIDX : 980||03d4:  iconst_1
  dassign %Reg5_I 0 (constval i32 1)
  #INSTIDX : 981||03d5:  iconst_2
  dassign %Reg6_I 0 (constval i32 2)
  #INSTIDX : 982||03d6:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R61, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 983||03d7:  aastore
  iassign <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg0_R60, dread i32 %Reg2_I), dread ref %Reg3_R61)
  #INSTIDX : 984||03d8:  dup
  #INSTIDX : 985||03d9:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 986||03da:  iconst_3
  dassign %Reg3_I 0 (constval i32 3)
  #INSTIDX : 987||03db:  newarray
  dassign %Reg3_R61 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg3_I))
  #INSTIDX : 989||03dd:  dup
  #INSTIDX : 990||03de:  iconst_0
  dassign %Reg5_I 0 (constval i32 0)
  #INSTIDX : 991||03df:  iconst_3
  dassign %Reg6_I 0 (constval i32 3)
  #INSTIDX : 992||03e0:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R61, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 993||03e1:  dup
  #INSTIDX : 994||03e2:  iconst_1
  dassign %Reg5_I 0 (constval i32 1)
  #INSTIDX : 995||03e3:  iconst_4
  dassign %Reg6_I 0 (constval i32 4)
  #INSTIDX : 996||03e4:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R61, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 997||03e5:  dup
  #INSTIDX : 998||03e6:  iconst_2
  dassign %Reg5_I 0 (constval i32 2)
  #INSTIDX : 999||03e7:  iconst_5
  dassign %Reg6_I 0 (constval i32 5)
  #INSTIDX : 1000||03e8:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R61, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 1001||03e9:  aastore
  iassign <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg0_R60, dread i32 %Reg2_I), dread ref %Reg3_R61)
  #INSTIDX : 1002||03ea:  dup
  #INSTIDX : 1003||03eb:  iconst_2
  dassign %Reg2_I 0 (constval i32 2)
  #INSTIDX : 1004||03ec:  iconst_0
  dassign %Reg3_I 0 (constval i32 0)
  #INSTIDX : 1005||03ed:  newarray
  dassign %Reg3_R61 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg3_I))
  #INSTIDX : 1007||03ef:  aastore
  iassign <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg0_R60, dread i32 %Reg2_I), dread ref %Reg3_R61)
  #INSTIDX : 1008||03f0:  astore
  dassign %Reg19_R60 0 (dread ref %Reg0_R60)
  #INSTIDX : 1010||03f2:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 1011||03f3:  istore
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 1013||03f5:  aload
  #INSTIDX : 1015||03f7:  astore
  dassign %Reg21_R60 0 (dread ref %Reg19_R60)
  #INSTIDX : 1017||03f9:  aload
  #INSTIDX : 1019||03fb:  arraylength
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg21_R60))
  #INSTIDX : 1020||03fc:  istore
  dassign %Reg22_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 1022||03fe:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 1023||03ff:  istore
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
@label21
  #INSTIDX : 1025||0401:  iload
  #INSTIDX : 1027||0403:  iload
  #INSTIDX : 1029||0405:  if_icmpge
  brtrue @label22 (ge i32 i32 (dread i32 %Reg23_I, dread i32 %Reg22_I))
  #INSTIDX : 1032||0408:  aload
  #INSTIDX : 1034||040a:  iload
  #INSTIDX : 1036||040c:  aaload
  dassign %Reg0_R61 0 (iread ref <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg21_R60, dread i32 %Reg23_I)))
  #INSTIDX : 1037||040d:  astore
  dassign %Reg24_R61 0 (dread ref %Reg0_R61)
  #INSTIDX : 1039||040f:  iload
  #INSTIDX : 1041||0411:  aload
  #INSTIDX : 1043||0413:  arraylength
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg24_R61))
  #INSTIDX : 1044||0414:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg20_I, dread i32 %Reg1_I))
  #INSTIDX : 1045||0415:  istore
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 1047||0417:  iinc
  dassign %Reg23_I 0 (add i32 (dread i32 %Reg23_I, constval i32 1))
  #INSTIDX : 1050||041a:  goto
  goto @label21
@label22
  #INSTIDX : 1053||041d:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R49 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 1056||0420:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 1059||0423:  dup
  #INSTIDX : 1060||0424:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R50) {}
  #INSTIDX : 1063||0427:  iload
  #INSTIDX : 1065||0429:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread i32 %Reg20_I) { dassign %Reg1_R50 0 }
  #INSTIDX : 1068||042c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161362 0 }
  dassign %Reg2_R51 0 (dread ptr %L_STR_161362)
  #INSTIDX : 1070||042e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 1073||0431:  aload
  #INSTIDX : 1075||0433:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 1076||0434:  aaload
  dassign %Reg2_R61 0 (iread ref <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg19_R60, dread i32 %Reg3_I)))
  #INSTIDX : 1077||0435:  iconst_2
  dassign %Reg3_I 0 (constval i32 2)
  #INSTIDX : 1078||0436:  iaload
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R61, dread i32 %Reg3_I)))
  #INSTIDX : 1079||0437:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R50, dread i32 %Reg2_I) { dassign %Reg1_R50 0 }
  #INSTIDX : 1082||043a:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R50) { dassign %Reg1_R51 0 }
  #INSTIDX : 1085||043d:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R49, dread ref %Reg1_R51) {}
  #INSTIDX : 1088||0440:  return
  return ()
}
func &LLists_24Pair_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V constructor (var %_this <* <$LLists_24Pair_3B>>, var %Reg3_R41 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg4_R41 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 48156
  var %Reg2_R56 <* <$LLists_24Pair_3B>>
  var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R56 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R56))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R41) {}
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  aload_1
  #INSTIDX : 6||0006:  putfield
  iassign <* <$LLists_24Pair_3B>> 4 (dread ref %Reg2_R56, dread ref %Reg3_R41)
  #INSTIDX : 9||0009:  aload_0
  #INSTIDX : 10||000a:  aload_2
  #INSTIDX : 11||000b:  putfield
  iassign <* <$LLists_24Pair_3B>> 5 (dread ref %Reg2_R56, dread ref %Reg4_R41)
  #INSTIDX : 14||000e:  return
  return ()
}
func &LLists_24Pair_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LLists_24Pair_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48157
  var %Reg2_R56 <* <$LLists_24Pair_3B>>
  var %Reg0_R50 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161363 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R51 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_161364 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161365 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R51 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R56 0 (dread ref %_this)
  #INSTIDX : 0||0000:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R50) {}
  #INSTIDX : 7||0007:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2800) { dassign %L_STR_161363 0 }
  dassign %Reg1_R51 0 (dread ptr %L_STR_161363)
  #INSTIDX : 9||0009:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R50, dread ref %Reg1_R51) { dassign %Reg0_R50 0 }
  #INSTIDX : 12||000c:  aload_0
  #INSTIDX : 13||000d:  getfield
  dassign %Reg1_R41 0 (iread ref <* <$LLists_24Pair_3B>> 4 (dread ref %Reg2_R56))
  #INSTIDX : 16||0010:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R50, dread ref %Reg1_R41) { dassign %Reg0_R50 0 }
  #INSTIDX : 19||0013:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c002000) { dassign %L_STR_161364 0 }
  dassign %Reg1_R51 0 (dread ptr %L_STR_161364)
  #INSTIDX : 21||0015:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R50, dread ref %Reg1_R51) { dassign %Reg0_R50 0 }
  #INSTIDX : 24||0018:  aload_0
  #INSTIDX : 25||0019:  getfield
  dassign %Reg1_R41 0 (iread ref <* <$LLists_24Pair_3B>> 5 (dread ref %Reg2_R56))
  #INSTIDX : 28||001c:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R50, dread ref %Reg1_R41) { dassign %Reg0_R50 0 }
  #INSTIDX : 31||001f:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2900) { dassign %L_STR_161365 0 }
  dassign %Reg1_R51 0 (dread ptr %L_STR_161365)
  #INSTIDX : 33||0021:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R50, dread ref %Reg1_R51) { dassign %Reg0_R50 0 }
  #INSTIDX : 36||0024:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R50) { dassign %Reg0_R51 0 }
  #INSTIDX : 39||0027:  areturn
  return (dread ref %Reg0_R51)
}
func &LLists_24Range_241_3B_7C_3Cinit_3E_7C_28LLists_24Range_3B_29V constructor (var %_this <* <$LLists_24Range_241_3B>>, var %Reg3_R48 <* <$LLists_24Range_3B>>) void {
  funcid 48158
  var %Reg2_R62 <* <$LLists_24Range_241_3B>>
  var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R62 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  aload_1
  #INSTIDX : 2||0002:  putfield
  iassign <* <$LLists_24Range_241_3B>> 5 (dread ref %Reg2_R62, dread ref %Reg3_R48)
  #INSTIDX : 5||0005:  aload_0
  #INSTIDX : 6||0006:  invokespecial
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R62))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R41) {}
  #INSTIDX : 9||0009:  return
  return ()
}
func &LLists_24Range_241_3B_7ChasNext_7C_28_29Z public virtual (var %_this <* <$LLists_24Range_241_3B>>) u1 {
  funcid 48159
  var %Reg2_R62 <* <$LLists_24Range_241_3B>>
  var %Reg0_I i32
  var %Reg1_R48 <* <$LLists_24Range_3B>>
  var %Reg1_I i32

  dassign %Reg2_R62 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  dassign %Reg0_I 0 (iread i32 <* <$LLists_24Range_241_3B>> 4 (dread ref %Reg2_R62))
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  getfield
  dassign %Reg1_R48 0 (iread ref <* <$LLists_24Range_241_3B>> 5 (dread ref %Reg2_R62))
  #INSTIDX : 8||0008:  invokestatic
  intrinsiccallwithtype <$LLists_24Range_3B> JAVA_CLINIT_CHECK ()
  callassigned &LLists_24Range_3B_7Caccess_24000_7C_28LLists_24Range_3B_29I (dread ref %Reg1_R48) { dassign %Reg1_I 0 }
  #INSTIDX : 11||000b:  if_icmpge
  brtrue @label23 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 14||000e:  iconst_1
  dassign %Reg0_I 0 (constval i32 1)
  #INSTIDX : 15||000f:  goto
  goto @label24
@label23
  #INSTIDX : 18||0012:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
@label24
  #INSTIDX : 19||0013:  ireturn
  return (cvt u1 i32 (dread i32 %Reg0_I))
}
func &LLists_24Range_241_3B_7Cnext_7C_28_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LLists_24Range_241_3B>>) <* <$Ljava_2Flang_2FInteger_3B>> {
  funcid 48160
  var %Reg4_R62 <* <$LLists_24Range_241_3B>>
  var %Reg1_I i32
  var %Reg3_I i32
  var %Reg2_I i32
  var %Reg0_R44 <* <$Ljava_2Flang_2FInteger_3B>>

  dassign %Reg4_R62 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  dup
  #INSTIDX : 2||0002:  getfield
  dassign %Reg1_I 0 (iread i32 <* <$LLists_24Range_241_3B>> 4 (dread ref %Reg4_R62))
  #INSTIDX : 5||0005:  dup_x1
  #INSTIDX : 6||0006:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 7||0007:  iadd
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg3_I))
  #INSTIDX : 8||0008:  putfield
  iassign <* <$LLists_24Range_241_3B>> 4 (dread ref %Reg4_R62, dread i32 %Reg2_I)
  #INSTIDX : 11||000b:  invokestatic
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg0_R44 0 }
  #INSTIDX : 14||000e:  areturn
  return (dread ref %Reg0_R44)
}
func &LLists_24Range_241_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LLists_24Range_241_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 48161
  var %Reg1_R62 <* <$LLists_24Range_241_3B>>
  var %Reg0_R44 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R41 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R62 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokevirtual
  virtualcallassigned &LLists_24Range_241_3B_7Cnext_7C_28_29Ljava_2Flang_2FInteger_3B (dread ref %Reg1_R62) { dassign %Reg0_R44 0 }
  #INSTIDX : 4||0004:  areturn
  dassign %Reg0_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R44))
  return (dread ref %Reg0_R41)
}
func &LLists_24Range_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LLists_24Range_3B>>, var %Reg3_I i32) void {
  funcid 48162
  var %Reg2_R48 <* <$LLists_24Range_3B>>
  var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R48 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R48))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R41) {}
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  iload_1
  #INSTIDX : 6||0006:  putfield
  iassign <* <$LLists_24Range_3B>> 4 (dread ref %Reg2_R48, dread i32 %Reg3_I)
  #INSTIDX : 9||0009:  return
  return ()
}
func &LLists_24Range_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$LLists_24Range_3B>>) <* <$Ljava_2Futil_2FIterator_3B>> {
  funcid 48163
  var %Reg3_R48 <* <$LLists_24Range_3B>>
  var %Reg0_R62 <* <$LLists_24Range_241_3B>>
  var %Reg0_R43 <* <$Ljava_2Futil_2FIterator_3B>>

  dassign %Reg3_R48 0 (dread ref %_this)
  #INSTIDX : 0||0000:  new
  intrinsiccallwithtype <$LLists_24Range_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R62 0 (gcmalloc ref <$LLists_24Range_241_3B>)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  invokespecial
  callassigned &LLists_24Range_241_3B_7C_3Cinit_3E_7C_28LLists_24Range_3B_29V (dread ref %Reg0_R62, dread ref %Reg3_R48) {}
  #INSTIDX : 8||0008:  areturn
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R62))
  return (dread ref %Reg0_R43)
}
func &LLists_24Range_3B_7Caccess_24000_7C_28LLists_24Range_3B_29I static synthetic (var %Reg1_R48 <* <$LLists_24Range_3B>>) i32 {
  funcid 48164
  var %Reg0_I i32

  intrinsiccallwithtype <$LLists_24Range_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  dassign %Reg0_I 0 (iread i32 <* <$LLists_24Range_3B>> 4 (dread ref %Reg1_R48))
  #INSTIDX : 4||0004:  ireturn
  return (dread i32 %Reg0_I)
}
