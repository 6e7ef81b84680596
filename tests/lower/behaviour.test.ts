/** Traps, calls out of the program, what is refused, frames, jumps by number, results: one property a test. */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import type { Instr } from '../../src/linear/nodes.ts';
import { lowerToLinear } from '../../src/lower/maple-to-linear.ts';
import { CodeWriter, localVar, type Node } from '../../src/maple/code.ts';
import { Module } from '../../src/maple/module.ts';
import type { Func } from '../../src/maple/module.ts';
import type { FuncId } from '../../src/maple/code.ts';
import { hostFunctions } from '../../src/vm/clib/hosts.ts';
import { host, hostTable } from '../../src/vm/host.ts';
import { Trap, type TrapFrame } from '../../src/vm/trap.ts';
import { linearText, lowerText, startMachine, trapOf } from './machine.ts';

const codes = (text: string, options = {}): string[] =>
  lowerText(text, options).diagnostics.map(({ code, message }) => `${code} ${message}`);

function instrs(text: string, name: string): readonly Instr[] {
  const { module } = lowerText(text);
  return module.funcs.find((func) => func.name === name)?.instrs ?? [];
}

describe('traps', () => {
  test.each([
    [
      'array-bounds',
      'return (iread i32 <* i32> (array 1 ptr <* <[3] i32>> (addrof ptr $a, dread i32 %x)))',
      [3, -1, 2 ** 31 - 1],
    ],
    [
      'assertion',
      'assertlt (dread i32 %x, constval i32 3) assertge (dread i32 %x, constval i32 0) return (dread i32 %x)',
      [3, -1],
    ],
    ['assertion', 'assertnonnull (cvt ptr u32 (sub u32 (dread i32 %x, constval i32 3))) return (constval i32 0)', [3]],
    ['abort', 'brtrue @l (lt u1 i32 (dread i32 %x, constval i32 3)) abort @l return (constval i32 0)', [3]],
    [
      'unreachable',
      'rangegoto (dread i32 %x) 1 { 0: goto @l -1: goto @l 1: goto @l } @l return (constval i32 0)',
      [3, -1],
    ],
    [
      'unreachable',
      'igoto (select ptr (gt u1 i32 (dread i32 %x, constval i32 2), constval ptr 77, addroflabel ptr @l)) @l return (constval i32 0)',
      [3],
    ],
  ] as const)('%s: %s', (kind, body, bad) => {
    const machine = startMachine(`var $a <[3] i32>\nfunc &f (var %x i32) i32 { ${body} }`);
    for (const x of bad) expect(trapOf(() => machine.call('f', x))).toBe(kind);
    for (const x of [0, 1, 2]) expect(machine.call('f', x)).toBe(kind === 'assertion' && body.includes('lt') ? x : 0);
  });

  test('every dimension is checked, and a check that holds is not made', () => {
    const text =
      'var $a <[2][3] i32>\nfunc &f (var %x i32) ptr { return (array 1 ptr <* <[2][3] i32>> (addrof ptr $a, constval i32 1, dread i32 %x)) }';
    const machine = startMachine(text);
    expect(trapOf(() => machine.call('f', 3))).toBe('array-bounds');
    expect(linearText(text).match(/trap array-bounds/g)).toHaveLength(1);
  });
});

describe('calls out of the program', () => {
  const sin = host(['f64'], 'f64', () => Math.sin);

  test("the host's signature is the one that counts", () => {
    const text =
      'func &sin (var %x f32) f32\nfunc &f (var %x f32) f32 { callassigned &sin (dread f32 %x) { regassign f32 %1 } return (regread f32 %1) }';
    const machine = startMachine(text, { hostFunctions: new Map([['sin', sin]]) }, hostTable({ sin }));
    expect(machine.call('f', 0.5)).toBe(Math.fround(Math.sin(0.5)));
    expect(machine.lowered.module.funcs.find(({ name }) => name === 'sin')).toMatchObject({
      extern: true,
      params: ['f64'],
      results: ['f64'],
    });
  });

  test('without knowledge of the host a missing function stays extern', () => {
    const { module, diagnostics } = lowerText(
      'func &g (var %x i8, ...) u64\nfunc &f () void { call &g (constval i32 1) return () }',
    );
    expect(diagnostics).toEqual([]);
    expect(module.funcs[1]).toMatchObject({
      name: 'g',
      extern: true,
      variadic: true,
      params: ['i32', 'i64'],
      results: ['i64'],
    });
  });

  test('with it, calling a missing function traps and the user is warned once', () => {
    const text = 'func &g () i32\nfunc &f () void { call &g () call &g () return () }';
    expect(codes(text, { hostFunctions: new Map() })).toEqual([
      'MPL3004 `&g` is neither defined nor supplied by the host: calling it traps',
    ]);
    expect(trapOf(() => startMachine(text, { hostFunctions: new Map() }).call('f'))).toBe('missing-function');
  });

  test('unused prototypes leave no trace', () => {
    expect(
      lowerText('func &g () i32\nvar $x extern i32\nfunc &f () void { return () }', { hostFunctions: new Map() }),
    ).toMatchObject({ diagnostics: [], module: { funcs: [{ name: 'f' }] } });
  });

  test('intrinsics of the library are host functions', () => {
    const machine = startMachine(
      'func &f () u64 { return (intrinsicop u64 C_strlen (conststr ptr "a\\x00b")) }\nfunc &g () u64 { intrinsiccall C_strlen (conststr ptr "four") return (regread u64 %%retval0) }',
    );
    expect([machine.call('f'), machine.call('g')]).toEqual([1n, 4n]);
  });

  test('variable arguments reach printf, directly and through a list of a front end for AArch64', () => {
    const text = `type $List <struct { @stack <* void>, @general <* void>, @vector <* void>, @o i32, @p i32 }>
func &printf (var %format <* u8>, ...) i32
func &vprintf (var %format <* u8>, var %list <$List>) i32
func &say (var %format <* u8>, ...) i32 {
  var %list <$List>
  var %n i32
  intrinsiccall C_va_start (addrof ptr %list, constval i32 0)
  callassigned &vprintf (dread ptr %format, dread agg %list) { dassign %n }
  return (dread i32 %n)
}
func &f (var %c i8, var %u u16, var %f f32, var %l i64) i32 {
  callassigned &printf (conststr ptr "%d %u %g %ld %s|", dread i32 %c, dread u32 %u, dread f32 %f, dread i64 %l, conststr ptr "x") { regassign i32 %1 }
  callassigned &say (conststr ptr "%d %g", dread i32 %c, dread f32 %f) { regassign i32 %2 }
  return (add i32 (mul i32 (regread i32 %1, constval i32 100), regread i32 %2))
}`;
    const machine = startMachine(text, { hostFunctions: new Map(Object.entries(hostFunctions)) });
    const [first, second] = ['-5 65535 2.5 -4294967296 x|', '-5 2.5'];
    expect(machine.call('f', -5, 65535, 2.5, -(2n ** 32n))).toBe(first.length * 100 + second.length);
    expect(machine.output()).toBe(first + second);
  });

  test('variables of the library stay declared, other externs are zero with a warning', () => {
    const text =
      'var $stdin extern ptr\nvar $other extern i32\nfunc &f () i64 { return (add i64 (constval i64 17, dread i32 $other)) }';
    const machine = startMachine(text, { isLibraryVariable: (name) => name === 'stdin' });
    expect(machine.call('f')).toBe(17n);
    expect(machine.lowered.module.globals.map(({ name, extern }) => [name, extern === true])).toEqual([
      ['stdin', true],
      ['other', false],
    ]);
    expect(machine.lowered.diagnostics.map(({ message }) => message)).toEqual([
      '`$other` is declared `extern` and defined nowhere: it is all zeros',
    ]);
  });

  test('too few arguments are zeros, too many are dropped', () => {
    const machine = startMachine(
      'func &g (var %a i32, var %b f64) f64 { return (add f64 (dread i32 %a, dread f64 %b)) }\nfunc &f () f64 { call &g (constval i32 3) regassign f64 %1 (regread f64 %%retval0) call &g (constval i32 1, constval f64 2.0, constval i32 9) return (add f64 (regread f64 %1, regread f64 %%retval0)) }',
    );
    expect(machine.call('f')).toBe(6);
  });

  test('an undeclared function takes what it is passed', () => {
    const { module } = lowerText(
      'func &f () i32 { call &mystery (constval i64 1, constval f32 2.0f) return (regread i32 %%retval0) }',
    );
    expect(module.funcs[1]).toMatchObject({ name: 'mystery', extern: true, params: ['i64', 'f32'], results: ['i32'] });
  });
});

describe('results', () => {
  test('several results', () => {
    const machine = startMachine(
      'func &two (var %x i32) i32, f64 { return (add i32 (dread i32 %x, constval i32 1), dread i32 %x) }\nfunc &f (var %x i32) f64 { callassigned &two (dread i32 %x) { regassign i32 %1 regassign f64 %2 } return (add f64 (regread i32 %1, regread f64 %2)) }',
    );
    expect(machine.call('f', 20)).toBe(41);
    expect(machine.call('two', 5)).toEqual([6, 5]);
  });

  test('results that nobody reads have no destinations', () => {
    expect(
      instrs('func &g () i32 { return (constval i32 1) }\nfunc &f () void { call &g () return () }', 'f')[0],
    ).toMatchObject({ op: 'Call', dests: [] });
  });

  test('%%retval0 assigned before an empty return', () => {
    expect(
      startMachine(
        'func &f (var %x i32) i32 { regassign i32 %%retval0 (add i32 (dread i32 %x, constval i32 1)) return () }',
      ).call('f', 4),
    ).toBe(5);
  });

  test('falling off the end gives 0', () => {
    expect(startMachine('func &f () i64 { eval (constval i32 0) }').call('f')).toBe(0n);
  });

  test('a call through an untyped pointer returns what is read from it', () => {
    const machine = startMachine(
      'func &g (var %x i32) f64 { return (dread i32 %x) }\nfunc &f () f64 { regassign ptr %1 (addroffunc ptr &g) icallassigned (regread ptr %1, constval i32 7) { regassign f64 %2 } return (regread f64 %2) }',
    );
    expect(machine.call('f')).toBe(7);
  });
});

describe('memory', () => {
  test('a module starts at entryfunc, else at main', () => {
    const both = 'func &main () i32 { return (constval i32 1) }\nfunc &other () i32 { return (constval i32 2) }';
    expect(lowerText(both).module.entry).toBe(0);
    expect(lowerText(`entryfunc &other\n${both}`).module.entry).toBe(1);
    expect(lowerText('func &f () void { return () }').module.entry).toBeUndefined();
  });

  test('pointer size by the types that the module uses, or as asked', () => {
    const text = 'func &f (var %p a32) a32 { return (dread a32 %p) }';
    expect(lowerText(text).module).toMatchObject({ pointerSize: 4, funcs: [{ params: ['i32'] }] });
    expect(lowerText(text, { pointerSize: 8 }).module).toMatchObject({ pointerSize: 8, funcs: [{ params: ['i32'] }] });
    expect(lowerText('func &f (var %p ptr) void { return () }').module).toMatchObject({
      pointerSize: 8,
      funcs: [{ params: ['i64'] }],
    });
  });

  test('volatile variables, fields and pointers are accessed as such', () => {
    const text =
      'type $S <struct { @a i32 volatile, @b i32 }>\nvar $v volatile i32\nvar $s <$S>\nfunc &f () i32 { var %x volatile i32 dassign %x (dread i32 $v) dassign $s 1 (dread i32 $s 2) return (dread i32 %x) }';
    const accesses = instrs(
      text.replace('$v volatile i32', '$v i32 volatile').replace('%x volatile i32', '%x i32 volatile'),
      'f',
    );
    expect(
      accesses.flatMap((i) => (i.op === 'Load' || i.op === 'Store' ? [`${i.op} ${i.volatile === true}`] : [])),
    ).toEqual(['Load true', 'Store true', 'Load false', 'Store true', 'Load true']);
  });

  test('strings are shared, and wide ones have 16-bit units', () => {
    const text =
      'func &f () ptr { return (conststr ptr "hi") }\nfunc &g () ptr { return (conststr ptr "hi") }\nfunc &w () ptr { return (conststr16 ptr "hi") }';
    const machine = startMachine(text);
    const at = Number(machine.call('f'));
    expect(Number(machine.call('g'))).toBe(at);
    expect([0, 1, 2].map((i) => machine.memory.readU8(at + i))).toEqual([104, 105, 0]);
    expect([0, 1, 2].map((i) => machine.memory.readU16(Number(machine.call('w')) + i * 2))).toEqual([104, 105, 0]);
  });

  test('the frame pointer', () => {
    const body =
      'iassignfpoff i32 -8 (dread i32 %x) iassignfpoff i16 4 (dread i32 %x) return (add i32 (ireadfpoff i32 -8, add i32 (ireadfpoff i16 4, ireadoff u8 -8 (regread ptr %%FP))))';
    expect(startMachine(`func &f (var %x i32) i32 { ${body} }`).call('f', 0x12345)).toBe(0x12345 + 0x2345 + 0x45);
  });

  test('the global pointer and the thrown value', () => {
    const text = `globalmemsize 16
globalmemmap = [ 0x1 0xffffffff ]
func &g () void { regassign i64 %%thrownval (constval i64 0x500000006) return () }
func &f () i64 {
  iassignoff i32 12 (regread ptr %%GP, constval i32 4)
  call &g ()
  return (add i64 (add i64 (ireadoff i32 4 (regread ptr %%GP), ireadoff u32 12 (regread ptr %%GP)), regread i64 %%thrownval)) }`;
    expect(startMachine(text).call('f')).toBe(-1n + 4n + 0x500000006n);
  });

  test('offsets into variables, and blocks', () => {
    const text =
      'func &f (var %x i32) i32 { var %a <[4] i32> var %b <[4] i32> dassignoff i32 %a 8 (dread i32 %x) dassignoff i8 %a 9 (constval i32 0) blkassignoff 4 4 8 (addrof ptr %b, addrofoff ptr %a 4) return (add i32 (dreadoff i32 %b 8, dreadoff u8 %a 8)) }';
    expect(startMachine(text).call('f', 0x1ff)).toBe(0xff + 0xff);
  });

  test('a local with an initial value gets it at every call', () => {
    const text =
      'func &f (var %x i32) i32 { var %a <[3] i16> = [1, 2, 3] var %n i32 = 5 iassign <* i16> (array 0 ptr <* <[3] i16>> (addrof ptr %a, constval i32 1), add i32 (iread i16 <* i16> (array 0 ptr <* <[3] i16>> (addrof ptr %a, constval i32 1)), dread i32 %x)) dassign %n (add i32 (dread i32 %n, dread i32 %x)) return (add i32 (mul i32 (dread i32 %n, constval i32 100), iread i32 <* i16> (array 0 ptr <* <[3] i16>> (addrof ptr %a, constval i32 1)))) }';
    const machine = startMachine(text);
    expect([machine.call('f', 1), machine.call('f', 1)]).toEqual([603, 603]);
  });

  test('narrow parameters of functions whose address is taken are brought into range', () => {
    const text =
      'func &g (var %c u8) i32 { return (dread u32 %c) }\nfunc &f (var %x i32) i32 { regassign ptr %1 (addroffunc ptr &g) icall (regread ptr %1, dread i32 %x) return (regread i32 %%retval0) }';
    expect(startMachine(text).call('f', 0x1234)).toBe(0x34);
  });

  test('atomics are plain accesses', () => {
    const text = `var $n u16 = 10
func &f (var %x u16) u32 {
  intrinsiccall C___sync_fetch_and_add_2 (addrof ptr $n, dread u32 %x)
  regassign u32 %1 (regread u32 %%retval0)
  intrinsiccall C___sync_nand_and_fetch_2 (addrof ptr $n, constval u32 15)
  regassign u32 %2 (regread u32 %%retval0)
  intrinsiccall C___sync_bool_compare_and_swap_2 (addrof ptr $n, regread u32 %2, constval u32 77)
  regassign u32 %3 (regread u32 %%retval0)
  intrinsiccall C___atomic_exchange_n (addrof ptr $n, constval u32 70000, constval i32 5)
  return (add u32 (add u32 (regread u32 %1, mul u32 (regread u32 %2, constval u32 3)), add u32 (mul u32 (regread u32 %3, constval u32 1000000), add u32 (regread u32 %%retval0, dread u32 $n)))) }`;
    const nand = 0xffff & ~(14 & 15);
    expect(startMachine(text).call('f', 4)).toBe(10 + nand * 3 + 1000000 + 77 + (70000 & 0xffff));
  });
});

describe('jumps by number', () => {
  const table = '[addroflabel ptr @zero, addroflabel ptr @one, addroflabel ptr @two]';
  const targets = '@zero return (constval i32 10) @one return (constval i32 11) @two return (constval i32 12)';

  test('indexgoto', () => {
    const machine = startMachine(
      `var $t <[3] ptr> = ${table}\nfunc &f (var %x i32) i32 { indexgoto (dread i32 %x) $t ${targets} }`,
    );
    expect([0, 1, 2].map((x) => machine.call('f', x))).toEqual([10, 11, 12]);
    expect(trapOf(() => machine.call('f', 3))).toBe('unreachable');
  });

  test('a table in a global belongs to the function that uses it', () => {
    const machine = startMachine(
      `var $t <[3] ptr> = ${table}\nfunc &f (var %x i32) i32 { igoto (iread ptr <* ptr> (array 0 ptr <* <[3] ptr>> (addrof ptr $t, dread i32 %x))) ${targets} }`,
    );
    expect([0, 1, 2].map((x) => machine.call('f', x))).toEqual([10, 11, 12]);
    expect(codes(`var $t <[3] ptr> = ${table}\nfunc &f () void { return () }`)[0]).toBe(
      'MPL3006 the initialiser names the label `@zero`, which no function using the variable has',
    );
  });

  test('rangegoto counts from its offset', () => {
    const machine = startMachine(
      `func &f (var %x i32) i32 { rangegoto (dread i32 %x) 100 { 0: goto @zero 1: goto @one 2: goto @two } ${targets} }`,
    );
    expect([100, 101, 102].map((x) => machine.call('f', x))).toEqual([10, 11, 12]);
  });

  test('switch tags are cut to the operand', () => {
    const machine = startMachine(
      `func &f (var %x u8) i32 { switch (dread u8 %x) @two { -1: goto @zero 255: goto @one } ${targets} }`,
    );
    expect([255, 1].map((x) => machine.call('f', x))).toEqual([10, 12]);
  });

  test('a wide switch', () => {
    const machine = startMachine(
      `func &f (var %x i64) i32 { switch (dread i64 %x) @two { 0x100000001: goto @zero -5: goto @one } ${targets} }`,
    );
    expect([0x100000001n, -5n, 1n].map((x) => machine.call('f', x))).toEqual([10, 11, 12]);
  });
});

describe('what is not lowered', () => {
  test('each opcode and intrinsic is named once, with its place, and nothing crashes', () => {
    const text = `type $C <class { @x i32 }>
func &f (var %o ref, var %v v4i32, var %q i128) void {
  incref (dread ref %o)
  incref (dread ref %o)
  dassign %o (gcmalloc ref <$C>)
  asm { "nop" }
  asm volatile { "" : : : "memory" }
  eval (intrinsicop ptr STR_INDEXOF (dread ref %o))
  eval (add v4i32 (dread v4i32 %v, dread v4i32 %v))
  regassign ptr %%FP (constval ptr 0)
  return ()
}`;
    const { diagnostics } = lowerText(text);
    expect(diagnostics.map(({ code, message }) => `${code} ${/(?:`|type )(\w+)/.exec(message)?.[1]}`)).toEqual([
      'MPL3001 asm',
      'MPL3003 STR_INDEXOF',
      'MPL3001 regassign',
    ]);
    expect(diagnostics.every(({ span }) => span !== undefined)).toBe(true);
    const first = diagnostics.find(({ message }) => message.includes('asm'))?.span;
    expect(first === undefined ? '' : text.slice(first.start, first.end)).toContain('asm { "nop" }');
  });
});

describe('structure', () => {
  test('every instruction points at the text that it came from', () => {
    const text =
      'func &f (var %x i32) i32 { dassign %x (div i32 (constval i32 10, dread i32 %x)) brtrue @l (dread i32 %x) @l return (dread i32 %x) }';
    const { module } = lowerText(text);
    const spans = module.funcs[0].instrs.map(
      ({ span, op }) => `${op}: ${span === undefined ? '?' : text.slice(span.start, span.end)}`,
    );
    expect(spans).toContain('DivI: div i32 (constval i32 10, dread i32 %x)');
    expect(spans.filter((line) => line.endsWith('?'))).toEqual([]);
  });

  test('a trap names the calls and the places in the text', () => {
    const text =
      'func &g (var %x i32) i32 { return (add i32 (dread i32 %x, div i32 (constval i32 1, dread i32 %x))) }\nfunc &f () i32 { call &g (constval i32 0) return (regread i32 %%retval0) }';
    const machine = startMachine(text);
    let frames: readonly TrapFrame[] = [];
    try {
      machine.call('f');
    } catch (error) {
      if (error instanceof Trap) frames = error.frames;
    }
    expect(
      frames.map(({ func, span }) => `${func}: ${span === undefined ? '' : text.slice(span.start, span.end)}`),
    ).toEqual(['g: div i32 (constval i32 1, dread i32 %x)', 'f: call &g (constval i32 0)']);
  });

  test('conditions are jumps, not values', () => {
    const text = linearText(
      'func &f (var %a i32, var %b i32) i32 { brfalse @l (cand i32 (dread i32 %a, lnot u1 (cior i32 (dread i32 %b, eq u1 i32 (dread i32 %a, dread i32 %b))))) return (constval i32 1) @l return (constval i32 0) }',
    );
    expect(text).not.toMatch(/NotI|local/);
    expect(text.match(/goto .* \?/g)).toHaveLength(3);
  });

  test('expressions as deep as memory allows', () => {
    const { module, func, writer } = emptyFunc();
    let sum = writer.make('dread', 'i32', [localVar(0), 0]);
    let truth = writer.make('dread', 'i32', [localVar(0), 0]);
    const depth = 200_000;
    for (let i = 0; i < depth; i++) {
      sum = writer.make('add', 'i32', [], [sum, writer.make('constval', 'i32', [1n])]);
      truth = writer.make(
        i % 2 === 0 ? 'cand' : 'lnot',
        i % 2 === 0 ? 'i32' : 'u1',
        [],
        i % 2 === 0 ? [truth, writer.make('constval', 'i32', [1n])] : [truth],
      );
    }
    finish(func, writer, [writer.make('eval', 'void', [], [truth]), writer.make('return', 'void', [], [sum])]);
    const { module: linear } = lowerToLinear(module);
    expect(linear.funcs[0].instrs.filter(({ op }) => op === 'AddI')).toHaveLength(depth);
    expect(linear.funcs[0].instrs.filter(({ op }) => op === 'CondGoto').length).toBeGreaterThan(depth / 2);
  });
});

function emptyFunc(): { module: Module; func: Func; writer: CodeWriter } {
  const source = new SourceFile('deep.mpl', '');
  const module = new Module(source);
  const i32 = module.types.prim('i32');
  const func: Func = {
    id: 0 as FuncId,
    name: '&f',
    attrs: [],
    params: [{ kind: 'var', local: 0 }],
    results: [i32],
    variadic: false,
    signature: true,
    declared: true,
    locals: [{ name: '%x', type: i32, storage: undefined, attrs: [], temp: false, declared: true, start: 0, end: 0 }],
    pregs: new Map(),
    labels: [],
    types: new Map(),
    directives: [],
    code: undefined,
    source,
    start: 0,
    end: 0,
  };
  module.funcs.push(func);
  module.funcByName.set('&f', func.id);
  return { module, func, writer: new CodeWriter(source) };
}

function finish(func: Func, writer: CodeWriter, statements: readonly Node[]): void {
  func.code = writer.finish(writer.make('block', 'void', [], statements));
}
