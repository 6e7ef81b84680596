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
type $__class_meta__ <struct {@shadow <* void> final, @monitor i32 final, @classloader u16 final, @objsize u16 final, @itab <* void> final, @vtab <* void> final, @gctib <* void> final, @classinforo <* void> final, @clinitbridge <* void> final}>
type $MUIDFuncDefTabEntry <struct {@funcUnifiedAddr u64}>
type $MUIDFuncDefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
type $MUIDUnifiedUndefTabEntry <struct {@globalAddress u64}>
type $MUIDUnifiedUndefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
var $__cinf_Ljava_2Futil_2FArrayList_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FInteger_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FSystem_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FStringBuilder_3B extern <$__class_meta__>
var $__cinf_Ljava_2Futil_2FHashMap_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FLong_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FDouble_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FCharacter_3B extern <$__class_meta__>
var $__vtb_LLists_3B fstatic <[11] <* void>> = [36, 40, 44, 0, 48, 52, 56, 60, 0, 64, 0]
var $__cinf_LLists_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LLists_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LLists_24Pair_3B fstatic <[11] <* void>> = [36, 40, 44, 0, 22, 52, 56, 60, 0, 64, 0]
var $__cinf_LLists_24Pair_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LLists_24Pair_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LLists_24Range_241_3B fstatic <[14] <* void>> = [36, 40, 44, 0, 48, 52, 56, 60, 0, 64, 0, 30, 34, 38]
var $__itb_LLists_24Range_241_3B fstatic <[23] <* void>> = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 38, 0, 0, 0, 0, 0]
var $__cinf_LLists_24Range_241_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= addrof ptr $__itb_LLists_24Range_241_3B, 6= addrof ptr $__vtb_LLists_24Range_241_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LLists_24Range_3B fstatic <[12] <* void>> = [36, 40, 44, 0, 48, 52, 56, 60, 0, 64, 0, 46]
var $__itb_LLists_24Range_3B fstatic <[23] <* void>> = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
var $__cinf_LLists_24Range_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= addrof ptr $__itb_LLists_24Range_3B, 6= addrof ptr $__vtb_LLists_24Range_3B, 7= 0, 8= 0, 9= 0]
func &MCC_getFuncPtrFromItabSecondHash64 nosideeffect () ptr
var $__muid_func_def_tab$$Lists_jar fstatic <[12] <$MUIDFuncDefTabEntry>> = [[1= addroffunc ptr &LLists_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LLists_3B_7Csum_7C_28Ljava_2Flang_2FIterable_3B_29I], [1= addroffunc ptr &LLists_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V], [1= addroffunc ptr &LLists_24Pair_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V], [1= addroffunc ptr &LLists_24Pair_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B], [1= addroffunc ptr &LLists_24Range_241_3B_7C_3Cinit_3E_7C_28LLists_24Range_3B_29V], [1= addroffunc ptr &LLists_24Range_241_3B_7ChasNext_7C_28_29Z], [1= addroffunc ptr &LLists_24Range_241_3B_7Cnext_7C_28_29Ljava_2Flang_2FInteger_3B], [1= addroffunc ptr &LLists_24Range_241_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B], [1= addroffunc ptr &LLists_24Range_3B_7C_3Cinit_3E_7C_28I_29V], [1= addroffunc ptr &LLists_24Range_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B], [1= addroffunc ptr &LLists_24Range_3B_7Caccess_24000_7C_28LLists_24Range_3B_29I]]
var $__muid_func_def_muid_tab$$Lists_jar fstatic <[12] <$MUIDFuncDefMuidTabEntry>> = [[1= 2138752485754797149, 2= -656041174301692384], [1= 8610563689177486542, 2= 6132699106764486392], [1= 5866576736422036491, 2= -7144467376504335357], [1= -6092482650599349679, 2= -6458371232076966434], [1= -8480636685169768246, 2= -1264277802484984141], [1= -6144642311073752794, 2= -4815957374995443608], [1= -5142917474009044486, 2= 958798106212527561], [1= -5930293310977417813, 2= 2282491424473535397], [1= -525205728618619135, 2= -817037706323675071], [1= -8314902593020644962, 2= 1085314042157922402], [1= -246181961890614720, 2= 5037862238732870271], [1= -3214938695255849419, 2= -1541714708953073006]]
var $__muid_func_undef_tab$$Lists_jar fstatic <[16] <$MUIDUnifiedUndefTabEntry>> = [[1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0]]
var $__muid_func_undef_muid_tab$$Lists_jar fstatic <[16] <$MUIDUnifiedUndefMuidTabEntry>> = [[1= 861319445769109370, 2= -5810107560272798903], [1= 5148538387542914368, 2= -7911405405168437177], [1= -5560302915447892813, 2= -5446494028510299659], [1= 7542514851439482877, 2= 1325277591736462115], [1= -1024953528023283719, 2= 5320905595080042078], [1= -65382778624899160, 2= -3495722719866144686], [1= -3880124060590751085, 2= -2579226202933027900], [1= 786170727250927296, 2= -2158156991515206688], [1= 8228170266292084114, 2= -8288375544354297059], [1= -7464356948810446352, 2= 6963886536264595717], [1= -2701934576591406938, 2= 7529540672761248260], [1= -4187412136968710015, 2= 5423280095759154558], [1= 4481703037692844085, 2= 723980623110182091], [1= 5150622246382669867, 2= -5054247200996807739], [1= 7440723063273818663, 2= 5461109988975428737], [1= 8980949473780595860, 2= 3810356039898487356]]
var $__muid_data_undef_tab$$Lists_jar fstatic <[1] <$MUIDUnifiedUndefTabEntry>> = [[1= addrof ptr $Ljava_2Flang_2FSystem_3B_7Cout]]
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
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LLists_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LLists_3B>>) void {
  funcid 48153
  var %Reg1_R40 <* <$LLists_3B>> localrefvar
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg1_R40)
  dassign %Reg1_R40 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg1_R40)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  regassign ptr %2 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R40))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R40, dread ref %Reg1_R41)
  return ()
}
func &LLists_3B_7Csum_7C_28Ljava_2Flang_2FIterable_3B_29I static (var %Reg2_R42 <* <$Ljava_2Flang_2FIterable_3B>>) i32 {
  funcid 48154
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg0_R43 <* <$Ljava_2Futil_2FIterator_3B>> localrefvar
  var %Reg4_R43 <* <$Ljava_2Futil_2FIterator_3B>> localrefvar
  var %Reg0_Z u1
  var %Reg0_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg0_R44 <* <$Ljava_2Flang_2FInteger_3B>> localrefvar
  var %Reg5_I i32
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 1||0001:  istore_1
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 2||0002:  aload_0
  #INSTIDX : 3||0003:  invokeinterface
  regassign ptr %1 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R42)))
  regassign u64 %2 (iread u64 <* u64> 0 (add ptr (regread ptr %1, constval u32 96)))
  if (eq u1 u64 (regread u64 %2, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %1, constval u64 0x12c8, conststr ptr "iterator|()Ljava/util/Iterator;") { regassign u64 %2}
  }
  icallassigned (regread u64 %2, dread ref %Reg2_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 8||0008:  astore_2
  regassign ptr %7 (dread ref %Reg4_R43)
  dassign %Reg4_R43 0 (dread ref %Reg0_R43)
  intrinsiccall MCCIncRef (dread ref %Reg4_R43)
  intrinsiccall MCCDecRef (regread ptr %7)
@label0
  #INSTIDX : 9||0009:  aload_2
  #INSTIDX : 10||000a:  invokeinterface
  regassign ptr %3 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg4_R43)))
  regassign u64 %4 (iread u64 <* u64> 0 (add ptr (regread ptr %3, constval u32 128)))
  if (eq u1 u64 (regread u64 %4, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %3, constval u64 0x12c8, conststr ptr "hasNext|()Z") { regassign u64 %4}
  }
  icallassigned (regread u64 %4, dread ref %Reg4_R43) { dassign %Reg0_Z 0 }
  #INSTIDX : 15||000f:  ifeq
  brtrue @label1 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 18||0012:  aload_2
  #INSTIDX : 19||0013:  invokeinterface
  regassign ptr %5 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg4_R43)))
  regassign u64 %6 (iread u64 <* u64> 0 (add ptr (regread ptr %5, constval u32 136)))
  if (eq u1 u64 (regread u64 %6, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %5, constval u64 0x12c8, conststr ptr "next|()Ljava/lang/Object;") { regassign u64 %6}
  }
  icallassigned (regread u64 %6, dread ref %Reg4_R43) { dassign %Reg0_R41 0 }
  #INSTIDX : 24||0018:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R41) { dassign %Reg0_R44 0 }
  #INSTIDX : 27||001b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R44)), constval u32 88)), dread ref %Reg0_R44) { dassign %Reg0_I 0 }
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
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R43, dread ref %Reg4_R43, dread ref %Reg0_R41, dread ref %Reg0_R44)
  return (dread i32 %Reg3_I)
}
func &LLists_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg7_R46 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 48155
  var %Reg0_R45 <* <$Ljava_2Futil_2FArrayList_3B>> localrefvar
  var %Reg8_R47 <* <$Ljava_2Futil_2FList_3B>> localrefvar
  var %Reg0_R48 <* <$LLists_24Range_3B>> localrefvar
  var %Reg2_I i32
  var %Reg0_R43 <* <$Ljava_2Futil_2FIterator_3B>> localrefvar
  var %Reg9_R43 <* <$Ljava_2Futil_2FIterator_3B>> localrefvar
  var %Reg0_Z u1
  var %Reg0_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg0_R44 <* <$Ljava_2Flang_2FInteger_3B>> localrefvar
  var %Reg0_I i32
  var %Reg10_I i32
  var %Reg1_I i32
  var %Reg1_R44 <* <$Ljava_2Flang_2FInteger_3B>> localrefvar
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg0_R49 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %Reg1_R50 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %Reg8_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %L_STR_161333 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R51 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %L_STR_161334 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R42 <* <$Ljava_2Flang_2FIterable_3B>> localrefvar
  var %L_STR_161335 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R48 <* <$LLists_24Range_3B>> localrefvar
  var %Reg4_I i32
  var %Reg2_R42 <* <$Ljava_2Flang_2FIterable_3B>> localrefvar
  var %Reg1_R51 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg2_R44 <* <$Ljava_2Flang_2FInteger_3B>> localrefvar
  var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %L_STR_161336 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg3_R44 <* <$Ljava_2Flang_2FInteger_3B>> localrefvar
  var %Reg3_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg2_Z u1
  var %L_STR_161337 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161338 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R52 <* <$Ljava_2Futil_2FHashMap_3B>> localrefvar
  var %Reg9_R53 <* <$Ljava_2Futil_2FMap_3B>> localrefvar
  var %L_STR_161339 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R51 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg10_R51 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %L_STR_161340 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R46 <* <[] <* <$Ljava_2Flang_2FString_3B>>>> localrefvar
  var %Reg11_R46 <* <[] <* <$Ljava_2Flang_2FString_3B>>>> localrefvar
  var %Reg12_I i32
  var %Reg13_I i32
  var %Reg14_R51 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg14_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg15_R44 <* <$Ljava_2Flang_2FInteger_3B>> localrefvar
  var %Reg0_R53 <* <$Ljava_2Futil_2FMap_3B>> localrefvar
  var %L_STR_161341 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R51 <* <$Ljava_2Flang_2FString_3B>> localrefvar
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
  var %Reg0_R54 <* <$Ljava_2Futil_2FSet_3B>> localrefvar
  var %Reg12_R43 <* <$Ljava_2Futil_2FIterator_3B>> localrefvar
  var %Reg0_R55 <* <$Ljava_2Futil_2FMap_24Entry_3B>> localrefvar
  var %Reg13_R55 <* <$Ljava_2Futil_2FMap_24Entry_3B>> localrefvar
  var %Reg12_R47 <* <$Ljava_2Futil_2FList_3B>> localrefvar
  var %Reg0_J i64
  var %Reg13_J i64
  var %Reg1_J i64
  var %Reg1_R56 <* <$LLists_24Pair_3B>> localrefvar
  var %Reg3_R50 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161352 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R51 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg4_R57 <* <$Ljava_2Flang_2FLong_3B>> localrefvar
  var %Reg4_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg12_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg13_R44 <* <$Ljava_2Flang_2FInteger_3B>> localrefvar
  var %Reg14_R44 <* <$Ljava_2Flang_2FInteger_3B>> localrefvar
  var %Reg0_D f64
  var %Reg0_R58 <* <$Ljava_2Flang_2FDouble_3B>> localrefvar
  var %Reg16_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %L_STR_161353 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161354 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161355 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg17_R53 <* <$Ljava_2Futil_2FMap_3B>> localrefvar
  var %L_STR_161356 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161357 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161358 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161359 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161360 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg18_R46 <* <[] <* <$Ljava_2Flang_2FString_3B>>>> localrefvar
  var %Reg19_I i32
  var %Reg20_I i32
  var %Reg21_R51 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg0_C u16
  var %Reg22_C u16
  var %Reg1_R59 <* <$Ljava_2Flang_2FCharacter_3B>> localrefvar
  var %Reg2_R45 <* <$Ljava_2Futil_2FArrayList_3B>> localrefvar
  var %Reg0_R47 <* <$Ljava_2Futil_2FList_3B>> localrefvar
  var %Reg21_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg18_C u16
  var %L_STR_161361 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R59 <* <$Ljava_2Flang_2FCharacter_3B>> localrefvar
  var %Reg18_R43 <* <$Ljava_2Futil_2FIterator_3B>> localrefvar
  var %Reg0_R60 <* <[] <* <[] i32>>>> localrefvar
  var %Reg3_R61 <* <[] i32>> localrefvar
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg19_R60 <* <[] <* <[] i32>>>> localrefvar
  var %Reg21_R60 <* <[] <* <[] i32>>>> localrefvar
  var %Reg22_I i32
  var %Reg23_I i32
  var %Reg0_R61 <* <[] i32>> localrefvar
  var %Reg24_R61 <* <[] i32>> localrefvar
  var %L_STR_161362 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R61 <* <[] i32>> localrefvar
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Futil_2FArrayList_3B)
  regassign ptr %73 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  intrinsiccall MCCDecRef (regread ptr %73)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  #Call function:Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 7||0007:  astore_1
  regassign ptr %74 (dread ref %Reg8_R47)
  dassign %Reg8_R47 0 (retype ref <* <$Ljava_2Futil_2FList_3B>> (dread ref %Reg0_R45))
  intrinsiccall MCCIncRef (dread ref %Reg8_R47)
  intrinsiccall MCCDecRef (regread ptr %74)
  #INSTIDX : 8||0008:  new
  regassign ptr %75 (dread ref %Reg0_R48)
  dassign %Reg0_R48 0 (gcmalloc ref <$LLists_24Range_3B>)
  intrinsiccall MCCDecRef (regread ptr %75)
  #INSTIDX : 11||000b:  dup
  #INSTIDX : 12||000c:  bipush
  dassign %Reg2_I 0 (constval i32 10)
  #INSTIDX : 14||000e:  invokespecial
  #Call function:LLists_24Range_3B_7C_3Cinit_3E_7C_28I_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Lists_jar, constval i64 9)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R48, dread i32 %Reg2_I) {}
  #INSTIDX : 17||0011:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R48)), constval u32 88)), dread ref %Reg0_R48) { dassign %Reg0_R43 0 }
  #INSTIDX : 20||0014:  astore_2
  regassign ptr %76 (dread ref %Reg9_R43)
  dassign %Reg9_R43 0 (dread ref %Reg0_R43)
  intrinsiccall MCCIncRef (dread ref %Reg9_R43)
  intrinsiccall MCCDecRef (regread ptr %76)
@label2
  #INSTIDX : 21||0015:  aload_2
  #INSTIDX : 22||0016:  invokeinterface
  regassign ptr %1 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg9_R43)))
  regassign u64 %2 (iread u64 <* u64> 0 (add ptr (regread ptr %1, constval u32 128)))
  if (eq u1 u64 (regread u64 %2, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %1, constval u64 0x12c8, conststr ptr "hasNext|()Z") { regassign u64 %2}
  }
  icallassigned (regread u64 %2, dread ref %Reg9_R43) { dassign %Reg0_Z 0 }
  #INSTIDX : 27||001b:  ifeq
  brtrue @label3 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 30||001e:  aload_2
  #INSTIDX : 31||001f:  invokeinterface
  regassign ptr %3 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg9_R43)))
  regassign u64 %4 (iread u64 <* u64> 0 (add ptr (regread ptr %3, constval u32 136)))
  if (eq u1 u64 (regread u64 %4, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %3, constval u64 0x12c8, conststr ptr "next|()Ljava/lang/Object;") { regassign u64 %4}
  }
  icallassigned (regread u64 %4, dread ref %Reg9_R43) { dassign %Reg0_R41 0 }
  #INSTIDX : 36||0024:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R41) { dassign %Reg0_R44 0 }
  #INSTIDX : 39||0027:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R44)), constval u32 88)), dread ref %Reg0_R44) { dassign %Reg0_I 0 }
  #INSTIDX : 42||002a:  istore_3
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 43||002b:  aload_1
  #INSTIDX : 44||002c:  iload_3
  #INSTIDX : 45||002d:  iload_3
  #INSTIDX : 46||002e:  imul
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg10_I, dread i32 %Reg10_I))
  #INSTIDX : 47||002f:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FInteger_3B)
  #Call function:Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg1_I) { dassign %Reg1_R44 0 }
  #INSTIDX : 50||0032:  invokeinterface
  regassign ptr %77 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R44))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %77)
  regassign ptr %5 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R47)))
  regassign u64 %6 (iread u64 <* u64> 0 (add ptr (regread ptr %5, constval u32 80)))
  if (eq u1 u64 (regread u64 %6, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %5, constval u64 0x12c8, conststr ptr "add|(Ljava/lang/Object;)Z") { regassign u64 %6}
  }
  icallassigned (regread u64 %6, dread ref %Reg8_R47, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
  #INSTIDX : 55||0037:  pop
  #INSTIDX : 56||0038:  goto
  goto @label2
@label3
  #INSTIDX : 59||003b:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %78 (dread ref %Reg0_R49)
  dassign %Reg0_R49 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Lists_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R49)
  intrinsiccall MCCDecRef (regread ptr %78)
  #INSTIDX : 62||003e:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %79 (dread ref %Reg1_R50)
  dassign %Reg1_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %79)
  #INSTIDX : 65||0041:  dup
  #INSTIDX : 66||0042:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R50) {}
  #INSTIDX : 69||0045:  aload_1
  #INSTIDX : 70||0046:  invokevirtual
  regassign ptr %80 (dread ref %Reg8_R41)
  dassign %Reg8_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R47))
  intrinsiccall MCCIncRef (dread ref %Reg8_R41)
  intrinsiccall MCCDecRef (regread ptr %80)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 160)), dread ref %Reg1_R50, dread ref %Reg8_R41) { dassign %Reg1_R50 0 }
  #INSTIDX : 73||0049:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161333 0 }
  regassign ptr %81 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ptr %L_STR_161333)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %81)
  #INSTIDX : 75||004b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 152)), dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 78||004e:  aload_1
  #INSTIDX : 79||004f:  invokeinterface
  regassign ptr %7 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R47)))
  regassign u64 %8 (iread u64 <* u64> 0 (add ptr (regread ptr %7, constval u32 56)))
  if (eq u1 u64 (regread u64 %8, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %7, constval u64 0x12c8, conststr ptr "size|()I") { regassign u64 %8}
  }
  icallassigned (regread u64 %8, dread ref %Reg8_R47) { dassign %Reg2_I 0 }
  #INSTIDX : 84||0054:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 224)), dread ref %Reg1_R50, dread i32 %Reg2_I) { dassign %Reg1_R50 0 }
  #INSTIDX : 87||0057:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161334 0 }
  regassign ptr %82 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ptr %L_STR_161334)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %82)
  #INSTIDX : 89||0059:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 152)), dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 92||005c:  aload_1
  #INSTIDX : 93||005d:  invokestatic
  regassign ptr %83 (dread ref %Reg8_R42)
  dassign %Reg8_R42 0 (retype ref <* <$Ljava_2Flang_2FIterable_3B>> (dread ref %Reg8_R47))
  intrinsiccall MCCIncRef (dread ref %Reg8_R42)
  intrinsiccall MCCDecRef (regread ptr %83)
  #Call function:LLists_3B_7Csum_7C_28Ljava_2Flang_2FIterable_3B_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Lists_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg8_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 96||0060:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 224)), dread ref %Reg1_R50, dread i32 %Reg2_I) { dassign %Reg1_R50 0 }
  #INSTIDX : 99||0063:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161335 0 }
  regassign ptr %84 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ptr %L_STR_161335)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %84)
  #INSTIDX : 101||0065:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 152)), dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 104||0068:  new
  regassign ptr %85 (dread ref %Reg2_R48)
  dassign %Reg2_R48 0 (gcmalloc ref <$LLists_24Range_3B>)
  intrinsiccall MCCDecRef (regread ptr %85)
  #INSTIDX : 107||006b:  dup
  #INSTIDX : 108||006c:  iconst_5
  dassign %Reg4_I 0 (constval i32 5)
  #INSTIDX : 109||006d:  invokespecial
  #Call function:LLists_24Range_3B_7C_3Cinit_3E_7C_28I_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Lists_jar, constval i64 9)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R48, dread i32 %Reg4_I) {}
  #INSTIDX : 112||0070:  invokestatic
  regassign ptr %86 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (retype ref <* <$Ljava_2Flang_2FIterable_3B>> (dread ref %Reg2_R48))
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %86)
  #Call function:LLists_3B_7Csum_7C_28Ljava_2Flang_2FIterable_3B_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Lists_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 115||0073:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 224)), dread ref %Reg1_R50, dread i32 %Reg2_I) { dassign %Reg1_R50 0 }
  #INSTIDX : 118||0076:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 32)), dread ref %Reg1_R50) { dassign %Reg1_R51 0 }
  #INSTIDX : 121||0079:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R49)), constval u32 312)), dread ref %Reg0_R49, dread ref %Reg1_R51) {}
  #INSTIDX : 124||007c:  aload_1
  #INSTIDX : 125||007d:  iconst_3
  dassign %Reg1_I 0 (constval i32 3)
  #INSTIDX : 126||007e:  invokeinterface
  regassign ptr %9 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R47)))
  regassign u64 %10 (iread u64 <* u64> 0 (add ptr (regread ptr %9, constval u32 144)))
  if (eq u1 u64 (regread u64 %10, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %9, constval u64 0x12c8, conststr ptr "remove|(I)Ljava/lang/Object;") { regassign u64 %10}
  }
  icallassigned (regread u64 %10, dread ref %Reg8_R47, dread i32 %Reg1_I) { dassign %Reg0_R41 0 }
  #INSTIDX : 131||0083:  pop
  #INSTIDX : 132||0084:  aload_1
  #INSTIDX : 133||0085:  bipush
  dassign %Reg1_I 0 (constval i32 49)
  #INSTIDX : 135||0087:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FInteger_3B)
  #Call function:Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg1_I) { dassign %Reg1_R44 0 }
  #INSTIDX : 138||008a:  invokeinterface
  regassign ptr %87 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R44))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %87)
  regassign ptr %11 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R47)))
  regassign u64 %12 (iread u64 <* u64> 0 (add ptr (regread ptr %11, constval u32 88)))
  if (eq u1 u64 (regread u64 %12, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %11, constval u64 0x12c8, conststr ptr "remove|(Ljava/lang/Object;)Z") { regassign u64 %12}
  }
  icallassigned (regread u64 %12, dread ref %Reg8_R47, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
  #INSTIDX : 143||008f:  pop
  #INSTIDX : 144||0090:  aload_1
  #INSTIDX : 145||0091:  iconst_0
  dassign %Reg1_I 0 (constval i32 0)
  #INSTIDX : 146||0092:  iconst_m1
  dassign %Reg2_I 0 (constval i32 -1)
  #INSTIDX : 147||0093:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FInteger_3B)
  #Call function:Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg2_I) { dassign %Reg2_R44 0 }
  #INSTIDX : 150||0096:  invokeinterface
  regassign ptr %88 (dread ref %Reg2_R41)
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R44))
  intrinsiccall MCCIncRef (dread ref %Reg2_R41)
  intrinsiccall MCCDecRef (regread ptr %88)
  regassign ptr %13 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R47)))
  regassign u64 %14 (iread u64 <* u64> 0 (add ptr (regread ptr %13, constval u32 80)))
  if (eq u1 u64 (regread u64 %14, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %13, constval u64 0x12c8, conststr ptr "set|(ILjava/lang/Object;)Ljava/lang/Object;") { regassign u64 %14}
  }
  icallassigned (regread u64 %14, dread ref %Reg8_R47, dread i32 %Reg1_I, dread ref %Reg2_R41) { dassign %Reg0_R41 0 }
  #INSTIDX : 155||009b:  pop
  #INSTIDX : 156||009c:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %89 (dread ref %Reg0_R49)
  dassign %Reg0_R49 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Lists_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R49)
  intrinsiccall MCCDecRef (regread ptr %89)
  #INSTIDX : 159||009f:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %90 (dread ref %Reg1_R50)
  dassign %Reg1_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %90)
  #INSTIDX : 162||00a2:  dup
  #INSTIDX : 163||00a3:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R50) {}
  #INSTIDX : 166||00a6:  aload_1
  #INSTIDX : 167||00a7:  invokevirtual
  regassign ptr %91 (dread ref %Reg8_R41)
  dassign %Reg8_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R47))
  intrinsiccall MCCIncRef (dread ref %Reg8_R41)
  intrinsiccall MCCDecRef (regread ptr %91)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 160)), dread ref %Reg1_R50, dread ref %Reg8_R41) { dassign %Reg1_R50 0 }
  #INSTIDX : 170||00aa:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161336 0 }
  regassign ptr %92 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ptr %L_STR_161336)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %92)
  #INSTIDX : 172||00ac:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 152)), dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 175||00af:  aload_1
  #INSTIDX : 176||00b0:  bipush
  dassign %Reg3_I 0 (constval i32 64)
  #INSTIDX : 178||00b2:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FInteger_3B)
  #Call function:Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg3_I) { dassign %Reg3_R44 0 }
  #INSTIDX : 181||00b5:  invokeinterface
  regassign ptr %93 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R44))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %93)
  regassign ptr %15 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R47)))
  regassign u64 %16 (iread u64 <* u64> 0 (add ptr (regread ptr %15, constval u32 88)))
  if (eq u1 u64 (regread u64 %16, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %15, constval u64 0x12c8, conststr ptr "contains|(Ljava/lang/Object;)Z") { regassign u64 %16}
  }
  icallassigned (regread u64 %16, dread ref %Reg8_R47, dread ref %Reg3_R41) { dassign %Reg2_Z 0 }
  #INSTIDX : 186||00ba:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 208)), dread ref %Reg1_R50, dread u1 %Reg2_Z) { dassign %Reg1_R50 0 }
  #INSTIDX : 189||00bd:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161337 0 }
  regassign ptr %94 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ptr %L_STR_161337)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %94)
  #INSTIDX : 191||00bf:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 152)), dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 194||00c2:  aload_1
  #INSTIDX : 195||00c3:  bipush
  dassign %Reg3_I 0 (constval i32 16)
  #INSTIDX : 197||00c5:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FInteger_3B)
  #Call function:Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg3_I) { dassign %Reg3_R44 0 }
  #INSTIDX : 200||00c8:  invokeinterface
  regassign ptr %95 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R44))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %95)
  regassign ptr %17 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R47)))
  regassign u64 %18 (iread u64 <* u64> 0 (add ptr (regread ptr %17, constval u32 152)))
  if (eq u1 u64 (regread u64 %18, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %17, constval u64 0x12c8, conststr ptr "indexOf|(Ljava/lang/Object;)I") { regassign u64 %18}
  }
  icallassigned (regread u64 %18, dread ref %Reg8_R47, dread ref %Reg3_R41) { dassign %Reg2_I 0 }
  #INSTIDX : 205||00cd:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 224)), dread ref %Reg1_R50, dread i32 %Reg2_I) { dassign %Reg1_R50 0 }
  #INSTIDX : 208||00d0:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161338 0 }
  regassign ptr %96 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ptr %L_STR_161338)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %96)
  #INSTIDX : 210||00d2:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 152)), dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 213||00d5:  aload_1
  #INSTIDX : 214||00d6:  invokeinterface
  regassign ptr %19 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R47)))
  regassign u64 %20 (iread u64 <* u64> 0 (add ptr (regread ptr %19, constval u32 88)))
  if (eq u1 u64 (regread u64 %20, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %19, constval u64 0x12c8, conststr ptr "isEmpty|()Z") { regassign u64 %20}
  }
  icallassigned (regread u64 %20, dread ref %Reg8_R47) { dassign %Reg2_Z 0 }
  #INSTIDX : 219||00db:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 208)), dread ref %Reg1_R50, dread u1 %Reg2_Z) { dassign %Reg1_R50 0 }
  #INSTIDX : 222||00de:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 32)), dread ref %Reg1_R50) { dassign %Reg1_R51 0 }
  #INSTIDX : 225||00e1:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R49)), constval u32 312)), dread ref %Reg0_R49, dread ref %Reg1_R51) {}
  #INSTIDX : 228||00e4:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Futil_2FHashMap_3B)
  regassign ptr %97 (dread ref %Reg0_R52)
  dassign %Reg0_R52 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  intrinsiccall MCCDecRef (regread ptr %97)
  #INSTIDX : 231||00e7:  dup
  #INSTIDX : 232||00e8:  invokespecial
  #Call function:Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 4)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R52) {}
  #INSTIDX : 235||00eb:  astore_2
  regassign ptr %98 (dread ref %Reg9_R53)
  dassign %Reg9_R53 0 (retype ref <* <$Ljava_2Futil_2FMap_3B>> (dread ref %Reg0_R52))
  intrinsiccall MCCIncRef (dread ref %Reg9_R53)
  intrinsiccall MCCDecRef (regread ptr %98)
  #INSTIDX : 236||00ec:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3add5d3efdcef1122c6a07c0198fdf1b) { dassign %L_STR_161339 0 }
  regassign ptr %99 (dread ref %Reg0_R51)
  dassign %Reg0_R51 0 (dread ptr %L_STR_161339)
  intrinsiccall MCCIncRef (dread ref %Reg0_R51)
  intrinsiccall MCCDecRef (regread ptr %99)
  #INSTIDX : 238||00ee:  astore_3
  regassign ptr %100 (dread ref %Reg10_R51)
  dassign %Reg10_R51 0 (dread ref %Reg0_R51)
  intrinsiccall MCCIncRef (dread ref %Reg10_R51)
  intrinsiccall MCCDecRef (regread ptr %100)
  #INSTIDX : 239||00ef:  aload_3
  #INSTIDX : 240||00f0:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161340 0 }
  regassign ptr %101 (dread ref %Reg1_R51)
  dassign %Reg1_R51 0 (dread ptr %L_STR_161340)
  intrinsiccall MCCIncRef (dread ref %Reg1_R51)
  intrinsiccall MCCDecRef (regread ptr %101)
  #INSTIDX : 242||00f2:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg10_R51)), constval u32 392)), dread ref %Reg10_R51, dread ref %Reg1_R51) { dassign %Reg0_R46 0 }
  #INSTIDX : 245||00f5:  astore
  regassign ptr %102 (dread ref %Reg11_R46)
  dassign %Reg11_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg11_R46)
  intrinsiccall MCCDecRef (regread ptr %102)
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
  regassign ptr %103 (dread ref %Reg0_R51)
  dassign %Reg0_R51 0 (iread ref <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg11_R46, dread i32 %Reg13_I)))
  intrinsiccall MCCIncRef (dread ref %Reg0_R51)
  intrinsiccall MCCDecRef (regread ptr %103)
  #INSTIDX : 267||010b:  astore
  regassign ptr %104 (dread ref %Reg14_R51)
  dassign %Reg14_R51 0 (dread ref %Reg0_R51)
  intrinsiccall MCCIncRef (dread ref %Reg14_R51)
  intrinsiccall MCCDecRef (regread ptr %104)
  #INSTIDX : 269||010d:  aload_2
  #INSTIDX : 270||010e:  aload
  #INSTIDX : 272||0110:  invokeinterface
  regassign ptr %105 (dread ref %Reg14_R41)
  dassign %Reg14_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R51))
  intrinsiccall MCCIncRef (dread ref %Reg14_R41)
  intrinsiccall MCCDecRef (regread ptr %105)
  regassign ptr %21 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg9_R53)))
  regassign u64 %22 (iread u64 <* u64> 0 (add ptr (regread ptr %21, constval u32 56)))
  if (eq u1 u64 (regread u64 %22, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %21, constval u64 0x12c8, conststr ptr "get|(Ljava/lang/Object;)Ljava/lang/Object;") { regassign u64 %22}
  }
  icallassigned (regread u64 %22, dread ref %Reg9_R53, dread ref %Reg14_R41) { dassign %Reg0_R41 0 }
  #INSTIDX : 277||0115:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R41) { dassign %Reg0_R44 0 }
  #INSTIDX : 280||0118:  astore
  regassign ptr %106 (dread ref %Reg15_R44)
  dassign %Reg15_R44 0 (dread ref %Reg0_R44)
  intrinsiccall MCCIncRef (dread ref %Reg15_R44)
  intrinsiccall MCCDecRef (regread ptr %106)
  #INSTIDX : 282||011a:  aload_2
  #INSTIDX : 283||011b:  aload
  #INSTIDX : 285||011d:  aload
  #INSTIDX : 287||011f:  ifnonnull
  regassign ptr %107 (dread ref %Reg0_R53)
  dassign %Reg0_R53 0 (dread ref %Reg9_R53)
  intrinsiccall MCCIncRef (dread ref %Reg0_R53)
  intrinsiccall MCCDecRef (regread ptr %107)
  regassign ptr %108 (dread ref %Reg1_R51)
  dassign %Reg1_R51 0 (dread ref %Reg14_R51)
  intrinsiccall MCCIncRef (dread ref %Reg1_R51)
  intrinsiccall MCCDecRef (regread ptr %108)
  brtrue @label5 (ne i32 ref (dread ref %Reg15_R44, constval ref 0))
  #INSTIDX : 290||0122:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 291||0123:  goto
  regassign ptr %109 (dread ref %Reg0_R53)
  dassign %Reg0_R53 0 (dread ref %Reg9_R53)
  intrinsiccall MCCIncRef (dread ref %Reg0_R53)
  intrinsiccall MCCDecRef (regread ptr %109)
  regassign ptr %110 (dread ref %Reg1_R51)
  dassign %Reg1_R51 0 (dread ref %Reg14_R51)
  intrinsiccall MCCIncRef (dread ref %Reg1_R51)
  intrinsiccall MCCDecRef (regread ptr %110)
  goto @label6
@label5
  #INSTIDX : 294||0126:  aload
  #INSTIDX : 296||0128:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg15_R44)), constval u32 88)), dread ref %Reg15_R44) { dassign %Reg2_I 0 }
  #INSTIDX : 299||012b:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 300||012c:  iadd
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
@label6
  #INSTIDX : 301||012d:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FInteger_3B)
  #Call function:Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg2_I) { dassign %Reg2_R44 0 }
  #INSTIDX : 304||0130:  invokeinterface
  regassign ptr %111 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R51))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %111)
  regassign ptr %112 (dread ref %Reg2_R41)
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R44))
  intrinsiccall MCCIncRef (dread ref %Reg2_R41)
  intrinsiccall MCCDecRef (regread ptr %112)
  regassign ptr %23 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R53)))
  regassign u64 %24 (iread u64 <* u64> 0 (add ptr (regread ptr %23, constval u32 160)))
  if (eq u1 u64 (regread u64 %24, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %23, constval u64 0x12c8, conststr ptr "put|(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;") { regassign u64 %24}
  }
  icallassigned (regread u64 %24, dread ref %Reg0_R53, dread ref %Reg1_R41, dread ref %Reg2_R41) { dassign %Reg0_R41 0 }
  #INSTIDX : 309||0135:  pop
  #INSTIDX : 310||0136:  iinc
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  #INSTIDX : 313||0139:  goto
  goto @label4
@label7
  #INSTIDX : 316||013c:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %113 (dread ref %Reg0_R49)
  dassign %Reg0_R49 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Lists_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R49)
  intrinsiccall MCCDecRef (regread ptr %113)
  #INSTIDX : 319||013f:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %114 (dread ref %Reg1_R50)
  dassign %Reg1_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %114)
  #INSTIDX : 322||0142:  dup
  #INSTIDX : 323||0143:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R50) {}
  #INSTIDX : 326||0146:  aload_2
  #INSTIDX : 327||0147:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_740068006500) { dassign %L_STR_161341 0 }
  regassign ptr %115 (dread ref %Reg3_R51)
  dassign %Reg3_R51 0 (dread ptr %L_STR_161341)
  intrinsiccall MCCIncRef (dread ref %Reg3_R51)
  intrinsiccall MCCDecRef (regread ptr %115)
  #INSTIDX : 329||0149:  invokeinterface
  regassign ptr %116 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R51))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %116)
  regassign ptr %25 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg9_R53)))
  regassign u64 %26 (iread u64 <* u64> 0 (add ptr (regread ptr %25, constval u32 56)))
  if (eq u1 u64 (regread u64 %26, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %25, constval u64 0x12c8, conststr ptr "get|(Ljava/lang/Object;)Ljava/lang/Object;") { regassign u64 %26}
  }
  icallassigned (regread u64 %26, dread ref %Reg9_R53, dread ref %Reg3_R41) { dassign %Reg2_R41 0 }
  #INSTIDX : 334||014e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 160)), dread ref %Reg1_R50, dread ref %Reg2_R41) { dassign %Reg1_R50 0 }
  #INSTIDX : 337||0151:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161342 0 }
  regassign ptr %117 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ptr %L_STR_161342)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %117)
  #INSTIDX : 339||0153:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 152)), dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 342||0156:  aload_2
  #INSTIDX : 343||0157:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_61006e006400) { dassign %L_STR_161343 0 }
  regassign ptr %118 (dread ref %Reg3_R51)
  dassign %Reg3_R51 0 (dread ptr %L_STR_161343)
  intrinsiccall MCCIncRef (dread ref %Reg3_R51)
  intrinsiccall MCCDecRef (regread ptr %118)
  #INSTIDX : 345||0159:  invokeinterface
  regassign ptr %119 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R51))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %119)
  regassign ptr %27 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg9_R53)))
  regassign u64 %28 (iread u64 <* u64> 0 (add ptr (regread ptr %27, constval u32 56)))
  if (eq u1 u64 (regread u64 %28, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %27, constval u64 0x12c8, conststr ptr "get|(Ljava/lang/Object;)Ljava/lang/Object;") { regassign u64 %28}
  }
  icallassigned (regread u64 %28, dread ref %Reg9_R53, dread ref %Reg3_R41) { dassign %Reg2_R41 0 }
  #INSTIDX : 350||015e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 160)), dread ref %Reg1_R50, dread ref %Reg2_R41) { dassign %Reg1_R50 0 }
  #INSTIDX : 353||0161:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161344 0 }
  regassign ptr %120 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ptr %L_STR_161344)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %120)
  #INSTIDX : 355||0163:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 152)), dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 358||0166:  aload_2
  #INSTIDX : 359||0167:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63006f007700) { dassign %L_STR_161345 0 }
  regassign ptr %121 (dread ref %Reg3_R51)
  dassign %Reg3_R51 0 (dread ptr %L_STR_161345)
  intrinsiccall MCCIncRef (dread ref %Reg3_R51)
  intrinsiccall MCCDecRef (regread ptr %121)
  #INSTIDX : 361||0169:  invokeinterface
  regassign ptr %122 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R51))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %122)
  regassign ptr %29 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg9_R53)))
  regassign u64 %30 (iread u64 <* u64> 0 (add ptr (regread ptr %29, constval u32 56)))
  if (eq u1 u64 (regread u64 %30, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %29, constval u64 0x12c8, conststr ptr "get|(Ljava/lang/Object;)Ljava/lang/Object;") { regassign u64 %30}
  }
  icallassigned (regread u64 %30, dread ref %Reg9_R53, dread ref %Reg3_R41) { dassign %Reg2_R41 0 }
  #INSTIDX : 366||016e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 160)), dread ref %Reg1_R50, dread ref %Reg2_R41) { dassign %Reg1_R50 0 }
  #INSTIDX : 369||0171:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161346 0 }
  regassign ptr %123 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ptr %L_STR_161346)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %123)
  #INSTIDX : 371||0173:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 152)), dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 374||0176:  aload_2
  #INSTIDX : 375||0177:  invokeinterface
  regassign ptr %31 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg9_R53)))
  regassign u64 %32 (iread u64 <* u64> 0 (add ptr (regread ptr %31, constval u32 56)))
  if (eq u1 u64 (regread u64 %32, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %31, constval u64 0x12c8, conststr ptr "size|()I") { regassign u64 %32}
  }
  icallassigned (regread u64 %32, dread ref %Reg9_R53) { dassign %Reg2_I 0 }
  #INSTIDX : 380||017c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 224)), dread ref %Reg1_R50, dread i32 %Reg2_I) { dassign %Reg1_R50 0 }
  #INSTIDX : 383||017f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 32)), dread ref %Reg1_R50) { dassign %Reg1_R51 0 }
  #INSTIDX : 386||0182:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R49)), constval u32 312)), dread ref %Reg0_R49, dread ref %Reg1_R51) {}
  #INSTIDX : 389||0185:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %124 (dread ref %Reg0_R49)
  dassign %Reg0_R49 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Lists_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R49)
  intrinsiccall MCCDecRef (regread ptr %124)
  #INSTIDX : 392||0188:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %125 (dread ref %Reg1_R50)
  dassign %Reg1_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %125)
  #INSTIDX : 395||018b:  dup
  #INSTIDX : 396||018c:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R50) {}
  #INSTIDX : 399||018f:  aload_2
  #INSTIDX : 400||0190:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_64006f006700) { dassign %L_STR_161347 0 }
  regassign ptr %126 (dread ref %Reg3_R51)
  dassign %Reg3_R51 0 (dread ptr %L_STR_161347)
  intrinsiccall MCCIncRef (dread ref %Reg3_R51)
  intrinsiccall MCCDecRef (regread ptr %126)
  #INSTIDX : 402||0192:  invokeinterface
  regassign ptr %127 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R51))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %127)
  regassign ptr %33 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg9_R53)))
  regassign u64 %34 (iread u64 <* u64> 0 (add ptr (regread ptr %33, constval u32 152)))
  if (eq u1 u64 (regread u64 %34, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %33, constval u64 0x12c8, conststr ptr "containsKey|(Ljava/lang/Object;)Z") { regassign u64 %34}
  }
  icallassigned (regread u64 %34, dread ref %Reg9_R53, dread ref %Reg3_R41) { dassign %Reg2_Z 0 }
  #INSTIDX : 407||0197:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 208)), dread ref %Reg1_R50, dread u1 %Reg2_Z) { dassign %Reg1_R50 0 }
  #INSTIDX : 410||019a:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161348 0 }
  regassign ptr %128 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ptr %L_STR_161348)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %128)
  #INSTIDX : 412||019c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 152)), dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 415||019f:  aload_2
  #INSTIDX : 416||01a0:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_64006f006700) { dassign %L_STR_161349 0 }
  regassign ptr %129 (dread ref %Reg3_R51)
  dassign %Reg3_R51 0 (dread ptr %L_STR_161349)
  intrinsiccall MCCIncRef (dread ref %Reg3_R51)
  intrinsiccall MCCDecRef (regread ptr %129)
  #INSTIDX : 418||01a2:  invokeinterface
  regassign ptr %130 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R51))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %130)
  regassign ptr %35 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg9_R53)))
  regassign u64 %36 (iread u64 <* u64> 0 (add ptr (regread ptr %35, constval u32 160)))
  if (eq u1 u64 (regread u64 %36, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %35, constval u64 0x12c8, conststr ptr "remove|(Ljava/lang/Object;)Ljava/lang/Object;") { regassign u64 %36}
  }
  icallassigned (regread u64 %36, dread ref %Reg9_R53, dread ref %Reg3_R41) { dassign %Reg2_R41 0 }
  #INSTIDX : 423||01a7:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 160)), dread ref %Reg1_R50, dread ref %Reg2_R41) { dassign %Reg1_R50 0 }
  #INSTIDX : 426||01aa:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161350 0 }
  regassign ptr %131 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ptr %L_STR_161350)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %131)
  #INSTIDX : 428||01ac:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 152)), dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 431||01af:  aload_2
  #INSTIDX : 432||01b0:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_64006f006700) { dassign %L_STR_161351 0 }
  regassign ptr %132 (dread ref %Reg3_R51)
  dassign %Reg3_R51 0 (dread ptr %L_STR_161351)
  intrinsiccall MCCIncRef (dread ref %Reg3_R51)
  intrinsiccall MCCDecRef (regread ptr %132)
  #INSTIDX : 434||01b2:  invokeinterface
  regassign ptr %133 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R51))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %133)
  regassign ptr %37 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg9_R53)))
  regassign u64 %38 (iread u64 <* u64> 0 (add ptr (regread ptr %37, constval u32 152)))
  if (eq u1 u64 (regread u64 %38, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %37, constval u64 0x12c8, conststr ptr "containsKey|(Ljava/lang/Object;)Z") { regassign u64 %38}
  }
  icallassigned (regread u64 %38, dread ref %Reg9_R53, dread ref %Reg3_R41) { dassign %Reg2_Z 0 }
  #INSTIDX : 439||01b7:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 208)), dread ref %Reg1_R50, dread u1 %Reg2_Z) { dassign %Reg1_R50 0 }
  #INSTIDX : 442||01ba:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 32)), dread ref %Reg1_R50) { dassign %Reg1_R51 0 }
  #INSTIDX : 445||01bd:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R49)), constval u32 312)), dread ref %Reg0_R49, dread ref %Reg1_R51) {}
  #INSTIDX : 448||01c0:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 449||01c1:  istore
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 451||01c3:  aload_2
  #INSTIDX : 452||01c4:  invokeinterface
  regassign ptr %39 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg9_R53)))
  regassign u64 %40 (iread u64 <* u64> 0 (add ptr (regread ptr %39, constval u32 152)))
  if (eq u1 u64 (regread u64 %40, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %39, constval u64 0x12c8, conststr ptr "entrySet|()Ljava/util/Set;") { regassign u64 %40}
  }
  icallassigned (regread u64 %40, dread ref %Reg9_R53) { dassign %Reg0_R54 0 }
  #INSTIDX : 457||01c9:  invokeinterface
  regassign ptr %41 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R54)))
  regassign u64 %42 (iread u64 <* u64> 0 (add ptr (regread ptr %41, constval u32 96)))
  if (eq u1 u64 (regread u64 %42, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %41, constval u64 0x12c8, conststr ptr "iterator|()Ljava/util/Iterator;") { regassign u64 %42}
  }
  icallassigned (regread u64 %42, dread ref %Reg0_R54) { dassign %Reg0_R43 0 }
  #INSTIDX : 462||01ce:  astore
  regassign ptr %134 (dread ref %Reg12_R43)
  dassign %Reg12_R43 0 (dread ref %Reg0_R43)
  intrinsiccall MCCIncRef (dread ref %Reg12_R43)
  intrinsiccall MCCDecRef (regread ptr %134)
@label8
  #INSTIDX : 464||01d0:  aload
  #INSTIDX : 466||01d2:  invokeinterface
  regassign ptr %43 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg12_R43)))
  regassign u64 %44 (iread u64 <* u64> 0 (add ptr (regread ptr %43, constval u32 128)))
  if (eq u1 u64 (regread u64 %44, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %43, constval u64 0x12c8, conststr ptr "hasNext|()Z") { regassign u64 %44}
  }
  icallassigned (regread u64 %44, dread ref %Reg12_R43) { dassign %Reg0_Z 0 }
  #INSTIDX : 471||01d7:  ifeq
  brtrue @label9 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 474||01da:  aload
  #INSTIDX : 476||01dc:  invokeinterface
  regassign ptr %45 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg12_R43)))
  regassign u64 %46 (iread u64 <* u64> 0 (add ptr (regread ptr %45, constval u32 136)))
  if (eq u1 u64 (regread u64 %46, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %45, constval u64 0x12c8, conststr ptr "next|()Ljava/lang/Object;") { regassign u64 %46}
  }
  icallassigned (regread u64 %46, dread ref %Reg12_R43) { dassign %Reg0_R41 0 }
  #INSTIDX : 481||01e1:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Futil_2FMap_24Entry_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R41) { dassign %Reg0_R55 0 }
  #INSTIDX : 484||01e4:  astore
  regassign ptr %135 (dread ref %Reg13_R55)
  dassign %Reg13_R55 0 (dread ref %Reg0_R55)
  intrinsiccall MCCIncRef (dread ref %Reg13_R55)
  intrinsiccall MCCDecRef (regread ptr %135)
  #INSTIDX : 486||01e6:  iload
  #INSTIDX : 488||01e8:  aload
  #INSTIDX : 490||01ea:  invokeinterface
  regassign ptr %47 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg13_R55)))
  regassign u64 %48 (iread u64 <* u64> 0 (add ptr (regread ptr %47, constval u32 32)))
  if (eq u1 u64 (regread u64 %48, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %47, constval u64 0x12c8, conststr ptr "getKey|()Ljava/lang/Object;") { regassign u64 %48}
  }
  icallassigned (regread u64 %48, dread ref %Reg13_R55) { dassign %Reg1_R41 0 }
  #INSTIDX : 495||01ef:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R41) { dassign %Reg1_R51 0 }
  #INSTIDX : 498||01f2:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R51)), constval u32 88)), dread ref %Reg1_R51) { dassign %Reg1_I 0 }
  #INSTIDX : 501||01f5:  aload
  #INSTIDX : 503||01f7:  invokeinterface
  regassign ptr %49 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg13_R55)))
  regassign u64 %50 (iread u64 <* u64> 0 (add ptr (regread ptr %49, constval u32 32)))
  if (eq u1 u64 (regread u64 %50, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %49, constval u64 0x12c8, conststr ptr "getValue|()Ljava/lang/Object;") { regassign u64 %50}
  }
  icallassigned (regread u64 %50, dread ref %Reg13_R55) { dassign %Reg2_R41 0 }
  #INSTIDX : 508||01fc:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R41) { dassign %Reg2_R44 0 }
  #INSTIDX : 511||01ff:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R44)), constval u32 88)), dread ref %Reg2_R44) { dassign %Reg2_I 0 }
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %136 (dread ref %Reg0_R49)
  dassign %Reg0_R49 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Lists_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R49)
  intrinsiccall MCCDecRef (regread ptr %136)
  #INSTIDX : 524||020c:  iload
  #INSTIDX : 526||020e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R49)), constval u32 272)), dread ref %Reg0_R49, dread i32 %Reg11_I) {}
  #INSTIDX : 529||0211:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Futil_2FArrayList_3B)
  regassign ptr %137 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  intrinsiccall MCCDecRef (regread ptr %137)
  #INSTIDX : 532||0214:  dup
  #INSTIDX : 533||0215:  invokespecial
  #Call function:Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 536||0218:  astore
  regassign ptr %138 (dread ref %Reg12_R47)
  dassign %Reg12_R47 0 (retype ref <* <$Ljava_2Futil_2FList_3B>> (dread ref %Reg0_R45))
  intrinsiccall MCCIncRef (dread ref %Reg12_R47)
  intrinsiccall MCCDecRef (regread ptr %138)
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
  regassign ptr %139 (dread ref %Reg1_R56)
  dassign %Reg1_R56 0 (gcmalloc ref <$LLists_24Pair_3B>)
  intrinsiccall MCCDecRef (regread ptr %139)
  #INSTIDX : 555||022b:  dup
  #INSTIDX : 556||022c:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %140 (dread ref %Reg3_R50)
  dassign %Reg3_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %140)
  #INSTIDX : 559||022f:  dup
  #INSTIDX : 560||0230:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg3_R50) {}
  #INSTIDX : 563||0233:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e00) { dassign %L_STR_161352 0 }
  regassign ptr %141 (dread ref %Reg4_R51)
  dassign %Reg4_R51 0 (dread ptr %L_STR_161352)
  intrinsiccall MCCIncRef (dread ref %Reg4_R51)
  intrinsiccall MCCDecRef (regread ptr %141)
  #INSTIDX : 565||0235:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg3_R50)), constval u32 152)), dread ref %Reg3_R50, dread ref %Reg4_R51) { dassign %Reg3_R50 0 }
  #INSTIDX : 568||0238:  aload
  #INSTIDX : 570||023a:  invokeinterface
  regassign ptr %51 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg12_R47)))
  regassign u64 %52 (iread u64 <* u64> 0 (add ptr (regread ptr %51, constval u32 56)))
  if (eq u1 u64 (regread u64 %52, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %51, constval u64 0x12c8, conststr ptr "size|()I") { regassign u64 %52}
  }
  icallassigned (regread u64 %52, dread ref %Reg12_R47) { dassign %Reg4_I 0 }
  #INSTIDX : 575||023f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg3_R50)), constval u32 224)), dread ref %Reg3_R50, dread i32 %Reg4_I) { dassign %Reg3_R50 0 }
  #INSTIDX : 578||0242:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg3_R50)), constval u32 32)), dread ref %Reg3_R50) { dassign %Reg3_R51 0 }
  #INSTIDX : 581||0245:  lload
  #INSTIDX : 583||0247:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FLong_3B)
  #Call function:Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 5)))
  icallassigned (dread ptr %__muid_symptr, dread i64 %Reg13_J) { dassign %Reg4_R57 0 }
  #INSTIDX : 586||024a:  invokespecial
  regassign ptr %142 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R51))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %142)
  regassign ptr %143 (dread ref %Reg4_R41)
  dassign %Reg4_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R57))
  intrinsiccall MCCIncRef (dread ref %Reg4_R41)
  intrinsiccall MCCDecRef (regread ptr %143)
  #Call function:LLists_24Pair_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Lists_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R56, dread ref %Reg3_R41, dread ref %Reg4_R41) {}
  #INSTIDX : 589||024d:  invokeinterface
  regassign ptr %144 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R56))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %144)
  regassign ptr %53 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg12_R47)))
  regassign u64 %54 (iread u64 <* u64> 0 (add ptr (regread ptr %53, constval u32 80)))
  if (eq u1 u64 (regread u64 %54, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %53, constval u64 0x12c8, conststr ptr "add|(Ljava/lang/Object;)Z") { regassign u64 %54}
  }
  icallassigned (regread u64 %54, dread ref %Reg12_R47, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %145 (dread ref %Reg0_R49)
  dassign %Reg0_R49 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Lists_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R49)
  intrinsiccall MCCDecRef (regread ptr %145)
  #INSTIDX : 609||0261:  aload
  #INSTIDX : 611||0263:  invokevirtual
  regassign ptr %146 (dread ref %Reg12_R41)
  dassign %Reg12_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R47))
  intrinsiccall MCCIncRef (dread ref %Reg12_R41)
  intrinsiccall MCCDecRef (regread ptr %146)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R49)), constval u32 320)), dread ref %Reg0_R49, dread ref %Reg12_R41) {}
  #INSTIDX : 614||0266:  bipush
  dassign %Reg0_I 0 (constval i32 100)
  #INSTIDX : 616||0268:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FInteger_3B)
  #Call function:Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg0_I) { dassign %Reg0_R44 0 }
  #INSTIDX : 619||026b:  astore
  regassign ptr %147 (dread ref %Reg13_R44)
  dassign %Reg13_R44 0 (dread ref %Reg0_R44)
  intrinsiccall MCCIncRef (dread ref %Reg13_R44)
  intrinsiccall MCCDecRef (regread ptr %147)
  #INSTIDX : 621||026d:  bipush
  dassign %Reg0_I 0 (constval i32 100)
  #INSTIDX : 623||026f:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FInteger_3B)
  #Call function:Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg0_I) { dassign %Reg0_R44 0 }
  #INSTIDX : 626||0272:  astore
  regassign ptr %148 (dread ref %Reg14_R44)
  dassign %Reg14_R44 0 (dread ref %Reg0_R44)
  intrinsiccall MCCIncRef (dread ref %Reg14_R44)
  intrinsiccall MCCDecRef (regread ptr %148)
  #INSTIDX : 628||0274:  ldc
  dassign %Reg0_I 0 (constval i32 100000)
  #INSTIDX : 630||0276:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FInteger_3B)
  #Call function:Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg0_I) { dassign %Reg0_R44 0 }
  #INSTIDX : 633||0279:  astore
  regassign ptr %149 (dread ref %Reg15_R44)
  dassign %Reg15_R44 0 (dread ref %Reg0_R44)
  intrinsiccall MCCIncRef (dread ref %Reg15_R44)
  intrinsiccall MCCDecRef (regread ptr %149)
  #INSTIDX : 635||027b:  ldc2_w
  dassign %Reg0_D 0 (constval f64 2.5)
  #INSTIDX : 638||027e:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FDouble_3B)
  #Call function:Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 6)))
  icallassigned (dread ptr %__muid_symptr, dread f64 %Reg0_D) { dassign %Reg0_R58 0 }
  #INSTIDX : 641||0281:  astore
  regassign ptr %150 (dread ref %Reg16_R41)
  dassign %Reg16_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R58))
  intrinsiccall MCCIncRef (dread ref %Reg16_R41)
  intrinsiccall MCCDecRef (regread ptr %150)
  #INSTIDX : 643||0283:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %151 (dread ref %Reg0_R49)
  dassign %Reg0_R49 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Lists_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R49)
  intrinsiccall MCCDecRef (regread ptr %151)
  #INSTIDX : 646||0286:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %152 (dread ref %Reg1_R50)
  dassign %Reg1_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %152)
  #INSTIDX : 649||0289:  dup
  #INSTIDX : 650||028a:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R50) {}
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
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 208)), dread ref %Reg1_R50, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R50 0 }
  #INSTIDX : 668||029c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161353 0 }
  regassign ptr %153 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ptr %L_STR_161353)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %153)
  #INSTIDX : 670||029e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 152)), dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 673||02a1:  aload
  #INSTIDX : 675||02a3:  ldc
  dassign %Reg3_I 0 (constval i32 100000)
  #INSTIDX : 677||02a5:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FInteger_3B)
  #Call function:Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg3_I) { dassign %Reg3_R44 0 }
  #INSTIDX : 680||02a8:  invokevirtual
  regassign ptr %154 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R44))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %154)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg15_R44)), constval u32 16)), dread ref %Reg15_R44, dread ref %Reg3_R41) { dassign %Reg2_Z 0 }
  #INSTIDX : 683||02ab:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 208)), dread ref %Reg1_R50, dread u1 %Reg2_Z) { dassign %Reg1_R50 0 }
  #INSTIDX : 686||02ae:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161354 0 }
  regassign ptr %155 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ptr %L_STR_161354)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %155)
  #INSTIDX : 688||02b0:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 152)), dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 691||02b3:  aload
  #INSTIDX : 693||02b5:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 160)), dread ref %Reg1_R50, dread ref %Reg16_R41) { dassign %Reg1_R50 0 }
  #INSTIDX : 696||02b8:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161355 0 }
  regassign ptr %156 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ptr %L_STR_161355)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %156)
  #INSTIDX : 698||02ba:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 152)), dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 701||02bd:  aload
  #INSTIDX : 703||02bf:  aload
  #INSTIDX : 705||02c1:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg13_R44)), constval u32 136)), dread ref %Reg13_R44, dread ref %Reg15_R44) { dassign %Reg2_I 0 }
  #INSTIDX : 708||02c4:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 224)), dread ref %Reg1_R50, dread i32 %Reg2_I) { dassign %Reg1_R50 0 }
  #INSTIDX : 711||02c7:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 32)), dread ref %Reg1_R50) { dassign %Reg1_R51 0 }
  #INSTIDX : 714||02ca:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R49)), constval u32 312)), dread ref %Reg0_R49, dread ref %Reg1_R51) {}
  #INSTIDX : 717||02cd:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Futil_2FHashMap_3B)
  regassign ptr %157 (dread ref %Reg0_R52)
  dassign %Reg0_R52 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  intrinsiccall MCCDecRef (regread ptr %157)
  #INSTIDX : 720||02d0:  dup
  #INSTIDX : 721||02d1:  invokespecial
  #Call function:Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 4)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R52) {}
  #INSTIDX : 724||02d4:  astore
  regassign ptr %158 (dread ref %Reg17_R53)
  dassign %Reg17_R53 0 (retype ref <* <$Ljava_2Futil_2FMap_3B>> (dread ref %Reg0_R52))
  intrinsiccall MCCIncRef (dread ref %Reg17_R53)
  intrinsiccall MCCDecRef (regread ptr %158)
  #INSTIDX : 726||02d6:  iconst_5
  dassign %Reg0_I 0 (constval i32 5)
  #INSTIDX : 727||02d7:  anewarray
  regassign ptr %159 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  intrinsiccall MCCDecRef (regread ptr %159)
  #INSTIDX : 730||02da:  dup
  #INSTIDX : 731||02db:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
  #INSTIDX : 732||02dc:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100700070006c006500) { dassign %L_STR_161356 0 }
  regassign ptr %160 (dread ref %Reg3_R51)
  dassign %Reg3_R51 0 (dread ptr %L_STR_161356)
  intrinsiccall MCCIncRef (dread ref %Reg3_R51)
  intrinsiccall MCCDecRef (regread ptr %160)
  #INSTIDX : 734||02de:  aastore
  iassign <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg0_R46, dread i32 %Reg2_I), dread ref %Reg3_R51)
  #INSTIDX : 735||02df:  dup
  #INSTIDX : 736||02e0:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 737||02e1:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610076006f006300610064006f00) { dassign %L_STR_161357 0 }
  regassign ptr %161 (dread ref %Reg3_R51)
  dassign %Reg3_R51 0 (dread ptr %L_STR_161357)
  intrinsiccall MCCIncRef (dread ref %Reg3_R51)
  intrinsiccall MCCDecRef (regread ptr %161)
  #INSTIDX : 739||02e3:  aastore
  iassign <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg0_R46, dread i32 %Reg2_I), dread ref %Reg3_R51)
  #INSTIDX : 740||02e4:  dup
  #INSTIDX : 741||02e5:  iconst_2
  dassign %Reg2_I 0 (constval i32 2)
  #INSTIDX : 742||02e6:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_620061006e0061006e006100) { dassign %L_STR_161358 0 }
  regassign ptr %162 (dread ref %Reg3_R51)
  dassign %Reg3_R51 0 (dread ptr %L_STR_161358)
  intrinsiccall MCCIncRef (dread ref %Reg3_R51)
  intrinsiccall MCCDecRef (regread ptr %162)
  #INSTIDX : 744||02e8:  aastore
  iassign <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg0_R46, dread i32 %Reg2_I), dread ref %Reg3_R51)
  #INSTIDX : 745||02e9:  dup
  #INSTIDX : 746||02ea:  iconst_3
  dassign %Reg2_I 0 (constval i32 3)
  #INSTIDX : 747||02eb:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_630068006500720072007900) { dassign %L_STR_161359 0 }
  regassign ptr %163 (dread ref %Reg3_R51)
  dassign %Reg3_R51 0 (dread ptr %L_STR_161359)
  intrinsiccall MCCIncRef (dread ref %Reg3_R51)
  intrinsiccall MCCDecRef (regread ptr %163)
  #INSTIDX : 749||02ed:  aastore
  iassign <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg0_R46, dread i32 %Reg2_I), dread ref %Reg3_R51)
  #INSTIDX : 750||02ee:  dup
  #INSTIDX : 751||02ef:  iconst_4
  dassign %Reg2_I 0 (constval i32 4)
  #INSTIDX : 752||02f0:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c6c54c798cd453d3878ed659b28e692d) { dassign %L_STR_161360 0 }
  regassign ptr %164 (dread ref %Reg3_R51)
  dassign %Reg3_R51 0 (dread ptr %L_STR_161360)
  intrinsiccall MCCIncRef (dread ref %Reg3_R51)
  intrinsiccall MCCDecRef (regread ptr %164)
  #INSTIDX : 754||02f2:  aastore
  iassign <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg0_R46, dread i32 %Reg2_I), dread ref %Reg3_R51)
  #INSTIDX : 755||02f3:  astore
  regassign ptr %165 (dread ref %Reg18_R46)
  dassign %Reg18_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg18_R46)
  intrinsiccall MCCDecRef (regread ptr %165)
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
  regassign ptr %166 (dread ref %Reg0_R51)
  dassign %Reg0_R51 0 (iread ref <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %Reg18_R46, dread i32 %Reg20_I)))
  intrinsiccall MCCIncRef (dread ref %Reg0_R51)
  intrinsiccall MCCDecRef (regread ptr %166)
  #INSTIDX : 777||0309:  astore
  regassign ptr %167 (dread ref %Reg21_R51)
  dassign %Reg21_R51 0 (dread ref %Reg0_R51)
  intrinsiccall MCCIncRef (dread ref %Reg21_R51)
  intrinsiccall MCCDecRef (regread ptr %167)
  #INSTIDX : 779||030b:  aload
  #INSTIDX : 781||030d:  iconst_0
  dassign %Reg1_I 0 (constval i32 0)
  #INSTIDX : 782||030e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg21_R51)), constval u32 112)), dread ref %Reg21_R51, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  #INSTIDX : 785||0311:  istore
  dassign %Reg22_C 0 (dread u16 %Reg0_C)
  #INSTIDX : 787||0313:  aload
  #INSTIDX : 789||0315:  iload
  #INSTIDX : 791||0317:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FCharacter_3B)
  #Call function:Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 7)))
  icallassigned (dread ptr %__muid_symptr, dread u16 %Reg22_C) { dassign %Reg1_R59 0 }
  #INSTIDX : 794||031a:  invokeinterface
  regassign ptr %168 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R59))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %168)
  regassign ptr %55 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg17_R53)))
  regassign u64 %56 (iread u64 <* u64> 0 (add ptr (regread ptr %55, constval u32 152)))
  if (eq u1 u64 (regread u64 %56, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %55, constval u64 0x12c8, conststr ptr "containsKey|(Ljava/lang/Object;)Z") { regassign u64 %56}
  }
  icallassigned (regread u64 %56, dread ref %Reg17_R53, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
  #INSTIDX : 799||031f:  ifne
  brtrue @label15 (ne i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 802||0322:  aload
  #INSTIDX : 804||0324:  iload
  #INSTIDX : 806||0326:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FCharacter_3B)
  #Call function:Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 7)))
  icallassigned (dread ptr %__muid_symptr, dread u16 %Reg22_C) { dassign %Reg1_R59 0 }
  #INSTIDX : 809||0329:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Futil_2FArrayList_3B)
  regassign ptr %169 (dread ref %Reg2_R45)
  dassign %Reg2_R45 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  intrinsiccall MCCDecRef (regread ptr %169)
  #INSTIDX : 812||032c:  dup
  #INSTIDX : 813||032d:  invokespecial
  #Call function:Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R45) {}
  #INSTIDX : 816||0330:  invokeinterface
  regassign ptr %170 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R59))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %170)
  regassign ptr %171 (dread ref %Reg2_R41)
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R45))
  intrinsiccall MCCIncRef (dread ref %Reg2_R41)
  intrinsiccall MCCDecRef (regread ptr %171)
  regassign ptr %57 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg17_R53)))
  regassign u64 %58 (iread u64 <* u64> 0 (add ptr (regread ptr %57, constval u32 160)))
  if (eq u1 u64 (regread u64 %58, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %57, constval u64 0x12c8, conststr ptr "put|(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;") { regassign u64 %58}
  }
  icallassigned (regread u64 %58, dread ref %Reg17_R53, dread ref %Reg1_R41, dread ref %Reg2_R41) { dassign %Reg0_R41 0 }
  #INSTIDX : 821||0335:  pop
@label15
  #INSTIDX : 822||0336:  aload
  #INSTIDX : 824||0338:  iload
  #INSTIDX : 826||033a:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FCharacter_3B)
  #Call function:Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 7)))
  icallassigned (dread ptr %__muid_symptr, dread u16 %Reg22_C) { dassign %Reg1_R59 0 }
  #INSTIDX : 829||033d:  invokeinterface
  regassign ptr %172 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R59))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %172)
  regassign ptr %59 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg17_R53)))
  regassign u64 %60 (iread u64 <* u64> 0 (add ptr (regread ptr %59, constval u32 56)))
  if (eq u1 u64 (regread u64 %60, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %59, constval u64 0x12c8, conststr ptr "get|(Ljava/lang/Object;)Ljava/lang/Object;") { regassign u64 %60}
  }
  icallassigned (regread u64 %60, dread ref %Reg17_R53, dread ref %Reg1_R41) { dassign %Reg0_R41 0 }
  #INSTIDX : 834||0342:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Futil_2FList_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R41) { dassign %Reg0_R47 0 }
  #INSTIDX : 837||0345:  aload
  #INSTIDX : 839||0347:  invokeinterface
  regassign ptr %173 (dread ref %Reg21_R41)
  dassign %Reg21_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg21_R51))
  intrinsiccall MCCIncRef (dread ref %Reg21_R41)
  intrinsiccall MCCDecRef (regread ptr %173)
  regassign ptr %61 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)))
  regassign u64 %62 (iread u64 <* u64> 0 (add ptr (regread ptr %61, constval u32 80)))
  if (eq u1 u64 (regread u64 %62, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %61, constval u64 0x12c8, conststr ptr "add|(Ljava/lang/Object;)Z") { regassign u64 %62}
  }
  icallassigned (regread u64 %62, dread ref %Reg0_R47, dread ref %Reg21_R41) { dassign %Reg0_Z 0 }
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %174 (dread ref %Reg0_R49)
  dassign %Reg0_R49 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Lists_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R49)
  intrinsiccall MCCDecRef (regread ptr %174)
  #INSTIDX : 865||0361:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %175 (dread ref %Reg1_R50)
  dassign %Reg1_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %175)
  #INSTIDX : 868||0364:  dup
  #INSTIDX : 869||0365:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R50) {}
  #INSTIDX : 872||0368:  iload
  #INSTIDX : 874||036a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 216)), dread ref %Reg1_R50, dread u16 %Reg18_C) { dassign %Reg1_R50 0 }
  #INSTIDX : 877||036d:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161361 0 }
  regassign ptr %176 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ptr %L_STR_161361)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %176)
  #INSTIDX : 879||036f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 152)), dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 882||0372:  aload
  #INSTIDX : 884||0374:  iload
  #INSTIDX : 886||0376:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FCharacter_3B)
  #Call function:Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 7)))
  icallassigned (dread ptr %__muid_symptr, dread u16 %Reg18_C) { dassign %Reg3_R59 0 }
  #INSTIDX : 889||0379:  invokeinterface
  regassign ptr %177 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R59))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %177)
  regassign ptr %63 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg17_R53)))
  regassign u64 %64 (iread u64 <* u64> 0 (add ptr (regread ptr %63, constval u32 56)))
  if (eq u1 u64 (regread u64 %64, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %63, constval u64 0x12c8, conststr ptr "get|(Ljava/lang/Object;)Ljava/lang/Object;") { regassign u64 %64}
  }
  icallassigned (regread u64 %64, dread ref %Reg17_R53, dread ref %Reg3_R41) { dassign %Reg2_R41 0 }
  #INSTIDX : 894||037e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 160)), dread ref %Reg1_R50, dread ref %Reg2_R41) { dassign %Reg1_R50 0 }
  #INSTIDX : 897||0381:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 32)), dread ref %Reg1_R50) { dassign %Reg1_R51 0 }
  #INSTIDX : 900||0384:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R49)), constval u32 312)), dread ref %Reg0_R49, dread ref %Reg1_R51) {}
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
  regassign ptr %65 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R47)))
  regassign u64 %66 (iread u64 <* u64> 0 (add ptr (regread ptr %65, constval u32 96)))
  if (eq u1 u64 (regread u64 %66, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %65, constval u64 0x12c8, conststr ptr "iterator|()Ljava/util/Iterator;") { regassign u64 %66}
  }
  icallassigned (regread u64 %66, dread ref %Reg8_R47) { dassign %Reg0_R43 0 }
  #INSTIDX : 919||0397:  astore
  regassign ptr %178 (dread ref %Reg18_R43)
  dassign %Reg18_R43 0 (dread ref %Reg0_R43)
  intrinsiccall MCCIncRef (dread ref %Reg18_R43)
  intrinsiccall MCCDecRef (regread ptr %178)
@label19
  #INSTIDX : 921||0399:  aload
  #INSTIDX : 923||039b:  invokeinterface
  regassign ptr %67 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg18_R43)))
  regassign u64 %68 (iread u64 <* u64> 0 (add ptr (regread ptr %67, constval u32 128)))
  if (eq u1 u64 (regread u64 %68, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %67, constval u64 0x12c8, conststr ptr "hasNext|()Z") { regassign u64 %68}
  }
  icallassigned (regread u64 %68, dread ref %Reg18_R43) { dassign %Reg0_Z 0 }
  #INSTIDX : 928||03a0:  ifeq
  brtrue @label20 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 931||03a3:  aload
  #INSTIDX : 933||03a5:  invokeinterface
  regassign ptr %69 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg18_R43)))
  regassign u64 %70 (iread u64 <* u64> 0 (add ptr (regread ptr %69, constval u32 136)))
  if (eq u1 u64 (regread u64 %70, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %69, constval u64 0x12c8, conststr ptr "next|()Ljava/lang/Object;") { regassign u64 %70}
  }
  icallassigned (regread u64 %70, dread ref %Reg18_R43) { dassign %Reg0_R41 0 }
  #INSTIDX : 938||03aa:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R41) { dassign %Reg0_R44 0 }
  #INSTIDX : 941||03ad:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R44)), constval u32 88)), dread ref %Reg0_R44) { dassign %Reg0_I 0 }
  #INSTIDX : 944||03b0:  iconst_2
  dassign %Reg1_I 0 (constval i32 2)
  #INSTIDX : 945||03b1:  irem
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 946||03b2:  ifne
  brtrue @label19 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  #INSTIDX : 949||03b5:  aload
  #INSTIDX : 951||03b7:  invokeinterface
  regassign ptr %71 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg18_R43)))
  regassign u64 %72 (iread u64 <* u64> 0 (add ptr (regread ptr %71, constval u32 16)))
  if (eq u1 u64 (regread u64 %72, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %71, constval u64 0x12c8, conststr ptr "remove|()V") { regassign u64 %72}
  }
  icallassigned (regread u64 %72, dread ref %Reg18_R43) {}
  #INSTIDX : 956||03bc:  goto
  goto @label19
@label20
  #INSTIDX : 959||03bf:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %179 (dread ref %Reg0_R49)
  dassign %Reg0_R49 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Lists_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R49)
  intrinsiccall MCCDecRef (regread ptr %179)
  #INSTIDX : 962||03c2:  aload_1
  #INSTIDX : 963||03c3:  invokevirtual
  regassign ptr %180 (dread ref %Reg8_R41)
  dassign %Reg8_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R47))
  intrinsiccall MCCIncRef (dread ref %Reg8_R41)
  intrinsiccall MCCDecRef (regread ptr %180)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R49)), constval u32 320)), dread ref %Reg0_R49, dread ref %Reg8_R41) {}
  #INSTIDX : 966||03c6:  iconst_3
  dassign %Reg0_I 0 (constval i32 3)
  #INSTIDX : 967||03c7:  anewarray
  regassign ptr %181 (dread ref %Reg0_R60)
  dassign %Reg0_R60 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg0_I))
  intrinsiccall MCCDecRef (regread ptr %181)
  #INSTIDX : 970||03ca:  dup
  #INSTIDX : 971||03cb:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
  #INSTIDX : 972||03cc:  iconst_2
  dassign %Reg3_I 0 (constval i32 2)
  #INSTIDX : 973||03cd:  newarray
  regassign ptr %182 (dread ref %Reg3_R61)
  dassign %Reg3_R61 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg3_I))
  intrinsiccall MCCDecRef (regread ptr %182)
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
  regassign ptr %183 (dread ref %Reg3_R61)
  dassign %Reg3_R61 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg3_I))
  intrinsiccall MCCDecRef (regread ptr %183)
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
  regassign ptr %184 (dread ref %Reg3_R61)
  dassign %Reg3_R61 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg3_I))
  intrinsiccall MCCDecRef (regread ptr %184)
  #INSTIDX : 1007||03ef:  aastore
  iassign <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg0_R60, dread i32 %Reg2_I), dread ref %Reg3_R61)
  #INSTIDX : 1008||03f0:  astore
  regassign ptr %185 (dread ref %Reg19_R60)
  dassign %Reg19_R60 0 (dread ref %Reg0_R60)
  intrinsiccall MCCIncRef (dread ref %Reg19_R60)
  intrinsiccall MCCDecRef (regread ptr %185)
  #INSTIDX : 1010||03f2:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 1011||03f3:  istore
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 1013||03f5:  aload
  #INSTIDX : 1015||03f7:  astore
  regassign ptr %186 (dread ref %Reg21_R60)
  dassign %Reg21_R60 0 (dread ref %Reg19_R60)
  intrinsiccall MCCIncRef (dread ref %Reg21_R60)
  intrinsiccall MCCDecRef (regread ptr %186)
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
  regassign ptr %187 (dread ref %Reg0_R61)
  dassign %Reg0_R61 0 (iread ref <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg21_R60, dread i32 %Reg23_I)))
  intrinsiccall MCCIncRef (dread ref %Reg0_R61)
  intrinsiccall MCCDecRef (regread ptr %187)
  #INSTIDX : 1037||040d:  astore
  regassign ptr %188 (dread ref %Reg24_R61)
  dassign %Reg24_R61 0 (dread ref %Reg0_R61)
  intrinsiccall MCCIncRef (dread ref %Reg24_R61)
  intrinsiccall MCCDecRef (regread ptr %188)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %189 (dread ref %Reg0_R49)
  dassign %Reg0_R49 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Lists_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R49)
  intrinsiccall MCCDecRef (regread ptr %189)
  #INSTIDX : 1056||0420:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %190 (dread ref %Reg1_R50)
  dassign %Reg1_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %190)
  #INSTIDX : 1059||0423:  dup
  #INSTIDX : 1060||0424:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R50) {}
  #INSTIDX : 1063||0427:  iload
  #INSTIDX : 1065||0429:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 224)), dread ref %Reg1_R50, dread i32 %Reg20_I) { dassign %Reg1_R50 0 }
  #INSTIDX : 1068||042c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161362 0 }
  regassign ptr %191 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ptr %L_STR_161362)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %191)
  #INSTIDX : 1070||042e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 152)), dread ref %Reg1_R50, dread ref %Reg2_R51) { dassign %Reg1_R50 0 }
  #INSTIDX : 1073||0431:  aload
  #INSTIDX : 1075||0433:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 1076||0434:  aaload
  regassign ptr %192 (dread ref %Reg2_R61)
  dassign %Reg2_R61 0 (iread ref <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg19_R60, dread i32 %Reg3_I)))
  intrinsiccall MCCIncRef (dread ref %Reg2_R61)
  intrinsiccall MCCDecRef (regread ptr %192)
  #INSTIDX : 1077||0435:  iconst_2
  dassign %Reg3_I 0 (constval i32 2)
  #INSTIDX : 1078||0436:  iaload
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R61, dread i32 %Reg3_I)))
  #INSTIDX : 1079||0437:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 224)), dread ref %Reg1_R50, dread i32 %Reg2_I) { dassign %Reg1_R50 0 }
  #INSTIDX : 1082||043a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R50)), constval u32 32)), dread ref %Reg1_R50) { dassign %Reg1_R51 0 }
  #INSTIDX : 1085||043d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R49)), constval u32 312)), dread ref %Reg0_R49, dread ref %Reg1_R51) {}
  #INSTIDX : 1088||0440:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R45, dread ref %Reg8_R47, dread ref %Reg0_R48, dread ref %Reg0_R43, dread ref %Reg9_R43, dread ref %Reg0_R41, dread ref %Reg0_R44, dread ref %Reg1_R44, dread ref %Reg1_R41, dread ref %Reg0_R49, dread ref %Reg1_R50, dread ref %Reg8_R41, dread ref %Reg2_R51, dread ref %Reg8_R42, dread ref %Reg2_R48, dread ref %Reg2_R42, dread ref %Reg1_R51, dread ref %Reg2_R44, dread ref %Reg2_R41, dread ref %Reg3_R44, dread ref %Reg3_R41, dread ref %Reg0_R52, dread ref %Reg9_R53, dread ref %Reg0_R51, dread ref %Reg10_R51, dread ref %Reg0_R46, dread ref %Reg11_R46, dread ref %Reg14_R51, dread ref %Reg14_R41, dread ref %Reg15_R44, dread ref %Reg0_R53, dread ref %Reg3_R51, dread ref %Reg0_R54, dread ref %Reg12_R43, dread ref %Reg0_R55, dread ref %Reg13_R55, dread ref %Reg12_R47, dread ref %Reg1_R56, dread ref %Reg3_R50, dread ref %Reg4_R51, dread ref %Reg4_R57, dread ref %Reg4_R41, dread ref %Reg12_R41, dread ref %Reg13_R44, dread ref %Reg14_R44, dread ref %Reg0_R58, dread ref %Reg16_R41, dread ref %Reg17_R53, dread ref %Reg18_R46, dread ref %Reg21_R51, dread ref %Reg1_R59, dread ref %Reg2_R45, dread ref %Reg0_R47, dread ref %Reg21_R41, dread ref %Reg3_R59, dread ref %Reg18_R43, dread ref %Reg0_R60, dread ref %Reg3_R61, dread ref %Reg19_R60, dread ref %Reg21_R60, dread ref %Reg0_R61, dread ref %Reg24_R61, dread ref %Reg2_R61)
  return ()
}
func &LLists_24Pair_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V constructor (var %_this <* <$LLists_24Pair_3B>>, var %Reg3_R41 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg4_R41 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 48156
  var %Reg2_R56 <* <$LLists_24Pair_3B>> localrefvar
  var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R56)
  dassign %Reg2_R56 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R56)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  regassign ptr %2 (dread ref %Reg2_R41)
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R56))
  intrinsiccall MCCIncRef (dread ref %Reg2_R41)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R41) {}
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  aload_1
  #INSTIDX : 6||0006:  putfield
  iassign <* <$LLists_24Pair_3B>> 4 (dread ref %Reg2_R56, dread ref %Reg3_R41)
  #INSTIDX : 9||0009:  aload_0
  #INSTIDX : 10||000a:  aload_2
  #INSTIDX : 11||000b:  putfield
  iassign <* <$LLists_24Pair_3B>> 5 (dread ref %Reg2_R56, dread ref %Reg4_R41)
  #INSTIDX : 14||000e:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R56, dread ref %Reg2_R41)
  return ()
}
func &LLists_24Pair_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LLists_24Pair_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48157
  var %Reg2_R56 <* <$LLists_24Pair_3B>> localrefvar
  var %Reg0_R50 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161363 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R51 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %L_STR_161364 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161365 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R51 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R56)
  dassign %Reg2_R56 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R56)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %2 (dread ref %Reg0_R50)
  dassign %Reg0_R50 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R50) {}
  #INSTIDX : 7||0007:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2800) { dassign %L_STR_161363 0 }
  regassign ptr %3 (dread ref %Reg1_R51)
  dassign %Reg1_R51 0 (dread ptr %L_STR_161363)
  intrinsiccall MCCIncRef (dread ref %Reg1_R51)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 9||0009:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R50)), constval u32 152)), dread ref %Reg0_R50, dread ref %Reg1_R51) { dassign %Reg0_R50 0 }
  #INSTIDX : 12||000c:  aload_0
  #INSTIDX : 13||000d:  getfield
  regassign ptr %4 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (iread ref <* <$LLists_24Pair_3B>> 4 (dread ref %Reg2_R56))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 16||0010:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R50)), constval u32 160)), dread ref %Reg0_R50, dread ref %Reg1_R41) { dassign %Reg0_R50 0 }
  #INSTIDX : 19||0013:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c002000) { dassign %L_STR_161364 0 }
  regassign ptr %5 (dread ref %Reg1_R51)
  dassign %Reg1_R51 0 (dread ptr %L_STR_161364)
  intrinsiccall MCCIncRef (dread ref %Reg1_R51)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 21||0015:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R50)), constval u32 152)), dread ref %Reg0_R50, dread ref %Reg1_R51) { dassign %Reg0_R50 0 }
  #INSTIDX : 24||0018:  aload_0
  #INSTIDX : 25||0019:  getfield
  regassign ptr %6 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (iread ref <* <$LLists_24Pair_3B>> 5 (dread ref %Reg2_R56))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 28||001c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R50)), constval u32 160)), dread ref %Reg0_R50, dread ref %Reg1_R41) { dassign %Reg0_R50 0 }
  #INSTIDX : 31||001f:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2900) { dassign %L_STR_161365 0 }
  regassign ptr %7 (dread ref %Reg1_R51)
  dassign %Reg1_R51 0 (dread ptr %L_STR_161365)
  intrinsiccall MCCIncRef (dread ref %Reg1_R51)
  intrinsiccall MCCDecRef (regread ptr %7)
  #INSTIDX : 33||0021:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R50)), constval u32 152)), dread ref %Reg0_R50, dread ref %Reg1_R51) { dassign %Reg0_R50 0 }
  #INSTIDX : 36||0024:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R50)), constval u32 32)), dread ref %Reg0_R50) { dassign %Reg0_R51 0 }
  #INSTIDX : 39||0027:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R51)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R56, dread ref %Reg0_R50, dread ref %Reg1_R51, dread ref %Reg1_R41, dread ref %Reg0_R51)
  return (dread ref %Reg0_R51)
}
func &LLists_24Range_241_3B_7C_3Cinit_3E_7C_28LLists_24Range_3B_29V constructor (var %_this <* <$LLists_24Range_241_3B>>, var %Reg3_R48 <* <$LLists_24Range_3B>>) void {
  funcid 48158
  var %Reg2_R62 <* <$LLists_24Range_241_3B>> localrefvar
  var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R62)
  dassign %Reg2_R62 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R62)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  aload_1
  #INSTIDX : 2||0002:  putfield
  iassign <* <$LLists_24Range_241_3B>> 5 (dread ref %Reg2_R62, dread ref %Reg3_R48)
  #INSTIDX : 5||0005:  aload_0
  #INSTIDX : 6||0006:  invokespecial
  regassign ptr %2 (dread ref %Reg2_R41)
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R62))
  intrinsiccall MCCIncRef (dread ref %Reg2_R41)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R41) {}
  #INSTIDX : 9||0009:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R62, dread ref %Reg2_R41)
  return ()
}
func &LLists_24Range_241_3B_7ChasNext_7C_28_29Z public virtual (var %_this <* <$LLists_24Range_241_3B>>) u1 {
  funcid 48159
  var %Reg2_R62 <* <$LLists_24Range_241_3B>> localrefvar
  var %Reg0_I i32
  var %Reg1_R48 <* <$LLists_24Range_3B>> localrefvar
  var %Reg1_I i32
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R62)
  dassign %Reg2_R62 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R62)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  dassign %Reg0_I 0 (iread i32 <* <$LLists_24Range_241_3B>> 4 (dread ref %Reg2_R62))
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  getfield
  regassign ptr %2 (dread ref %Reg1_R48)
  dassign %Reg1_R48 0 (iread ref <* <$LLists_24Range_241_3B>> 5 (dread ref %Reg2_R62))
  intrinsiccall MCCIncRef (dread ref %Reg1_R48)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 8||0008:  invokestatic
  #Call function:LLists_24Range_3B_7Caccess_24000_7C_28LLists_24Range_3B_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Lists_jar, constval i64 11)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R48) { dassign %Reg1_I 0 }
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
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R62, dread ref %Reg1_R48)
  return (cvt u1 i32 (dread i32 %Reg0_I))
}
func &LLists_24Range_241_3B_7Cnext_7C_28_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LLists_24Range_241_3B>>) <* <$Ljava_2Flang_2FInteger_3B>> {
  funcid 48160
  var %Reg4_R62 <* <$LLists_24Range_241_3B>> localrefvar
  var %Reg1_I i32
  var %Reg3_I i32
  var %Reg2_I i32
  var %Reg0_R44 <* <$Ljava_2Flang_2FInteger_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg4_R62)
  dassign %Reg4_R62 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg4_R62)
  intrinsiccall MCCDecRef (regread ptr %1)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FInteger_3B)
  #Call function:Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg1_I) { dassign %Reg0_R44 0 }
  #INSTIDX : 14||000e:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R44)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg4_R62, dread ref %Reg0_R44)
  return (dread ref %Reg0_R44)
}
func &LLists_24Range_241_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LLists_24Range_241_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 48161
  var %Reg1_R62 <* <$LLists_24Range_241_3B>> localrefvar
  var %Reg0_R44 <* <$Ljava_2Flang_2FInteger_3B>> localrefvar
  var %Reg0_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg1_R62)
  dassign %Reg1_R62 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg1_R62)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R62)), constval u32 96)), dread ref %Reg1_R62) { dassign %Reg0_R44 0 }
  #INSTIDX : 4||0004:  areturn
  regassign ptr %2 (dread ref %Reg0_R41)
  dassign %Reg0_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R44))
  intrinsiccall MCCIncRef (dread ref %Reg0_R41)
  intrinsiccall MCCDecRef (regread ptr %2)
  intrinsiccall MCCIncRef (dread ref %Reg0_R41)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R62, dread ref %Reg0_R44, dread ref %Reg0_R41)
  return (dread ref %Reg0_R41)
}
func &LLists_24Range_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LLists_24Range_3B>>, var %Reg3_I i32) void {
  funcid 48162
  var %Reg2_R48 <* <$LLists_24Range_3B>> localrefvar
  var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R48)
  dassign %Reg2_R48 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R48)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  regassign ptr %2 (dread ref %Reg2_R41)
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R48))
  intrinsiccall MCCIncRef (dread ref %Reg2_R41)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Lists_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R41) {}
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  iload_1
  #INSTIDX : 6||0006:  putfield
  iassign <* <$LLists_24Range_3B>> 4 (dread ref %Reg2_R48, dread i32 %Reg3_I)
  #INSTIDX : 9||0009:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R48, dread ref %Reg2_R41)
  return ()
}
func &LLists_24Range_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$LLists_24Range_3B>>) <* <$Ljava_2Futil_2FIterator_3B>> {
  funcid 48163
  var %Reg3_R48 <* <$LLists_24Range_3B>> localrefvar
  var %Reg0_R62 <* <$LLists_24Range_241_3B>> localrefvar
  var %Reg0_R43 <* <$Ljava_2Futil_2FIterator_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg3_R48)
  dassign %Reg3_R48 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg3_R48)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  new
  regassign ptr %2 (dread ref %Reg0_R62)
  dassign %Reg0_R62 0 (gcmalloc ref <$LLists_24Range_241_3B>)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  invokespecial
  #Call function:LLists_24Range_241_3B_7C_3Cinit_3E_7C_28LLists_24Range_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Lists_jar, constval i64 5)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R62, dread ref %Reg3_R48) {}
  #INSTIDX : 8||0008:  areturn
  regassign ptr %3 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Futil_2FIterator_3B>> (dread ref %Reg0_R62))
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %3)
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R48, dread ref %Reg0_R62, dread ref %Reg0_R43)
  return (dread ref %Reg0_R43)
}
func &LLists_24Range_3B_7Caccess_24000_7C_28LLists_24Range_3B_29I static synthetic (var %Reg1_R48 <* <$LLists_24Range_3B>>) i32 {
  funcid 48164
  var %Reg0_I i32
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  dassign %Reg0_I 0 (iread i32 <* <$LLists_24Range_3B>> 4 (dread ref %Reg1_R48))
  #INSTIDX : 4||0004:  ireturn
  return (dread i32 %Reg0_I)
}
