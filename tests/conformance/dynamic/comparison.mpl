# Comparison by JavaScript's rules: eq and ne convert, JSOP_STRICTEQ and JSOP_STRICTNE do not; strings compare by their text.
# out: "true false true false\ntrue false true true\ntrue false false\n"
# run: &order(0) == 0
# run: &order(1) == -1
# run: &order(2) == 1
# run: &order(3) == 1
func &main () i32 {
  intrinsiccall JS_PRINT (eq dynany dynany (conststr dynstr "1", constval dyni32 1), intrinsicop dynany JSOP_STRICTEQ (conststr dynstr "1", constval dyni32 1), intrinsicop dynany JSOP_STRICTEQ (constval dynf64 1.0, constval dyni32 1), ne dynany dynany (constval dynnull 0, constval dynundef 0))
  intrinsiccall JS_PRINT (lt dynany dynany (conststr dynstr "10", conststr dynstr "9"), lt dynany dynany (conststr dynstr "10", constval dyni32 9), ge dynany dynany (constval dynu32 -1, constval dyni32 -1), intrinsicop dynany JSOP_STRICTNE (constval dynnull 0, constval dynundef 0))
  intrinsiccall JS_PRINT (le dynany dynany (constval dynnull 0, constval dyni32 0), gt dynany dynany (constval dynundef 0, constval dyni32 0), eq dynany dynany (constval dynf64 nan, constval dynf64 nan))
  return (constval i32 0)
}
func &order (var %kind i32) i32 {
  switch (dread i32 %kind) @nan { 0: goto @same 1: goto @less 2: goto @greater }
@same  return (cmp i32 dynany (conststr dynstr "5", constval dyni32 5))
@less  return (cmpl i32 dynany (constval dynf64 nan, constval dyni32 5))
@greater  return (cmp i32 dynany (constval dyni32 6, constval dyni32 5))
@nan  return (cmpg i32 dynany (constval dynf64 nan, constval dyni32 5))
}
