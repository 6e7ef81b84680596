# Functions put off until the entry has returned: in the order of their delays, then those that wait for the program's end.
# out: "main\nfirst\nsecond\nthird\nfourth\nlast\n"
# status 5
func &first () dynany { intrinsiccall JS_PRINT (conststr dynstr "first") return (constval dynundef 0) }
func &second () dynany {
  intrinsiccall JS_PRINT (conststr dynstr "second")
  intrinsiccall JS_SETTIMEOUT (intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &fourth, constval ptr 0, constval u32 0), constval i32 100)
  return (constval dynundef 0)
}
func &third () dynany { intrinsiccall JS_PRINT (conststr dynstr "third") return (constval dynundef 0) }
func &fourth () dynany { intrinsiccall JS_PRINT (conststr dynstr "fourth") return (constval dynundef 0) }
func &last () dynany { intrinsiccall JS_PRINT (conststr dynstr "last") return (constval dynundef 0) }
func &main () i32 {
  var %n dynany
  intrinsiccall JS_ADDSYSEVENTLISTENER (intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &last, constval ptr 0, constval u32 0))
  intrinsiccall JS_SETTIMEOUT (intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &third, constval ptr 0, constval u32 0), constval i32 50)
  intrinsiccall JS_SETTIMEOUT (intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &first, constval ptr 0, constval u32 0), constval i32 0)
  intrinsiccallassigned JS_SETTIMEOUT (intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &second, constval ptr 0, constval u32 0), constval i32 10) { dassign %n }
  intrinsiccall JS_PRINT (conststr dynstr "main")
  return (cvt i32 dynany (add dynany (dread dynany %n, intrinsicop u32 JS_ADDSYSEVENTLISTENER (intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &quiet, constval ptr 0, constval u32 0)))))
}
func &quiet () dynany { return (constval dynundef 0) }
