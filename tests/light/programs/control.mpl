# Structured statements, jumps into and out of loops, switch; the rules of 2.4, 1 to 11.
# out: while 10
# out: into 3
# out: do 2
# out: for 12
# out: switch 2 9
# rules: seq skip_seq label if while goto switch return skip_return skip_while
func &printf extern varargs (var %format <* i8>, ...) i32
var $calls i32

func &note () void {
  dassign $calls (add i32 (dread i32 $calls, constval i32 1))
}

func &leave (var %x i32) void {
  if (dread i32 %x) {
    return ()
  }
  call &note ()
}

func &pick (var %x i32) i32 {
  switch (dread i32 %x) @other { 1: goto @one 2: goto @two -1: goto @one }
@one return (constval i32 1)
@two return (constval i32 2)
@other return (constval i32 9)
}

func &main () i32 {
  var %i i32
  var %n i32
  dassign %i (constval i32 0)
  dassign %n (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 5)) {
    dassign %n (add i32 (dread i32 %n, dread i32 %i))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  call &printf (conststr ptr "while %d\n", dread i32 %n)
  dassign %i (constval i32 0)
  dassign %n (constval i32 0)
  goto @inside
  while (lt u1 i32 (dread i32 %i, constval i32 3)) {
@inside
    dassign %n (add i32 (dread i32 %n, constval i32 1))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  call &printf (conststr ptr "into %d\n", dread i32 %n)
  dassign %i (constval i32 5)
  dowhile {
    dassign %i (sub i32 (dread i32 %i, constval i32 1))
    brfalse @more (eq u1 i32 (dread i32 %i, constval i32 2))
    goto @out
@more
  } (dread i32 %i)
@out
  call &printf (conststr ptr "do %d\n", dread i32 %i)
  dassign %n (constval i32 0)
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 8), constval i32 2) {
    dassign %n (add i32 (dread i32 %n, dread i32 %i))
  }
  call &printf (conststr ptr "for %d\n", dread i32 %n)
  callassigned &pick (constval i32 2) { dassign %i }
  callassigned &pick (constval i32 7) { dassign %n }
  call &printf (conststr ptr "switch %d %d\n", dread i32 %i, dread i32 %n)
  call &leave (constval i32 1)
  call &leave (constval i32 0)
  return (sub i32 (dread i32 $calls, constval i32 1))
}
