flavor 1
srclang 3
id 65535
numfuncs 25
import "Shapes.mplt"
import "/opt/openark/libjava-core/libjava-core.mplt"
entryfunc &LShapes_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Shapes.jar"}
srcfileinfo {
  1 "Shapes.java"}
type $__class_meta__ <struct {@shadow <* void> final, @monitor i32 final, @classloader u16 final, @objsize u16 final, @itab <* void> final, @vtab <* void> final, @gctib <* void> final, @classinforo <* void> final, @clinitbridge <* void> final}>
type $MUIDFuncDefTabEntry <struct {@funcUnifiedAddr u64}>
type $MUIDFuncDefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
type $MUIDUnifiedUndefTabEntry <struct {@globalAddress u64}>
type $MUIDUnifiedUndefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
var $__cinf_Ljava_2Flang_2FStringBuilder_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FSystem_3B extern <$__class_meta__>
var $__vtb_LShapes_3B fstatic <[11] <* void>> = [12, 16, 20, 0, 24, 28, 32, 36, 0, 40, 0]
var $__cinf_LShapes_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LShapes_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LShapes_241_3B fstatic <[12] <* void>> = [12, 16, 20, 0, 24, 28, 32, 36, 0, 40, 0, 22]
var $__itb_LShapes_241_3B fstatic <[23] <* void>> = [0, 38, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
var $__cinf_LShapes_241_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= addrof ptr $__itb_LShapes_241_3B, 6= addrof ptr $__vtb_LShapes_241_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LShapes_24Circle_3B fstatic <[15] <* void>> = [12, 16, 20, 0, 24, 28, 32, 36, 0, 40, 0, 30, 34, 58, 38]
var $__itb_LShapes_24Circle_3B fstatic <[23] <* void>> = [0, 38, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
var $__cinf_LShapes_24Circle_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= addrof ptr $__itb_LShapes_24Circle_3B, 6= addrof ptr $__vtb_LShapes_24Circle_3B, 7= 0, 8= 0, 9= 0]
var $__cinf_LShapes_24Named_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= 0, 7= 0, 8= 0, 9= 0]
var $__vtb_LShapes_24Shape_3B fstatic <[15] <* void>> = [12, 16, 20, 0, 24, 28, 32, 36, 0, 40, 0, 0, 54, 58, 38]
var $__itb_LShapes_24Shape_3B fstatic <[23] <* void>> = [0, 38, 0, 0, 0, 0, 54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
var $__cinf_LShapes_24Shape_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= addrof ptr $__itb_LShapes_24Shape_3B, 6= addrof ptr $__vtb_LShapes_24Shape_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LShapes_24Square_3B fstatic <[15] <* void>> = [12, 82, 78, 0, 24, 28, 32, 36, 0, 40, 0, 70, 54, 58, 74]
var $__itb_LShapes_24Square_3B fstatic <[23] <* void>> = [0, 74, 0, 0, 0, 0, 54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
var $__cinf_LShapes_24Square_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= addrof ptr $__itb_LShapes_24Square_3B, 6= addrof ptr $__vtb_LShapes_24Square_3B, 7= 0, 8= 0, 9= 0]
var $__vtb_LShapes_24Tile_3B fstatic <[16] <* void>> = [12, 82, 78, 0, 24, 28, 32, 36, 0, 40, 0, 70, 54, 58, 74, 94]
var $__itb_LShapes_24Tile_3B fstatic <[23] <* void>> = [0, 74, 0, 0, 0, 0, 54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
var $__cinf_LShapes_24Tile_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= addrof ptr $__itb_LShapes_24Tile_3B, 6= addrof ptr $__vtb_LShapes_24Tile_3B, 7= 0, 8= 0, 9= 0]
func &MCC_getFuncPtrFromItabSecondHash64 nosideeffect () ptr
var $__muid_func_def_tab$$Shapes_jar fstatic <[23] <$MUIDFuncDefTabEntry>> = [[1= addroffunc ptr &LShapes_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LShapes_3B_7Ckind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B], [1= addroffunc ptr &LShapes_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V], [1= addroffunc ptr &LShapes_241_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LShapes_241_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B], [1= addroffunc ptr &LShapes_24Circle_3B_7C_3Cinit_3E_7C_28DLShapes_24Shape_3B_29V], [1= addroffunc ptr &LShapes_24Circle_3B_7Carea_7C_28_29D], [1= addroffunc ptr &LShapes_24Circle_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B], [1= addroffunc ptr &LShapes_24Named_3B_7Clabel_7C_28_29Ljava_2Flang_2FString_3B], [1= addroffunc ptr &LShapes_24Named_3B_7Ccount_7C_28_29I], [1= addroffunc ptr &LShapes_24Named_3B_7C_3Cclinit_3E_7C_28_29V], [1= addroffunc ptr &LShapes_24Shape_3B_7C_3Cinit_3E_7C_28LShapes_24Shape_3B_29V], [1= addroffunc ptr &LShapes_24Shape_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B], [1= addroffunc ptr &LShapes_24Shape_3B_7Cnext_7C_28_29LShapes_24Shape_3B], [1= addroffunc ptr &LShapes_24Shape_3B_7C_3Cclinit_3E_7C_28_29V], [1= addroffunc ptr &LShapes_24Square_3B_7C_3Cinit_3E_7C_28ILShapes_24Shape_3B_29V], [1= addroffunc ptr &LShapes_24Square_3B_7Carea_7C_28_29D], [1= addroffunc ptr &LShapes_24Square_3B_7Clabel_7C_28_29Ljava_2Flang_2FString_3B], [1= addroffunc ptr &LShapes_24Square_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z], [1= addroffunc ptr &LShapes_24Square_3B_7ChashCode_7C_28_29I], [1= addroffunc ptr &LShapes_24Square_3B_7C_3Cclinit_3E_7C_28_29V], [1= addroffunc ptr &LShapes_24Tile_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LShapes_24Tile_3B_7Ctwice_7C_28_29I]]
var $__muid_func_def_muid_tab$$Shapes_jar fstatic <[23] <$MUIDFuncDefMuidTabEntry>> = [[1= 3080428987394669477, 2= -2498513675464664843], [1= -8034687440763075732, 2= 7410731442139739478], [1= -7850468726477126053, 2= 6489845667722896794], [1= 6084724599145634635, 2= 4691515263264246755], [1= -993450676187185954, 2= 233436560478465661], [1= 6558635281202555483, 2= -7887003002451164176], [1= -7607425084616316184, 2= -8001570715836156254], [1= -789739679547390798, 2= -5176582725115816074], [1= -1131751733845165747, 2= 3132728259008020269], [1= 7388195213902067059, 2= 3681869038707532229], [1= -5099993587631240967, 2= 5611113795350999784], [1= -2813615016607767205, 2= -576783113954281037], [1= 1648582911392851322, 2= 8598589468504380384], [1= -8230248497897349162, 2= -1200885293777950635], [1= -675218529167661482, 2= 8915594434524981251], [1= 7181947170649711319, 2= 4061461772216908177], [1= -7843144279331291568, 2= 1904871903104986896], [1= -4388042944953742755, 2= 8596252450138737700], [1= 7169765861614139481, 2= -7142677029916880236], [1= -5508568322482222444, 2= 269171328767562807], [1= -7333901381660849872, 2= 8773205367402002274], [1= -7717896290232975589, 2= 3067318076478134402], [1= -4182912310769138950, 2= 5466420283720178167]]
var $__muid_func_undef_tab$$Shapes_jar fstatic <[10] <$MUIDUnifiedUndefTabEntry>> = [[1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0]]
var $__muid_func_undef_muid_tab$$Shapes_jar fstatic <[10] <$MUIDUnifiedUndefMuidTabEntry>> = [[1= 861319445769109370, 2= -5810107560272798903], [1= 7542514851439482877, 2= 1325277591736462115], [1= 8228170266292084114, 2= -8288375544354297059], [1= -7464356948810446352, 2= 6963886536264595717], [1= -2701934576591406938, 2= 7529540672761248260], [1= -4187412136968710015, 2= 5423280095759154558], [1= 4481703037692844085, 2= 723980623110182091], [1= 5150622246382669867, 2= -5054247200996807739], [1= 7440723063273818663, 2= 5461109988975428737], [1= 8980949473780595860, 2= 3810356039898487356]]
var $__muid_data_undef_tab$$Shapes_jar fstatic <[1] <$MUIDUnifiedUndefTabEntry>> = [[1= addrof ptr $Ljava_2Flang_2FSystem_3B_7Cout]]
javaclass $LShapes_3B <$LShapes_3B> public
javaclass $LShapes_241_3B <$LShapes_241_3B>
javaclass $LShapes_24Circle_3B <$LShapes_24Circle_3B>
javainterface $LShapes_24Named_3B <$LShapes_24Named_3B> abstract
javaclass $LShapes_24Shape_3B <$LShapes_24Shape_3B> abstract
javaclass $LShapes_24Square_3B <$LShapes_24Square_3B>
javaclass $LShapes_24Tile_3B <$LShapes_24Tile_3B> final
func &LShapes_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LShapes_3B>>) void
func &LShapes_3B_7Ckind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B private static (var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LShapes_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg7_R45 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LShapes_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LShapes_241_3B>>) void
func &LShapes_241_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShapes_241_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LShapes_24Circle_3B_7C_3Cinit_3E_7C_28DLShapes_24Shape_3B_29V constructor (var %_this <* <$LShapes_24Circle_3B>>, var %Reg4_D f64, var %Reg6_R46 <* <$LShapes_24Shape_3B>>) void
func &LShapes_24Circle_3B_7Carea_7C_28_29D virtual (var %_this <* <$LShapes_24Circle_3B>>) f64
func &LShapes_24Circle_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShapes_24Circle_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LShapes_24Named_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public abstract virtual (var %_this <* <$LShapes_24Named_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LShapes_24Named_3B_7Clabel_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShapes_24Named_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LShapes_24Named_3B_7Ccount_7C_28_29I public static () i32
func &LShapes_24Named_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LShapes_24Shape_3B_7C_3Cinit_3E_7C_28LShapes_24Shape_3B_29V constructor (var %_this <* <$LShapes_24Shape_3B>>, var %Reg4_R46 <* <$LShapes_24Shape_3B>>) void
func &LShapes_24Shape_3B_7Carea_7C_28_29D abstract virtual (var %_this <* <$LShapes_24Shape_3B>>) f64
func &LShapes_24Shape_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShapes_24Shape_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LShapes_24Shape_3B_7Cnext_7C_28_29LShapes_24Shape_3B virtual (var %_this <* <$LShapes_24Shape_3B>>) <* <$LShapes_24Shape_3B>>
func &LShapes_24Shape_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LShapes_24Square_3B_7C_3Cinit_3E_7C_28ILShapes_24Shape_3B_29V constructor (var %_this <* <$LShapes_24Square_3B>>, var %Reg3_I i32, var %Reg4_R46 <* <$LShapes_24Shape_3B>>) void
func &LShapes_24Square_3B_7Carea_7C_28_29D virtual (var %_this <* <$LShapes_24Square_3B>>) f64
func &LShapes_24Square_3B_7Clabel_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShapes_24Square_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LShapes_24Square_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$LShapes_24Square_3B>>, var %Reg3_R41 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &LShapes_24Square_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$LShapes_24Square_3B>>) i32
func &LShapes_24Square_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LShapes_24Tile_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LShapes_24Tile_3B>>) void
func &LShapes_24Tile_3B_7Ctwice_7C_28_29I virtual (var %_this <* <$LShapes_24Tile_3B>>) i32
var $_C_STR_72006f0075006e006400 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6e756f72067ab18e, 100]
var $_C_STR_740069006c006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x656c6974003652ae]
var $_C_STR_51e7d47dc4ca48370316ff9dd3b311c9 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x6e726f63e4ae3db4, 0x64657265]
var $_C_STR_6e006f006e006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x656e6f6e0033af38]
var $_C_STR_20006e0061006d0065006400 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6d616e203cd6eb19, 0x6465]
var $_C_STR_6d00610069006e00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6e69616d003305b9]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_7400650078007400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x747865740036452d]
var $_C_STR_3200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3200000032]
var $_C_STR_6e006f0062006f0064007900 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6f626f6ec1ff7ee3, 0x7964]
var $_C_STR_be74e3782b92a67ad6a9490c2c6ccd19 fstatic <[4] u64> readonly = [0, 0x1500000000, 0x63726963bdb20dd9, 0x20666f20656c]
var $_C_STR_2100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2100000021]
var $_C_STR_9933e86f60ffe1b1dc4a409faac6d2b5 fstatic <[5] u64> readonly = [0, 0x2900000000, 0x656d614e66fe027e, 0x696e692073692064, 0x646573696c616974]
var $_C_STR_3c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3c0000003c]
var $_C_STR_3e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3e0000003e]
var $_C_STR_730068006100700065002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x70616873ca24a49f, 0x2065]
var $_C_STR_5e34a9354ac54fe52f2fbc52004b4028 fstatic <[5] u64> readonly = [0, 0x2900000000, 0x70616853aed7ad16, 0x696e692073692065, 0x646573696c616974]
var $_C_STR_5b00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x5b0000005b]
var $_C_STR_5d00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x5d0000005d]
var $_C_STR_c82027e5bed2e2a38c674df2f66a5421 fstatic <[6] u64> readonly = [0, 0x2b00000000, 0x61757153fc6117da, 0x6e69207369206572, 0x6573696c61697469, 100]
var $LShapes_24Named_3B_7CPREFIX <* <$Ljava_2Flang_2FString_3B>> final public static = 0
var $LShapes_24Shape_3B_7Cmade i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>> public static
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LShapes_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LShapes_3B>>) void {
  funcid 48153
  var %Reg1_R40 <* <$LShapes_3B>> localrefvar
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
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[10] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Shapes_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R40, dread ref %Reg1_R41)
  return ()
}
func &LShapes_3B_7Ckind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B private static (var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48154
  var %Reg0_Z u1
  var %L_STR_161333 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %L_STR_161334 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161335 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161336 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161337 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  instanceof
  dassign %Reg0_Z 0 (intrinsicopwithtype u1 <* <$LShapes_24Circle_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R41))
  #INSTIDX : 4||0004:  ifeq
  brtrue @label0 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 7||0007:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_72006f0075006e006400) { dassign %L_STR_161333 0 }
  regassign ptr %1 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (dread ptr %L_STR_161333)
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 9||0009:  goto
  goto @label3
@label0
  #INSTIDX : 12||000c:  aload_0
  #INSTIDX : 13||000d:  instanceof
  dassign %Reg0_Z 0 (intrinsicopwithtype u1 <* <$LShapes_24Tile_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R41))
  #INSTIDX : 16||0010:  ifeq
  brtrue @label1 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 19||0013:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_740069006c006500) { dassign %L_STR_161334 0 }
  regassign ptr %2 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (dread ptr %L_STR_161334)
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 21||0015:  goto
  goto @label3
@label1
  #INSTIDX : 24||0018:  aload_0
  #INSTIDX : 25||0019:  instanceof
  dassign %Reg0_Z 0 (intrinsicopwithtype u1 <* <$LShapes_24Shape_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R41))
  #INSTIDX : 28||001c:  ifeq
  brtrue @label2 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 31||001f:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_51e7d47dc4ca48370316ff9dd3b311c9) { dassign %L_STR_161335 0 }
  regassign ptr %3 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (dread ptr %L_STR_161335)
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 33||0021:  goto
  goto @label3
@label2
  #INSTIDX : 36||0024:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006f006e006500) { dassign %L_STR_161336 0 }
  regassign ptr %4 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (dread ptr %L_STR_161336)
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MCCDecRef (regread ptr %4)
@label3
  #INSTIDX : 38||0026:  astore_1
  regassign ptr %5 (dread ref %Reg3_R42)
  dassign %Reg3_R42 0 (dread ref %Reg0_R42)
  intrinsiccall MCCIncRef (dread ref %Reg3_R42)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 39||0027:  aload_0
  #INSTIDX : 40||0028:  instanceof
  dassign %Reg0_Z 0 (intrinsicopwithtype u1 <* <$LShapes_24Named_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R41))
  #INSTIDX : 43||002b:  ifeq
  brtrue @label4 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 46||002e:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %6 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 49||0031:  dup
  #INSTIDX : 50||0032:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[10] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Shapes_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R43) {}
  #INSTIDX : 53||0035:  aload_1
  #INSTIDX : 54||0036:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg3_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 57||0039:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006e0061006d0065006400) { dassign %L_STR_161337 0 }
  regassign ptr %7 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161337)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %7)
  #INSTIDX : 59||003b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 62||003e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 32)), dread ref %Reg0_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 65||0041:  goto
  goto @label5
@label4
  #INSTIDX : 68||0044:  aload_1
  regassign ptr %8 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (dread ref %Reg3_R42)
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MCCDecRef (regread ptr %8)
@label5
  #INSTIDX : 69||0045:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R42, dread ref %Reg3_R42, dread ref %Reg0_R43, dread ref %Reg1_R42)
  return (dread ref %Reg0_R42)
}
func &LShapes_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg7_R45 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 48155
  var %Reg0_R44 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %L_STR_161338 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg0_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg8_R46 <* <$LShapes_24Shape_3B>> localrefvar
  var %Reg0_I i32
  var %Reg9_I i32
  var %Reg1_I i32
  var %Reg0_R47 <* <$LShapes_24Circle_3B>> localrefvar
  var %Reg2_D f64
  var %Reg0_R48 <* <$LShapes_24Square_3B>> localrefvar
  var %Reg0_D f64
  var %Reg9_D f64
  var %Reg11_R46 <* <$LShapes_24Shape_3B>> localrefvar
  var %Reg1_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %Reg2_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %L_STR_161339 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161340 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg11_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg1_D f64
  var %Reg0_R46 <* <$LShapes_24Shape_3B>> localrefvar
  var %Reg0_R49 <* <$LShapes_24Tile_3B>> localrefvar
  var %L_STR_161341 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161342 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %L_STR_161343 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161344 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R50 <* <$LShapes_241_3B>> localrefvar
  var %Reg2_R49 <* <$LShapes_24Tile_3B>> localrefvar
  var %Reg2_I i32
  var %L_STR_161345 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R48 <* <$LShapes_24Square_3B>> localrefvar
  var %Reg5_I i32
  var %Reg6_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg6_R46 <* <$LShapes_24Shape_3B>> localrefvar
  var %Reg3_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg2_Z u1
  var %L_STR_161346 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161347 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %L_STR_161348 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R51 <* <$LShapes_24Named_3B>> localrefvar
  var %Reg12_R51 <* <$LShapes_24Named_3B>> localrefvar
  var %L_STR_161349 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161350 <* <$Ljava_2Flang_2FString_3B>>
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %5 (dread ref %Reg0_R44)
  dassign %Reg0_R44 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Shapes_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R44)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 3||0003:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d00610069006e00) { dassign %L_STR_161338 0 }
  regassign ptr %6 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161338)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 5||0005:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R44)), constval u32 312)), dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 8||0008:  aconst_null
  regassign ptr %7 (dread ref %Reg0_R41)
  dassign %Reg0_R41 0 (constval ref 0)
  intrinsiccall MCCIncRef (dread ref %Reg0_R41)
  intrinsiccall MCCDecRef (regread ptr %7)
  #INSTIDX : 9||0009:  astore_1
  regassign ptr %8 (dread ref %Reg8_R46)
  dassign %Reg8_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg0_R41))
  intrinsiccall MCCIncRef (dread ref %Reg8_R46)
  intrinsiccall MCCDecRef (regread ptr %8)
  #INSTIDX : 10||000a:  iconst_1
  dassign %Reg0_I 0 (constval i32 1)
  #INSTIDX : 11||000b:  istore_2
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label6
  #INSTIDX : 12||000c:  iload_2
  #INSTIDX : 13||000d:  iconst_4
  dassign %Reg1_I 0 (constval i32 4)
  #INSTIDX : 14||000e:  if_icmpgt
  brtrue @label9 (gt i32 i32 (dread i32 %Reg9_I, dread i32 %Reg1_I))
  #INSTIDX : 17||0011:  iload_2
  #INSTIDX : 18||0012:  iconst_2
  dassign %Reg1_I 0 (constval i32 2)
  #INSTIDX : 19||0013:  irem
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg9_I, dread i32 %Reg1_I))
  #INSTIDX : 20||0014:  ifne
  brtrue @label7 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  #INSTIDX : 23||0017:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LShapes_24Circle_3B)
  regassign ptr %9 (dread ref %Reg0_R47)
  dassign %Reg0_R47 0 (gcmalloc ref <$LShapes_24Circle_3B>)
  intrinsiccall MCCDecRef (regread ptr %9)
  #INSTIDX : 26||001a:  dup
  #INSTIDX : 27||001b:  iload_2
  #INSTIDX : 28||001c:  i2d
  dassign %Reg2_D 0 (cvt f64 i32 (dread i32 %Reg9_I))
  #INSTIDX : 29||001d:  aload_1
  #INSTIDX : 30||001e:  invokespecial
  #Call function:LShapes_24Circle_3B_7C_3Cinit_3E_7C_28DLShapes_24Shape_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 5)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R47, dread f64 %Reg2_D, dread ref %Reg8_R46) {}
  #INSTIDX : 33||0021:  astore_1
  regassign ptr %10 (dread ref %Reg8_R46)
  dassign %Reg8_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg0_R47))
  intrinsiccall MCCIncRef (dread ref %Reg8_R46)
  intrinsiccall MCCDecRef (regread ptr %10)
  #INSTIDX : 34||0022:  goto
  goto @label8
@label7
  #INSTIDX : 37||0025:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LShapes_24Square_3B)
  regassign ptr %11 (dread ref %Reg0_R48)
  dassign %Reg0_R48 0 (gcmalloc ref <$LShapes_24Square_3B>)
  intrinsiccall MCCDecRef (regread ptr %11)
  #INSTIDX : 40||0028:  dup
  #INSTIDX : 41||0029:  iload_2
  #INSTIDX : 42||002a:  aload_1
  #INSTIDX : 43||002b:  invokespecial
  #Call function:LShapes_24Square_3B_7C_3Cinit_3E_7C_28ILShapes_24Shape_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 15)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R48, dread i32 %Reg9_I, dread ref %Reg8_R46) {}
  #INSTIDX : 46||002e:  astore_1
  regassign ptr %12 (dread ref %Reg8_R46)
  dassign %Reg8_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg0_R48))
  intrinsiccall MCCIncRef (dread ref %Reg8_R46)
  intrinsiccall MCCDecRef (regread ptr %12)
@label8
  #INSTIDX : 47||002f:  iinc
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  #INSTIDX : 50||0032:  goto
  goto @label6
@label9
  #INSTIDX : 53||0035:  dconst_0
  dassign %Reg0_D 0 (constval f64 0.0)
  #INSTIDX : 54||0036:  dstore_2
  dassign %Reg9_D 0 (dread f64 %Reg0_D)
  #INSTIDX : 55||0037:  aload_1
  #INSTIDX : 56||0038:  astore
  regassign ptr %13 (dread ref %Reg11_R46)
  dassign %Reg11_R46 0 (dread ref %Reg8_R46)
  intrinsiccall MCCIncRef (dread ref %Reg11_R46)
  intrinsiccall MCCDecRef (regread ptr %13)
@label10
  #INSTIDX : 58||003a:  aload
  #INSTIDX : 60||003c:  ifnull
  brtrue @label11 (eq i32 ref (dread ref %Reg11_R46, constval ref 0))
  #INSTIDX : 63||003f:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %14 (dread ref %Reg0_R44)
  dassign %Reg0_R44 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Shapes_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R44)
  intrinsiccall MCCDecRef (regread ptr %14)
  #INSTIDX : 66||0042:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %15 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %15)
  #INSTIDX : 69||0045:  dup
  #INSTIDX : 70||0046:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[10] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Shapes_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 73||0049:  aload
  #INSTIDX : 75||004b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg11_R46)), constval u32 112)), dread ref %Reg11_R46) { dassign %Reg2_R42 0 }
  #INSTIDX : 78||004e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 81||0051:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161339 0 }
  regassign ptr %16 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161339)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %16)
  #INSTIDX : 83||0053:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 86||0056:  aload
  #INSTIDX : 88||0058:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg11_R46)), constval u32 88)), dread ref %Reg11_R46) { dassign %Reg2_D 0 }
  #INSTIDX : 91||005b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 248)), dread ref %Reg1_R43, dread f64 %Reg2_D) { dassign %Reg1_R43 0 }
  #INSTIDX : 94||005e:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161340 0 }
  regassign ptr %17 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161340)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %17)
  #INSTIDX : 96||0060:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 99||0063:  aload
  #INSTIDX : 101||0065:  invokestatic
  regassign ptr %18 (dread ref %Reg11_R41)
  dassign %Reg11_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg11_R46))
  intrinsiccall MCCIncRef (dread ref %Reg11_R41)
  intrinsiccall MCCDecRef (regread ptr %18)
  #Call function:LShapes_3B_7Ckind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg11_R41) { dassign %Reg2_R42 0 }
  #INSTIDX : 104||0068:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 107||006b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 110||006e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R44)), constval u32 312)), dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 113||0071:  dload_2
  #INSTIDX : 114||0072:  aload
  #INSTIDX : 116||0074:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg11_R46)), constval u32 88)), dread ref %Reg11_R46) { dassign %Reg1_D 0 }
  #INSTIDX : 119||0077:  dadd
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg9_D, dread f64 %Reg1_D))
  #INSTIDX : 120||0078:  dstore_2
  dassign %Reg9_D 0 (dread f64 %Reg0_D)
  #INSTIDX : 121||0079:  aload
  #INSTIDX : 123||007b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg11_R46)), constval u32 104)), dread ref %Reg11_R46) { dassign %Reg0_R46 0 }
  #INSTIDX : 126||007e:  astore
  regassign ptr %19 (dread ref %Reg11_R46)
  dassign %Reg11_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg11_R46)
  intrinsiccall MCCDecRef (regread ptr %19)
  #INSTIDX : 128||0080:  goto
  goto @label10
@label11
  #INSTIDX : 131||0083:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %20 (dread ref %Reg0_R44)
  dassign %Reg0_R44 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Shapes_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R44)
  intrinsiccall MCCDecRef (regread ptr %20)
  #INSTIDX : 134||0086:  dload_2
  #INSTIDX : 135||0087:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R44)), constval u32 296)), dread ref %Reg0_R44, dread f64 %Reg9_D) {}
  #INSTIDX : 138||008a:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LShapes_24Tile_3B)
  regassign ptr %21 (dread ref %Reg0_R49)
  dassign %Reg0_R49 0 (gcmalloc ref <$LShapes_24Tile_3B>)
  intrinsiccall MCCDecRef (regread ptr %21)
  #INSTIDX : 141||008d:  dup
  #INSTIDX : 142||008e:  invokespecial
  #Call function:LShapes_24Tile_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 21)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R49) {}
  #INSTIDX : 145||0091:  astore
  regassign ptr %22 (dread ref %Reg11_R41)
  dassign %Reg11_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R49))
  intrinsiccall MCCIncRef (dread ref %Reg11_R41)
  intrinsiccall MCCDecRef (regread ptr %22)
  #INSTIDX : 147||0093:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %23 (dread ref %Reg0_R44)
  dassign %Reg0_R44 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Shapes_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R44)
  intrinsiccall MCCDecRef (regread ptr %23)
  #INSTIDX : 150||0096:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %24 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %24)
  #INSTIDX : 153||0099:  dup
  #INSTIDX : 154||009a:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[10] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Shapes_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 157||009d:  aload
  #INSTIDX : 159||009f:  invokestatic
  #Call function:LShapes_3B_7Ckind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg11_R41) { dassign %Reg2_R42 0 }
  #INSTIDX : 162||00a2:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 165||00a5:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161341 0 }
  regassign ptr %25 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161341)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %25)
  #INSTIDX : 167||00a7:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 170||00aa:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400650078007400) { dassign %L_STR_161342 0 }
  regassign ptr %26 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161342)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %26)
  #INSTIDX : 172||00ac:  invokestatic
  regassign ptr %27 (dread ref %Reg2_R41)
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R42))
  intrinsiccall MCCIncRef (dread ref %Reg2_R41)
  intrinsiccall MCCDecRef (regread ptr %27)
  #Call function:LShapes_3B_7Ckind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R41) { dassign %Reg2_R42 0 }
  #INSTIDX : 175||00af:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 178||00b2:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161343 0 }
  regassign ptr %28 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161343)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %28)
  #INSTIDX : 180||00b4:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 183||00b7:  aconst_null
  regassign ptr %29 (dread ref %Reg2_R41)
  dassign %Reg2_R41 0 (constval ref 0)
  intrinsiccall MCCIncRef (dread ref %Reg2_R41)
  intrinsiccall MCCDecRef (regread ptr %29)
  #INSTIDX : 184||00b8:  invokestatic
  #Call function:LShapes_3B_7Ckind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R41) { dassign %Reg2_R42 0 }
  #INSTIDX : 187||00bb:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 190||00be:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161344 0 }
  regassign ptr %30 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161344)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %30)
  #INSTIDX : 192||00c0:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 195||00c3:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LShapes_241_3B)
  regassign ptr %31 (dread ref %Reg2_R50)
  dassign %Reg2_R50 0 (gcmalloc ref <$LShapes_241_3B>)
  intrinsiccall MCCDecRef (regread ptr %31)
  #INSTIDX : 198||00c6:  dup
  #INSTIDX : 199||00c7:  invokespecial
  #Call function:LShapes_241_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R50) {}
  #INSTIDX : 202||00ca:  invokestatic
  regassign ptr %32 (dread ref %Reg2_R41)
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R50))
  intrinsiccall MCCIncRef (dread ref %Reg2_R41)
  intrinsiccall MCCDecRef (regread ptr %32)
  #Call function:LShapes_3B_7Ckind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R41) { dassign %Reg2_R42 0 }
  #INSTIDX : 205||00cd:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 208||00d0:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 211||00d3:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R44)), constval u32 312)), dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 214||00d6:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %33 (dread ref %Reg0_R44)
  dassign %Reg0_R44 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Shapes_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R44)
  intrinsiccall MCCDecRef (regread ptr %33)
  #INSTIDX : 217||00d9:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %34 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %34)
  #INSTIDX : 220||00dc:  dup
  #INSTIDX : 221||00dd:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[10] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Shapes_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 224||00e0:  aload
  #INSTIDX : 226||00e2:  checkcast
  intrinsiccallwithtypeassigned <* <$LShapes_24Tile_3B>> JAVA_CHECK_CAST (dread ref %Reg11_R41) { dassign %Reg2_R49 0 }
  #INSTIDX : 229||00e5:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R49)), constval u32 120)), dread ref %Reg2_R49) { dassign %Reg2_I 0 }
  #INSTIDX : 232||00e8:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 235||00eb:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161345 0 }
  regassign ptr %35 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161345)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %35)
  #INSTIDX : 237||00ed:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 240||00f0:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LShapes_24Shape_3B)
  dassign %Reg2_I 0 (dread i32 $LShapes_24Shape_3B_7Cmade)
  #INSTIDX : 243||00f3:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 246||00f6:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 249||00f9:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R44)), constval u32 312)), dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 252||00fc:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %36 (dread ref %Reg0_R44)
  dassign %Reg0_R44 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Shapes_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R44)
  intrinsiccall MCCDecRef (regread ptr %36)
  #INSTIDX : 255||00ff:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %37 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %37)
  #INSTIDX : 258||0102:  dup
  #INSTIDX : 259||0103:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[10] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Shapes_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 262||0106:  aload
  #INSTIDX : 264||0108:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LShapes_24Square_3B)
  regassign ptr %38 (dread ref %Reg3_R48)
  dassign %Reg3_R48 0 (gcmalloc ref <$LShapes_24Square_3B>)
  intrinsiccall MCCDecRef (regread ptr %38)
  #INSTIDX : 267||010b:  dup
  #INSTIDX : 268||010c:  iconst_2
  dassign %Reg5_I 0 (constval i32 2)
  #INSTIDX : 269||010d:  aconst_null
  regassign ptr %39 (dread ref %Reg6_R41)
  dassign %Reg6_R41 0 (constval ref 0)
  intrinsiccall MCCIncRef (dread ref %Reg6_R41)
  intrinsiccall MCCDecRef (regread ptr %39)
  #INSTIDX : 270||010e:  invokespecial
  regassign ptr %40 (dread ref %Reg6_R46)
  dassign %Reg6_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg6_R41))
  intrinsiccall MCCIncRef (dread ref %Reg6_R46)
  intrinsiccall MCCDecRef (regread ptr %40)
  #Call function:LShapes_24Square_3B_7C_3Cinit_3E_7C_28ILShapes_24Shape_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 15)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg3_R48, dread i32 %Reg5_I, dread ref %Reg6_R46) {}
  #INSTIDX : 273||0111:  invokevirtual
  regassign ptr %41 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R48))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %41)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg11_R41)), constval u32 16)), dread ref %Reg11_R41, dread ref %Reg3_R41) { dassign %Reg2_Z 0 }
  #INSTIDX : 276||0114:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 208)), dread ref %Reg1_R43, dread u1 %Reg2_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 279||0117:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161346 0 }
  regassign ptr %42 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161346)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %42)
  #INSTIDX : 281||0119:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 284||011c:  aload
  #INSTIDX : 286||011e:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3200) { dassign %L_STR_161347 0 }
  regassign ptr %43 (dread ref %Reg3_R42)
  dassign %Reg3_R42 0 (dread ptr %L_STR_161347)
  intrinsiccall MCCIncRef (dread ref %Reg3_R42)
  intrinsiccall MCCDecRef (regread ptr %43)
  #INSTIDX : 288||0120:  invokevirtual
  regassign ptr %44 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R42))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %44)
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg11_R41)), constval u32 16)), dread ref %Reg11_R41, dread ref %Reg3_R41) { dassign %Reg2_Z 0 }
  #INSTIDX : 291||0123:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 208)), dread ref %Reg1_R43, dread u1 %Reg2_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 294||0126:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161348 0 }
  regassign ptr %45 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161348)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %45)
  #INSTIDX : 296||0128:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 299||012b:  aload
  #INSTIDX : 301||012d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg11_R41)), constval u32 8)), dread ref %Reg11_R41) { dassign %Reg2_I 0 }
  #INSTIDX : 304||0130:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 307||0133:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 310||0136:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R44)), constval u32 312)), dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 313||0139:  aload
  #INSTIDX : 315||013b:  checkcast
  intrinsiccallwithtypeassigned <* <$LShapes_24Named_3B>> JAVA_CHECK_CAST (dread ref %Reg11_R41) { dassign %Reg0_R51 0 }
  #INSTIDX : 318||013e:  astore
  regassign ptr %46 (dread ref %Reg12_R51)
  dassign %Reg12_R51 0 (dread ref %Reg0_R51)
  intrinsiccall MCCIncRef (dread ref %Reg12_R51)
  intrinsiccall MCCDecRef (regread ptr %46)
  #INSTIDX : 320||0140:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %47 (dread ref %Reg0_R44)
  dassign %Reg0_R44 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Shapes_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R44)
  intrinsiccall MCCDecRef (regread ptr %47)
  #INSTIDX : 323||0143:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %48 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %48)
  #INSTIDX : 326||0146:  dup
  #INSTIDX : 327||0147:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[10] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Shapes_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R43) {}
  #INSTIDX : 330||014a:  aload
  #INSTIDX : 332||014c:  invokeinterface
  regassign ptr %1 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg12_R51)))
  regassign u64 %2 (iread u64 <* u64> 0 (add ptr (regread ptr %1, constval u32 48)))
  if (eq u1 u64 (regread u64 %2, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %1, constval u64 0x12c8, conststr ptr "name|()Ljava/lang/String;") { regassign u64 %2}
  }
  icallassigned (regread u64 %2, dread ref %Reg12_R51) { dassign %Reg2_R42 0 }
  #INSTIDX : 337||0151:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 340||0154:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161349 0 }
  regassign ptr %49 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161349)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %49)
  #INSTIDX : 342||0156:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 345||0159:  aload
  #INSTIDX : 347||015b:  invokeinterface
  regassign ptr %3 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg12_R51)))
  regassign u64 %4 (iread u64 <* u64> 0 (add ptr (regread ptr %3, constval u32 8)))
  if (eq u1 u64 (regread u64 %4, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %3, constval u64 0x12c8, conststr ptr "label|()Ljava/lang/String;") { regassign u64 %4}
  }
  icallassigned (regread u64 %4, dread ref %Reg12_R51) { dassign %Reg2_R42 0 }
  #INSTIDX : 352||0160:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 355||0163:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161350 0 }
  regassign ptr %50 (dread ref %Reg2_R42)
  dassign %Reg2_R42 0 (dread ptr %L_STR_161350)
  intrinsiccall MCCIncRef (dread ref %Reg2_R42)
  intrinsiccall MCCDecRef (regread ptr %50)
  #INSTIDX : 357||0165:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 152)), dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 360||0168:  aload_0
  #INSTIDX : 361||0169:  arraylength
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg7_R45))
  #INSTIDX : 362||016a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 224)), dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 365||016d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R43)), constval u32 32)), dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 368||0170:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R44)), constval u32 312)), dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 371||0173:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R44, dread ref %Reg1_R42, dread ref %Reg0_R41, dread ref %Reg8_R46, dread ref %Reg0_R47, dread ref %Reg0_R48, dread ref %Reg11_R46, dread ref %Reg1_R43, dread ref %Reg2_R42, dread ref %Reg11_R41, dread ref %Reg0_R46, dread ref %Reg0_R49, dread ref %Reg2_R41, dread ref %Reg2_R50, dread ref %Reg2_R49, dread ref %Reg3_R48, dread ref %Reg6_R41, dread ref %Reg6_R46, dread ref %Reg3_R41, dread ref %Reg3_R42, dread ref %Reg0_R51, dread ref %Reg12_R51)
  return ()
}
func &LShapes_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LShapes_241_3B>>) void {
  funcid 48156
  var %Reg1_R50 <* <$LShapes_241_3B>> localrefvar
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg1_R50)
  dassign %Reg1_R50 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg1_R50)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  regassign ptr %2 (dread ref %Reg1_R41)
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R50))
  intrinsiccall MCCIncRef (dread ref %Reg1_R41)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[10] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Shapes_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R50, dread ref %Reg1_R41)
  return ()
}
func &LShapes_241_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShapes_241_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48157
  var %Reg1_R50 <* <$LShapes_241_3B>> localrefvar
  var %L_STR_161351 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg1_R50)
  dassign %Reg1_R50 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg1_R50)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006f0062006f0064007900) { dassign %L_STR_161351 0 }
  regassign ptr %2 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (dread ptr %L_STR_161351)
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 2||0002:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R50, dread ref %Reg0_R42)
  return (dread ref %Reg0_R42)
}
func &LShapes_24Circle_3B_7C_3Cinit_3E_7C_28DLShapes_24Shape_3B_29V constructor (var %_this <* <$LShapes_24Circle_3B>>, var %Reg4_D f64, var %Reg6_R46 <* <$LShapes_24Shape_3B>>) void {
  funcid 48158
  var %Reg3_R47 <* <$LShapes_24Circle_3B>> localrefvar
  var %Reg3_R46 <* <$LShapes_24Shape_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg3_R47)
  dassign %Reg3_R47 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg3_R47)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  aload_3
  #INSTIDX : 2||0002:  invokespecial
  regassign ptr %2 (dread ref %Reg3_R46)
  dassign %Reg3_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg3_R47))
  intrinsiccall MCCIncRef (dread ref %Reg3_R46)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:LShapes_24Shape_3B_7C_3Cinit_3E_7C_28LShapes_24Shape_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 11)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg3_R46, dread ref %Reg6_R46) {}
  #INSTIDX : 5||0005:  aload_0
  #INSTIDX : 6||0006:  dload_1
  #INSTIDX : 7||0007:  putfield
  iassign <* <$LShapes_24Circle_3B>> 7 (dread ref %Reg3_R47, dread f64 %Reg4_D)
  #INSTIDX : 10||000a:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R47, dread ref %Reg3_R46)
  return ()
}
func &LShapes_24Circle_3B_7Carea_7C_28_29D virtual (var %_this <* <$LShapes_24Circle_3B>>) f64 {
  funcid 48159
  var %Reg4_R47 <* <$LShapes_24Circle_3B>> localrefvar
  var %Reg0_D f64
  var %Reg1_D f64
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg4_R47)
  dassign %Reg4_R47 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg4_R47)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  ldc2_w
  dassign %Reg0_D 0 (constval f64 3.0)
  #INSTIDX : 3||0003:  aload_0
  #INSTIDX : 4||0004:  getfield
  dassign %Reg1_D 0 (iread f64 <* <$LShapes_24Circle_3B>> 7 (dread ref %Reg4_R47))
  #INSTIDX : 7||0007:  dmul
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  #INSTIDX : 8||0008:  aload_0
  #INSTIDX : 9||0009:  getfield
  dassign %Reg1_D 0 (iread f64 <* <$LShapes_24Circle_3B>> 7 (dread ref %Reg4_R47))
  #INSTIDX : 12||000c:  dmul
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  #INSTIDX : 13||000d:  dreturn
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg4_R47)
  return (dread f64 %Reg0_D)
}
func &LShapes_24Circle_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShapes_24Circle_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48160
  var %Reg2_R47 <* <$LShapes_24Circle_3B>> localrefvar
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161352 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg2_R46 <* <$LShapes_24Shape_3B>> localrefvar
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R47)
  dassign %Reg2_R47 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R47)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %2 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[10] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Shapes_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R43) {}
  #INSTIDX : 7||0007:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_be74e3782b92a67ad6a9490c2c6ccd19) { dassign %L_STR_161352 0 }
  regassign ptr %3 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161352)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 9||0009:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 12||000c:  aload_0
  #INSTIDX : 13||000d:  invokespecial
  regassign ptr %4 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg2_R47))
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %4)
  #Call function:LShapes_24Shape_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 12)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R46) { dassign %Reg1_R42 0 }
  #INSTIDX : 16||0010:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 19||0013:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 32)), dread ref %Reg0_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 22||0016:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R47, dread ref %Reg0_R43, dread ref %Reg1_R42, dread ref %Reg2_R46, dread ref %Reg0_R42)
  return (dread ref %Reg0_R42)
}
func &LShapes_24Named_3B_7Clabel_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShapes_24Named_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48162
  var %Reg2_R51 <* <$LShapes_24Named_3B>> localrefvar
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %L_STR_161353 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %3 (dread ref %Reg2_R51)
  dassign %Reg2_R51 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R51)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 0||0000:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %4 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[10] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Shapes_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R43) {}
  #INSTIDX : 7||0007:  getstatic
  regassign ptr %5 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ref $LShapes_24Named_3B_7CPREFIX)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 10||000a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 13||000d:  aload_0
  #INSTIDX : 14||000e:  invokeinterface
  regassign ptr %1 (iread ptr <* <$__class_meta__>> 5 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg2_R51)))
  regassign u64 %2 (iread u64 <* u64> 0 (add ptr (regread ptr %1, constval u32 48)))
  if (eq u1 u64 (regread u64 %2, constval u64 0)) {
    callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %1, constval u64 0x12c8, conststr ptr "name|()Ljava/lang/String;") { regassign u64 %2}
  }
  icallassigned (regread u64 %2, dread ref %Reg2_R51) { dassign %Reg1_R42 0 }
  #INSTIDX : 19||0013:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 22||0016:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2100) { dassign %L_STR_161353 0 }
  regassign ptr %6 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161353)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 24||0018:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 27||001b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 32)), dread ref %Reg0_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 30||001e:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R51, dread ref %Reg0_R43, dread ref %Reg1_R42, dread ref %Reg0_R42)
  return (dread ref %Reg0_R42)
}
func &LShapes_24Named_3B_7Ccount_7C_28_29I public static () i32 {
  funcid 48163
  var %Reg0_R44 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %L_STR_161354 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg0_I i32
  var %__muid_symptr <* void>

  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LShapes_24Named_3B)
  #INSTIDX : 0||0000:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %1 (dread ref %Reg0_R44)
  dassign %Reg0_R44 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Shapes_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R44)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 3||0003:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_9933e86f60ffe1b1dc4a409faac6d2b5) { dassign %L_STR_161354 0 }
  regassign ptr %2 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161354)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 5||0005:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R44)), constval u32 312)), dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 8||0008:  bipush
  dassign %Reg0_I 0 (constval i32 7)
  #INSTIDX : 10||000a:  ireturn
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R44, dread ref %Reg1_R42)
  return (dread i32 %Reg0_I)
}
func &LShapes_24Named_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 48164
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161355 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg1_I i32
  var %L_STR_161356 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %1 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[10] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Shapes_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R43) {}
  #INSTIDX : 7||0007:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3c00) { dassign %L_STR_161355 0 }
  regassign ptr %2 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161355)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 9||0009:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 12||000c:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LShapes_24Named_3B)
  #Call function:LShapes_24Named_3B_7Ccount_7C_28_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 9)))
  icallassigned (dread ptr %__muid_symptr) { dassign %Reg1_I 0 }
  #INSTIDX : 15||000f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 224)), dread ref %Reg0_R43, dread i32 %Reg1_I) { dassign %Reg0_R43 0 }
  #INSTIDX : 18||0012:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3e00) { dassign %L_STR_161356 0 }
  regassign ptr %3 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161356)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 20||0014:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 23||0017:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 32)), dread ref %Reg0_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 26||001a:  putstatic
  dassign $LShapes_24Named_3B_7CPREFIX 0 (dread ref %Reg0_R42)
  #INSTIDX : 29||001d:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R43, dread ref %Reg1_R42, dread ref %Reg0_R42)
  return ()
}
func &LShapes_24Shape_3B_7C_3Cinit_3E_7C_28LShapes_24Shape_3B_29V constructor (var %_this <* <$LShapes_24Shape_3B>>, var %Reg4_R46 <* <$LShapes_24Shape_3B>>) void {
  funcid 48165
  var %Reg3_R46 <* <$LShapes_24Shape_3B>> localrefvar
  var %Reg3_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg1_I i32
  var %Reg2_I i32
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg3_R46)
  dassign %Reg3_R46 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg3_R46)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  regassign ptr %2 (dread ref %Reg3_R41)
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R46))
  intrinsiccall MCCIncRef (dread ref %Reg3_R41)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[10] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Shapes_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg3_R41) {}
  #INSTIDX : 4||0004:  aload_0
  #INSTIDX : 5||0005:  aload_1
  #INSTIDX : 6||0006:  putfield
  iassign <* <$LShapes_24Shape_3B>> 5 (dread ref %Reg3_R46, dread ref %Reg4_R46)
  #INSTIDX : 9||0009:  aload_0
  #INSTIDX : 10||000a:  getstatic
  dassign %Reg1_I 0 (dread i32 $LShapes_24Shape_3B_7Cmade)
  #INSTIDX : 13||000d:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 14||000e:  iadd
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  #INSTIDX : 15||000f:  dup
  #INSTIDX : 16||0010:  putstatic
  dassign $LShapes_24Shape_3B_7Cmade 0 (dread i32 %Reg1_I)
  #INSTIDX : 19||0013:  putfield
  iassign <* <$LShapes_24Shape_3B>> 4 (dread ref %Reg3_R46, dread i32 %Reg1_I)
  #INSTIDX : 22||0016:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R46, dread ref %Reg3_R41)
  return ()
}
func &LShapes_24Shape_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShapes_24Shape_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48167
  var %Reg2_R46 <* <$LShapes_24Shape_3B>> localrefvar
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161357 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg1_I i32
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %2 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[10] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Shapes_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R43) {}
  #INSTIDX : 7||0007:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730068006100700065002000) { dassign %L_STR_161357 0 }
  regassign ptr %3 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161357)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 9||0009:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 12||000c:  aload_0
  #INSTIDX : 13||000d:  getfield
  dassign %Reg1_I 0 (iread i32 <* <$LShapes_24Shape_3B>> 4 (dread ref %Reg2_R46))
  #INSTIDX : 16||0010:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 224)), dread ref %Reg0_R43, dread i32 %Reg1_I) { dassign %Reg0_R43 0 }
  #INSTIDX : 19||0013:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 32)), dread ref %Reg0_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 22||0016:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R46, dread ref %Reg0_R43, dread ref %Reg1_R42, dread ref %Reg0_R42)
  return (dread ref %Reg0_R42)
}
func &LShapes_24Shape_3B_7Cnext_7C_28_29LShapes_24Shape_3B virtual (var %_this <* <$LShapes_24Shape_3B>>) <* <$LShapes_24Shape_3B>> {
  funcid 48168
  var %Reg1_R46 <* <$LShapes_24Shape_3B>> localrefvar
  var %Reg0_R46 <* <$LShapes_24Shape_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg1_R46)
  dassign %Reg1_R46 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg1_R46)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  regassign ptr %2 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (iread ref <* <$LShapes_24Shape_3B>> 5 (dread ref %Reg1_R46))
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 4||0004:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R46)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R46, dread ref %Reg0_R46)
  return (dread ref %Reg0_R46)
}
func &LShapes_24Shape_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 48169
  var %Reg0_R44 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %L_STR_161358 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %1 (dread ref %Reg0_R44)
  dassign %Reg0_R44 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Shapes_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R44)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 3||0003:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5e34a9354ac54fe52f2fbc52004b4028) { dassign %L_STR_161358 0 }
  regassign ptr %2 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161358)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 5||0005:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R44)), constval u32 312)), dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 8||0008:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R44, dread ref %Reg1_R42)
  return ()
}
func &LShapes_24Square_3B_7C_3Cinit_3E_7C_28ILShapes_24Shape_3B_29V constructor (var %_this <* <$LShapes_24Square_3B>>, var %Reg3_I i32, var %Reg4_R46 <* <$LShapes_24Shape_3B>>) void {
  funcid 48170
  var %Reg2_R48 <* <$LShapes_24Square_3B>> localrefvar
  var %Reg2_R46 <* <$LShapes_24Shape_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R48)
  dassign %Reg2_R48 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R48)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  aload_2
  #INSTIDX : 2||0002:  invokespecial
  regassign ptr %2 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg2_R48))
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:LShapes_24Shape_3B_7C_3Cinit_3E_7C_28LShapes_24Shape_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 11)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R46, dread ref %Reg4_R46) {}
  #INSTIDX : 5||0005:  aload_0
  #INSTIDX : 6||0006:  iload_1
  #INSTIDX : 7||0007:  putfield
  iassign <* <$LShapes_24Square_3B>> 7 (dread ref %Reg2_R48, dread i32 %Reg3_I)
  #INSTIDX : 10||000a:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R48, dread ref %Reg2_R46)
  return ()
}
func &LShapes_24Square_3B_7Carea_7C_28_29D virtual (var %_this <* <$LShapes_24Square_3B>>) f64 {
  funcid 48171
  var %Reg4_R48 <* <$LShapes_24Square_3B>> localrefvar
  var %Reg0_I i32
  var %Reg0_D f64
  var %Reg1_I i32
  var %Reg1_D f64
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg4_R48)
  dassign %Reg4_R48 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg4_R48)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  dassign %Reg0_I 0 (iread i32 <* <$LShapes_24Square_3B>> 7 (dread ref %Reg4_R48))
  #INSTIDX : 4||0004:  i2d
  dassign %Reg0_D 0 (cvt f64 i32 (dread i32 %Reg0_I))
  #INSTIDX : 5||0005:  aload_0
  #INSTIDX : 6||0006:  getfield
  dassign %Reg1_I 0 (iread i32 <* <$LShapes_24Square_3B>> 7 (dread ref %Reg4_R48))
  #INSTIDX : 9||0009:  i2d
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  #INSTIDX : 10||000a:  dmul
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  #INSTIDX : 11||000b:  dreturn
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg4_R48)
  return (dread f64 %Reg0_D)
}
func &LShapes_24Square_3B_7Clabel_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShapes_24Square_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48172
  var %Reg2_R48 <* <$LShapes_24Square_3B>> localrefvar
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %L_STR_161359 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg2_R46 <* <$LShapes_24Shape_3B>> localrefvar
  var %L_STR_161360 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R48)
  dassign %Reg2_R48 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R48)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %2 (dread ref %Reg0_R43)
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[10] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Shapes_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R43) {}
  #INSTIDX : 7||0007:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b00) { dassign %L_STR_161359 0 }
  regassign ptr %3 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161359)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 9||0009:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 12||000c:  aload_0
  #INSTIDX : 13||000d:  invokespecial
  regassign ptr %4 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg2_R48))
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %4)
  #Call function:LShapes_24Named_3B_7Clabel_7C_28_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 8)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R46) { dassign %Reg1_R42 0 }
  #INSTIDX : 16||0010:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 19||0013:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5d00) { dassign %L_STR_161360 0 }
  regassign ptr %5 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161360)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 21||0015:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 152)), dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 24||0018:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R43)), constval u32 32)), dread ref %Reg0_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 27||001b:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R42)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R48, dread ref %Reg0_R43, dread ref %Reg1_R42, dread ref %Reg2_R46, dread ref %Reg0_R42)
  return (dread ref %Reg0_R42)
}
func &LShapes_24Square_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$LShapes_24Square_3B>>, var %Reg3_R41 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 48173
  var %Reg2_R48 <* <$LShapes_24Square_3B>> localrefvar
  var %Reg0_Z u1
  var %Reg0_R48 <* <$LShapes_24Square_3B>> localrefvar
  var %Reg0_I i32
  var %Reg1_I i32
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R48)
  dassign %Reg2_R48 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R48)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_1
  #INSTIDX : 1||0001:  instanceof
  dassign %Reg0_Z 0 (intrinsicopwithtype u1 <* <$LShapes_24Square_3B>> JAVA_INSTANCE_OF (dread ref %Reg3_R41))
  #INSTIDX : 4||0004:  ifeq
  brtrue @label12 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 7||0007:  aload_1
  #INSTIDX : 8||0008:  checkcast
  intrinsiccallwithtypeassigned <* <$LShapes_24Square_3B>> JAVA_CHECK_CAST (dread ref %Reg3_R41) { dassign %Reg0_R48 0 }
  #INSTIDX : 11||000b:  getfield
  dassign %Reg0_I 0 (iread i32 <* <$LShapes_24Square_3B>> 7 (dread ref %Reg0_R48))
  #INSTIDX : 14||000e:  aload_0
  #INSTIDX : 15||000f:  getfield
  dassign %Reg1_I 0 (iread i32 <* <$LShapes_24Square_3B>> 7 (dread ref %Reg2_R48))
  #INSTIDX : 18||0012:  if_icmpne
  brtrue @label12 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 21||0015:  iconst_1
  dassign %Reg0_I 0 (constval i32 1)
  #INSTIDX : 22||0016:  goto
  goto @label13
@label12
  #INSTIDX : 25||0019:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
@label13
  #INSTIDX : 26||001a:  ireturn
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R48, dread ref %Reg0_R48)
  return (cvt u1 i32 (dread i32 %Reg0_I))
}
func &LShapes_24Square_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$LShapes_24Square_3B>>) i32 {
  funcid 48174
  var %Reg1_R48 <* <$LShapes_24Square_3B>> localrefvar
  var %Reg0_I i32
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg1_R48)
  dassign %Reg1_R48 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg1_R48)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  dassign %Reg0_I 0 (iread i32 <* <$LShapes_24Square_3B>> 7 (dread ref %Reg1_R48))
  #INSTIDX : 4||0004:  ireturn
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R48)
  return (dread i32 %Reg0_I)
}
func &LShapes_24Square_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 48175
  var %Reg0_R44 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %L_STR_161361 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %1 (dread ref %Reg0_R44)
  dassign %Reg0_R44 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Shapes_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R44)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 3||0003:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c82027e5bed2e2a38c674df2f66a5421) { dassign %L_STR_161361 0 }
  regassign ptr %2 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (dread ptr %L_STR_161361)
  intrinsiccall MCCIncRef (dread ref %Reg1_R42)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 5||0005:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R44)), constval u32 312)), dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 8||0008:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R44, dread ref %Reg1_R42)
  return ()
}
func &LShapes_24Tile_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LShapes_24Tile_3B>>) void {
  funcid 48176
  var %Reg3_R49 <* <$LShapes_24Tile_3B>> localrefvar
  var %Reg1_I i32
  var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>> localrefvar
  var %Reg2_R46 <* <$LShapes_24Shape_3B>> localrefvar
  var %Reg3_R48 <* <$LShapes_24Square_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg3_R49)
  dassign %Reg3_R49 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg3_R49)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  iconst_2
  dassign %Reg1_I 0 (constval i32 2)
  #INSTIDX : 2||0002:  aconst_null
  regassign ptr %2 (dread ref %Reg2_R41)
  dassign %Reg2_R41 0 (constval ref 0)
  intrinsiccall MCCIncRef (dread ref %Reg2_R41)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 3||0003:  invokespecial
  regassign ptr %3 (dread ref %Reg2_R46)
  dassign %Reg2_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg2_R41))
  intrinsiccall MCCIncRef (dread ref %Reg2_R46)
  intrinsiccall MCCDecRef (regread ptr %3)
  regassign ptr %4 (dread ref %Reg3_R48)
  dassign %Reg3_R48 0 (retype ref <* <$LShapes_24Square_3B>> (dread ref %Reg3_R49))
  intrinsiccall MCCIncRef (dread ref %Reg3_R48)
  intrinsiccall MCCDecRef (regread ptr %4)
  #Call function:LShapes_24Square_3B_7C_3Cinit_3E_7C_28ILShapes_24Shape_3B_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 15)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg3_R48, dread i32 %Reg1_I, dread ref %Reg2_R46) {}
  #INSTIDX : 6||0006:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg3_R49, dread ref %Reg2_R41, dread ref %Reg2_R46, dread ref %Reg3_R48)
  return ()
}
func &LShapes_24Tile_3B_7Ctwice_7C_28_29I virtual (var %_this <* <$LShapes_24Tile_3B>>) i32 {
  funcid 48177
  var %Reg2_R49 <* <$LShapes_24Tile_3B>> localrefvar
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_R48 <* <$LShapes_24Square_3B>> localrefvar
  var %__muid_symptr <* void>

  regassign ptr %1 (dread ref %Reg2_R49)
  dassign %Reg2_R49 0 (dread ref %_this)
  intrinsiccall MCCIncRef (dread ref %Reg2_R49)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 0||0000:  iconst_2
  dassign %Reg0_I 0 (constval i32 2)
  #INSTIDX : 1||0001:  aload_0
  #INSTIDX : 2||0002:  getfield
  dassign %Reg1_I 0 (iread i32 <* <$LShapes_24Tile_3B>> 8 (dread ref %Reg2_R49))
  #INSTIDX : 5||0005:  imul
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 6||0006:  aload_0
  #INSTIDX : 7||0007:  invokespecial
  regassign ptr %2 (dread ref %Reg2_R48)
  dassign %Reg2_R48 0 (retype ref <* <$LShapes_24Square_3B>> (dread ref %Reg2_R49))
  intrinsiccall MCCIncRef (dread ref %Reg2_R48)
  intrinsiccall MCCDecRef (regread ptr %2)
  #Call function:LShapes_24Square_3B_7ChashCode_7C_28_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[23] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Shapes_jar, constval i64 19)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg2_R48) { dassign %Reg1_I 0 }
  #INSTIDX : 10||000a:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 11||000b:  ireturn
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg2_R49, dread ref %Reg2_R48)
  return (dread i32 %Reg0_I)
}
