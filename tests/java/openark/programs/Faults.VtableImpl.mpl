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
type $__class_meta__ <struct {@shadow <* void> final, @monitor i32 final, @classloader u16 final, @objsize u16 final, @itab <* void> final, @vtab <* void> final, @gctib <* void> final, @classinforo <* void> final, @clinitbridge <* void> final}>
type $MUIDFuncDefTabEntry <struct {@funcUnifiedAddr u64}>
type $MUIDFuncDefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
type $MUIDUnifiedUndefTabEntry <struct {@globalAddress u64}>
type $MUIDUnifiedUndefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
var $__cinf_Ljava_2Flang_2FStringBuilder_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FSystem_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FInteger_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FIllegalStateException_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FIllegalArgumentException_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FUnsupportedOperationException_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FError_3B extern <$__class_meta__>
var $__vtb_LFaults_3B fstatic <[11] <* void>> = [40, 44, 48, 0, 52, 56, 60, 64, 0, 68, 0]
var $__cinf_LFaults_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LFaults_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LFaults_24Broken_3B fstatic <[22] <* void>> = [40, 44, 48, 0, 72, 56, 60, 64, 0, 68, 0, 76, 80, 84, 88, 92, 96, 100, 104, 108, 112, 116]
var $__cinf_LFaults_24Broken_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LFaults_24Broken_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LFaults_24Refused_3B fstatic <[23] <* void>> = [40, 44, 48, 0, 72, 56, 60, 64, 0, 68, 0, 76, 80, 84, 88, 92, 96, 100, 104, 108, 112, 116, 50]
var $__cinf_LFaults_24Refused_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LFaults_24Refused_3B, 7= 0, 8= 0, 9= 0]
func &MCC_getFuncPtrFromItabSecondHash64 nosideeffect () ptr
var $__muid_func_def_tab$$Faults_jar fstatic <[12] <$MUIDFuncDefTabEntry>> = [[1= addroffunc ptr &LFaults_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LFaults_3B_7Cdivide_7C_28II_29I], [1= addroffunc ptr &LFaults_3B_7Cremainder_7C_28JJ_29J], [1= addroffunc ptr &LFaults_3B_7Cpick_7C_28AII_29I], [1= addroffunc ptr &LFaults_3B_7Crefuse_7C_28I_29V], [1= addroffunc ptr &LFaults_3B_7Cattempt_7C_28I_29Ljava_2Flang_2FString_3B], [1= addroffunc ptr &LFaults_3B_7Cnested_7C_28I_29I], [1= addroffunc ptr &LFaults_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V], [1= addroffunc ptr &LFaults_3B_7C_3Cclinit_3E_7C_28_29V], [1= addroffunc ptr &LFaults_24Broken_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V], [1= addroffunc ptr &LFaults_24Refused_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V], [1= addroffunc ptr &LFaults_24Refused_3B_7Ctwice_7C_28_29I]]
var $__muid_func_def_muid_tab$$Faults_jar fstatic <[12] <$MUIDFuncDefMuidTabEntry>> = [[1= 8850631505158951820, 2= -2207180381855827540], [1= -355355935187820072, 2= -9193176573414210576], [1= -6680773255427002936, 2= -2010322877145458403], [1= -8127734179068170674, 2= 4529945492011104933], [1= 5155599964463443947, 2= 1305597204109511247], [1= -6293802343059168982, 2= -1479322182454445881], [1= -8952640806032993618, 2= -8074547358701459070], [1= -2615553846387134451, 2= -5744571759520528693], [1= 725848114128185479, 2= -4759290738359131921], [1= 3241554478239083856, 2= 4603849956168491210], [1= 4415761613179494861, 2= -637202819259776652], [1= -2522966375581397473, 2= -7623323674558082183]]
var $__muid_func_undef_tab$$Faults_jar fstatic <[29] <$MUIDUnifiedUndefTabEntry>> = [[1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0]]
var $__muid_func_undef_muid_tab$$Faults_jar fstatic <[29] <$MUIDUnifiedUndefMuidTabEntry>> = [[1= 861319445769109370, 2= -5810107560272798903], [1= 7542514851439482877, 2= 1325277591736462115], [1= -3649483413718842889, 2= -2359224947090900704], [1= -648611943376117267, 2= 5506982364710513380], [1= -7478766660339381745, 2= -7481832918253052335], [1= -3430189625198072901, 2= 2225711383671355737], [1= 212162101428691642, 2= 3658693881257360708], [1= 3106629072433827472, 2= -8290675786772273962], [1= 6195046864330389744, 2= -4901191736188801078], [1= 8228170266292084114, 2= -8288375544354297059], [1= -7464356948810446352, 2= 6963886536264595717], [1= -2701934576591406938, 2= 7529540672761248260], [1= -4187412136968710015, 2= 5423280095759154558], [1= 4481703037692844085, 2= 723980623110182091], [1= 5150622246382669867, 2= -5054247200996807739], [1= 7440723063273818663, 2= 5461109988975428737], [1= 8980949473780595860, 2= 3810356039898487356], [1= 985562324171879202, 2= -8476653499853453705], [1= -6032942707167661267, 2= -2691986083175231741], [1= 2740980923653413998, 2= -2681602509060592115], [1= 8871227926353163902, 2= 625517422846921413], [1= -3973380544747869471, 2= 9056525331153371611], [1= -6782857348289011595, 2= -1083898161507046978], [1= 5813215478175600983, 2= 1008274523048255679], [1= 2422778411664782666, 2= -4635252756443824385], [1= 3496005434976571259, 2= -4852815636044677853], [1= 7739953266748167786, 2= 7027633676984157584], [1= 3642317176171790433, 2= -7136165511940189320], [1= 3846353179274590655, 2= -439720519589446605]]
var $__muid_data_undef_tab$$Faults_jar fstatic <[1] <$MUIDUnifiedUndefTabEntry>> = [[1= addrof ptr $Ljava_2Flang_2FSystem_3B_7Cout]]
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
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LFaults_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LFaults_3B>>) void {
  funcid 48153
  var %Reg1_R40 <* <$LFaults_3B>> localrefvar
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
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R40, dread ref %Reg1_R41)
  return ()
}
func &LFaults_3B_7Cdivide_7C_28II_29I static (var %Reg2_I i32, var %Reg3_I i32) i32 {
  funcid 48154
  var %Reg0_I i32
  var %__muid_symptr <* void>

  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LFaults_3B)
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
  var %__muid_symptr <* void>

  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LFaults_3B)
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
  var %Reg0_R43 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %Reg5_R43 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %__muid_symptr <* void>

  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LFaults_3B)
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
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R43, dread ref %Reg5_R43)
  return (dread i32 %Reg4_I)
@label0   catch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  regassign ptr %1 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 17||0011:  astore_3
  regassign ptr %2 (dread ref %Reg5_R43)
  dassign %Reg5_R43 0 (dread ref %Reg0_R43)
  intrinsiccall MCCIncRef (dread ref %Reg5_R43)
  intrinsiccall MCCDecRef (regread ptr %2)
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
  var %Reg0_R44 <* <$LFaults_24Refused_3B>> localrefvar
  var %Reg2_R45 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161333 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg2_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg0_R43 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %Reg0_R47 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %Reg1_R45 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161334 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LFaults_3B)
  #INSTIDX : 0||0000:  iload_0
  #INSTIDX : 1||0001:  iconst_2
  dassign %Reg1_I 0 (constval i32 2)
  #INSTIDX : 2||0002:  if_icmple
  brtrue @label1 (le i32 i32 (dread i32 %Reg4_I, dread i32 %Reg1_I))
  #INSTIDX : 5||0005:  new
  regassign ptr %1 (dread ref %Reg0_R44)
  dassign %Reg0_R44 0 (gcmalloc ref <$LFaults_24Refused_3B>)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 8||0008:  dup
  #INSTIDX : 9||0009:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %2 (dread ref %Reg2_R45)
  dassign %Reg2_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 12||000c:  dup
  #INSTIDX : 13||000d:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R45) {}
  #INSTIDX : 16||0010:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63006f00640065002000) { dassign %L_STR_161333 0 }
  regassign ptr %3 (dread ref %Reg3_R46)
  dassign %Reg3_R46 0 (dread ptr %L_STR_161333)
  intrinsiccall MCCIncRef (dread ref %Reg3_R46)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 18||0012:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R45)), constval u32 152)), dread ref %Reg2_R45, dread ref %Reg3_R46) { dassign %Reg2_R45 0 }
  #INSTIDX : 21||0015:  iload_0
  #INSTIDX : 22||0016:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R45)), constval u32 224)), dread ref %Reg2_R45, dread i32 %Reg4_I) { dassign %Reg2_R45 0 }
  #INSTIDX : 25||0019:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R45)), constval u32 32)), dread ref %Reg2_R45) { dassign %Reg2_R46 0 }
  #INSTIDX : 28||001c:  iload_0
  #INSTIDX : 29||001d:  invokespecial
  #Call function:LFaults_24Refused_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Faults_jar, constval i64 10)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R44, dread ref %Reg2_R46, dread i32 %Reg4_I) {}
  #INSTIDX : 32||0020:  athrow
  regassign ptr %4 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R44))
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %4)
  throw (dread ref %Reg0_R43)
@label1
  #INSTIDX : 33||0021:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %5 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 36||0024:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %6 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 39||0027:  dup
  #INSTIDX : 40||0028:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 43||002b:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_ac4ac3489b2c4aa902a7df70e60e6e62) { dassign %L_STR_161334 0 }
  regassign ptr %7 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161334)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %7)
  #INSTIDX : 45||002d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 48||0030:  iload_0
  #INSTIDX : 49||0031:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg4_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 52||0034:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 55||0037:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 58||003a:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R44, dread ref %Reg2_R45, dread ref %Reg3_R46, dread ref %Reg2_R46, dread ref %Reg0_R43, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg1_R46)
  return ()
}
func &LFaults_3B_7Cattempt_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg6_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48158
  var %L_STR_161335 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg7_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg0_R45 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg8_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg0_I i32
  var %Reg0_R47 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %Reg1_R45 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161336 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg1_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg1_R42 <* <[] i32>> localrefvar
  var %L_STR_161337 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %L_STR_161338 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161339 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg1_R48 <* <$Ljava_2Flang_2FInteger_3B>> localrefvar
  var %Reg9_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %L_STR_161340 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161341 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161342 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_J i64
  var %Reg3_I i32
  var %Reg2_J i64
  var %L_STR_161343 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R49 <* <$LFaults_24Broken_3B>> localrefvar
  var %Reg2_R44 <* <$LFaults_24Refused_3B>> localrefvar
  var %L_STR_161344 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg5_I i32
  var %Reg2_R43 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %Reg0_R43 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %Reg0_R50 <* <[] <* <$Ljava_2Flang_2FString_3B>>>> localrefvar
  var %Reg9_R51 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> localrefvar
  var %Reg10_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %L_STR_161345 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %L_STR_161346 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_C u16
  var %L_STR_161347 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161348 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161349 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161350 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161351 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R52 <* <$Ljava_2Flang_2FRuntimeException_3B>> localrefvar
  var %L_STR_161352 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161353 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R53 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> localrefvar
  var %L_STR_161354 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161355 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R54 <* <$Ljava_2Flang_2FNullPointerException_3B>> localrefvar
  var %L_STR_161356 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161357 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R44 <* <$LFaults_24Refused_3B>> localrefvar
  var %L_STR_161358 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161359 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161360 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161361 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R49 <* <$LFaults_24Broken_3B>> localrefvar
  var %L_STR_161362 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161363 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R43 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %L_STR_161364 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R55 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> localrefvar
  var %L_STR_161365 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161366 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161367 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161368 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg11_R43 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %L_STR_161369 <* <$Ljava_2Flang_2FString_3B>>
  var %__muid_symptr <* void>

  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LFaults_3B)
  #INSTIDX : 0||0000:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_73007400610072007400) { dassign %L_STR_161335 0 }
  regassign ptr %1 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (dread ptr %L_STR_161335)
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 2||0002:  astore_1
  regassign ptr %2 (dread ref %Reg7_R46)
  dassign %Reg7_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg7_R46)
  intrinsiccall MCCDecRef (regread ptr %2)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
  #INSTIDX : 3||0003:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %3 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 6||0006:  dup
  #INSTIDX : 7||0007:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 10||000a:  aload_1
  #INSTIDX : 11||000b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 14||000e:  iload_0
  #INSTIDX : 15||000f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 224)), dread ref %Reg0_R45, dread i32 %Reg6_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 18||0012:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 21||0015:  astore_1
  regassign ptr %4 (dread ref %Reg7_R46)
  dassign %Reg7_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg7_R46)
  intrinsiccall MCCDecRef (regread ptr %4)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %5 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 87||0057:  dup
  #INSTIDX : 88||0058:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 91||005b:  aload_1
  #INSTIDX : 92||005c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 95||005f:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 96||0060:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
  #INSTIDX : 97||0061:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LFaults_3B)
  #Call function:LFaults_3B_7Cdivide_7C_28II_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  #INSTIDX : 100||0064:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 224)), dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 103||0067:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 106||006a:  astore_2
  regassign ptr %6 (dread ref %Reg8_R46)
  dassign %Reg8_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg8_R46)
  intrinsiccall MCCDecRef (regread ptr %6)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %7 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %7)
  #INSTIDX : 118||0076:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %8 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %8)
  #INSTIDX : 121||0079:  dup
  #INSTIDX : 122||007a:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 125||007d:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161336 0 }
  regassign ptr %9 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161336)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %9)
  #INSTIDX : 127||007f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 130||0082:  iload_0
  #INSTIDX : 131||0083:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 134||0086:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 137||0089:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 140||008c:  aload_2
  #INSTIDX : 141||008d:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg8_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg8_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label3
  #INSTIDX : 142||008e:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %10 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %10)
  #INSTIDX : 145||0091:  dup
  #INSTIDX : 146||0092:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 149||0095:  aload_1
  #INSTIDX : 150||0096:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 153||0099:  getstatic
  regassign ptr %11 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ref $LFaults_3B_7Cnumbers)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %11)
  #INSTIDX : 156||009c:  iconst_3
  dassign %Reg2_I 0 (constval i32 3)
  #INSTIDX : 157||009d:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LFaults_3B)
  #Call function:LFaults_3B_7Cpick_7C_28AII_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Faults_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  #INSTIDX : 160||00a0:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 224)), dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 163||00a3:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 166||00a6:  astore_2
  regassign ptr %12 (dread ref %Reg8_R46)
  dassign %Reg8_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg8_R46)
  intrinsiccall MCCDecRef (regread ptr %12)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %13 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %13)
  #INSTIDX : 178||00b2:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %14 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %14)
  #INSTIDX : 181||00b5:  dup
  #INSTIDX : 182||00b6:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 185||00b9:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161337 0 }
  regassign ptr %15 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161337)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %15)
  #INSTIDX : 187||00bb:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 190||00be:  iload_0
  #INSTIDX : 191||00bf:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 194||00c2:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 197||00c5:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 200||00c8:  aload_2
  #INSTIDX : 201||00c9:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg8_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg8_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label4
  #INSTIDX : 202||00ca:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %16 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %16)
  #INSTIDX : 205||00cd:  dup
  #INSTIDX : 206||00ce:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 209||00d1:  aload_1
  #INSTIDX : 210||00d2:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 213||00d5:  aconst_null
  regassign ptr %17 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (constval ref 0)
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %17)
  #INSTIDX : 214||00d6:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
  #INSTIDX : 215||00d7:  invokestatic
  regassign ptr %18 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (retype ref <* <[] i32>> (dread ref %Reg1_R41))
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %18)
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LFaults_3B)
  #Call function:LFaults_3B_7Cpick_7C_28AII_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Faults_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  #INSTIDX : 218||00da:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 224)), dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 221||00dd:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 224||00e0:  astore_2
  regassign ptr %19 (dread ref %Reg8_R46)
  dassign %Reg8_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg8_R46)
  intrinsiccall MCCDecRef (regread ptr %19)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %20 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %20)
  #INSTIDX : 236||00ec:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %21 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %21)
  #INSTIDX : 239||00ef:  dup
  #INSTIDX : 240||00f0:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 243||00f3:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161338 0 }
  regassign ptr %22 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161338)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %22)
  #INSTIDX : 245||00f5:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 248||00f8:  iload_0
  #INSTIDX : 249||00f9:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 252||00fc:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 255||00ff:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 258||0102:  aload_2
  #INSTIDX : 259||0103:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg8_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg8_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label5
  #INSTIDX : 260||0104:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400650078007400) { dassign %L_STR_161339 0 }
  regassign ptr %23 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (dread ptr %L_STR_161339)
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %23)
  #INSTIDX : 262||0106:  astore_2
  regassign ptr %24 (dread ref %Reg8_R41)
  dassign %Reg8_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R46))
  intrinsiccall MCCIncRef (dread ref %Reg8_R41)
  intrinsiccall MCCDecRef (regread ptr %24)
  #INSTIDX : 263||0107:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %25 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %25)
  #INSTIDX : 266||010a:  dup
  #INSTIDX : 267||010b:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 270||010e:  aload_1
  #INSTIDX : 271||010f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 274||0112:  aload_2
  #INSTIDX : 275||0113:  checkcast
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg8_R41) { dassign %Reg1_R48 0 }
  #INSTIDX : 278||0116:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 88)), dread ref %Reg1_R48) { dassign %Reg1_I 0 }
  #INSTIDX : 281||0119:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 224)), dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 284||011c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 287||011f:  astore_3
  regassign ptr %26 (dread ref %Reg9_R46)
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MCCDecRef (regread ptr %26)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %27 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %27)
  #INSTIDX : 299||012b:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %28 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %28)
  #INSTIDX : 302||012e:  dup
  #INSTIDX : 303||012f:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 306||0132:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161340 0 }
  regassign ptr %29 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161340)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %29)
  #INSTIDX : 308||0134:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 311||0137:  iload_0
  #INSTIDX : 312||0138:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 315||013b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 318||013e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 321||0141:  aload_3
  #INSTIDX : 322||0142:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg9_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label6
  #INSTIDX : 323||0143:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %30 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %30)
  #INSTIDX : 326||0146:  dup
  #INSTIDX : 327||0147:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 330||014a:  aload_1
  #INSTIDX : 331||014b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 334||014e:  iload_0
  #INSTIDX : 335||014f:  iconst_5
  dassign %Reg2_I 0 (constval i32 5)
  #INSTIDX : 336||0150:  isub
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg6_I, dread i32 %Reg2_I))
  #INSTIDX : 337||0151:  newarray
  regassign ptr %31 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  intrinsiccall MCCDecRef (regread ptr %31)
  #INSTIDX : 339||0153:  arraylength
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R42))
  #INSTIDX : 340||0154:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 224)), dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 343||0157:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 346||015a:  astore_3
  regassign ptr %32 (dread ref %Reg9_R46)
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MCCDecRef (regread ptr %32)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %33 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %33)
  #INSTIDX : 358||0166:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %34 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %34)
  #INSTIDX : 361||0169:  dup
  #INSTIDX : 362||016a:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 365||016d:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161341 0 }
  regassign ptr %35 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161341)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %35)
  #INSTIDX : 367||016f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 370||0172:  iload_0
  #INSTIDX : 371||0173:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 374||0176:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 377||0179:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 380||017c:  aload_3
  #INSTIDX : 381||017d:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg9_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label7
  #INSTIDX : 382||017e:  iconst_1
  dassign %Reg0_I 0 (constval i32 1)
  #INSTIDX : 383||017f:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LFaults_3B)
  #Call function:LFaults_3B_7Crefuse_7C_28I_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Faults_jar, constval i64 4)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg0_I) {}
  #INSTIDX : 386||0182:  iconst_5
  dassign %Reg0_I 0 (constval i32 5)
  #INSTIDX : 387||0183:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LFaults_3B)
  #Call function:LFaults_3B_7Crefuse_7C_28I_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Faults_jar, constval i64 4)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg0_I) {}
  #INSTIDX : 390||0186:  aload_1
  #INSTIDX : 391||0187:  astore_3
  regassign ptr %36 (dread ref %Reg9_R46)
  dassign %Reg9_R46 0 (dread ref %Reg7_R46)
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MCCDecRef (regread ptr %36)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %37 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %37)
  #INSTIDX : 403||0193:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %38 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %38)
  #INSTIDX : 406||0196:  dup
  #INSTIDX : 407||0197:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 410||019a:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161342 0 }
  regassign ptr %39 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161342)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %39)
  #INSTIDX : 412||019c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 415||019f:  iload_0
  #INSTIDX : 416||01a0:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 419||01a3:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 422||01a6:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 425||01a9:  aload_3
  #INSTIDX : 426||01aa:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg9_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label8
  #INSTIDX : 427||01ab:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %40 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %40)
  #INSTIDX : 430||01ae:  dup
  #INSTIDX : 431||01af:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 434||01b2:  aload_1
  #INSTIDX : 435||01b3:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LFaults_3B)
  #Call function:LFaults_3B_7Cremainder_7C_28JJ_29J
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Faults_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread i64 %Reg1_J, dread i64 %Reg2_J) { dassign %Reg1_J 0 }
  #INSTIDX : 452||01c4:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 232)), dread ref %Reg0_R45, dread i64 %Reg1_J) { dassign %Reg0_R45 0 }
  #INSTIDX : 455||01c7:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 458||01ca:  astore_3
  regassign ptr %41 (dread ref %Reg9_R46)
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MCCDecRef (regread ptr %41)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %42 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %42)
  #INSTIDX : 470||01d6:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %43 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %43)
  #INSTIDX : 473||01d9:  dup
  #INSTIDX : 474||01da:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 477||01dd:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161343 0 }
  regassign ptr %44 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161343)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %44)
  #INSTIDX : 479||01df:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 482||01e2:  iload_0
  #INSTIDX : 483||01e3:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 486||01e6:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 489||01e9:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 492||01ec:  aload_3
  #INSTIDX : 493||01ed:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg9_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label9
  #INSTIDX : 494||01ee:  new
  regassign ptr %45 (dread ref %Reg0_R49)
  dassign %Reg0_R49 0 (gcmalloc ref <$LFaults_24Broken_3B>)
  intrinsiccall MCCDecRef (regread ptr %45)
  #INSTIDX : 497||01f1:  dup
  #INSTIDX : 498||01f2:  new
  regassign ptr %46 (dread ref %Reg2_R44)
  dassign %Reg2_R44 0 (gcmalloc ref <$LFaults_24Refused_3B>)
  intrinsiccall MCCDecRef (regread ptr %46)
  #INSTIDX : 501||01f5:  dup
  #INSTIDX : 502||01f6:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e007300690064006500) { dassign %L_STR_161344 0 }
  regassign ptr %47 (dread ref %Reg4_R46)
  dassign %Reg4_R46 0 (dread ptr %L_STR_161344)
  intrinsiccall MCCIncRef (dread ref %Reg4_R46)
  intrinsiccall MCCDecRef (regread ptr %47)
  #INSTIDX : 504||01f8:  bipush
  dassign %Reg5_I 0 (constval i32 9)
  #INSTIDX : 506||01fa:  invokespecial
  #Call function:LFaults_24Refused_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Faults_jar, constval i64 10)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R44, dread ref %Reg4_R46, dread i32 %Reg5_I) {}
  #INSTIDX : 509||01fd:  invokespecial
  regassign ptr %48 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg2_R44))
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %48)
  #Call function:LFaults_24Broken_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Faults_jar, constval i64 9)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R49, dread ref %Reg2_R43) {}
  #INSTIDX : 512||0200:  athrow
  regassign ptr %49 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R49))
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %49)
  throw (dread ref %Reg0_R43)
@label10
  #INSTIDX : 513||0201:  iconst_1
  dassign %Reg0_I 0 (constval i32 1)
  #INSTIDX : 514||0202:  anewarray
  regassign ptr %50 (dread ref %Reg0_R50)
  dassign %Reg0_R50 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  intrinsiccall MCCDecRef (regread ptr %50)
  #INSTIDX : 517||0205:  astore_3
  regassign ptr %51 (dread ref %Reg9_R51)
  dassign %Reg9_R51 0 (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg0_R50))
  intrinsiccall MCCIncRef (dread ref %Reg9_R51)
  intrinsiccall MCCDecRef (regread ptr %51)
  #INSTIDX : 518||0206:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %52 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %52)
  #INSTIDX : 521||0209:  dup
  #INSTIDX : 522||020a:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 525||020d:  aload_1
  #INSTIDX : 526||020e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 529||0211:  aload_3
  #INSTIDX : 530||0212:  arraylength
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg9_R51))
  #INSTIDX : 531||0213:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 224)), dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 534||0216:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 537||0219:  astore
  regassign ptr %53 (dread ref %Reg10_R46)
  dassign %Reg10_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg10_R46)
  intrinsiccall MCCDecRef (regread ptr %53)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %54 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %54)
  #INSTIDX : 550||0226:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %55 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %55)
  #INSTIDX : 553||0229:  dup
  #INSTIDX : 554||022a:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 557||022d:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161345 0 }
  regassign ptr %56 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161345)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %56)
  #INSTIDX : 559||022f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 562||0232:  iload_0
  #INSTIDX : 563||0233:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 566||0236:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 569||0239:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 572||023c:  aload
  #INSTIDX : 574||023e:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg10_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg10_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label11
  #INSTIDX : 575||023f:  aconst_null
  regassign ptr %57 (dread ref %Reg0_R41)
  dassign %Reg0_R41 0 (constval ref 0)
  intrinsiccall MCCIncRef (dread ref %Reg0_R41)
  intrinsiccall MCCDecRef (regread ptr %57)
  #INSTIDX : 576||0240:  athrow
  regassign ptr %58 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R41))
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %58)
  throw (dread ref %Reg0_R43)
@label12
  #INSTIDX : 577||0241:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %59 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %59)
  #INSTIDX : 580||0244:  dup
  #INSTIDX : 581||0245:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 584||0248:  aload_1
  #INSTIDX : 585||0249:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 588||024c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610062006300) { dassign %L_STR_161346 0 }
  regassign ptr %60 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ptr %L_STR_161346)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %60)
  #INSTIDX : 590||024e:  iconst_5
  dassign %Reg2_I 0 (constval i32 5)
  #INSTIDX : 591||024f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R46)), constval u32 112)), dread ref %Reg1_R46, dread i32 %Reg2_I) { dassign %Reg1_C 0 }
  #INSTIDX : 594||0252:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 216)), dread ref %Reg0_R45, dread u16 %Reg1_C) { dassign %Reg0_R45 0 }
  #INSTIDX : 597||0255:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 600||0258:  astore
  regassign ptr %61 (dread ref %Reg10_R46)
  dassign %Reg10_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg10_R46)
  intrinsiccall MCCDecRef (regread ptr %61)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %62 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %62)
  #INSTIDX : 613||0265:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %63 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %63)
  #INSTIDX : 616||0268:  dup
  #INSTIDX : 617||0269:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 620||026c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161347 0 }
  regassign ptr %64 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161347)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %64)
  #INSTIDX : 622||026e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 625||0271:  iload_0
  #INSTIDX : 626||0272:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 629||0275:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 632||0278:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 635||027b:  aload
  #INSTIDX : 637||027d:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg10_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg10_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label13
  #INSTIDX : 638||027e:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %65 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %65)
  #INSTIDX : 641||0281:  dup
  #INSTIDX : 642||0282:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 645||0285:  aload_1
  #INSTIDX : 646||0286:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 649||0289:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_310032007800) { dassign %L_STR_161348 0 }
  regassign ptr %66 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ptr %L_STR_161348)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %66)
  #INSTIDX : 651||028b:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FInteger_3B)
  #Call function:Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R46) { dassign %Reg1_I 0 }
  #INSTIDX : 654||028e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 224)), dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 657||0291:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 660||0294:  astore
  regassign ptr %67 (dread ref %Reg10_R46)
  dassign %Reg10_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg10_R46)
  intrinsiccall MCCDecRef (regread ptr %67)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %68 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %68)
  #INSTIDX : 673||02a1:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %69 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %69)
  #INSTIDX : 676||02a4:  dup
  #INSTIDX : 677||02a5:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 680||02a8:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161349 0 }
  regassign ptr %70 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161349)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %70)
  #INSTIDX : 682||02aa:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 685||02ad:  iload_0
  #INSTIDX : 686||02ae:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 689||02b1:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 692||02b4:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 695||02b7:  aload
  #INSTIDX : 697||02b9:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg10_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg10_R46)
  try { @label15 @label16 @label17 @label18 @label19 @label20 @label21 @label22 }
@label14
  #INSTIDX : 698||02ba:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %71 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %71)
  #INSTIDX : 701||02bd:  dup
  #INSTIDX : 702||02be:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 705||02c1:  aload_1
  #INSTIDX : 706||02c2:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 709||02c5:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000660069006e006500) { dassign %L_STR_161350 0 }
  regassign ptr %72 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ptr %L_STR_161350)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %72)
  #INSTIDX : 711||02c7:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 714||02ca:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 717||02cd:  astore
  regassign ptr %73 (dread ref %Reg10_R46)
  dassign %Reg10_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg10_R46)
  intrinsiccall MCCDecRef (regread ptr %73)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %74 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %74)
  #INSTIDX : 730||02da:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %75 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %75)
  #INSTIDX : 733||02dd:  dup
  #INSTIDX : 734||02de:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 737||02e1:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161351 0 }
  regassign ptr %76 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161351)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %76)
  #INSTIDX : 739||02e3:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 742||02e6:  iload_0
  #INSTIDX : 743||02e7:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 746||02ea:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 749||02ed:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 752||02f0:  aload
  #INSTIDX : 754||02f2:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg10_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg10_R46)
  try { @label22 }
@label15   catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>> <* <$Ljava_2Flang_2FClassCastException_3B>> }
  regassign ptr %77 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %77)
  #INSTIDX : 755||02f3:  astore_2
  regassign ptr %78 (dread ref %Reg8_R52)
  dassign %Reg8_R52 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R43))
  intrinsiccall MCCIncRef (dread ref %Reg8_R52)
  intrinsiccall MCCDecRef (regread ptr %78)
  #INSTIDX : 756||02f4:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %79 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %79)
  #INSTIDX : 759||02f7:  dup
  #INSTIDX : 760||02f8:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 763||02fb:  aload_1
  #INSTIDX : 764||02fc:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 767||02ff:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200061002000) { dassign %L_STR_161352 0 }
  regassign ptr %80 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ptr %L_STR_161352)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %80)
  #INSTIDX : 769||0301:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 772||0304:  aload_2
  #INSTIDX : 773||0305:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R52)), constval u32 88)), dread ref %Reg8_R52) { dassign %Reg1_R46 0 }
  #INSTIDX : 776||0308:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 779||030b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 782||030e:  astore_3
  regassign ptr %81 (dread ref %Reg9_R46)
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MCCDecRef (regread ptr %81)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %82 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %82)
  #INSTIDX : 794||031a:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %83 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %83)
  #INSTIDX : 797||031d:  dup
  #INSTIDX : 798||031e:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 801||0321:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161353 0 }
  regassign ptr %84 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161353)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %84)
  #INSTIDX : 803||0323:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 806||0326:  iload_0
  #INSTIDX : 807||0327:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 810||032a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 813||032d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 816||0330:  aload_3
  #INSTIDX : 817||0331:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg9_R46)
  try { @label22 }
@label16   catch { <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> }
  regassign ptr %85 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %85)
  #INSTIDX : 818||0332:  astore_2
  regassign ptr %86 (dread ref %Reg8_R53)
  dassign %Reg8_R53 0 (retype ref <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> (dread ref %Reg0_R43))
  intrinsiccall MCCIncRef (dread ref %Reg8_R53)
  intrinsiccall MCCDecRef (regread ptr %86)
  #INSTIDX : 819||0333:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %87 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %87)
  #INSTIDX : 822||0336:  dup
  #INSTIDX : 823||0337:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 826||033a:  aload_1
  #INSTIDX : 827||033b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 830||033e:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200062002000) { dassign %L_STR_161354 0 }
  regassign ptr %88 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ptr %L_STR_161354)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %88)
  #INSTIDX : 832||0340:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 835||0343:  aload_2
  #INSTIDX : 836||0344:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R53)), constval u32 88)), dread ref %Reg8_R53) { dassign %Reg1_R46 0 }
  #INSTIDX : 839||0347:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 842||034a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 845||034d:  astore_3
  regassign ptr %89 (dread ref %Reg9_R46)
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MCCDecRef (regread ptr %89)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %90 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %90)
  #INSTIDX : 857||0359:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %91 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %91)
  #INSTIDX : 860||035c:  dup
  #INSTIDX : 861||035d:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 864||0360:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161355 0 }
  regassign ptr %92 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161355)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %92)
  #INSTIDX : 866||0362:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 869||0365:  iload_0
  #INSTIDX : 870||0366:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 873||0369:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 876||036c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 879||036f:  aload_3
  #INSTIDX : 880||0370:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg9_R46)
  try { @label22 }
@label17   catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  regassign ptr %93 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %93)
  #INSTIDX : 881||0371:  astore_2
  regassign ptr %94 (dread ref %Reg8_R54)
  dassign %Reg8_R54 0 (retype ref <* <$Ljava_2Flang_2FNullPointerException_3B>> (dread ref %Reg0_R43))
  intrinsiccall MCCIncRef (dread ref %Reg8_R54)
  intrinsiccall MCCDecRef (regread ptr %94)
  #INSTIDX : 882||0372:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %95 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %95)
  #INSTIDX : 885||0375:  dup
  #INSTIDX : 886||0376:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 889||0379:  aload_1
  #INSTIDX : 890||037a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 893||037d:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000630020006e0075006c006c00) { dassign %L_STR_161356 0 }
  regassign ptr %96 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ptr %L_STR_161356)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %96)
  #INSTIDX : 895||037f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 898||0382:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 901||0385:  astore_3
  regassign ptr %97 (dread ref %Reg9_R46)
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MCCDecRef (regread ptr %97)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %98 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %98)
  #INSTIDX : 913||0391:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %99 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %99)
  #INSTIDX : 916||0394:  dup
  #INSTIDX : 917||0395:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 920||0398:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161357 0 }
  regassign ptr %100 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161357)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %100)
  #INSTIDX : 922||039a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 925||039d:  iload_0
  #INSTIDX : 926||039e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 929||03a1:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 932||03a4:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 935||03a7:  aload_3
  #INSTIDX : 936||03a8:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg9_R46)
  try { @label22 }
@label18   catch { <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> <* <$LFaults_24Refused_3B>> }
  regassign ptr %101 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %101)
  #INSTIDX : 937||03a9:  astore_2
  regassign ptr %102 (dread ref %Reg8_R44)
  dassign %Reg8_R44 0 (retype ref <* <$LFaults_24Refused_3B>> (dread ref %Reg0_R43))
  intrinsiccall MCCIncRef (dread ref %Reg8_R44)
  intrinsiccall MCCDecRef (regread ptr %102)
  #INSTIDX : 938||03aa:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %103 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %103)
  #INSTIDX : 941||03ad:  dup
  #INSTIDX : 942||03ae:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 945||03b1:  aload_1
  #INSTIDX : 946||03b2:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 949||03b5:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200064002000) { dassign %L_STR_161358 0 }
  regassign ptr %104 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ptr %L_STR_161358)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %104)
  #INSTIDX : 951||03b7:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 954||03ba:  aload_2
  #INSTIDX : 955||03bb:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R44)), constval u32 88)), dread ref %Reg8_R44) { dassign %Reg1_R46 0 }
  #INSTIDX : 958||03be:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 961||03c1:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161359 0 }
  regassign ptr %105 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ptr %L_STR_161359)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %105)
  #INSTIDX : 963||03c3:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 966||03c6:  aload_2
  #INSTIDX : 967||03c7:  getfield
  dassign %Reg1_I 0 (iread i32 <* <$LFaults_24Refused_3B>> 11 (dread ref %Reg8_R44))
  #INSTIDX : 970||03ca:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 224)), dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 973||03cd:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161360 0 }
  regassign ptr %106 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ptr %L_STR_161360)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %106)
  #INSTIDX : 975||03cf:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 978||03d2:  aload_2
  #INSTIDX : 979||03d3:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R44)), constval u32 176)), dread ref %Reg8_R44) { dassign %Reg1_I 0 }
  #INSTIDX : 982||03d6:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 224)), dread ref %Reg0_R45, dread i32 %Reg1_I) { dassign %Reg0_R45 0 }
  #INSTIDX : 985||03d9:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 988||03dc:  astore_3
  regassign ptr %107 (dread ref %Reg9_R46)
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MCCDecRef (regread ptr %107)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %108 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %108)
  #INSTIDX : 1000||03e8:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %109 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %109)
  #INSTIDX : 1003||03eb:  dup
  #INSTIDX : 1004||03ec:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 1007||03ef:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161361 0 }
  regassign ptr %110 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161361)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %110)
  #INSTIDX : 1009||03f1:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 1012||03f4:  iload_0
  #INSTIDX : 1013||03f5:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 1016||03f8:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 1019||03fb:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 1022||03fe:  aload_3
  #INSTIDX : 1023||03ff:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg9_R46)
  try { @label22 }
@label19   catch { <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> <* <$LFaults_24Broken_3B>> }
  regassign ptr %111 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %111)
  #INSTIDX : 1024||0400:  astore_2
  regassign ptr %112 (dread ref %Reg8_R49)
  dassign %Reg8_R49 0 (retype ref <* <$LFaults_24Broken_3B>> (dread ref %Reg0_R43))
  intrinsiccall MCCIncRef (dread ref %Reg8_R49)
  intrinsiccall MCCDecRef (regread ptr %112)
  #INSTIDX : 1025||0401:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %113 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %113)
  #INSTIDX : 1028||0404:  dup
  #INSTIDX : 1029||0405:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 1032||0408:  aload_1
  #INSTIDX : 1033||0409:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 1036||040c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200065002000) { dassign %L_STR_161362 0 }
  regassign ptr %114 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ptr %L_STR_161362)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %114)
  #INSTIDX : 1038||040e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 1041||0411:  aload_2
  #INSTIDX : 1042||0412:  invokevirtual
  regassign ptr %115 (dread ref %Reg8_R41)
  dassign %Reg8_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R49))
  intrinsiccall MCCIncRef (dread ref %Reg8_R41)
  intrinsiccall MCCDecRef (regread ptr %115)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 160)), dread ref %Reg0_R45, dread ref %Reg8_R41) { dassign %Reg0_R45 0 }
  #INSTIDX : 1045||0415:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20003c002d002000) { dassign %L_STR_161363 0 }
  regassign ptr %116 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ptr %L_STR_161363)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %116)
  #INSTIDX : 1047||0417:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 1050||041a:  aload_2
  #INSTIDX : 1051||041b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg8_R49)), constval u32 104)), dread ref %Reg8_R49) { dassign %Reg1_R43 0 }
  #INSTIDX : 1054||041e:  invokevirtual
  regassign ptr %117 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R43))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %117)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 160)), dread ref %Reg0_R45, dread ref %Reg1_R41) { dassign %Reg0_R45 0 }
  #INSTIDX : 1057||0421:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 1060||0424:  astore_3
  regassign ptr %118 (dread ref %Reg9_R46)
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MCCDecRef (regread ptr %118)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %119 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %119)
  #INSTIDX : 1072||0430:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %120 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %120)
  #INSTIDX : 1075||0433:  dup
  #INSTIDX : 1076||0434:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 1079||0437:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161364 0 }
  regassign ptr %121 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161364)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %121)
  #INSTIDX : 1081||0439:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 1084||043c:  iload_0
  #INSTIDX : 1085||043d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 1088||0440:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 1091||0443:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 1094||0446:  aload_3
  #INSTIDX : 1095||0447:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg9_R46)
  try { @label22 }
@label20   catch { <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> }
  regassign ptr %122 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %122)
  #INSTIDX : 1096||0448:  astore_2
  regassign ptr %123 (dread ref %Reg8_R55)
  dassign %Reg8_R55 0 (retype ref <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> (dread ref %Reg0_R43))
  intrinsiccall MCCIncRef (dread ref %Reg8_R55)
  intrinsiccall MCCDecRef (regread ptr %123)
  #INSTIDX : 1097||0449:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %124 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %124)
  #INSTIDX : 1100||044c:  dup
  #INSTIDX : 1101||044d:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 1104||0450:  aload_1
  #INSTIDX : 1105||0451:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 1108||0454:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006700) { dassign %L_STR_161365 0 }
  regassign ptr %125 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ptr %L_STR_161365)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %125)
  #INSTIDX : 1110||0456:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 1113||0459:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 1116||045c:  astore_3
  regassign ptr %126 (dread ref %Reg9_R46)
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MCCDecRef (regread ptr %126)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %127 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %127)
  #INSTIDX : 1128||0468:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %128 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %128)
  #INSTIDX : 1131||046b:  dup
  #INSTIDX : 1132||046c:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 1135||046f:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161366 0 }
  regassign ptr %129 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161366)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %129)
  #INSTIDX : 1137||0471:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 1140||0474:  iload_0
  #INSTIDX : 1141||0475:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 1144||0478:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 1147||047b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 1150||047e:  aload_3
  #INSTIDX : 1151||047f:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg9_R46)
  try { @label22 }
@label21   catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  regassign ptr %130 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %130)
  #INSTIDX : 1152||0480:  astore_2
  regassign ptr %131 (dread ref %Reg8_R52)
  dassign %Reg8_R52 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R43))
  intrinsiccall MCCIncRef (dread ref %Reg8_R52)
  intrinsiccall MCCDecRef (regread ptr %131)
  #INSTIDX : 1153||0481:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %132 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %132)
  #INSTIDX : 1156||0484:  dup
  #INSTIDX : 1157||0485:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 1160||0488:  aload_1
  #INSTIDX : 1161||0489:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg7_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 1164||048c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200066002000) { dassign %L_STR_161367 0 }
  regassign ptr %133 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ptr %L_STR_161367)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %133)
  #INSTIDX : 1166||048e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 152)), dread ref %Reg0_R45, dread ref %Reg1_R46) { dassign %Reg0_R45 0 }
  #INSTIDX : 1169||0491:  aload_2
  #INSTIDX : 1170||0492:  invokevirtual
  regassign ptr %134 (dread ref %Reg8_R41)
  dassign %Reg8_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R52))
  intrinsiccall MCCIncRef (dread ref %Reg8_R41)
  intrinsiccall MCCDecRef (regread ptr %134)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 160)), dread ref %Reg0_R45, dread ref %Reg8_R41) { dassign %Reg0_R45 0 }
  #INSTIDX : 1173||0495:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 32)), dread ref %Reg0_R45) { dassign %Reg0_R46 0 }
  #INSTIDX : 1176||0498:  astore_3
  regassign ptr %135 (dread ref %Reg9_R46)
  dassign %Reg9_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MCCDecRef (regread ptr %135)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %136 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %136)
  #INSTIDX : 1188||04a4:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %137 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %137)
  #INSTIDX : 1191||04a7:  dup
  #INSTIDX : 1192||04a8:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 1195||04ab:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161368 0 }
  regassign ptr %138 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161368)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %138)
  #INSTIDX : 1197||04ad:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 1200||04b0:  iload_0
  #INSTIDX : 1201||04b1:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 1204||04b4:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 1207||04b7:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 1210||04ba:  aload_3
  #INSTIDX : 1211||04bb:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg9_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R46, dread ref %Reg7_R46, dread ref %Reg0_R45, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46, dread ref %Reg1_R42, dread ref %Reg1_R41, dread ref %Reg8_R41, dread ref %Reg1_R48, dread ref %Reg9_R46, dread ref %Reg0_R49, dread ref %Reg2_R44, dread ref %Reg4_R46, dread ref %Reg2_R43, dread ref %Reg0_R43, dread ref %Reg0_R50, dread ref %Reg9_R51, dread ref %Reg10_R46, dread ref %Reg0_R41, dread ref %Reg8_R52, dread ref %Reg8_R53, dread ref %Reg8_R54, dread ref %Reg8_R44, dread ref %Reg8_R49, dread ref %Reg1_R43, dread ref %Reg8_R55, dread ref %Reg11_R43)
  return (dread ref %Reg9_R46)
@label22   catch { <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> }
  regassign ptr %139 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %139)
  #INSTIDX : 1212||04bc:  astore
  regassign ptr %140 (dread ref %Reg11_R43)
  dassign %Reg11_R43 0 (dread ref %Reg0_R43)
  intrinsiccall MCCIncRef (dread ref %Reg11_R43)
  intrinsiccall MCCDecRef (regread ptr %140)
  #INSTIDX : 1214||04be:  getstatic
  dassign %Reg0_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 1217||04c1:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 1218||04c2:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 1219||04c3:  putstatic
  dassign $LFaults_3B_7Ctrace 0 (dread i32 %Reg0_I)
  #INSTIDX : 1222||04c6:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %141 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %141)
  #INSTIDX : 1225||04c9:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %142 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %142)
  #INSTIDX : 1228||04cc:  dup
  #INSTIDX : 1229||04cd:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 1232||04d0:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_161369 0 }
  regassign ptr %143 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161369)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %143)
  #INSTIDX : 1234||04d2:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 1237||04d5:  iload_0
  #INSTIDX : 1238||04d6:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 1241||04d9:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 1244||04dc:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 1247||04df:  aload
  #INSTIDX : 1249||04e1:  athrow
  throw (dread ref %Reg11_R43)
}
func &LFaults_3B_7Cnested_7C_28I_29I static (var %Reg3_I i32) i32 {
  funcid 48159
  var %Reg0_R56 <* <$Ljava_2Flang_2FIllegalStateException_3B>> localrefvar
  var %L_STR_161370 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg0_R43 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg0_R57 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> localrefvar
  var %L_STR_161371 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg5_R43 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %L_STR_161372 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R57 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> localrefvar
  var %Reg0_R47 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %Reg1_R45 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161373 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161374 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LFaults_3B)
  try { @label25 @label27 }
  #INSTIDX : 0||0000:  iload_0
  #INSTIDX : 1||0001:  ifne
  brtrue @label23 (ne i32 i32 (dread i32 %Reg3_I, constval i32 0))
  #INSTIDX : 4||0004:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FIllegalStateException_3B)
  regassign ptr %1 (dread ref %Reg0_R56)
  dassign %Reg0_R56 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 7||0007:  dup
  #INSTIDX : 8||0008:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_62006f00740074006f006d00) { dassign %L_STR_161370 0 }
  regassign ptr %2 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161370)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 10||000a:  invokespecial
  #Call function:Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R56, dread ref %Reg2_R46) {}
  #INSTIDX : 13||000d:  athrow
  regassign ptr %3 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R56))
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %3)
  throw (dread ref %Reg0_R43)
@label23
  #INSTIDX : 14||000e:  iload_0
  #INSTIDX : 15||000f:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 16||0010:  isub
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg1_I))
  #INSTIDX : 17||0011:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LFaults_3B)
  #Call function:LFaults_3B_7Cnested_7C_28I_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Faults_jar, constval i64 6)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg0_I) { dassign %Reg0_I 0 }
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FIllegalArgumentException_3B)
  regassign ptr %4 (dread ref %Reg0_R57)
  dassign %Reg0_R57 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 39||0027:  dup
  #INSTIDX : 40||0028:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b30082fa5e9374d9a3161d801b1b242) { dassign %L_STR_161371 0 }
  regassign ptr %5 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161371)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 42||002a:  invokespecial
  #Call function:Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 4)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R57, dread ref %Reg2_R46) {}
  #INSTIDX : 45||002d:  athrow
  regassign ptr %6 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R57))
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %6)
  throw (dread ref %Reg0_R43)
  endtry
@label24
  #INSTIDX : 46||002e:  iload_1
  #INSTIDX : 47||002f:  ireturn
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R56, dread ref %Reg2_R46, dread ref %Reg0_R43, dread ref %Reg0_R57, dread ref %Reg5_R43, dread ref %Reg4_R57, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg1_R46)
  return (dread i32 %Reg4_I)
  try { @label27 }
@label25   catch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  regassign ptr %7 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %7)
  #INSTIDX : 48||0030:  astore_2
  regassign ptr %8 (dread ref %Reg5_R43)
  dassign %Reg5_R43 0 (dread ref %Reg0_R43)
  intrinsiccall MCCIncRef (dread ref %Reg5_R43)
  intrinsiccall MCCDecRef (regread ptr %8)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FIllegalArgumentException_3B)
  regassign ptr %9 (dread ref %Reg0_R57)
  dassign %Reg0_R57 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
  intrinsiccall MCCDecRef (regread ptr %9)
  #INSTIDX : 65||0041:  dup
  #INSTIDX : 66||0042:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b30082fa5e9374d9a3161d801b1b242) { dassign %L_STR_161372 0 }
  regassign ptr %10 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161372)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %10)
  #INSTIDX : 68||0044:  invokespecial
  #Call function:Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 4)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R57, dread ref %Reg2_R46) {}
  #INSTIDX : 71||0047:  athrow
  regassign ptr %11 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R57))
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %11)
  throw (dread ref %Reg0_R43)
@label26
  #INSTIDX : 72||0048:  aload_2
  #INSTIDX : 73||0049:  athrow
  throw (dread ref %Reg5_R43)
  endtry
@label27   catch { <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> }
  regassign ptr %12 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %12)
  #INSTIDX : 74||004a:  astore_1
  regassign ptr %13 (dread ref %Reg4_R57)
  dassign %Reg4_R57 0 (retype ref <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> (dread ref %Reg0_R43))
  intrinsiccall MCCIncRef (dread ref %Reg4_R57)
  intrinsiccall MCCDecRef (regread ptr %13)
  #INSTIDX : 75||004b:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %14 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %14)
  #INSTIDX : 78||004e:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %15 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %15)
  #INSTIDX : 81||0051:  dup
  #INSTIDX : 82||0052:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 85||0055:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6300610075006700680074002000) { dassign %L_STR_161373 0 }
  regassign ptr %16 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161373)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %16)
  #INSTIDX : 87||0057:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 90||005a:  aload_1
  #INSTIDX : 91||005b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg4_R57)), constval u32 88)), dread ref %Reg4_R57) { dassign %Reg2_R46 0 }
  #INSTIDX : 94||005e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 97||0061:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000610074002000) { dassign %L_STR_161374 0 }
  regassign ptr %17 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161374)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %17)
  #INSTIDX : 99||0063:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 102||0066:  iload_0
  #INSTIDX : 103||0067:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg3_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 106||006a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 109||006d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 112||0070:  bipush
  dassign %Reg0_I 0 (constval i32 100)
  #INSTIDX : 114||0072:  ireturn
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R56, dread ref %Reg2_R46, dread ref %Reg0_R43, dread ref %Reg0_R57, dread ref %Reg5_R43, dread ref %Reg4_R57, dread ref %Reg0_R47, dread ref %Reg1_R45, dread ref %Reg1_R46)
  return (dread i32 %Reg0_I)
}
func &LFaults_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg3_R50 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 48160
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg0_R47 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %Reg1_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg1_R45 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161375 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %L_STR_161376 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161377 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161378 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R43 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %Reg5_R43 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %L_STR_161379 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R42 <* <[] i32>> localrefvar
  var %Reg4_R42 <* <[] i32>> localrefvar
  var %Reg0_R58 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>> localrefvar
  var %Reg6_R43 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %Reg4_R58 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>> localrefvar
  var %Reg4_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %L_STR_161380 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R59 <* <$Ljava_2Flang_2FError_3B>> localrefvar
  var %L_STR_161381 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R43 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %__muid_symptr <* void>

  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LFaults_3B)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %1 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 11||000b:  iload_1
  #INSTIDX : 12||000c:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LFaults_3B)
  #Call function:LFaults_3B_7Cattempt_7C_28I_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Faults_jar, constval i64 5)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg4_I) { dassign %Reg1_R46 0 }
  #INSTIDX : 15||000f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 18||0012:  iinc
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  #INSTIDX : 21||0015:  goto
  goto @label28
@label29
  #INSTIDX : 24||0018:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %2 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 27||001b:  getstatic
  dassign %Reg1_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 30||001e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 272)), dread ref %Reg0_R47, dread i32 %Reg1_I) {}
  #INSTIDX : 33||0021:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %3 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 36||0024:  iconst_5
  dassign %Reg1_I 0 (constval i32 5)
  #INSTIDX : 37||0025:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LFaults_3B)
  #Call function:LFaults_3B_7Cnested_7C_28I_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Faults_jar, constval i64 6)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  #INSTIDX : 40||0028:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 272)), dread ref %Reg0_R47, dread i32 %Reg1_I) {}
  #INSTIDX : 43||002b:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %4 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 46||002e:  getstatic
  dassign %Reg1_I 0 (dread i32 $LFaults_3B_7Ctrace)
  #INSTIDX : 49||0031:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 272)), dread ref %Reg0_R47, dread i32 %Reg1_I) {}
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %5 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 67||0043:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %6 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 70||0046:  dup
  #INSTIDX : 71||0047:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 74||004a:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006e0064002000) { dassign %L_STR_161375 0 }
  regassign ptr %7 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161375)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %7)
  #INSTIDX : 76||004c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 79||004f:  iload_1
  #INSTIDX : 80||0050:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg4_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 83||0053:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 86||0056:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %8 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %8)
  #INSTIDX : 100||0064:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %9 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %9)
  #INSTIDX : 103||0067:  dup
  #INSTIDX : 104||0068:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 107||006b:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006e0064002000) { dassign %L_STR_161376 0 }
  regassign ptr %10 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161376)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %10)
  #INSTIDX : 109||006d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 112||0070:  iload_1
  #INSTIDX : 113||0071:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg4_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 116||0074:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 119||0077:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 122||007a:  goto
  goto @label35
  try { @label33 }
@label32
  #INSTIDX : 125||007d:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %11 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %11)
  #INSTIDX : 128||0080:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %12 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %12)
  #INSTIDX : 131||0083:  dup
  #INSTIDX : 132||0084:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 135||0087:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c006f006f0070002000) { dassign %L_STR_161377 0 }
  regassign ptr %13 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161377)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %13)
  #INSTIDX : 137||0089:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 140||008c:  iload_1
  #INSTIDX : 141||008d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg4_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 144||0090:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 147||0093:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  endtry
  #INSTIDX : 150||0096:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %14 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %14)
  #INSTIDX : 153||0099:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %15 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %15)
  #INSTIDX : 156||009c:  dup
  #INSTIDX : 157||009d:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 160||00a0:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006e0064002000) { dassign %L_STR_161378 0 }
  regassign ptr %16 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161378)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %16)
  #INSTIDX : 162||00a2:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 165||00a5:  iload_1
  #INSTIDX : 166||00a6:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg4_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 169||00a9:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 172||00ac:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  #INSTIDX : 175||00af:  goto
  goto @label34
@label33   catch { <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> }
  regassign ptr %17 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %17)
  #INSTIDX : 178||00b2:  astore_2
  regassign ptr %18 (dread ref %Reg5_R43)
  dassign %Reg5_R43 0 (dread ref %Reg0_R43)
  intrinsiccall MCCIncRef (dread ref %Reg5_R43)
  intrinsiccall MCCDecRef (regread ptr %18)
  #INSTIDX : 179||00b3:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %19 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %19)
  #INSTIDX : 182||00b6:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %20 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %20)
  #INSTIDX : 185||00b9:  dup
  #INSTIDX : 186||00ba:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 189||00bd:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006e0064002000) { dassign %L_STR_161379 0 }
  regassign ptr %21 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161379)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %21)
  #INSTIDX : 191||00bf:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 194||00c2:  iload_1
  #INSTIDX : 195||00c3:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg4_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 198||00c6:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 201||00c9:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
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
  regassign ptr %22 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (dread ref $LFaults_3B_7Cnumbers)
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MCCDecRef (regread ptr %22)
  #INSTIDX : 215||00d7:  dup
  #INSTIDX : 216||00d8:  astore_1
  regassign ptr %23 (dread ref %Reg4_R42)
  dassign %Reg4_R42 0 (dread ref %Reg0_R42)
  intrinsiccall MCCIncRef (dread ref %Reg4_R42)
  intrinsiccall MCCDecRef (regread ptr %23)
  #INSTIDX : 217||00d9:  monitorenter
  syncenter (dread ref %Reg0_R42)
  endtry
  try { @label36 @label37 }
  #INSTIDX : 218||00da:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FUnsupportedOperationException_3B)
  regassign ptr %24 (dread ref %Reg0_R58)
  dassign %Reg0_R58 0 (gcmalloc ref <$Ljava_2Flang_2FUnsupportedOperationException_3B>)
  intrinsiccall MCCDecRef (regread ptr %24)
  #INSTIDX : 221||00dd:  dup
  #INSTIDX : 222||00de:  invokespecial
  #Call function:Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 5)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R58) {}
  #INSTIDX : 225||00e1:  athrow
  regassign ptr %25 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R58))
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %25)
  throw (dread ref %Reg0_R43)
  endtry
  try { @label37 }
@label36   catch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  regassign ptr %26 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %26)
  #INSTIDX : 226||00e2:  astore_3
  regassign ptr %27 (dread ref %Reg6_R43)
  dassign %Reg6_R43 0 (dread ref %Reg0_R43)
  intrinsiccall MCCIncRef (dread ref %Reg6_R43)
  intrinsiccall MCCDecRef (regread ptr %27)
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
  regassign ptr %28 (dread ref %Reg0_R58)
  dassign %Reg0_R58 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R58)
  intrinsiccall MCCDecRef (regread ptr %28)
  #INSTIDX : 231||00e7:  astore_1
  regassign ptr %29 (dread ref %Reg4_R58)
  dassign %Reg4_R58 0 (dread ref %Reg0_R58)
  intrinsiccall MCCIncRef (dread ref %Reg4_R58)
  intrinsiccall MCCDecRef (regread ptr %29)
  #INSTIDX : 232||00e8:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %30 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %30)
  #INSTIDX : 235||00eb:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %31 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %31)
  #INSTIDX : 238||00ee:  dup
  #INSTIDX : 239||00ef:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 242||00f2:  aload_1
  #INSTIDX : 243||00f3:  invokevirtual
  regassign ptr %32 (dread ref %Reg4_R41)
  dassign %Reg4_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R58))
  intrinsiccall MCCIncRef (dread ref %Reg4_R41)
  intrinsiccall MCCDecRef (regread ptr %32)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 160)), dread ref %Reg1_R45, dread ref %Reg4_R41) { dassign %Reg1_R45 0 }
  #INSTIDX : 246||00f6:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161380 0 }
  regassign ptr %33 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161380)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %33)
  #INSTIDX : 248||00f8:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 251||00fb:  aload_1
  #INSTIDX : 252||00fc:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg4_R58)), constval u32 88)), dread ref %Reg4_R58) { dassign %Reg2_R46 0 }
  #INSTIDX : 255||00ff:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 258||0102:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 261||0105:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R46) {}
  try { @label38 }
  #INSTIDX : 264||0108:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FError_3B)
  regassign ptr %34 (dread ref %Reg0_R59)
  dassign %Reg0_R59 0 (gcmalloc ref <$Ljava_2Flang_2FError_3B>)
  intrinsiccall MCCDecRef (regread ptr %34)
  #INSTIDX : 267||010b:  dup
  #INSTIDX : 268||010c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d583ffd1da51203d92b48150004ee64a) { dassign %L_STR_161381 0 }
  regassign ptr %35 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161381)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %35)
  #INSTIDX : 270||010e:  invokespecial
  #Call function:Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 6)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R59, dread ref %Reg2_R46) {}
  #INSTIDX : 273||0111:  athrow
  regassign ptr %36 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R59))
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %36)
  throw (dread ref %Reg0_R43)
  endtry
@label38   catch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  regassign ptr %37 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %37)
  #INSTIDX : 274||0112:  astore_1
  regassign ptr %38 (dread ref %Reg4_R43)
  dassign %Reg4_R43 0 (dread ref %Reg0_R43)
  intrinsiccall MCCIncRef (dread ref %Reg4_R43)
  intrinsiccall MCCDecRef (regread ptr %38)
  #INSTIDX : 275||0113:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %39 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Faults_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %39)
  #INSTIDX : 278||0116:  aload_1
  #INSTIDX : 279||0117:  invokevirtual
  regassign ptr %40 (dread ref %Reg4_R41)
  dassign %Reg4_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R43))
  intrinsiccall MCCIncRef (dread ref %Reg4_R41)
  intrinsiccall MCCDecRef (regread ptr %40)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 320)), dread ref %Reg0_R47, dread ref %Reg4_R41) {}
  #INSTIDX : 282||011a:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R47, dread ref %Reg1_R46, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg0_R43, dread ref %Reg5_R43, dread ref %Reg0_R42, dread ref %Reg4_R42, dread ref %Reg0_R58, dread ref %Reg6_R43, dread ref %Reg4_R58, dread ref %Reg4_R41, dread ref %Reg0_R59, dread ref %Reg4_R43)
  return ()
}
func &LFaults_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 48161
  var %Reg0_I i32
  var %Reg0_R42 <* <[] i32>> localrefvar
  var %Reg2_I i32
  var %Reg3_I i32
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  iconst_3
  dassign %Reg0_I 0 (constval i32 3)
  #INSTIDX : 1||0001:  newarray
  regassign ptr %1 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  intrinsiccall MCCDecRef (regread ptr %1)
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
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R42)
  return ()
}
func &LFaults_24Broken_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V constructor (var %_this <* <$LFaults_24Broken_3B>>, var %Reg4_R43 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 48162
  var %Reg3_R49 <* <$LFaults_24Broken_3B>> localrefvar
  var %L_STR_161382 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg3_R52 <* <$Ljava_2Flang_2FRuntimeException_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg3_R49)
  dassign %Reg3_R49 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg3_R49)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_620072006f006b0065006e00) { dassign %L_STR_161382 0 }
  regassign ptr %2 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ptr %L_STR_161382)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 3||0003:  aload_1
  #INSTIDX : 4||0004:  invokespecial
  regassign ptr %3 (dread ref %Reg3_R52)
  dassign %Reg3_R52 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg3_R49))
  intrinsiccall MCCIncRef (dread ref %Reg3_R52)
  intrinsiccall MCCDecRef (regread ptr %3)
  #Call function:Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 7)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg3_R52, dread ref %Reg1_R46, dread ref %Reg4_R43) {}
  #INSTIDX : 7||0007:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R49, dread ref %Reg1_R46, dread ref %Reg3_R52)
  return ()
}
func &LFaults_24Refused_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BI_29V constructor (var %_this <* <$LFaults_24Refused_3B>>, var %Reg3_R46 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_I i32) void {
  funcid 48163
  var %Reg2_R44 <* <$LFaults_24Refused_3B>> localrefvar
  var %Reg2_R60 <* <$Ljava_2Flang_2FException_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R44)
  dassign %Reg2_R44 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R44)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  aload_1
  #INSTIDX : 2||0002:  invokespecial
  regassign ptr %2 (dread ref %Reg2_R60)
  dassign %Reg2_R60 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg2_R44))
  intrinsiccall MCCIncRef (dread ref %Reg2_R60)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[29] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Faults_jar, constval i64 8)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R60, dread ref %Reg3_R46) {}
  #INSTIDX : 5||0005:  aload_0
  #INSTIDX : 6||0006:  iload_2
  #INSTIDX : 7||0007:  putfield
  iassign <* <$LFaults_24Refused_3B>> 11 (dread ref %Reg2_R44, dread i32 %Reg4_I)
  #INSTIDX : 10||000a:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R44, dread ref %Reg2_R60)
  return ()
}
func &LFaults_24Refused_3B_7Ctwice_7C_28_29I virtual (var %_this <* <$LFaults_24Refused_3B>>) i32 {
  funcid 48164
  var %Reg2_R44 <* <$LFaults_24Refused_3B>> localrefvar
  var %Reg0_I i32
  var %Reg1_I i32
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R44)
  dassign %Reg2_R44 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R44)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  iconst_2
  dassign %Reg0_I 0 (constval i32 2)
  #INSTIDX : 1||0001:  aload_0
  #INSTIDX : 2||0002:  getfield
  dassign %Reg1_I 0 (iread i32 <* <$LFaults_24Refused_3B>> 11 (dread ref %Reg2_R44))
  #INSTIDX : 5||0005:  imul
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 6||0006:  ireturn
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R44)
  return (dread i32 %Reg0_I)
}
