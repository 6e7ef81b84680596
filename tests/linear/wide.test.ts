/** Values of 128 bits: integers against bigints, lanes against src/scalar on each lane alone, and the border of both engines. */
import { describe, expect, test } from 'vitest';
import { instantiate } from '../../src/backend/wasm/engine.ts';
import { ModuleBuilder } from '../../src/linear/builder.ts';
import { moduleToCfg } from '../../src/linear/cfg.ts';
import { meaningOf } from '../../src/linear/meaning.ts';
import { calcRows, families, letterRows, type CalcOp, type Letter } from '../../src/linear/opcodes.ts';
import type { Func, LinearModule, Operand } from '../../src/linear/nodes.ts';
import { parseModule, printModule } from '../../src/linear/index.ts';
import { fromBits, toBits } from '../../src/scalar/bits.ts';
import { SourceFile } from '../../src/base/source.ts';
import { binary, unary } from '../../src/scalar/operations.ts';
import { primRows, type PrimType } from '../../src/scalar/prim-types.ts';
import type { Vector } from '../../src/scalar/values.ts';
import { Interp } from '../../src/vm/linear/index.ts';
import { seededRandom } from '../unit/random-graph.ts';
import { cloneModule } from './laws.ts';

const random = seededRandom(5);
const randomBits = (bits: number): bigint => {
  let value = 0n;
  for (let i = 0; i < bits; i += 16) value = (value << 16n) | BigInt(Math.floor(random() * 65536));
  return BigInt.asUintN(bits, random() < 0.3 ? value >> BigInt(Math.floor(random() * bits)) : value);
};

/** The same call in the interpreter and in WebAssembly. */
function engines(module: LinearModule): (name: string, ...args: (number | bigint)[]) => (number | bigint)[] {
  const cfg = cloneModule(module);
  moduleToCfg(cfg);
  const interp = new Interp(module, { stackSize: 65536 });
  const wasm = instantiate(cfg, {});
  return (name, ...args) => {
    const results = interp.call(name, args);
    expect(wasm.call(name, args), `${name}(${args.join()})`).toEqual(results);
    return results;
  };
}

function functionFor(m: ModuleBuilder, name: string, op: CalcOp, operandAt: (k: number) => Operand | undefined): Func {
  const { operands, result } = calcRows[op];
  const open = operands.filter((_, k) => operandAt(k) === undefined);
  const b = m.func(name, open, [result], { exported: true });
  let next = 0;
  b.return(b.calc(op, ...operands.map((_, k) => operandAt(k) ?? b.param(next++))));
  return b.finish();
}

describe('integers of 128 bits', () => {
  const signed = (x: bigint): bigint => BigInt.asIntN(128, x);
  const low = (x: bigint): bigint => x & 127n;
  const oracles: Readonly<Record<string, (a: bigint, b: bigint) => bigint>> = {
    AddW: (a, b) => a + b,
    SubW: (a, b) => a - b,
    MulW: (a, b) => a * b,
    DivW: (a, b) => signed(a) / signed(b),
    DivUW: (a, b) => a / b,
    ModW: (a, b) => signed(a) % signed(b),
    ModUW: (a, b) => a % b,
    ShlW: (a, b) => a << low(b),
    ShrW: (a, b) => signed(a) >> low(b),
    ShrUW: (a, b) => a >> low(b),
    RotrW: (a, b) => (a >> low(b)) | (a << (128n - low(b))),
    LessW: (a, b) => (signed(a) < signed(b) ? 1n : 0n),
    LessUW: (a, b) => (a < b ? 1n : 0n),
    GreaterEqualUW: (a, b) => (a >= b ? 1n : 0n),
    MaxW: (a, b) => (signed(a) > signed(b) ? a : b),
    MinUW: (a, b) => (a < b ? a : b),
    BxorW: (a, b) => a ^ b,
  };

  test('agree with bigints in both engines', () => {
    const m = new ModuleBuilder();
    for (const op of Object.keys(oracles)) functionFor(m, op, op as CalcOp, () => undefined);
    const call = engines(m.finish());
    for (const [op, oracle] of Object.entries(oracles)) {
      for (let round = 0; round < 60; round++) {
        const a = randomBits(128);
        const b = randomBits(random() < 0.5 ? 128 : 70) || 1n;
        expect(BigInt(call(op, a, b)[0]), `${op}(${a}, ${b})`).toBe(BigInt.asUintN(128, oracle(a, b)));
      }
    }
  });

  test('conversions to and from other numbers round once', () => {
    const m = new ModuleBuilder();
    for (const op of ['WToD', 'UWToD', 'DToW', 'LToW', 'ULToW', 'WToL'] as const)
      functionFor(m, op, op, () => undefined);
    const call = engines(m.finish());
    for (let round = 0; round < 40; round++) {
      const a = randomBits(128);
      expect(call('WToD', a)).toEqual([Number(signed(a))]);
      expect(call('UWToD', a)).toEqual([Number(a)]);
      expect(call('WToL', a)).toEqual([BigInt.asIntN(64, a)]);
      const small = BigInt.asIntN(64, a);
      expect(call('LToW', small)).toEqual([BigInt.asUintN(128, small)]);
      expect(call('ULToW', small)).toEqual([BigInt.asUintN(64, small)]);
      expect(call('DToW', Number(signed(a)))).toEqual([BigInt.asUintN(128, clamp(BigInt(Number(signed(a)))))]);
    }
  });

  const clamp = (x: bigint): bigint => (x >= 2n ** 127n ? 2n ** 127n - 1n : x);
});

describe('lanes', () => {
  const isArith = (op: CalcOp): boolean => {
    const { family, letter } = calcRows[op];
    if (family === undefined || letter === undefined || letterRows[letter].lane === undefined) return false;
    return (
      families[family].kind === 'arith' ||
      (families[family].kind === 'unary' && ['neg', 'abs', 'sqrt'].includes(families[family].scalar))
    );
  };

  test('each lane of a result is the operation on that lane', () => {
    const ops = (Object.keys(calcRows) as CalcOp[]).filter(isArith);
    expect(ops.length).toBeGreaterThan(80);
    for (const op of ops) {
      const { family = 'Add', letter = 'I', operands } = calcRows[op];
      const type = letterRows[letter].scalar as 'v4i32';
      const lane = primRows[type].lane as 'i32';
      const name = families[family].scalar;
      for (let round = 0; round < 10; round++) {
        const [a, b] = [randomBits(128), randomBits(128) | 0x0101_0101_0101_0101_0101_0101_0101_0101n];
        const [x, y] = [a, b].map((bits) => fromBits(type, bits) as number[]);
        const one =
          operands.length === 2
            ? (binary(name as 'add', lane) as (p: number, q: number) => number)
            : unary(name as 'neg', lane);
        expect(meaningOf(op)(a, b, 0n), `${op} ${a} ${b}`).toBe(
          toBits(type, x.map((value, i) => one(value, y[i])) as Vector),
        );
      }
    }
  });

  test('known and unknown numbers of lanes give the same', () => {
    const m = new ModuleBuilder();
    const letters = (family: 'Lane' | 'Replace'): readonly Letter[] => families[family].on;
    const number =
      (value: number) =>
      (k: number): Operand | undefined =>
        k === 1 ? { kind: 'v', type: 'i32', value } : undefined;
    for (const family of ['Lane', 'Replace'] as const) {
      for (const letter of letters(family)) {
        const op = `${family}${letter}` as CalcOp;
        functionFor(m, op, op, () => undefined);
        for (let lane = 0; lane < 16; lane++) functionFor(m, `${op} ${lane}`, op, number(lane));
      }
    }
    const call = engines(m.finish());
    const vector = 0x4142_4344_c5c6_c7c8_490a_0b0c_8d0e_0f3fn;
    for (const letter of letters('Lane')) {
      const type = letterRows[letter].scalar as PrimType;
      const lanes = fromBits(type as 'v4i32', vector);
      for (let lane = 0; lane < 16; lane++) {
        const [known] = call(`Lane${letter} ${lane}`, vector);
        expect(call(`Lane${letter}`, vector, lane)).toEqual([known]);
        expect(known).toBe(lanes[lane % lanes.length]);
      }
    }
    for (const letter of letters('Replace')) {
      const value = letterRows[letter].lane === 'i64' ? -5n : -5;
      for (let lane = 0; lane < 16; lane++) {
        const [known] = call(`Replace${letter} ${lane}`, vector, value);
        expect(call(`Replace${letter}`, vector, lane, value)).toEqual([known]);
        const type = letterRows[letter].scalar as 'v4i32';
        const wanted = fromBits(type, vector).map((x, i, { length }) => (i === lane % length ? value : x));
        expect(known).toBe(toBits(type, wanted));
      }
    }
  });

  test('shuffles take bytes of both operands', () => {
    const m = new ModuleBuilder();
    functionFor(m, 'any', 'ShuffleI8x16', () => undefined);
    const bytesOf = (value: bigint): number[] => fromBits('v16u8', value) as number[];
    const patterns = Array.from({ length: 8 }, () => randomBits(128));
    patterns.forEach((value, i) =>
      functionFor(m, `known ${i}`, 'ShuffleI8x16', (k) => (k === 2 ? { kind: 'v', type: 'v128', value } : undefined)),
    );
    const call = engines(m.finish());
    patterns.forEach((pattern, i) => {
      const [a, b] = [randomBits(128), randomBits(128)];
      const both = [...bytesOf(a), ...bytesOf(b)];
      const wanted = toBits(
        'v16u8',
        bytesOf(pattern).map((n) => both[n % 32]),
      );
      expect(call('any', a, b, pattern)).toEqual([wanted]);
      expect(call(`known ${i}`, a, b)).toEqual([wanted]);
    });
  });
});

test('vectors in globals, memory, locals, calls and text', () => {
  const text = `profile full

global v128 @v = 0x0f0e0d0c0b0a09080706050403020100V

func v128 @half, param 1
  fparam v128 p0
  t1 = ShrUByI8x16 p0, 1
  return t1
func end

func v128 @main, param 2
  fparam v128 p0
  fparam i32 p1
  local slot 32 align 16 l2
  local v128 l3
  store.v128 l2 + 16, p0
  rparam p0
  t4 = call @half, param 1
  t5 = AddI8x16 t4, @v
  @v = t5
  t6 = load.v128 l2 + 16
  goto p1 ? lbl0 : lbl1
lbl0:
  l3 = t6
  goto lbl2
lbl1:
  l3 = @v
  goto lbl2
lbl2:
  return l3
func end
`;
  const { module, diagnostics } = parseModule(new SourceFile('vectors.lir', text));
  if (module === undefined) throw new Error('not read');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(printModule(module)).toContain('global v128 @v = 0x0f0e0d0c0b0a09080706050403020100V');
  const call = engines({ ...module, funcs: module.funcs.map((func) => ({ ...func, exported: true })) });
  const argument = 0x80n << 120n;
  expect(call('main', argument, 1)).toEqual([argument]);
  expect(call('main', argument, 0)).toEqual([
    toBits(
      'v16u8',
      Array.from({ length: 16 }, (_, i) => i + (i === 15 ? 128 : 0)),
    ),
  ]);
});

test('a lane that is divided by a known 0 traps where it stands', () => {
  const m = new ModuleBuilder();
  const seen = m.global('seen', 'i32', 0);
  const b = m.func('f', ['v128'], ['v128'], { exported: true });
  const quotient = b.calc('DivI32x4', b.param(0), { kind: 'v', type: 'v128', value: toBits('v4i32', [1, 2, 0, 4]) });
  b.assign(seen, b.i32(1));
  b.return(quotient);
  b.finish();
  const look = m.func('look', [], ['i32'], { exported: true });
  look.return(seen);
  look.finish();
  const module = m.finish();
  const cfg = cloneModule(module);
  moduleToCfg(cfg);
  for (const engine of [new Interp(module, { stackSize: 65536 }), instantiate(cfg, {})]) {
    expect(() => engine.call('f', [7n])).toThrow('division by zero');
    expect(engine.call('look', [])).toEqual([0]);
  }
});
