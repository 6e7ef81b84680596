# Shapes of files that Java front ends write: all of it is fine, but for what was never declared.
flavor 1
srclang 3
id 65535
numfuncs 9 # error: MPL2011
entryfunc &LMain_3B_7Cmain
fileinfo {
  @INFO_filename "Main.jar"}
srcfileinfo {
  1 "Main.java"}
type $LObject_3B <class {@shadow ptr, &init public constructor (<* <$LObject_3B>>) void}>
type $LThrowable_3B <class <$LObject_3B> {@detail ref}>
type $LMain_3B <class <$LObject_3B> {
  @DEXINFO_isuserclass 1,
  @next <* <$LMain_3B>> private,
  @total i32 public static,
  &run public virtual (<* <$LMain_3B>>, i32) i32,
  $LRunnable_3B}>
type $LRunnable_3B <interface {&run public abstract virtual (<* <$LRunnable_3B>>) void}>
type $meta <struct {@shadow <* void> final, @size u16 final, @table <* void> final, @low u32}>
javaclass $LMain_3B <$LMain_3B> public
javainterface $LRunnable_3B <$LRunnable_3B> public abstract
var $LMain_3B_7Ctotal i32 public static
var $const_chars <[4] u8> readonly = [97, 98, 99, 10]
var $version <[0] <* void>> = [1, 0]
var $slots fstatic <[2] <* void>> = [16, -72057594037927936]
var $info <$meta> public = [1= 0x17eca191257f4b, 2= 0xffff, 3= addrof ptr $slots, 4= addroffunc ptr &LMain_3B_7Cmain]
func &MCC_PreCall (var %caller ref) <* void>
func &MCC_Slow (var %func <* void>) <* void>
func &LMain_3B_7Crun public virtual (var %_this <* <$LMain_3B>>, var %Reg1_I i32) i32
func &LMain_3B_7Cnat private static native () i32 {
  funcid 7

}
func &LMain_3B_7Crun public virtual (var %_this <* <$LMain_3B>>, var %Reg1_I i32) i32 {
  funcid 48155
  var %Reg0_R1 <* <$LMain_3B>> localrefvar
  var %Reg0_R2 <* <$LThrowable_3B>> localrefvar
  var %Reg2_Z u1
  var %sym <* void>
  var %arr <* <[] i32>>

  intrinsiccallwithtype <$LMain_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R1 0 (dread ref %_this)
  try { @label2 }
  dassign %Reg2_Z 0 (eq u1 i32 (dread i32 %Reg1_I, constval i32 3))
  brtrue @label0 (dread u1 %Reg2_Z)
  brtrue @label0 (eq u1 u1 (dread u1 %Reg2_Z, constval u1 0))
  regassign ptr %1 (dread ref %Reg0_R1)
  dassign %Reg0_R1 0 (iread ref <* <$LMain_3B>> 3 (dread ref %Reg0_R1))
  incref (dread ref %Reg0_R1)
  decref (regread ptr %1)
  regassign ptr %2 (lshr ptr (regread ptr %1, constval u64 56))
  if (eq u1 ptr (regread ptr %2, constval ptr 255)) {
    callassigned &MCC_PreCall (addrof ptr $info) { dassign %sym 0 }
  }
  callassigned &LObject_3B_7Cinit (dread ref %Reg0_R1) {} # error: MPL2002
  call &MCC_Slow (regread ptr %1, dread ptr %sym, addrof ptr $info) # error: MPL2404
  icallassigned (dread ptr %sym, dread ref %Reg0_R1) { regassign i32 %3}
  virtualcallassigned &LMain_3B_7Crun (dread ref %Reg0_R1, dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  dassign %arr 0 (gcmallocjarray ref <[] i32> (constval i32 4))
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %arr, constval i32 0), dread i32 %Reg1_I)
  dassign $LMain_3B_7Ctotal 0 (add i32 (dread i32 $LMain_3B_7Ctotal, iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %arr, constval i32 1))))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %arr))
@label0   endtry
  dassign %Reg1_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  goto @label3
@label2   catch { <* <$LThrowable_3B>> }
  dassign %Reg0_R2 0 (regread ptr %%thrownval)
  dassign %Reg0_R2 0 (retype ref <* <$LThrowable_3B>> (dread ref %Reg0_R1))
  throw (dread ref %Reg0_R2)
@label3   #INSTIDX : 40||0028:  iload_1
  return (dread i32 %Reg1_I)
}
func &LMain_3B_7Cmain public static (var %args <* <[] <* <$LObject_3B>>>>) void {
  return ()
}
