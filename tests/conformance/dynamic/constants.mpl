# Constants of the dynamic types: the type states the tag, the low half of the constant is the payload.
# out: "undefined undefined undefined object boolean boolean\n7 -1 4294967295 0.5 1.5 -7.25 NaN\ntext text other 7 4294967290\n"
func &main () i32 {
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_TYPEOF (constval dynundef 0), intrinsicop dynany JSOP_TYPEOF (constval dynnone 0), intrinsicop dynany JSOP_TYPEOF (constval dynhole 0), intrinsicop dynany JSOP_TYPEOF (constval dynnull 0), intrinsicop dynany JSOP_TYPEOF (constval dynbool 1), intrinsicop dynany JSOP_TYPEOF (constval dynbool 0))
  # The tag of another notation in the high half changes nothing.
  intrinsiccall JS_PRINT (constval dyni32 0x400000007, constval dyni32 -1, constval dynu32 -1, constval dynf32 0.5f, constval dynf64 1.5, constval dynany 0xc01e000000000000, constval dynf64 nan)
  intrinsiccall JS_PRINT (conststr dynstr "text", conststr dynany "text", conststr constStr "other", constval dynany 7, constval dynany 4294967290)
  return (constval i32 0)
}
