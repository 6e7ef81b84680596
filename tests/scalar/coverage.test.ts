/**
 * Every operation has a meaning on every type on which its row declares one, and on no other; each of them is run here
 * on boundary and random values and must give canonical results. What the results are is the matter of the other tests.
 */
import { describe, expect, it } from 'vitest';
import { binary, compareTo, hasBinary, hasCompare, hasUnary, unary } from '../../src/scalar/operations.ts';
import { depositbits, extractbits, hasRounding, rounding, sext, zext } from '../../src/scalar/operations.ts';
import { binaryOps, compareOps, roundingOps, unaryOps } from '../../src/scalar/ops.ts';
import type { BinaryOp, CompareOp, OpClass, UnaryOp } from '../../src/scalar/ops.ts';
import { primByCode, primRows } from '../../src/scalar/prim-types.ts';
import type { PrimType } from '../../src/scalar/prim-types.ts';
import { ScalarTrap } from '../../src/scalar/trap.ts';
import type { BasicType, PointerSize, Value } from '../../src/scalar/values.ts';
import { basicType, isIntegerType, isVectorType, lanesOf } from '../../src/scalar/values.ts';
import { maskType } from '../../src/scalar/vector.ts';
import { Random } from './random.ts';
import { isCanonical, valueSamples } from './samples.ts';

const pointerSizes = [4, 8] as const;
type AnyFunction = (...operands: Value[]) => Value;

/** Does the specification's table of operations give this one to the type? */
function declared(classes: readonly OpClass[], type: PrimType): boolean {
  const { kind, lane } = primRows[type];
  if (kind === 'vector') return classes.includes('lanes') && declared(classes, lane as PrimType);
  if (kind === 'int' || kind === 'address') return classes.includes('int');
  return kind !== 'dynamic' && classes.includes(kind as OpClass);
}

function forEachType(visit: (type: PrimType, pointerSize: PointerSize, basic: BasicType | undefined) => void): void {
  for (const type of primByCode) {
    for (const pointerSize of pointerSizes) visit(type, pointerSize, basicType(type, pointerSize));
  }
}

/** Runs an operation on pairs of samples; a trap is an answer too. */
function exercise(run: AnyFunction, type: BasicType, result: BasicType, what: string): void {
  const random = new Random(51n);
  const values = valueSamples(type, random, 6);
  for (let i = 0; i < 40; i++) {
    const operands = [random.pick(values), random.pick(values)];
    try {
      const value = run(...operands);
      if (!isCanonical(result, value)) expect.fail(`${what}: result not canonical`);
    } catch (error) {
      if (!(error instanceof ScalarTrap)) throw error;
      if (!/^(div|rem) /.test(what)) expect.fail(`${what} trapped`);
    }
  }
}

describe('every operation on every type', () => {
  it.each(Object.keys(binaryOps) as BinaryOp[])('%s', (op) => {
    forEachType((type, pointerSize, basic) => {
      expect(hasBinary(op, type, pointerSize), `${op} ${type}`).toBe(declared(binaryOps[op].on, type));
      if (!hasBinary(op, type, pointerSize) || basic === undefined) return;
      exercise(binary(op, type, pointerSize) as AnyFunction, basic, basic, `${op} ${type}`);
    });
  });

  it.each(Object.keys(unaryOps) as UnaryOp[])('%s', (op) => {
    forEachType((type, pointerSize, basic) => {
      expect(hasUnary(op, type, pointerSize), `${op} ${type}`).toBe(declared(unaryOps[op].on, type));
      if (!hasUnary(op, type, pointerSize) || basic === undefined) return;
      exercise(unary(op, type, pointerSize) as AnyFunction, basic, basic, `${op} ${type}`);
    });
  });

  it.each(Object.keys(compareOps) as CompareOp[])('%s', (op) => {
    forEachType((type, pointerSize, basic) => {
      expect(hasCompare(op, type, pointerSize), `${op} ${type}`).toBe(declared(compareOps[op].on, type));
      if (!hasCompare(op, type, pointerSize) || basic === undefined) return;
      const results: BasicType[] = isVectorType(basic) ? [maskType(basic)] : ['i32', 'u8', 'u1', 'i64', 'u64'];
      for (const result of results) {
        exercise(compareTo(op, result, type, pointerSize) as AnyFunction, basic, result, `${op} ${result} ${type}`);
      }
    });
  });

  it.each(roundingOps)('%s', (op) => {
    forEachType((from, pointerSize, basic) => {
      for (const to of primByCode) {
        const target = basicType(to, pointerSize);
        const expected = target !== undefined && basic !== undefined && isRoundable(target, basic);
        expect(hasRounding(op, to, from, pointerSize), `${op} ${to} ${from}`).toBe(expected);
        if (!expected) continue;
        exercise(rounding(op, to, from, pointerSize) as AnyFunction, basic, target, `${op} ${to} ${from}`);
      }
    });
  });

  it('sext zext extractbits depositbits', () => {
    let types = 0;
    forEachType((type, pointerSize, basic) => {
      if (basic === undefined || !isIntegerType(basic)) {
        expect(() => sext(type, 1, pointerSize)).toThrow('an integer type is needed');
        return;
      }
      types++;
      const range = { offset: 0, size: 1 };
      exercise(sext(type, 1, pointerSize) as AnyFunction, basic, basic, `sext ${type}`);
      exercise(zext(type, 1, pointerSize) as AnyFunction, basic, basic, `zext ${type}`);
      exercise(extractbits(type, range, type, pointerSize) as AnyFunction, basic, basic, `extractbits ${type}`);
      exercise(depositbits(type, range, type, pointerSize) as AnyFunction, basic, basic, `depositbits ${type}`);
    });
    expect(types).toBe(30);
  });
});

/** Float to float or integer, and vectors of floats to vectors of as many lanes. */
function isRoundable(to: BasicType, from: BasicType): boolean {
  if (primRows[from].kind === 'float') return primRows[to].kind === 'float' || primRows[to].kind === 'int';
  if (!isVectorType(from) || !isVectorType(to)) return false;
  return lanesOf(from).lanes === lanesOf(to).lanes && primRows[lanesOf(from).lane].kind === 'float';
}

it('addresses are unsigned integers of the pointer size', () => {
  for (const type of ['ptr', 'ref'] as const) {
    expect(binary('add', type, 4)).toBe(binary('add', 'u32'));
    expect(binary('sub', type, 8)).toBe(binary('sub', 'u64'));
    expect(() => binary('add', type)).toThrow('pointer size');
  }
  expect(binary('add', 'a32')).toBe(binary('add', 'u32'));
  expect(binary('add', 'a64')).toBe(binary('add', 'u64'));
});

it('an operation without meaning is refused', () => {
  expect(() => binary('band', 'f32')).toThrow('no meaning for band f32');
  expect(() => binary('rem', 'c64')).toThrow('no meaning for rem c64');
  expect(() => unary('sqrt', 'i32')).toThrow('no meaning for sqrt i32');
  expect(() => binary('add', 'dynany')).toThrow('no meaning for operations on dynany');
});
