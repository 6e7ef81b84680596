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
type $__class_meta__ <struct {@shadow <* void> final, @monitor i32 final, @classloader u16 final, @objsize u16 final, @itab <* void> final, @vtab <* void> final, @gctib <* void> final, @classinforo <* void> final, @clinitbridge <* void> final}>
type $MUIDFuncDefTabEntry <struct {@funcUnifiedAddr u64}>
type $MUIDFuncDefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
type $MUIDUnifiedUndefTabEntry <struct {@globalAddress u64}>
type $MUIDUnifiedUndefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
var $__cinf_Ljava_2Flang_2FStringBuilder_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FSystem_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FThread_3B extern <$__class_meta__>
var $__vtb_LUncaught_3B fstatic <[11] <* void>> = [24, 28, 32, 0, 36, 40, 44, 48, 0, 52, 0]
var $__cinf_LUncaught_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LUncaught_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LUncaught_241_3B fstatic <[26] <* void>> = [24, 28, 32, 0, 56, 40, 44, 48, 0, 52, 0, 22, 60, 64, 68, 72, 76, 80, 84, 88, 92, 96, 100, 104, 108, 112]
var $__cinf_LUncaught_241_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LUncaught_241_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LUncaught_24Failure_3B fstatic <[22] <* void>> = [24, 28, 32, 0, 116, 40, 44, 48, 0, 52, 0, 120, 124, 128, 132, 136, 140, 144, 148, 152, 156, 160]
var $__cinf_LUncaught_24Failure_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LUncaught_24Failure_3B, 7= 0, 8= 0, 9= 0]
func &MCC_getFuncPtrFromItabSecondHash64 nosideeffect () ptr
var $__muid_func_def_tab$$Uncaught_jar fstatic <[6] <$MUIDFuncDefTabEntry>> = [[1= addroffunc ptr &LUncaught_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LUncaught_3B_7Cdepth_7C_28AII_29I], [1= addroffunc ptr &LUncaught_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V], [1= addroffunc ptr &LUncaught_241_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LUncaught_241_3B_7Crun_7C_28_29V], [1= addroffunc ptr &LUncaught_24Failure_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V]]
var $__muid_func_def_muid_tab$$Uncaught_jar fstatic <[6] <$MUIDFuncDefMuidTabEntry>> = [[1= -3867601548381097437, 2= -242854282280526292], [1= 5116303322205160639, 2= 3780017071086024163], [1= 3313113640028048422, 2= 387369494695413508], [1= -288300198121404659, 2= 4772436143429733343], [1= 2596136701133993731, 2= 4980813555351320053], [1= -3672485585134594009, 2= -3482359715911531785]]
var $__muid_func_undef_tab$$Uncaught_jar fstatic <[40] <$MUIDUnifiedUndefTabEntry>> = [[1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0]]
var $__muid_func_undef_muid_tab$$Uncaught_jar fstatic <[40] <$MUIDUnifiedUndefMuidTabEntry>> = [[1= 861319445769109370, 2= -5810107560272798903], [1= 7542514851439482877, 2= 1325277591736462115], [1= -2286157587747070287, 2= -5810545997620655087], [1= 1667299778939430210, 2= 6264101845183563814], [1= 3106629072433827472, 2= -8290675786772273962], [1= 8228170266292084114, 2= -8288375544354297059], [1= -7464356948810446352, 2= 6963886536264595717], [1= -2701934576591406938, 2= 7529540672761248260], [1= -4187412136968710015, 2= 5423280095759154558], [1= 4481703037692844085, 2= 723980623110182091], [1= 5150622246382669867, 2= -5054247200996807739], [1= 7440723063273818663, 2= 5461109988975428737], [1= 8980949473780595860, 2= 3810356039898487356], [1= 6098827604219471632, 2= -4914150622052350590], [1= -587008565175255386, 2= -6376794589761797159], [1= 2642867331834548871, 2= -1187979876894124378], [1= 4469070833227997601, 2= -670103158184685825], [1= -1302430067206559936, 2= 5761036523477319410], [1= 7663945816961163879, 2= -6750802594183038240], [1= 4233822671370643912, 2= 6462288124740429113], [1= -8120584984539259228, 2= -2249302601425884092], [1= 5344667381051352928, 2= 3642402486632885120], [1= 7533615353676329294, 2= -330519468687830863], [1= 5069636990035021503, 2= -5981833975793667613], [1= -9011904582352340104, 2= 7201705322176616494], [1= -7069492754778935884, 2= 8593683306978348158], [1= 5738917387891112524, 2= -4330908427870763329], [1= 2878500920025007577, 2= -8260331589323706179], [1= 985562324171879202, 2= -8476653499853453705], [1= -6032942707167661267, 2= -2691986083175231741], [1= 2740980923653413998, 2= -2681602509060592115], [1= 8871227926353163902, 2= 625517422846921413], [1= -3973380544747869471, 2= 9056525331153371611], [1= -6782857348289011595, 2= -1083898161507046978], [1= 5813215478175600983, 2= 1008274523048255679], [1= 2422778411664782666, 2= -4635252756443824385], [1= 3496005434976571259, 2= -4852815636044677853], [1= 7739953266748167786, 2= 7027633676984157584], [1= 3642317176171790433, 2= -7136165511940189320], [1= 3846353179274590655, 2= -439720519589446605]]
var $__muid_data_undef_tab$$Uncaught_jar fstatic <[1] <$MUIDUnifiedUndefTabEntry>> = [[1= addrof ptr $Ljava_2Flang_2FSystem_3B_7Cout]]
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
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LUncaught_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaught_3B>>) void {
  funcid 48153
  var %Reg1_R40 <* <$LUncaught_3B>> localrefvar
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
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[40] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Uncaught_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R40, dread ref %Reg1_R41)
  return ()
}
func &LUncaught_3B_7Cdepth_7C_28AII_29I static (var %Reg4_R42 <* <[] i32>>, var %Reg5_I i32) i32 {
  funcid 48154
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg1_I i32
  var %Reg0_R43 <* <$Ljava_2Flang_2FArithmeticException_3B>> localrefvar
  var %Reg6_R43 <* <$Ljava_2Flang_2FArithmeticException_3B>> localrefvar
  var %Reg0_R44 <* <$LUncaught_24Failure_3B>> localrefvar
  var %Reg2_R45 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161333 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg2_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg6_R47 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %Reg0_R47 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %__muid_symptr <* void>

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
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R43, dread ref %Reg6_R43, dread ref %Reg0_R44, dread ref %Reg2_R45, dread ref %Reg3_R46, dread ref %Reg2_R46, dread ref %Reg6_R47, dread ref %Reg0_R47)
  return (dread i32 %Reg0_I)
@label0   catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  regassign ptr %1 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 8||0008:  astore_2
  regassign ptr %2 (dread ref %Reg6_R43)
  dassign %Reg6_R43 0 (dread ref %Reg0_R43)
  intrinsiccall MCCIncRef (dread ref %Reg6_R43)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 9||0009:  new
  regassign ptr %3 (dread ref %Reg0_R44)
  dassign %Reg0_R44 0 (gcmalloc ref <$LUncaught_24Failure_3B>)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 12||000c:  dup
  #INSTIDX : 13||000d:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %4 (dread ref %Reg2_R45)
  dassign %Reg2_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 16||0010:  dup
  #INSTIDX : 17||0011:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[40] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Uncaught_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R45) {}
  #INSTIDX : 20||0014:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_610074002000) { dassign %L_STR_161333 0 }
  regassign ptr %5 (dread ref %Reg3_R46)
  dassign %Reg3_R46 0 (dread ptr %L_STR_161333)
  intrinsiccall MCCIncRef (dread ref %Reg3_R46)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 22||0016:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R45)), constval u32 152)), dread ref %Reg2_R45, dread ref %Reg3_R46) { dassign %Reg2_R45 0 }
  #INSTIDX : 25||0019:  iload_1
  #INSTIDX : 26||001a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R45)), constval u32 224)), dread ref %Reg2_R45, dread i32 %Reg5_I) { dassign %Reg2_R45 0 }
  #INSTIDX : 29||001d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R45)), constval u32 32)), dread ref %Reg2_R45) { dassign %Reg2_R46 0 }
  #INSTIDX : 32||0020:  aload_2
  #INSTIDX : 33||0021:  invokespecial
  regassign ptr %6 (dread ref %Reg6_R47)
  dassign %Reg6_R47 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg6_R43))
  intrinsiccall MCCIncRef (dread ref %Reg6_R47)
  intrinsiccall MCCDecRef (regread ptr %6)
  #Call function:LUncaught_24Failure_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[6] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Uncaught_jar, constval i64 5)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R44, dread ref %Reg2_R46, dread ref %Reg6_R47) {}
  #INSTIDX : 36||0024:  athrow
  regassign ptr %7 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R44))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %7)
  throw (dread ref %Reg0_R47)
}
func &LUncaught_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg4_R49 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 48155
  var %Reg0_R48 <* <$LUncaught_241_3B>> localrefvar
  var %Reg0_I i32
  var %Reg0_R42 <* <[] i32>> localrefvar
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg5_R42 <* <[] i32>> localrefvar
  var %Reg6_I i32
  var %Reg1_I i32
  var %Reg0_R50 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  new
  regassign ptr %1 (dread ref %Reg0_R48)
  dassign %Reg0_R48 0 (gcmalloc ref <$LUncaught_241_3B>)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  #Call function:LUncaught_241_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[6] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Uncaught_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R48) {}
  #INSTIDX : 7||0007:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R48)), constval u32 96)), dread ref %Reg0_R48) {}
  #INSTIDX : 10||000a:  iconst_4
  dassign %Reg0_I 0 (constval i32 4)
  #INSTIDX : 11||000b:  newarray
  regassign ptr %2 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  intrinsiccall MCCDecRef (regread ptr %2)
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
  regassign ptr %3 (dread ref %Reg5_R42)
  dassign %Reg5_R42 0 (dread ref %Reg0_R42)
  intrinsiccall MCCIncRef (dread ref %Reg5_R42)
  intrinsiccall MCCDecRef (regread ptr %3)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %4 (dread ref %Reg0_R50)
  dassign %Reg0_R50 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Uncaught_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R50)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 45||002d:  aload_1
  #INSTIDX : 46||002e:  iload_2
  #INSTIDX : 47||002f:  invokestatic
  #Call function:LUncaught_3B_7Cdepth_7C_28AII_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[6] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Uncaught_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg5_R42, dread i32 %Reg6_I) { dassign %Reg1_I 0 }
  #INSTIDX : 50||0032:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R50)), constval u32 272)), dread ref %Reg0_R50, dread i32 %Reg1_I) {}
  #INSTIDX : 53||0035:  iinc
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  #INSTIDX : 56||0038:  goto
  goto @label1
@label2
  #INSTIDX : 59||003b:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R48, dread ref %Reg0_R42, dread ref %Reg5_R42, dread ref %Reg0_R50)
  return ()
}
func &LUncaught_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LUncaught_241_3B>>) void {
  funcid 48156
  var %Reg1_R48 <* <$LUncaught_241_3B>> localrefvar
  var %Reg1_R51 <* <$Ljava_2Flang_2FThread_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg1_R48)
  dassign %Reg1_R48 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg1_R48)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  regassign ptr %2 (dread ref %Reg1_R51)
  dassign %Reg1_R51 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg1_R48))
  intrinsiccall MCCIncRef (dread ref %Reg1_R51)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[40] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Uncaught_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R51) {}
  #INSTIDX : 4||0004:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R48, dread ref %Reg1_R51)
  return ()
}
func &LUncaught_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LUncaught_241_3B>>) void {
  funcid 48157
  var %Reg2_R48 <* <$LUncaught_241_3B>> localrefvar
  var %Reg0_J i64
  var %Reg0_R52 <* <$Ljava_2Flang_2FInterruptedException_3B>> localrefvar
  var %Reg3_R52 <* <$Ljava_2Flang_2FInterruptedException_3B>> localrefvar
  var %Reg0_R50 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %L_STR_161334 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R48)
  dassign %Reg2_R48 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R48)
  intrinsiccall MCCDecRef (regread ptr %1)
  try { @label3 }
  #INSTIDX : 0||0000:  ldc2_w
  dassign %Reg0_J 0 (constval i64 300)
  #INSTIDX : 3||0003:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FThread_3B)
  #Call function:Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[40] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Uncaught_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread i64 %Reg0_J) {}
  endtry
  #INSTIDX : 6||0006:  goto
  goto @label4
@label3   catch { <* <$Ljava_2Flang_2FInterruptedException_3B>> }
  regassign ptr %2 (dread ref %Reg0_R52)
  dassign %Reg0_R52 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R52)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 9||0009:  astore_1
  regassign ptr %3 (dread ref %Reg3_R52)
  dassign %Reg3_R52 0 (dread ref %Reg0_R52)
  intrinsiccall MCCIncRef (dread ref %Reg3_R52)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 10||000a:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R48, dread ref %Reg0_R52, dread ref %Reg3_R52, dread ref %Reg0_R50, dread ref %Reg1_R46)
  return ()
@label4
  #INSTIDX : 11||000b:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %4 (dread ref %Reg0_R50)
  dassign %Reg0_R50 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Uncaught_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R50)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 14||000e:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_412f4951ddf829a06a84ee33c6ac01fd) { dassign %L_STR_161334 0 }
  regassign ptr %5 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ptr %L_STR_161334)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 16||0010:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R50)), constval u32 312)), dread ref %Reg0_R50, dread ref %Reg1_R46) {}
  #INSTIDX : 19||0013:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R48, dread ref %Reg0_R52, dread ref %Reg3_R52, dread ref %Reg0_R50, dread ref %Reg1_R46)
  return ()
}
func &LUncaught_24Failure_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V constructor (var %_this <* <$LUncaught_24Failure_3B>>, var %Reg4_R46 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R47 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 48158
  var %Reg3_R44 <* <$LUncaught_24Failure_3B>> localrefvar
  var %Reg3_R53 <* <$Ljava_2Flang_2FRuntimeException_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg3_R44)
  dassign %Reg3_R44 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg3_R44)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  aload_1
  #INSTIDX : 2||0002:  aload_2
  #INSTIDX : 3||0003:  invokespecial
  regassign ptr %2 (dread ref %Reg3_R53)
  dassign %Reg3_R53 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg3_R44))
  intrinsiccall MCCIncRef (dread ref %Reg3_R53)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[40] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Uncaught_jar, constval i64 4)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg3_R53, dread ref %Reg4_R46, dread ref %Reg5_R47) {}
  #INSTIDX : 6||0006:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R44, dread ref %Reg3_R53)
  return ()
}
