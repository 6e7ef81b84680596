/** The interpreter: programs with known results, traps with their places, undefined reads, counting, host functions. */
import { describe, expect, test } from 'vitest';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { moduleToCfg } from '../../src/linear/cfg.ts';
import { parseText } from '../../src/linear/parser.ts';
import { moduleToSsa } from '../../src/linear/ssa.ts';
import { flushOutput, host, hostTable } from '../../src/vm/host.ts';
import { Interp, type InterpOptions } from '../../src/vm/linear/index.ts';
import { Exit, formatTrap, Trap } from '../../src/vm/trap.ts';
import { cloneModule } from './laws.ts';

function parsed(text: string): LinearModule {
  const { module, diagnostics } = parseText(text, 'test.lir');
  expect(diagnostics).toEqual([]);
  if (module === undefined) throw new Error('no module');
  return module;
}

/** The module in its three forms. */
function forms(text: string): LinearModule[] {
  const linear = parsed(text);
  const cfg = cloneModule(linear);
  moduleToCfg(cfg);
  const ssa = cloneModule(cfg);
  moduleToSsa(ssa);
  return [linear, cfg, ssa];
}

function trapOf(module: LinearModule, func: string, args: (number | bigint)[], options: InterpOptions = {}): Trap {
  try {
    new Interp(module, { stackSize: 65536, ...options }).call(func, args);
  } catch (error) {
    if (error instanceof Trap) return error;
    throw error;
  }
  throw new Error('no trap');
}

const fib = `func i32 @fib, param 1
  fparam i32 p0
  t1 = p0 < 2
  goto t1 ? lbl0 : lbl1
lbl0:
  return p0
lbl1:
  t2 = p0 - 1
  rparam t2
  t3 = call @fib, param 1
  t4 = p0 - 2
  rparam t4
  t5 = call @fib, param 1
  t6 = t3 + t5
  return t6
func end`;

const sum = `global i32[10] @a = {0: 5, 9: 7}
func i32 @sum, param 2
  fparam i32* p0
  fparam i32 p1
  local i32 l2
  local i32 l3
  l2 = 0
  l3 = 0
lbl0:
  t4 = l2 < p1
  goto t4 ? lbl1 : lbl2
lbl1:
  t5 = p0[l2]
  l3 = l3 + t5
  l2 = l2 + 1
  goto lbl0
lbl2:
  return l3
func end
func i32 @main, param 0
  local i32[4] l0
  l0[0] = 1
  l0[1] = 2
  l0[2] = 3
  l0[3] = -4
  rparam @a
  rparam 10
  t1 = call @sum, param 2
  t2 = l0 + 1
  rparam t2
  rparam 2
  t3 = call @sum, param 2
  t4 = t1 * 100
  t5 = t4 + t3
  return t5
func end`;

describe('programs', () => {
  test('recursion, in every form', () => {
    for (const module of forms(fib)) expect(new Interp(module, {}).call('fib', [15])).toEqual([610]);
  });

  test('arrays, pointers into them, initial values', () => {
    for (const module of forms(sum)) expect(new Interp(module, {}).call('main')).toEqual([1205]);
  });

  test('150,000 nested calls need no stack of the host', () => {
    const module = parsed(`func i32 @down, param 1
  fparam i32 p0
  goto p0 ? lbl0 : lbl1
lbl0:
  t1 = p0 - 1
  rparam t1
  t2 = call @down, param 1
  return t2
lbl1:
  return 42
func end`);
    expect(new Interp(module, { maxDepth: 150_002 }).call('down', [150_000])).toEqual([42]);
    const trap = trapOf(module, 'down', [150_000], { maxDepth: 1000 });
    expect([trap.kind, trap.frames.length, trap.frames[20].func]).toEqual(['stack-overflow', 41, '… 960 more calls …']);
  });

  test('memory cells are extended and cut as their types say', () => {
    const cells = ['i8', 'u8', 'i16', 'u16', 'i32', 'u32'];
    for (const size of [4, 8]) {
      const address = size === 8 ? 'i64' : 'i32';
      for (const cell of cells) {
        const module = parsed(
          `profile full, pointer ${size}\nfunc i64 @f, param 1\n  fparam i64 p0\n  local slot 16 align 8 l1\n  store.i64 l1, -1L\n  store.${cell} l1 + 1, p0\n  t2 = load.${cell}.i64 l1 + 1\n  return t2\nfunc end`,
        );
        for (const value of [0n, 1n, -1n, 127n, 128n, 255n, 32768n, 65535n, 2147483648n, 0x123456789abcdefn]) {
          const bits = Number(cell.slice(1));
          const wanted = cell.startsWith('i') ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value);
          expect(new Interp(module, { stackSize: 65536 }).call('f', [value])).toEqual([wanted]);
        }
      }
      expect(address.length).toBe(3);
    }
  });

  test('several results, calls through pointers, switch, select, alloca, copy and fill', () => {
    const text = `func (i32, i64) @two, param 1
  fparam i32 p0
  t1 = IToL p0
  t2 = MulL t1, 3
  return p0, t2
func end
func i64 @main, param 1
  fparam i32 p0
  local i64 l1
  l1 = 0L
  rparam p0
  t2, t3 = icall &two (i32) (i32, i64), param 1
  switch t2 [1: lbl0, -7: lbl1], lbl2
lbl0:
  l1 = 100L
  goto lbl2
lbl1:
  l1 = 200L
lbl2:
  t4 = SelectL t2, t3, 5
  t5 = alloca 32L
  fill t5, 1, 16
  t6 = AddL t5, 8
  copy t6, t5, 4
  t7 = load.u16.i64 t6 + 3
  t8 = l1 + t4
  t9 = t8 + t7
  return t9
func end`;
    for (const module of forms(text)) {
      expect([1, -7, 0, 9].map((n) => new Interp(module, { stackSize: 65536 }).call('main', [n])[0])).toEqual([
        100n + 3n + 257n,
        200n - 21n + 257n,
        5n + 257n,
        27n + 257n,
      ]);
    }
  });
});

describe('traps', () => {
  test('say what, where and from where', () => {
    const module = parsed(`func i32 @div, param 2
  fparam i32 p0
  fparam i32 p1
  t2 = p0 / p1
  return t2
func end
func i32 @main, param 0
  rparam 1
  rparam 0
  t0 = call @div, param 2
  return t0
func end`);
    expect(formatTrap(trapOf(module, 'main', []))).toBe(
      'trap: integer division by zero\n  at div (test.lir:4:3)\n  at main (test.lir:10:3)',
    );
  });

  test.each([
    ['store.i32 0L, 1', 'null-pointer'],
    ['t0 = load.i32 4000000000L', 'out-of-bounds'],
    ['t0 = icall 0L (i32) i32, param 0'.replace('(i32) i32', '() i32'), 'bad-indirect-call'],
    ['t0 = icall &f () f64, param 0', 'bad-indirect-call'],
    ['trap assertion', 'assertion'],
    ['t0 = alloca 100000L', 'stack-overflow'],
    ['t0 = alloca -1L', 'stack-overflow'],
    ['call @missing, param 0', 'missing-function'],
    ['t0 = ModUL 5L, 0L', 'divide-by-zero'],
    ['lbl5:\n  goto lbl5', 'out-of-fuel'],
  ])('%s', (line, kind) => {
    for (const module of forms(`extern func void @missing()\nfunc i32 @f, param 0\n  ${line}\n  return 0\nfunc end`)) {
      expect(trapOf(module, 'f', [], { fuel: 1000 }).kind).toBe(kind);
    }
  });

  test('the instance can be used again after a trap', () => {
    const module = parsed(
      'func i32 @f, param 1\n  fparam i32 p0\n  local i32[100] l1\n  t2 = 6 / p0\n  return t2\nfunc end',
    );
    const interp = new Interp(module, { stackSize: 1024 });
    for (let i = 0; i < 20; i++) expect(() => interp.call('f', [0])).toThrow(Trap);
    expect(interp.call('f', [2])).toEqual([3]);
  });
});

describe('undefined reads', () => {
  const text = `func i32 @f, param 1
  fparam i32 p0
  local i32 l1 "x"
  local i32 l2
  goto p0 ? lbl0 : lbl1
lbl0:
  l1 = 5
lbl1:
  l2 = l1
  goto p0 ? lbl2 : lbl3
lbl2:
  t3 = l2 + 1
  return t3
lbl3:
  t4 = p0 + 9
  return t4
func end
func i32 @g, param 0
  local i32 l0 "y"
  t1 = l0 + 1
  return t1
func end`;

  test('are 0, or trap; copying is not reading', () => {
    for (const module of forms(text)) {
      for (const undef of ['trap', 'zero'] as const) {
        expect(new Interp(module, { undef }).call('f', [1])).toEqual([6]);
        expect(new Interp(module, { undef }).call('f', [0])).toEqual([9]);
      }
      expect(new Interp(module, {}).call('g')).toEqual([1]);
      const trap = trapOf(module, 'g', [], { undef: 'trap' });
      expect([trap.kind, trap.message]).toEqual(['uninitialized', 'a read of memory that was never written: y']);
    }
  });

  test('a frame does not inherit what an earlier one wrote', () => {
    const module = parsed(
      `${text}\nfunc i32 @h, param 0\n  rparam 1\n  t0 = call @f, param 1\n  t1 = call @g, param 0\n  return t1\nfunc end`,
    );
    expect(trapOf(module, 'h', [], { undef: 'trap' }).kind).toBe('uninitialized');
    expect(new Interp(module, {}).call('h')).toEqual([1]);
  });
});

describe('addresses', () => {
  const at = (body: string): LinearModule[] =>
    forms(`profile full, pointer 8
global data 64 align 8 @d = {0: "0123456789abcdefghijklmnopqrstuvwxyz"}
func i32 @f, param 1
  fparam i64 p0
  local i64 l1
  l1 = p0
${body}
func end`);

  test('base, scaled index and offset are one sum', () => {
    const text = '0123456789abcdefghijklmnopqrstuvwxyz';
    const sum =
      '  t2 = ShlL l1, 3L\n  t3 = MulL p0, 2L\n  t4 = AddL t2, @d\n  t5 = AddL t4, t3\n  t6 = load.u8 t5 + 4\n  return t6';
    for (const module of at(sum)) {
      for (const n of [0, 1, 3])
        expect(new Interp(module, {}).call('f', [BigInt(n)])).toEqual([text.charCodeAt(8 * n + 2 * n + 4)]);
    }
  });

  test('a sum that several accesses share is a part of each, as long as it stays the same', () => {
    const shared = (between: string): string =>
      `  t2 = ShlL l1, 1L\n  t3 = AddL @d, t2\n  t4 = load.u8 t3 + 1\n  store.i8 t3 + 3, t4\n${between}  t5 = load.u8 t3 + 3\n  return t5`;
    for (const body of [shared(''), shared('  l1 = 30L\n')])
      for (const module of at(body)) expect(new Interp(module, {}).call('f', [8n])).toEqual(['h'.charCodeAt(0)]);
  });

  test('a local that is written between the sum and the access is read before', () => {
    const late = '  t2 = AddL l1, 1L\n  t3 = AddL @d, t2\n  l1 = 30L\n  t4 = load.u8 t3\n  return t4';
    for (const module of at(late)) expect(new Interp(module, {}).call('f', [8n])).toEqual(['9'.charCodeAt(0)]);
  });

  test.each([
    [0xfffffff0n, 16, 'out-of-bounds', '0x100000000'],
    [0xfffff000n, 8192, 'out-of-bounds', '0x100001000'],
    [-1n, 4096, 'out-of-bounds', '0x100000fff'],
    [0n, 1020, 'null-pointer', '0x3fc'],
  ])('%d + %d does not wrap', (address, offset, kind, shown) => {
    for (const module of at(`  t2 = load.i32 l1 + ${offset}\n  return t2`)) {
      const trap = trapOf(module, 'f', [address]);
      expect([trap.kind, trap.message.includes(`4 bytes at address ${shown}`)]).toEqual([kind, true]);
    }
  });
});

describe('values at once', () => {
  test('phis that exchange values, in loops', () => {
    const modules = forms(`func (i32, i32, i32) @f, param 4
  fparam i32 p0
  fparam i32 p1
  fparam i32 p2
  fparam i32 p3
  local i32 l4
lbl0:
  goto p3 ? lbl1 : lbl2
lbl1:
  l4 = p0
  p0 = p1
  p1 = p2
  p2 = l4
  p3 = p3 - 1
  goto lbl0
lbl2:
  return p2, p0, p1
func end`);
    // Four turns to the left are one: 2, 3, 1.
    for (const module of modules) expect(new Interp(module, {}).call('f', [1, 2, 3, 4])).toEqual([1, 2, 3]);
  });

  test('results of calls are read before the next call, or kept', () => {
    const calls = `func i32 @inc, param 1
  fparam i32 p0
  t1 = p0 + 1
  return t1
func end
func i32 @f, param 1
  fparam i32 p0
  rparam p0
  t1 = call @inc, param 1
  t2 = t1 * 10
  rparam t2
  t3 = call @inc, param 1
  rparam t3
  t4 = call @inc, param 1
  t5 = t3 * 1000
  t6 = t5 + t4
  return t6
func end`;
    for (const module of forms(calls)) expect(new Interp(module, {}).call('f', [4])).toEqual([51_052]);
  });
});

describe('counting', () => {
  test('instructions are counted exactly, labels and jumps not', () => {
    const [linear, cfg, ssa] = forms(sum).map((module) => {
      const interp = new Interp(module, {});
      interp.call('main');
      return interp.steps;
    });
    // main: 4 stores, 2 calls, 1 + 2 operations, 1 return; sum of n: 2 + 5n + 2 + 1.
    expect(linear).toBe(10 + (5 + 50) + (5 + 10));
    expect([cfg, ssa]).toEqual([linear, linear]);
  });

  test('also when the program traps', () => {
    const module = parsed(`func i32 @div, param 1
  fparam i32 p0
  t1 = p0 + 1
  t2 = 1 / p0
  t3 = t2 + 1
  return t3
func end
func i32 @main, param 0
  t0 = AddI 1, 2
  rparam 0
  t1 = call @div, param 1
  t2 = t1 + 1
  return t2
func end`);
    const interp = new Interp(module, {});
    expect(() => interp.call('main')).toThrow('division by zero');
    expect(interp.steps).toBe(4);
  });
});

describe('host functions', () => {
  const text = `profile full, pointer 8
global data 8 align 1 @s = {0: "text"}
extern func i32 @print(i64)
extern func i64 @twice(i64, i64)
extern func void @quit(i32)
func i64 @inc, param 1
  fparam i64 p0
  t1 = p0 + 1L
  return t1
func end
func i64 @bad, param 1
  fparam i64 p0
  t1 = p0 / 0L
  return t1
func end
func i64 @main, param 1
  fparam i32 p0
  rparam @s
  t1 = call @print, param 1
  goto p0 ? lbl0 : lbl1
lbl0:
  rparam &inc
  rparam 40L
  t2 = call @twice, param 2
  return t2
lbl1:
  rparam &bad
  rparam 40L
  t3 = call @twice, param 2
  return t3
func end
func i32 @leave, param 0
  rparam 7
  call @quit, param 1
  return 0
func end`;

  const seen: string[] = [];
  const hosts = hostTable({
    print: host(['ptr'], 'i32', (env) => (address) => {
      seen.push(env.memory.readString(address));
      return 0;
    }),
    twice: host(['ptr', 'i64'], 'i64', (env) => (pointer, value) => {
      const call = env.bindFunction(pointer, ['i64'], 'i64');
      return call(call(value) as bigint) as bigint;
    }),
    quit: host(['i32'], undefined, () => (code) => {
      throw new Exit(code);
    }),
  });

  test('are called with their own types and may call back', () => {
    for (const module of forms(text)) expect(new Interp(module, { hosts }).call('main', [1])).toEqual([42n]);
    expect(seen).toEqual(['text', 'text', 'text']);
  });

  test('a trap inside a callback shows both parts of the stack', () => {
    const trap = trapOf(parsed(text), 'main', [0], { hosts });
    expect(trap.frames.map(({ func }) => func)).toEqual(['bad', 'main']);
  });

  test('exit leaves the program', () => {
    const interp = new Interp(parsed(text), { hosts });
    expect(() => interp.call('leave')).toThrow(Exit);
    flushOutput(interp.env);
  });
});
