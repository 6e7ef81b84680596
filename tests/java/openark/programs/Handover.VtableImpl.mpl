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
type $__class_meta__ <struct {@shadow <* void> final, @monitor i32 final, @classloader u16 final, @objsize u16 final, @itab <* void> final, @vtab <* void> final, @gctib <* void> final, @classinforo <* void> final, @clinitbridge <* void> final}>
type $MUIDFuncDefTabEntry <struct {@funcUnifiedAddr u64}>
type $MUIDFuncDefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
type $MUIDUnifiedUndefTabEntry <struct {@globalAddress u64}>
type $MUIDUnifiedUndefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
var $__cinf_Ljava_2Flang_2FSystem_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FStringBuilder_3B extern <$__class_meta__>
var $__vtb_LHandover_3B fstatic <[11] <* void>> = [16, 20, 24, 0, 28, 32, 36, 40, 0, 44, 0]
var $__cinf_LHandover_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LHandover_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LHandover_24Second_3B fstatic <[26] <* void>> = [16, 20, 24, 0, 48, 32, 36, 40, 0, 44, 0, 22, 52, 56, 60, 64, 68, 72, 76, 80, 84, 88, 92, 96, 100, 104]
var $__cinf_LHandover_24Second_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LHandover_24Second_3B, 7= 0, 8= 0, 9= 0]
func &MCC_getFuncPtrFromItabSecondHash64 nosideeffect () ptr
var $__muid_func_def_tab$$Handover_jar fstatic <[5] <$MUIDFuncDefTabEntry>> = [[1= addroffunc ptr &LHandover_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LHandover_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V], [1= addroffunc ptr &LHandover_3B_7Caccess_24002_7C_28LHandover_3BI_29I], [1= addroffunc ptr &LHandover_24Second_3B_7C_3Cinit_3E_7C_28LHandover_3B_29V], [1= addroffunc ptr &LHandover_24Second_3B_7Crun_7C_28_29V]]
var $__muid_func_def_muid_tab$$Handover_jar fstatic <[5] <$MUIDFuncDefMuidTabEntry>> = [[1= 6960332931094435814, 2= 1354809251199651718], [1= -6845407762652735847, 2= 5685496025396462301], [1= -1470246925256655607, 2= -699612267999978053], [1= -159660808548724666, 2= -8975672309157412674], [1= 1790318747640131103, 2= -1353383290640932769]]
var $__muid_func_undef_tab$$Handover_jar fstatic <[26] <$MUIDUnifiedUndefTabEntry>> = [[1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0]]
var $__muid_func_undef_muid_tab$$Handover_jar fstatic <[26] <$MUIDUnifiedUndefMuidTabEntry>> = [[1= 861319445769109370, 2= -5810107560272798903], [1= 7542514851439482877, 2= 1325277591736462115], [1= -2286157587747070287, 2= -5810545997620655087], [1= 8228170266292084114, 2= -8288375544354297059], [1= -7464356948810446352, 2= 6963886536264595717], [1= -2701934576591406938, 2= 7529540672761248260], [1= -4187412136968710015, 2= 5423280095759154558], [1= 4481703037692844085, 2= 723980623110182091], [1= 5150622246382669867, 2= -5054247200996807739], [1= 7440723063273818663, 2= 5461109988975428737], [1= 8980949473780595860, 2= 3810356039898487356], [1= 6098827604219471632, 2= -4914150622052350590], [1= -587008565175255386, 2= -6376794589761797159], [1= 2642867331834548871, 2= -1187979876894124378], [1= 4469070833227997601, 2= -670103158184685825], [1= -1302430067206559936, 2= 5761036523477319410], [1= 7663945816961163879, 2= -6750802594183038240], [1= 4233822671370643912, 2= 6462288124740429113], [1= -8120584984539259228, 2= -2249302601425884092], [1= 5344667381051352928, 2= 3642402486632885120], [1= 7533615353676329294, 2= -330519468687830863], [1= 5069636990035021503, 2= -5981833975793667613], [1= -9011904582352340104, 2= 7201705322176616494], [1= -7069492754778935884, 2= 8593683306978348158], [1= 5738917387891112524, 2= -4330908427870763329], [1= 2878500920025007577, 2= -8260331589323706179]]
var $__muid_data_undef_tab$$Handover_jar fstatic <[1] <$MUIDUnifiedUndefTabEntry>> = [[1= addrof ptr $Ljava_2Flang_2FSystem_3B_7Cout]]
javaclass $LHandover_3B <$LHandover_3B> public
javaclass $LHandover_24Second_3B <$LHandover_24Second_3B>
func &LHandover_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LHandover_3B>>) void
func &LHandover_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg3_R42 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LHandover_3B_7Caccess_24002_7C_28LHandover_3BI_29I static synthetic (var %Reg3_R40 <* <$LHandover_3B>>, var %Reg4_I i32) i32
func &LHandover_24Second_3B_7C_3Cinit_3E_7C_28LHandover_3B_29V constructor (var %_this <* <$LHandover_24Second_3B>>, var %Reg3_R40 <* <$LHandover_3B>>) void
func &LHandover_24Second_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LHandover_24Second_3B>>) void
var $_C_STR_7400750072006e002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6e72757406998f43, 32]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>> public static
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LHandover_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LHandover_3B>>) void {
  funcid 48153
  var %Reg1_R40 <* <$LHandover_3B>> localrefvar
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
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[26] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Handover_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R40, dread ref %Reg1_R41)
  return ()
}
func &LHandover_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg3_R42 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 48154
  var %Reg0_R40 <* <$LHandover_3B>> localrefvar
  var %Reg4_R40 <* <$LHandover_3B>> localrefvar
  var %Reg0_R43 <* <$LHandover_24Second_3B>> localrefvar
  var %Reg0_I i32
  var %Reg0_R44 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %Reg1_R45 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161333 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg2_I i32
  var %Reg1_R46 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  new
  regassign ptr %1 (dread ref %Reg0_R40)
  dassign %Reg0_R40 0 (gcmalloc ref <$LHandover_3B>)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  #Call function:LHandover_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[5] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Handover_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R40) {}
  #INSTIDX : 7||0007:  astore_1
  regassign ptr %2 (dread ref %Reg4_R40)
  dassign %Reg4_R40 0 (dread ref %Reg0_R40)
  intrinsiccall MCCIncRef (dread ref %Reg4_R40)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 8||0008:  new
  regassign ptr %3 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (gcmalloc ref <$LHandover_24Second_3B>)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 11||000b:  dup
  #INSTIDX : 12||000c:  aload_1
  #INSTIDX : 13||000d:  invokespecial
  #Call function:LHandover_24Second_3B_7C_3Cinit_3E_7C_28LHandover_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[5] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Handover_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R43, dread ref %Reg4_R40) {}
  #INSTIDX : 16||0010:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 96)), dread ref %Reg0_R43) {}
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %4 (dread ref %Reg0_R44)
  dassign %Reg0_R44 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Handover_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R44)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 32||0020:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %5 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 35||0023:  dup
  #INSTIDX : 36||0024:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[26] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Handover_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R45) {}
  #INSTIDX : 39||0027:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400750072006e002000) { dassign %L_STR_161333 0 }
  regassign ptr %6 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ptr %L_STR_161333)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 41||0029:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 152)), dread ref %Reg1_R45, dread ref %Reg2_R46) { dassign %Reg1_R45 0 }
  #INSTIDX : 44||002c:  aload_1
  #INSTIDX : 45||002d:  getfield
  dassign %Reg2_I 0 (iread i32 <* <$LHandover_3B>> 4 (dread ref %Reg4_R40))
  #INSTIDX : 48||0030:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 224)), dread ref %Reg1_R45, dread i32 %Reg2_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 51||0033:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R45)), constval u32 32)), dread ref %Reg1_R45) { dassign %Reg1_R46 0 }
  #INSTIDX : 54||0036:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R44)), constval u32 312)), dread ref %Reg0_R44, dread ref %Reg1_R46) {}
  #INSTIDX : 57||0039:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R40, dread ref %Reg4_R40, dread ref %Reg0_R43, dread ref %Reg0_R44, dread ref %Reg1_R45, dread ref %Reg2_R46, dread ref %Reg1_R46)
  return ()
}
func &LHandover_3B_7Caccess_24002_7C_28LHandover_3BI_29I static synthetic (var %Reg3_R40 <* <$LHandover_3B>>, var %Reg4_I i32) i32 {
  funcid 48155
  var %__muid_symptr <* void>

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
  var %Reg2_R43 <* <$LHandover_24Second_3B>> localrefvar
  var %Reg2_R47 <* <$Ljava_2Flang_2FThread_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  regassign ptr %2 (dread ref %Reg2_R47)
  dassign %Reg2_R47 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg2_R43))
  intrinsiccall MCCIncRef (dread ref %Reg2_R47)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[26] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Handover_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R47) {}
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  aload_1
  #INSTIDX : 6||0006:  putfield
  iassign <* <$LHandover_24Second_3B>> 13 (dread ref %Reg2_R43, dread ref %Reg3_R40)
  #INSTIDX : 9||0009:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R43, dread ref %Reg2_R47)
  return ()
}
func &LHandover_24Second_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LHandover_24Second_3B>>) void {
  funcid 48157
  var %Reg2_R43 <* <$LHandover_24Second_3B>> localrefvar
  var %Reg0_R40 <* <$LHandover_3B>> localrefvar
  var %Reg1_I i32
  var %Reg0_I i32
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  regassign ptr %2 (dread ref %Reg0_R40)
  dassign %Reg0_R40 0 (iread ref <* <$LHandover_24Second_3B>> 13 (dread ref %Reg2_R43))
  intrinsiccall MCCIncRef (dread ref %Reg0_R40)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 4||0004:  bipush
  dassign %Reg1_I 0 (constval i32 7)
  #INSTIDX : 6||0006:  invokestatic
  #Call function:LHandover_3B_7Caccess_24002_7C_28LHandover_3BI_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[5] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Handover_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R40, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  #INSTIDX : 9||0009:  pop
  #INSTIDX : 10||000a:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R43, dread ref %Reg0_R40)
  return ()
}
