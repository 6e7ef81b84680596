# A module of C: faults trap, whoever listens.
# trap: divide-by-zero &quotient(1, 0)
# trap: null-pointer/out-of-bounds &content(0)
# trap: assertion &asserted(0)
# run: &quotient(9, 2) == 4
srclang 1
func &quotient (var %a i32, var %b i32) i32 {
  javatry {@h}
  return (div i32 (dread i32 %a, dread i32 %b))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FThrowable_3B>>}
  return (constval i32 -1)
}

func &content (var %p <* i32>) i32 {
  javatry {@h}
  return (iread i32 <* i32> 0 (dread ptr %p))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FThrowable_3B>>}
  return (constval i32 -1)
}

func &asserted (var %p <* i32>) i32 {
  javatry {@h}
  assertnonnull (dread ptr %p)
  endtry
@h javacatch {<* <$Ljava_2Flang_2FThrowable_3B>>}
  return (constval i32 -1)
}
