func &printf extern varargs (var %format <* i8>, ...) i32
func &strcmp extern (var %a <* i8>, var %b <* i8>) i32

type $Item <struct {
  @name <* i8>,
  @price i32,
  @stock i32}>

type $Line <struct {
  @item <* <$Item>>,
  @count i32,
  @next <* <$Line>>}>

type $Payment <interface { &Payment_pay (i32) void }>
type $Cash <class { @given i32, &Cash_pay (i32) void, $Payment }>
type $Card <class { @limit i32, &Card_pay (i32) void, $Payment }>
type $Voucher <class <$Card> { &Voucher_pay (i32) void }>
type $Refused <class { @missing i32 }>

var $shelf <[3] <$Item>> = [
  [1 = conststr ptr "tea", 2 = 250, 3 = 12],
  [1 = conststr ptr "bread", 2 = 320, 3 = 5],
  [1 = conststr ptr "honey", 2 = 780, 3 = 3]]

# The price of an item with tax, in cents. The rate is in thousandths.
func &withTax (var %net i32, var %rate i32) i32 {
  return (div i32 (
    add i32 (
      mul i32 (dread i32 %net, add i32 (constval i32 1000, dread i32 %rate)),
      constval i32 500),
    constval i32 1000))
}

# What some items of one price cost: of ten, one is free.
func &cost (var %price i32, var %count i32) i32 {
  if (ge u1 i32 (dread i32 %count, constval i32 10)) {
    dassign %count (sub i32 (dread i32 %count, div i32 (dread i32 %count, constval i32 10)))
  }
  return (mul i32 (dread i32 %price, dread i32 %count))
}

# The item of a name, or null.
func &find (var %name <* i8>) <* <$Item>> {
  var %i i32
  var %item <* <$Item>>
  var %order i32
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 3), constval i32 1) {
    dassign %item (array 1 ptr <* <[3] <$Item>>> (addrof ptr $shelf, dread i32 %i))
    callassigned &strcmp (iread ptr <* <$Item>> 1 (dread ptr %item), dread ptr %name) { dassign %order }
    if (eq u1 i32 (dread i32 %order, constval i32 0)) {
      return (dread ptr %item)
    }
  }
  return (constval ptr 0)
}

# Puts some items on a receipt: a new line in front of the others.
func &sell (var %receipt <* <$Line>>, var %name <* i8>, var %count i32) <* <$Line>> {
  var %item <* <$Item>>
  var %line <* <$Line>>
  callassigned &find (dread ptr %name) { dassign %item }
  iassign <* <$Item>> 3 (
    dread ptr %item,
    sub i32 (iread i32 <* <$Item>> 3 (dread ptr %item), dread i32 %count))
  dassign %line (malloc ptr (sizeoftype u64 <$Line>))
  iassign <* <$Line>> 1 (dread ptr %line, dread ptr %item)
  iassign <* <$Line>> 2 (dread ptr %line, dread i32 %count)
  iassign <* <$Line>> 3 (dread ptr %line, dread ptr %receipt)
  return (dread ptr %line)
}

# An amount in cents as two numbers.
func &split (var %amount i32) i32, i32 {
  return (div i32 (dread i32 %amount, constval i32 100), rem i32 (dread i32 %amount, constval i32 100))
}

func &show (var %what <* i8>, var %amount i32) void {
  var %euros i32
  var %cents i32
  callassigned &split (dread i32 %amount) { dassign %euros dassign %cents }
  call &printf (conststr ptr "%-8s %3d.%02d\n", dread ptr %what, dread i32 %euros, dread i32 %cents)
}

# Prints a line of a receipt and gives what it costs.
func &print (var %line <* <$Line>>) i32 {
  var %item <* <$Item>>
  var %price i32
  var %cost i32
  dassign %item (iread ptr <* <$Line>> 1 (dread ptr %line))
  callassigned &withTax (iread i32 <* <$Item>> 2 (dread ptr %item), constval i32 190) { dassign %price }
  callassigned &cost (dread i32 %price, iread i32 <* <$Line>> 2 (dread ptr %line)) { dassign %cost }
  call &show (iread ptr <* <$Item>> 1 (dread ptr %item), dread i32 %cost)
  return (dread i32 %cost)
}

# The sum of what `measure` says of each line, beginning with the first that was sold.
func &sum (var %line <* <$Line>>, var %measure <* <func (<* <$Line>>) i32>>) i32 {
  var %own i32
  var %others i32
  if (eq u1 ptr (dread ptr %line, constval ptr 0)) {
    return (constval i32 0)
  }
  callassigned &sum (iread ptr <* <$Line>> 3 (dread ptr %line), dread ptr %measure) { dassign %others }
  icallassigned (dread ptr %measure, dread ptr %line) { dassign %own }
  return (add i32 (dread i32 %others, dread i32 %own))
}

func &discard (var %line <* <$Line>>) void {
  var %next <* <$Line>>
  while (ne u1 ptr (dread ptr %line, constval ptr 0)) {
    dassign %next (iread ptr <* <$Line>> 3 (dread ptr %line))
    free (dread ptr %line)
    dassign %line (dread ptr %next)
  }
}

func &main () i32 {
  var %voucher <* <$Voucher>>
  var %cash <* <$Cash>>
  var %refused <* <$Refused>>
  var %receipt <* <$Line>>
  var %total i32
  dassign %receipt (constval ptr 0)
  callassigned &sell (dread ptr %receipt, conststr ptr "tea", constval i32 10) { dassign %receipt }
  callassigned &sell (dread ptr %receipt, conststr ptr "honey", constval i32 1) { dassign %receipt }
  callassigned &sum (dread ptr %receipt, addroffunc ptr &print) { dassign %total }
  call &show (conststr ptr "total", dread i32 %total)
  call &discard (dread ptr %receipt)
  dassign %voucher (gcmalloc ref <$Voucher>)
  iassign <* <$Voucher>> 2 (dread ref %voucher, constval i32 3000)
  javatry {@refused}
  call &settle (dread i32 %total, dread ref %voucher)
  endtry
  decref (dread ref %voucher)
  return (constval i32 0)
@refused javacatch {<* <$Refused>>}
  decref (dread ref %voucher)
  dassign %refused (regread ref %%thrownval)
  call &show (conststr ptr "missing", iread i32 <* <$Refused>> 1 (dread ref %refused))
  decref (dread ref %refused)
  dassign %cash (gcmalloc ref <$Cash>)
  iassign <* <$Cash>> 1 (dread ref %cash, constval i32 5000)
  call &settle (dread i32 %total, dread ref %cash)
  decref (dread ref %cash)
  return (constval i32 0)
}

func &Payment_pay (var %this <* <$Payment>>, var %amount i32) void

func &Cash_pay (var %this <* <$Cash>>, var %amount i32) void {
  var %change i32
  dassign %change (sub i32 (iread i32 <* <$Cash>> 1 (dread ref %this), dread i32 %amount))
  call &show (conststr ptr "change", dread i32 %change)
}

func &Card_pay (var %this <* <$Card>>, var %amount i32) void {
  var %left i32
  var %refused <* <$Refused>>
  dassign %left (sub i32 (iread i32 <* <$Card>> 1 (dread ref %this), dread i32 %amount))
  if (lt u1 i32 (dread i32 %left, constval i32 0)) {
    dassign %refused (gcmalloc ref <$Refused>)
    iassign <* <$Refused>> 1 (dread ref %refused, neg i32 (dread i32 %left))
    throw (dread ref %refused)
  }
  iassign <* <$Card>> 1 (dread ref %this, dread i32 %left)
  call &show (conststr ptr "card", dread i32 %amount)
}

# A voucher is a card that says what is left on it.
func &Voucher_pay (var %this <* <$Voucher>>, var %amount i32) void {
  superclasscall &Card_pay (dread ref %this, dread i32 %amount)
  call &show (conststr ptr "left", iread i32 <* <$Voucher>> 2 (dread ref %this))
}

func &settle (var %amount i32, var %payment <* <$Payment>>) void {
  interfacecall &Payment_pay (dread ref %payment, dread i32 %amount)
}
