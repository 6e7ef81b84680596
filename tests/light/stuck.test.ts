/** Stuck states: what is wrong, the rule whose premise fails, and the line; blocks say where they were allocated and freed. */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { instantiate, parse } from '../../src/driver/index.ts';
import { stuckText } from '../../src/driver/light.ts';
import type { RuleName } from '../../src/light/rules.ts';
import { stuckReasons, type StuckReason } from '../../src/light/stuck.ts';
import { Trap } from '../../src/vm/trap.ts';
import { run } from './light.ts';

/** The line that is marked `#!` is the one that must be reported. */
const cases: readonly [StuckReason, RuleName, string][] = [
  [
    'uninitialised',
    'dread',
    `
  var %x i32
  eval (dread i32 %x) #!`,
  ],
  [
    'uninitialised',
    'iread',
    `
  var %p <* i32>
  dassign %p (malloc ptr (constval u64 8))
  iassign <* i32> (dread ptr %p, constval i32 1)
  eval (iread i32 <* i32> (add ptr (dread ptr %p, constval u64 2))) #!`,
  ],
  [
    'unset-register',
    'regread',
    `
  eval (regread i32 %1) #!`,
  ],
  [
    'out-of-bounds',
    'iread',
    `
  var %p <* i32>
  dassign %p (malloc ptr (constval u64 4))
  eval (iread i32 <* i32> (add ptr (dread ptr %p, constval u64 4))) #!`,
  ],
  [
    'out-of-bounds',
    'iassign',
    `
  var %a <[3] i32>
  iassign <* i32> (array 0 ptr <* <[3] i32>> (addrof ptr %a, constval i32 3), constval i32 1) #!`,
  ],
  [
    'array-bounds',
    'array',
    `
  var %a <[3] i32>
  iassign <* i32> (array 1 ptr <* <[3] i32>> (addrof ptr %a, constval i32 -1), constval i32 1) #!`,
  ],
  [
    'use-after-free',
    'iread',
    `
  var %p <* i32>
  dassign %p (malloc ptr (constval u64 4))
  iassign <* i32> (dread ptr %p, constval i32 5)
  free (dread ptr %p)
  eval (iread i32 <* i32> (dread ptr %p)) #!`,
  ],
  [
    'after-lifetime',
    'iread',
    `
  var %p <* i32>
  callassigned &leak () { dassign %p }
  eval (iread i32 <* i32> (dread ptr %p)) #!`,
  ],
  [
    'double-free',
    'free',
    `
  var %p <* i32>
  dassign %p (malloc ptr (constval u64 4))
  free (dread ptr %p)
  free (dread ptr %p) #!`,
  ],
  [
    'invalid-free',
    'free',
    `
  var %x i32
  free (addrof ptr %x) #!`,
  ],
  [
    'invalid-free',
    'free',
    `
  var %p <* i32>
  dassign %p (malloc ptr (constval u64 4))
  free (add ptr (dread ptr %p, constval u64 1)) #!`,
  ],
  [
    'free-of-managed',
    'free',
    `
  var %r ref
  dassign %r (gcmalloc ref <$A>)
  free (dread ref %r) #!`,
  ],
  [
    'null-pointer',
    'iread',
    `
  var %p <* i32>
  dassign %p (constval ptr 0)
  eval (iread i32 <* i32> (dread ptr %p)) #!`,
  ],
  [
    'no-pointer',
    'iassign',
    `
  iassign <* i32> (constval ptr 4096, constval i32 1) #!`,
  ],
  [
    'pointer-as-number',
    'binary',
    `
  var %x i32
  eval (mul u64 (addrof ptr %x, constval u64 2)) #!`,
  ],
  [
    'unrelated-pointers',
    'binary',
    `
  var %x i32
  var %y i32
  eval (lt u1 ptr (addrof ptr %x, addrof ptr %y)) #!`,
  ],
  [
    'divide-by-zero',
    'binary',
    `
  eval (div i32 (constval i32 1, constval i32 0)) #!`,
  ],
  [
    'misuse-of-ref',
    'incref',
    `
  var %x i64
  var %r ref
  dassign %r (addrof ref %x)
  incref (dread ref %r) #!`,
  ],
  [
    'misuse-of-ref',
    'decref',
    `
  var %r ref
  dassign %r (gcmalloc ref <$A>)
  dassign %r (add ref (dread ref %r, constval u64 4))
  decref (dread ref %r) #!`,
  ],
  [
    'wrong-dynamic-type',
    'virtualcallassigned',
    `
  var %r ref
  dassign %r (gcmalloc ref <$A>)
  virtualcall &B|m (dread ref %r) #!`,
  ],
  [
    'no-method',
    'interfacecallassigned',
    `
  var %r ref
  dassign %r (gcmalloc ref <$C>)
  interfacecall &I|wanted (dread ref %r) #!`,
  ],
  // The class declares the method, abstract or not: that is the one (0194).
  [
    'missing-function',
    'external',
    `
  var %r ref
  dassign %r (gcmalloc ref <$D>)
  virtualcall &B|m (dread ref %r) #!`,
  ],
  [
    'misuse-of-ref',
    'virtualcallassigned',
    `
  var %x i64
  virtualcall &B|m (addrof ref %x) #!`,
  ],
  [
    'no-function',
    'icallassigned',
    `
  var %x i32
  icall (addrof ptr %x) #!`,
  ],
  [
    'missing-function',
    'external',
    `
  call &nowhere () #!`,
  ],
  [
    'uncaught-exception',
    'javacatch_call',
    `
  var %r ref
  dassign %r (gcmalloc ref <$A>)
  throw (dread ref %r) #!`,
  ],
  [
    'external',
    'external',
    `
  call &fflush (addrof ptr $constant) #!`,
  ],
  [
    'mixed-address',
    'dread',
    `
  var %p ptr
  var %q ptr
  dassign %p (addrof ptr %q)
  iassign <* u8> (add ptr (addrof ptr %p, constval i64 7), constval u8 0)
  eval (dread ptr %p) #!`,
  ],
  [
    'read-only',
    'iassign',
    `
  var %p ptr
  dassign %p (conststr ptr "abc")
  iassign <* u8> (dread ptr %p, constval u8 88) #!`,
  ],
  [
    'read-only',
    'iassign',
    `
  var %p ptr
  dassign %p (addrof ptr $constant)
  iassign <* i32> (add ptr (dread ptr %p, constval i64 4), constval i32 88) #!`,
  ],
];

/** What functions of the host do with memory; each is named in the premise. */
const inHost: readonly [StuckReason, string, string][] = [
  ['out-of-bounds', 'memset', 'call &memset (addrof ptr %four, constval i32 0, constval u64 5)'],
  ['uninitialised', 'printf', 'call &printf (conststr ptr "%s", addrof ptr %four)'],
  [
    'use-after-free',
    'printf',
    'dassign %p (malloc ptr (constval u64 4)) free (dread ptr %p) call &printf (conststr ptr "%s", dread ptr %p)',
  ],
  ['null-pointer', 'puts', 'call &puts (constval ptr 0)'],
  ['no-pointer', 'puts', 'call &puts (constval ptr 268435456)'],
  ['out-of-bounds', 'sprintf', 'call &sprintf (addrof ptr %four, conststr ptr "%d", constval i32 12345)'],
  ['read-only', 'sprintf', 'call &sprintf (conststr ptr "abcd", conststr ptr "xyz")'],
  [
    'read-only',
    'memset',
    'dassign %p (conststr ptr "abcd") call &memset (dread ptr %p, constval i32 0, constval u64 1)',
  ],
];

/** The same of functions in C, which are code of the program. */
const inLibrary: readonly [StuckReason, string, string][] = [
  ['out-of-bounds', 'strcpy', 'call &strcpy (addrof ptr %four, conststr ptr "abcd")'],
  ['uninitialised', 'strcpy', 'call &strcpy (addrof ptr %four, addrof ptr %eight)'],
  [
    'out-of-bounds',
    'strcat',
    'call &strcpy (addrof ptr %four, conststr ptr "abc") call &strcat (addrof ptr %four, conststr ptr "d")',
  ],
  ['uninitialised', '.strlen', 'eval (intrinsicop u64 C_strlen (addrof ptr %four))'],
  [
    'out-of-bounds',
    '.strlen',
    'call &memset (addrof ptr %four, constval i32 65, constval u64 4) eval (intrinsicop u64 C_strlen (addrof ptr %four))',
  ],
  [
    'out-of-bounds',
    'memcmp',
    'call &memset (addrof ptr %four, constval i32 0, constval u64 4) call &memset (addrof ptr %eight, constval i32 0, constval u64 8) call &memcmp (addrof ptr %four, addrof ptr %eight, constval u64 8)',
  ],
  ['uninitialised', 'memcmp', 'call &memcmp (addrof ptr %four, addrof ptr %eight, constval u64 4)'],
  ['null-pointer', '.strlen', 'eval (intrinsicop u64 C_strlen (constval ptr 0))'],
  ['no-pointer', '.strlen', 'eval (intrinsicop u64 C_strlen (constval ptr 268435456))'],
  [
    'out-of-bounds',
    'qsort',
    'call &memset (addrof ptr %eight, constval i32 0, constval u64 8) call &qsort (addrof ptr %eight, constval u64 3, constval u64 4, addroffunc ptr &order)',
  ],
  ['read-only', 'strcpy', 'call &strcpy (conststr ptr "abcd", conststr ptr "xyz")'],
];

const library = (body: string): string => `func &printf extern varargs (var %format <* i8>, ...) i32
func &puts extern (var %text <* i8>) i32
func &sprintf extern varargs (var %to <* i8>, var %format <* i8>, ...) i32
func &strcpy extern (var %to <* i8>, var %from <* i8>) <* i8>
func &strcat extern (var %to <* i8>, var %from <* i8>) <* i8>
func &memset extern (var %to <* void>, var %byte i32, var %size u64) <* void>
func &memcmp extern (var %a <* void>, var %b <* void>, var %size u64) i32
func &qsort extern (var %base <* void>, var %count u64, var %size u64, var %order <* <func (<* void>, <* void>) i32>>) void
func &order (var %a <* void>, var %b <* void>) i32 { return (iread i32 <* i32> 0 (dread ptr %b)) }
func &main () i32 {
  var %four <[4] i8>
  var %eight <[8] i8>
  var %p ptr
  ${body.replaceAll(/ (call|free|eval) /g, '\n  $1 ')}
  return (constval i32 0)
}
`;

/** How a program ends that has what it uses of the library linked to it. */
async function endOfLinked(text: string): Promise<Trap> {
  const unit = (await parse(new SourceFile('test.mpl', text), 'maple')).orThrow();
  const program = (await instantiate(unit, { engine: 'light' })).orThrow();
  try {
    program.call('main');
  } catch (error) {
    if (error instanceof Trap) return error;
    throw error;
  }
  throw new Error('not stuck');
}

const around = (body: string): string => `srclang 1
type $A <class { @x i32 }>
var $constant <[2] i32> const = [1, 2]
type $B <class { @y i32, &B|m public virtual (ref) void }>
type $I <interface { &I|wanted public abstract (ref) void }>
type $C <class { @z i32, &C|gone public virtual abstract (ref) void, $I }>
type $D <class <$B> { &D|m public virtual abstract (ref) void }>
func &nowhere () void
func &fflush extern (var %file ptr) i32
func &B|m (var %this ref) void {
  return ()
}
func &C|gone (var %this ref) void
func &D|m (var %this ref) void
func &I|wanted (var %this ref) void
func &leak () <* i32> {
  var %x i32
  dassign %x (constval i32 1)
  return (addrof ptr %x)
}
func &main () i32 {${body}
  return (constval i32 0)
}
`;

describe('stuck states', () => {
  test.each(cases)('%s in %s', (reason, rule, body) => {
    const text = around(body);
    const { end } = run(text);
    if (end.status !== 'stuck') throw new Error(`not stuck: ${JSON.stringify(end)}`);
    const { stuck } = end;
    expect([stuck.reason, stuck.rule]).toEqual([reason, rule]);
    const line = text.split('\n').findIndex((candidate) => candidate.includes('#!')) + 1;
    expect(stuck.span === undefined ? stuck.rule : stuck.span.source.position(stuck.span.start).line).toBe(line);
    expect(stuck.premise).not.toBe('');
    expect(stuckText(end)).toContain(stuckReasons[reason]);
  });

  test.each(inHost)('%s in the host: %s', (reason, name, body) => {
    const { end } = run(library(body));
    if (end.status !== 'stuck') throw new Error(`not stuck: ${JSON.stringify(end)}`);
    expect([end.stuck.reason, end.stuck.rule]).toEqual([reason, 'external']);
    expect(end.stuck.premise).toContain(`${name}: `);
  });

  test.each(inLibrary)('%s in %s', async (reason, name, body) => {
    const trap = await endOfLinked(library(body));
    expect(trap.message).toContain(stuckReasons[reason]);
    expect(trap.frames.map(({ func }) => func)).toEqual(expect.arrayContaining([name, 'main']));
  });

  test('use after free: the rule, the line, the block, and where it was freed', () => {
    const { end } = run(around(cases[6][2]));
    const text = end.status === 'stuck' ? stuckText(end) : '';
    expect(text).toMatch(/memory that has been freed: 4 bytes at block \d+ \+0/);
    expect(text).toContain('rule iread (2.2, 3)');
    expect(text).toMatch(/at &main \(test\.mpl:26:/);
    expect(text).toMatch(/block \d+: 4 bytes allocated by malloc \(test\.mpl:23:/);
    expect(text).toMatch(/freed \(test\.mpl:25:/);
  });

  test('a function with results that ends without return', () => {
    const { end } = run(
      'func &f () i32 {\n  eval (constval i32 1)\n}\nfunc &main () i32 {\n  var %x i32\n  callassigned &f () { dassign %x }\n  return (dread i32 %x)\n}\n',
    );
    expect(end).toMatchObject({ status: 'stuck', stuck: { reason: 'no-result', rule: 'skip_return' } });
  });

  test('too deep a recursion ends', () => {
    const { end } = run(
      'func &f () void {\n  call &f ()\n}\nfunc &main () i32 {\n  call &f ()\n  return (constval i32 0)\n}\n',
    );
    expect(end).toMatchObject({ status: 'stuck', stuck: { reason: 'stack-overflow' } });
  });

  test('too much memory ends', () => {
    const { end } = run(
      'func &main () i32 {\n  var %p ptr\n  dassign %p (malloc ptr (constval u64 0x7fffffffffffffff))\n  return (constval i32 0)\n}\n',
    );
    expect(end).toMatchObject({ status: 'stuck', stuck: { reason: 'out-of-memory', rule: 'malloc' } });
  });

  test('a struct with holes may be copied whole', () => {
    const { end } = run(`type $S <struct { @a i8, @b i32 }>
func &main () i32 {
  var %s <$S>
  var %t <$S>
  dassign %s 2 (constval i32 6)
  dassign %t (dread agg %s)
  return (dread i32 %t 2)
}
`);
    expect(end).toMatchObject({ status: 'done', results: [{ value: 6 }] });
  });
});
