flavor 1
srclang 3
id 65535
numfuncs 25
import "Bank.mplt"
import "/opt/openark/libjava-core/libjava-core.mplt"
entryfunc &LBank_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Bank.jar"}
srcfileinfo {
  1 "Bank.java"}
type $__class_meta__ <struct {@shadow <* void> final, @monitor i32 final, @classloader u16 final, @objsize u16 final, @itab <* void> final, @vtab <* void> final, @gctib <* void> final, @classinforo <* void> final, @clinitbridge <* void> final}>
type $MUIDFuncDefTabEntry <struct {@funcUnifiedAddr u64}>
type $MUIDFuncDefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
type $MUIDUnifiedUndefTabEntry <struct {@globalAddress u64}>
type $MUIDUnifiedUndefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
var $__cinf_Ljava_2Futil_2FHashMap_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FInteger_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FSystem_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FStringBuilder_3B extern <$__class_meta__>
var $__cinf_Ljava_2Futil_2FArrayList_3B extern <$__class_meta__>
var $__vtb_LBank_3B fstatic <[12] <* void>> = [36, 40, 44, 0, 48, 52, 56, 60, 0, 64, 0, 14]
var $__cinf_LBank_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LBank_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LBank_24Account_3B fstatic <[15] <* void>> = [36, 40, 44, 0, 38, 52, 56, 60, 0, 64, 0, 0, 26, 30, 34]
var $__cinf_LBank_24Account_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LBank_24Account_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LBank_24Clerk_3B fstatic <[26] <* void>> = [36, 40, 44, 0, 68, 52, 56, 60, 0, 64, 0, 46, 72, 76, 80, 84, 88, 92, 96, 100, 104, 108, 112, 116, 120, 124]
var $__cinf_LBank_24Clerk_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LBank_24Clerk_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LBank_24Credit_3B fstatic <[16] <* void>> = [36, 40, 44, 0, 38, 52, 56, 60, 0, 64, 0, 54, 26, 30, 34, 58]
var $__itb_LBank_24Credit_3B fstatic <[23] <* void>> = [0, 0, 0, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
var $__cinf_LBank_24Credit_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= addrof ptr $__itb_LBank_24Credit_3B, 6= addrof ptr $__vtb_LBank_24Credit_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LBank_24Refused_3B fstatic <[24] <* void>> = [36, 40, 44, 0, 128, 52, 56, 60, 0, 64, 0, 132, 136, 140, 144, 148, 152, 156, 160, 164, 168, 172, 66, 70]
var $__cinf_LBank_24Refused_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LBank_24Refused_3B, 7= 0, 8= 0, 9= 0]
var $__cinf_LBank_24Rule_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= 0, 7= 0, 8= 0, 9= 0]
var $__vtb_LBank_24Savings_241_3B fstatic <[12] <* void>> = [36, 40, 44, 0, 48, 52, 56, 60, 0, 64, 0, 78]
var $__itb_LBank_24Savings_241_3B fstatic <[23] <* void>> = [0, 0, 0, 78, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
var $__cinf_LBank_24Savings_241_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= addrof ptr $__itb_LBank_24Savings_241_3B, 6= addrof ptr $__vtb_LBank_24Savings_241_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LBank_24Savings_3B fstatic <[16] <* void>> = [36, 40, 44, 0, 38, 52, 56, 60, 0, 64, 0, 86, 26, 30, 34, 90]
var $__cinf_LBank_24Savings_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LBank_24Savings_3B, 7= 0, 8= 0, 9= 0]
func &MCC_getFuncPtrFromItabSecondHash64 nosideeffect () ptr
var $__muid_func_def_tab$$Bank_jar fstatic <[23] <$MUIDFuncDefTabEntry>> = [[1= addroffunc ptr &LBank_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LBank_3B_7Copen_7C_28LBank_24Account_3BJ_29LBank_24Account_3B], [1= addroffunc ptr &LBank_3B_7Ctransfer_7C_28IIJ_29V], [1= addroffunc ptr &LBank_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V], [1= addroffunc ptr &LBank_24Account_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LBank_24Account_3B_7Cput_7C_28J_29V], [1= addroffunc ptr &LBank_24Account_3B_7Ctake_7C_28J_29V], [1= addroffunc ptr &LBank_24Account_3B_7Clog_7C_28_29Ljava_2Futil_2FList_3B], [1= addroffunc ptr &LBank_24Account_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B], [1= addroffunc ptr &LBank_24Clerk_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLBank_3BAAI_29V], [1= addroffunc ptr &LBank_24Clerk_3B_7Crun_7C_28_29V], [1= addroffunc ptr &LBank_24Credit_3B_7C_3Cinit_3E_7C_28J_29V], [1= addroffunc ptr &LBank_24Credit_3B_7Crule_7C_28_29LBank_24Rule_3B], [1= addroffunc ptr &LBank_24Credit_3B_7Ccheck_7C_28LBank_24Account_3BJ_29V], [1= addroffunc ptr &LBank_24Refused_3B_7C_3Cinit_3E_7C_28LBank_24Account_3BJ_29V], [1= addroffunc ptr &LBank_24Refused_3B_7Cmissing_7C_28_29J], [1= addroffunc ptr &LBank_24Refused_3B_7Caccount_7C_28_29LBank_24Account_3B], [1= addroffunc ptr &LBank_24Savings_241_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LBank_24Savings_241_3B_7Ccheck_7C_28LBank_24Account_3BJ_29V], [1= addroffunc ptr &LBank_24Savings_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LBank_24Savings_3B_7Crule_7C_28_29LBank_24Rule_3B], [1= addroffunc ptr &LBank_24Savings_3B_7Cinterest_7C_28I_29V], [1= addroffunc ptr &LBank_24Savings_3B_7C_3Cclinit_3E_7C_28_29V]]
var $__muid_func_def_muid_tab$$Bank_jar fstatic <[23] <$MUIDFuncDefMuidTabEntry>> = [[1= -878752757651831252, 2= -899048509059559738], [1= 3436136021376753318, 2= -389055169355640511], [1= -1644581108184149362, 2= 8436533513539337840], [1= -6249638487483343062, 2= -1402017238344088391], [1= 7818804262439374114, 2= -4565435223096047411], [1= 9030347400553223083, 2= -5249131938308541651], [1= 2294982866818549375, 2= -8765654097465717916], [1= 8320985282696587997, 2= -435331208743918713], [1= -2047783990461313861, 2= 221939295999303929], [1= -1323916982913160249, 2= 824521590970601997], [1= 3874791986570029863, 2= 8329374909707893110], [1= 7730342057237109966, 2= -2475004474696165289], [1= -7822672717086652042, 2= -5656535549822260262], [1= 1911943457925903742, 2= 7801188562645322184], [1= 3928558432902341480, 2= 4594573361287127446], [1= -4889647285979713429, 2= -1713142282824975749], [1= 7655216013769398980, 2= -3475665401809442619], [1= 1803169624867845614, 2= -6807122190132131121], [1= 4187784432376008348, 2= -5655281236147189742], [1= -2295681464925237230, 2= -1196566050666059547], [1= -5350440785631070286, 2= -5033521046496015224], [1= -4925106738135025249, 2= -460846561470130332], [1= -6266992911971052092, 2= -4018679171195736262]]
var $__muid_func_undef_tab$$Bank_jar fstatic <[43] <$MUIDUnifiedUndefTabEntry>> = [[1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0]]
var $__muid_func_undef_muid_tab$$Bank_jar fstatic <[43] <$MUIDUnifiedUndefMuidTabEntry>> = [[1= 861319445769109370, 2= -5810107560272798903], [1= -1024953528023283719, 2= 5320905595080042078], [1= -5560302915447892813, 2= -5446494028510299659], [1= 7542514851439482877, 2= 1325277591736462115], [1= 5148538387542914368, 2= -7911405405168437177], [1= -2153381391259319105, 2= 5830911740441898015], [1= -3888470993020528042, 2= 2544242509461308192], [1= 6195046864330389744, 2= -4901191736188801078], [1= 8228170266292084114, 2= -8288375544354297059], [1= -7464356948810446352, 2= 6963886536264595717], [1= -2701934576591406938, 2= 7529540672761248260], [1= -4187412136968710015, 2= 5423280095759154558], [1= 4481703037692844085, 2= 723980623110182091], [1= 5150622246382669867, 2= -5054247200996807739], [1= 7440723063273818663, 2= 5461109988975428737], [1= 8980949473780595860, 2= 3810356039898487356], [1= 6098827604219471632, 2= -4914150622052350590], [1= -587008565175255386, 2= -6376794589761797159], [1= 2642867331834548871, 2= -1187979876894124378], [1= 4469070833227997601, 2= -670103158184685825], [1= -1302430067206559936, 2= 5761036523477319410], [1= 7663945816961163879, 2= -6750802594183038240], [1= 4233822671370643912, 2= 6462288124740429113], [1= -8120584984539259228, 2= -2249302601425884092], [1= 5344667381051352928, 2= 3642402486632885120], [1= 7533615353676329294, 2= -330519468687830863], [1= 5069636990035021503, 2= -5981833975793667613], [1= -9011904582352340104, 2= 7201705322176616494], [1= -7069492754778935884, 2= 8593683306978348158], [1= 5738917387891112524, 2= -4330908427870763329], [1= 2878500920025007577, 2= -8260331589323706179], [1= 985562324171879202, 2= -8476653499853453705], [1= -6032942707167661267, 2= -2691986083175231741], [1= 2740980923653413998, 2= -2681602509060592115], [1= 8871227926353163902, 2= 625517422846921413], [1= -3973380544747869471, 2= 9056525331153371611], [1= -6782857348289011595, 2= -1083898161507046978], [1= 5813215478175600983, 2= 1008274523048255679], [1= 2422778411664782666, 2= -4635252756443824385], [1= 3496005434976571259, 2= -4852815636044677853], [1= 7739953266748167786, 2= 7027633676984157584], [1= 3642317176171790433, 2= -7136165511940189320], [1= 3846353179274590655, 2= -439720519589446605]]
var $__muid_data_undef_tab$$Bank_jar fstatic <[1] <$MUIDUnifiedUndefTabEntry>> = [[1= addrof ptr $Ljava_2Flang_2FSystem_3B_7Cout]]
javaclass $LBank_3B <$LBank_3B> public
javaclass $LBank_24Account_3B <$LBank_24Account_3B> abstract
javaclass $LBank_24Clerk_3B <$LBank_24Clerk_3B>
javaclass $LBank_24Credit_3B <$LBank_24Credit_3B>
javaclass $LBank_24Refused_3B <$LBank_24Refused_3B>
javainterface $LBank_24Rule_3B <$LBank_24Rule_3B> abstract
javaclass $LBank_24Savings_241_3B <$LBank_24Savings_241_3B>
javaclass $LBank_24Savings_3B <$LBank_24Savings_3B>
func &LBank_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LBank_3B>>) void
func &LBank_3B_7Copen_7C_28LBank_24Account_3BJ_29LBank_24Account_3B private (var %_this <* <$LBank_3B>>, var %Reg4_R44 <* <$LBank_24Account_3B>>, var %Reg5_J i64) <* <$LBank_24Account_3B>>
func &LBank_3B_7Ctransfer_7C_28IIJ_29V synchronized virtual (var %_this <* <$LBank_3B>>, var %Reg6_I i32, var %Reg7_I i32, var %Reg8_J i64) void
func &LBank_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg7_R52 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LBank_24Account_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LBank_24Account_3B>>) void
func &LBank_24Account_3B_7Crule_7C_28_29LBank_24Rule_3B abstract virtual (var %_this <* <$LBank_24Account_3B>>) <* <$LBank_24Rule_3B>>
func &LBank_24Account_3B_7Cput_7C_28J_29V virtual (var %_this <* <$LBank_24Account_3B>>, var %Reg6_J i64) void
func &LBank_24Account_3B_7Ctake_7C_28J_29V virtual (var %_this <* <$LBank_24Account_3B>>, var %Reg6_J i64) void
func &LBank_24Account_3B_7Clog_7C_28_29Ljava_2Futil_2FList_3B virtual (var %_this <* <$LBank_24Account_3B>>) <* <$Ljava_2Futil_2FList_3B>>
func &LBank_24Account_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LBank_24Account_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LBank_24Clerk_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLBank_3BAAI_29V constructor (var %_this <* <$LBank_24Clerk_3B>>, var %Reg3_R49 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_R40 <* <$LBank_3B>>, var %Reg5_R55 <* <[] <* <[] i32>>>>) void
func &LBank_24Clerk_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LBank_24Clerk_3B>>) void
func &LBank_24Credit_3B_7C_3Cinit_3E_7C_28J_29V constructor (var %_this <* <$LBank_24Credit_3B>>, var %Reg4_J i64) void
func &LBank_24Credit_3B_7Crule_7C_28_29LBank_24Rule_3B virtual (var %_this <* <$LBank_24Credit_3B>>) <* <$LBank_24Rule_3B>>
func &LBank_24Credit_3B_7Ccheck_7C_28LBank_24Account_3BJ_29V public virtual (var %_this <* <$LBank_24Credit_3B>>, var %Reg8_R44 <* <$LBank_24Account_3B>>, var %Reg9_J i64) void
func &LBank_24Refused_3B_7C_3Cinit_3E_7C_28LBank_24Account_3BJ_29V constructor (var %_this <* <$LBank_24Refused_3B>>, var %Reg5_R44 <* <$LBank_24Account_3B>>, var %Reg6_J i64) void
func &LBank_24Refused_3B_7Cmissing_7C_28_29J virtual (var %_this <* <$LBank_24Refused_3B>>) i64
func &LBank_24Refused_3B_7Caccount_7C_28_29LBank_24Account_3B virtual (var %_this <* <$LBank_24Refused_3B>>) <* <$LBank_24Account_3B>>
func &LBank_24Rule_3B_7Ccheck_7C_28LBank_24Account_3BJ_29V public abstract virtual (var %_this <* <$LBank_24Rule_3B>>, var %Reg1_R44 <* <$LBank_24Account_3B>>, var %Reg2_J i64) void
func &LBank_24Savings_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LBank_24Savings_241_3B>>) void
func &LBank_24Savings_241_3B_7Ccheck_7C_28LBank_24Account_3BJ_29V public virtual (var %_this <* <$LBank_24Savings_241_3B>>, var %Reg8_R44 <* <$LBank_24Account_3B>>, var %Reg9_J i64) void
func &LBank_24Savings_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LBank_24Savings_3B>>) void
func &LBank_24Savings_3B_7Crule_7C_28_29LBank_24Rule_3B virtual (var %_this <* <$LBank_24Savings_3B>>) <* <$LBank_24Rule_3B>>
func &LBank_24Savings_3B_7Cinterest_7C_28I_29V virtual (var %_this <* <$LBank_24Savings_3B>>, var %Reg6_I i32) void
func &LBank_24Savings_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
var $_C_STR_13806902cf433f976330e79493332966 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x75666572e436b5f6, 0x203a646573]
var $_C_STR_124c9221010725ef839b3b0dbb1a172a fstatic <[4] u64> readonly = [0, 0x1700000000, 0x61206f6eef487712, 0x20746e756f6363]
var $_C_STR_20006f0072002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x20726f2000103a7d]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_6200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6200000062]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_2b00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2b0000002b]
var $_C_STR_2d00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2d0000002d]
var $_C_STR_2300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2300000023]
var $_C_STR_20006c00610063006b0073002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x63616c205a98538a, 0x20736b]
var $LBank_24Account_3B_7Ccount i32 private static = 0
var $LBank_24Savings_3B_7CNEVER__BELOW__ZERO <* <$LBank_24Rule_3B>> final private static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>> public static
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LBank_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LBank_3B>>) void {
  funcid 48153
  var %Reg3_R40 <* <$LBank_3B>> localrefvar
  var %Reg3_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg1_R42 <* <$Ljava_2Futil_2FHashMap_3B>> localrefvar
  var %Reg1_R43 <* <$Ljava_2Futil_2FMap_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg3_R40)
  dassign %Reg3_R40 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg3_R40)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  regassign ptr %2 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R40))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg3_R41) {}
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Futil_2FHashMap_3B)
  regassign ptr %3 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 8||0008:  dup
  #INSTIDX : 9||0009:  invokespecial
  #Call function:Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R42) {}
  #INSTIDX : 12||000c:  putfield
  regassign ptr %4 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (retype ref <* <$Ljava_2Futil_2FMap_3B>> (dread ref %Reg1_R42))
  intrinsiccall MCCIncRef (dread ref %Reg1_R43)
  intrinsiccall MCCDecRef (regread ptr %4)
  iassign <* <$LBank_3B>> 4 (dread ref %Reg3_R40, dread ref %Reg1_R43)
  #INSTIDX : 15||000f:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R40, dread ref %Reg3_R41, dread ref %Reg1_R42, dread ref %Reg1_R43)
  return ()
}
func &LBank_3B_7Copen_7C_28LBank_24Account_3BJ_29LBank_24Account_3B private (var %_this <* <$LBank_3B>>, var %Reg4_R44 <* <$LBank_24Account_3B>>, var %Reg5_J i64) <* <$LBank_24Account_3B>> {
  funcid 48154
  var %Reg3_R40 <* <$LBank_3B>> localrefvar
  var %Reg0_R43 <* <$Ljava_2Futil_2FMap_3B>> localrefvar
  var %Reg1_I i32
  var %Reg1_R45 <* <$Ljava_2Flang_2FInteger_3B>> localrefvar
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg4_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg0_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %3 (dread ref %Reg3_R40)
  dassign %Reg3_R40 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg3_R40)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  regassign ptr %4 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (iread ref <* <$LBank_3B>> 4 (dread ref %Reg3_R40))
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 4||0004:  aload_1
  #INSTIDX : 5||0005:  getfield
  dassign %Reg1_I 0 (iread i32 <* <$LBank_24Account_3B>> 4 (dread ref %Reg4_R44))
  #INSTIDX : 8||0008:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FInteger_3B)
  #Call function:Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg1_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 11||000b:  aload_1
  #INSTIDX : 12||000c:  invokeinterface
  regassign ptr %5 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R45))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %5)
  regassign ptr %6 (dread ref %Reg4_R41)
  dassign %Reg4_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R44))
  intrinsiccall MCCIncRef (dread ref %Reg4_R41)
  intrinsiccall MCCDecRef (regread ptr %6)
  regassign ptr %1 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)))
  regassign u64 %2 (iread u64 <* u64> 0 (add ptr (regread ptr %1, constval u32 160)))
  if (eq u1 u64 (regread u64 %2, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %1, constval u64 0x12c8, conststr ptr "put|(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;") { regassign u64 %2}
  }
  icallassigned (regread u64 %2, dread ref %Reg0_R43, dread ref %Reg1_R41, dread ref %Reg4_R41) { dassign %Reg0_R41 0 }
  #INSTIDX : 17||0011:  pop
  #INSTIDX : 18||0012:  aload_1
  #INSTIDX : 19||0013:  lload_2
  #INSTIDX : 20||0014:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg4_R44)), constval u32 96)), dread ref %Reg4_R44, dread i64 %Reg5_J) {}
  #INSTIDX : 23||0017:  aload_1
  #INSTIDX : 24||0018:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg4_R44)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R40, dread ref %Reg0_R43, dread ref %Reg1_R45, dread ref %Reg1_R41, dread ref %Reg4_R41, dread ref %Reg0_R41)
  return (dread ref %Reg4_R44)
}
func &LBank_3B_7Ctransfer_7C_28IIJ_29V synchronized virtual (var %_this <* <$LBank_3B>>, var %Reg6_I i32, var %Reg7_I i32, var %Reg8_J i64) void {
  funcid 48155
  var %Reg5_R40 <* <$LBank_3B>> localrefvar
  var %Reg0_R43 <* <$Ljava_2Futil_2FMap_3B>> localrefvar
  var %Reg1_R45 <* <$Ljava_2Flang_2FInteger_3B>> localrefvar
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg0_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg0_R44 <* <$LBank_24Account_3B>> localrefvar
  var %Reg10_R44 <* <$LBank_24Account_3B>> localrefvar
  var %Reg11_R44 <* <$LBank_24Account_3B>> localrefvar
  var %Reg1_J i64
  var %Reg0_J i64
  var %Reg0_R46 <* <$LBank_24Refused_3B>> localrefvar
  var %Reg10_R46 <* <$LBank_24Refused_3B>> localrefvar
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R47 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %Reg1_R48 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161333 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R49 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg1_R49 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg0_I i32
  var %Reg0_R50 <* <$Ljava_2Flang_2FNullPointerException_3B>> localrefvar
  var %Reg10_R50 <* <$Ljava_2Flang_2FNullPointerException_3B>> localrefvar
  var %L_STR_161334 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161335 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R51 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %Reg12_R51 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %5 (dread ref %Reg5_R40)
  dassign %Reg5_R40 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg5_R40)
  intrinsiccall MCCDecRef (regread ptr %5)
  try { @label0 @label2 @label3 }
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  regassign ptr %6 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (iread ref <* <$LBank_3B>> 4 (dread ref %Reg5_R40))
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 4||0004:  iload_2
  #INSTIDX : 5||0005:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FInteger_3B)
  #Call function:Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg7_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 8||0008:  invokeinterface
  regassign ptr %7 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R45))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %7)
  regassign ptr %1 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)))
  regassign u64 %2 (iread u64 <* u64> 0 (add ptr (regread ptr %1, constval u32 56)))
  if (eq u1 u64 (regread u64 %2, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %1, constval u64 0x12c8, conststr ptr "get|(Ljava/lang/Object;)Ljava/lang/Object;") { regassign u64 %2}
  }
  icallassigned (regread u64 %2, dread ref %Reg0_R43, dread ref %Reg1_R41) { dassign %Reg0_R41 0 }
  #INSTIDX : 13||000d:  checkcast
  intrinsiccallwithtypeassigned <* <$LBank_24Account_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R41) { dassign %Reg0_R44 0 }
  #INSTIDX : 16||0010:  astore
  regassign ptr %8 (dread ref %Reg10_R44)
  dassign %Reg10_R44 0 (dread ref %Reg0_R44)
  intrinsiccall MCCIncRef (dread ref %Reg10_R44)
  intrinsiccall MCCDecRef (regread ptr %8)
  #INSTIDX : 18||0012:  aload_0
  #INSTIDX : 19||0013:  getfield
  regassign ptr %9 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (iread ref <* <$LBank_3B>> 4 (dread ref %Reg5_R40))
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MCCDecRef (regread ptr %9)
  #INSTIDX : 22||0016:  iload_1
  #INSTIDX : 23||0017:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FInteger_3B)
  #Call function:Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg6_I) { dassign %Reg1_R45 0 }
  #INSTIDX : 26||001a:  invokeinterface
  regassign ptr %10 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R45))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %10)
  regassign ptr %3 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)))
  regassign u64 %4 (iread u64 <* u64> 0 (add ptr (regread ptr %3, constval u32 56)))
  if (eq u1 u64 (regread u64 %4, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %3, constval u64 0x12c8, conststr ptr "get|(Ljava/lang/Object;)Ljava/lang/Object;") { regassign u64 %4}
  }
  icallassigned (regread u64 %4, dread ref %Reg0_R43, dread ref %Reg1_R41) { dassign %Reg0_R41 0 }
  #INSTIDX : 31||001f:  checkcast
  intrinsiccallwithtypeassigned <* <$LBank_24Account_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R41) { dassign %Reg0_R44 0 }
  #INSTIDX : 34||0022:  astore
  regassign ptr %11 (dread ref %Reg11_R44)
  dassign %Reg11_R44 0 (dread ref %Reg0_R44)
  intrinsiccall MCCIncRef (dread ref %Reg11_R44)
  intrinsiccall MCCDecRef (regread ptr %11)
  #INSTIDX : 36||0024:  aload
  #INSTIDX : 38||0026:  lload_3
  #INSTIDX : 39||0027:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg11_R44)), constval u32 104)), dread ref %Reg11_R44, dread i64 %Reg8_J) {}
  #INSTIDX : 42||002a:  aload
  #INSTIDX : 44||002c:  lload_3
  #INSTIDX : 45||002d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg10_R44)), constval u32 96)), dread ref %Reg10_R44, dread i64 %Reg8_J) {}
  #INSTIDX : 48||0030:  aload_0
  #INSTIDX : 49||0031:  dup
  #INSTIDX : 50||0032:  getfield
  dassign %Reg1_J 0 (iread i64 <* <$LBank_3B>> 6 (dread ref %Reg5_R40))
  #INSTIDX : 53||0035:  lload_3
  #INSTIDX : 54||0036:  ladd
  dassign %Reg1_J 0 (add i64 (dread i64 %Reg1_J, dread i64 %Reg8_J))
  #INSTIDX : 55||0037:  putfield
  iassign <* <$LBank_3B>> 6 (dread ref %Reg5_R40, dread i64 %Reg1_J)
  endtry
  #INSTIDX : 58||003a:  lconst_0
  dassign %Reg0_J 0 (constval i64 0)
  #INSTIDX : 59||003b:  lstore_3
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
  #INSTIDX : 60||003c:  goto
  goto @label4
  try { @label3 }
@label0   catch { <* <$LBank_24Refused_3B>> }
  regassign ptr %12 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %12)
  #INSTIDX : 63||003f:  astore
  regassign ptr %13 (dread ref %Reg10_R46)
  dassign %Reg10_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg10_R46)
  intrinsiccall MCCDecRef (regread ptr %13)
  #INSTIDX : 65||0041:  aload_0
  #INSTIDX : 66||0042:  dup
  #INSTIDX : 67||0043:  getfield
  dassign %Reg1_I 0 (iread i32 <* <$LBank_3B>> 5 (dread ref %Reg5_R40))
  #INSTIDX : 70||0046:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 71||0047:  iadd
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  #INSTIDX : 72||0048:  putfield
  iassign <* <$LBank_3B>> 5 (dread ref %Reg5_R40, dread i32 %Reg1_I)
  #INSTIDX : 75||004b:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %14 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Bank_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %14)
  #INSTIDX : 78||004e:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %15 (dread ref %Reg1_R48)
  dassign %Reg1_R48 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %15)
  #INSTIDX : 81||0051:  dup
  #INSTIDX : 82||0052:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R48) {}
  #INSTIDX : 85||0055:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_13806902cf433f976330e79493332966) { dassign %L_STR_161333 0 }
  regassign ptr %16 (dread ref %Reg2_R49)
  dassign %Reg2_R49 0 (dread ptr %L_STR_161333)
  intrinsiccall MCCIncRef (dread ref %Reg2_R49)
  intrinsiccall MCCDecRef (regread ptr %16)
  #INSTIDX : 87||0057:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 152)), dread ref %Reg1_R48, dread ref %Reg2_R49) { dassign %Reg1_R48 0 }
  #INSTIDX : 90||005a:  aload
  #INSTIDX : 92||005c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg10_R46)), constval u32 88)), dread ref %Reg10_R46) { dassign %Reg2_R49 0 }
  #INSTIDX : 95||005f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 152)), dread ref %Reg1_R48, dread ref %Reg2_R49) { dassign %Reg1_R48 0 }
  #INSTIDX : 98||0062:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 32)), dread ref %Reg1_R48) { dassign %Reg1_R49 0 }
  #INSTIDX : 101||0065:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R49) {}
  #INSTIDX : 104||0068:  aload
  #INSTIDX : 106||006a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg10_R46)), constval u32 176)), dread ref %Reg10_R46) { dassign %Reg0_J 0 }
  #INSTIDX : 109||006d:  ldc2_w
  dassign %Reg1_J 0 (constval i64 10)
  #INSTIDX : 112||0070:  lcmp
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  #INSTIDX : 113||0071:  ifge
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
  #INSTIDX : 116||0074:  aload
  #INSTIDX : 118||0076:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg10_R46)), constval u32 184)), dread ref %Reg10_R46) { dassign %Reg0_R44 0 }
  #INSTIDX : 121||0079:  ldc2_w
  dassign %Reg1_J 0 (constval i64 10)
  #INSTIDX : 124||007c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R44)), constval u32 96)), dread ref %Reg0_R44, dread i64 %Reg1_J) {}
  endtry
@label1
  #INSTIDX : 127||007f:  lconst_0
  dassign %Reg0_J 0 (constval i64 0)
  #INSTIDX : 128||0080:  lstore_3
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
  #INSTIDX : 129||0081:  goto
  goto @label4
  try { @label3 }
@label2   catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  regassign ptr %17 (dread ref %Reg0_R50)
  dassign %Reg0_R50 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R50)
  intrinsiccall MCCDecRef (regread ptr %17)
  #INSTIDX : 132||0084:  astore
  regassign ptr %18 (dread ref %Reg10_R50)
  dassign %Reg10_R50 0 (dread ref %Reg0_R50)
  intrinsiccall MCCIncRef (dread ref %Reg10_R50)
  intrinsiccall MCCDecRef (regread ptr %18)
  #INSTIDX : 134||0086:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %19 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Bank_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %19)
  #INSTIDX : 137||0089:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %20 (dread ref %Reg1_R48)
  dassign %Reg1_R48 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %20)
  #INSTIDX : 140||008c:  dup
  #INSTIDX : 141||008d:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R48) {}
  #INSTIDX : 144||0090:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_124c9221010725ef839b3b0dbb1a172a) { dassign %L_STR_161334 0 }
  regassign ptr %21 (dread ref %Reg2_R49)
  dassign %Reg2_R49 0 (dread ptr %L_STR_161334)
  intrinsiccall MCCIncRef (dread ref %Reg2_R49)
  intrinsiccall MCCDecRef (regread ptr %21)
  #INSTIDX : 146||0092:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 152)), dread ref %Reg1_R48, dread ref %Reg2_R49) { dassign %Reg1_R48 0 }
  #INSTIDX : 149||0095:  iload_1
  #INSTIDX : 150||0096:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 224)), dread ref %Reg1_R48, dread i32 %Reg6_I) { dassign %Reg1_R48 0 }
  #INSTIDX : 153||0099:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006f0072002000) { dassign %L_STR_161335 0 }
  regassign ptr %22 (dread ref %Reg2_R49)
  dassign %Reg2_R49 0 (dread ptr %L_STR_161335)
  intrinsiccall MCCIncRef (dread ref %Reg2_R49)
  intrinsiccall MCCDecRef (regread ptr %22)
  #INSTIDX : 155||009b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 152)), dread ref %Reg1_R48, dread ref %Reg2_R49) { dassign %Reg1_R48 0 }
  #INSTIDX : 158||009e:  iload_2
  #INSTIDX : 159||009f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 224)), dread ref %Reg1_R48, dread i32 %Reg7_I) { dassign %Reg1_R48 0 }
  #INSTIDX : 162||00a2:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 32)), dread ref %Reg1_R48) { dassign %Reg1_R49 0 }
  #INSTIDX : 165||00a5:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R49) {}
  endtry
  #INSTIDX : 168||00a8:  lconst_0
  dassign %Reg0_J 0 (constval i64 0)
  #INSTIDX : 169||00a9:  lstore_3
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
  #INSTIDX : 170||00aa:  goto
  goto @label4
@label3   catch { <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> <* <$Ljava_2Flang_2FThrowable_3B>> }
  regassign ptr %23 (dread ref %Reg0_R51)
  dassign %Reg0_R51 0 (regread ptr %%thrownval)
  intrinsiccall MCCIncRef (dread ref %Reg0_R51)
  intrinsiccall MCCDecRef (regread ptr %23)
  #INSTIDX : 173||00ad:  astore
  regassign ptr %24 (dread ref %Reg12_R51)
  dassign %Reg12_R51 0 (dread ref %Reg0_R51)
  intrinsiccall MCCIncRef (dread ref %Reg12_R51)
  intrinsiccall MCCDecRef (regread ptr %24)
  #INSTIDX : 175||00af:  lconst_0
  dassign %Reg0_J 0 (constval i64 0)
  #INSTIDX : 176||00b0:  lstore_3
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
  #INSTIDX : 177||00b1:  aload
  #INSTIDX : 179||00b3:  athrow
  throw (dread ref %Reg12_R51)
@label4
  #INSTIDX : 180||00b4:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg5_R40, dread ref %Reg0_R43, dread ref %Reg1_R45, dread ref %Reg1_R41, dread ref %Reg0_R41, dread ref %Reg0_R44, dread ref %Reg10_R44, dread ref %Reg11_R44, dread ref %Reg0_R46, dread ref %Reg10_R46, dread ref %Reg0_R47, dread ref %Reg1_R48, dread ref %Reg2_R49, dread ref %Reg1_R49, dread ref %Reg0_R50, dread ref %Reg10_R50, dread ref %Reg0_R51, dread ref %Reg12_R51)
  return ()
}
func &LBank_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg7_R52 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 48156
  var %Reg0_R40 <* <$LBank_3B>> localrefvar
  var %Reg8_R40 <* <$LBank_3B>> localrefvar
  var %Reg1_R53 <* <$LBank_24Savings_3B>> localrefvar
  var %Reg2_J i64
  var %Reg1_R44 <* <$LBank_24Account_3B>> localrefvar
  var %Reg0_R44 <* <$LBank_24Account_3B>> localrefvar
  var %Reg0_R53 <* <$LBank_24Savings_3B>> localrefvar
  var %Reg9_R53 <* <$LBank_24Savings_3B>> localrefvar
  var %Reg1_R54 <* <$LBank_24Credit_3B>> localrefvar
  var %Reg3_J i64
  var %Reg0_R54 <* <$LBank_24Credit_3B>> localrefvar
  var %Reg10_R54 <* <$LBank_24Credit_3B>> localrefvar
  var %Reg11_R44 <* <$LBank_24Account_3B>> localrefvar
  var %Reg0_I i32
  var %Reg0_R55 <* <[] <* <[] i32>>>> localrefvar
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg3_R56 <* <[] i32>> localrefvar
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg12_R55 <* <[] <* <[] i32>>>> localrefvar
  var %Reg13_R55 <* <[] <* <[] i32>>>> localrefvar
  var %Reg0_R57 <* <$LBank_24Clerk_3B>> localrefvar
  var %L_STR_161336 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R49 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg14_R57 <* <$LBank_24Clerk_3B>> localrefvar
  var %L_STR_161337 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg15_R57 <* <$LBank_24Clerk_3B>> localrefvar
  var %Reg1_I i32
  var %Reg0_J i64
  var %Reg16_J i64
  var %Reg0_R58 <* <[] <* <$LBank_24Account_3B>>>> localrefvar
  var %Reg18_R58 <* <[] <* <$LBank_24Account_3B>>>> localrefvar
  var %Reg19_I i32
  var %Reg20_I i32
  var %Reg21_R44 <* <$LBank_24Account_3B>> localrefvar
  var %Reg0_R47 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %Reg1_R48 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %Reg21_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %L_STR_161338 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161339 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R59 <* <$Ljava_2Futil_2FList_3B>> localrefvar
  var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg1_R49 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg1_J i64
  var %L_STR_161340 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161341 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161342 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R43 <* <$Ljava_2Futil_2FMap_3B>> localrefvar
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  new
  regassign ptr %3 (dread ref %Reg0_R40)
  dassign %Reg0_R40 0 (gcmalloc ref <$LBank_3B>)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  #Call function:LBank_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Bank_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R40) {}
  #INSTIDX : 7||0007:  astore_1
  regassign ptr %4 (dread ref %Reg8_R40)
  dassign %Reg8_R40 0 (dread ref %Reg0_R40)
  intrinsiccall MCCIncRef (dread ref %Reg8_R40)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 8||0008:  aload_1
  #INSTIDX : 9||0009:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LBank_24Savings_3B)
  regassign ptr %5 (dread ref %Reg1_R53)
  dassign %Reg1_R53 0 (gcmalloc ref <$LBank_24Savings_3B>)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 12||000c:  dup
  #INSTIDX : 13||000d:  invokespecial
  #Call function:LBank_24Savings_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Bank_jar, constval i64 19)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R53) {}
  #INSTIDX : 16||0010:  ldc2_w
  dassign %Reg2_J 0 (constval i64 100)
  #INSTIDX : 19||0013:  invokespecial
  regassign ptr %6 (dread ref %Reg1_R44)
  dassign %Reg1_R44 0 (retype ref <* <$LBank_24Account_3B>> (dread ref %Reg1_R53))
  intrinsiccall MCCIncRef (dread ref %Reg1_R44)
  intrinsiccall MCCDecRef (regread ptr %6)
  #Call function:LBank_3B_7Copen_7C_28LBank_24Account_3BJ_29LBank_24Account_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Bank_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg8_R40, dread ref %Reg1_R44, dread i64 %Reg2_J) { dassign %Reg0_R44 0 }
  #INSTIDX : 22||0016:  checkcast
  intrinsiccallwithtypeassigned <* <$LBank_24Savings_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R44) { dassign %Reg0_R53 0 }
  #INSTIDX : 25||0019:  astore_2
  regassign ptr %7 (dread ref %Reg9_R53)
  dassign %Reg9_R53 0 (dread ref %Reg0_R53)
  intrinsiccall MCCIncRef (dread ref %Reg9_R53)
  intrinsiccall MCCDecRef (regread ptr %7)
  #INSTIDX : 26||001a:  aload_1
  #INSTIDX : 27||001b:  new
  regassign ptr %8 (dread ref %Reg1_R54)
  dassign %Reg1_R54 0 (gcmalloc ref <$LBank_24Credit_3B>)
  intrinsiccall MCCDecRef (regread ptr %8)
  #INSTIDX : 30||001e:  dup
  #INSTIDX : 31||001f:  ldc2_w
  dassign %Reg3_J 0 (constval i64 50)
  #INSTIDX : 34||0022:  invokespecial
  #Call function:LBank_24Credit_3B_7C_3Cinit_3E_7C_28J_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Bank_jar, constval i64 11)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R54, dread i64 %Reg3_J) {}
  #INSTIDX : 37||0025:  lconst_0
  dassign %Reg2_J 0 (constval i64 0)
  #INSTIDX : 38||0026:  invokespecial
  regassign ptr %9 (dread ref %Reg1_R44)
  dassign %Reg1_R44 0 (retype ref <* <$LBank_24Account_3B>> (dread ref %Reg1_R54))
  intrinsiccall MCCIncRef (dread ref %Reg1_R44)
  intrinsiccall MCCDecRef (regread ptr %9)
  #Call function:LBank_3B_7Copen_7C_28LBank_24Account_3BJ_29LBank_24Account_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Bank_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg8_R40, dread ref %Reg1_R44, dread i64 %Reg2_J) { dassign %Reg0_R44 0 }
  #INSTIDX : 41||0029:  checkcast
  intrinsiccallwithtypeassigned <* <$LBank_24Credit_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R44) { dassign %Reg0_R54 0 }
  #INSTIDX : 44||002c:  astore_3
  regassign ptr %10 (dread ref %Reg10_R54)
  dassign %Reg10_R54 0 (dread ref %Reg0_R54)
  intrinsiccall MCCIncRef (dread ref %Reg10_R54)
  intrinsiccall MCCDecRef (regread ptr %10)
  #INSTIDX : 45||002d:  aload_1
  #INSTIDX : 46||002e:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LBank_24Savings_3B)
  regassign ptr %11 (dread ref %Reg1_R53)
  dassign %Reg1_R53 0 (gcmalloc ref <$LBank_24Savings_3B>)
  intrinsiccall MCCDecRef (regread ptr %11)
  #INSTIDX : 49||0031:  dup
  #INSTIDX : 50||0032:  invokespecial
  #Call function:LBank_24Savings_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Bank_jar, constval i64 19)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R53) {}
  #INSTIDX : 53||0035:  ldc2_w
  dassign %Reg2_J 0 (constval i64 20)
  #INSTIDX : 56||0038:  invokespecial
  regassign ptr %12 (dread ref %Reg1_R44)
  dassign %Reg1_R44 0 (retype ref <* <$LBank_24Account_3B>> (dread ref %Reg1_R53))
  intrinsiccall MCCIncRef (dread ref %Reg1_R44)
  intrinsiccall MCCDecRef (regread ptr %12)
  #Call function:LBank_3B_7Copen_7C_28LBank_24Account_3BJ_29LBank_24Account_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Bank_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg8_R40, dread ref %Reg1_R44, dread i64 %Reg2_J) { dassign %Reg0_R44 0 }
  #INSTIDX : 59||003b:  astore
  regassign ptr %13 (dread ref %Reg11_R44)
  dassign %Reg11_R44 0 (dread ref %Reg0_R44)
  intrinsiccall MCCIncRef (dread ref %Reg11_R44)
  intrinsiccall MCCDecRef (regread ptr %13)
  #INSTIDX : 61||003d:  iconst_4
  dassign %Reg0_I 0 (constval i32 4)
  #INSTIDX : 62||003e:  anewarray
  regassign ptr %14 (dread ref %Reg0_R55)
  dassign %Reg0_R55 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg0_I))
  intrinsiccall MCCDecRef (regread ptr %14)
  #INSTIDX : 65||0041:  dup
  #INSTIDX : 66||0042:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
  #INSTIDX : 67||0043:  iconst_3
  dassign %Reg3_I 0 (constval i32 3)
  #INSTIDX : 68||0044:  newarray
  regassign ptr %15 (dread ref %Reg3_R56)
  dassign %Reg3_R56 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg3_I))
  intrinsiccall MCCDecRef (regread ptr %15)
  #INSTIDX : 70||0046:  dup
  #INSTIDX : 71||0047:  iconst_0
  dassign %Reg5_I 0 (constval i32 0)
  #INSTIDX : 72||0048:  iconst_1
  dassign %Reg6_I 0 (constval i32 1)
  #INSTIDX : 73||0049:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 74||004a:  dup
  #INSTIDX : 75||004b:  iconst_1
  dassign %Reg5_I 0 (constval i32 1)
  #INSTIDX : 76||004c:  iconst_2
  dassign %Reg6_I 0 (constval i32 2)
  #INSTIDX : 77||004d:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 78||004e:  dup
  #INSTIDX : 79||004f:  iconst_2
  dassign %Reg5_I 0 (constval i32 2)
  #INSTIDX : 80||0050:  bipush
  dassign %Reg6_I 0 (constval i32 30)
  #INSTIDX : 82||0052:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 83||0053:  aastore
  iassign <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg0_R55, dread i32 %Reg2_I), dread ref %Reg3_R56)
  #INSTIDX : 84||0054:  dup
  #INSTIDX : 85||0055:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 86||0056:  iconst_3
  dassign %Reg3_I 0 (constval i32 3)
  #INSTIDX : 87||0057:  newarray
  regassign ptr %16 (dread ref %Reg3_R56)
  dassign %Reg3_R56 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg3_I))
  intrinsiccall MCCDecRef (regread ptr %16)
  #INSTIDX : 89||0059:  dup
  #INSTIDX : 90||005a:  iconst_0
  dassign %Reg5_I 0 (constval i32 0)
  #INSTIDX : 91||005b:  iconst_2
  dassign %Reg6_I 0 (constval i32 2)
  #INSTIDX : 92||005c:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 93||005d:  dup
  #INSTIDX : 94||005e:  iconst_1
  dassign %Reg5_I 0 (constval i32 1)
  #INSTIDX : 95||005f:  iconst_3
  dassign %Reg6_I 0 (constval i32 3)
  #INSTIDX : 96||0060:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 97||0061:  dup
  #INSTIDX : 98||0062:  iconst_2
  dassign %Reg5_I 0 (constval i32 2)
  #INSTIDX : 99||0063:  bipush
  dassign %Reg6_I 0 (constval i32 75)
  #INSTIDX : 101||0065:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 102||0066:  aastore
  iassign <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg0_R55, dread i32 %Reg2_I), dread ref %Reg3_R56)
  #INSTIDX : 103||0067:  dup
  #INSTIDX : 104||0068:  iconst_2
  dassign %Reg2_I 0 (constval i32 2)
  #INSTIDX : 105||0069:  iconst_3
  dassign %Reg3_I 0 (constval i32 3)
  #INSTIDX : 106||006a:  newarray
  regassign ptr %17 (dread ref %Reg3_R56)
  dassign %Reg3_R56 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg3_I))
  intrinsiccall MCCDecRef (regread ptr %17)
  #INSTIDX : 108||006c:  dup
  #INSTIDX : 109||006d:  iconst_0
  dassign %Reg5_I 0 (constval i32 0)
  #INSTIDX : 110||006e:  iconst_2
  dassign %Reg6_I 0 (constval i32 2)
  #INSTIDX : 111||006f:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 112||0070:  dup
  #INSTIDX : 113||0071:  iconst_1
  dassign %Reg5_I 0 (constval i32 1)
  #INSTIDX : 114||0072:  iconst_1
  dassign %Reg6_I 0 (constval i32 1)
  #INSTIDX : 115||0073:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 116||0074:  dup
  #INSTIDX : 117||0075:  iconst_2
  dassign %Reg5_I 0 (constval i32 2)
  #INSTIDX : 118||0076:  bipush
  dassign %Reg6_I 0 (constval i32 20)
  #INSTIDX : 120||0078:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 121||0079:  aastore
  iassign <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg0_R55, dread i32 %Reg2_I), dread ref %Reg3_R56)
  #INSTIDX : 122||007a:  dup
  #INSTIDX : 123||007b:  iconst_3
  dassign %Reg2_I 0 (constval i32 3)
  #INSTIDX : 124||007c:  iconst_3
  dassign %Reg3_I 0 (constval i32 3)
  #INSTIDX : 125||007d:  newarray
  regassign ptr %18 (dread ref %Reg3_R56)
  dassign %Reg3_R56 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg3_I))
  intrinsiccall MCCDecRef (regread ptr %18)
  #INSTIDX : 127||007f:  dup
  #INSTIDX : 128||0080:  iconst_0
  dassign %Reg5_I 0 (constval i32 0)
  #INSTIDX : 129||0081:  bipush
  dassign %Reg6_I 0 (constval i32 9)
  #INSTIDX : 131||0083:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 132||0084:  dup
  #INSTIDX : 133||0085:  iconst_1
  dassign %Reg5_I 0 (constval i32 1)
  #INSTIDX : 134||0086:  iconst_1
  dassign %Reg6_I 0 (constval i32 1)
  #INSTIDX : 135||0087:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 136||0088:  dup
  #INSTIDX : 137||0089:  iconst_2
  dassign %Reg5_I 0 (constval i32 2)
  #INSTIDX : 138||008a:  iconst_1
  dassign %Reg6_I 0 (constval i32 1)
  #INSTIDX : 139||008b:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 140||008c:  aastore
  iassign <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg0_R55, dread i32 %Reg2_I), dread ref %Reg3_R56)
  #INSTIDX : 141||008d:  astore
  regassign ptr %19 (dread ref %Reg12_R55)
  dassign %Reg12_R55 0 (dread ref %Reg0_R55)
  intrinsiccall MCCIncRef (dread ref %Reg12_R55)
  intrinsiccall MCCDecRef (regread ptr %19)
  #INSTIDX : 143||008f:  iconst_4
  dassign %Reg0_I 0 (constval i32 4)
  #INSTIDX : 144||0090:  anewarray
  regassign ptr %20 (dread ref %Reg0_R55)
  dassign %Reg0_R55 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg0_I))
  intrinsiccall MCCDecRef (regread ptr %20)
  #INSTIDX : 147||0093:  dup
  #INSTIDX : 148||0094:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
  #INSTIDX : 149||0095:  iconst_3
  dassign %Reg3_I 0 (constval i32 3)
  #INSTIDX : 150||0096:  newarray
  regassign ptr %21 (dread ref %Reg3_R56)
  dassign %Reg3_R56 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg3_I))
  intrinsiccall MCCDecRef (regread ptr %21)
  #INSTIDX : 152||0098:  dup
  #INSTIDX : 153||0099:  iconst_0
  dassign %Reg5_I 0 (constval i32 0)
  #INSTIDX : 154||009a:  iconst_3
  dassign %Reg6_I 0 (constval i32 3)
  #INSTIDX : 155||009b:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 156||009c:  dup
  #INSTIDX : 157||009d:  iconst_1
  dassign %Reg5_I 0 (constval i32 1)
  #INSTIDX : 158||009e:  iconst_1
  dassign %Reg6_I 0 (constval i32 1)
  #INSTIDX : 159||009f:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 160||00a0:  dup
  #INSTIDX : 161||00a1:  iconst_2
  dassign %Reg5_I 0 (constval i32 2)
  #INSTIDX : 162||00a2:  sipush
  dassign %Reg6_I 0 (constval i32 200)
  #INSTIDX : 165||00a5:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 166||00a6:  aastore
  iassign <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg0_R55, dread i32 %Reg2_I), dread ref %Reg3_R56)
  #INSTIDX : 167||00a7:  dup
  #INSTIDX : 168||00a8:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 169||00a9:  iconst_3
  dassign %Reg3_I 0 (constval i32 3)
  #INSTIDX : 170||00aa:  newarray
  regassign ptr %22 (dread ref %Reg3_R56)
  dassign %Reg3_R56 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg3_I))
  intrinsiccall MCCDecRef (regread ptr %22)
  #INSTIDX : 172||00ac:  dup
  #INSTIDX : 173||00ad:  iconst_0
  dassign %Reg5_I 0 (constval i32 0)
  #INSTIDX : 174||00ae:  iconst_1
  dassign %Reg6_I 0 (constval i32 1)
  #INSTIDX : 175||00af:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 176||00b0:  dup
  #INSTIDX : 177||00b1:  iconst_1
  dassign %Reg5_I 0 (constval i32 1)
  #INSTIDX : 178||00b2:  iconst_3
  dassign %Reg6_I 0 (constval i32 3)
  #INSTIDX : 179||00b3:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 180||00b4:  dup
  #INSTIDX : 181||00b5:  iconst_2
  dassign %Reg5_I 0 (constval i32 2)
  #INSTIDX : 182||00b6:  sipush
  dassign %Reg6_I 0 (constval i32 500)
  #INSTIDX : 185||00b9:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 186||00ba:  aastore
  iassign <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg0_R55, dread i32 %Reg2_I), dread ref %Reg3_R56)
  #INSTIDX : 187||00bb:  dup
  #INSTIDX : 188||00bc:  iconst_2
  dassign %Reg2_I 0 (constval i32 2)
  #INSTIDX : 189||00bd:  iconst_3
  dassign %Reg3_I 0 (constval i32 3)
  #INSTIDX : 190||00be:  newarray
  regassign ptr %23 (dread ref %Reg3_R56)
  dassign %Reg3_R56 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg3_I))
  intrinsiccall MCCDecRef (regread ptr %23)
  #INSTIDX : 192||00c0:  dup
  #INSTIDX : 193||00c1:  iconst_0
  dassign %Reg5_I 0 (constval i32 0)
  #INSTIDX : 194||00c2:  iconst_3
  dassign %Reg6_I 0 (constval i32 3)
  #INSTIDX : 195||00c3:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 196||00c4:  dup
  #INSTIDX : 197||00c5:  iconst_1
  dassign %Reg5_I 0 (constval i32 1)
  #INSTIDX : 198||00c6:  iconst_2
  dassign %Reg6_I 0 (constval i32 2)
  #INSTIDX : 199||00c7:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 200||00c8:  dup
  #INSTIDX : 201||00c9:  iconst_2
  dassign %Reg5_I 0 (constval i32 2)
  #INSTIDX : 202||00ca:  bipush
  dassign %Reg6_I 0 (constval i32 25)
  #INSTIDX : 204||00cc:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 205||00cd:  aastore
  iassign <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg0_R55, dread i32 %Reg2_I), dread ref %Reg3_R56)
  #INSTIDX : 206||00ce:  dup
  #INSTIDX : 207||00cf:  iconst_3
  dassign %Reg2_I 0 (constval i32 3)
  #INSTIDX : 208||00d0:  iconst_3
  dassign %Reg3_I 0 (constval i32 3)
  #INSTIDX : 209||00d1:  newarray
  regassign ptr %24 (dread ref %Reg3_R56)
  dassign %Reg3_R56 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg3_I))
  intrinsiccall MCCDecRef (regread ptr %24)
  #INSTIDX : 211||00d3:  dup
  #INSTIDX : 212||00d4:  iconst_0
  dassign %Reg5_I 0 (constval i32 0)
  #INSTIDX : 213||00d5:  iconst_1
  dassign %Reg6_I 0 (constval i32 1)
  #INSTIDX : 214||00d6:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 215||00d7:  dup
  #INSTIDX : 216||00d8:  iconst_1
  dassign %Reg5_I 0 (constval i32 1)
  #INSTIDX : 217||00d9:  bipush
  dassign %Reg6_I 0 (constval i32 9)
  #INSTIDX : 219||00db:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 220||00dc:  dup
  #INSTIDX : 221||00dd:  iconst_2
  dassign %Reg5_I 0 (constval i32 2)
  #INSTIDX : 222||00de:  iconst_1
  dassign %Reg6_I 0 (constval i32 1)
  #INSTIDX : 223||00df:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R56, dread i32 %Reg5_I), dread i32 %Reg6_I)
  #INSTIDX : 224||00e0:  aastore
  iassign <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg0_R55, dread i32 %Reg2_I), dread ref %Reg3_R56)
  #INSTIDX : 225||00e1:  astore
  regassign ptr %25 (dread ref %Reg13_R55)
  dassign %Reg13_R55 0 (dread ref %Reg0_R55)
  intrinsiccall MCCIncRef (dread ref %Reg13_R55)
  intrinsiccall MCCDecRef (regread ptr %25)
  #INSTIDX : 227||00e3:  new
  regassign ptr %26 (dread ref %Reg0_R57)
  dassign %Reg0_R57 0 (gcmalloc ref <$LBank_24Clerk_3B>)
  intrinsiccall MCCDecRef (regread ptr %26)
  #INSTIDX : 230||00e6:  dup
  #INSTIDX : 231||00e7:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_161336 0 }
  regassign ptr %27 (dread ref %Reg2_R49)
  dassign %Reg2_R49 0 (dread ptr %L_STR_161336)
  intrinsiccall MCCIncRef (dread ref %Reg2_R49)
  intrinsiccall MCCDecRef (regread ptr %27)
  #INSTIDX : 233||00e9:  aload_1
  #INSTIDX : 234||00ea:  aload
  #INSTIDX : 236||00ec:  invokespecial
  #Call function:LBank_24Clerk_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLBank_3BAAI_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Bank_jar, constval i64 9)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R57, dread ref %Reg2_R49, dread ref %Reg8_R40, dread ref %Reg12_R55) {}
  #INSTIDX : 239||00ef:  astore
  regassign ptr %28 (dread ref %Reg14_R57)
  dassign %Reg14_R57 0 (dread ref %Reg0_R57)
  intrinsiccall MCCIncRef (dread ref %Reg14_R57)
  intrinsiccall MCCDecRef (regread ptr %28)
  #INSTIDX : 241||00f1:  new
  regassign ptr %29 (dread ref %Reg0_R57)
  dassign %Reg0_R57 0 (gcmalloc ref <$LBank_24Clerk_3B>)
  intrinsiccall MCCDecRef (regread ptr %29)
  #INSTIDX : 244||00f4:  dup
  #INSTIDX : 245||00f5:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200) { dassign %L_STR_161337 0 }
  regassign ptr %30 (dread ref %Reg2_R49)
  dassign %Reg2_R49 0 (dread ptr %L_STR_161337)
  intrinsiccall MCCIncRef (dread ref %Reg2_R49)
  intrinsiccall MCCDecRef (regread ptr %30)
  #INSTIDX : 247||00f7:  aload_1
  #INSTIDX : 248||00f8:  aload
  #INSTIDX : 250||00fa:  invokespecial
  #Call function:LBank_24Clerk_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLBank_3BAAI_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Bank_jar, constval i64 9)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R57, dread ref %Reg2_R49, dread ref %Reg8_R40, dread ref %Reg13_R55) {}
  #INSTIDX : 253||00fd:  astore
  regassign ptr %31 (dread ref %Reg15_R57)
  dassign %Reg15_R57 0 (dread ref %Reg0_R57)
  intrinsiccall MCCIncRef (dread ref %Reg15_R57)
  intrinsiccall MCCDecRef (regread ptr %31)
  #INSTIDX : 255||00ff:  aload
  #INSTIDX : 257||0101:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg14_R57)), constval u32 96)), dread ref %Reg14_R57) {}
  #INSTIDX : 260||0104:  aload
  #INSTIDX : 262||0106:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg14_R57)), constval u32 112)), dread ref %Reg14_R57) {}
  #INSTIDX : 265||0109:  aload
  #INSTIDX : 267||010b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg15_R57)), constval u32 96)), dread ref %Reg15_R57) {}
  #INSTIDX : 270||010e:  aload
  #INSTIDX : 272||0110:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg15_R57)), constval u32 112)), dread ref %Reg15_R57) {}
  #INSTIDX : 275||0113:  aload_2
  #INSTIDX : 276||0114:  iconst_5
  dassign %Reg1_I 0 (constval i32 5)
  #INSTIDX : 277||0115:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg9_R53)), constval u32 120)), dread ref %Reg9_R53, dread i32 %Reg1_I) {}
  #INSTIDX : 280||0118:  lconst_0
  dassign %Reg0_J 0 (constval i64 0)
  #INSTIDX : 281||0119:  lstore
  dassign %Reg16_J 0 (dread i64 %Reg0_J)
  #INSTIDX : 283||011b:  iconst_3
  dassign %Reg0_I 0 (constval i32 3)
  #INSTIDX : 284||011c:  anewarray
  regassign ptr %32 (dread ref %Reg0_R58)
  dassign %Reg0_R58 0 (gcmallocjarray ref <[] <* <$LBank_24Account_3B>>> (dread i32 %Reg0_I))
  intrinsiccall MCCDecRef (regread ptr %32)
  #INSTIDX : 287||011f:  dup
  #INSTIDX : 288||0120:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
  #INSTIDX : 289||0121:  aload_2
  #INSTIDX : 290||0122:  aastore
  iassign <* <* <$LBank_24Account_3B>>> 0 (array 1 ptr <* <[] <* <$LBank_24Account_3B>>>> (dread ref %Reg0_R58, dread i32 %Reg2_I), retype ref <* <$LBank_24Account_3B>> (dread ref %Reg9_R53))
  #INSTIDX : 291||0123:  dup
  #INSTIDX : 292||0124:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 293||0125:  aload_3
  #INSTIDX : 294||0126:  aastore
  iassign <* <* <$LBank_24Account_3B>>> 0 (array 1 ptr <* <[] <* <$LBank_24Account_3B>>>> (dread ref %Reg0_R58, dread i32 %Reg2_I), retype ref <* <$LBank_24Account_3B>> (dread ref %Reg10_R54))
  #INSTIDX : 295||0127:  dup
  #INSTIDX : 296||0128:  iconst_2
  dassign %Reg2_I 0 (constval i32 2)
  #INSTIDX : 297||0129:  aload
  #INSTIDX : 299||012b:  aastore
  iassign <* <* <$LBank_24Account_3B>>> 0 (array 1 ptr <* <[] <* <$LBank_24Account_3B>>>> (dread ref %Reg0_R58, dread i32 %Reg2_I), dread ref %Reg11_R44)
  #INSTIDX : 300||012c:  astore
  regassign ptr %33 (dread ref %Reg18_R58)
  dassign %Reg18_R58 0 (dread ref %Reg0_R58)
  intrinsiccall MCCIncRef (dread ref %Reg18_R58)
  intrinsiccall MCCDecRef (regread ptr %33)
  #INSTIDX : 302||012e:  aload
  #INSTIDX : 304||0130:  arraylength
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg18_R58))
  #INSTIDX : 305||0131:  istore
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 307||0133:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 308||0134:  istore
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
@label5
  #INSTIDX : 310||0136:  iload
  #INSTIDX : 312||0138:  iload
  #INSTIDX : 314||013a:  if_icmpge
  brtrue @label6 (ge i32 i32 (dread i32 %Reg20_I, dread i32 %Reg19_I))
  #INSTIDX : 317||013d:  aload
  #INSTIDX : 319||013f:  iload
  #INSTIDX : 321||0141:  aaload
  regassign ptr %34 (dread ref %Reg0_R44)
  dassign %Reg0_R44 0 (iread ref <* <* <$LBank_24Account_3B>>> 0 (array 1 ptr <* <[] <* <$LBank_24Account_3B>>>> (dread ref %Reg18_R58, dread i32 %Reg20_I)))
  intrinsiccall MCCIncRef (dread ref %Reg0_R44)
  intrinsiccall MCCDecRef (regread ptr %34)
  #INSTIDX : 322||0142:  astore
  regassign ptr %35 (dread ref %Reg21_R44)
  dassign %Reg21_R44 0 (dread ref %Reg0_R44)
  intrinsiccall MCCIncRef (dread ref %Reg21_R44)
  intrinsiccall MCCDecRef (regread ptr %35)
  #INSTIDX : 324||0144:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %36 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Bank_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %36)
  #INSTIDX : 327||0147:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %37 (dread ref %Reg1_R48)
  dassign %Reg1_R48 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %37)
  #INSTIDX : 330||014a:  dup
  #INSTIDX : 331||014b:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R48) {}
  #INSTIDX : 334||014e:  aload
  #INSTIDX : 336||0150:  invokevirtual
  regassign ptr %38 (dread ref %Reg21_R41)
  dassign %Reg21_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg21_R44))
  intrinsiccall MCCIncRef (dread ref %Reg21_R41)
  intrinsiccall MCCDecRef (regread ptr %38)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 160)), dread ref %Reg1_R48, dread ref %Reg21_R41) { dassign %Reg1_R48 0 }
  #INSTIDX : 339||0153:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161338 0 }
  regassign ptr %39 (dread ref %Reg2_R49)
  dassign %Reg2_R49 0 (dread ptr %L_STR_161338)
  intrinsiccall MCCIncRef (dread ref %Reg2_R49)
  intrinsiccall MCCDecRef (regread ptr %39)
  #INSTIDX : 341||0155:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 152)), dread ref %Reg1_R48, dread ref %Reg2_R49) { dassign %Reg1_R48 0 }
  #INSTIDX : 344||0158:  aload
  #INSTIDX : 346||015a:  getfield
  dassign %Reg2_J 0 (iread i64 <* <$LBank_24Account_3B>> 5 (dread ref %Reg21_R44))
  #INSTIDX : 349||015d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 232)), dread ref %Reg1_R48, dread i64 %Reg2_J) { dassign %Reg1_R48 0 }
  #INSTIDX : 352||0160:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161339 0 }
  regassign ptr %40 (dread ref %Reg2_R49)
  dassign %Reg2_R49 0 (dread ptr %L_STR_161339)
  intrinsiccall MCCIncRef (dread ref %Reg2_R49)
  intrinsiccall MCCDecRef (regread ptr %40)
  #INSTIDX : 354||0162:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 152)), dread ref %Reg1_R48, dread ref %Reg2_R49) { dassign %Reg1_R48 0 }
  #INSTIDX : 357||0165:  aload
  #INSTIDX : 359||0167:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg21_R44)), constval u32 112)), dread ref %Reg21_R44) { dassign %Reg2_R59 0 }
  #INSTIDX : 362||016a:  invokevirtual
  regassign ptr %41 (dread ref %Reg2_R41)
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R59))
  intrinsiccall MCCIncRef (dread ref %Reg2_R41)
  intrinsiccall MCCDecRef (regread ptr %41)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 160)), dread ref %Reg1_R48, dread ref %Reg2_R41) { dassign %Reg1_R48 0 }
  #INSTIDX : 365||016d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 32)), dread ref %Reg1_R48) { dassign %Reg1_R49 0 }
  #INSTIDX : 368||0170:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R49) {}
  #INSTIDX : 371||0173:  lload
  #INSTIDX : 373||0175:  aload
  #INSTIDX : 375||0177:  getfield
  dassign %Reg1_J 0 (iread i64 <* <$LBank_24Account_3B>> 5 (dread ref %Reg21_R44))
  #INSTIDX : 378||017a:  ladd
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg16_J, dread i64 %Reg1_J))
  #INSTIDX : 379||017b:  lstore
  dassign %Reg16_J 0 (dread i64 %Reg0_J)
  #INSTIDX : 381||017d:  iinc
  dassign %Reg20_I 0 (add i32 (dread i32 %Reg20_I, constval i32 1))
  #INSTIDX : 384||0180:  goto
  goto @label5
@label6
  #INSTIDX : 387||0183:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %42 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Bank_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R47)
  intrinsiccall MCCDecRef (regread ptr %42)
  #INSTIDX : 390||0186:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %43 (dread ref %Reg1_R48)
  dassign %Reg1_R48 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %43)
  #INSTIDX : 393||0189:  dup
  #INSTIDX : 394||018a:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R48) {}
  #INSTIDX : 397||018d:  lload
  #INSTIDX : 399||018f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 232)), dread ref %Reg1_R48, dread i64 %Reg16_J) { dassign %Reg1_R48 0 }
  #INSTIDX : 402||0192:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161340 0 }
  regassign ptr %44 (dread ref %Reg2_R49)
  dassign %Reg2_R49 0 (dread ptr %L_STR_161340)
  intrinsiccall MCCIncRef (dread ref %Reg2_R49)
  intrinsiccall MCCDecRef (regread ptr %44)
  #INSTIDX : 404||0194:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 152)), dread ref %Reg1_R48, dread ref %Reg2_R49) { dassign %Reg1_R48 0 }
  #INSTIDX : 407||0197:  aload_1
  #INSTIDX : 408||0198:  getfield
  dassign %Reg2_J 0 (iread i64 <* <$LBank_3B>> 6 (dread ref %Reg8_R40))
  #INSTIDX : 411||019b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 232)), dread ref %Reg1_R48, dread i64 %Reg2_J) { dassign %Reg1_R48 0 }
  #INSTIDX : 414||019e:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161341 0 }
  regassign ptr %45 (dread ref %Reg2_R49)
  dassign %Reg2_R49 0 (dread ptr %L_STR_161341)
  intrinsiccall MCCIncRef (dread ref %Reg2_R49)
  intrinsiccall MCCDecRef (regread ptr %45)
  #INSTIDX : 416||01a0:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 152)), dread ref %Reg1_R48, dread ref %Reg2_R49) { dassign %Reg1_R48 0 }
  #INSTIDX : 419||01a3:  aload_1
  #INSTIDX : 420||01a4:  getfield
  dassign %Reg2_I 0 (iread i32 <* <$LBank_3B>> 5 (dread ref %Reg8_R40))
  #INSTIDX : 423||01a7:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 224)), dread ref %Reg1_R48, dread i32 %Reg2_I) { dassign %Reg1_R48 0 }
  #INSTIDX : 426||01aa:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161342 0 }
  regassign ptr %46 (dread ref %Reg2_R49)
  dassign %Reg2_R49 0 (dread ptr %L_STR_161342)
  intrinsiccall MCCIncRef (dread ref %Reg2_R49)
  intrinsiccall MCCDecRef (regread ptr %46)
  #INSTIDX : 428||01ac:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 152)), dread ref %Reg1_R48, dread ref %Reg2_R49) { dassign %Reg1_R48 0 }
  #INSTIDX : 431||01af:  aload_1
  #INSTIDX : 432||01b0:  getfield
  regassign ptr %47 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (iread ref <* <$LBank_3B>> 4 (dread ref %Reg8_R40))
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %47)
  #INSTIDX : 435||01b3:  invokeinterface
  regassign ptr %1 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R43)))
  regassign u64 %2 (iread u64 <* u64> 0 (add ptr (regread ptr %1, constval u32 56)))
  if (eq u1 u64 (regread u64 %2, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %1, constval u64 0x12c8, conststr ptr "size|()I") { regassign u64 %2}
  }
  icallassigned (regread u64 %2, dread ref %Reg2_R43) { dassign %Reg2_I 0 }
  #INSTIDX : 440||01b8:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 224)), dread ref %Reg1_R48, dread i32 %Reg2_I) { dassign %Reg1_R48 0 }
  #INSTIDX : 443||01bb:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 32)), dread ref %Reg1_R48) { dassign %Reg1_R49 0 }
  #INSTIDX : 446||01be:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R47)), constval u32 312)), dread ref %Reg0_R47, dread ref %Reg1_R49) {}
  #INSTIDX : 449||01c1:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R40, dread ref %Reg8_R40, dread ref %Reg1_R53, dread ref %Reg1_R44, dread ref %Reg0_R44, dread ref %Reg0_R53, dread ref %Reg9_R53, dread ref %Reg1_R54, dread ref %Reg0_R54, dread ref %Reg10_R54, dread ref %Reg11_R44, dread ref %Reg0_R55, dread ref %Reg3_R56, dread ref %Reg12_R55, dread ref %Reg13_R55, dread ref %Reg0_R57, dread ref %Reg2_R49, dread ref %Reg14_R57, dread ref %Reg15_R57, dread ref %Reg0_R58, dread ref %Reg18_R58, dread ref %Reg21_R44, dread ref %Reg0_R47, dread ref %Reg1_R48, dread ref %Reg21_R41, dread ref %Reg2_R59, dread ref %Reg2_R41, dread ref %Reg1_R49, dread ref %Reg2_R43)
  return ()
}
func &LBank_24Account_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LBank_24Account_3B>>) void {
  funcid 48157
  var %Reg3_R44 <* <$LBank_24Account_3B>> localrefvar
  var %Reg3_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg1_R60 <* <$Ljava_2Futil_2FArrayList_3B>> localrefvar
  var %Reg1_R59 <* <$Ljava_2Futil_2FList_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg3_R44)
  dassign %Reg3_R44 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg3_R44)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  regassign ptr %2 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R44))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg3_R41) {}
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  getstatic
  dassign %Reg1_I 0 (dread i32 $LBank_24Account_3B_7Ccount)
  #INSTIDX : 8||0008:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 9||0009:  iadd
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  #INSTIDX : 10||000a:  dup
  #INSTIDX : 11||000b:  putstatic
  dassign $LBank_24Account_3B_7Ccount 0 (dread i32 %Reg1_I)
  #INSTIDX : 14||000e:  putfield
  iassign <* <$LBank_24Account_3B>> 4 (dread ref %Reg3_R44, dread i32 %Reg1_I)
  #INSTIDX : 17||0011:  aload_0
  #INSTIDX : 18||0012:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Futil_2FArrayList_3B)
  regassign ptr %3 (dread ref %Reg1_R60)
  dassign %Reg1_R60 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 21||0015:  dup
  #INSTIDX : 22||0016:  invokespecial
  #Call function:Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 4)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R60) {}
  #INSTIDX : 25||0019:  putfield
  regassign ptr %4 (dread ref %Reg1_R59)
  dassign %Reg1_R59 0 (retype ref <* <$Ljava_2Futil_2FList_3B>> (dread ref %Reg1_R60))
  intrinsiccall MCCIncRef (dread ref %Reg1_R59)
  intrinsiccall MCCDecRef (regread ptr %4)
  iassign <* <$LBank_24Account_3B>> 6 (dread ref %Reg3_R44, dread ref %Reg1_R59)
  #INSTIDX : 28||001c:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R44, dread ref %Reg3_R41, dread ref %Reg1_R60, dread ref %Reg1_R59)
  return ()
}
func &LBank_24Account_3B_7Cput_7C_28J_29V virtual (var %_this <* <$LBank_24Account_3B>>, var %Reg6_J i64) void {
  funcid 48159
  var %Reg5_R44 <* <$LBank_24Account_3B>> localrefvar
  var %Reg1_J i64
  var %Reg0_R59 <* <$Ljava_2Futil_2FList_3B>> localrefvar
  var %Reg1_R48 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161343 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R49 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg1_R49 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg0_Z u1
  var %__muid_symptr <* void>

  regassign ptr %3 (dread ref %Reg5_R44)
  dassign %Reg5_R44 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg5_R44)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  dup
  #INSTIDX : 2||0002:  getfield
  dassign %Reg1_J 0 (iread i64 <* <$LBank_24Account_3B>> 5 (dread ref %Reg5_R44))
  #INSTIDX : 5||0005:  lload_1
  #INSTIDX : 6||0006:  ladd
  dassign %Reg1_J 0 (add i64 (dread i64 %Reg1_J, dread i64 %Reg6_J))
  #INSTIDX : 7||0007:  putfield
  iassign <* <$LBank_24Account_3B>> 5 (dread ref %Reg5_R44, dread i64 %Reg1_J)
  #INSTIDX : 10||000a:  aload_0
  #INSTIDX : 11||000b:  getfield
  regassign ptr %4 (dread ref %Reg0_R59)
  dassign %Reg0_R59 0 (iread ref <* <$LBank_24Account_3B>> 6 (dread ref %Reg5_R44))
  intrinsiccall MCCIncRef (dread ref %Reg0_R59)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 14||000e:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %5 (dread ref %Reg1_R48)
  dassign %Reg1_R48 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 17||0011:  dup
  #INSTIDX : 18||0012:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R48) {}
  #INSTIDX : 21||0015:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2b00) { dassign %L_STR_161343 0 }
  regassign ptr %6 (dread ref %Reg2_R49)
  dassign %Reg2_R49 0 (dread ptr %L_STR_161343)
  intrinsiccall MCCIncRef (dread ref %Reg2_R49)
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 23||0017:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 152)), dread ref %Reg1_R48, dread ref %Reg2_R49) { dassign %Reg1_R48 0 }
  #INSTIDX : 26||001a:  lload_1
  #INSTIDX : 27||001b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 232)), dread ref %Reg1_R48, dread i64 %Reg6_J) { dassign %Reg1_R48 0 }
  #INSTIDX : 30||001e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 32)), dread ref %Reg1_R48) { dassign %Reg1_R49 0 }
  #INSTIDX : 33||0021:  invokeinterface
  regassign ptr %7 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R49))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %7)
  regassign ptr %1 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R59)))
  regassign u64 %2 (iread u64 <* u64> 0 (add ptr (regread ptr %1, constval u32 80)))
  if (eq u1 u64 (regread u64 %2, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %1, constval u64 0x12c8, conststr ptr "add|(Ljava/lang/Object;)Z") { regassign u64 %2}
  }
  icallassigned (regread u64 %2, dread ref %Reg0_R59, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
  #INSTIDX : 38||0026:  pop
  #INSTIDX : 39||0027:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg5_R44, dread ref %Reg0_R59, dread ref %Reg1_R48, dread ref %Reg2_R49, dread ref %Reg1_R49, dread ref %Reg1_R41)
  return ()
}
func &LBank_24Account_3B_7Ctake_7C_28J_29V virtual (var %_this <* <$LBank_24Account_3B>>, var %Reg6_J i64) void {
  funcid 48160
  var %Reg5_R44 <* <$LBank_24Account_3B>> localrefvar
  var %Reg0_R61 <* <$LBank_24Rule_3B>> localrefvar
  var %Reg1_J i64
  var %Reg0_R59 <* <$Ljava_2Futil_2FList_3B>> localrefvar
  var %Reg1_R48 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161344 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R49 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg1_R49 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg0_Z u1
  var %__muid_symptr <* void>

  regassign ptr %5 (dread ref %Reg5_R44)
  dassign %Reg5_R44 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg5_R44)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg5_R44)), constval u32 88)), dread ref %Reg5_R44) { dassign %Reg0_R61 0 }
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  lload_1
  #INSTIDX : 6||0006:  invokeinterface
  regassign ptr %1 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R61)))
  regassign u64 %2 (iread u64 <* u64> 0 (add ptr (regread ptr %1, constval u32 24)))
  if (eq u1 u64 (regread u64 %2, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %1, constval u64 0x12c8, conststr ptr "check|(LBank$Account;J)V") { regassign u64 %2}
  }
  icallassigned (regread u64 %2, dread ref %Reg0_R61, dread ref %Reg5_R44, dread i64 %Reg6_J) {}
  #INSTIDX : 11||000b:  aload_0
  #INSTIDX : 12||000c:  dup
  #INSTIDX : 13||000d:  getfield
  dassign %Reg1_J 0 (iread i64 <* <$LBank_24Account_3B>> 5 (dread ref %Reg5_R44))
  #INSTIDX : 16||0010:  lload_1
  #INSTIDX : 17||0011:  lsub
  dassign %Reg1_J 0 (sub i64 (dread i64 %Reg1_J, dread i64 %Reg6_J))
  #INSTIDX : 18||0012:  putfield
  iassign <* <$LBank_24Account_3B>> 5 (dread ref %Reg5_R44, dread i64 %Reg1_J)
  #INSTIDX : 21||0015:  aload_0
  #INSTIDX : 22||0016:  getfield
  regassign ptr %6 (dread ref %Reg0_R59)
  dassign %Reg0_R59 0 (iread ref <* <$LBank_24Account_3B>> 6 (dread ref %Reg5_R44))
  intrinsiccall MCCIncRef (dread ref %Reg0_R59)
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 25||0019:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %7 (dread ref %Reg1_R48)
  dassign %Reg1_R48 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %7)
  #INSTIDX : 28||001c:  dup
  #INSTIDX : 29||001d:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R48) {}
  #INSTIDX : 32||0020:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d00) { dassign %L_STR_161344 0 }
  regassign ptr %8 (dread ref %Reg2_R49)
  dassign %Reg2_R49 0 (dread ptr %L_STR_161344)
  intrinsiccall MCCIncRef (dread ref %Reg2_R49)
  intrinsiccall MCCDecRef (regread ptr %8)
  #INSTIDX : 34||0022:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 152)), dread ref %Reg1_R48, dread ref %Reg2_R49) { dassign %Reg1_R48 0 }
  #INSTIDX : 37||0025:  lload_1
  #INSTIDX : 38||0026:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 232)), dread ref %Reg1_R48, dread i64 %Reg6_J) { dassign %Reg1_R48 0 }
  #INSTIDX : 41||0029:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 32)), dread ref %Reg1_R48) { dassign %Reg1_R49 0 }
  #INSTIDX : 44||002c:  invokeinterface
  regassign ptr %9 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R49))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %9)
  regassign ptr %3 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R59)))
  regassign u64 %4 (iread u64 <* u64> 0 (add ptr (regread ptr %3, constval u32 80)))
  if (eq u1 u64 (regread u64 %4, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %3, constval u64 0x12c8, conststr ptr "add|(Ljava/lang/Object;)Z") { regassign u64 %4}
  }
  icallassigned (regread u64 %4, dread ref %Reg0_R59, dread ref %Reg1_R41) { dassign %Reg0_Z 0 }
  #INSTIDX : 49||0031:  pop
  #INSTIDX : 50||0032:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg5_R44, dread ref %Reg0_R61, dread ref %Reg0_R59, dread ref %Reg1_R48, dread ref %Reg2_R49, dread ref %Reg1_R49, dread ref %Reg1_R41)
  return ()
}
func &LBank_24Account_3B_7Clog_7C_28_29Ljava_2Futil_2FList_3B virtual (var %_this <* <$LBank_24Account_3B>>) <* <$Ljava_2Futil_2FList_3B>> {
  funcid 48161
  var %Reg1_R44 <* <$LBank_24Account_3B>> localrefvar
  var %Reg0_R59 <* <$Ljava_2Futil_2FList_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg1_R44)
  dassign %Reg1_R44 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg1_R44)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  regassign ptr %2 (dread ref %Reg0_R59)
  dassign %Reg0_R59 0 (iread ref <* <$LBank_24Account_3B>> 6 (dread ref %Reg1_R44))
  intrinsiccall MCCIncRef (dread ref %Reg0_R59)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 4||0004:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R59)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R44, dread ref %Reg0_R59)
  return (dread ref %Reg0_R59)
}
func &LBank_24Account_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LBank_24Account_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48162
  var %Reg3_R44 <* <$LBank_24Account_3B>> localrefvar
  var %Reg0_R48 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %Reg3_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg1_R62 <* <$Ljava_2Flang_2FClass_3B>> localrefvar
  var %Reg1_R49 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg2_I i32
  var %L_STR_161345 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R49 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg3_R44)
  dassign %Reg3_R44 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg3_R44)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %2 (dread ref %Reg0_R48)
  dassign %Reg0_R48 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R48) {}
  #INSTIDX : 7||0007:  aload_0
  #INSTIDX : 8||0008:  invokevirtual
  regassign ptr %3 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R44))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %3)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg3_R41)), constval u32 0)), dread ref %Reg3_R41) { dassign %Reg1_R62 0 }
  #INSTIDX : 11||000b:  invokevirtual
  #Call function:Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 5)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R62) { dassign %Reg1_R49 0 }
  #INSTIDX : 14||000e:  iconst_5
  dassign %Reg2_I 0 (constval i32 5)
  #INSTIDX : 15||000f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R49)), constval u32 280)), dread ref %Reg1_R49, dread i32 %Reg2_I) { dassign %Reg1_R49 0 }
  #INSTIDX : 18||0012:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R48)), constval u32 152)), dread ref %Reg0_R48, dread ref %Reg1_R49) { dassign %Reg0_R48 0 }
  #INSTIDX : 21||0015:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2300) { dassign %L_STR_161345 0 }
  regassign ptr %4 (dread ref %Reg1_R49)
  dassign %Reg1_R49 0 (dread ptr %L_STR_161345)
  intrinsiccall MCCIncRef (dread ref %Reg1_R49)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 23||0017:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R48)), constval u32 152)), dread ref %Reg0_R48, dread ref %Reg1_R49) { dassign %Reg0_R48 0 }
  #INSTIDX : 26||001a:  aload_0
  #INSTIDX : 27||001b:  getfield
  dassign %Reg1_I 0 (iread i32 <* <$LBank_24Account_3B>> 4 (dread ref %Reg3_R44))
  #INSTIDX : 30||001e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R48)), constval u32 224)), dread ref %Reg0_R48, dread i32 %Reg1_I) { dassign %Reg0_R48 0 }
  #INSTIDX : 33||0021:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R48)), constval u32 32)), dread ref %Reg0_R48) { dassign %Reg0_R49 0 }
  #INSTIDX : 36||0024:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R49)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R44, dread ref %Reg0_R48, dread ref %Reg3_R41, dread ref %Reg1_R62, dread ref %Reg1_R49, dread ref %Reg0_R49)
  return (dread ref %Reg0_R49)
}
func &LBank_24Clerk_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLBank_3BAAI_29V constructor (var %_this <* <$LBank_24Clerk_3B>>, var %Reg3_R49 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_R40 <* <$LBank_3B>>, var %Reg5_R55 <* <[] <* <[] i32>>>>) void {
  funcid 48163
  var %Reg2_R57 <* <$LBank_24Clerk_3B>> localrefvar
  var %Reg2_R63 <* <$Ljava_2Flang_2FThread_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R57)
  dassign %Reg2_R57 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R57)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  aload_1
  #INSTIDX : 2||0002:  invokespecial
  regassign ptr %2 (dread ref %Reg2_R63)
  dassign %Reg2_R63 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg2_R57))
  intrinsiccall MCCIncRef (dread ref %Reg2_R63)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 6)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R63, dread ref %Reg3_R49) {}
  #INSTIDX : 5||0005:  aload_0
  #INSTIDX : 6||0006:  aload_2
  #INSTIDX : 7||0007:  putfield
  iassign <* <$LBank_24Clerk_3B>> 13 (dread ref %Reg2_R57, dread ref %Reg4_R40)
  #INSTIDX : 10||000a:  aload_0
  #INSTIDX : 11||000b:  aload_3
  #INSTIDX : 12||000c:  putfield
  iassign <* <$LBank_24Clerk_3B>> 14 (dread ref %Reg2_R57, dread ref %Reg5_R55)
  #INSTIDX : 15||000f:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R57, dread ref %Reg2_R63)
  return ()
}
func &LBank_24Clerk_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LBank_24Clerk_3B>>) void {
  funcid 48164
  var %Reg5_R57 <* <$LBank_24Clerk_3B>> localrefvar
  var %Reg0_R55 <* <[] <* <[] i32>>>> localrefvar
  var %Reg6_R55 <* <[] <* <[] i32>>>> localrefvar
  var %Reg0_I i32
  var %Reg7_I i32
  var %Reg8_I i32
  var %Reg0_R56 <* <[] i32>> localrefvar
  var %Reg9_R56 <* <[] i32>> localrefvar
  var %Reg0_R40 <* <$LBank_3B>> localrefvar
  var %Reg2_I i32
  var %Reg1_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg3_J i64
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg5_R57)
  dassign %Reg5_R57 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg5_R57)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  regassign ptr %2 (dread ref %Reg0_R55)
  dassign %Reg0_R55 0 (iread ref <* <$LBank_24Clerk_3B>> 14 (dread ref %Reg5_R57))
  intrinsiccall MCCIncRef (dread ref %Reg0_R55)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 4||0004:  astore_1
  regassign ptr %3 (dread ref %Reg6_R55)
  dassign %Reg6_R55 0 (dread ref %Reg0_R55)
  intrinsiccall MCCIncRef (dread ref %Reg6_R55)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 5||0005:  aload_1
  #INSTIDX : 6||0006:  arraylength
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg6_R55))
  #INSTIDX : 7||0007:  istore_2
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 8||0008:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 9||0009:  istore_3
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label7
  #INSTIDX : 10||000a:  iload_3
  #INSTIDX : 11||000b:  iload_2
  #INSTIDX : 12||000c:  if_icmpge
  brtrue @label8 (ge i32 i32 (dread i32 %Reg8_I, dread i32 %Reg7_I))
  #INSTIDX : 15||000f:  aload_1
  #INSTIDX : 16||0010:  iload_3
  #INSTIDX : 17||0011:  aaload
  regassign ptr %4 (dread ref %Reg0_R56)
  dassign %Reg0_R56 0 (iread ref <* <* <[] i32>>> 0 (array 1 ptr <* <[] <* <[] i32>>>> (dread ref %Reg6_R55, dread i32 %Reg8_I)))
  intrinsiccall MCCIncRef (dread ref %Reg0_R56)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 18||0012:  astore
  regassign ptr %5 (dread ref %Reg9_R56)
  dassign %Reg9_R56 0 (dread ref %Reg0_R56)
  intrinsiccall MCCIncRef (dread ref %Reg9_R56)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 20||0014:  aload_0
  #INSTIDX : 21||0015:  getfield
  regassign ptr %6 (dread ref %Reg0_R40)
  dassign %Reg0_R40 0 (iread ref <* <$LBank_24Clerk_3B>> 13 (dread ref %Reg5_R57))
  intrinsiccall MCCIncRef (dread ref %Reg0_R40)
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 24||0018:  aload
  #INSTIDX : 26||001a:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
  #INSTIDX : 27||001b:  iaload
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg9_R56, dread i32 %Reg2_I)))
  #INSTIDX : 28||001c:  aload
  #INSTIDX : 30||001e:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 31||001f:  iaload
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg9_R56, dread i32 %Reg3_I)))
  #INSTIDX : 32||0020:  aload
  #INSTIDX : 34||0022:  iconst_2
  dassign %Reg4_I 0 (constval i32 2)
  #INSTIDX : 35||0023:  iaload
  dassign %Reg3_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg9_R56, dread i32 %Reg4_I)))
  #INSTIDX : 36||0024:  i2l
  dassign %Reg3_J 0 (cvt i64 i32 (dread i32 %Reg3_I))
  #INSTIDX : 37||0025:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R40)), constval u32 88)), dread ref %Reg0_R40, dread i32 %Reg1_I, dread i32 %Reg2_I, dread i64 %Reg3_J) {}
  #INSTIDX : 40||0028:  iinc
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  #INSTIDX : 43||002b:  goto
  goto @label7
@label8
  #INSTIDX : 46||002e:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg5_R57, dread ref %Reg0_R55, dread ref %Reg6_R55, dread ref %Reg0_R56, dread ref %Reg9_R56, dread ref %Reg0_R40)
  return ()
}
func &LBank_24Credit_3B_7C_3Cinit_3E_7C_28J_29V constructor (var %_this <* <$LBank_24Credit_3B>>, var %Reg4_J i64) void {
  funcid 48165
  var %Reg3_R54 <* <$LBank_24Credit_3B>> localrefvar
  var %Reg3_R44 <* <$LBank_24Account_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg3_R54)
  dassign %Reg3_R54 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg3_R54)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  regassign ptr %2 (dread ref %Reg3_R44)
  dassign %Reg3_R44 0 (retype ref <* <$LBank_24Account_3B>> (dread ref %Reg3_R54))
  intrinsiccall MCCIncRef (dread ref %Reg3_R44)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:LBank_24Account_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Bank_jar, constval i64 4)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg3_R44) {}
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  lload_1
  #INSTIDX : 6||0006:  putfield
  iassign <* <$LBank_24Credit_3B>> 8 (dread ref %Reg3_R54, dread i64 %Reg4_J)
  #INSTIDX : 9||0009:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R54, dread ref %Reg3_R44)
  return ()
}
func &LBank_24Credit_3B_7Crule_7C_28_29LBank_24Rule_3B virtual (var %_this <* <$LBank_24Credit_3B>>) <* <$LBank_24Rule_3B>> {
  funcid 48166
  var %Reg1_R54 <* <$LBank_24Credit_3B>> localrefvar
  var %Reg1_R61 <* <$LBank_24Rule_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg1_R54)
  dassign %Reg1_R54 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg1_R54)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  areturn
  regassign ptr %2 (dread ref %Reg1_R61)
  dassign %Reg1_R61 0 (retype ref <* <$LBank_24Rule_3B>> (dread ref %Reg1_R54))
  intrinsiccall MCCIncRef (dread ref %Reg1_R61)
  intrinsiccall MCCDecRef (regread ptr %2)
  intrinsiccall MCCIncRef (dread ref %Reg1_R61)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R54, dread ref %Reg1_R61)
  return (dread ref %Reg1_R61)
}
func &LBank_24Credit_3B_7Ccheck_7C_28LBank_24Account_3BJ_29V public virtual (var %_this <* <$LBank_24Credit_3B>>, var %Reg8_R44 <* <$LBank_24Account_3B>>, var %Reg9_J i64) void {
  funcid 48167
  var %Reg7_R54 <* <$LBank_24Credit_3B>> localrefvar
  var %Reg0_J i64
  var %Reg1_J i64
  var %Reg11_J i64
  var %Reg0_I i32
  var %Reg0_R46 <* <$LBank_24Refused_3B>> localrefvar
  var %Reg3_J i64
  var %Reg7_R44 <* <$LBank_24Account_3B>> localrefvar
  var %Reg0_R51 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg7_R54)
  dassign %Reg7_R54 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg7_R54)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  dassign %Reg0_J 0 (iread i64 <* <$LBank_24Credit_3B>> 6 (dread ref %Reg7_R54))
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  getfield
  dassign %Reg1_J 0 (iread i64 <* <$LBank_24Credit_3B>> 8 (dread ref %Reg7_R54))
  #INSTIDX : 8||0008:  ladd
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  #INSTIDX : 9||0009:  lstore
  dassign %Reg11_J 0 (dread i64 %Reg0_J)
  #INSTIDX : 11||000b:  lload_2
  #INSTIDX : 12||000c:  lload
  #INSTIDX : 14||000e:  lcmp
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg9_J, dread i64 %Reg11_J))
  #INSTIDX : 15||000f:  ifle
  brtrue @label9 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  #INSTIDX : 18||0012:  new
  regassign ptr %2 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (gcmalloc ref <$LBank_24Refused_3B>)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 21||0015:  dup
  #INSTIDX : 22||0016:  aload_0
  #INSTIDX : 23||0017:  lload_2
  #INSTIDX : 24||0018:  lload
  #INSTIDX : 26||001a:  lsub
  dassign %Reg3_J 0 (sub i64 (dread i64 %Reg9_J, dread i64 %Reg11_J))
  #INSTIDX : 27||001b:  invokespecial
  regassign ptr %3 (dread ref %Reg7_R44)
  dassign %Reg7_R44 0 (retype ref <* <$LBank_24Account_3B>> (dread ref %Reg7_R54))
  intrinsiccall MCCIncRef (dread ref %Reg7_R44)
  intrinsiccall MCCDecRef (regread ptr %3)
  #Call function:LBank_24Refused_3B_7C_3Cinit_3E_7C_28LBank_24Account_3BJ_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Bank_jar, constval i64 14)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R46, dread ref %Reg7_R44, dread i64 %Reg3_J) {}
  #INSTIDX : 30||001e:  athrow
  regassign ptr %4 (dread ref %Reg0_R51)
  dassign %Reg0_R51 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R46))
  intrinsiccall MCCIncRef (dread ref %Reg0_R51)
  intrinsiccall MCCDecRef (regread ptr %4)
  throw (dread ref %Reg0_R51)
@label9
  #INSTIDX : 31||001f:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg7_R54, dread ref %Reg0_R46, dread ref %Reg7_R44, dread ref %Reg0_R51)
  return ()
}
func &LBank_24Refused_3B_7C_3Cinit_3E_7C_28LBank_24Account_3BJ_29V constructor (var %_this <* <$LBank_24Refused_3B>>, var %Reg5_R44 <* <$LBank_24Account_3B>>, var %Reg6_J i64) void {
  funcid 48168
  var %Reg4_R46 <* <$LBank_24Refused_3B>> localrefvar
  var %Reg1_R48 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %Reg5_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %L_STR_161346 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R49 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg1_R49 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg4_R64 <* <$Ljava_2Flang_2FException_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg4_R46)
  dassign %Reg4_R46 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg4_R46)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %2 (dread ref %Reg1_R48)
  dassign %Reg1_R48 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 4||0004:  dup
  #INSTIDX : 5||0005:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R48) {}
  #INSTIDX : 8||0008:  aload_1
  #INSTIDX : 9||0009:  invokevirtual
  regassign ptr %3 (dread ref %Reg5_R41)
  dassign %Reg5_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R44))
  intrinsiccall MCCIncRef (dread ref %Reg5_R41)
  intrinsiccall MCCDecRef (regread ptr %3)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 160)), dread ref %Reg1_R48, dread ref %Reg5_R41) { dassign %Reg1_R48 0 }
  #INSTIDX : 12||000c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006c00610063006b0073002000) { dassign %L_STR_161346 0 }
  regassign ptr %4 (dread ref %Reg2_R49)
  dassign %Reg2_R49 0 (dread ptr %L_STR_161346)
  intrinsiccall MCCIncRef (dread ref %Reg2_R49)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 14||000e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 152)), dread ref %Reg1_R48, dread ref %Reg2_R49) { dassign %Reg1_R48 0 }
  #INSTIDX : 17||0011:  lload_2
  #INSTIDX : 18||0012:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 232)), dread ref %Reg1_R48, dread i64 %Reg6_J) { dassign %Reg1_R48 0 }
  #INSTIDX : 21||0015:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R48)), constval u32 32)), dread ref %Reg1_R48) { dassign %Reg1_R49 0 }
  #INSTIDX : 24||0018:  invokespecial
  regassign ptr %5 (dread ref %Reg4_R64)
  dassign %Reg4_R64 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg4_R46))
  intrinsiccall MCCIncRef (dread ref %Reg4_R64)
  intrinsiccall MCCDecRef (regread ptr %5)
  #Call function:Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 7)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg4_R64, dread ref %Reg1_R49) {}
  #INSTIDX : 27||001b:  aload_0
  #INSTIDX : 28||001c:  aload_1
  #INSTIDX : 29||001d:  putfield
  iassign <* <$LBank_24Refused_3B>> 11 (dread ref %Reg4_R46, dread ref %Reg5_R44)
  #INSTIDX : 32||0020:  aload_0
  #INSTIDX : 33||0021:  lload_2
  #INSTIDX : 34||0022:  putfield
  iassign <* <$LBank_24Refused_3B>> 12 (dread ref %Reg4_R46, dread i64 %Reg6_J)
  #INSTIDX : 37||0025:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg4_R46, dread ref %Reg1_R48, dread ref %Reg5_R41, dread ref %Reg2_R49, dread ref %Reg1_R49, dread ref %Reg4_R64)
  return ()
}
func &LBank_24Refused_3B_7Cmissing_7C_28_29J virtual (var %_this <* <$LBank_24Refused_3B>>) i64 {
  funcid 48169
  var %Reg2_R46 <* <$LBank_24Refused_3B>> localrefvar
  var %Reg0_J i64
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  dassign %Reg0_J 0 (iread i64 <* <$LBank_24Refused_3B>> 12 (dread ref %Reg2_R46))
  #INSTIDX : 4||0004:  lreturn
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R46)
  return (dread i64 %Reg0_J)
}
func &LBank_24Refused_3B_7Caccount_7C_28_29LBank_24Account_3B virtual (var %_this <* <$LBank_24Refused_3B>>) <* <$LBank_24Account_3B>> {
  funcid 48170
  var %Reg1_R46 <* <$LBank_24Refused_3B>> localrefvar
  var %Reg0_R44 <* <$LBank_24Account_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  regassign ptr %2 (dread ref %Reg0_R44)
  dassign %Reg0_R44 0 (iread ref <* <$LBank_24Refused_3B>> 11 (dread ref %Reg1_R46))
  intrinsiccall MCCIncRef (dread ref %Reg0_R44)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 4||0004:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R44)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R46, dread ref %Reg0_R44)
  return (dread ref %Reg0_R44)
}
func &LBank_24Savings_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LBank_24Savings_241_3B>>) void {
  funcid 48172
  var %Reg1_R65 <* <$LBank_24Savings_241_3B>> localrefvar
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg1_R65)
  dassign %Reg1_R65 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg1_R65)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  regassign ptr %2 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R65))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[43] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Bank_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R65, dread ref %Reg1_R41)
  return ()
}
func &LBank_24Savings_241_3B_7Ccheck_7C_28LBank_24Account_3BJ_29V public virtual (var %_this <* <$LBank_24Savings_241_3B>>, var %Reg8_R44 <* <$LBank_24Account_3B>>, var %Reg9_J i64) void {
  funcid 48173
  var %Reg7_R65 <* <$LBank_24Savings_241_3B>> localrefvar
  var %Reg1_J i64
  var %Reg0_I i32
  var %Reg0_R46 <* <$LBank_24Refused_3B>> localrefvar
  var %Reg4_J i64
  var %Reg3_J i64
  var %Reg0_R51 <* <$Ljava_2Flang_2FThrowable_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg7_R65)
  dassign %Reg7_R65 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg7_R65)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  lload_2
  #INSTIDX : 1||0001:  aload_1
  #INSTIDX : 2||0002:  getfield
  dassign %Reg1_J 0 (iread i64 <* <$LBank_24Account_3B>> 5 (dread ref %Reg8_R44))
  #INSTIDX : 5||0005:  lcmp
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg9_J, dread i64 %Reg1_J))
  #INSTIDX : 6||0006:  ifle
  brtrue @label10 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  #INSTIDX : 9||0009:  new
  regassign ptr %2 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (gcmalloc ref <$LBank_24Refused_3B>)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 12||000c:  dup
  #INSTIDX : 13||000d:  aload_1
  #INSTIDX : 14||000e:  lload_2
  #INSTIDX : 15||000f:  aload_1
  #INSTIDX : 16||0010:  getfield
  dassign %Reg4_J 0 (iread i64 <* <$LBank_24Account_3B>> 5 (dread ref %Reg8_R44))
  #INSTIDX : 19||0013:  lsub
  dassign %Reg3_J 0 (sub i64 (dread i64 %Reg9_J, dread i64 %Reg4_J))
  #INSTIDX : 20||0014:  invokespecial
  #Call function:LBank_24Refused_3B_7C_3Cinit_3E_7C_28LBank_24Account_3BJ_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Bank_jar, constval i64 14)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R46, dread ref %Reg8_R44, dread i64 %Reg3_J) {}
  #INSTIDX : 23||0017:  athrow
  regassign ptr %3 (dread ref %Reg0_R51)
  dassign %Reg0_R51 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R46))
  intrinsiccall MCCIncRef (dread ref %Reg0_R51)
  intrinsiccall MCCDecRef (regread ptr %3)
  throw (dread ref %Reg0_R51)
@label10
  #INSTIDX : 24||0018:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg7_R65, dread ref %Reg0_R46, dread ref %Reg0_R51)
  return ()
}
func &LBank_24Savings_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LBank_24Savings_3B>>) void {
  funcid 48174
  var %Reg1_R53 <* <$LBank_24Savings_3B>> localrefvar
  var %Reg1_R44 <* <$LBank_24Account_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg1_R53)
  dassign %Reg1_R53 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg1_R53)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  regassign ptr %2 (dread ref %Reg1_R44)
  dassign %Reg1_R44 0 (retype ref <* <$LBank_24Account_3B>> (dread ref %Reg1_R53))
  intrinsiccall MCCIncRef (dread ref %Reg1_R44)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:LBank_24Account_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Bank_jar, constval i64 4)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R44) {}
  #INSTIDX : 4||0004:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R53, dread ref %Reg1_R44)
  return ()
}
func &LBank_24Savings_3B_7Crule_7C_28_29LBank_24Rule_3B virtual (var %_this <* <$LBank_24Savings_3B>>) <* <$LBank_24Rule_3B>> {
  funcid 48175
  var %Reg1_R53 <* <$LBank_24Savings_3B>> localrefvar
  var %Reg0_R61 <* <$LBank_24Rule_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg1_R53)
  dassign %Reg1_R53 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg1_R53)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  getstatic
  regassign ptr %2 (dread ref %Reg0_R61)
  dassign %Reg0_R61 0 (dread ref $LBank_24Savings_3B_7CNEVER__BELOW__ZERO)
  intrinsiccall MCCIncRef (dread ref %Reg0_R61)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 3||0003:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R61)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R53, dread ref %Reg0_R61)
  return (dread ref %Reg0_R61)
}
func &LBank_24Savings_3B_7Cinterest_7C_28I_29V virtual (var %_this <* <$LBank_24Savings_3B>>, var %Reg6_I i32) void {
  funcid 48176
  var %Reg5_R53 <* <$LBank_24Savings_3B>> localrefvar
  var %Reg1_J i64
  var %Reg2_J i64
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg5_R53)
  dassign %Reg5_R53 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg5_R53)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  aload_0
  #INSTIDX : 2||0002:  getfield
  dassign %Reg1_J 0 (iread i64 <* <$LBank_24Savings_3B>> 6 (dread ref %Reg5_R53))
  #INSTIDX : 5||0005:  iload_1
  #INSTIDX : 6||0006:  i2l
  dassign %Reg2_J 0 (cvt i64 i32 (dread i32 %Reg6_I))
  #INSTIDX : 7||0007:  lmul
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  #INSTIDX : 8||0008:  ldc2_w
  dassign %Reg2_J 0 (constval i64 100)
  #INSTIDX : 11||000b:  ldiv
  dassign %Reg1_J 0 (div i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  #INSTIDX : 12||000c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg5_R53)), constval u32 96)), dread ref %Reg5_R53, dread i64 %Reg1_J) {}
  #INSTIDX : 15||000f:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg5_R53)
  return ()
}
func &LBank_24Savings_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 48177
  var %Reg0_R65 <* <$LBank_24Savings_241_3B>> localrefvar
  var %Reg0_R61 <* <$LBank_24Rule_3B>> localrefvar
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  new
  regassign ptr %1 (dread ref %Reg0_R65)
  dassign %Reg0_R65 0 (gcmalloc ref <$LBank_24Savings_241_3B>)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  #Call function:LBank_24Savings_241_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Bank_jar, constval i64 17)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R65) {}
  #INSTIDX : 7||0007:  putstatic
  regassign ptr %2 (dread ref %Reg0_R61)
  dassign %Reg0_R61 0 (retype ref <* <$LBank_24Rule_3B>> (dread ref %Reg0_R65))
  intrinsiccall MCCIncRef (dread ref %Reg0_R61)
  intrinsiccall MCCDecRef (regread ptr %2)
  dassign $LBank_24Savings_3B_7CNEVER__BELOW__ZERO 0 (dread ref %Reg0_R61)
  #INSTIDX : 10||000a:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R65, dread ref %Reg0_R61)
  return ()
}
