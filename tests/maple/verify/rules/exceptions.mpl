# EXC: try composites.
type $error <class {@code i32}>
func &java (var %x i32) i32 {
  javatry {@h@1 @h@2}
  throw (gcmalloc ref <$error>) # error: MPL2220
  endtry
  return (constval i32 0)
@h@1 javacatch {<* <$error>>}
  eval (regread ptr %%thrownval)
  return (constval i32 1)
@h@2
  # a comment does not matter
  javacatch {<* void>}
  return (constval i32 2)
}
func &wrong () void {
  javatry {@a @b @c} # error: MPL2501 MPL2501
  endtry
  return ()
@a cppcatch <* <$error>>
  return ()
@b return ()
@c javacatch {<* void>}
  return ()
  javacatch {<* void>} # error: MPL2507
}
func &js () void {
  jstry @h@1 @f@1
  gosub @f@1
  goto @end
@h@1 jscatch
  gosub @f@1
  goto @end
@f@1 finally
  retsub
@end endtry
}
func &jswrong () void {
  jstry 0 0 # error: MPL2503
  cleanuptry
  endtry
  jstry 0 @f@1 # error: MPL2502
  gosub @out # error: MPL2502
@f@1 eval (constval i32 1)
  retsub # error: MPL2506
@out endtry
  endtry # error: MPL2504
  cleanuptry # error: MPL2508
  cpptry {@h@2} # error: MPL2505
  return ()
@h@2 cppcatch <* <$error>>
}
func &jslate () void {
  jstry @h@3 @f@3
  throw (constval i32 1)
  endtry
  return ()
@h@3 jscatch # error: MPL2610
@f@3 finally # error: MPL2610
  return ()
}
