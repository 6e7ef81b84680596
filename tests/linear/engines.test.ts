/** Two engines that share no code but the scalar tables: the interpreter and compiled WebAssembly, on random functions. */
import { describe, expect, test } from 'vitest';
import { instantiate } from '../../src/backend/wasm/engine.ts';
import { calcRows, families, letters, type CalcOp } from '../../src/linear/opcodes.ts';
import { ModuleBuilder } from '../../src/linear/builder.ts';
import { moduleToCfg } from '../../src/linear/cfg.ts';
import { computeSafely } from '../../src/passes/constant-propagation.ts';
import { pipelines } from '../../src/passes/pipelines.ts';
import { runPasses } from '../../src/passes/runner.ts';
import { Interp } from '../../src/vm/linear/index.ts';
import { fromBits, toBits } from '../../src/scalar/bits.ts';
import { Trap } from '../../src/vm/trap.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { seededRandom } from '../unit/random-graph.ts';
import { cloneModule } from './laws.ts';
import { randomArguments, randomFunc } from './random-func.ts';
import { times } from '../long.ts';

const text = (value: number | bigint): string => (Object.is(value, -0) ? '-0' : String(value));

function outcome(call: () => readonly (number | bigint)[]): string {
  try {
    return call().map(text).join(' ');
  } catch (error) {
    if (error instanceof Trap) return `trap ${error.kind}`;
    throw error;
  }
}

describe('random functions', () => {
  test('interpreter and WebAssembly agree, before and after optimisation', () => {
    for (let seed = 0; seed < times(3, 18); seed++) {
      const { module, func } = randomFunc(seed + 3000, seed % 3 === 0 ? 'unstructured' : 'structured', 20 + 2 * seed);
      const plain = cloneModule(module);
      moduleToCfg(plain);
      const optimised = cloneModule(module);
      runPasses(optimised, pipelines.O1);
      const arguments_ = [1, 2, 3].map((k) => randomArguments(seed * 5 + k));
      const interpreted = arguments_.map((args) =>
        outcome(() => new Interp(module, { stackSize: 65536 }).call(func, args)),
      );
      for (const form of [plain, optimised]) {
        const compiled = arguments_.map((args) =>
          outcome(() => instantiate(form, { stackSize: 65536, callable: ['f'] }).call('f', args)),
        );
        expect(compiled, `seed ${seed}`).toEqual(interpreted);
      }
    }
  });
});

/** Boundary values of every way to read 128 bits, and two random ones. */
const wideValues: readonly bigint[] = [
  0n,
  1n,
  2n ** 128n - 1n,
  2n ** 127n,
  2n ** 127n - 1n,
  64n,
  127n,
  130n,
  2n ** 64n,
  0xffff_ffff_ffff_ffffn,
  0x12345678_9abcdef0_0fedcba9_87654321n,
  ...(['v4f32', 'v2f64'] as const).map((type) =>
    toBits(type, type === 'v4f32' ? [1.5, -0, NaN, -2.5] : [3e9, -Infinity]),
  ),
  toBits('v4f32', [0.5, -2147483648, 3e9, -0.25]),
  toBits('f128', { bits: 0x4000_8000_0000_0000_0000_0000_0000_0000n }),
  0xbffe_4000n << 96n,
  toBits('v16i8', [0, 1, -1, 2, 7, 8, 9, 127, -128, 15, 16, 31, 100, -100, 3, -7]),
  toBits('v8i16', [0, 1, -1, 15, 16, 32767, -32768, 300]),
  toBits('v2i64', [-(2n ** 63n), 2n ** 63n - 1n]),
  toBits('v4i32', [-1, 7, -2147483648, 33]),
  0x4fa3_91c5_7e20_b6d8_153b_9e0f_c264_87a9n,
];

/** A result with every NaN in its lanes the one NaN: WebAssembly leaves the bits of a NaN open. */
function withOneNaN(op: CalcOp, value: number | bigint): number | bigint {
  const { family, letter } = calcRows[op];
  const isCompare = family !== undefined && families[family].kind === 'compare';
  const type =
    op === 'WidenLowF32x4' || /ToF64x2/.test(op)
      ? 'v2f64'
      : /ToF32x4/.test(op) || (letter === 'F32x4' && !isCompare)
        ? 'v4f32'
        : letter === 'F64x2' && !isCompare
          ? 'v2f64'
          : undefined;
  return typeof value === 'bigint' && type !== undefined ? toBits(type, fromBits(type, value)) : value;
}

describe('every operation', () => {
  const ops = Object.keys(calcRows) as CalcOp[];
  const special: Readonly<Record<string, readonly (number | bigint)[]>> = {
    i32: [0, 1, -1, 2, 31, 32, 127, 128, -128, 255, 32768, -2147483648, 2147483647, 0x12345678],
    i64: [
      0n,
      1n,
      -1n,
      63n,
      64n,
      128n,
      255n,
      32768n,
      2147483648n,
      -2147483649n,
      4294967295n,
      -(2n ** 63n),
      2n ** 63n - 1n,
      0x123456789abcdefn,
      9007199254740993n,
    ],
    f32: [0, -0, 1, -1, 0.5, -0.5, 1.5, 2.5, -2.5, 3e9, -3e9, 1e20, 2147483648, Infinity, -Infinity, NaN].map(
      Math.fround,
    ),
    v128: wideValues,
    f64: [0, -0, 1, -1, 0.5, -0.5, 1.5, 2.5, -2.5, 3e9, -3e9, 1e20, 2 ** 53, 2 ** 64, Infinity, -Infinity, NaN, 5e-324],
  };

  /** One exported function for each operation, which computes it from its parameters. */
  function moduleOfAll(): LinearModule {
    const m = new ModuleBuilder();
    for (const op of ops) {
      const row = calcRows[op];
      const b = m.func(op, row.operands, [row.result], { exported: true });
      b.return(b.calc(op, ...row.operands.map((_, i) => b.param(i))));
      b.finish();
    }
    return m.finish();
  }

  test('gives the same in the interpreter, in WebAssembly and in the constant folder', () => {
    const module = moduleOfAll();
    const cfg = cloneModule(module);
    moduleToCfg(cfg);
    const interp = new Interp(module, { stackSize: 65536 });
    const wasm = instantiate(cfg, {});
    const random = seededRandom(11);
    const different: string[] = [];
    for (const op of ops) {
      const types = calcRows[op].operands;
      const first = special[types[0]];
      for (let round = 0; round < first.length * (types.length === 1 ? 1 : times(2, 12)); round++) {
        const args = types.map((type, i) =>
          i === 0 ? first[round % first.length] : special[type][Math.floor(random() * special[type].length)],
        );
        const interpreted = outcome(() => interp.call(op, args).map((value) => withOneNaN(op, value)));
        const compiled = outcome(() => wasm.call(op, args).map((value) => withOneNaN(op, value)));
        const folded = computeSafely(op, args);
        const constant = folded === undefined ? 'trap divide-by-zero' : text(withOneNaN(op, folded));
        if (interpreted !== compiled || interpreted !== constant)
          different.push(`${op}(${args.join()}): interp ${interpreted}, wasm ${compiled}, folder ${constant}`);
      }
    }
    expect(different).toEqual([]);
  });

  test('unsigned members agree with bigints', () => {
    const unsigned = {
      Div: (a: bigint, b: bigint) => a / b,
      Mod: (a: bigint, b: bigint) => a % b,
      Less: (a: bigint, b: bigint) => (a < b ? 1n : 0n),
      Max: (a: bigint, b: bigint) => (a > b ? a : b),
    };
    for (const [family, meaning] of Object.entries(unsigned)) {
      for (const letter of ['UI', 'UL'] as const) {
        const op = `${family}${letter}` as CalcOp;
        const type = letters[letter].value;
        const bits = type === 'i64' ? 64 : 32;
        for (const a of special[type]) {
          for (const b of special[type]) {
            if (b === 0 || b === 0n) continue;
            const wanted = BigInt.asIntN(
              bits,
              meaning(BigInt.asUintN(bits, BigInt(a)), BigInt.asUintN(bits, BigInt(b))),
            );
            expect(BigInt(computeSafely(op, [a, b]) ?? -99), `${op}(${a}, ${b})`).toBe(wanted);
          }
        }
      }
    }
  });

  test('bits are counted as the digits say', () => {
    const digits = (value: number | bigint, bits: number): string =>
      BigInt.asUintN(bits, BigInt(value)).toString(2).padStart(bits, '0');
    for (const [letter, type, bits] of [
      ['I', 'i32', 32],
      ['L', 'i64', 64],
    ] as const) {
      for (const value of special[type]) {
        const binary = digits(value, bits);
        expect(Number(computeSafely(`Clz${letter}`, [value]))).toBe(`${binary}1`.indexOf('1'));
        expect(Number(computeSafely(`Ctz${letter}`, [value]))).toBe(`${[...binary].reverse().join('')}1`.indexOf('1'));
        expect(Number(computeSafely(`Popcnt${letter}`, [value]))).toBe(
          [...binary].filter((digit) => digit === '1').length,
        );
      }
    }
  });
});
