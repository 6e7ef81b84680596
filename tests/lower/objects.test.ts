/** Managed objects: allocation, counting, reclaiming; calls by class; synchronisation. Expectations are worked out by hand. */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { lowerToFlat } from '../../src/lower/maple-levels/index.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { printMaple } from '../../src/maple/printer.ts';
import { verifyMaple } from '../../src/maple/verifier.ts';
import type { HostFunction, HostTable, HostType } from '../../src/vm/host.ts';
import { startMachine, trapOf, type Machine, type Word } from './machine.ts';

function flatErrors(text: string): string[] {
  const { module, diagnostics } = parseMaple(new SourceFile('objects.mpl', text));
  const high = [...diagnostics, ...verifyMaple(module)];
  const flat = lowerToFlat(module);
  const printed = printMaple(flat);
  const again = parseMaple(new SourceFile('flat.mpl', printed));
  expect(printMaple(again.module)).toBe(printed);
  return [...high, ...verifyMaple(flat, { level: 'flat' }), ...again.diagnostics].flatMap(
    ({ severity, code, message }) => (severity === 'error' ? [`${code} ${message}`] : []),
  );
}

/** Live blocks of the heap before and after a call. */
function blocksLeft(machine: Machine, name: string, ...args: Word[]): number {
  const before = machine.heap.stats.liveBlocks;
  machine.call(name, ...args);
  return machine.heap.stats.liveBlocks - before;
}

const animals = `
type $Shape <interface { &Shape_area () i32, &Shape_double () i32 }>
type $Named <interface { &Named_name () i32 }>
type $Animal <class { @legs i32, &Animal_sound () i32, &Animal_legs () i32 }>
type $Dog <class <$Animal> { @age i32, &Dog_sound () i32, &Dog_name () i32, $Named }>
type $Puppy <class <$Dog> { @toys i32, &Puppy_sound () i32, &Puppy_area () i32, &Puppy_name () i32, $Shape }>
func &Shape_area (var %this <* <$Shape>>) i32
func &Shape_double (var %this <* <$Shape>>) i32 {
  interfacecallassigned &Shape_area (dread ref %this) { regassign i32 %1 }
  return (mul i32 (regread i32 %1, constval i32 2))
}
func &Named_name (var %this <* <$Named>>) i32
func &Animal_sound (var %this <* <$Animal>>) i32 { return (constval i32 1) }
func &Animal_legs (var %this <* <$Animal>>) i32 { return (iread i32 <* <$Animal>> 1 (dread ref %this)) }
func &Dog_sound (var %this <* <$Dog>>) i32 {
  superclasscallassigned &Animal_sound (dread ref %this) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 10))
}
func &Dog_name (var %this <* <$Dog>>) i32 { return (constval i32 7) }
func &Puppy_sound (var %this <* <$Puppy>>) i32 {
  superclasscallassigned &Dog_sound (dread ref %this) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 100))
}
func &Puppy_area (var %this <* <$Puppy>>) i32 { return (iread i32 <* <$Puppy>> 5 (dread ref %this)) }
func &Puppy_name (var %this <* <$Puppy>>) i32 { return (constval i32 8) }

func &make (var %kind i32) <* <$Animal>> {
  var %a <* <$Animal>>
  if (eq u1 i32 (dread i32 %kind, constval i32 0)) { dassign %a (gcmalloc ref <$Animal>) }
  if (eq u1 i32 (dread i32 %kind, constval i32 1)) { dassign %a (gcmalloc ref <$Dog>) }
  if (eq u1 i32 (dread i32 %kind, constval i32 2)) {
    dassign %a (gcmalloc ref <$Puppy>)
    iassign <* <$Puppy>> 5 (dread ref %a, constval i32 21)
  }
  if (dread ref %a) { iassign <* <$Animal>> 1 (dread ref %a, constval i32 4) }
  return (dread ref %a)
}
func &sound (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  virtualcallassigned &Animal_sound (regread ref %1) { regassign i32 %2 }
  virtualcallassigned &Animal_legs (regread ref %1) { regassign i32 %3 }
  return (add i32 (mul i32 (regread i32 %2, constval i32 10), regread i32 %3))
}
func &name (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  interfacecallassigned &Named_name (regread ref %1) { regassign i32 %2 }
  return (regread i32 %2)
}
func &twice () i32 {
  callassigned &make (constval i32 2) { regassign ref %1 }
  interfacecallassigned &Shape_double (regread ref %1) { regassign i32 %2 }
  return (regread i32 %2)
}
func &address (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  regassign ptr %2 (resolvevirtualfunc ptr &Animal_sound (regread ref %1))
  icallprotoassigned <func (ref) i32> (regread ptr %2, regread ref %1) { regassign i32 %3 }
  virtualicallassigned &Animal_sound (regread ptr %2, regread ref %1) { regassign i32 %4 }
  virtualicallassigned &Animal_sound (constval i32 0, regread ref %1) { regassign i32 %5 }
  return (add i32 (regread i32 %3, add i32 (regread i32 %4, regread i32 %5)))
}
func &is (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  return (add i32 (intrinsicopwithtype u1 <$Animal> JAVA_INSTANCE_OF (regread ref %1),
    add i32 (mul i32 (intrinsicopwithtype u1 <* <$Dog>> JAVA_INSTANCE_OF (regread ref %1), constval i32 2),
    add i32 (mul i32 (intrinsicopwithtype u1 <$Named> JAVA_INSTANCE_OF (regread ref %1), constval i32 4),
             mul i32 (intrinsicopwithtype u1 <$Shape> JAVA_INSTANCE_OF (regread ref %1), constval i32 8)))))
}
func &cast (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  intrinsiccallwithtypeassigned <* <$Dog>> JAVA_CHECK_CAST (regread ref %1) { regassign ref %2 }
  return (eq u1 ref (regread ref %1, regread ref %2))
}
func &sameClass (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  return (eq u1 ptr (intrinsicop ptr JAVA_GET_CLASS (regread ref %1), intrinsicopwithtype ref <$Dog> JAVA_CONST_CLASS ()))
}
`;

describe('calls by class', () => {
  test('the program is right at the high level, and at the flat one', () => expect(flatErrors(animals)).toEqual([]));
  const machine = startMachine(animals);

  test('overridden and inherited methods, and those of the superclass', () => {
    expect([0, 1, 2].map((kind) => machine.call('sound', kind))).toEqual([14, 114, 1114]);
  });

  test('methods of interfaces, with bodies and without', () => {
    expect([1, 2].map((kind) => machine.call('name', kind))).toEqual([7, 8]);
    expect(machine.call('twice')).toBe(42);
  });

  test('an object that does not implement the interface is refused', () => {
    expect(trapOf(() => machine.call('name', 0))).toBe('bad-indirect-call');
  });

  test('methods by address and by the number of their slot', () => {
    expect([0, 1, 2].map((kind) => machine.call('address', kind))).toEqual([3, 33, 333]);
  });

  test('a method of null is refused', () => {
    expect(trapOf(() => machine.call('sound', 3))).toBe('null-pointer');
    expect(trapOf(() => machine.call('name', 3))).toBe('null-pointer');
  });

  test('classes of objects', () => {
    expect([0, 1, 2, 3].map((kind) => machine.call('is', kind))).toEqual([1, 7, 15, 0]);
    expect([1, 2, 3].map((kind) => machine.call('cast', kind))).toEqual([1, 1, 1]);
    expect(trapOf(() => machine.call('cast', 0))).toBe('uncaught-exception');
    expect([0, 1, 2].map((kind) => machine.call('sameClass', kind))).toEqual([0, 1, 0]);
  });

  test('with pointers of 4 bytes', () => {
    const small = startMachine(animals, { pointerSize: 4 });
    expect([0, 1, 2].map((kind) => small.call('sound', kind))).toEqual([14, 114, 1114]);
    expect([1, 2].map((kind) => small.call('name', kind))).toEqual([7, 8]);
  });
});

const counting = `
type $Node <class { @value i32, @next <* <$Node>>, @other ref, @weak <* <$Node>> rcweak }>
type $Pair <struct { @a ref, @b i32 }>
type $Holder <class { @pair <$Pair>, @list <* <[] <* <$Node>>>> }>
func &churn (var %n i32) void {
  var %i i32
  var %o <* <$Node>>
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    dassign %o (gcmalloc ref <$Node>)
    iassign <* <$Node>> 1 (dread ref %o, dread i32 %i)
    decref (dread ref %o)
  }
  return ()
}
func &list (var %n i32) void {
  var %i i32
  var %head <* <$Node>>
  var %o <* <$Node>>
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    dassign %o (gcmalloc ref <$Node>)
    iassign <* <$Node>> 2 (dread ref %o, dread ref %head)
    iassign <* <$Node>> 4 (dread ref %o, dread ref %head)
    dassign %head (dread ref %o)
  }
  decrefreset (addrof ptr %head)
  assertge (dread ref %head, constval ref 0)
  assertlt (dread ref %head, constval ref 1)
  return ()
}
func &shared () i32 {
  var %a <* <$Node>>
  var %b <* <$Node>>
  dassign %a (gcmalloc ref <$Node>)
  dassign %b (gcmalloc ref <$Node>)
  iassign <* <$Node>> 1 (dread ref %b, constval i32 5)
  iassign <* <$Node>> 3 (dread ref %a, dread ref %b)
  incref (dread ref %b)
  decref (dread ref %a)
  regassign i32 %1 (iread i32 <* <$Node>> 1 (dread ref %b))
  decrefwithcheck (dread ref %b)
  decrefwithcheck (constval ref 0)
  return (regread i32 %1)
}
func &arrays (var %n i32, var %m i32) i32 {
  var %rows <* <[] <* <[] <* <$Node>>>>>>
  var %row <* <[] <* <$Node>>>>
  var %i i32
  var %j i32
  var %count i32
  dassign %rows (gcmallocjarray ref <[] <* <[] <* <$Node>>>>> (dread i32 %n))
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    dassign %row (gcmallocjarray ref <[] <* <$Node>>> (dread i32 %m))
    iassign <* <* <[] <* <$Node>>>>> 0 (array 0 ptr <* <[] <* <[] <* <$Node>>>>>> (dread ref %rows, dread i32 %i), dread ref %row)
    doloop %j (constval i32 0, lt u1 i32 (dread i32 %j, dread i32 %m), constval i32 1) {
      iassign <* <* <$Node>>> 0 (array 0 ptr <* <[] <* <$Node>>>> (dread ref %row, dread i32 %j), gcmalloc ref <$Node>)
    }
  }
  foreachelem %row %rows { dassign %count (add i32 (dread i32 %count, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %row))) }
  decref (dread ref %rows)
  return (dread i32 %count)
}
func &nested (var %n i32) void {
  var %outer <* <[] ref>>
  var %inner <* <[] ref>>
  var %i i32
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    dassign %outer (gcmallocjarray ref <[] ref> (constval i32 2))
    iassign <* ref> 0 (dread ref %outer, dread ref %inner)
    dassign %inner (dread ref %outer)
  }
  decref (dread ref %inner)
  return ()
}
func &holder () void {
  var %h <* <$Holder>>
  dassign %h (gcmalloc ref <$Holder>)
  iassign <* <$Holder>> 2 (dread ref %h, gcmalloc ref <$Node>)
  iassign <* <$Holder>> 4 (dread ref %h, gcmallocjarray ref <[] <* <$Node>>> (constval i32 0))
  decref (dread ref %h)
  return ()
}
func &kept () void {
  var %o ref
  dassign %o (gcpermalloc ref <$Node>)
  decref (dread ref %o)
  decref (dread ref %o)
  dassign %o (gcpermallocjarray ref <[] i32> (constval i32 3))
  decref (dread ref %o)
  return ()
}
func &onStack (var %n i32) i32 {
  var %a <* <[] i32>>
  var %o <* <$Node>>
  dassign %o (stackmalloc ref <$Node>)
  iassign <* <$Node>> 1 (dread ref %o, constval i32 40)
  dassign %a (stackmallocjarray ref <[] i32> (dread i32 %n))
  iassign <* i32> 0 (array 0 ptr <* <[] i32>> (dread ref %a, constval i32 1), constval i32 2)
  decref (dread ref %o)
  return (add i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %a), add i32 (iread i32 <* <$Node>> 1 (dread ref %o),
    iread i32 <* i32> 0 (array 0 ptr <* <[] i32>> (dread ref %a, constval i32 1)))))
}
func &dead () void {
  var %o <* <$Node>>
  var %p <* <$Node>>
  dassign %o (gcmalloc ref <$Node>)
  incref (dread ref %o)
  iassignoff i32 -8 (dread ref %o, constval i32 0)
  decref (dread ref %o)
  return ()
}
func &negative () void {
  var %a ref
  dassign %a (gcmallocjarray ref <[] i32> (constval i32 -1))
  return ()
}
func &filled () i32 {
  var %a <* <[] i16>>
  var %x i16
  var %sum i32
  dassign %a (intrinsicopwithtype ref <[] i16> JAVA_FILL_NEW_ARRAY (constval i32 3, constval i32 5, constval i32 6, constval i32 70000))
  foreachelem %x %a { dassign %sum (add i32 (dread i32 %sum, dread i32 %x)) }
  decref (dread ref %a)
  return (dread i32 %sum)
}
func &write () i32 {
  var %cell ref
  intrinsiccall MCCWrite (addrof ptr %cell, gcmalloc ref <$Node>)
  intrinsiccall MCCIncRef (dread ref %cell)
  intrinsiccall MCCDecRef (dread ref %cell)
  regassign i32 %1 (ireadoff i32 -8 (dread ref %cell))
  intrinsiccall MCCDecRefReset (addrof ptr %cell)
  return (regread i32 %1)
}
`;

describe('counted objects', () => {
  const machine = startMachine(counting);
  test('flat form', () => expect(flatErrors(counting.replace(/func &write[^]*$/, ''))).toEqual([]));

  test('many objects in little memory', () => {
    machine.call('churn', 10);
    const { peakBytes } = machine.heap.stats;
    expect(blocksLeft(machine, 'churn', 200_000)).toBe(0);
    expect(machine.heap.stats.peakBytes).toBe(peakBytes);
  });

  test('a list of any length dies with its head', () => expect(blocksLeft(machine, 'list', 100_000)).toBe(0));
  test('a shared object lives on', () => {
    expect(blocksLeft(machine, 'shared')).toBe(0);
    expect(machine.call('shared')).toBe(5);
  });
  test('arrays of arrays of objects', () => {
    expect(machine.call('arrays', 3, 4)).toBe(12);
    expect(blocksLeft(machine, 'arrays', 50, 20)).toBe(0);
    expect(blocksLeft(machine, 'nested', 100_000)).toBe(0);
  });
  test('references inside structures of an object, and empty arrays', () =>
    expect(blocksLeft(machine, 'holder')).toBe(0));
  test('permanent objects are never reclaimed', () => expect(blocksLeft(machine, 'kept')).toBe(2));
  test('objects on the stack', () => {
    expect(machine.call('onStack', 5)).toBe(5 + 40 + 2);
    expect(blocksLeft(machine, 'onStack', 5)).toBe(0);
  });
  test('an object without references cannot lose one', () =>
    expect(trapOf(() => machine.call('dead'))).toBe('use-after-free'));
  test('arrays of negative length', () => expect(trapOf(() => machine.call('negative'))).toBe('array-bounds'));
  test('arrays with elements', () => expect(machine.call('filled')).toBe(5 + 6 + (70000 - 65536)));
  test('with pointers of 4 bytes', () => {
    const small = startMachine(counting, { pointerSize: 4 });
    expect(blocksLeft(small, 'list', 1000)).toBe(0);
    expect(blocksLeft(small, 'nested', 1000)).toBe(0);
    expect(small.call('arrays', 3, 4)).toBe(12);
    expect(blocksLeft(small, 'holder')).toBe(0);
  });
});

describe('synchronised regions', () => {
  const machine = startMachine(`
func &nest (var %n i32, var %m i32) i32 {
  var %i i32
  var %o ref
  var %p ref
  dassign %o (gcmalloc ref <[1] i32>)
  dassign %p (gcmalloc ref <[1] i32>)
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) { syncenter (dread ref %o) syncenter (dread ref %p, constval i32 2) }
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %m), constval i32 1) { syncexit (dread ref %o) syncexit (dread ref %p) }
  decref (dread ref %o)
  decref (dread ref %p)
  return (constval i32 1)
}
func &null () void {
  syncenter (constval ref 0)
  return ()
}`);
  test('are recursive', () => {
    expect(machine.call('nest', 3, 3)).toBe(1);
    expect(blocksLeft(machine, 'nest', 5, 5)).toBe(0);
  });
  test('cannot be left more often than entered', () =>
    expect(trapOf(() => machine.call('nest', 2, 3))).toBe('assertion'));
  test('have an object', () => expect(trapOf(() => machine.call('null'))).toBe('null-pointer'));
});

describe('classes from Java', () => {
  const text = `
type $LA_3B <class <$Ljava_2Flang_2FObject_3B> { @n i32, &LA_3B_7Cget_7C_28_29I public virtual () i32 }>
type $LB_3B <class <$LA_3B> { &LB_3B_7Cget_7C_28_29I public virtual () i32 }>
javaclass $LA_3B <$LA_3B> public
var $LA_3B_7Ccount i32
func &LA_3B_7C_3Cclinit_3E_7C_28_29V () void {
  dassign $LA_3B_7Ccount (add i32 (dread i32 $LA_3B_7Ccount, constval i32 5))
  return ()
}
func &LA_3B_7C_3Cinit_3E_7C_28I_29V (var %this <* <$LA_3B>>, var %n i32) void {
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %this) {}
  iassign <* <$LA_3B>> 2 (dread ref %this, dread i32 %n)
  return ()
}
func &LA_3B_7Cget_7C_28_29I (var %this <* <$LA_3B>>) i32 { return (iread i32 <* <$LA_3B>> 2 (dread ref %this)) }
func &LB_3B_7Cget_7C_28_29I (var %this <* <$LB_3B>>) i32 {
  superclasscallassigned &LA_3B_7Cget_7C_28_29I (dread ref %this) { regassign i32 %1 }
  return (neg i32 (regread i32 %1))
}
func &run (var %n i32) i32 {
  var %o <* <$LB_3B>>
  intrinsiccallwithtypeassigned <$LB_3B> JAVA_CLINIT_CHECK () {}
  intrinsiccallwithtypeassigned <$LA_3B> JAVA_CLINIT_CHECK () {}
  dassign %o (gcmalloc ref <$LB_3B>)
  callassigned &LA_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %o, dread i32 %n) {}
  virtualcallassigned &LA_3B_7Cget_7C_28_29I (dread ref %o) { regassign i32 %1 }
  decref (dread ref %o)
  return (add i32 (mul i32 (dread i32 $LA_3B_7Ccount, constval i32 100), regread i32 %1))
}`;
  test('refer to the root class without defining it', () => {
    expect(flatErrors(text)).toEqual([]);
    const machine = startMachine(text);
    // The class initialiser runs once.
    expect([machine.call('run', 3), machine.call('run', 4)]).toEqual([497, 496]);
  });
});

test('a module that counts two fields of the root class gets them', () => {
  // Ids of Java's compilers: 1 is Object, 2 and 3 its fields, 4 and 5 the own ones.
  const text = (first: number): string => `
type $LA_3B <class <$Ljava_2Flang_2FObject_3B> { @n i32, @m i64 }>
func &run () i32 {
  var %o <* <$LA_3B>>
  dassign %o (gcmalloc ref <$LA_3B>)
  iassign <* <$LA_3B>> ${first} (dread ref %o, constval i32 5)
  iassign <* <$LA_3B>> ${first + 1} (dread ref %o, constval i64 6)
  regassign i32 %1 (add i32 (iread i32 <* <$LA_3B>> ${first} (dread ref %o), cvt i32 i64 (iread i64 <* <$LA_3B>> ${first + 1} (dread ref %o))))
  decref (dread ref %o)
  return (regread i32 %1)
}`;
  for (const first of [2, 4]) {
    expect(flatErrors(text(first))).toEqual([]);
    expect(startMachine(text(first)).call('run')).toBe(11);
  }
  expect(flatErrors(text(5)).length).toBeGreaterThan(0);
});

test('types of functions as objects, though they have the same name', () => {
  const machine = startMachine(`
func &one () void {
  type %L <struct {@x i64, @r ref}>
  var %p ref
  dassign %p (gcmalloc ref <%L>)
  iassign <* <%L>> 2 (dread ref %p, gcmalloc ref <%L>)
  decref (dread ref %p)
  return ()
}
func &two () void {
  type %L <struct {@x i64, @y i64}>
  var %p ref
  dassign %p (gcmalloc ref <%L>)
  iassign <* <%L>> 2 (dread ref %p, constval i64 -1)
  decref (dread ref %p)
  return ()
}`);
  expect([blocksLeft(machine, 'one'), blocksLeft(machine, 'two')]).toEqual([0, 0]);
});

test('static fields of interfaces and classes', () => {
  const text = `
type $IFA <interface { @limit i32 = 40, @s1 i64 }>
type $C <class { @own i32, @count i32 static, $IFA }>
func &run () i32 {
  dassign $IFA|s1 (add i64 (dread i64 $IFA|s1, constval i64 1))
  dassign $C_7Ccount (add i32 (dread i32 $C_7Ccount, constval i32 100))
  return (add i32 (dread i32 $IFA|limit, add i32 (cvt i32 i64 (dread i64 $IFA|s1), dread i32 $C_7Ccount)))
}`;
  expect(flatErrors(text)).toEqual([]);
  const machine = startMachine(text);
  expect([machine.call('run'), machine.call('run')]).toEqual([141, 242]);
});

test('calls that the host answers', () => {
  const text = `
func &named (var %x i32) i32
func &plus (var %x i32) i32 { return (add i32 (dread i32 %x, constval i32 1)) }
func &invoke (var %handle ptr, var %x i32) i32
func &run (var %x i32) i32 {
  checkpoint begin
  customcallassigned &named (dread i32 %x) { regassign i32 %1 }
  polymorphiccallassigned <func (i32) i32> &invoke (addroffunc ptr &plus, regread i32 %1) { regassign i32 %2 }
  xintrinsiccallassigned 7 (regread i32 %2) { regassign i32 %3 }
  return (regread i32 %3)
}`;
  expect(flatErrors(text)).toEqual([]);
  const seen: string[] = [];
  const host = (
    name: string,
    params: readonly HostType[],
    result: HostType | undefined,
    create: HostFunction['create'],
  ): HostTable => ({ [name]: { name, params, result, variadic: false, create } });
  const machine = startMachine(
    text,
    {},
    {
      ...host('named', ['i32'], 'i32', () => (x) => Number(x) * 10),
      ...host('xintrinsic_7', ['i32'], 'i32', () => (x) => Number(x) + 5000),
      ...host('samara_checkpoint', ['ptr'], undefined, (env) => (at) => {
        seen.push(String.fromCharCode(...Array.from({ length: 5 }, (_, i) => env.memory.readU8(Number(at) + i))));
      }),
    },
  );
  expect(machine.call('run', 4)).toBe(5041);
  expect(seen).toEqual(['begin']);
});
