/** What each step does with what is special about it, by small programs that say themselves what they give. */
import { describe, expect, test } from 'vitest';
import { legalise, stepRows, stepsFor, type Lack } from '../../src/backend/legalise/index.ts';
import { instantiate } from '../../src/backend/wasm/engine.ts';
import { wasmLacks } from '../../src/backend/wasm/lacks.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { parseText } from '../../src/linear/parser.ts';
import { Interp } from '../../src/vm/linear/index.ts';
import type { Memory } from '../../src/vm/memory.ts';
import { Trap } from '../../src/vm/trap.ts';
import { lacks, legalised } from './ways.ts';

function read(text: string): LinearModule {
  const { module, diagnostics } = parseText(text, 'test.lir');
  if (module === undefined || diagnostics.length > 0)
    throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return module;
}

type Args = readonly (number | bigint)[];
interface Started {
  readonly memory: Memory;
  readonly call: (name: string, args: Args) => readonly (number | bigint)[];
}

/** The module on both engines, as it is and without what is lacking. */
function everyEngine(text: string, lacking: readonly Lack[]): readonly Started[] {
  const module = read(text);
  return [module, legalised(module, lacking)].flatMap((one) => {
    const interp = new Interp(one, { stackSize: 65536 });
    const wasm = instantiate(one, { stackSize: 65536, callable: one.funcs.map(({ name }) => name) });
    return [
      { memory: interp.memory, call: (name: string, args: Args) => interp.call(name, args) },
      { memory: wasm.env.memory, call: (name: string, args: Args) => wasm.call(name, args) },
    ];
  });
}

/** Compiled code tells these apart only where that costs nothing. */
const memoryTraps: ReadonlySet<string> = new Set(['null-pointer', 'out-of-bounds', 'read-only']);

function outcome({ call }: Started, name: string, args: Args): string {
  try {
    return call(name, args).join(' ');
  } catch (error) {
    if (!(error instanceof Trap)) throw error;
    return `trap ${memoryTraps.has(error.kind) ? 'of memory' : error.kind}`;
  }
}

/** What a call gives, on every engine, plain and legalised. */
function expectCalls(
  text: string,
  lacking: readonly Lack[],
  calls: readonly (readonly [string, Args, string])[],
): void {
  for (const started of everyEngine(text, lacking)) {
    for (const [name, args, wanted] of calls)
      expect(`${name}: ${outcome(started, name, args)}`).toBe(`${name}: ${wanted}`);
  }
}

describe('tail calls', () => {
  const text = `
export func i32 @sum, param 2
  fparam i32 p0
  fparam i32 p1
  local i32 l2
  l2 = AddI l2, 1
  t3 = EqualI p0, 0
  goto t3 ? lbl1 : lbl2
lbl1:
  t4 = AddI p1, l2
  return t4
lbl2:
  t5 = SubI p0, 1
  t6 = AddI p1, p0
  rparam t5
  rparam t6
  t7 = call @sum, param 2
  return t7
func end
`;
  test('become jumps: locals begin as 0 again, arguments are read before parameters change', () => {
    expectCalls(
      text,
      ['tail-calls'],
      [
        ['sum', [0, 5], '6'],
        ['sum', [100, 0], '5051'],
      ],
    );
  });

  test('no longer need a frame each', () => {
    const shallow = (module: LinearModule): Interp => new Interp(module, { maxDepth: 10 });
    expect(() => shallow(read(text)).call('sum', [1000, 0])).toThrow(Trap);
    expect(shallow(legalised(read(text), ['tail-calls'])).call('sum', [1000, 0])).toEqual([500501]);
  });
});

const edge = 0x20000;

describe('accesses that are not aligned', () => {
  const text = `
profile full, pointer 4
global data 64 align 16 @area
export func i64 @through, param 2
  fparam i32 p0
  fparam i64 p1
  t2 = AddI @area, p0
  store.i64 t2, p1
  t3 = load.i64 t2
  return t3
func end
export func i32 @narrow, param 2
  fparam i32 p0
  fparam i32 p1
  t2 = AddI @area, p0
  store.i16 t2 + 2, p1
  t3 = load.i16.i32 t2 + 2
  t4 = load.u16.i32 t2 + 2
  t5 = AddI t3, t4
  return t5
func end
export func f64 @float, param 2
  fparam i32 p0
  fparam f64 p1
  t2 = AddI @area, p0
  store.f64 t2, p1
  t3 = load.f64 t2
  return t3
func end
export func i32 @peek, param 1
  fparam i32 p0
  t1 = load.i32 p0 + 1
  return t1
func end
export func void @poke, param 1
  fparam i32 p0
  store.i32 p0, 305419896
  return
func end
`;
  test('give what aligned ones give, and trap alike', () => {
    expectCalls(
      text,
      ['unaligned'],
      [
        ['through', [3, -2n], '-2'],
        ['through', [8, 1n << 62n], String(1n << 62n)],
        ['narrow', [1, -2], '65532'],
        ['float', [5, -0.1], '-0.1'],
        ['peek', [1021], 'trap of memory'],
        ['peek', [-3], 'trap of memory'],
        ['peek', [-2], 'trap of memory'],
        ['poke', [1], 'trap of memory'],
      ],
    );
  });

  test('a store that reaches beyond the end stores nothing', () => {
    for (const started of everyEngine(text, ['unaligned'])) {
      const end = started.memory.bytes.length;
      expect(outcome(started, 'poke', [end - 3])).toBe('trap of memory');
      expect([...started.memory.bytes.subarray(end - 3)]).toEqual([0, 0, 0]);
    }
  });
});

describe('copies and fills', () => {
  const text = `
profile full, pointer 4
global const data 16 align 16 @words = {0: "constant"}
global data 64 align 16 @area = {0: "abcdefghijklmnopqrstuvwxyz"}
export func i64 @move, param 3
  fparam i32 p0
  fparam i32 p1
  fparam i32 p2
  t3 = AddI @area, p0
  t4 = AddI @area, p1
  copy t3, t4, p2
  t5 = load.i64 t3
  return t5
func end
export func void @copy, param 3
  fparam i32 p0
  fparam i32 p1
  fparam i32 p2
  copy p0, p1, p2
  return
func end
export func void @fill, param 3
  fparam i32 p0
  fparam i32 p1
  fparam i32 p2
  fill p0, p1, p2
  return
func end
export func void @spoil, param 1
  fparam i32 p0
  fill @words, p0, 3
  return
func end
export func i32 @filled, param 1
  fparam i32 p0
  fill @area:3, p0, 29
  t1 = load.i32 @area:2
  return t1
func end
`;
  const word = (letters: string): string => {
    const bytes = [...letters].map((letter) => BigInt(letter.charCodeAt(0)));
    return String(bytes.reduceRight((rest, byte) => (rest << 8n) | byte, 0n));
  };

  test('overlap either way', () => {
    expectCalls(text, ['blocks'], [['move', [3, 0, 20], word('abcdefgh')]]);
    expectCalls(text, ['blocks'], [['move', [0, 3, 20], word('defghijk')]]);
    expectCalls(text, ['blocks'], [['move', [1, 0, 7], word('abcdefgi')]]);
    expectCalls(text, ['blocks'], [['filled', [0x141], String(0x41414163)]]);
  });

  test('do all or nothing', () => {
    const far = 1 << 30;
    expectCalls(
      text,
      ['blocks'],
      [
        ['copy', [0, 0, 0], ''],
        ['fill', [far, 1, 0], ''],
        ['copy', [0, far, 1], 'trap of memory'],
        ['copy', [far, 0, 1], 'trap of memory'],
        ['copy', [70000, far, 8], 'trap of memory'],
        ['copy', [70000, 70000, -1], 'trap of memory'],
        ['fill', [70000, 1, -1], 'trap of memory'],
        ['fill', [8, 1, 4], 'trap of memory'],
        ['spoil', [1], 'trap of memory'],
      ],
    );
    for (const started of everyEngine(text, ['blocks'])) {
      const end = started.memory.bytes.length;
      expect(end).toBeGreaterThanOrEqual(edge);
      expect(outcome(started, 'fill', [end - 20, 7, 21])).toBe('trap of memory');
      expect(Math.max(...started.memory.bytes.subarray(end - 20))).toBe(0);
    }
  });
});

test('switches choose as before, at both ends of their type too', () => {
  const text = `
export func i32 @word, param 1
  fparam i32 p0
  switch p0 [-2147483648: lbl0, 0: lbl1, 1: lbl0, 2: lbl1, 7: lbl2, 2147483647: lbl2], lbl3
lbl0:
  return 10
lbl1:
  return 11
lbl2:
  return 12
lbl3:
  return 13
func end
export func i32 @long, param 1
  fparam i64 p0
  switch p0 [-9223372036854775808: lbl0, 4294967296: lbl1], lbl2
lbl0:
  return 20
lbl1:
  return 21
lbl2:
  return 22
func end
export func i32 @none, param 1
  fparam i32 p0
  switch p0 [], lbl0
lbl0:
  return 30
func end
`;
  const words = [-(2 ** 31), 0, 1, 2, 7, 2 ** 31 - 1, 3, -1];
  const results = [10, 11, 10, 11, 12, 12, 13, 13];
  expectCalls(
    text,
    ['switch'],
    [
      ...words.map((word, i) => ['word', [word], String(results[i])] as const),
      ['long', [-(1n << 63n)], '20'],
      ['long', [1n << 32n], '21'],
      ['long', [0n], '22'],
      ['none', [5], '30'],
    ],
  );
});

describe('values of 128 bits', () => {
  const text = `
global v128 @kept = 36893488147419103233
func v128 @.DivW, param 2
  fparam v128 p0
  fparam v128 p1
  return p0
func end
func v128 @both, param 3
  fparam i32 p0
  fparam v128 p1
  fparam f64 p2
  t3 = AddW p1, @kept
  @kept = t3
  return t3
func end
export func i64 @run, param 1
  fparam i64 p0
  t1 = LToW p0
  rparam 1
  rparam t1
  rparam 0.5
  t2 = icall &both (i32, v128, f64) v128, param 3
  rparam t2
  rparam t1
  t3 = call @.DivW, param 2
  t4 = DivW t3, t1
  t5 = LaneI64x2 t3, 1
  t6 = WToL t4
  t7 = AddL t5, t6
  return t7
func end
`;
  // 2 * 2^64 + 1, and 7 more: divided by 7 that is 5270498306774157605, with a half of 2 on top.
  test.each([[['wide']], [['vectors']], [lacks]] satisfies [readonly Lack[]][])('without %s', (lacking) => {
    expectCalls(text, lacking, [
      ['run', [7n], '5270498306774157607'],
      ['run', [0n], 'trap divide-by-zero'],
    ]);
  });

  test('a trap names the line and function of the program, not the function that was added', () => {
    const frames = [wasmLacks, [...wasmLacks, ...lacks]].map((all) => {
      const program = instantiate(read(text), { callable: ['run'], lacks: all });
      try {
        program.call('run', [0n]);
      } catch (error) {
        if (error instanceof Trap) return error.frames.map(({ func, span }) => `${func} at ${span?.start}`);
      }
      return [];
    });
    expect(frames[0]).toHaveLength(1);
    expect(frames[0][0]).toBe(`run at ${text.indexOf('t4 = DivW')}`);
    expect(frames[1]).toEqual(frames[0]);
  });
});

describe('the table', () => {
  test('implied steps come with the one that implies them, and before it', () => {
    for (const lack of lacks) {
      const before = stepsFor([lack]).slice(0, -1);
      expect(before).toEqual(expect.arrayContaining([...(stepRows[lack].implies ?? [])]));
    }
  });

  test('nothing to do is nothing done', () => {
    const module = read('export func i32 @one, param 0\n  return 1\nfunc end\n');
    expect(legalise(module, lacks).module).toBe(module);
  });

  test('the module that was given is not changed', () => {
    const text =
      'export func f64 @rest, param 2\n  fparam f64 p0\n  fparam f64 p1\n  t2 = ModD p0, p1\n  return t2\nfunc end\n';
    const module = read(text);
    expect(legalise(module, ['fmod']).module).not.toBe(module);
    expect(module).toEqual(read(text));
  });
});
