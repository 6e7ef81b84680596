flavor 1
srclang 3
id 65535
numfuncs 5
import "Numbers.mplt"
import "/opt/openark/libjava-core/libjava-core.mplt"
entryfunc &LNumbers_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Numbers.jar"}
srcfileinfo {
  1 "Numbers.java"}
type $__class_meta__ <struct {@shadow <* void> final, @monitor i32 final, @classloader u16 final, @objsize u16 final, @itab <* void> final, @vtab <* void> final, @gctib <* void> final, @classinforo <* void> final, @clinitbridge <* void> final}>
type $MUIDFuncDefTabEntry <struct {@funcUnifiedAddr u64}>
type $MUIDFuncDefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
type $MUIDUnifiedUndefTabEntry <struct {@globalAddress u64}>
type $MUIDUnifiedUndefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>
var $__cinf_Ljava_2Flang_2FStringBuilder_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FSystem_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FLong_3B extern <$__class_meta__>
var $__cinf_Ljava_2Flang_2FMath_3B extern <$__class_meta__>
var $__vtb_LNumbers_3B fstatic <[11] <* void>> = [24, 28, 32, 0, 36, 40, 44, 48, 0, 52, 0]
var $__cinf_LNumbers_3B <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= 0, 6= addrof ptr $__vtb_LNumbers_3B, 7= 0, 8= 0, 9= 0]
func &MCC_getFuncPtrFromItabSecondHash64 nosideeffect () ptr
var $__muid_func_def_tab$$Numbers_jar fstatic <[5] <$MUIDFuncDefTabEntry>> = [[1= addroffunc ptr &LNumbers_3B_7C_3Cinit_3E_7C_28_29V], [1= addroffunc ptr &LNumbers_3B_7Cf_7C_28II_29I], [1= addroffunc ptr &LNumbers_3B_7Call_7C_28D_29Ljava_2Flang_2FString_3B], [1= addroffunc ptr &LNumbers_3B_7Cfib_7C_28I_29I], [1= addroffunc ptr &LNumbers_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V]]
var $__muid_func_def_muid_tab$$Numbers_jar fstatic <[5] <$MUIDFuncDefMuidTabEntry>> = [[1= -5867725876760453900, 2= 1443697179849793491], [1= 6703352827189106789, 2= 8974128394419090019], [1= 8549781952986720158, 2= 7471071666828687229], [1= -8428222589039416235, 2= -790076174666495486], [1= -2176007135829833174, 2= 5353848166034568924]]
var $__muid_func_undef_tab$$Numbers_jar fstatic <[13] <$MUIDUnifiedUndefTabEntry>> = [[1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0], [1= 0]]
var $__muid_func_undef_muid_tab$$Numbers_jar fstatic <[13] <$MUIDUnifiedUndefMuidTabEntry>> = [[1= 861319445769109370, 2= -5810107560272798903], [1= 7542514851439482877, 2= 1325277591736462115], [1= -2594272560070056697, 2= 389734030288101449], [1= -1160491510703739488, 2= 1513684555389324235], [1= 4582947221590739674, 2= 9196061152921896095], [1= 8228170266292084114, 2= -8288375544354297059], [1= -7464356948810446352, 2= 6963886536264595717], [1= -2701934576591406938, 2= 7529540672761248260], [1= -4187412136968710015, 2= 5423280095759154558], [1= 4481703037692844085, 2= 723980623110182091], [1= 5150622246382669867, 2= -5054247200996807739], [1= 7440723063273818663, 2= 5461109988975428737], [1= 8980949473780595860, 2= 3810356039898487356]]
var $__muid_data_undef_tab$$Numbers_jar fstatic <[1] <$MUIDUnifiedUndefTabEntry>> = [[1= addrof ptr $Ljava_2Flang_2FSystem_3B_7Cout]]
javaclass $LNumbers_3B <$LNumbers_3B> public
func &LNumbers_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LNumbers_3B>>) void
func &LNumbers_3B_7Cf_7C_28II_29I static (var %Reg3_I i32, var %Reg4_I i32) i32
func &LNumbers_3B_7Call_7C_28D_29Ljava_2Flang_2FString_3B static (var %Reg3_D f64) <* <$Ljava_2Flang_2FString_3B>>
func &LNumbers_3B_7Cfib_7C_28I_29I static (var %Reg3_I i32) i32
func &LNumbers_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg8_R44 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_ac2cb2126138a2823421e81954c88b6f fstatic <[5] u64> readonly = [0, 0x1d00000000, 0x312d2032278bdf90, 0x3531203220353120, 0x3020]
var $_C_STR_a111f5960714d6087b521e7a277ced16 fstatic <[6] u64> readonly = [0, 0x3700000000, 0x32203434455f2e65, 0x3120612036333535, 0x303720312d203232, 0x34303732333035]
var $_C_STR_7c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7c0000007c]
var $_C_STR_57359d9d9259b6cafc22886387ff6d80 fstatic <[8] u64> readonly = [0, 0x5900000000, 0x3132203075a459b2, 0x3734363338343734, 0x3733333232392d20, 0x3734353836333032, 0x3132203830383537, 0x3734363338343734]
var $_C_STR_0f783c6eb05e83f1c2f56399057fe525 fstatic <[11] u64> readonly = [0, 0x8500000000, 0x30332e30f4d746bd, 0x3030303030303030, 0x2034303030303030, 0x45302e3120312e30, 0x2d45302e31203031, 0x20302e3030312035, 0x2e37363534333231, 0x33332e3020353231, 0x343333333333]
var $_C_STR_74007200750065002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6575727406983c52, 32]
var $_C_STR_34c7f275797af81adfc3b5fccf1a5192 fstatic <[5] u64> readonly = [0, 0x1f00000000, 0x203720317aa9ba54, 0x35362d20362d2036, 0x313832]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>> public static
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LNumbers_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LNumbers_3B>>) void {
  funcid 48153
  var %Reg1_R40 <* <$LNumbers_3B>> localrefvar
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
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[13] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Numbers_jar, constval i64 0)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R41) {}
  #INSTIDX : 4||0004:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg1_R40, dread ref %Reg1_R41)
  return ()
}
func &LNumbers_3B_7Cf_7C_28II_29I static (var %Reg3_I i32, var %Reg4_I i32) i32 {
  funcid 48154
  var %Reg0_I i32
  var %Reg1_I i32
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  iload_0
  #INSTIDX : 1||0001:  iload_1
  #INSTIDX : 2||0002:  idiv
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  #INSTIDX : 3||0003:  sipush
  dassign %Reg1_I 0 (constval i32 1000)
  #INSTIDX : 6||0006:  imul
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 7||0007:  iload_0
  #INSTIDX : 8||0008:  iload_1
  #INSTIDX : 9||0009:  irem
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  #INSTIDX : 10||000a:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  #INSTIDX : 11||000b:  ireturn
  return (dread i32 %Reg0_I)
}
func &LNumbers_3B_7Call_7C_28D_29Ljava_2Flang_2FString_3B static (var %Reg3_D f64) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 48155
  var %Reg0_R42 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %Reg1_I i32
  var %L_STR_161333 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R43 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %Reg1_J i64
  var %L_STR_161334 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_F f32
  var %L_STR_161335 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161336 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161337 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R43 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %1 (dread ref %Reg0_R42)
  dassign %Reg0_R42 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 3||0003:  dup
  #INSTIDX : 4||0004:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[13] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Numbers_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg0_R42) {}
  #INSTIDX : 7||0007:  dload_0
  #INSTIDX : 8||0008:  d2i
  dassign %Reg1_I 0 (trunc i32 f64 (dread f64 %Reg3_D))
  #INSTIDX : 9||0009:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R42)), constval u32 224)), dread ref %Reg0_R42, dread i32 %Reg1_I) { dassign %Reg0_R42 0 }
  #INSTIDX : 12||000c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161333 0 }
  regassign ptr %2 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (dread ptr %L_STR_161333)
  intrinsiccall MCCIncRef (dread ref %Reg1_R43)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 14||000e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R42)), constval u32 152)), dread ref %Reg0_R42, dread ref %Reg1_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 17||0011:  dload_0
  #INSTIDX : 18||0012:  d2l
  dassign %Reg1_J 0 (trunc i64 f64 (dread f64 %Reg3_D))
  #INSTIDX : 19||0013:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R42)), constval u32 232)), dread ref %Reg0_R42, dread i64 %Reg1_J) { dassign %Reg0_R42 0 }
  #INSTIDX : 22||0016:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161334 0 }
  regassign ptr %3 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (dread ptr %L_STR_161334)
  intrinsiccall MCCIncRef (dread ref %Reg1_R43)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 24||0018:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R42)), constval u32 152)), dread ref %Reg0_R42, dread ref %Reg1_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 27||001b:  dload_0
  #INSTIDX : 28||001c:  d2f
  dassign %Reg1_F 0 (cvt f32 f64 (dread f64 %Reg3_D))
  #INSTIDX : 29||001d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R42)), constval u32 240)), dread ref %Reg0_R42, dread f32 %Reg1_F) { dassign %Reg0_R42 0 }
  #INSTIDX : 32||0020:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161335 0 }
  regassign ptr %4 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (dread ptr %L_STR_161335)
  intrinsiccall MCCIncRef (dread ref %Reg1_R43)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 34||0022:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R42)), constval u32 152)), dread ref %Reg0_R42, dread ref %Reg1_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 37||0025:  dload_0
  #INSTIDX : 38||0026:  d2i
  dassign %Reg1_I 0 (trunc i32 f64 (dread f64 %Reg3_D))
  #INSTIDX : 39||0027:  i2c
  dassign %Reg1_I 0 (zext u32 16 (dread i32 %Reg1_I))
  #INSTIDX : 40||0028:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R42)), constval u32 216)), dread ref %Reg0_R42, cvt u16 i32 (dread i32 %Reg1_I)) { dassign %Reg0_R42 0 }
  #INSTIDX : 43||002b:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161336 0 }
  regassign ptr %5 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (dread ptr %L_STR_161336)
  intrinsiccall MCCIncRef (dread ref %Reg1_R43)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 45||002d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R42)), constval u32 152)), dread ref %Reg0_R42, dread ref %Reg1_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 48||0030:  dload_0
  #INSTIDX : 49||0031:  d2i
  dassign %Reg1_I 0 (trunc i32 f64 (dread f64 %Reg3_D))
  #INSTIDX : 50||0032:  i2b
  dassign %Reg1_I 0 (sext i32 8 (dread i32 %Reg1_I))
  #INSTIDX : 51||0033:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R42)), constval u32 224)), dread ref %Reg0_R42, dread i32 %Reg1_I) { dassign %Reg0_R42 0 }
  #INSTIDX : 54||0036:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161337 0 }
  regassign ptr %6 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (dread ptr %L_STR_161337)
  intrinsiccall MCCIncRef (dread ref %Reg1_R43)
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 56||0038:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R42)), constval u32 152)), dread ref %Reg0_R42, dread ref %Reg1_R43) { dassign %Reg0_R42 0 }
  #INSTIDX : 59||003b:  dload_0
  #INSTIDX : 60||003c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R42)), constval u32 248)), dread ref %Reg0_R42, dread f64 %Reg3_D) { dassign %Reg0_R42 0 }
  #INSTIDX : 63||003f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R42)), constval u32 32)), dread ref %Reg0_R42) { dassign %Reg0_R43 0 }
  #INSTIDX : 66||0042:  areturn
  intrinsiccall MCCIncRef (dread ref %Reg0_R43)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R42, dread ref %Reg1_R43, dread ref %Reg0_R43)
  return (dread ref %Reg0_R43)
}
func &LNumbers_3B_7Cfib_7C_28I_29I static (var %Reg3_I i32) i32 {
  funcid 48156
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg2_I i32
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  iload_0
  #INSTIDX : 1||0001:  iconst_2
  dassign %Reg1_I 0 (constval i32 2)
  #INSTIDX : 2||0002:  if_icmpge
  brtrue @label0 (ge i32 i32 (dread i32 %Reg3_I, dread i32 %Reg1_I))
  #INSTIDX : 5||0005:  iload_0
  #INSTIDX : 6||0006:  goto
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  goto @label1
@label0
  #INSTIDX : 9||0009:  iload_0
  #INSTIDX : 10||000a:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 11||000b:  isub
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg1_I))
  #INSTIDX : 12||000c:  invokestatic
  #Call function:LNumbers_3B_7Cfib_7C_28I_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[5] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Numbers_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  #INSTIDX : 15||000f:  iload_0
  #INSTIDX : 16||0010:  iconst_2
  dassign %Reg2_I 0 (constval i32 2)
  #INSTIDX : 17||0011:  isub
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg2_I))
  #INSTIDX : 18||0012:  invokestatic
  #Call function:LNumbers_3B_7Cfib_7C_28I_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[5] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Numbers_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  #INSTIDX : 21||0015:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
@label1
  #INSTIDX : 22||0016:  ireturn
  return (dread i32 %Reg0_I)
}
func &LNumbers_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg8_R44 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 48157
  var %Reg0_I i32
  var %Reg9_I i32
  var %Reg0_J i64
  var %Reg10_J i64
  var %Reg0_R45 <* <$Ljava_2Fio_2FPrintStream_3B>> localrefvar
  var %Reg1_R42 <* <$Ljava_2Flang_2FStringBuilder_3B>> localrefvar
  var %Reg2_I i32
  var %Reg3_I i32
  var %L_STR_161338 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R43 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %L_STR_161339 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161340 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161341 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_J i64
  var %Reg2_J i64
  var %L_STR_161342 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R43 <* <$Ljava_2Flang_2FString_3B>> localrefvar
  var %L_STR_161343 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161344 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161345 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161346 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161347 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161348 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_D f64
  var %L_STR_161349 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161350 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161351 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_D f64
  var %Reg12_D f64
  var %L_STR_161352 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161353 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_D f64
  var %L_STR_161354 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161355 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161356 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161357 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161358 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161359 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161360 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg14_I i32
  var %Reg15_I i32
  var %L_STR_161361 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161362 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg16_J i64
  var %Reg18_I i32
  var %Reg1_I i32
  var %Reg1_J i64
  var %L_STR_161363 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161364 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161365 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161366 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg18_B i8
  var %Reg19_S i16
  var %Reg20_C u16
  var %Reg0_R46 <* <[] i32>> localrefvar
  var %Reg21_R46 <* <[] i32>> localrefvar
  var %L_STR_161367 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161368 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161369 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161370 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161371 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg22_Z u1
  var %Reg23_Z u1
  var %L_STR_161372 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161373 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_161374 <* <$Ljava_2Flang_2FString_3B>>
  var %__muid_symptr <* void>

  #INSTIDX : 0||0000:  ldc
  dassign %Reg0_I 0 (constval i32 -2147483648)
  #INSTIDX : 2||0002:  istore_1
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 3||0003:  ldc2_w
  dassign %Reg0_J 0 (constval i64 -9223372036854775808)
  #INSTIDX : 6||0006:  lstore_2
  dassign %Reg10_J 0 (dread i64 %Reg0_J)
  #INSTIDX : 7||0007:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %1 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Numbers_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R45)
  intrinsiccall MCCDecRef (regread ptr %1)
  #INSTIDX : 10||000a:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %2 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %2)
  #INSTIDX : 13||000d:  dup
  #INSTIDX : 14||000e:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[13] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Numbers_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R42) {}
  #INSTIDX : 17||0011:  bipush
  dassign %Reg2_I 0 (constval i32 7)
  #INSTIDX : 19||0013:  iconst_2
  dassign %Reg3_I 0 (constval i32 2)
  #INSTIDX : 20||0014:  invokestatic
  #Call function:LNumbers_3B_7Cf_7C_28II_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[5] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Numbers_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg2_I, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  #INSTIDX : 23||0017:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_R42 0 }
  #INSTIDX : 26||001a:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161338 0 }
  regassign ptr %3 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161338)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %3)
  #INSTIDX : 28||001c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 31||001f:  bipush
  dassign %Reg2_I 0 (constval i32 -7)
  #INSTIDX : 33||0021:  iconst_2
  dassign %Reg3_I 0 (constval i32 2)
  #INSTIDX : 34||0022:  invokestatic
  #Call function:LNumbers_3B_7Cf_7C_28II_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[5] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Numbers_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg2_I, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  #INSTIDX : 37||0025:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_R42 0 }
  #INSTIDX : 40||0028:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161339 0 }
  regassign ptr %4 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161339)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %4)
  #INSTIDX : 42||002a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 45||002d:  bipush
  dassign %Reg2_I 0 (constval i32 7)
  #INSTIDX : 47||002f:  bipush
  dassign %Reg3_I 0 (constval i32 -2)
  #INSTIDX : 49||0031:  invokestatic
  #Call function:LNumbers_3B_7Cf_7C_28II_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[5] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Numbers_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg2_I, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  #INSTIDX : 52||0034:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_R42 0 }
  #INSTIDX : 55||0037:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161340 0 }
  regassign ptr %5 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161340)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %5)
  #INSTIDX : 57||0039:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 60||003c:  iload_1
  #INSTIDX : 61||003d:  iconst_m1
  dassign %Reg3_I 0 (constval i32 -1)
  #INSTIDX : 62||003e:  invokestatic
  #Call function:LNumbers_3B_7Cf_7C_28II_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[5] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Numbers_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg9_I, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  #INSTIDX : 65||0041:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_R42 0 }
  #INSTIDX : 68||0044:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161341 0 }
  regassign ptr %6 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161341)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %6)
  #INSTIDX : 70||0046:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 73||0049:  lload_2
  #INSTIDX : 74||004a:  ldc2_w
  dassign %Reg3_J 0 (constval i64 -1)
  #INSTIDX : 77||004d:  ldiv
  dassign %Reg2_J 0 (div i64 (dread i64 %Reg10_J, dread i64 %Reg3_J))
  #INSTIDX : 78||004e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 232)), dread ref %Reg1_R42, dread i64 %Reg2_J) { dassign %Reg1_R42 0 }
  #INSTIDX : 81||0051:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161342 0 }
  regassign ptr %7 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161342)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %7)
  #INSTIDX : 83||0053:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 86||0056:  lload_2
  #INSTIDX : 87||0057:  ldc2_w
  dassign %Reg3_J 0 (constval i64 -1)
  #INSTIDX : 90||005a:  lrem
  dassign %Reg2_J 0 (rem i64 (dread i64 %Reg10_J, dread i64 %Reg3_J))
  #INSTIDX : 91||005b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 232)), dread ref %Reg1_R42, dread i64 %Reg2_J) { dassign %Reg1_R42 0 }
  #INSTIDX : 94||005e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 32)), dread ref %Reg1_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 97||0061:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 312)), dread ref %Reg0_R45, dread ref %Reg1_R43) {}
  #INSTIDX : 100||0064:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %8 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Numbers_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R45)
  intrinsiccall MCCDecRef (regread ptr %8)
  #INSTIDX : 103||0067:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %9 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %9)
  #INSTIDX : 106||006a:  dup
  #INSTIDX : 107||006b:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[13] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Numbers_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R42) {}
  #INSTIDX : 110||006e:  iload_1
  #INSTIDX : 111||006f:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 112||0070:  isub
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg9_I, dread i32 %Reg3_I))
  #INSTIDX : 113||0071:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_R42 0 }
  #INSTIDX : 116||0074:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161343 0 }
  regassign ptr %10 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161343)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %10)
  #INSTIDX : 118||0076:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 121||0079:  ldc
  dassign %Reg2_I 0 (constval i32 -2147483648)
  #INSTIDX : 123||007b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_R42 0 }
  #INSTIDX : 126||007e:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161344 0 }
  regassign ptr %11 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161344)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %11)
  #INSTIDX : 128||0080:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 131||0083:  iload_1
  #INSTIDX : 132||0084:  iload_1
  #INSTIDX : 133||0085:  imul
  dassign %Reg2_I 0 (mul i32 (dread i32 %Reg9_I, dread i32 %Reg9_I))
  #INSTIDX : 134||0086:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_R42 0 }
  #INSTIDX : 137||0089:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161345 0 }
  regassign ptr %12 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161345)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %12)
  #INSTIDX : 139||008b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 142||008e:  lload_2
  #INSTIDX : 143||008f:  lconst_1
  dassign %Reg3_J 0 (constval i64 1)
  #INSTIDX : 144||0090:  lsub
  dassign %Reg2_J 0 (sub i64 (dread i64 %Reg10_J, dread i64 %Reg3_J))
  #INSTIDX : 145||0091:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 232)), dread ref %Reg1_R42, dread i64 %Reg2_J) { dassign %Reg1_R42 0 }
  #INSTIDX : 148||0094:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161346 0 }
  regassign ptr %13 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161346)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %13)
  #INSTIDX : 150||0096:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 153||0099:  iload_1
  #INSTIDX : 154||009a:  ineg
  dassign %Reg2_I 0 (neg i32 (dread i32 %Reg9_I))
  #INSTIDX : 155||009b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_R42 0 }
  #INSTIDX : 158||009e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 32)), dread ref %Reg1_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 161||00a1:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 312)), dread ref %Reg0_R45, dread ref %Reg1_R43) {}
  #INSTIDX : 164||00a4:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %14 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Numbers_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R45)
  intrinsiccall MCCDecRef (regread ptr %14)
  #INSTIDX : 167||00a7:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_ac2cb2126138a2823421e81954c88b6f) { dassign %L_STR_161347 0 }
  regassign ptr %15 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (dread ptr %L_STR_161347)
  intrinsiccall MCCIncRef (dread ref %Reg1_R43)
  intrinsiccall MCCDecRef (regread ptr %15)
  #INSTIDX : 169||00a9:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 312)), dread ref %Reg0_R45, dread ref %Reg1_R43) {}
  #INSTIDX : 172||00ac:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %16 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Numbers_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R45)
  intrinsiccall MCCDecRef (regread ptr %16)
  #INSTIDX : 175||00af:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_a111f5960714d6087b521e7a277ced16) { dassign %L_STR_161348 0 }
  regassign ptr %17 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (dread ptr %L_STR_161348)
  intrinsiccall MCCIncRef (dread ref %Reg1_R43)
  intrinsiccall MCCDecRef (regread ptr %17)
  #INSTIDX : 177||00b1:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 312)), dread ref %Reg0_R45, dread ref %Reg1_R43) {}
  #INSTIDX : 180||00b4:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %18 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Numbers_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R45)
  intrinsiccall MCCDecRef (regread ptr %18)
  #INSTIDX : 183||00b7:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %19 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %19)
  #INSTIDX : 186||00ba:  dup
  #INSTIDX : 187||00bb:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[13] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Numbers_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R42) {}
  #INSTIDX : 190||00be:  ldc2_w
  dassign %Reg2_D 0 (constval f64 65.9)
  #INSTIDX : 193||00c1:  invokestatic
  #Call function:LNumbers_3B_7Call_7C_28D_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[5] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Numbers_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread f64 %Reg2_D) { dassign %Reg2_R43 0 }
  #INSTIDX : 196||00c4:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 199||00c7:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7c00) { dassign %L_STR_161349 0 }
  regassign ptr %20 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161349)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %20)
  #INSTIDX : 201||00c9:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 204||00cc:  ldc2_w
  dassign %Reg2_D 0 (constval f64 -1.5)
  #INSTIDX : 207||00cf:  invokestatic
  #Call function:LNumbers_3B_7Call_7C_28D_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[5] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Numbers_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread f64 %Reg2_D) { dassign %Reg2_R43 0 }
  #INSTIDX : 210||00d2:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 213||00d5:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7c00) { dassign %L_STR_161350 0 }
  regassign ptr %21 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161350)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %21)
  #INSTIDX : 215||00d7:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 218||00da:  dconst_0
  dassign %Reg2_D 0 (constval f64 0.0)
  #INSTIDX : 219||00db:  invokestatic
  #Call function:LNumbers_3B_7Call_7C_28D_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[5] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Numbers_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread f64 %Reg2_D) { dassign %Reg2_R43 0 }
  #INSTIDX : 222||00de:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 225||00e1:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 32)), dread ref %Reg1_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 228||00e4:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 312)), dread ref %Reg0_R45, dread ref %Reg1_R43) {}
  #INSTIDX : 231||00e7:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %22 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Numbers_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R45)
  intrinsiccall MCCDecRef (regread ptr %22)
  #INSTIDX : 234||00ea:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_57359d9d9259b6cafc22886387ff6d80) { dassign %L_STR_161351 0 }
  regassign ptr %23 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (dread ptr %L_STR_161351)
  intrinsiccall MCCIncRef (dread ref %Reg1_R43)
  intrinsiccall MCCDecRef (regread ptr %23)
  #INSTIDX : 236||00ec:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 312)), dread ref %Reg0_R45, dread ref %Reg1_R43) {}
  #INSTIDX : 239||00ef:  dconst_0
  dassign %Reg0_D 0 (constval f64 0.0)
  #INSTIDX : 240||00f0:  dstore
  dassign %Reg12_D 0 (dread f64 %Reg0_D)
  #INSTIDX : 242||00f2:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %24 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Numbers_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R45)
  intrinsiccall MCCDecRef (regread ptr %24)
  #INSTIDX : 245||00f5:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %25 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %25)
  #INSTIDX : 248||00f8:  dup
  #INSTIDX : 249||00f9:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[13] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Numbers_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R42) {}
  #INSTIDX : 252||00fc:  dconst_1
  dassign %Reg2_D 0 (constval f64 1.0)
  #INSTIDX : 253||00fd:  dload
  #INSTIDX : 255||00ff:  ddiv
  dassign %Reg2_D 0 (div f64 (dread f64 %Reg2_D, dread f64 %Reg12_D))
  #INSTIDX : 256||0100:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 248)), dread ref %Reg1_R42, dread f64 %Reg2_D) { dassign %Reg1_R42 0 }
  #INSTIDX : 259||0103:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161352 0 }
  regassign ptr %26 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161352)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %26)
  #INSTIDX : 261||0105:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 264||0108:  ldc2_w
  dassign %Reg2_D 0 (constval f64 -1.0)
  #INSTIDX : 267||010b:  dload
  #INSTIDX : 269||010d:  ddiv
  dassign %Reg2_D 0 (div f64 (dread f64 %Reg2_D, dread f64 %Reg12_D))
  #INSTIDX : 270||010e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 248)), dread ref %Reg1_R42, dread f64 %Reg2_D) { dassign %Reg1_R42 0 }
  #INSTIDX : 273||0111:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161353 0 }
  regassign ptr %27 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161353)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %27)
  #INSTIDX : 275||0113:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 278||0116:  dload
  #INSTIDX : 280||0118:  dload
  #INSTIDX : 282||011a:  ddiv
  dassign %Reg2_D 0 (div f64 (dread f64 %Reg12_D, dread f64 %Reg12_D))
  #INSTIDX : 283||011b:  dload
  #INSTIDX : 285||011d:  dload
  #INSTIDX : 287||011f:  ddiv
  dassign %Reg3_D 0 (div f64 (dread f64 %Reg12_D, dread f64 %Reg12_D))
  #INSTIDX : 288||0120:  dcmpl
  dassign %Reg2_I 0 (cmpl i32 f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  #INSTIDX : 289||0121:  ifne
  brtrue @label2 (ne i32 i32 (dread i32 %Reg2_I, constval i32 0))
  #INSTIDX : 292||0124:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 293||0125:  goto
  goto @label3
@label2
  #INSTIDX : 296||0128:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
@label3
  #INSTIDX : 297||0129:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 208)), dread ref %Reg1_R42, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R42 0 }
  #INSTIDX : 300||012c:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161354 0 }
  regassign ptr %28 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161354)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %28)
  #INSTIDX : 302||012e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 305||0131:  ldc2_w
  dassign %Reg2_D 0 (constval f64 1.5)
  #INSTIDX : 308||0134:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 248)), dread ref %Reg1_R42, dread f64 %Reg2_D) { dassign %Reg1_R42 0 }
  #INSTIDX : 311||0137:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161355 0 }
  regassign ptr %29 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161355)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %29)
  #INSTIDX : 313||0139:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 316||013c:  ldc2_w
  dassign %Reg2_D 0 (constval f64 -1.5)
  #INSTIDX : 319||013f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 248)), dread ref %Reg1_R42, dread f64 %Reg2_D) { dassign %Reg1_R42 0 }
  #INSTIDX : 322||0142:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 32)), dread ref %Reg1_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 325||0145:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 312)), dread ref %Reg0_R45, dread ref %Reg1_R43) {}
  #INSTIDX : 328||0148:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %30 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Numbers_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R45)
  intrinsiccall MCCDecRef (regread ptr %30)
  #INSTIDX : 331||014b:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0f783c6eb05e83f1c2f56399057fe525) { dassign %L_STR_161356 0 }
  regassign ptr %31 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (dread ptr %L_STR_161356)
  intrinsiccall MCCIncRef (dread ref %Reg1_R43)
  intrinsiccall MCCDecRef (regread ptr %31)
  #INSTIDX : 333||014d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 312)), dread ref %Reg0_R45, dread ref %Reg1_R43) {}
  #INSTIDX : 336||0150:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %32 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Numbers_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R45)
  intrinsiccall MCCDecRef (regread ptr %32)
  #INSTIDX : 339||0153:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %33 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %33)
  #INSTIDX : 342||0156:  dup
  #INSTIDX : 343||0157:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[13] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Numbers_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R42) {}
  #INSTIDX : 346||015a:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_74007200750065002000) { dassign %L_STR_161357 0 }
  regassign ptr %34 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161357)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %34)
  #INSTIDX : 348||015c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 351||015f:  dload
  #INSTIDX : 353||0161:  ldc2_w
  dassign %Reg3_D 0 (constval f64 nan)
  #INSTIDX : 356||0164:  dcmpg
  dassign %Reg2_I 0 (cmpg i32 f64 (dread f64 %Reg12_D, dread f64 %Reg3_D))
  #INSTIDX : 357||0165:  ifge
  brtrue @label4 (ge i32 i32 (dread i32 %Reg2_I, constval i32 0))
  #INSTIDX : 360||0168:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 361||0169:  goto
  goto @label5
@label4
  #INSTIDX : 364||016c:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
@label5
  #INSTIDX : 365||016d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 208)), dread ref %Reg1_R42, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R42 0 }
  #INSTIDX : 368||0170:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161358 0 }
  regassign ptr %35 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161358)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %35)
  #INSTIDX : 370||0172:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 373||0175:  dload
  #INSTIDX : 375||0177:  ldc2_w
  dassign %Reg3_D 0 (constval f64 nan)
  #INSTIDX : 378||017a:  dcmpl
  dassign %Reg2_I 0 (cmpl i32 f64 (dread f64 %Reg12_D, dread f64 %Reg3_D))
  #INSTIDX : 379||017b:  ifle
  brtrue @label6 (le i32 i32 (dread i32 %Reg2_I, constval i32 0))
  #INSTIDX : 382||017e:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 383||017f:  goto
  goto @label7
@label6
  #INSTIDX : 386||0182:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
@label7
  #INSTIDX : 387||0183:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 208)), dread ref %Reg1_R42, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R42 0 }
  #INSTIDX : 390||0186:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161359 0 }
  regassign ptr %36 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161359)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %36)
  #INSTIDX : 392||0188:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 395||018b:  dload
  #INSTIDX : 397||018d:  ldc2_w
  dassign %Reg3_D 0 (constval f64 nan)
  #INSTIDX : 400||0190:  dcmpl
  dassign %Reg2_I 0 (cmpl i32 f64 (dread f64 %Reg12_D, dread f64 %Reg3_D))
  #INSTIDX : 401||0191:  ifge
  brtrue @label8 (ge i32 i32 (dread i32 %Reg2_I, constval i32 0))
  #INSTIDX : 404||0194:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 405||0195:  goto
  goto @label9
@label8
  #INSTIDX : 408||0198:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
@label9
  #INSTIDX : 409||0199:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 208)), dread ref %Reg1_R42, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R42 0 }
  #INSTIDX : 412||019c:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 32)), dread ref %Reg1_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 415||019f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 312)), dread ref %Reg0_R45, dread ref %Reg1_R43) {}
  #INSTIDX : 418||01a2:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %37 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Numbers_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R45)
  intrinsiccall MCCDecRef (regread ptr %37)
  #INSTIDX : 421||01a5:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_34c7f275797af81adfc3b5fccf1a5192) { dassign %L_STR_161360 0 }
  regassign ptr %38 (dread ref %Reg1_R43)
  dassign %Reg1_R43 0 (dread ptr %L_STR_161360)
  intrinsiccall MCCIncRef (dread ref %Reg1_R43)
  intrinsiccall MCCDecRef (regread ptr %38)
  #INSTIDX : 423||01a7:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 312)), dread ref %Reg0_R45, dread ref %Reg1_R43) {}
  #INSTIDX : 426||01aa:  iconst_5
  dassign %Reg0_I 0 (constval i32 5)
  #INSTIDX : 427||01ab:  istore
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 429||01ad:  iload
  #INSTIDX : 431||01af:  iinc
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  #INSTIDX : 434||01b2:  iinc
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  #INSTIDX : 437||01b5:  iload
  #INSTIDX : 439||01b7:  iadd
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg14_I))
  #INSTIDX : 440||01b8:  istore
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 442||01ba:  iload
  #INSTIDX : 444||01bc:  iinc
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 -1))
  #INSTIDX : 447||01bf:  iinc
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 -1))
  #INSTIDX : 450||01c2:  iload
  #INSTIDX : 452||01c4:  isub
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg14_I))
  #INSTIDX : 453||01c5:  istore
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
  #INSTIDX : 455||01c7:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %39 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Numbers_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R45)
  intrinsiccall MCCDecRef (regread ptr %39)
  #INSTIDX : 458||01ca:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %40 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %40)
  #INSTIDX : 461||01cd:  dup
  #INSTIDX : 462||01ce:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[13] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Numbers_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R42) {}
  #INSTIDX : 465||01d1:  iload
  #INSTIDX : 467||01d3:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, dread i32 %Reg14_I) { dassign %Reg1_R42 0 }
  #INSTIDX : 470||01d6:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161361 0 }
  regassign ptr %41 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161361)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %41)
  #INSTIDX : 472||01d8:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 475||01db:  iload
  #INSTIDX : 477||01dd:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, dread i32 %Reg15_I) { dassign %Reg1_R42 0 }
  #INSTIDX : 480||01e0:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161362 0 }
  regassign ptr %42 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161362)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %42)
  #INSTIDX : 482||01e2:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 485||01e5:  bipush
  dassign %Reg2_I 0 (constval i32 15)
  #INSTIDX : 487||01e7:  invokestatic
  #Call function:LNumbers_3B_7Cfib_7C_28I_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDFuncDefTabEntry>> 1 (array 0 ptr <* <[5] <$MUIDFuncDefTabEntry>>> (addrof ptr $__muid_func_def_tab$$Numbers_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg2_I) { dassign %Reg2_I 0 }
  #INSTIDX : 490||01ea:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_R42 0 }
  #INSTIDX : 493||01ed:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 32)), dread ref %Reg1_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 496||01f0:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 312)), dread ref %Reg0_R45, dread ref %Reg1_R43) {}
  #INSTIDX : 499||01f3:  lconst_1
  dassign %Reg0_J 0 (constval i64 1)
  #INSTIDX : 500||01f4:  lstore
  dassign %Reg16_J 0 (dread i64 %Reg0_J)
  #INSTIDX : 502||01f6:  iconst_1
  dassign %Reg0_I 0 (constval i32 1)
  #INSTIDX : 503||01f7:  istore
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
@label10
  #INSTIDX : 505||01f9:  iload
  #INSTIDX : 507||01fb:  bipush
  dassign %Reg1_I 0 (constval i32 20)
  #INSTIDX : 509||01fd:  if_icmpgt
  brtrue @label11 (gt i32 i32 (dread i32 %Reg18_I, dread i32 %Reg1_I))
  #INSTIDX : 512||0200:  lload
  #INSTIDX : 514||0202:  iload
  #INSTIDX : 516||0204:  i2l
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg18_I))
  #INSTIDX : 517||0205:  lmul
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg16_J, dread i64 %Reg1_J))
  #INSTIDX : 518||0206:  lstore
  dassign %Reg16_J 0 (dread i64 %Reg0_J)
  #INSTIDX : 520||0208:  iinc
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  #INSTIDX : 523||020b:  goto
  goto @label10
@label11
  #INSTIDX : 526||020e:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %43 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Numbers_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R45)
  intrinsiccall MCCDecRef (regread ptr %43)
  #INSTIDX : 529||0211:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %44 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %44)
  #INSTIDX : 532||0214:  dup
  #INSTIDX : 533||0215:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[13] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Numbers_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R42) {}
  #INSTIDX : 536||0218:  lload
  #INSTIDX : 538||021a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 232)), dread ref %Reg1_R42, dread i64 %Reg16_J) { dassign %Reg1_R42 0 }
  #INSTIDX : 541||021d:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161363 0 }
  regassign ptr %45 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161363)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %45)
  #INSTIDX : 543||021f:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 546||0222:  ldc2_w
  dassign %Reg2_J 0 (constval i64 9223372036854775807)
  #INSTIDX : 549||0225:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 232)), dread ref %Reg1_R42, dread i64 %Reg2_J) { dassign %Reg1_R42 0 }
  #INSTIDX : 552||0228:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161364 0 }
  regassign ptr %46 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161364)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %46)
  #INSTIDX : 554||022a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 557||022d:  lload
  #INSTIDX : 559||022f:  bipush
  dassign %Reg3_I 0 (constval i32 36)
  #INSTIDX : 561||0231:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FLong_3B)
  #Call function:Ljava_2Flang_2FLong_3B_7CtoString_7C_28JI_29Ljava_2Flang_2FString_3B
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[13] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Numbers_jar, constval i64 2)))
  icallassigned (dread ptr %__muid_symptr, dread i64 %Reg16_J, dread i32 %Reg3_I) { dassign %Reg2_R43 0 }
  #INSTIDX : 564||0234:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 567||0237:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161365 0 }
  regassign ptr %47 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161365)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %47)
  #INSTIDX : 569||0239:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 572||023c:  iconst_3
  dassign %Reg2_I 0 (constval i32 3)
  #INSTIDX : 573||023d:  bipush
  dassign %Reg3_I 0 (constval i32 7)
  #INSTIDX : 575||023f:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FMath_3B)
  #Call function:Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[13] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Numbers_jar, constval i64 3)))
  icallassigned (dread ptr %__muid_symptr, dread i32 %Reg2_I, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  #INSTIDX : 578||0242:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_R42 0 }
  #INSTIDX : 581||0245:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161366 0 }
  regassign ptr %48 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161366)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %48)
  #INSTIDX : 583||0247:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 586||024a:  ldc2_w
  dassign %Reg2_D 0 (constval f64 -2.5)
  #INSTIDX : 589||024d:  invokestatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FMath_3B)
  #Call function:Ljava_2Flang_2FMath_3B_7Cabs_7C_28D_29D
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[13] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Numbers_jar, constval i64 4)))
  icallassigned (dread ptr %__muid_symptr, dread f64 %Reg2_D) { dassign %Reg2_D 0 }
  #INSTIDX : 592||0250:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 248)), dread ref %Reg1_R42, dread f64 %Reg2_D) { dassign %Reg1_R42 0 }
  #INSTIDX : 595||0253:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 32)), dread ref %Reg1_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 598||0256:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 312)), dread ref %Reg0_R45, dread ref %Reg1_R43) {}
  #INSTIDX : 601||0259:  bipush
  dassign %Reg0_I 0 (constval i32 127)
  #INSTIDX : 603||025b:  istore
  dassign %Reg18_B 0 (cvt i8 i32 (dread i32 %Reg0_I))
  #INSTIDX : 605||025d:  iload
  #INSTIDX : 607||025f:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 608||0260:  iadd
  dassign %Reg0_I 0 (add i32 (cvt i32 i8 (dread i8 %Reg18_B), dread i32 %Reg1_I))
  #INSTIDX : 609||0261:  i2b
  dassign %Reg0_I 0 (sext i32 8 (dread i32 %Reg0_I))
  #INSTIDX : 610||0262:  istore
  dassign %Reg18_B 0 (cvt i8 i32 (dread i32 %Reg0_I))
  #INSTIDX : 612||0264:  iload
  #INSTIDX : 614||0266:  sipush
  dassign %Reg1_I 0 (constval i32 300)
  #INSTIDX : 617||0269:  imul
  dassign %Reg0_I 0 (mul i32 (cvt i32 i8 (dread i8 %Reg18_B), dread i32 %Reg1_I))
  #INSTIDX : 618||026a:  i2s
  dassign %Reg0_I 0 (sext i32 16 (dread i32 %Reg0_I))
  #INSTIDX : 619||026b:  istore
  dassign %Reg19_S 0 (cvt i16 i32 (dread i32 %Reg0_I))
  #INSTIDX : 621||026d:  bipush
  dassign %Reg0_I 0 (constval i32 97)
  #INSTIDX : 623||026f:  istore
  dassign %Reg20_C 0 (cvt u16 i32 (dread i32 %Reg0_I))
  #INSTIDX : 625||0271:  iload
  #INSTIDX : 627||0273:  iconst_2
  dassign %Reg1_I 0 (constval i32 2)
  #INSTIDX : 628||0274:  iadd
  dassign %Reg0_I 0 (add i32 (cvt i32 u16 (dread u16 %Reg20_C), dread i32 %Reg1_I))
  #INSTIDX : 629||0275:  i2c
  dassign %Reg0_I 0 (zext u32 16 (dread i32 %Reg0_I))
  #INSTIDX : 630||0276:  istore
  dassign %Reg20_C 0 (cvt u16 i32 (dread i32 %Reg0_I))
  #INSTIDX : 632||0278:  iconst_3
  dassign %Reg0_I 0 (constval i32 3)
  #INSTIDX : 633||0279:  newarray
  regassign ptr %49 (dread ref %Reg0_R46)
  dassign %Reg0_R46 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  intrinsiccall MCCDecRef (regread ptr %49)
  #INSTIDX : 635||027b:  dup
  #INSTIDX : 636||027c:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
  #INSTIDX : 637||027d:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 638||027e:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R46, dread i32 %Reg2_I), dread i32 %Reg3_I)
  #INSTIDX : 639||027f:  dup
  #INSTIDX : 640||0280:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 641||0281:  iconst_2
  dassign %Reg3_I 0 (constval i32 2)
  #INSTIDX : 642||0282:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R46, dread i32 %Reg2_I), dread i32 %Reg3_I)
  #INSTIDX : 643||0283:  dup
  #INSTIDX : 644||0284:  iconst_2
  dassign %Reg2_I 0 (constval i32 2)
  #INSTIDX : 645||0285:  iconst_3
  dassign %Reg3_I 0 (constval i32 3)
  #INSTIDX : 646||0286:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R46, dread i32 %Reg2_I), dread i32 %Reg3_I)
  #INSTIDX : 647||0287:  astore
  regassign ptr %50 (dread ref %Reg21_R46)
  dassign %Reg21_R46 0 (dread ref %Reg0_R46)
  intrinsiccall MCCIncRef (dread ref %Reg21_R46)
  intrinsiccall MCCDecRef (regread ptr %50)
  #INSTIDX : 649||0289:  aload
  #INSTIDX : 651||028b:  iconst_1
  dassign %Reg1_I 0 (constval i32 1)
  #INSTIDX : 652||028c:  dup2
  #INSTIDX : 653||028d:  iaload
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg21_R46, dread i32 %Reg1_I)))
  #INSTIDX : 654||028e:  iconst_5
  dassign %Reg3_I 0 (constval i32 5)
  #INSTIDX : 655||028f:  iadd
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  #INSTIDX : 656||0290:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg21_R46, dread i32 %Reg1_I), dread i32 %Reg2_I)
  #INSTIDX : 657||0291:  aload
  #INSTIDX : 659||0293:  iconst_2
  dassign %Reg1_I 0 (constval i32 2)
  #INSTIDX : 660||0294:  dup2
  #INSTIDX : 661||0295:  iaload
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg21_R46, dread i32 %Reg1_I)))
  #INSTIDX : 662||0296:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 663||0297:  iadd
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  #INSTIDX : 664||0298:  iastore
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg21_R46, dread i32 %Reg1_I), dread i32 %Reg2_I)
  #INSTIDX : 665||0299:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %51 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Numbers_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R45)
  intrinsiccall MCCDecRef (regread ptr %51)
  #INSTIDX : 668||029c:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %52 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %52)
  #INSTIDX : 671||029f:  dup
  #INSTIDX : 672||02a0:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[13] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Numbers_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R42) {}
  #INSTIDX : 675||02a3:  iload
  #INSTIDX : 677||02a5:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, cvt i32 i8 (dread i8 %Reg18_B)) { dassign %Reg1_R42 0 }
  #INSTIDX : 680||02a8:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161367 0 }
  regassign ptr %53 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161367)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %53)
  #INSTIDX : 682||02aa:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 685||02ad:  iload
  #INSTIDX : 687||02af:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, cvt i32 i16 (dread i16 %Reg19_S)) { dassign %Reg1_R42 0 }
  #INSTIDX : 690||02b2:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161368 0 }
  regassign ptr %54 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161368)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %54)
  #INSTIDX : 692||02b4:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 695||02b7:  iload
  #INSTIDX : 697||02b9:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 216)), dread ref %Reg1_R42, dread u16 %Reg20_C) { dassign %Reg1_R42 0 }
  #INSTIDX : 700||02bc:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161369 0 }
  regassign ptr %55 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161369)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %55)
  #INSTIDX : 702||02be:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 705||02c1:  aload
  #INSTIDX : 707||02c3:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 708||02c4:  iaload
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg21_R46, dread i32 %Reg3_I)))
  #INSTIDX : 709||02c5:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_R42 0 }
  #INSTIDX : 712||02c8:  aload
  #INSTIDX : 714||02ca:  iconst_2
  dassign %Reg3_I 0 (constval i32 2)
  #INSTIDX : 715||02cb:  iaload
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg21_R46, dread i32 %Reg3_I)))
  #INSTIDX : 716||02cc:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_R42 0 }
  #INSTIDX : 719||02cf:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161370 0 }
  regassign ptr %56 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161370)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %56)
  #INSTIDX : 721||02d1:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 724||02d4:  iload
  #INSTIDX : 726||02d6:  iconst_1
  dassign %Reg3_I 0 (constval i32 1)
  #INSTIDX : 727||02d7:  iadd
  dassign %Reg2_I 0 (add i32 (cvt i32 u16 (dread u16 %Reg20_C), dread i32 %Reg3_I))
  #INSTIDX : 728||02d8:  i2c
  dassign %Reg2_I 0 (zext u32 16 (dread i32 %Reg2_I))
  #INSTIDX : 729||02d9:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 216)), dread ref %Reg1_R42, cvt u16 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R42 0 }
  #INSTIDX : 732||02dc:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161371 0 }
  regassign ptr %57 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161371)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %57)
  #INSTIDX : 734||02de:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 737||02e1:  iload
  #INSTIDX : 739||02e3:  bipush
  dassign %Reg3_I 0 (constval i32 98)
  #INSTIDX : 741||02e5:  if_icmple
  brtrue @label12 (le i32 i32 (cvt i32 u16 (dread u16 %Reg20_C), dread i32 %Reg3_I))
  #INSTIDX : 744||02e8:  iload
  #INSTIDX : 746||02ea:  i2s
  dassign %Reg2_I 0 (sext i32 16 (cvt i32 i8 (dread i8 %Reg18_B)))
  #INSTIDX : 747||02eb:  goto
  goto @label13
@label12
  #INSTIDX : 750||02ee:  iload
  dassign %Reg2_I 0 (cvt i32 i16 (dread i16 %Reg19_S))
@label13
  #INSTIDX : 752||02f0:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 224)), dread ref %Reg1_R42, dread i32 %Reg2_I) { dassign %Reg1_R42 0 }
  #INSTIDX : 755||02f3:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 32)), dread ref %Reg1_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 758||02f6:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 312)), dread ref %Reg0_R45, dread ref %Reg1_R43) {}
  #INSTIDX : 761||02f9:  iconst_1
  dassign %Reg0_I 0 (constval i32 1)
  #INSTIDX : 762||02fa:  istore
  dassign %Reg22_Z 0 (cvt u1 i32 (dread i32 %Reg0_I))
  #INSTIDX : 764||02fc:  iconst_0
  dassign %Reg0_I 0 (constval i32 0)
  #INSTIDX : 765||02fd:  istore
  dassign %Reg23_Z 0 (cvt u1 i32 (dread i32 %Reg0_I))
  #INSTIDX : 767||02ff:  getstatic
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FSystem_3B)
  regassign ptr %58 (dread ref %Reg0_R45)
  dassign %Reg0_R45 0 (iread ref <* <* <$Ljava_2Fio_2FPrintStream_3B>>> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[1] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$Numbers_jar, constval i64 0))))
  intrinsiccall MCCIncRef (dread ref %Reg0_R45)
  intrinsiccall MCCDecRef (regread ptr %58)
  #INSTIDX : 770||0302:  new
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_Ljava_2Flang_2FStringBuilder_3B)
  regassign ptr %59 (dread ref %Reg1_R42)
  dassign %Reg1_R42 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  intrinsiccall MCCDecRef (regread ptr %59)
  #INSTIDX : 773||0305:  dup
  #INSTIDX : 774||0306:  invokespecial
  #Call function:Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V
  dassign %__muid_symptr 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (array 0 ptr <* <[13] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_func_undef_tab$$Numbers_jar, constval i64 1)))
  icallassigned (dread ptr %__muid_symptr, dread ref %Reg1_R42) {}
  #INSTIDX : 777||0309:  iload
  #INSTIDX : 779||030b:  iload
  #INSTIDX : 781||030d:  iand
  dassign %Reg2_I 0 (band i32 (cvt i32 u1 (dread u1 %Reg22_Z), cvt i32 u1 (dread u1 %Reg23_Z)))
  #INSTIDX : 782||030e:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 208)), dread ref %Reg1_R42, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R42 0 }
  #INSTIDX : 785||0311:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161372 0 }
  regassign ptr %60 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161372)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %60)
  #INSTIDX : 787||0313:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 790||0316:  iload
  #INSTIDX : 792||0318:  iload
  #INSTIDX : 794||031a:  ior
  dassign %Reg2_I 0 (bior i32 (cvt i32 u1 (dread u1 %Reg22_Z), cvt i32 u1 (dread u1 %Reg23_Z)))
  #INSTIDX : 795||031b:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 208)), dread ref %Reg1_R42, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R42 0 }
  #INSTIDX : 798||031e:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161373 0 }
  regassign ptr %61 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161373)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %61)
  #INSTIDX : 800||0320:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 803||0323:  iload
  #INSTIDX : 805||0325:  iload
  #INSTIDX : 807||0327:  ixor
  dassign %Reg2_I 0 (bxor i32 (cvt i32 u1 (dread u1 %Reg22_Z), cvt i32 u1 (dread u1 %Reg23_Z)))
  #INSTIDX : 808||0328:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 208)), dread ref %Reg1_R42, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R42 0 }
  #INSTIDX : 811||032b:  ldc
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_161374 0 }
  regassign ptr %62 (dread ref %Reg2_R43)
  dassign %Reg2_R43 0 (dread ptr %L_STR_161374)
  intrinsiccall MCCIncRef (dread ref %Reg2_R43)
  intrinsiccall MCCDecRef (regread ptr %62)
  #INSTIDX : 813||032d:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 152)), dread ref %Reg1_R42, dread ref %Reg2_R43) { dassign %Reg1_R42 0 }
  #INSTIDX : 816||0330:  iload
  #INSTIDX : 818||0332:  ifeq
  brtrue @label14 (eq i32 i32 (dread u1 %Reg22_Z, constval i32 0))
  #INSTIDX : 821||0335:  iload
  #INSTIDX : 823||0337:  ifeq
  brtrue @label15 (eq i32 i32 (dread u1 %Reg23_Z, constval i32 0))
@label14
  #INSTIDX : 826||033a:  iload
  #INSTIDX : 828||033c:  ifeq
  brtrue @label16 (eq i32 i32 (dread u1 %Reg23_Z, constval i32 0))
@label15
  #INSTIDX : 831||033f:  iconst_1
  dassign %Reg2_I 0 (constval i32 1)
  #INSTIDX : 832||0340:  goto
  goto @label17
@label16
  #INSTIDX : 835||0343:  iconst_0
  dassign %Reg2_I 0 (constval i32 0)
@label17
  #INSTIDX : 836||0344:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 208)), dread ref %Reg1_R42, cvt u1 i32 (dread i32 %Reg2_I)) { dassign %Reg1_R42 0 }
  #INSTIDX : 839||0347:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg1_R42)), constval u32 32)), dread ref %Reg1_R42) { dassign %Reg1_R43 0 }
  #INSTIDX : 842||034a:  invokevirtual
  icallassigned (iread u64 <* u64> 0 (add ptr (iread ptr <* <$__class_meta__>> 6 (iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (dread ref %Reg0_R45)), constval u32 312)), dread ref %Reg0_R45, dread ref %Reg1_R43) {}
  #INSTIDX : 845||034d:  return
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %Reg0_R45, dread ref %Reg1_R42, dread ref %Reg2_R43, dread ref %Reg1_R43, dread ref %Reg0_R46, dread ref %Reg21_R46)
  return ()
}
