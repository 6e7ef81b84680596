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
type $__class_meta__ <struct {@shadow <* void> final, @monitor i32 final, @classloader u16 final, @objsize u16 final, @itab <* void> final, @vtab <* void> final, @gctib <* void> final, @classinforo <* void> final, @clinitbridge <* void> final}>
type $MUIDFuncDefTabEntry <struct {@funcUnifiedAddr u64}>
type $MUIDFuncDefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
type $MUIDUnifiedUndefTabEntry <struct {@globalAddress u64}>
type $MUIDUnifiedUndefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
var $__cinf_Ljava_2Flang_2FThread_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FSystem_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FStringBuilder_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FObject_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FIllegalStateException_3B extern <$__class_meta__>
var $__vtb_LThreads_3B fstatic <[11] <* void>> = [24, 28, 32, 0, 36, 40, 44, 48, 0, 52, 0]
var $__cinf_LThreads_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LThreads_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LThreads_241_3B fstatic <[26] <* void>> = [24, 28, 32, 0, 56, 40, 44, 48, 0, 52, 0, 22, 60, 64, 68, 72, 76, 80, 84, 88, 92, 96, 100, 104, 108, 112]
var $__cinf_LThreads_241_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LThreads_241_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LThreads_242_3B fstatic <[12] <* void>> = [24, 28, 32, 0, 36, 40, 44, 48, 0, 52, 0, 30]
var $__itb_LThreads_242_3B fstatic <[23] <* void>> = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0]
var $__cinf_LThreads_242_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= addrof ptr $__itb_LThreads_242_3B, 6= addrof ptr $__vtb_LThreads_242_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LThreads_24Adder_3B fstatic <[12] <* void>> = [24, 28, 32, 0, 36, 40, 44, 48, 0, 52, 0, 38]
var $__itb_LThreads_24Adder_3B fstatic <[23] <* void>> = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 0]
var $__cinf_LThreads_24Adder_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= addrof ptr $__itb_LThreads_24Adder_3B, 6= addrof ptr $__vtb_LThreads_24Adder_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LThreads_24Waiter_3B fstatic <[26] <* void>> = [24, 28, 32, 0, 56, 40, 44, 48, 0, 52, 0, 50, 60, 64, 68, 72, 76, 80, 84, 88, 92, 96, 100, 104, 108, 112]
var $__cinf_LThreads_24Waiter_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LThreads_24Waiter_3B, 7= 0, 8= 0, 9= 0]
func &MCC_getFuncPtrFromItabSecondHash64 nosideeffect () ptr
var $__muid_func_def_tab$$Threads_jar fstatic <[12] <$MUIDFuncDefTabEntry>> = [[1= addroffunc ptr &LThreads_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LThreads_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V], [1= addroffunc ptr &LThreads_3B_7C_3Cclinit_3E_7C_28_29V], [1= addroffunc ptr &LThreads_241_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LThreads_241_3B_7Crun_7C_28_29V], [1= addroffunc ptr &LThreads_242_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LThreads_242_3B_7Crun_7C_28_29V], [1= addroffunc ptr &LThreads_24Adder_3B_7C_3Cinit_3E_7C_28I_29V], [1= addroffunc ptr &LThreads_24Adder_3B_7Crun_7C_28_29V], [1= addroffunc ptr &LThreads_24Adder_3B_7Ctotal_7C_28_29I], [1= addroffunc ptr &LThreads_24Waiter_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V], [1= addroffunc ptr &LThreads_24Waiter_3B_7Crun_7C_28_29V]]
var $__muid_func_def_muid_tab$$Threads_jar fstatic <[12] <$MUIDFuncDefMuidTabEntry>> = [[1= 2693444297611973305, 2= -5310356705576161931], [1= -2554692801781693288, 2= -5077641492768711911], [1= -8958435167203900770, 2= 5600793298579928107], [1= -936947679460898599, 2= 2789115964127863751], [1= -7922756711147414642, 2= 6551853994005236918], [1= 7028461491378392458, 2= -2767809201762080585], [1= -4932901437327158132, 2= -2233901814302905482], [1= 7819710457720071476, 2= 1931922906539014572], [1= -6764223462886684450, 2= -409706910631484416], [1= -8638756435182566081, 2= 6681971023208208478], [1= -51446550912306221, 2= 6918887959880564819], [1= -7896699125181757197, 2= -2820422664484894342]]
var $__muid_func_undef_tab$$Threads_jar fstatic <[28] <$MUIDUnifiedUndefTabEntry>> = [[1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0]]
var $__muid_func_undef_muid_tab$$Threads_jar fstatic <[28] <$MUIDUnifiedUndefMuidTabEntry>> = [[1= 861319445769109370, 2= -5810107560272798903], [1= 365889715358139479, 2= 704596692987203820], [1= 7542514851439482877, 2= 1325277591736462115], [1= -2286157587747070287, 2= -5810545997620655087], [1= -648611943376117267, 2= 5506982364710513380], [1= 8228170266292084114, 2= -8288375544354297059], [1= -7464356948810446352, 2= 6963886536264595717], [1= -2701934576591406938, 2= 7529540672761248260], [1= -4187412136968710015, 2= 5423280095759154558], [1= 4481703037692844085, 2= 723980623110182091], [1= 5150622246382669867, 2= -5054247200996807739], [1= 7440723063273818663, 2= 5461109988975428737], [1= 8980949473780595860, 2= 3810356039898487356], [1= 6098827604219471632, 2= -4914150622052350590], [1= -587008565175255386, 2= -6376794589761797159], [1= 2642867331834548871, 2= -1187979876894124378], [1= 4469070833227997601, 2= -670103158184685825], [1= -1302430067206559936, 2= 5761036523477319410], [1= 7663945816961163879, 2= -6750802594183038240], [1= 4233822671370643912, 2= 6462288124740429113], [1= -8120584984539259228, 2= -2249302601425884092], [1= 5344667381051352928, 2= 3642402486632885120], [1= 7533615353676329294, 2= -330519468687830863], [1= 5069636990035021503, 2= -5981833975793667613], [1= -9011904582352340104, 2= 7201705322176616494], [1= -7069492754778935884, 2= 8593683306978348158], [1= 5738917387891112524, 2= -4330908427870763329], [1= 2878500920025007577, 2= -8260331589323706179]]
var $__muid_data_undef_tab$$Threads_jar fstatic <[1] <$MUIDUnifiedUndefTabEntry>> = [[1= addrof ptr $Ljava_2Flang_2FSystem_3B_7Cout]]
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
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LThreads_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LThreads_3B>>) void {
  funcid 48153
  var %Reg1_R40 <* <$LThreads_3B>> localrefvar
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
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[28] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Threads_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R40, dread ref %Reg1_R41)
  return ()
}
func &LThreads_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R43 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 48154
  var %Reg0_R42 <* <$LThreads_24Waiter_3B>> localrefvar
  var %L_STR_161333 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R44 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg10_R42 <* <$LThreads_24Waiter_3B>> localrefvar
  var %Reg0_R45 <* <$LThreads_241_3B>> localrefvar
  var %Reg11_R46 <* <$Ljava_2Flang_2FThread_3B>> localrefvar
  var %Reg0_I i32
  var %Reg0_R47 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>> localrefvar
  var %Reg12_R47 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>> localrefvar
  var %Reg13_I i32
  var %Reg1_I i32
  var %Reg2_R46 <* <$Ljava_2Flang_2FThread_3B>> localrefvar
  var %Reg4_R48 <* <$LThreads_24Adder_3B>> localrefvar
  var %Reg6_I i32
  var %Reg8_I i32
  var %Reg7_I i32
  var %Reg4_R49 <* <$Ljava_2Flang_2FRunnable_3B>> localrefvar
  var %Reg0_R46 <* <$Ljava_2Flang_2FThread_3B>> localrefvar
  var %Reg13_R47 <* <[] <* <$Ljava_2Flang_2FThread_3B>>>> localrefvar
  var %Reg14_I i32
  var %Reg15_I i32
  var %Reg16_R46 <* <$Ljava_2Flang_2FThread_3B>> localrefvar
  var %Reg0_R50 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %Reg1_R51 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %Reg2_I i32
  var %L_STR_161334 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg2_Z u1
  var %Reg1_R44 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg2_R52 <* <$LThreads_242_3B>> localrefvar
  var %Reg2_R49 <* <$Ljava_2Flang_2FRunnable_3B>> localrefvar
  var %Reg13_R46 <* <$Ljava_2Flang_2FThread_3B>> localrefvar
  var %L_STR_161335 <* <$Ljava_2Flang_2FString_3B>>
  var %__muid_symptr <* void>

  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LThreads_3B)
  #INSTIDX : 0||0000:  new
  regassign ptr %1 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (gcmalloc ref <$LThreads_24Waiter_3B>)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_770061006900740065007200) { dassign %L_STR_161333 0 }
  regassign ptr %2 (dread ref %Reg2_R44)
  dassign %Reg2_R44 0 (dread ptr %L_STR_161333)
  intrinsiccall MCCIncRef (dread ref %Reg2_R44)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 6||0006:  invokespecial
  #Call function:LThreads_24Waiter_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Threads_jar, constval i64 10)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R42, dread ref %Reg2_R44) {}
  #INSTIDX : 9||0009:  astore_1
  regassign ptr %3 (dread ref %Reg10_R42)
  dassign %Reg10_R42 0 (dread ref %Reg0_R42)
  intrinsiccall MCCIncRef (dread ref %Reg10_R42)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 10||000a:  new
  regassign ptr %4 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (gcmalloc ref <$LThreads_241_3B>)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 13||000d:  dup
  #INSTIDX : 14||000e:  invokespecial
  #Call function:LThreads_241_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Threads_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R45) {}
  #INSTIDX : 17||0011:  astore_2
  regassign ptr %5 (dread ref %Reg11_R46)
  dassign %Reg11_R46 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R45))
  intrinsiccall MCCIncRef (dread ref %Reg11_R46)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 18||0012:  aload_1
  #INSTIDX : 19||0013:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg10_R42)), constval u32 96)), dread ref %Reg10_R42) {}
  #INSTIDX : 22||0016:  aload_2
  #INSTIDX : 23||0017:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg11_R46)), constval u32 96)), dread ref %Reg11_R46) {}
  #INSTIDX : 26||001a:  aload_1
  #INSTIDX : 27||001b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg10_R42)), constval u32 112)), dread ref %Reg10_R42) {}
  #INSTIDX : 30||001e:  aload_2
  #INSTIDX : 31||001f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg11_R46)), constval u32 112)), dread ref %Reg11_R46) {}
  #INSTIDX : 34||0022:  iconst_4
  dassign %Reg0_I 0 (constval i32 4)
  #INSTIDX : 35||0023:  anewarray
  regassign ptr %6 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FThread_3B>>> (dread i32 %Reg0_I))
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 38||0026:  astore_3
  regassign ptr %7 (dread ref %Reg12_R47)
  dassign %Reg12_R47 0 (dread ref %Reg0_R47)
  intrinsiccall MCCIncRef (dread ref %Reg12_R47)
  intrinsiccall MCCDecRef (regread ptr %7)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FThread_3B)
  regassign ptr %8 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccall MCCDecRef (regread ptr %8)
  #INSTIDX : 55||0037:  dup
  #INSTIDX : 56||0038:  new
  regassign ptr %9 (dread ref %Reg4_R48)
  dassign %Reg4_R48 0 (gcmalloc ref <$LThreads_24Adder_3B>)
  intrinsiccall MCCDecRef (regread ptr %9)
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
  #Call function:LThreads_24Adder_3B_7C_3Cinit_3E_7C_28I_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Threads_jar, constval i64 7)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg4_R48, dread i32 %Reg6_I) {}
  #INSTIDX : 70||0046:  invokespecial
  regassign ptr %10 (dread ref %Reg4_R49)
  dassign %Reg4_R49 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg4_R48))
  intrinsiccall MCCIncRef (dread ref %Reg4_R49)
  intrinsiccall MCCDecRef (regread ptr %10)
  #Call function:Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[28] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Threads_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R46, dread ref %Reg4_R49) {}
  #INSTIDX : 73||0049:  aastore
  iassign <* <* <$Ljava_2Flang_2FThread_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FThread_3B>>>> (dread ref %Reg12_R47, dread i32 %Reg13_I), dread ref %Reg2_R46)
  #INSTIDX : 74||004a:  aload_3
  #INSTIDX : 75||004b:  iload
  #INSTIDX : 77||004d:  aaload
  regassign ptr %11 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Flang_2FThread_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FThread_3B>>>> (dread ref %Reg12_R47, dread i32 %Reg13_I)))
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %11)
  #INSTIDX : 78||004e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R46)), constval u32 96)), dread ref %Reg0_R46) {}
  #INSTIDX : 81||0051:  iinc
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  #INSTIDX : 84||0054:  goto
  goto @label0
@label1
  #INSTIDX : 87||0057:  aload_3
  #INSTIDX : 88||0058:  astore
  regassign ptr %12 (dread ref %Reg13_R47)
  dassign %Reg13_R47 0 (dread ref %Reg12_R47)
  intrinsiccall MCCIncRef (dread ref %Reg13_R47)
  intrinsiccall MCCDecRef (regread ptr %12)
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
  regassign ptr %13 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (iread ref <* <* <$Ljava_2Flang_2FThread_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FThread_3B>>>> (dread ref %Reg13_R47, dread i32 %Reg15_I)))
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %13)
  #INSTIDX : 110||006e:  astore
  regassign ptr %14 (dread ref %Reg16_R46)
  dassign %Reg16_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg16_R46)
  intrinsiccall MCCDecRef (regread ptr %14)
  #INSTIDX : 112||0070:  aload
  #INSTIDX : 114||0072:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg16_R46)), constval u32 112)), dread ref %Reg16_R46) {}
  #INSTIDX : 117||0075:  iinc
  dassign %Reg15_I 0 (add i32 (dread i32 %Reg15_I, constval i32 1))
  #INSTIDX : 120||0078:  goto
  goto @label2
@label3
  #INSTIDX : 123||007b:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %15 (dread ref %Reg0_R50)
  dassign %Reg0_R50 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Threads_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R50)
  intrinsiccall MCCDecRef (regread ptr %15)
  #INSTIDX : 126||007e:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %16 (dread ref %Reg1_R51)
  dassign %Reg1_R51 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %16)
  #INSTIDX : 129||0081:  dup
  #INSTIDX : 130||0082:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[28] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Threads_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R51) {}
  #INSTIDX : 133||0085:  invokestatic
  #Call function:LThreads_24Adder_3B_7Ctotal_7C_28_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Threads_jar, constval i64 9)))
  icallassigned (dread ptr %__muid_symptr) { dassign %Reg2_I 0 }
  #INSTIDX : 136||0088:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R51)), constval u32 224)), dread ref %Reg1_R51, dread i32 %Reg2_I) { dassign %Reg1_R51 0 }
  #INSTIDX : 139||008b:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161334 0 }
  regassign ptr %17 (dread ref %Reg2_R44)
  dassign %Reg2_R44 0 (dread ptr %L_STR_161334)
  intrinsiccall MCCIncRef (dread ref %Reg2_R44)
  intrinsiccall MCCDecRef (regread ptr %17)
  #INSTIDX : 141||008d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R51)), constval u32 152)), dread ref %Reg1_R51, dread ref %Reg2_R44) { dassign %Reg1_R51 0 }
  #INSTIDX : 144||0090:  aload_3
  #INSTIDX : 145||0091:  iconst_0
  dassign %Reg3_I 0 (constval i32 0)
  #INSTIDX : 146||0092:  aaload
  regassign ptr %18 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (iread ref <* <* <$Ljava_2Flang_2FThread_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FThread_3B>>>> (dread ref %Reg12_R47, dread i32 %Reg3_I)))
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %18)
  #INSTIDX : 147||0093:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R46)), constval u32 128)), dread ref %Reg2_R46) { dassign %Reg2_Z 0 }
  #INSTIDX : 150||0096:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R51)), constval u32 208)), dread ref %Reg1_R51, dread u1 %Reg2_Z) { dassign %Reg1_R51 0 }
  #INSTIDX : 153||0099:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R51)), constval u32 32)), dread ref %Reg1_R51) { dassign %Reg1_R44 0 }
  #INSTIDX : 156||009c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R50)), constval u32 312)), dread ref %Reg0_R50, dread ref %Reg1_R44) {}
  #INSTIDX : 159||009f:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FThread_3B)
  regassign ptr %19 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccall MCCDecRef (regread ptr %19)
  #INSTIDX : 162||00a2:  dup
  #INSTIDX : 163||00a3:  new
  regassign ptr %20 (dread ref %Reg2_R52)
  dassign %Reg2_R52 0 (gcmalloc ref <$LThreads_242_3B>)
  intrinsiccall MCCDecRef (regread ptr %20)
  #INSTIDX : 166||00a6:  dup
  #INSTIDX : 167||00a7:  invokespecial
  #Call function:LThreads_242_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[12] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Threads_jar, constval i64 5)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R52) {}
  #INSTIDX : 170||00aa:  invokespecial
  regassign ptr %21 (dread ref %Reg2_R49)
  dassign %Reg2_R49 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg2_R52))
  intrinsiccall MCCIncRef (dread ref %Reg2_R49)
  intrinsiccall MCCDecRef (regread ptr %21)
  #Call function:Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[28] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Threads_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R46, dread ref %Reg2_R49) {}
  #INSTIDX : 173||00ad:  astore
  regassign ptr %22 (dread ref %Reg13_R46)
  dassign %Reg13_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg13_R46)
  intrinsiccall MCCDecRef (regread ptr %22)
  #INSTIDX : 175||00af:  aload
  #INSTIDX : 177||00b1:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg13_R46)), constval u32 96)), dread ref %Reg13_R46) {}
  #INSTIDX : 180||00b4:  aload
  #INSTIDX : 182||00b6:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg13_R46)), constval u32 112)), dread ref %Reg13_R46) {}
  #INSTIDX : 185||00b9:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %23 (dread ref %Reg0_R50)
  dassign %Reg0_R50 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Threads_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R50)
  intrinsiccall MCCDecRef (regread ptr %23)
  #INSTIDX : 188||00bc:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4f004b00) { dassign %L_STR_161335 0 }
  regassign ptr %24 (dread ref %Reg1_R44)
  dassign %Reg1_R44 0 (dread ptr %L_STR_161335)
  intrinsiccall MCCIncRef (dread ref %Reg1_R44)
  intrinsiccall MCCDecRef (regread ptr %24)
  #INSTIDX : 190||00be:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R50)), constval u32 312)), dread ref %Reg0_R50, dread ref %Reg1_R44) {}
  #INSTIDX : 193||00c1:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R42, dread ref %Reg2_R44, dread ref %Reg10_R42, dread ref %Reg0_R45, dread ref %Reg11_R46, dread ref %Reg0_R47, dread ref %Reg12_R47, dread ref %Reg2_R46, dread ref %Reg4_R48, dread ref %Reg4_R49, dread ref %Reg0_R46, dread ref %Reg13_R47, dread ref %Reg16_R46, dread ref %Reg0_R50, dread ref %Reg1_R51, dread ref %Reg1_R44, dread ref %Reg2_R52, dread ref %Reg2_R49, dread ref %Reg13_R46)
  return ()
}
func &LThreads_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 48155
  var %Reg0_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FObject_3B)
  regassign ptr %1 (dread ref %Reg0_R41)
  dassign %Reg0_R41 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  #Call function:Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[28] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Threads_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R41) {}
  #INSTIDX : 7||0007:  putstatic
  dassign $LThreads_3B_7Clock 0 (dread ref %Reg0_R41)
  #INSTIDX : 10||000a:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R41)
  return ()
}
func &LThreads_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LThreads_241_3B>>) void {
  funcid 48156
  var %Reg1_R45 <* <$LThreads_241_3B>> localrefvar
  var %Reg1_R46 <* <$Ljava_2Flang_2FThread_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg1_R45)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  regassign ptr %2 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg1_R45))
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[28] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Threads_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R46) {}
  #INSTIDX : 4||0004:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R45, dread ref %Reg1_R46)
  return ()
}
func &LThreads_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreads_241_3B>>) void {
  funcid 48157
  var %Reg1_R45 <* <$LThreads_241_3B>> localrefvar
  var %Reg0_I i32
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg1_R45)
  dassign %Reg1_R45 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg1_R45)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  bipush
  dassign %Reg0_I 0 (constval i32 42)
  #INSTIDX : 2||0002:  putstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LThreads_3B)
  dassign $LThreads_3B_7Canswer 0 (dread i32 %Reg0_I)
  #INSTIDX : 5||0005:  iconst_1
  dassign %Reg0_I 0 (constval i32 1)
  #INSTIDX : 6||0006:  putstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LThreads_3B)
  dassign $LThreads_3B_7Cready 0 (cvt u1 i32 (dread i32 %Reg0_I))
  #INSTIDX : 9||0009:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R45)
  return ()
}
func &LThreads_242_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LThreads_242_3B>>) void {
  funcid 48158
  var %Reg1_R52 <* <$LThreads_242_3B>> localrefvar
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg1_R52)
  dassign %Reg1_R52 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg1_R52)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  regassign ptr %2 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R52))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[28] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Threads_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R52, dread ref %Reg1_R41)
  return ()
}
func &LThreads_242_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreads_242_3B>>) void {
  funcid 48159
  var %Reg3_R52 <* <$LThreads_242_3B>> localrefvar
  var %Reg0_R53 <* <$Ljava_2Flang_2FIllegalStateException_3B>> localrefvar
  var %L_STR_161336 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R44 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg0_R54 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %Reg4_R53 <* <$Ljava_2Flang_2FIllegalStateException_3B>> localrefvar
  var %Reg0_R50 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %Reg1_R44 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg3_R52)
  dassign %Reg3_R52 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg3_R52)
  intrinsiccall MCCDecRef (regread ptr %1)
  try { @label4 }
  #INSTIDX : 0||0000:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FIllegalStateException_3B)
  regassign ptr %2 (dread ref %Reg0_R53)
  dassign %Reg0_R53 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3620c045b642d4448eb4d309f6b5f49c) { dassign %L_STR_161336 0 }
  regassign ptr %3 (dread ref %Reg2_R44)
  dassign %Reg2_R44 0 (dread ptr %L_STR_161336)
  intrinsiccall MCCIncRef (dread ref %Reg2_R44)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 6||0006:  invokespecial
  #Call function:Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[28] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Threads_jar, constval i64 4)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R53, dread ref %Reg2_R44) {}
  #INSTIDX : 9||0009:  athrow
  regassign ptr %4 (dread ref %Reg0_R54)
  dassign %Reg0_R54 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R53))
  intrinsiccall MCCIncRef (dread ref %Reg0_R54)
  intrinsiccall MCCDecRef (regread ptr %4)
  throw (dread ref %Reg0_R54)
  endtry
@label4   catch { <* <$Ljava_2Flang_2FIllegalStateException_3B>> }
  regassign ptr %5 (dread ref %Reg0_R53)
  dassign %Reg0_R53 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R53)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 10||000a:  astore_1
  regassign ptr %6 (dread ref %Reg4_R53)
  dassign %Reg4_R53 0 (dread ref %Reg0_R53)
  intrinsiccall MCCIncRef (dread ref %Reg4_R53)
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 11||000b:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %7 (dread ref %Reg0_R50)
  dassign %Reg0_R50 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Threads_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R50)
  intrinsiccall MCCDecRef (regread ptr %7)
  #INSTIDX : 14||000e:  aload_1
  #INSTIDX : 15||000f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg4_R53)), constval u32 88)), dread ref %Reg4_R53) { dassign %Reg1_R44 0 }
  #INSTIDX : 18||0012:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R50)), constval u32 312)), dread ref %Reg0_R50, dread ref %Reg1_R44) {}
  #INSTIDX : 21||0015:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R52, dread ref %Reg0_R53, dread ref %Reg2_R44, dread ref %Reg0_R54, dread ref %Reg4_R53, dread ref %Reg0_R50, dread ref %Reg1_R44)
  return ()
}
func &LThreads_24Adder_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LThreads_24Adder_3B>>, var %Reg3_I i32) void {
  funcid 48160
  var %Reg2_R48 <* <$LThreads_24Adder_3B>> localrefvar
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
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[28] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Threads_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R41) {}
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  iload_1
  #INSTIDX : 6||0006:  putfield
  iassign <* <$LThreads_24Adder_3B>> 4 (dread ref %Reg2_R48, dread i32 %Reg3_I)
  #INSTIDX : 9||0009:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R48, dread ref %Reg2_R41)
  return ()
}
func &LThreads_24Adder_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreads_24Adder_3B>>) void {
  funcid 48161
  var %Reg2_R48 <* <$LThreads_24Adder_3B>> localrefvar
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg0_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg4_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg0_R54 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %Reg5_R54 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R48)
  dassign %Reg2_R48 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R48)
  intrinsiccall MCCDecRef (regread ptr %1)
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
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LThreads_3B)
  regassign ptr %2 (dread ref %Reg0_R41)
  dassign %Reg0_R41 0 (dread ref $LThreads_3B_7Clock)
  intrinsiccall MCCIncRef (dread ref %Reg0_R41)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 13||000d:  dup
  #INSTIDX : 14||000e:  astore_2
  regassign ptr %3 (dread ref %Reg4_R41)
  dassign %Reg4_R41 0 (dread ref %Reg0_R41)
  intrinsiccall MCCIncRef (dread ref %Reg4_R41)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 15||000f:  monitorenter
  syncenter (dread ref %Reg0_R41)
  try { @label6 }
  #INSTIDX : 16||0010:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LThreads_3B)
  dassign %Reg0_I 0 (dread i32 $LThreads_3B_7Cshared)
  #INSTIDX : 19||0013:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 20||0014:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 21||0015:  putstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LThreads_3B)
  dassign $LThreads_3B_7Cshared 0 (dread i32 %Reg0_I)
  #INSTIDX : 24||0018:  aload_2
  #INSTIDX : 25||0019:  monitorexit
  syncexit (dread ref %Reg4_R41)
  endtry
  #INSTIDX : 26||001a:  goto
  goto @label7
@label6   catch { <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> }
  regassign ptr %4 (dread ref %Reg0_R54)
  dassign %Reg0_R54 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R54)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 29||001d:  astore_3
  regassign ptr %5 (dread ref %Reg5_R54)
  dassign %Reg5_R54 0 (dread ref %Reg0_R54)
  intrinsiccall MCCIncRef (dread ref %Reg5_R54)
  intrinsiccall MCCDecRef (regread ptr %5)
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
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R48, dread ref %Reg0_R41, dread ref %Reg4_R41, dread ref %Reg0_R54, dread ref %Reg5_R54)
  return ()
}
func &LThreads_24Adder_3B_7Ctotal_7C_28_29I static synchronized () i32 {
  funcid 48162
  var %Reg0_I i32
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LThreads_3B)
  dassign %Reg0_I 0 (dread i32 $LThreads_3B_7Cshared)
  #INSTIDX : 3||0003:  ireturn
  return (dread i32 %Reg0_I)
}
func &LThreads_24Waiter_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LThreads_24Waiter_3B>>, var %Reg3_R44 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 48163
  var %Reg2_R42 <* <$LThreads_24Waiter_3B>> localrefvar
  var %Reg2_R46 <* <$Ljava_2Flang_2FThread_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  regassign ptr %2 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg2_R42))
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[28] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Threads_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R46) {}
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  aload_1
  #INSTIDX : 6||0006:  putfield
  iassign <* <$LThreads_24Waiter_3B>> 13 (dread ref %Reg2_R42, dread ref %Reg3_R44)
  #INSTIDX : 9||0009:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R42, dread ref %Reg2_R46)
  return ()
}
func &LThreads_24Waiter_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LThreads_24Waiter_3B>>) void {
  funcid 48164
  var %Reg3_R42 <* <$LThreads_24Waiter_3B>> localrefvar
  var %Reg0_Z u1
  var %Reg0_R50 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %Reg1_R51 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %Reg2_R44 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %L_STR_161337 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R44 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg3_R42)
  dassign %Reg3_R42 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg3_R42)
  intrinsiccall MCCDecRef (regread ptr %1)
@label9
  #INSTIDX : 0||0000:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LThreads_3B)
  dassign %Reg0_Z 0 (dread u1 $LThreads_3B_7Cready)
  #INSTIDX : 3||0003:  ifne
  brtrue @label10 (ne i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 6||0006:  goto
  goto @label9
@label10
  #INSTIDX : 9||0009:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %2 (dread ref %Reg0_R50)
  dassign %Reg0_R50 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Threads_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R50)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 12||000c:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %3 (dread ref %Reg1_R51)
  dassign %Reg1_R51 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 15||000f:  dup
  #INSTIDX : 16||0010:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[28] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Threads_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R51) {}
  #INSTIDX : 19||0013:  aload_0
  #INSTIDX : 20||0014:  getfield
  regassign ptr %4 (dread ref %Reg2_R44)
  dassign %Reg2_R44 0 (iread ref <* <$LThreads_24Waiter_3B>> 13 (dread ref %Reg3_R42))
  intrinsiccall MCCIncRef (dread ref %Reg2_R44)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 23||0017:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R51)), constval u32 152)), dread ref %Reg1_R51, dread ref %Reg2_R44) { dassign %Reg1_R51 0 }
  #INSTIDX : 26||001a:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200073006500650073002000) { dassign %L_STR_161337 0 }
  regassign ptr %5 (dread ref %Reg2_R44)
  dassign %Reg2_R44 0 (dread ptr %L_STR_161337)
  intrinsiccall MCCIncRef (dread ref %Reg2_R44)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 28||001c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R51)), constval u32 152)), dread ref %Reg1_R51, dread ref %Reg2_R44) { dassign %Reg1_R51 0 }
  #INSTIDX : 31||001f:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LThreads_3B)
  dassign %Reg2_I 0 (dread i32 $LThreads_3B_7Canswer)
  #INSTIDX : 34||0022:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R51)), constval u32 224)), dread ref %Reg1_R51, dread i32 %Reg2_I) { dassign %Reg1_R51 0 }
  #INSTIDX : 37||0025:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R51)), constval u32 32)), dread ref %Reg1_R51) { dassign %Reg1_R44 0 }
  #INSTIDX : 40||0028:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R50)), constval u32 312)), dread ref %Reg0_R50, dread ref %Reg1_R44) {}
  #INSTIDX : 43||002b:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R42, dread ref %Reg0_R50, dread ref %Reg1_R51, dread ref %Reg2_R44, dread ref %Reg1_R44)
  return ()
}
