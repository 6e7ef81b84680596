/** Examples of exceptions [MAPLE 3.12]; see index.ts. */

/** Throws a number greater than 5. */
const risky = `
func &risky (var %x i32) i32 {
  if (gt u1 i32 (dread i32 %x, constval i32 5)) { throw (dread i32 %x) }
  return (add i32 (dread i32 %x, constval i32 1))
}`;

const jsHandler = `${risky}
func &f (var %x i32) i32 {
  jstry @handler 0
  callassigned &risky (dread i32 %x) { regassign i32 %1 }
  goto @end
@handler jscatch
  regassign i32 %1 (neg i32 (regread i32 %%thrownval))
@end endtry
  return (regread i32 %1)
}
# run: &f(1) == 2
# run: &f(9) == -9
`;

const jsFinally = `${risky}
var $done i32
func &careful (var %x i32) i32 {
  jstry 0 @last
  callassigned &risky (dread i32 %x) { regassign i32 %1 }
  gosub @last
  goto @end
@last finally
  dassign $done (add i32 (dread i32 $done, constval i32 1))
  retsub
@end endtry
  return (regread i32 %1)
}
func &f (var %x i32) i32 {
  jstry @handler 0
  callassigned &careful (dread i32 %x) { regassign i32 %1 }
  goto @end
@handler jscatch
  regassign i32 %1 (neg i32 (regread i32 %%thrownval))
@end endtry
  return (add i32 (mul i32 (dread i32 $done, constval i32 100), regread i32 %1))
}
# run: &f(1) == 102
# run: &f(9) == 191
`;

const javaHandler = `
type $LError_3B <class <$Ljava_2Flang_2FException_3B> { @code i32 }>
func &risky (var %x i32) i32 {
  var %e <* <$LError_3B>>
  if (gt u1 i32 (dread i32 %x, constval i32 5)) {
    dassign %e (gcmalloc ref <$LError_3B>)
    throw (dread ref %e)
  }
  return (dread i32 %x)
}
func &f (var %x i32) i32 {
  javatry {@handler}
  callassigned &risky (dread i32 %x) { regassign i32 %1 }
  endtry
  return (regread i32 %1)
@handler javacatch {<* <$LError_3B>>}
  return (constval i32 -1)
}
# run: &f(5) == 5
# run: &f(6) == -1
`;

const cppHandler = `
func &risky (var %x i32) void {
  if (gt u1 i32 (dread i32 %x, constval i32 9)) { throw (constval f64 2.5) }
  if (gt u1 i32 (dread i32 %x, constval i32 5)) { throw (dread i32 %x) }
  return ()
}
func &f (var %x i32) i32 {
  cpptry {@number @rest}
  call &risky (dread i32 %x)
  endtry
  return (constval i32 0)
@number cppcatch i32
  return (regread i32 %%thrownval)
@rest cppcatch void
  return (constval i32 -1)
}
# run: &f(1) == 0
# run: &f(7) == 7
# run: &f(10) == -1
`;

export const exceptionExamples = {
  jstry: jsHandler,
  javatry: javaHandler,
  cpptry: cppHandler,
  throw: `${risky}
# run: &risky(5) == 6
# trap: uncaught-exception &risky(6)
`,
  jscatch: jsHandler,
  javacatch: javaHandler,
  cppcatch: cppHandler,
  finally: jsFinally,
  cleanuptry: `${risky}
func &f (var %x i32) i32 {
  jstry @handler 0
  callassigned &risky (dread i32 %x) { regassign i32 %1 }
  if (eq u1 i32 (dread i32 %x, constval i32 3)) {
    cleanuptry
    goto @outside
  }
  goto @end
@handler jscatch
  return (neg i32 (regread i32 %%thrownval))
@end endtry
  return (regread i32 %1)
@outside
  return (constval i32 1000)
}
# run: &f(3) == 1000
# run: &f(4) == 5
`,
  endtry: jsHandler,
  gosub: jsFinally,
  retsub: jsFinally,
  try: jsHandler.replace('jstry', 'try').replace('jscatch', 'catch'),
  catch: javaHandler.replace('javatry', 'try').replace('javacatch', 'catch'),
} as const;
