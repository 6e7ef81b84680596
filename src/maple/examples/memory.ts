/** Examples of memory and of the other statements [MAPLE 3.13 and 3.14]; see index.ts. */

/** Two references to one object: it lives until both are given up. */
const counted = `
type $Node <class { @value i32 }>
func &f () i32 {
  var %a <* <$Node>>
  var %b <* <$Node>>
  dassign %a (gcmalloc ref <$Node>)
  dassign %b (dread ref %a)
  incref (dread ref %b)
  iassign <* <$Node>> 1 (dread ref %a, constval i32 8)
  decref (dread ref %a)
  regassign i32 %1 (iread i32 <* <$Node>> 1 (dread ref %b))
  decref (dread ref %b)
  return (regread i32 %1)
}
# run: &f() == 8
`;

const synchronised = `
func &f () i32 {
  var %o ref
  dassign %o (gcmalloc ref <[1] i32>)
  syncenter (dread ref %o)
  iassign <* i32> 0 (dread ref %o, constval i32 4)
  syncexit (dread ref %o)
  return (iread i32 <* i32> 0 (dread ref %o))
}
# run: &f() == 4
`;

export const memoryExamples = {
  alloca: `
func &f (var %x i32) i32 {
  var %p ptr
  dassign %p (alloca ptr (constval i64 16))
  iassignoff i32 12 (dread ptr %p, dread i32 %x)
  return (ireadoff i32 12 (dread ptr %p))
}
# run: &f(7) == 7
`,
  decref: counted,
  decrefreset: `
type $Node <class { @value i32 }>
func &f () u1 {
  var %a <* <$Node>>
  dassign %a (gcmalloc ref <$Node>)
  decrefreset (addrof ptr %a)
  return (eq u1 ref (dread ref %a, constval ref 0))
}
# run: &f() == 1
`,
  free: `
func &f (var %n i64) i32 {
  var %p ptr
  dassign %p (malloc ptr (dread i64 %n))
  iassignoff i32 0 (dread ptr %p, constval i32 3)
  regassign i32 %1 (ireadoff i32 0 (dread ptr %p))
  free (dread ptr %p)
  return (regread i32 %1)
}
# run: &f(100) == 3
`,
  gcmalloc: `
type $Node <class { @value i32, @next <* <$Node>> }>
func &f (var %x i32) i32 {
  var %o <* <$Node>>
  dassign %o (gcmalloc ref <$Node>)
  iassign <* <$Node>> 1 (dread ref %o, dread i32 %x)
  return (add i32 (iread i32 <* <$Node>> 1 (dread ref %o), eq i32 ref (iread ref <* <$Node>> 2 (dread ref %o), constval ref 0)))
}
# run: &f(6) == 7
`,
  gcmallocjarray: `
func &f (var %n i32) i32 {
  var %a <* <[] i32>>
  dassign %a (gcmallocjarray ref <[] i32> (dread i32 %n))
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %a, constval i32 2), constval i32 40)
  return (add i32 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %a, constval i32 2)),
    intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %a)))
}
# run: &f(5) == 45
# trap: array-bounds &f(2)
`,
  gcpermalloc: `
type $Node <class { @value i32 }>
func &f () i32 {
  var %o <* <$Node>>
  dassign %o (gcpermalloc ref <$Node>)
  iassign <* <$Node>> 1 (dread ref %o, constval i32 5)
  decref (dread ref %o)
  return (iread i32 <* <$Node>> 1 (dread ref %o))
}
# run: &f() == 5
`,
  incref: counted,
  malloc: `
func &f (var %x i32) i32 {
  var %p <* i32>
  dassign %p (malloc ptr (constval i64 8))
  iassign <* i32> 0 (dread ptr %p, dread i32 %x)
  return (iread i32 <* i32> 0 (dread ptr %p))
}
# run: &f(12) == 12
`,
  stackmalloc: `
type $Pair <struct { @a i32, @b i64 }>
func &f (var %x i64) i64 {
  var %p <* <$Pair>>
  dassign %p (stackmalloc ptr <$Pair>)
  iassign <* <$Pair>> 2 (dread ptr %p, dread i64 %x)
  return (iread i64 <* <$Pair>> 2 (dread ptr %p))
}
# run: &f(9) == 9
`,
  stackmallocjarray: `
func &f (var %n i32) i32 {
  var %a <* <[] i32>>
  dassign %a (stackmallocjarray ref <[] i32> (dread i32 %n))
  return (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %a))
}
# run: &f(3) == 3
`,
  decrefwithcheck: `
func &f () i32 {
  decrefwithcheck (constval ref 0)
  return (constval i32 1)
}
# run: &f() == 1
`,
  gcpermallocjarray: `
func &f (var %n i32) i32 {
  var %a <* <[] i16>>
  dassign %a (gcpermallocjarray ref <[] i16> (dread i32 %n))
  decref (dread ref %a)
  return (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %a))
}
# run: &f(4) == 4
`,
} as const;

export const otherExamples = {
  assertge: `
func &f (var %index i32) i32 {
  assertge (dread i32 %index, constval i32 0)
  return (dread i32 %index)
}
# run: &f(0) == 0
# trap: assertion &f(-1)
`,
  assertlt: `
func &f (var %index i32) i32 {
  assertlt (dread i32 %index, constval i32 10)
  return (dread i32 %index)
}
# run: &f(9) == 9
# trap: assertion &f(10)
`,
  assertnonnull: `
func &f (var %p ptr) i32 {
  assertnonnull (dread ptr %p)
  return (constval i32 1)
}
# run: &f(1000) == 1
# trap: assertion &f(0)
`,
  eval: `
func &f (var %x i32) i32 {
  eval (div i32 (constval i32 1, dread i32 %x))
  return (constval i32 3)
}
# run: &f(1) == 3
# trap: divide-by-zero &f(0)
`,
  checkpoint: `
func &f () i32 {
  checkpoint here
  return (constval i32 1)
}
# run: &f() == 1
`,
  membaracquire: barrier('membaracquire'),
  membarrelease: barrier('membarrelease'),
  membarfull: barrier('membarfull'),
  syncenter: synchronised,
  synccenter: synchronised.replace('syncenter', 'synccenter'),
  syncexit: synchronised,
  membarstoreload: barrier('membarstoreload'),
  membarstorestore: barrier('membarstorestore'),
  calcassertge: `
func &f (var %p i64, var %low i64) i32 {
  calcassertge <&f> (dread i64 %p, dread i64 %low)
  return (constval i32 1)
}
# run: &f(5, 5) == 1
# trap: assertion &f(4, 5)
`,
  calcassertlt: `
func &f (var %p i64, var %high i64) i32 {
  calcassertlt <&f> (dread i64 %p, dread i64 %high)
  return (constval i32 1)
}
# run: &f(5, 6) == 1
# trap: assertion &f(6, 6)
`,
  callassertle: `
func &callee (var %buffer ptr) void { return () }
func &f (var %needed i64, var %size i64) i32 {
  callassertle <&callee, 0, &f> (dread i64 %needed, dread i64 %size)
  return (constval i32 1)
}
# run: &f(8, 8) == 1
# trap: assertion &f(9, 8)
`,
  returnassertle: `
func &f (var %needed i64, var %size i64) i32 {
  returnassertle <&f> (dread i64 %needed, dread i64 %size)
  return (constval i32 1)
}
# run: &f(8, 8) == 1
# trap: assertion &f(9, 8)
`,
  assignassertle: `
func &f (var %needed i64, var %size i64) i32 {
  assignassertle <&f> (dread i64 %needed, dread i64 %size)
  return (constval i32 1)
}
# run: &f(8, 8) == 1
# trap: assertion &f(9, 8)
`,
  assignassertnonnull: nonnull('assignassertnonnull <&f>'),
  callassertnonnull: `
func &callee (var %p ptr) void { return () }${nonnull('callassertnonnull <&callee, 0, &f>')}`,
  returnassertnonnull: nonnull('returnassertnonnull <&f>'),
  abort: `
func &f (var %x i32) i32 {
  if (dread i32 %x) { abort }
  return (constval i32 1)
}
# run: &f(0) == 1
# trap: abort &f(1)
`,
  safe: region('safe', 'endsafe'),
  endsafe: region('safe', 'endsafe'),
  unsafe: region('unsafe', 'endunsafe'),
  endunsafe: region('unsafe', 'endunsafe'),
  asm: `
func &f (var %x i32) i32 {
  asm { "" : : : "memory" }
  return (dread i32 %x)
}
# run: &f(3) == 3
`,
} as const;

function barrier(op: string): string {
  return `
var $data i32
var $ready i32
func &publish (var %x i32) i32 {
  dassign $data (dread i32 %x)
  ${op}
  dassign $ready (constval i32 1)
  return (add i32 (dread i32 $data, dread i32 $ready))
}
# run: &publish(4) == 5
`;
}

function nonnull(written: string): string {
  return `
func &f (var %p ptr) i32 {
  ${written} (dread ptr %p)
  return (constval i32 1)
}
# run: &f(1000) == 1
# trap: assertion &f(0)
`;
}

function region(from: string, to: string): string {
  return `
func &f (var %x i32) i32 {
  ${from}
  dassign %x (add i32 (dread i32 %x, constval i32 1))
  ${to}
  return (dread i32 %x)
}
# run: &f(1) == 2
`;
}
