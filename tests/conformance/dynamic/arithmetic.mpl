# Arithmetic by JavaScript's rules: strings join or become numbers, integers that do not fit become floats.
# out: "7 34 3 NaN 2147483648 0.5 -1 12\n5 7 2 -8 -2 1073741822 -6 7\n3 -0.25 0 null!\n"
func &main () i32 {
  intrinsiccall JS_PRINT (add dynany (constval dyni32 3, constval dyni32 4), add dynany (conststr dynstr "3", constval dyni32 4), sub dynany (conststr dynstr "7", constval dyni32 4), mul dynany (conststr dynstr "x", constval dyni32 4), add dynany (constval dyni32 2147483647, constval dynbool 1), div dynany (constval dyni32 1, constval dyni32 2), rem dynany (constval dyni32 -7, constval dyni32 3), mul dynany (conststr dynstr "3", conststr dynstr "4"))
  intrinsiccall JS_PRINT (band dynany (constval dynf64 7.9, constval dyni32 13), bior dynany (constval dyni32 3, constval dyni32 4), bxor dynany (constval dyni32 7, constval dyni32 5), shl dynany (constval dyni32 -1, constval dyni32 3), ashr dynany (constval dyni32 -8, constval dyni32 2), lshr dynany (constval dyni32 -8, constval dyni32 2), bnot dynany (constval dyni32 5), neg dynany (conststr dynstr "-7"))
  # An operand of a static type is converted; a result of a narrower type too.
  intrinsiccall JS_PRINT (add dynany (constval dyni32 1, constval i32 2), neg dynany (constval dynf64 0.25), add dyni32 (constval dynf64 0.75, constval dynf64 -0.5), intrinsicop dynany JSOP_ADD (constval dynnull 0, conststr dynstr "!"))
  return (cvt i32 dynany (max dynany (abs dynany (constval dyni32 -3), min dynany (constval dyni32 4, constval dyni32 2))))
}
# status 3
