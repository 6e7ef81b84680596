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
type $__class_meta__ <struct {@shadow <* void> final, @monitor i32 final, @classloader u16 final, @objsize u16 final, @itab <* void> final, @vtab <* void> final, @gctib <* void> final, @classinforo <* void> final, @clinitbridge <* void> final}>
type $MUIDFuncDefTabEntry <struct {@funcUnifiedAddr u64}>
type $MUIDFuncDefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
type $MUIDUnifiedUndefTabEntry <struct {@globalAddress u64}>
type $MUIDUnifiedUndefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
var $__cinf_Ljava_2Flang_2FStringBuilder_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FString_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FSystem_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FInteger_3B extern <$__class_meta__>
var $__vtb_LTexts_3B fstatic <[11] <* void>> = [36, 40, 44, 0, 48, 52, 56, 60, 0, 64, 0]
var $__cinf_LTexts_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LTexts_3B, 7= 0, 8= 0, 9= 0]
func &MCC_getFuncPtrFromItabSecondHash64 nosideeffect () ptr
var $__muid_func_def_tab$$Texts_jar fstatic <[6] <$MUIDFuncDefTabEntry>> = [[1= addroffunc ptr &LTexts_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LTexts_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B], [1= addroffunc ptr &LTexts_3B_7Creversed_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B], [1= addroffunc ptr &LTexts_3B_7Cvowels_7C_28Ljava_2Flang_2FString_3B_29I], [1= addroffunc ptr &LTexts_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V], [1= addroffunc ptr &LTexts_3B_7C_3Cclinit_3E_7C_28_29V]]
var $__muid_func_def_muid_tab$$Texts_jar fstatic <[6] <$MUIDFuncDefMuidTabEntry>> = [[1= 5857483911695754526, 2= -4441702909716189053], [1= -7783993776079896750, 2= -3043168244871170090], [1= 8835987359251677718, 2= -3106982548632533142], [1= 8466156482773518591, 2= -5176652059455451454], [1= 2167353813513219584, 2= 8883964249629815098], [1= 2037662308652358745, 2= -8943036887613863271]]
var $__muid_func_undef_tab$$Texts_jar fstatic <[16] <$MUIDUnifiedUndefTabEntry>> = [[1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0]]
var $__muid_func_undef_muid_tab$$Texts_jar fstatic <[16] <$MUIDUnifiedUndefMuidTabEntry>> = [[1= 861319445769109370, 2= -5810107560272798903], [1= 7542514851439482877, 2= 1325277591736462115], [1= 6906661611931237722, 2= -1976922851284708166], [1= -7514445911518573775, 2= -5141816094824387510], [1= 7813377483830715597, 2= -1290593756818046219], [1= -3393711553142701627, 2= -3612568085460095435], [1= -2731602743737831859, 2= 847348087218855803], [1= 6672682237281243561, 2= -6284206163294066547], [1= 8228170266292084114, 2= -8288375544354297059], [1= -7464356948810446352, 2= 6963886536264595717], [1= -2701934576591406938, 2= 7529540672761248260], [1= -4187412136968710015, 2= 5423280095759154558], [1= 4481703037692844085, 2= 723980623110182091], [1= 5150622246382669867, 2= -5054247200996807739], [1= 7440723063273818663, 2= 5461109988975428737], [1= 8980949473780595860, 2= 3810356039898487356]]
var $__muid_data_undef_tab$$Texts_jar fstatic <[1] <$MUIDUnifiedUndefTabEntry>> = [[1= addrof ptr $Ljava_2Flang_2FSystem_3B_7Cout]]
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
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LTexts_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LTexts_3B>>) void {
  funcid 48153
  var %Reg1_R40 <* <$LTexts_3B>> localrefvar
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
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R40, dread ref %Reg1_R41)
  return ()
}
func &LTexts_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B static (var %Reg2_R42 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48154
  var %Reg3_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg0_I i32
  var %Reg4_I i32
  var %L_STR_161333 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg0_Z u1
  var %L_STR_161334 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161335 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161336 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161337 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %L_STR_161338 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161339 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161340 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %__muid_symptr <* void>

  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LTexts_3B)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  astore_1
  regassign ptr %1 (dread ref %Reg3_R42)
  dassign %Reg3_R42 0 (dread ref %Reg2_R42)
  intrinsiccall MCCIncRef (dread ref %Reg3_R42)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 2||0002:  iconst_m1
  dassign %Reg0_I 0 (constval i32 -1)
  #INSTIDX : 3||0003:  istore_2
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 4||0004:  aload_1
  #INSTIDX : 5||0005:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg3_R42)), constval u32 8)), dread ref %Reg3_R42) { dassign %Reg0_I 0 }
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
  regassign ptr %2 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161333)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 47||002f:  invokevirtual
  regassign ptr %3 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R42))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %3)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg3_R42)), constval u32 16)), dread ref %Reg3_R42, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
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
  regassign ptr %4 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161334)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 61||003d:  invokevirtual
  regassign ptr %5 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R42))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %5)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg3_R42)), constval u32 16)), dread ref %Reg3_R42, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
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
  regassign ptr %6 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161335)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 75||004b:  invokevirtual
  regassign ptr %7 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R42))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %7)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg3_R42)), constval u32 16)), dread ref %Reg3_R42, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
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
  regassign ptr %8 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161336)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %8)
  #INSTIDX : 89||0059:  invokevirtual
  regassign ptr %9 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R42))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %9)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg3_R42)), constval u32 16)), dread ref %Reg3_R42, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
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
  regassign ptr %10 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (dread ptr %L_STR_161337)
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MCCDecRef (regread ptr %10)
  #INSTIDX : 130||0082:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R42, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg0_R42, dread ref %Reg0_R43)
  return (dread ref %Reg0_R42)
@label6
  #INSTIDX : 131||0083:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3200) { dassign %L_STR_161338 0 }
  regassign ptr %11 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (dread ptr %L_STR_161338)
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MCCDecRef (regread ptr %11)
  #INSTIDX : 133||0085:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R42, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg0_R42, dread ref %Reg0_R43)
  return (dread ref %Reg0_R42)
@label7
  #INSTIDX : 134||0086:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2e8871230dfc81e76758aeb2e1337c15) { dassign %L_STR_161339 0 }
  regassign ptr %12 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (dread ptr %L_STR_161339)
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MCCDecRef (regread ptr %12)
  #INSTIDX : 136||0088:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R42, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg0_R42, dread ref %Reg0_R43)
  return (dread ref %Reg0_R42)
@label8
  #INSTIDX : 137||0089:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %13 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %13)
  #INSTIDX : 140||008c:  dup
  #INSTIDX : 141||008d:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R43) {}
  #INSTIDX : 144||0090:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3f00) { dassign %L_STR_161340 0 }
  regassign ptr %14 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161340)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %14)
  #INSTIDX : 146||0092:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 149||0095:  aload_0
  #INSTIDX : 150||0096:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R42)), constval u32 88)), dread ref %Reg2_R42) { dassign %Reg1_I 0 }
  #INSTIDX : 153||0099:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 224)), dread ref %Reg0_R43, dread i32 %Reg1_I) { dassign %Reg0_R43 0 }
  #INSTIDX : 156||009c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 32)), dread ref %Reg0_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 159||009f:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R42, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg0_R42, dread ref %Reg0_R43)
  return (dread ref %Reg0_R42)
}
func &LTexts_3B_7Creversed_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B static (var %Reg3_R42 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48155
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %Reg4_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg5_I i32
  var %Reg1_C u16
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LTexts_3B)
  #INSTIDX : 0||0000:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %1 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R43) {}
  #INSTIDX : 7||0007:  astore_1
  regassign ptr %2 (dread ref %Reg4_R43)
  dassign %Reg4_R43 0 (dread ref %Reg0_R43)
  intrinsiccall MCCIncRef (dread ref %Reg4_R43)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 8||0008:  aload_0
  #INSTIDX : 9||0009:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg3_R42)), constval u32 88)), dread ref %Reg3_R42) { dassign %Reg0_I 0 }
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
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg3_R42)), constval u32 112)), dread ref %Reg3_R42, dread i32 %Reg5_I) { dassign %Reg1_C 0 }
  #INSTIDX : 25||0019:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg4_R43)), constval u32 216)), dread ref %Reg4_R43, dread u16 %Reg1_C) { dassign %Reg0_R43 0 }
  #INSTIDX : 28||001c:  pop
  #INSTIDX : 29||001d:  iinc
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 -1))
  #INSTIDX : 32||0020:  goto
  goto @label9
@label10
  #INSTIDX : 35||0023:  aload_1
  #INSTIDX : 36||0024:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg4_R43)), constval u32 32)), dread ref %Reg4_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 39||0027:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R43, dread ref %Reg4_R43, dread ref %Reg0_R42)
  return (dread ref %Reg0_R42)
}
func &LTexts_3B_7Cvowels_7C_28Ljava_2Flang_2FString_3B_29I static (var %Reg2_R42 <* <$Ljava_2Flang_2FString_3B>>) i32 {
  funcid 48156
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg0_R44 <* <[] u16>> localrefvar
  var %Reg4_R44 <* <[] u16>> localrefvar
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg0_C u16
  var %Reg7_C u16
  var %Reg1_I i32
  var %__muid_symptr <* void>

  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LTexts_3B)
  #INSTIDX : 0||0000:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 1||0001:  istore_1
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 2||0002:  aload_0
  #INSTIDX : 3||0003:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R42)), constval u32 120)), dread ref %Reg2_R42) { dassign %Reg0_R44 0 }
  #INSTIDX : 6||0006:  astore_2
  regassign ptr %1 (dread ref %Reg4_R44)
  dassign %Reg4_R44 0 (dread ref %Reg0_R44)
  intrinsiccall MCCIncRef (dread ref %Reg4_R44)
  intrinsiccall MCCDecRef (regread ptr %1)
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
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R44, dread ref %Reg4_R44)
  return (dread i32 %Reg3_I)
}
func &LTexts_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg5_R45 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 48157
  var %L_STR_161341 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg6_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %L_STR_161342 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg7_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg0_R46 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %Reg1_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161343 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg2_I i32
  var %L_STR_161344 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161345 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg7_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg2_Z u1
  var %L_STR_161346 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
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
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161362 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %Reg1_I i32
  var %Reg1_J i64
  var %Reg1_D f64
  var %L_STR_161363 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %L_STR_161364 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161365 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R47 <* <$Ljava_2Flang_2FCharSequence_3B>> localrefvar
  var %L_STR_161366 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161367 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161368 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161369 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161370 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161371 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161372 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
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
  var %Reg0_R44 <* <[] u16>> localrefvar
  var %Reg10_R44 <* <[] u16>> localrefvar
  var %Reg11_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %L_STR_161386 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161387 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161388 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161389 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161390 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R45 <* <[] <* <$Ljava_2Flang_2FString_3B>>>> localrefvar
  var %Reg12_Z u1
  var %L_STR_161391 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161392 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161393 <* <$Ljava_2Flang_2FString_3B>>
  var %__muid_symptr <* void>

  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LTexts_3B)
  #INSTIDX : 0||0000:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_530061006d00610072006100) { dassign %L_STR_161341 0 }
  regassign ptr %1 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (dread ptr %L_STR_161341)
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 2||0002:  astore_1
  regassign ptr %2 (dread ref %Reg6_R42)
  dassign %Reg6_R42 0 (dread ref %Reg0_R42)
  intrinsiccall MCCIncRef (dread ref %Reg6_R42)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 3||0003:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FString_3B)
  regassign ptr %3 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 6||0006:  dup
  #INSTIDX : 7||0007:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_530061006d00610072006100) { dassign %L_STR_161342 0 }
  regassign ptr %4 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161342)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 9||0009:  invokespecial
  #Call function:Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R42, dread ref %Reg2_R42) {}
  #INSTIDX : 12||000c:  astore_2
  regassign ptr %5 (dread ref %Reg7_R42)
  dassign %Reg7_R42 0 (dread ref %Reg0_R42)
  intrinsiccall MCCIncRef (dread ref %Reg7_R42)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 13||000d:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %6 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Texts_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 16||0010:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %7 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %7)
  #INSTIDX : 19||0013:  dup
  #INSTIDX : 20||0014:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 23||0017:  aload_1
  #INSTIDX : 24||0018:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_530061006d00610072006100) { dassign %L_STR_161343 0 }
  regassign ptr %8 (dread ref %Reg3_R42)
  dassign %Reg3_R42 0 (dread ptr %L_STR_161343)
  intrinsiccall MCCIncRef (dread ref %Reg3_R42)
  intrinsiccall MCCDecRef (regread ptr %8)
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
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 208)), dread ref %Reg1_R43, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R43 0 }
  #INSTIDX : 37||0025:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161344 0 }
  regassign ptr %9 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161344)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %9)
  #INSTIDX : 39||0027:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
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
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 208)), dread ref %Reg1_R43, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R43 0 }
  #INSTIDX : 55||0037:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161345 0 }
  regassign ptr %10 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161345)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %10)
  #INSTIDX : 57||0039:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 60||003c:  aload_1
  #INSTIDX : 61||003d:  aload_2
  #INSTIDX : 62||003e:  invokevirtual
  regassign ptr %11 (dread ref %Reg7_R41)
  dassign %Reg7_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R42))
  intrinsiccall MCCIncRef (dread ref %Reg7_R41)
  intrinsiccall MCCDecRef (regread ptr %11)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg6_R42)), constval u32 16)), dread ref %Reg6_R42, dread ref %Reg7_R41) { dassign %Reg2_Z 0 }
  #INSTIDX : 65||0041:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 208)), dread ref %Reg1_R43, dread u1 %Reg2_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 68||0044:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161346 0 }
  regassign ptr %12 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161346)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %12)
  #INSTIDX : 70||0046:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 73||0049:  aload_1
  #INSTIDX : 74||004a:  aload_2
  #INSTIDX : 75||004b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg7_R42)), constval u32 384)), dread ref %Reg7_R42) { dassign %Reg3_R42 0 }
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
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 208)), dread ref %Reg1_R43, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R43 0 }
  #INSTIDX : 89||0059:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 92||005c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R46)), constval u32 312)), dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 95||005f:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %13 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Texts_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %13)
  #INSTIDX : 98||0062:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %14 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %14)
  #INSTIDX : 101||0065:  dup
  #INSTIDX : 102||0066:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 105||0069:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f006e006500) { dassign %L_STR_161347 0 }
  regassign ptr %15 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161347)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %15)
  #INSTIDX : 107||006b:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LTexts_3B)
  #Call function:LTexts_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[6] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 110||006e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 113||0071:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_740077006f00) { dassign %L_STR_161348 0 }
  regassign ptr %16 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161348)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %16)
  #INSTIDX : 115||0073:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LTexts_3B)
  #Call function:LTexts_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[6] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 118||0076:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 121||0079:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_41006100) { dassign %L_STR_161349 0 }
  regassign ptr %17 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161349)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %17)
  #INSTIDX : 123||007b:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LTexts_3B)
  #Call function:LTexts_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[6] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 126||007e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 129||0081:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_42004200) { dassign %L_STR_161350 0 }
  regassign ptr %18 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161350)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %18)
  #INSTIDX : 131||0083:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LTexts_3B)
  #Call function:LTexts_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[6] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 134||0086:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 137||0089:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_74006800720065006500) { dassign %L_STR_161351 0 }
  regassign ptr %19 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161351)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %19)
  #INSTIDX : 139||008b:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LTexts_3B)
  #Call function:LTexts_3B_7Cdescribe_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[6] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 142||008e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 145||0091:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 148||0094:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R46)), constval u32 312)), dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 151||0097:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %20 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Texts_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %20)
  #INSTIDX : 154||009a:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %21 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %21)
  #INSTIDX : 157||009d:  dup
  #INSTIDX : 158||009e:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 161||00a1:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2f146a3effb400c3c6b834a700081251) { dassign %L_STR_161352 0 }
  regassign ptr %22 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161352)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %22)
  #INSTIDX : 163||00a3:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LTexts_3B)
  #Call function:LTexts_3B_7Creversed_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[6] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Texts_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 166||00a6:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 169||00a9:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161353 0 }
  regassign ptr %23 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161353)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %23)
  #INSTIDX : 171||00ab:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 174||00ae:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_fa417a7a39c6312c737f34cdbef93338) { dassign %L_STR_161354 0 }
  regassign ptr %24 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161354)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %24)
  #INSTIDX : 176||00b0:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LTexts_3B)
  #Call function:LTexts_3B_7Cvowels_7C_28Ljava_2Flang_2FString_3B_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[6] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Texts_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 179||00b3:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 182||00b6:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161355 0 }
  regassign ptr %25 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161355)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %25)
  #INSTIDX : 184||00b8:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 187||00bb:  aload_1
  #INSTIDX : 188||00bc:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg6_R42)), constval u32 8)), dread ref %Reg6_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 191||00bf:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 194||00c2:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161356 0 }
  regassign ptr %26 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161356)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %26)
  #INSTIDX : 196||00c4:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 199||00c7:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_161357 0 }
  regassign ptr %27 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161357)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %27)
  #INSTIDX : 201||00c9:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R42)), constval u32 88)), dread ref %Reg2_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 204||00cc:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 207||00cf:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 210||00d2:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R46)), constval u32 312)), dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 213||00d5:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %28 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Texts_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %28)
  #INSTIDX : 216||00d8:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %29 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %29)
  #INSTIDX : 219||00db:  dup
  #INSTIDX : 220||00dc:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 223||00df:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b10559eb96cba0ceca7cf0ad0f7ed51) { dassign %L_STR_161358 0 }
  regassign ptr %30 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161358)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %30)
  #INSTIDX : 225||00e1:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R42)), constval u32 88)), dread ref %Reg2_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 228||00e4:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 231||00e7:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_456ef8aea5ce2bdc3588e875c36edb26) { dassign %L_STR_161359 0 }
  regassign ptr %31 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161359)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %31)
  #INSTIDX : 233||00e9:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 236||00ec:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 239||00ef:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R46)), constval u32 312)), dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 242||00f2:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %32 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Texts_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %32)
  #INSTIDX : 245||00f5:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %33 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %33)
  #INSTIDX : 248||00f8:  dup
  #INSTIDX : 249||00f9:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 252||00fc:  aload_1
  #INSTIDX : 253||00fd:  iconst_2
  dassign %Reg3_I 0 (constval i32 2)
  #INSTIDX : 254||00fe:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg6_R42)), constval u32 280)), dread ref %Reg6_R42, dread i32 %Reg3_I) { dassign %Reg2_R42 0 }
  #INSTIDX : 257||0101:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 260||0104:  aload_1
  #INSTIDX : 261||0105:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 262||0106:  iconst_3
  dassign %Reg4_I 0 (constval i32 3)
  #INSTIDX : 263||0107:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg6_R42)), constval u32 288)), dread ref %Reg6_R42, dread i32 %Reg3_I, dread i32 %Reg4_I) { dassign %Reg2_R42 0 }
  #INSTIDX : 266||010a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 269||010d:  aload_1
  #INSTIDX : 270||010e:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_72006100) { dassign %L_STR_161360 0 }
  regassign ptr %34 (dread ref %Reg3_R42)
  dassign %Reg3_R42 0 (dread ptr %L_STR_161360)
  intrinsiccall MCCIncRef (dread ref %Reg3_R42)
  intrinsiccall MCCDecRef (regread ptr %34)
  #INSTIDX : 272||0110:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg6_R42)), constval u32 224)), dread ref %Reg6_R42, dread ref %Reg3_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 275||0113:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 278||0116:  aload_1
  #INSTIDX : 279||0117:  bipush
  dassign %Reg3_I 0 (constval i32 122)
  #INSTIDX : 281||0119:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg6_R42)), constval u32 208)), dread ref %Reg6_R42, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  #INSTIDX : 284||011c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 287||011f:  aload_1
  #INSTIDX : 288||0120:  iconst_5
  dassign %Reg3_I 0 (constval i32 5)
  #INSTIDX : 289||0121:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg6_R42)), constval u32 112)), dread ref %Reg6_R42, dread i32 %Reg3_I) { dassign %Reg2_C 0 }
  #INSTIDX : 292||0124:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 216)), dread ref %Reg1_R43, dread u16 %Reg2_C) { dassign %Reg1_R43 0 }
  #INSTIDX : 295||0127:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 298||012a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R46)), constval u32 312)), dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 301||012d:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %35 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Texts_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %35)
  #INSTIDX : 304||0130:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %36 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %36)
  #INSTIDX : 307||0133:  dup
  #INSTIDX : 308||0134:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 311||0137:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_602b286ffffed23193937393b2aa414a) { dassign %L_STR_161361 0 }
  regassign ptr %37 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161361)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %37)
  #INSTIDX : 313||0139:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 316||013c:  getstatic
  dassign %Reg2_C 0 (dread u16 $LTexts_3B_7Cletter)
  #INSTIDX : 319||013f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 216)), dread ref %Reg1_R43, dread u16 %Reg2_C) { dassign %Reg1_R43 0 }
  #INSTIDX : 322||0142:  getstatic
  dassign %Reg2_C 0 (dread u16 $LTexts_3B_7Cletter)
  #INSTIDX : 325||0145:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 326||0146:  iadd
  dassign %Reg2_I 0 (add i32 (cvt i32 u16 (dread u16 %Reg2_C), dread i32 %Reg3_I))
  #INSTIDX : 327||0147:  i2c
  dassign %Reg2_I 0 (zext u32 16 (dread i32 %Reg2_I))
  #INSTIDX : 328||0148:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 216)), dread ref %Reg1_R43, cvt u16 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R43 0 }
  #INSTIDX : 331||014b:  getstatic
  dassign %Reg2_C 0 (dread u16 $LTexts_3B_7Cletter)
  #INSTIDX : 334||014e:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 335||014f:  iadd
  dassign %Reg2_I 0 (add i32 (cvt i32 u16 (dread u16 %Reg2_C), dread i32 %Reg3_I))
  #INSTIDX : 336||0150:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 339||0153:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 342||0156:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R46)), constval u32 312)), dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 345||0159:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %38 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %38)
  #INSTIDX : 348||015c:  dup
  #INSTIDX : 349||015d:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b00) { dassign %L_STR_161362 0 }
  regassign ptr %39 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161362)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %39)
  #INSTIDX : 351||015f:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R43, dread ref %Reg2_R42) {}
  #INSTIDX : 354||0162:  astore_3
  regassign ptr %40 (dread ref %Reg8_R43)
  dassign %Reg8_R43 0 (dread ref %Reg0_R43)
  intrinsiccall MCCIncRef (dread ref %Reg8_R43)
  intrinsiccall MCCDecRef (regread ptr %40)
  #INSTIDX : 355||0163:  aload_3
  #INSTIDX : 356||0164:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 357||0165:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R43)), constval u32 224)), dread ref %Reg8_R43, dread i32 %Reg1_I) { dassign %Reg0_R43 0 }
  #INSTIDX : 360||0168:  bipush
  dassign %Reg1_I 0 (constval i32 44)
  #INSTIDX : 362||016a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 216)), dread ref %Reg0_R43, cvt u16 i32 (dread i32 %Reg1_I)) { dassign %Reg0_R43 0 }
  #INSTIDX : 365||016d:  ldc2_w
  dassign %Reg1_J 0 (constval i64 2)
  #INSTIDX : 368||0170:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 232)), dread ref %Reg0_R43, dread i64 %Reg1_J) { dassign %Reg0_R43 0 }
  #INSTIDX : 371||0173:  bipush
  dassign %Reg1_I 0 (constval i32 44)
  #INSTIDX : 373||0175:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 216)), dread ref %Reg0_R43, cvt u16 i32 (dread i32 %Reg1_I)) { dassign %Reg0_R43 0 }
  #INSTIDX : 376||0178:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 377||0179:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 208)), dread ref %Reg0_R43, cvt u1 i32 (dread i32 %Reg1_I)) { dassign %Reg0_R43 0 }
  #INSTIDX : 380||017c:  bipush
  dassign %Reg1_I 0 (constval i32 44)
  #INSTIDX : 382||017e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 216)), dread ref %Reg0_R43, cvt u16 i32 (dread i32 %Reg1_I)) { dassign %Reg0_R43 0 }
  #INSTIDX : 385||0181:  ldc2_w
  dassign %Reg1_D 0 (constval f64 1.5)
  #INSTIDX : 388||0184:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 248)), dread ref %Reg0_R43, dread f64 %Reg1_D) { dassign %Reg0_R43 0 }
  #INSTIDX : 391||0187:  bipush
  dassign %Reg1_I 0 (constval i32 44)
  #INSTIDX : 393||0189:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 216)), dread ref %Reg0_R43, cvt u16 i32 (dread i32 %Reg1_I)) { dassign %Reg0_R43 0 }
  #INSTIDX : 396||018c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_161363 0 }
  regassign ptr %41 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161363)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %41)
  #INSTIDX : 398||018e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 401||0191:  aconst_null
  regassign ptr %42 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (constval ref 0)
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %42)
  #INSTIDX : 402||0192:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 160)), dread ref %Reg0_R43, dread ref %Reg1_R41) { dassign %Reg0_R43 0 }
  #INSTIDX : 405||0195:  pop
  #INSTIDX : 406||0196:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %43 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Texts_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %43)
  #INSTIDX : 409||0199:  aload_3
  #INSTIDX : 410||019a:  bipush
  dassign %Reg2_I 0 (constval i32 93)
  #INSTIDX : 412||019c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R43)), constval u32 216)), dread ref %Reg8_R43, cvt u16 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R43 0 }
  #INSTIDX : 415||019f:  invokevirtual
  regassign ptr %44 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R43))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %44)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R46)), constval u32 320)), dread ref %Reg0_R46, dread ref %Reg1_R41) {}
  #INSTIDX : 418||01a2:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %45 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Texts_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %45)
  #INSTIDX : 421||01a5:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %46 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %46)
  #INSTIDX : 424||01a8:  dup
  #INSTIDX : 425||01a9:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 428||01ac:  aload_3
  #INSTIDX : 429||01ad:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R43)), constval u32 88)), dread ref %Reg8_R43) { dassign %Reg2_I 0 }
  #INSTIDX : 432||01b0:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 435||01b3:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161364 0 }
  regassign ptr %47 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161364)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %47)
  #INSTIDX : 437||01b5:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 440||01b8:  aload_3
  #INSTIDX : 441||01b9:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R43)), constval u32 32)), dread ref %Reg8_R43) { dassign %Reg2_R42 0 }
  #INSTIDX : 444||01bc:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400720075006500) { dassign %L_STR_161365 0 }
  regassign ptr %48 (dread ref %Reg3_R42)
  dassign %Reg3_R42 0 (dread ptr %L_STR_161365)
  intrinsiccall MCCIncRef (dread ref %Reg3_R42)
  intrinsiccall MCCDecRef (regread ptr %48)
  #INSTIDX : 446||01be:  invokevirtual
  regassign ptr %49 (dread ref %Reg3_R47)
  dassign %Reg3_R47 0 (retype ref <* <$Ljava_2Flang_2FCharSequence_3B>> (dread ref %Reg3_R42))
  intrinsiccall MCCIncRef (dread ref %Reg3_R47)
  intrinsiccall MCCDecRef (regread ptr %49)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R42)), constval u32 272)), dread ref %Reg2_R42, dread ref %Reg3_R47) { dassign %Reg2_Z 0 }
  #INSTIDX : 449||01c1:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 208)), dread ref %Reg1_R43, dread u1 %Reg2_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 452||01c4:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161366 0 }
  regassign ptr %50 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161366)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %50)
  #INSTIDX : 454||01c6:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 457||01c9:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006300) { dassign %L_STR_161367 0 }
  regassign ptr %51 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161367)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %51)
  #INSTIDX : 459||01cb:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006400) { dassign %L_STR_161368 0 }
  regassign ptr %52 (dread ref %Reg3_R42)
  dassign %Reg3_R42 0 (dread ptr %L_STR_161368)
  intrinsiccall MCCIncRef (dread ref %Reg3_R42)
  intrinsiccall MCCDecRef (regread ptr %52)
  #INSTIDX : 461||01cd:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R42)), constval u32 160)), dread ref %Reg2_R42, dread ref %Reg3_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 464||01d0:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 467||01d3:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161369 0 }
  regassign ptr %53 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161369)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %53)
  #INSTIDX : 469||01d5:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 472||01d8:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_161370 0 }
  regassign ptr %54 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161370)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %54)
  #INSTIDX : 474||01da:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_161371 0 }
  regassign ptr %55 (dread ref %Reg3_R42)
  dassign %Reg3_R42 0 (dread ptr %L_STR_161371)
  intrinsiccall MCCIncRef (dread ref %Reg3_R42)
  intrinsiccall MCCDecRef (regread ptr %55)
  #INSTIDX : 476||01dc:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R42)), constval u32 160)), dread ref %Reg2_R42, dread ref %Reg3_R42) { dassign %Reg2_I 0 }
  #INSTIDX : 479||01df:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 482||01e2:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 485||01e5:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R46)), constval u32 312)), dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 488||01e8:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_161372 0 }
  regassign ptr %56 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (dread ptr %L_STR_161372)
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MCCDecRef (regread ptr %56)
  #INSTIDX : 490||01ea:  astore
  regassign ptr %57 (dread ref %Reg9_R42)
  dassign %Reg9_R42 0 (dread ref %Reg0_R42)
  intrinsiccall MCCIncRef (dread ref %Reg9_R42)
  intrinsiccall MCCDecRef (regread ptr %57)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %58 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %58)
  #INSTIDX : 504||01f8:  dup
  #INSTIDX : 505||01f9:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R43) {}
  #INSTIDX : 508||01fc:  aload
  #INSTIDX : 510||01fe:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg9_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 513||0201:  iload
  #INSTIDX : 515||0203:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 224)), dread ref %Reg0_R43, dread i32 %Reg10_I) { dassign %Reg0_R43 0 }
  #INSTIDX : 518||0206:  iload
  #INSTIDX : 520||0208:  iconst_4
  dassign %Reg2_I 0 (constval i32 4)
  #INSTIDX : 521||0209:  if_icmpge
  brtrue @label22 (ge i32 i32 (dread i32 %Reg10_I, dread i32 %Reg2_I))
  #INSTIDX : 524||020c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d00) { dassign %L_STR_161373 0 }
  regassign ptr %59 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161373)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %59)
  #INSTIDX : 526||020e:  goto
  goto @label23
@label22
  #INSTIDX : 529||0211:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_161374 0 }
  regassign ptr %60 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161374)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %60)
@label23
  #INSTIDX : 531||0213:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 534||0216:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 32)), dread ref %Reg0_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 537||0219:  astore
  regassign ptr %61 (dread ref %Reg9_R42)
  dassign %Reg9_R42 0 (dread ref %Reg0_R42)
  intrinsiccall MCCIncRef (dread ref %Reg9_R42)
  intrinsiccall MCCDecRef (regread ptr %61)
  #INSTIDX : 539||021b:  iinc
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  #INSTIDX : 542||021e:  goto
  goto @label21
@label24
  #INSTIDX : 545||0221:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %62 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Texts_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %62)
  #INSTIDX : 548||0224:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %63 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %63)
  #INSTIDX : 551||0227:  dup
  #INSTIDX : 552||0228:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 555||022b:  aload
  #INSTIDX : 557||022d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg9_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 560||0230:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161375 0 }
  regassign ptr %64 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161375)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %64)
  #INSTIDX : 562||0232:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 565||0235:  aload
  #INSTIDX : 567||0237:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_30002d00) { dassign %L_STR_161376 0 }
  regassign ptr %65 (dread ref %Reg3_R42)
  dassign %Reg3_R42 0 (dread ptr %L_STR_161376)
  intrinsiccall MCCIncRef (dread ref %Reg3_R42)
  intrinsiccall MCCDecRef (regread ptr %65)
  #INSTIDX : 569||0239:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg9_R42)), constval u32 184)), dread ref %Reg9_R42, dread ref %Reg3_R42) { dassign %Reg2_Z 0 }
  #INSTIDX : 572||023c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 208)), dread ref %Reg1_R43, dread u1 %Reg2_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 575||023f:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161377 0 }
  regassign ptr %66 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161377)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %66)
  #INSTIDX : 577||0241:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 580||0244:  aload
  #INSTIDX : 582||0246:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3400) { dassign %L_STR_161378 0 }
  regassign ptr %67 (dread ref %Reg3_R42)
  dassign %Reg3_R42 0 (dread ptr %L_STR_161378)
  intrinsiccall MCCIncRef (dread ref %Reg3_R42)
  intrinsiccall MCCDecRef (regread ptr %67)
  #INSTIDX : 584||0248:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg9_R42)), constval u32 200)), dread ref %Reg9_R42, dread ref %Reg3_R42) { dassign %Reg2_Z 0 }
  #INSTIDX : 587||024b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 208)), dread ref %Reg1_R43, dread u1 %Reg2_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 590||024e:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161379 0 }
  regassign ptr %68 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161379)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %68)
  #INSTIDX : 592||0250:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 595||0253:  aload
  #INSTIDX : 597||0255:  bipush
  dassign %Reg3_I 0 (constval i32 45)
  #INSTIDX : 599||0257:  bipush
  dassign %Reg4_I 0 (constval i32 43)
  #INSTIDX : 601||0259:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg9_R42)), constval u32 312)), dread ref %Reg9_R42, cvt u16 i32 (dread i32 %Reg3_I), cvt u16 i32 (dread i32 %Reg4_I)) { dassign %Reg2_R42 0 }
  #INSTIDX : 604||025c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 607||025f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 610||0262:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R46)), constval u32 312)), dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 613||0265:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %69 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Texts_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %69)
  #INSTIDX : 616||0268:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %70 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %70)
  #INSTIDX : 619||026b:  dup
  #INSTIDX : 620||026c:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 623||026f:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4d006900580065006400) { dassign %L_STR_161380 0 }
  regassign ptr %71 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161380)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %71)
  #INSTIDX : 625||0271:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R42)), constval u32 360)), dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 628||0274:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 631||0277:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4d006900580065006400) { dassign %L_STR_161381 0 }
  regassign ptr %72 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161381)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %72)
  #INSTIDX : 633||0279:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R42)), constval u32 368)), dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 636||027c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 639||027f:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200020007400720069006d002000) { dassign %L_STR_161382 0 }
  regassign ptr %73 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161382)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %73)
  #INSTIDX : 641||0281:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R42)), constval u32 328)), dread ref %Reg2_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 644||0284:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 647||0287:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7c00) { dassign %L_STR_161383 0 }
  regassign ptr %74 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161383)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %74)
  #INSTIDX : 649||0289:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 652||028c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_161384 0 }
  regassign ptr %75 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161384)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %75)
  #INSTIDX : 654||028e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R42)), constval u32 96)), dread ref %Reg2_R42) { dassign %Reg2_Z 0 }
  #INSTIDX : 657||0291:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 208)), dread ref %Reg1_R43, dread u1 %Reg2_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 660||0294:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_161385 0 }
  regassign ptr %76 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161385)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %76)
  #INSTIDX : 662||0296:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R42)), constval u32 96)), dread ref %Reg2_R42) { dassign %Reg2_Z 0 }
  #INSTIDX : 665||0299:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 208)), dread ref %Reg1_R43, dread u1 %Reg2_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 668||029c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 671||029f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R46)), constval u32 312)), dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 674||02a2:  iconst_2
  dassign %Reg0_I 0 (constval i32 2)
  #INSTIDX : 675||02a3:  newarray
  regassign ptr %77 (dread ref %Reg0_R44)
  dassign %Reg0_R44 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg0_I))
  intrinsiccall MCCDecRef (regread ptr %77)
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
  regassign ptr %78 (dread ref %Reg10_R44)
  dassign %Reg10_R44 0 (dread ref %Reg0_R44)
  intrinsiccall MCCIncRef (dread ref %Reg10_R44)
  intrinsiccall MCCDecRef (regread ptr %78)
  #INSTIDX : 689||02b1:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %79 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Texts_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %79)
  #INSTIDX : 692||02b4:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %80 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %80)
  #INSTIDX : 695||02b7:  dup
  #INSTIDX : 696||02b8:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 699||02bb:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FString_3B)
  regassign ptr %81 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  intrinsiccall MCCDecRef (regread ptr %81)
  #INSTIDX : 702||02be:  dup
  #INSTIDX : 703||02bf:  aload
  #INSTIDX : 705||02c1:  invokespecial
  #Call function:Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 4)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R42, dread ref %Reg10_R44) {}
  #INSTIDX : 708||02c4:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 711||02c7:  bipush
  dassign %Reg2_I 0 (constval i32 42)
  #INSTIDX : 713||02c9:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FString_3B)
  #Call function:Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 5)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg2_I) { dassign %Reg2_R42 0 }
  #INSTIDX : 716||02cc:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 719||02cf:  aload
  #INSTIDX : 721||02d1:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FString_3B)
  #Call function:Ljava_2Flang_2FString_3B_7CvalueOf_7C_28AC_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 6)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg10_R44) { dassign %Reg2_R42 0 }
  #INSTIDX : 724||02d4:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 727||02d7:  sipush
  dassign %Reg2_I 0 (constval i32 255)
  #INSTIDX : 730||02da:  bipush
  dassign %Reg3_I 0 (constval i32 16)
  #INSTIDX : 732||02dc:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FInteger_3B)
  #Call function:Ljava_2Flang_2FInteger_3B_7CtoString_7C_28II_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 7)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg2_I, dread i32 %Reg3_I) { dassign %Reg2_R42 0 }
  #INSTIDX : 735||02df:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 738||02e2:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 741||02e5:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R46)), constval u32 312)), dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 744||02e8:  aload_1
  #INSTIDX : 745||02e9:  astore
  regassign ptr %82 (dread ref %Reg11_R41)
  dassign %Reg11_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R42))
  intrinsiccall MCCIncRef (dread ref %Reg11_R41)
  intrinsiccall MCCDecRef (regread ptr %82)
  #INSTIDX : 747||02eb:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %83 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Texts_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %83)
  #INSTIDX : 750||02ee:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %84 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %84)
  #INSTIDX : 753||02f1:  dup
  #INSTIDX : 754||02f2:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 757||02f5:  aload
  #INSTIDX : 759||02f7:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 160)), dread ref %Reg1_R43, dread ref %Reg11_R41) { dassign %Reg1_R43 0 }
  #INSTIDX : 762||02fa:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161386 0 }
  regassign ptr %85 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161386)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %85)
  #INSTIDX : 764||02fc:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 767||02ff:  aload
  #INSTIDX : 769||0301:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg11_R41)), constval u32 32)), dread ref %Reg11_R41) { dassign %Reg2_R42 0 }
  #INSTIDX : 772||0304:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2100) { dassign %L_STR_161387 0 }
  regassign ptr %86 (dread ref %Reg3_R42)
  dassign %Reg3_R42 0 (dread ptr %L_STR_161387)
  intrinsiccall MCCIncRef (dread ref %Reg3_R42)
  intrinsiccall MCCDecRef (regread ptr %86)
  #INSTIDX : 774||0306:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R42)), constval u32 304)), dread ref %Reg2_R42, dread ref %Reg3_R42) { dassign %Reg2_R42 0 }
  #INSTIDX : 777||0309:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 780||030c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161388 0 }
  regassign ptr %87 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161388)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %87)
  #INSTIDX : 782||030e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 785||0311:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f006e0065002000740077006f00) { dassign %L_STR_161389 0 }
  regassign ptr %88 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161389)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %88)
  #INSTIDX : 787||0313:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161390 0 }
  regassign ptr %89 (dread ref %Reg3_R42)
  dassign %Reg3_R42 0 (dread ptr %L_STR_161390)
  intrinsiccall MCCIncRef (dread ref %Reg3_R42)
  intrinsiccall MCCDecRef (regread ptr %89)
  #INSTIDX : 789||0315:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R42)), constval u32 392)), dread ref %Reg2_R42, dread ref %Reg3_R42) { dassign %Reg2_R45 0 }
  #INSTIDX : 792||0318:  arraylength
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R45))
  #INSTIDX : 793||0319:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 796||031c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 799||031f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R46)), constval u32 312)), dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 802||0322:  aload_1
  #INSTIDX : 803||0323:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg6_R42)), constval u32 88)), dread ref %Reg6_R42) { dassign %Reg0_I 0 }
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %90 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Texts_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %90)
  #INSTIDX : 820||0334:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %91 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %91)
  #INSTIDX : 823||0337:  dup
  #INSTIDX : 824||0338:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[16] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Texts_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 827||033b:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_66006c00610067002000) { dassign %L_STR_161391 0 }
  regassign ptr %92 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161391)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %92)
  #INSTIDX : 829||033d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 832||0340:  iload
  #INSTIDX : 834||0342:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 208)), dread ref %Reg1_R43, dread u1 %Reg12_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 837||0345:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161392 0 }
  regassign ptr %93 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161392)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %93)
  #INSTIDX : 839||0347:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
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
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 208)), dread ref %Reg1_R43, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R43 0 }
  #INSTIDX : 855||0357:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161393 0 }
  regassign ptr %94 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161393)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %94)
  #INSTIDX : 857||0359:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
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
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 216)), dread ref %Reg1_R43, cvt u16 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R43 0 }
  #INSTIDX : 875||036b:  bipush
  dassign %Reg2_I 0 (constval i32 -56)
  #INSTIDX : 877||036d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 880||0370:  sipush
  dassign %Reg2_I 0 (constval i32 4464)
  #INSTIDX : 883||0373:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 886||0376:  bipush
  dassign %Reg2_I 0 (constval i32 97)
  #INSTIDX : 888||0378:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 216)), dread ref %Reg1_R43, cvt u16 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R43 0 }
  #INSTIDX : 891||037b:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 892||037c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 895||037f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 898||0382:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R46)), constval u32 312)), dread ref %Reg0_R46, dread ref %Reg1_R42) {}
  #INSTIDX : 901||0385:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R42, dread ref %Reg6_R42, dread ref %Reg2_R42, dread ref %Reg7_R42, dread ref %Reg0_R46, dread ref %Reg1_R43, dread ref %Reg3_R42, dread ref %Reg7_R41, dread ref %Reg1_R42, dread ref %Reg0_R43, dread ref %Reg8_R43, dread ref %Reg1_R41, dread ref %Reg3_R47, dread ref %Reg9_R42, dread ref %Reg0_R44, dread ref %Reg10_R44, dread ref %Reg11_R41, dread ref %Reg2_R45)
  return ()
}
func &LTexts_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 48158
  var %Reg0_I i32
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  bipush
  dassign %Reg0_I 0 (constval i32 120)
  #INSTIDX : 2||0002:  putstatic
  dassign $LTexts_3B_7Cletter 0 (cvt u16 i32 (dread i32 %Reg0_I))
  #INSTIDX : 5||0005:  return
  return ()
}
