# malloc, free, structures by value, pointers in memory, several results.
# out: 10 20 30
# out: 30 10
# status 42
# rules: malloc free free_null dassign iassign eval
func &printf extern varargs (var %format <* i8>, ...) i32
type $Node <struct { @value i32, @next <* <$Node>> }>
type $Two <struct { @x i32, @y i32 }>
var $table <[3] i32> = [10, 20, 30]

func &both (var %a i32, var %b i32) i32, i32 {
  return (dread i32 %b, dread i32 %a)
}

func &swapped (var %t <$Two>) <$Two> {
  var %r <$Two>
  dassign %r 1 (dread i32 %t 2)
  dassign %r 2 (dread i32 %t 1)
  return (dread agg %r)
}

func &main () i32 {
  var %first <* <$Node>>
  var %n <* <$Node>>
  var %i i32
  var %x i32
  var %y i32
  var %t <$Two>
  dassign %first (constval ptr 0)
  free (dread ptr %first)
  doloop %i (constval i32 2, ge u1 i32 (dread i32 %i, constval i32 0), constval i32 -1) {
    dassign %n (malloc ptr (sizeoftype u64 <$Node>))
    iassign <* <$Node>> 1 (dread ptr %n, iread i32 <* i32> 0 (array 1 ptr <* <[3] i32>> (addrof ptr $table, dread i32 %i)))
    iassign <* <$Node>> 2 (dread ptr %n, dread ptr %first)
    dassign %first (dread ptr %n)
  }
  call &printf (
    conststr ptr "%d %d %d\n",
    iread i32 <* <$Node>> 1 (dread ptr %first),
    iread i32 <* <$Node>> 1 (iread ptr <* <$Node>> 2 (dread ptr %first)),
    iread i32 <* <$Node>> 1 (iread ptr <* <$Node>> 2 (iread ptr <* <$Node>> 2 (dread ptr %first))))
  while (ne u1 ptr (dread ptr %first, constval ptr 0)) {
    dassign %n (iread ptr <* <$Node>> 2 (dread ptr %first))
    free (dread ptr %first)
    dassign %first (dread ptr %n)
  }
  dassign %t 1 (constval i32 10)
  dassign %t 2 (constval i32 30)
  callassigned &swapped (dread agg %t) { dassign %t }
  eval (dread i32 %t 1)
  call &printf (conststr ptr "%d %d\n", dread i32 %t 1, dread i32 %t 2)
  callassigned &both (constval i32 40, constval i32 2) { dassign %x dassign %y }
  return (add i32 (dread i32 %x, dread i32 %y))
}
