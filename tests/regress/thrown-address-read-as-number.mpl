# samara run FILE
# engine: all
# out: 5
# out: 7 1
#
# A handler that could read a number gets an address; it becomes a number where it is read as one, and not before.
func &printf extern varargs (var %format <* i8>, ...) i32
javaclass $LE_3B <$LE_3B> public
type $LE_3B <class <$Ljava_2Flang_2FException_3B> {@code i32}>
var $isNumber i32 = 0

func &raise (var %code i32) void {
  var %o <* <$LE_3B>>
  dassign %o (gcmalloc ref <$LE_3B>)
  iassign <* <$LE_3B>> 4 (dread ref %o, dread i32 %code)
  throw (dread ref %o)
}

func &main () i32 {
  javatry {@caught}
    call &raise (constval i32 5)
  endtry
  goto @next
@caught javacatch {<* void>}
    if (dread i32 $isNumber) {
      call &printf (conststr ptr "%d\n", cvt i32 u8 (regread u8 %%thrownval))
    } else {
      call &printf (conststr ptr "%d\n", iread i32 <* <$LE_3B>> 4 (regread ref %%thrownval))
    }
@next
  javatry {@again}
    call &raise (constval i32 7)
  endtry
  return (constval i32 1)
@again javacatch {<* void>}
  call &printf (
    conststr ptr "%d %d\n",
    iread i32 <* <$LE_3B>> 4 (regread ref %%thrownval),
    regread u1 %%thrownval)
  return (constval i32 0)
}
