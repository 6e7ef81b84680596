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
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LShapes_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LShapes_3B>>) void {
  funcid 48153
  var %Reg1_R40 <* <$LShapes_3B>>
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R40 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R40))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  return ()
}
func &LShapes_3B_7Ckind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B private static (var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48154
  var %Reg0_Z u1
  var %L_STR_161333 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161334 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161335 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161336 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161337 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>>

  intrinsiccallwithtype <$LShapes_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  instanceof
  dassign %Reg0_Z 0 (intrinsicopwithtype u1 <* <$LShapes_24Circle_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R41))
  #INSTIDX : 4||0004:  ifeq
  brtrue @label0 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 7||0007:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_72006f0075006e006400) { dassign %L_STR_161333 0 }
  dassign %Reg0_R42 0 (dread ptr %L_STR_161333)
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
  dassign %Reg0_R42 0 (dread ptr %L_STR_161334)
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
  dassign %Reg0_R42 0 (dread ptr %L_STR_161335)
  #INSTIDX : 33||0021:  goto
  goto @label3
@label2
  #INSTIDX : 36||0024:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006f006e006500) { dassign %L_STR_161336 0 }
  dassign %Reg0_R42 0 (dread ptr %L_STR_161336)
@label3
  #INSTIDX : 38||0026:  astore_1
  dassign %Reg3_R42 0 (dread ref %Reg0_R42)
  #INSTIDX : 39||0027:  aload_0
  #INSTIDX : 40||0028:  instanceof
  dassign %Reg0_Z 0 (intrinsicopwithtype u1 <* <$LShapes_24Named_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R41))
  #INSTIDX : 43||002b:  ifeq
  brtrue @label4 (eq i32 i32 (dread u1 %Reg0_Z, constval i32 0))
  #INSTIDX : 46||002e:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 49||0031:  dup
  #INSTIDX : 50||0032:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R43) {}
  #INSTIDX : 53||0035:  aload_1
  #INSTIDX : 54||0036:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg3_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 57||0039:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006e0061006d0065006400) { dassign %L_STR_161337 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161337)
  #INSTIDX : 59||003b:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 62||003e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 65||0041:  goto
  goto @label5
@label4
  #INSTIDX : 68||0044:  aload_1
  dassign %Reg0_R42 0 (dread ref %Reg3_R42)
@label5
  #INSTIDX : 69||0045:  areturn
  return (dread ref %Reg0_R42)
}
func &LShapes_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg7_R45 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 48155
  var %Reg0_R44 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %L_STR_161338 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_R46 <* <$LShapes_24Shape_3B>>
  var %Reg0_I i32
  var %Reg9_I i32
  var %Reg1_I i32
  var %Reg0_R47 <* <$LShapes_24Circle_3B>>
  var %Reg2_D f64
  var %Reg0_R48 <* <$LShapes_24Square_3B>>
  var %Reg0_D f64
  var %Reg9_D f64
  var %Reg11_R46 <* <$LShapes_24Shape_3B>>
  var %Reg1_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161339 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161340 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg11_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_D f64
  var %Reg0_R46 <* <$LShapes_24Shape_3B>>
  var %Reg0_R49 <* <$LShapes_24Tile_3B>>
  var %L_STR_161341 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161342 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_161343 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161344 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R50 <* <$LShapes_241_3B>>
  var %Reg2_R49 <* <$LShapes_24Tile_3B>>
  var %Reg2_I i32
  var %L_STR_161345 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R48 <* <$LShapes_24Square_3B>>
  var %Reg5_I i32
  var %Reg6_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R46 <* <$LShapes_24Shape_3B>>
  var %Reg3_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %L_STR_161346 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161347 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161348 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R51 <* <$LShapes_24Named_3B>>
  var %Reg12_R51 <* <$LShapes_24Named_3B>>
  var %L_STR_161349 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161350 <* <$Ljava_2Flang_2FString_3B>>

  intrinsiccallwithtype <$LShapes_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R44 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 3||0003:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d00610069006e00) { dassign %L_STR_161338 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161338)
  #INSTIDX : 5||0005:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 8||0008:  aconst_null
  dassign %Reg0_R41 0 (constval ref 0)
  #INSTIDX : 9||0009:  astore_1
  dassign %Reg8_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg0_R41))
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
  intrinsiccallwithtype <$LShapes_24Circle_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R47 0 (gcmalloc ref <$LShapes_24Circle_3B>)
  #INSTIDX : 26||001a:  dup
  #INSTIDX : 27||001b:  iload_2
  #INSTIDX : 28||001c:  i2d
  dassign %Reg2_D 0 (cvt f64 i32 (dread i32 %Reg9_I))
  #INSTIDX : 29||001d:  aload_1
  #INSTIDX : 30||001e:  invokespecial
  callassigned &LShapes_24Circle_3B_7C_3Cinit_3E_7C_28DLShapes_24Shape_3B_29V (dread ref %Reg0_R47, dread f64 %Reg2_D, dread ref %Reg8_R46) {}
  #INSTIDX : 33||0021:  astore_1
  dassign %Reg8_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg0_R47))
  #INSTIDX : 34||0022:  goto
  goto @label8
@label7
  #INSTIDX : 37||0025:  new
  intrinsiccallwithtype <$LShapes_24Square_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R48 0 (gcmalloc ref <$LShapes_24Square_3B>)
  #INSTIDX : 40||0028:  dup
  #INSTIDX : 41||0029:  iload_2
  #INSTIDX : 42||002a:  aload_1
  #INSTIDX : 43||002b:  invokespecial
  callassigned &LShapes_24Square_3B_7C_3Cinit_3E_7C_28ILShapes_24Shape_3B_29V (dread ref %Reg0_R48, dread i32 %Reg9_I, dread ref %Reg8_R46) {}
  #INSTIDX : 46||002e:  astore_1
  dassign %Reg8_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg0_R48))
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
  dassign %Reg11_R46 0 (dread ref %Reg8_R46)
@label10
  #INSTIDX : 58||003a:  aload
  #INSTIDX : 60||003c:  ifnull
  brtrue @label11 (eq i32 ref (dread ref %Reg11_R46, constval ref 0))
  #INSTIDX : 63||003f:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R44 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 66||0042:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 69||0045:  dup
  #INSTIDX : 70||0046:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 73||0049:  aload
  #INSTIDX : 75||004b:  invokevirtual
  virtualcallassigned &LShapes_24Shape_3B_7Clabel_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg11_R46) { dassign %Reg2_R42 0 }
  #INSTIDX : 78||004e:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 81||0051:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161339 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161339)
  #INSTIDX : 83||0053:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 86||0056:  aload
  #INSTIDX : 88||0058:  invokevirtual
  virtualcallassigned &LShapes_24Shape_3B_7Carea_7C_28_29D (dread ref %Reg11_R46) { dassign %Reg2_D 0 }
  #INSTIDX : 91||005b:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread f64 %Reg2_D) { dassign %Reg1_R43 0 }
  #INSTIDX : 94||005e:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161340 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161340)
  #INSTIDX : 96||0060:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 99||0063:  aload
  #INSTIDX : 101||0065:  invokestatic
  dassign %Reg11_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg11_R46))
  intrinsiccallwithtype <$LShapes_3B> JAVA_CLINIT_CHECK ()
  callassigned &LShapes_3B_7Ckind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg11_R41) { dassign %Reg2_R42 0 }
  #INSTIDX : 104||0068:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 107||006b:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 110||006e:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 113||0071:  dload_2
  #INSTIDX : 114||0072:  aload
  #INSTIDX : 116||0074:  invokevirtual
  virtualcallassigned &LShapes_24Shape_3B_7Carea_7C_28_29D (dread ref %Reg11_R46) { dassign %Reg1_D 0 }
  #INSTIDX : 119||0077:  dadd
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg9_D, dread f64 %Reg1_D))
  #INSTIDX : 120||0078:  dstore_2
  dassign %Reg9_D 0 (dread f64 %Reg0_D)
  #INSTIDX : 121||0079:  aload
  #INSTIDX : 123||007b:  invokevirtual
  virtualcallassigned &LShapes_24Shape_3B_7Cnext_7C_28_29LShapes_24Shape_3B (dread ref %Reg11_R46) { dassign %Reg0_R46 0 }
  #INSTIDX : 126||007e:  astore
  dassign %Reg11_R46 0 (dread ref %Reg0_R46)
  #INSTIDX : 128||0080:  goto
  goto @label10
@label11
  #INSTIDX : 131||0083:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R44 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 134||0086:  dload_2
  #INSTIDX : 135||0087:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R44, dread f64 %Reg9_D) {}
  #INSTIDX : 138||008a:  new
  intrinsiccallwithtype <$LShapes_24Tile_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R49 0 (gcmalloc ref <$LShapes_24Tile_3B>)
  #INSTIDX : 141||008d:  dup
  #INSTIDX : 142||008e:  invokespecial
  callassigned &LShapes_24Tile_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R49) {}
  #INSTIDX : 145||0091:  astore
  dassign %Reg11_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R49))
  #INSTIDX : 147||0093:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R44 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 150||0096:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 153||0099:  dup
  #INSTIDX : 154||009a:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 157||009d:  aload
  #INSTIDX : 159||009f:  invokestatic
  intrinsiccallwithtype <$LShapes_3B> JAVA_CLINIT_CHECK ()
  callassigned &LShapes_3B_7Ckind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg11_R41) { dassign %Reg2_R42 0 }
  #INSTIDX : 162||00a2:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 165||00a5:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161341 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161341)
  #INSTIDX : 167||00a7:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 170||00aa:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400650078007400) { dassign %L_STR_161342 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161342)
  #INSTIDX : 172||00ac:  invokestatic
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R42))
  intrinsiccallwithtype <$LShapes_3B> JAVA_CLINIT_CHECK ()
  callassigned &LShapes_3B_7Ckind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R41) { dassign %Reg2_R42 0 }
  #INSTIDX : 175||00af:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 178||00b2:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161343 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161343)
  #INSTIDX : 180||00b4:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 183||00b7:  aconst_null
  dassign %Reg2_R41 0 (constval ref 0)
  #INSTIDX : 184||00b8:  invokestatic
  intrinsiccallwithtype <$LShapes_3B> JAVA_CLINIT_CHECK ()
  callassigned &LShapes_3B_7Ckind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R41) { dassign %Reg2_R42 0 }
  #INSTIDX : 187||00bb:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 190||00be:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161344 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161344)
  #INSTIDX : 192||00c0:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 195||00c3:  new
  intrinsiccallwithtype <$LShapes_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R50 0 (gcmalloc ref <$LShapes_241_3B>)
  #INSTIDX : 198||00c6:  dup
  #INSTIDX : 199||00c7:  invokespecial
  callassigned &LShapes_241_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R50) {}
  #INSTIDX : 202||00ca:  invokestatic
  dassign %Reg2_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R50))
  intrinsiccallwithtype <$LShapes_3B> JAVA_CLINIT_CHECK ()
  callassigned &LShapes_3B_7Ckind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R41) { dassign %Reg2_R42 0 }
  #INSTIDX : 205||00cd:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 208||00d0:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 211||00d3:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 214||00d6:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R44 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 217||00d9:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 220||00dc:  dup
  #INSTIDX : 221||00dd:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 224||00e0:  aload
  #INSTIDX : 226||00e2:  checkcast
  intrinsiccallwithtypeassigned <* <$LShapes_24Tile_3B>> JAVA_CHECK_CAST (dread ref %Reg11_R41) { dassign %Reg2_R49 0 }
  #INSTIDX : 229||00e5:  invokevirtual
  virtualcallassigned &LShapes_24Tile_3B_7Ctwice_7C_28_29I (dread ref %Reg2_R49) { dassign %Reg2_I 0 }
  #INSTIDX : 232||00e8:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 235||00eb:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161345 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161345)
  #INSTIDX : 237||00ed:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 240||00f0:  getstatic
  intrinsiccallwithtype <$LShapes_24Shape_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LShapes_24Shape_3B_7Cmade)
  #INSTIDX : 243||00f3:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 246||00f6:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 249||00f9:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 252||00fc:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R44 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 255||00ff:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 258||0102:  dup
  #INSTIDX : 259||0103:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 262||0106:  aload
  #INSTIDX : 264||0108:  new
  intrinsiccallwithtype <$LShapes_24Square_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R48 0 (gcmalloc ref <$LShapes_24Square_3B>)
  #INSTIDX : 267||010b:  dup
  #INSTIDX : 268||010c:  iconst_2
  dassign %Reg5_I 0 (constval i32 2)
  #INSTIDX : 269||010d:  aconst_null
  dassign %Reg6_R41 0 (constval ref 0)
  #INSTIDX : 270||010e:  invokespecial
  dassign %Reg6_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg6_R41))
  callassigned &LShapes_24Square_3B_7C_3Cinit_3E_7C_28ILShapes_24Shape_3B_29V (dread ref %Reg3_R48, dread i32 %Reg5_I, dread ref %Reg6_R46) {}
  #INSTIDX : 273||0111:  invokevirtual
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R48))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg11_R41, dread ref %Reg3_R41) { dassign %Reg2_Z 0 }
  #INSTIDX : 276||0114:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread u1 %Reg2_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 279||0117:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161346 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161346)
  #INSTIDX : 281||0119:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 284||011c:  aload
  #INSTIDX : 286||011e:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3200) { dassign %L_STR_161347 0 }
  dassign %Reg3_R42 0 (dread ptr %L_STR_161347)
  #INSTIDX : 288||0120:  invokevirtual
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R42))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg11_R41, dread ref %Reg3_R41) { dassign %Reg2_Z 0 }
  #INSTIDX : 291||0123:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread u1 %Reg2_Z) { dassign %Reg1_R43 0 }
  #INSTIDX : 294||0126:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161348 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161348)
  #INSTIDX : 296||0128:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 299||012b:  aload
  #INSTIDX : 301||012d:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %Reg11_R41) { dassign %Reg2_I 0 }
  #INSTIDX : 304||0130:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 307||0133:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 310||0136:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 313||0139:  aload
  #INSTIDX : 315||013b:  checkcast
  intrinsiccallwithtypeassigned <* <$LShapes_24Named_3B>> JAVA_CHECK_CAST (dread ref %Reg11_R41) { dassign %Reg0_R51 0 }
  #INSTIDX : 318||013e:  astore
  dassign %Reg12_R51 0 (dread ref %Reg0_R51)
  #INSTIDX : 320||0140:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R44 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 323||0143:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 326||0146:  dup
  #INSTIDX : 327||0147:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R43) {}
  #INSTIDX : 330||014a:  aload
  #INSTIDX : 332||014c:  invokeinterface
  interfacecallassigned &LShapes_24Named_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg12_R51) { dassign %Reg2_R42 0 }
  #INSTIDX : 337||0151:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 340||0154:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161349 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161349)
  #INSTIDX : 342||0156:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 345||0159:  aload
  #INSTIDX : 347||015b:  invokeinterface
  interfacecallassigned &LShapes_24Named_3B_7Clabel_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg12_R51) { dassign %Reg2_R42 0 }
  #INSTIDX : 352||0160:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 355||0163:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161350 0 }
  dassign %Reg2_R42 0 (dread ptr %L_STR_161350)
  #INSTIDX : 357||0165:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread ref %Reg2_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 360||0168:  aload_0
  #INSTIDX : 361||0169:  arraylength
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg7_R45))
  #INSTIDX : 362||016a:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R43, dread i32 %Reg2_I) { dassign %Reg1_R43 0 }
  #INSTIDX : 365||016d:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 368||0170:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 371||0173:  return
  return ()
}
func &LShapes_241_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LShapes_241_3B>>) void {
  funcid 48156
  var %Reg1_R50 <* <$LShapes_241_3B>>
  var %Reg1_R41 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R50 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg1_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R50))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  return ()
}
func &LShapes_241_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShapes_241_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48157
  var %Reg1_R50 <* <$LShapes_241_3B>>
  var %L_STR_161351 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R50 0 (dread ref %_this)
  #INSTIDX : 0||0000:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006f0062006f0064007900) { dassign %L_STR_161351 0 }
  dassign %Reg0_R42 0 (dread ptr %L_STR_161351)
  #INSTIDX : 2||0002:  areturn
  return (dread ref %Reg0_R42)
}
func &LShapes_24Circle_3B_7C_3Cinit_3E_7C_28DLShapes_24Shape_3B_29V constructor (var %_this <* <$LShapes_24Circle_3B>>, var %Reg4_D f64, var %Reg6_R46 <* <$LShapes_24Shape_3B>>) void {
  funcid 48158
  var %Reg3_R47 <* <$LShapes_24Circle_3B>>
  var %Reg3_R46 <* <$LShapes_24Shape_3B>>

  dassign %Reg3_R47 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  aload_3
  #INSTIDX : 2||0002:  invokespecial
  dassign %Reg3_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg3_R47))
  callassigned &LShapes_24Shape_3B_7C_3Cinit_3E_7C_28LShapes_24Shape_3B_29V (dread ref %Reg3_R46, dread ref %Reg6_R46) {}
  #INSTIDX : 5||0005:  aload_0
  #INSTIDX : 6||0006:  dload_1
  #INSTIDX : 7||0007:  putfield
  iassign <* <$LShapes_24Circle_3B>> 7 (dread ref %Reg3_R47, dread f64 %Reg4_D)
  #INSTIDX : 10||000a:  return
  return ()
}
func &LShapes_24Circle_3B_7Carea_7C_28_29D virtual (var %_this <* <$LShapes_24Circle_3B>>) f64 {
  funcid 48159
  var %Reg4_R47 <* <$LShapes_24Circle_3B>>
  var %Reg0_D f64
  var %Reg1_D f64

  dassign %Reg4_R47 0 (dread ref %_this)
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
  return (dread f64 %Reg0_D)
}
func &LShapes_24Circle_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShapes_24Circle_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48160
  var %Reg2_R47 <* <$LShapes_24Circle_3B>>
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161352 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R46 <* <$LShapes_24Shape_3B>>
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R47 0 (dread ref %_this)
  #INSTIDX : 0||0000:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R43) {}
  #INSTIDX : 7||0007:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_be74e3782b92a67ad6a9490c2c6ccd19) { dassign %L_STR_161352 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161352)
  #INSTIDX : 9||0009:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 12||000c:  aload_0
  #INSTIDX : 13||000d:  invokespecial
  dassign %Reg2_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg2_R47))
  callassigned &LShapes_24Shape_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R46) { dassign %Reg1_R42 0 }
  #INSTIDX : 16||0010:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 19||0013:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 22||0016:  areturn
  return (dread ref %Reg0_R42)
}
func &LShapes_24Named_3B_7Clabel_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShapes_24Named_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48162
  var %Reg2_R51 <* <$LShapes_24Named_3B>>
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161353 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R51 0 (dread ref %_this)
  #INSTIDX : 0||0000:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R43) {}
  #INSTIDX : 7||0007:  getstatic
  dassign %Reg1_R42 0 (dread ref $LShapes_24Named_3B_7CPREFIX)
  #INSTIDX : 10||000a:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 13||000d:  aload_0
  #INSTIDX : 14||000e:  invokeinterface
  interfacecallassigned &LShapes_24Named_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R51) { dassign %Reg1_R42 0 }
  #INSTIDX : 19||0013:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 22||0016:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2100) { dassign %L_STR_161353 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161353)
  #INSTIDX : 24||0018:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 27||001b:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 30||001e:  areturn
  return (dread ref %Reg0_R42)
}
func &LShapes_24Named_3B_7Ccount_7C_28_29I public static () i32 {
  funcid 48163
  var %Reg0_R44 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %L_STR_161354 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

  intrinsiccallwithtype <$LShapes_24Named_3B> JAVA_CLINIT_CHECK ()
  #INSTIDX : 0||0000:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R44 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 3||0003:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_9933e86f60ffe1b1dc4a409faac6d2b5) { dassign %L_STR_161354 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161354)
  #INSTIDX : 5||0005:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 8||0008:  bipush
  dassign %Reg0_I 0 (constval i32 7)
  #INSTIDX : 10||000a:  ireturn
  return (dread i32 %Reg0_I)
}
func &LShapes_24Named_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 48164
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161355 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %L_STR_161356 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>>

  #INSTIDX : 0||0000:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R43) {}
  #INSTIDX : 7||0007:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3c00) { dassign %L_STR_161355 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161355)
  #INSTIDX : 9||0009:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 12||000c:  invokestatic
  intrinsiccallwithtype <$LShapes_24Named_3B> JAVA_CLINIT_CHECK ()
  callassigned &LShapes_24Named_3B_7Ccount_7C_28_29I () { dassign %Reg1_I 0 }
  #INSTIDX : 15||000f:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread i32 %Reg1_I) { dassign %Reg0_R43 0 }
  #INSTIDX : 18||0012:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3e00) { dassign %L_STR_161356 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161356)
  #INSTIDX : 20||0014:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 23||0017:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 26||001a:  putstatic
  dassign $LShapes_24Named_3B_7CPREFIX 0 (dread ref %Reg0_R42)
  #INSTIDX : 29||001d:  return
  return ()
}
func &LShapes_24Shape_3B_7C_3Cinit_3E_7C_28LShapes_24Shape_3B_29V constructor (var %_this <* <$LShapes_24Shape_3B>>, var %Reg4_R46 <* <$LShapes_24Shape_3B>>) void {
  funcid 48165
  var %Reg3_R46 <* <$LShapes_24Shape_3B>>
  var %Reg3_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

  dassign %Reg3_R46 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  invokespecial
  dassign %Reg3_R41 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R46))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg3_R41) {}
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
  return ()
}
func &LShapes_24Shape_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShapes_24Shape_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48167
  var %Reg2_R46 <* <$LShapes_24Shape_3B>>
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161357 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R46 0 (dread ref %_this)
  #INSTIDX : 0||0000:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R43) {}
  #INSTIDX : 7||0007:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730068006100700065002000) { dassign %L_STR_161357 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161357)
  #INSTIDX : 9||0009:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 12||000c:  aload_0
  #INSTIDX : 13||000d:  getfield
  dassign %Reg1_I 0 (iread i32 <* <$LShapes_24Shape_3B>> 4 (dread ref %Reg2_R46))
  #INSTIDX : 16||0010:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread i32 %Reg1_I) { dassign %Reg0_R43 0 }
  #INSTIDX : 19||0013:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 22||0016:  areturn
  return (dread ref %Reg0_R42)
}
func &LShapes_24Shape_3B_7Cnext_7C_28_29LShapes_24Shape_3B virtual (var %_this <* <$LShapes_24Shape_3B>>) <* <$LShapes_24Shape_3B>> {
  funcid 48168
  var %Reg1_R46 <* <$LShapes_24Shape_3B>>
  var %Reg0_R46 <* <$LShapes_24Shape_3B>>

  dassign %Reg1_R46 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  dassign %Reg0_R46 0 (iread ref <* <$LShapes_24Shape_3B>> 5 (dread ref %Reg1_R46))
  #INSTIDX : 4||0004:  areturn
  return (dread ref %Reg0_R46)
}
func &LShapes_24Shape_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 48169
  var %Reg0_R44 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %L_STR_161358 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>>

  #INSTIDX : 0||0000:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R44 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 3||0003:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5e34a9354ac54fe52f2fbc52004b4028) { dassign %L_STR_161358 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161358)
  #INSTIDX : 5||0005:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 8||0008:  return
  return ()
}
func &LShapes_24Square_3B_7C_3Cinit_3E_7C_28ILShapes_24Shape_3B_29V constructor (var %_this <* <$LShapes_24Square_3B>>, var %Reg3_I i32, var %Reg4_R46 <* <$LShapes_24Shape_3B>>) void {
  funcid 48170
  var %Reg2_R48 <* <$LShapes_24Square_3B>>
  var %Reg2_R46 <* <$LShapes_24Shape_3B>>

  dassign %Reg2_R48 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  aload_2
  #INSTIDX : 2||0002:  invokespecial
  dassign %Reg2_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg2_R48))
  callassigned &LShapes_24Shape_3B_7C_3Cinit_3E_7C_28LShapes_24Shape_3B_29V (dread ref %Reg2_R46, dread ref %Reg4_R46) {}
  #INSTIDX : 5||0005:  aload_0
  #INSTIDX : 6||0006:  iload_1
  #INSTIDX : 7||0007:  putfield
  iassign <* <$LShapes_24Square_3B>> 7 (dread ref %Reg2_R48, dread i32 %Reg3_I)
  #INSTIDX : 10||000a:  return
  return ()
}
func &LShapes_24Square_3B_7Carea_7C_28_29D virtual (var %_this <* <$LShapes_24Square_3B>>) f64 {
  funcid 48171
  var %Reg4_R48 <* <$LShapes_24Square_3B>>
  var %Reg0_I i32
  var %Reg0_D f64
  var %Reg1_I i32
  var %Reg1_D f64

  dassign %Reg4_R48 0 (dread ref %_this)
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
  return (dread f64 %Reg0_D)
}
func &LShapes_24Square_3B_7Clabel_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LShapes_24Square_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48172
  var %Reg2_R48 <* <$LShapes_24Square_3B>>
  var %Reg0_R43 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_161359 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R46 <* <$LShapes_24Shape_3B>>
  var %L_STR_161360 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R42 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R48 0 (dread ref %_this)
  #INSTIDX : 0||0000:  new
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R43 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R43) {}
  #INSTIDX : 7||0007:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b00) { dassign %L_STR_161359 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161359)
  #INSTIDX : 9||0009:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 12||000c:  aload_0
  #INSTIDX : 13||000d:  invokespecial
  dassign %Reg2_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg2_R48))
  callassigned &LShapes_24Shape_3B_7Clabel_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R46) { dassign %Reg1_R42 0 }
  #INSTIDX : 16||0010:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 19||0013:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5d00) { dassign %L_STR_161360 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161360)
  #INSTIDX : 21||0015:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R43, dread ref %Reg1_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 24||0018:  invokevirtual
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 27||001b:  areturn
  return (dread ref %Reg0_R42)
}
func &LShapes_24Square_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$LShapes_24Square_3B>>, var %Reg3_R41 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 48173
  var %Reg2_R48 <* <$LShapes_24Square_3B>>
  var %Reg0_Z u1
  var %Reg0_R48 <* <$LShapes_24Square_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg2_R48 0 (dread ref %_this)
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
  return (cvt u1 i32 (dread i32 %Reg0_I))
}
func &LShapes_24Square_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$LShapes_24Square_3B>>) i32 {
  funcid 48174
  var %Reg1_R48 <* <$LShapes_24Square_3B>>
  var %Reg0_I i32

  dassign %Reg1_R48 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  getfield
  dassign %Reg0_I 0 (iread i32 <* <$LShapes_24Square_3B>> 7 (dread ref %Reg1_R48))
  #INSTIDX : 4||0004:  ireturn
  return (dread i32 %Reg0_I)
}
func &LShapes_24Square_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 48175
  var %Reg0_R44 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %L_STR_161361 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R42 <* <$Ljava_2Flang_2FString_3B>>

  #INSTIDX : 0||0000:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R44 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  #INSTIDX : 3||0003:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c82027e5bed2e2a38c674df2f66a5421) { dassign %L_STR_161361 0 }
  dassign %Reg1_R42 0 (dread ptr %L_STR_161361)
  #INSTIDX : 5||0005:  invokevirtual
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R44, dread ref %Reg1_R42) {}
  #INSTIDX : 8||0008:  return
  return ()
}
func &LShapes_24Tile_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LShapes_24Tile_3B>>) void {
  funcid 48176
  var %Reg3_R49 <* <$LShapes_24Tile_3B>>
  var %Reg1_I i32
  var %Reg2_R41 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R46 <* <$LShapes_24Shape_3B>>
  var %Reg3_R48 <* <$LShapes_24Square_3B>>

  dassign %Reg3_R49 0 (dread ref %_this)
  #INSTIDX : 0||0000:  aload_0
  #INSTIDX : 1||0001:  iconst_2
  dassign %Reg1_I 0 (constval i32 2)
  #INSTIDX : 2||0002:  aconst_null
  dassign %Reg2_R41 0 (constval ref 0)
  #INSTIDX : 3||0003:  invokespecial
  dassign %Reg2_R46 0 (retype ref <* <$LShapes_24Shape_3B>> (dread ref %Reg2_R41))
  dassign %Reg3_R48 0 (retype ref <* <$LShapes_24Square_3B>> (dread ref %Reg3_R49))
  callassigned &LShapes_24Square_3B_7C_3Cinit_3E_7C_28ILShapes_24Shape_3B_29V (dread ref %Reg3_R48, dread i32 %Reg1_I, dread ref %Reg2_R46) {}
  #INSTIDX : 6||0006:  return
  return ()
}
func &LShapes_24Tile_3B_7Ctwice_7C_28_29I virtual (var %_this <* <$LShapes_24Tile_3B>>) i32 {
  funcid 48177
  var %Reg2_R49 <* <$LShapes_24Tile_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_R48 <* <$LShapes_24Square_3B>>

  dassign %Reg2_R49 0 (dread ref %_this)
  #INSTIDX : 0||0000:  iconst_2
  dassign %Reg0_I 0 (constval i32 2)
  #INSTIDX : 1||0001:  aload_0
  #INSTIDX : 2||0002:  getfield
  dassign %Reg1_I 0 (iread i32 <* <$LShapes_24Tile_3B>> 8 (dread ref %Reg2_R49))
  #INSTIDX : 5||0005:  imul
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 6||0006:  aload_0
  #INSTIDX : 7||0007:  invokespecial
  dassign %Reg2_R48 0 (retype ref <* <$LShapes_24Square_3B>> (dread ref %Reg2_R49))
  callassigned &LShapes_24Square_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R48) { dassign %Reg1_I 0 }
  #INSTIDX : 10||000a:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 11||000b:  ireturn
  return (dread i32 %Reg0_I)
}
