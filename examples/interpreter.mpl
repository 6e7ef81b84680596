# An interpreter of arithmetic in postfix notation with a stack machine whose instructions are dispatched through a
# jump table. A program is bytes: a digit pushes its value, an operator replaces the two topmost values, ';' prints.
#   samara run examples/interpreter.mpl

type $Machine <struct {
  @stack <[16] i32>,
  @depth i32}>

var $machine <$Machine>

func &printf extern varargs (var %format <* i8>, ...) i32

func &push (var %value i32) void {
  iassign <* i32> (
    array 0 ptr <* [16] i32> (addrof ptr $machine 1, dread i32 $machine 2),
    dread i32 %value)
  dassign $machine 2 (add i32 (dread i32 $machine 2, constval i32 1))
}

func &pop () i32 {
  dassign $machine 2 (sub i32 (dread i32 $machine 2, constval i32 1))
  return (
    iread i32 <* i32> (array 0 ptr <* [16] i32> (addrof ptr $machine 1, dread i32 $machine 2)))
}

# Runs one program; returns 0, or 1 at an instruction that does not exist.
func &execute (var %program <* u8>) i32 {
  var %at <* u8>
  var %instruction i32
  var %left i32
  var %right i32

  dassign %at (dread ptr %program)
  dassign $machine 2 (constval i32 0)
@next
  dassign %instruction (iread i32 <* u8> (dread ptr %at))
  dassign %at (add ptr (dread ptr %at, constval ptr 1))
  if (eq u1 i32 (dread i32 %instruction, constval i32 0)) {
    return (constval i32 0)
  }
  # A digit, from '0' to '9'.
  if (
    cand i32 (
      ge u1 i32 (dread i32 %instruction, constval i32 48),
      le u1 i32 (dread i32 %instruction, constval i32 57))) {
    call &push (sub i32 (dread i32 %instruction, constval i32 48))
    goto @next
  }
  callassigned &pop () { dassign %right }
  # A semicolon.
  if (eq u1 i32 (dread i32 %instruction, constval i32 59)) {
    call &printf (conststr ptr "%d\n", dread i32 %right)
    goto @next
  }
  # An operator lies between '*' and '/'.
  if (
    cior i32 (
      lt u1 i32 (dread i32 %instruction, constval i32 42),
      gt u1 i32 (dread i32 %instruction, constval i32 47))) {
    return (constval i32 1)
  }
  callassigned &pop () { dassign %left }
  rangegoto (dread i32 %instruction) 42 {
    0: goto @multiply
    1: goto @add
    2: goto @bad
    3: goto @subtract
    4: goto @bad
    5: goto @divide
  }
@multiply
  call &push (mul i32 (dread i32 %left, dread i32 %right))
  goto @next
@add
  call &push (add i32 (dread i32 %left, dread i32 %right))
  goto @next
@subtract
  call &push (sub i32 (dread i32 %left, dread i32 %right))
  goto @next
@divide
  call &push (div i32 (dread i32 %left, dread i32 %right))
  goto @next
@bad
  return (constval i32 1)
}

func &main () i32 {
  var %status i32

  callassigned &execute (conststr ptr "12+;") { dassign %status }
  callassigned &execute (conststr ptr "98*7-6+;") { dassign %status }
  callassigned &execute (conststr ptr "12345+-*+;99*99*9*-;") { dassign %status }
  callassigned &execute (conststr ptr "84/2/;1?") { dassign %status }
  call &printf (conststr ptr "status %d\n", dread i32 %status)
  return (constval i32 0)
}
