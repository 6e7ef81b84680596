# A %%retval register holds the result of the last call that was executed, whatever the order of the text.
# run: &either(0) == 7
# run: &either(1) == -3000000000
# run: &eitherFloat(0) == 1.5
# run: &eitherFloat(1) == 40.0
# run: &narrow(0) == -56
# run: &narrow(1) == 200
# run: &fromBelow(3) == 6
# run: &behindVoid() == 7
# run: &behindCount() == 7
# run: &assigned(1) == 11
# run: &assigned(0) == 22
# run: &both(1) == 12
# run: &both(0) == 56
# run: &second(0) == 2
# run: &second(1) == 6
var $o ref
type $Node <class { @v i32 }>
func &small () i32 { return (constval i32 7) }
func &wide () i64 { return (constval i64 -3000000000) }
func &real () f64 { return (constval f64 1.5) }
func &whole () i32 { return (constval i32 40) }
func &signedByte () i8 { return (constval i8 -56) }
func &byte () u8 { return (constval u8 200) }
func &nothing () void { return () }
func &twice (var %x i32) i32 { return (mul i32 (dread i32 %x, constval i32 2)) }
func &pair () i32, i64 { return (constval i32 1, constval i64 2) }
func &otherPair () i64, i32 { return (constval i64 5, constval i32 6) }

# The text's last call before the reading is &small, but it need not be the last one executed.
func &either (var %which i32) i64 {
  brfalse @narrow (dread i32 %which)
  call &wide ()
  goto @done
@narrow
  call &small ()
@done
  return (regread i64 %%retval0)
}

func &eitherFloat (var %which i32) f64 {
  brtrue @whole (dread i32 %which)
  call &real ()
  goto @done
@whole
  call &whole ()
@done
  return (regread f64 %%retval0)
}

func &narrow (var %which i32) i32 {
  brtrue @other (dread i32 %which)
  call &signedByte ()
  goto @done
@other
  call &byte ()
@done
  return (regread i32 %%retval0)
}

# The reading stands above the call in the text.
func &fromBelow (var %x i32) i32 {
  goto @first
@read
  return (regread i32 %%retval0)
@first
  call &twice (dread i32 %x)
  goto @read
}

func &behindVoid () i32 {
  call &small ()
  goto @on
@on
  call &nothing ()
  return (regread i32 %%retval0)
}

# Counting references is no call in MAPLE, whatever it is lowered to.
func &behindCount () i32 {
  dassign $o (gcmalloc ref <$Node>)
  call &small ()
  incref (dread ref $o)
  decref (dread ref $o)
  return (regread i32 %%retval0)
}

# `return ()` gives what was assigned.
func &assigned (var %which i32) i32 {
  brfalse @other (dread i32 %which)
  regassign i32 %%retval0 (constval i32 11)
  goto @end
@other
  regassign i64 %%retval0 (constval i64 22)
  call &nothing ()
@end
  return ()
}

func &both (var %which i32) i64 {
  var %a i64
  brfalse @other (dread i32 %which)
  call &pair ()
  goto @done
@other
  call &otherPair ()
@done
  dassign %a (mul i64 (regread i64 %%retval0, constval i64 10))
  return (add i64 (dread i64 %a, cvt i64 i32 (regread i32 %%retval1)))
}

func &second (var %which i32) i32 {
  call &pair ()
  brfalse @done (dread i32 %which)
  call &otherPair ()
@done
  return (regread i32 %%retval1)
}
