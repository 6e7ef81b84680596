# EXPR, ASG and REG: types of operations, operands, variables, fields, registers.
type $in <struct {@g1 f64, @g2 i8}>
type $out <struct {@f1 i32, @f2 <$in>, @f3 <[4] i32>, @f4:5 u32}>
type $open <structincomplete {@a i32}>
type $object <class {@klass ptr}>
type $child <class <$object> {@value i32, ^klass ptr}>
var $o <$out>
var $i <$in>
var $dyn dynany
func &types (var %x i32, var %y f64, var %p <* <$out>>, var %q ptr, var %w i64) void {
  eval (sqrt i32 (dread i32 %x)) # error: MPL2201
  eval (recip f64 (dread f64 %y))
  eval (shl f64 (dread f64 %y, constval i32 1)) # error: MPL2201
  eval (addrof i32 %x) # error: MPL2201
  eval (sext f32 8 (dread i32 %x)) # error: MPL2201
  eval (eq f64 i32 (dread i32 %x, dread i32 %x)) # error: MPL2201
  eval (ceil i32 f64 (dread f64 %y))
  eval (round i32 i64 (dread i64 %w)) # error: MPL2202
  eval (cmp i32 f64 (dread f64 %y, constval f64 1.0))
  eval (add v4i32 (constval v4i32 [1, 2, 3, 4], constval v4i32 [1, 2, 3, 4]))
  eval (add i32 (dread agg $o, dread i32 %x)) # error: MPL2203
  eval (add i32 (dread i32 %x, dread u32 %x))
  eval (add i32 (dread u1 %x, constval i8 3)) # error: MPL2209
  eval (add f64 (dread f64 %y, dread i32 %x)) # error: MPL2204
  eval (add i64 (dread i64 %w, dread i32 %x)) # error: MPL2204
  eval (add i32 (dread i64 %w, dread i32 %x)) # error: MPL2204
  eval (add ptr (dread ptr %q, dread i64 %w))
  eval (add ptr (dread ptr %q, dread i32 %x)) # error: MPL2204
  eval (add ptr (dread ptr %q, dread f64 %y)) # error: MPL2203
  eval (add a64 (dread ref %q, dread ptr %q))
  eval (select i32 (dread ptr %q, dread i32 %x, constval i32 1))
  eval (select i32 (dread f64 %y, dread i32 %x, constval i32 1)) # error: MPL2204
  eval (lnot u1 (dread agg $o)) # error: MPL2203
  eval (iread i32 <* i32> (dread f64 %y)) # error: MPL2203
  eval (iread i32 <* i32> (dread i32 %x)) # error: MPL2204
  eval (eq u1 u1 (lt u1 i32 (dread i32 %x, constval i32 3), constval u1 0))
  eval (lt u1 i32 (eq u1 i32 (dread i32 %x, constval i32 1), constval i32 1))
  iassignoff i8 4 (dread ptr %q, dread i32 %x)
  iassignoff i32 4 (dread ptr %q, dread f64 %y) # error: MPL2204
  iassignoff i32 4 (dread ptr %q, dread agg $o) # error: MPL2203
}
func &fields (var %p <* <$out>>, var %c <* <$child>>, var %h <* <$open>>, var %b <[8] u8>) void {
  eval (dread i32 $o 1)
  eval (dread agg $o 2)
  eval (dread f64 $o 3)
  eval (dread i32 $o 4)
  eval (dread agg $o 5)
  eval (dread u32 $o 6)
  eval (dread u32 $o 7) # error: MPL2205
  eval (iread u32 <* <$out>> 7 (dread ptr %p)) # error: MPL2205
  eval (iaddrof ptr <* <$out>> 9 (dread ptr %p)) # error: MPL2205
  eval (addrof ptr $o 7) # error: MPL2205
  eval (iread i32 <* <$child>> 3 (dread ptr %c))
  eval (iread ptr <* <$child>> -1 (dread ptr %c))
  eval (iread ptr <* <$child>> -2 (dread ptr %c)) # error: MPL2205
  eval (iread i32 <* <$open>> 1 (dread ptr %h))
  eval (iread i32 <* <$open>> 5 (dread ptr %h))
  eval (fieldsdist i32 <$out> 1 6)
  eval (fieldsdist i32 <$out> 1 8) # error: MPL2205
  eval (dread i32 %b 1) # error: MPL2206
  eval (iread i32 <* i32> 2 (dread ptr %p)) # error: MPL2206
  iassign <* <$out>> 7 (dread ptr %p, constval i32 1) # error: MPL2205
  eval (iread i32 <$out> 1 (dread ptr %p)) # error: MPL2207
  eval (iread i32 <* void> (dread ptr %p))
  iassign <* void> (dread ptr %p, constval i32 1)
  eval (iaddrof ptr i32 1 (dread ptr %p)) # error: MPL2207
  iassign <[4] i32> 0 (dread ptr %p, constval i32 1) # error: MPL2207
  eval (dread i32 $o) # error: MPL2208
  eval (dread agg $o 1) # error: MPL2208
  eval (dread i32 $o 5) # error: MPL2208
  eval (iread i32 <* <$out>> 0 (dread ptr %p)) # error: MPL2208
  eval (dread i32 $i 2)
  eval (dread i32 $i 1) # error: MPL2209
  eval (dread i8 $o 1) # error: MPL2209
  eval (iread i32 <* [4] i32> (array 0 ptr <* [4] i32> (dread ptr %p, constval i32 1)))
  iassign <* [4] i32> (array 0 ptr <* [4] i32> (dread ptr %p, constval i32 1), constval i32 5)
  eval (array 1 ptr <* [4] i32> (dread ptr %p, constval i32 1, constval i32 2)) # error: MPL2219
  eval (array 1 ptr <* [4] i32> (dread ptr %p)) # error: MPL2526
  eval (array 1 ptr <* i32> (dread ptr %p, constval i32 1)) # error: MPL2218
  eval (array 1 ptr <[4] i32> (dread ptr %p, constval i32 1)) # error: MPL2218
  eval (array 1 ptr <* [4] i32> (dread ptr %p, constval f64 1.0)) # error: MPL2203
}
func &assignments (var %p <* <$out>>, var %q <* i8>, var %f f32) void {
  var %x i8
  var %s <$in>
  var %t <struct {@a i64, @b i64}>
  dassign %x (constval i32 1000)
  dassign %x (constval i64 1)
  dassign %x (constval f64 1.0) # error: MPL2211
  dassign %f (constval f64 1.0) # error: MPL2211
  dassign %f (constval i32 0)
  dassign %q (constval i32 0)
  dassign %q (constval i32 5) # error: MPL2211
  dassign %q (constval u64 5)
  dassign %q (constval f64 1.0) # error: MPL2210
  dassign %s (constval i32 1) # error: MPL2210
  dassign %x (dread agg %s) # error: MPL2210
  dassign %s (dread agg $i)
  dassign %s (dread agg %t)
  dassign %s (dread agg $o) # error: MPL2212
  dassign $o 2 (dread agg %s)
  iassign <* <$out>> 2 (dread ptr %p, dread agg %s)
  iassign <* <$out>> 0 (dread ptr %p, dread agg %s) # error: MPL2212
  iassign <* <$out>> 1 (dread ptr %p, dread agg %s) # error: MPL2210
  iassign <* <$out>> 6 (dread ptr %p, constval i32 77)
  dassign $dyn (constval dyni32 5)
  dassign $dyn (constval i32 5) # error: MPL2211
}
func &registers (var %x i32) i32 {
  reg %9 <* i32>
  regassign i32 %1 (dread i32 %x)
  regassign u8 %1 (regread u32 %1)
  regassign f64 %1 (constval f64 1.0) # error: MPL2213
  eval (regread i64 %1) # error: MPL2214
  regassign i64 %1 (constval i64 1) # error: MPL2213
  eval (regread ptr %9)
  eval (regread i64 %9)
  eval (regread i32 %9) # error: MPL2214
  eval (regread agg %9) # error: MPL2213
  callassigned &registers (regread i32 %1) { regassign f64 %1 } # error: MPL2213
  regassign i64 %2 (constval f64 1.0) # error: MPL2204
  return (constval i32 0)
}
func &special () void {
  eval (regread i32 %%retval0) # error: MPL2221
  eval (regread ptr %%thrownval) # error: MPL2222
  eval (regread ptr %%SP)
  call &special ()
  eval (regread i32 %%retval1)
}
func &values (var %x i32, var %w u64, var %b u8, var %p ptr) void {
  eval (extractbits u32 0 32 (dread i32 %x))
  eval (extractbits u32 1 32 (dread i32 %x)) # error: MPL2215
  eval (extractbits u32 40 8 (dread u64 %w))
  eval (depositbits u64 60 5 (dread u64 %w, dread i32 %x)) # error: MPL2215
  eval (sext i64 32 (dread i32 %x))
  eval (zext u32 8 (dread u32 %b))
  eval (zext u32 0 (dread u32 %b)) # error: MPL2215
  eval (sext i64 33 (dread i32 %x)) # error: MPL2215
  eval (shl i32 (dread i32 %x, constval i32 32)) # error: MPL2216
  eval (ashr i64 (dread u64 %w, constval i32 32))
  eval (lshr i32 (dread i32 %x, constval i32 -1)) # error: MPL2216
  eval (div i32 (dread i32 %x, constval i32 0)) # error: MPL2217
  eval (rem u64 (dread u64 %w, constval u64 0)) # error: MPL2217
  eval (div f64 (constval f64 1.0, constval f64 0.0))
  eval (rem u64 (dread u64 %w, constval u64 0x100000000))
  eval (malloc ptr (constval i32 5)) # error: MPL2220
  dassign %p (malloc ptr (constval i32 5))
  dassign %p (add ptr (alloca ptr (constval i32 5), constval i64 1)) # error: MPL2220
  call &special2 (gcmalloc ref <$in>) # error: MPL2220
  regassign ref %1 (gcmalloc ref <$child>)
  iassign <* ptr> (dread ptr %p, gcmallocjarray ref <[] i32> (constval i32 5))
  dassign %p (gcmalloc ref <$open>) # error: MPL2224
  eval (sizeoftype i64 <$open>) # error: MPL2224
  eval (sizeoftype i64 <* <$open>>)
  eval (sizeoftype i64 void) # error: MPL2224
  eval (retype ptr <* i8> (dread u64 %w))
  eval (retype f32 <[1] f32> (dread i32 %x))
  eval (retype i64 <[1] i64> (dread i32 %x)) # error: MPL2223
  eval (retype agg <$in> (dread agg $o))
}
func &special2 (var %p ptr) void
