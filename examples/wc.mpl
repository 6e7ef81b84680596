# Counts lines, words and bytes of the standard input.
#   samara run examples/wc.mpl < README.md

func &getchar extern () i32
func &printf extern varargs (var %format <* i8>, ...) i32

# 1 for the characters between words.
func &isBlank (var %c i32) i32 {
  switch (dread i32 %c) @no {
    32: goto @yes
    9: goto @yes
    10: goto @yes
    11: goto @yes
    12: goto @yes
    13: goto @yes
  }
@yes
  return (constval i32 1)
@no
  return (constval i32 0)
}

func &main () i32 {
  var %c i32
  var %blank i32
  var %inWord i32
  var %lines i32
  var %words i32
  var %bytes i32

  dassign %inWord (constval i32 0)
  dassign %lines (constval i32 0)
  dassign %words (constval i32 0)
  dassign %bytes (constval i32 0)
  callassigned &getchar () { dassign %c }
  while (ge u1 i32 (dread i32 %c, constval i32 0)) {
    dassign %bytes (add i32 (dread i32 %bytes, constval i32 1))
    dassign %lines (add i32 (dread i32 %lines, eq i32 i32 (dread i32 %c, constval i32 10)))
    callassigned &isBlank (dread i32 %c) { dassign %blank }
    dassign %words (
      add i32 (
        dread i32 %words,
        land i32 (lnot i32 (dread i32 %blank), lnot i32 (dread i32 %inWord))))
    dassign %inWord (lnot i32 (dread i32 %blank))
    callassigned &getchar () { dassign %c }
  }
  call &printf (
    conststr ptr "%d lines, %d words, %d bytes\n",
    dread i32 %lines,
    dread i32 %words,
    dread i32 %bytes)
  return (constval i32 0)
}
