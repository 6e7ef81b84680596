# Atomic operations between places (as gcc's builtins of these names, with one thread).
# run: &moves(5) == 5
# run: &swaps(3, 4) == 34
# run: &swapEqual(7) == 109
# run: &swapUnequal(7) == 7
# run: &swapPlaces(7) == 109
# run: &wide() == 4294967298
var $cell i64

func &moves (var %x i32) i32 {
  var %a i32
  var %b i32
  intrinsiccall C___atomic_store (addrof ptr %a, addrof ptr %x, constval i32 5)
  intrinsiccall C___atomic_load (addrof ptr %a, addrof ptr %b, constval i32 5)
  return (dread i32 %b)
}

func &swaps (var %x i32, var %y i32) i32 {
  var %old i32
  intrinsiccall C___atomic_exchange (addrof ptr %x, addrof ptr %y, addrof ptr %old, constval i32 5)
  return (add i32 (mul i32 (dread i32 %old, constval i32 10), dread i32 %x))
}

func &swapEqual (var %x i32) i32 {
  var %expected i32 = 7
  intrinsiccallassigned C___atomic_compare_exchange_n (addrof ptr %x, addrof ptr %expected, constval i32 9, constval u1 0, constval i32 5, constval i32 5) { regassign u1 %1 }
  return (add i32 (mul i32 (regread u1 %1, constval i32 100), dread i32 %x))
}

# The expected value becomes the one that was found.
func &swapUnequal (var %x i32) i32 {
  var %expected i32 = 6
  intrinsiccallassigned C___atomic_compare_exchange_n (addrof ptr %x, addrof ptr %expected, constval i32 9, constval u1 0, constval i32 5, constval i32 5) { regassign u1 %1 }
  return (add i32 (mul i32 (regread u1 %1, constval i32 100), dread i32 %expected))
}

func &swapPlaces (var %x i32) i32 {
  var %expected i32 = 7
  var %value i32 = 9
  if (intrinsicop u1 C___atomic_compare_exchange (addrof ptr %x, addrof ptr %expected, addrof ptr %value, constval u1 0, constval i32 5, constval i32 5)) {
    return (add i32 (dread i32 %x, constval i32 100))
  }
  return (dread i32 %x)
}

func &wide () i64 {
  var %value i64 = 4294967298
  intrinsiccall C___atomic_store (addrof ptr $cell, addrof ptr %value, constval i32 5)
  return (dread i64 $cell)
}
