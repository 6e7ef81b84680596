/**
 * Binary operations on two values of one kind, by an instruction of the machine where it has one, with a constant in the
 * instruction where there is room for it.
 */
import { binary as binaryMeaning } from '../../scalar/operations.ts';
import type { BinaryOp } from '../../scalar/ops.ts';
import type { OpName, OpWith } from '../machine/opcodes.ts';
import type { Slot } from '../machine/slots.ts';
import { calc2 } from './calc.ts';
import type { FuncContext } from './context.ts';
import { canonical } from './conversions.ts';
import { type Scalar, scalars } from './kinds.ts';
import type { RegVal, ScalarVal } from './values.ts';

export const words = {
  add: 'AddW',
  sub: 'SubW',
  mul: 'MulW',
  band: 'AndW',
  bior: 'OrW',
  bxor: 'XorW',
} as const satisfies Partial<Record<BinaryOp, OpName>>;

const immediates = {
  add: 'AddWi',
  mul: 'MulWi',
  band: 'AndWi',
  bior: 'OrWi',
  bxor: 'XorWi',
} as const satisfies Partial<Record<BinaryOp, OpName>>;

const longs = {
  add: 'AddL',
  sub: 'SubL',
  mul: 'MulL',
  band: 'AndL',
  bior: 'OrL',
  bxor: 'XorL',
} as const satisfies Partial<Record<BinaryOp, OpName>>;

const floats = { add: 'Add', sub: 'Sub', mul: 'Mul', div: 'Div' } as const satisfies Partial<Record<BinaryOp, string>>;

export function has<T extends object>(table: T, op: string): op is keyof T & string {
  return Object.hasOwn(table, op);
}

/** The value of an operation on two values of its kind. */
export function combine(f: FuncContext, op: BinaryOp, kind: Scalar, x: ScalarVal, y: ScalarVal, hint: Slot): ScalarVal {
  const meaning = binaryMeaning(op, kind) as (x: number | bigint, y: number | bigint) => number | bigint;
  if (x.tag === 'const' && y.tag === 'const' && op !== 'div' && op !== 'rem')
    return { tag: 'const', kind, value: meaning(x.value, y.value) };
  switch (scalars[kind].slot) {
    case 'word':
      return combineWords(f, op, kind, x, y, hint) ?? calc2(f, `${op} ${kind}`, meaning, x, y, kind, hint);
    case 'long':
      return combineLongs(f, op, kind, x, y, hint) ?? calc2(f, `${op} ${kind}`, meaning, x, y, kind, hint);
    default: {
      if (!has(floats, op)) return calc2(f, `${op} ${kind}`, meaning, x, y, kind, hint);
      return emitBinary(f, `${floats[op]}${kind === 'f64' ? 'D' : 'S'}`, kind, x, y, hint);
    }
  }
}

export function emitBinary(
  f: FuncContext,
  op: OpWith<'d a b' | 'D A B'>,
  kind: Scalar,
  x: ScalarVal,
  y: ScalarVal,
  hint: Slot,
): RegVal {
  const [a, b] = [f.inSlot(x), f.inSlot(y)];
  f.release(x);
  f.release(y);
  const slot = f.dest(hint);
  f.a.emit(op, slot, a, b);
  return { tag: 'reg', kind, slot };
}

export function emitImmediate(
  f: FuncContext,
  op: OpWith<'d a i'>,
  kind: Scalar,
  x: ScalarVal,
  immediate: number,
  hint: Slot,
): RegVal {
  const a = f.inSlot(x);
  f.release(x);
  const slot = f.dest(hint);
  f.a.emit(op, slot, a, immediate);
  return { tag: 'reg', kind, slot };
}

function combineWords(
  f: FuncContext,
  op: BinaryOp,
  kind: Scalar,
  x: ScalarVal,
  y: ScalarVal,
  hint: Slot,
): ScalarVal | undefined {
  const finish = (val: RegVal): ScalarVal => canonical(f, val.slot, kind, val.slot);
  const keepsForm = op === 'band' || op === 'bior' || op === 'bxor';
  const end = keepsForm ? (val: RegVal): ScalarVal => val : finish;
  if (op === 'sub' && y.tag === 'const') return end(emitImmediate(f, 'AddWi', kind, x, -Number(y.value) | 0, hint));
  if (op === 'sub' && x.tag === 'const') return end(emitImmediate(f, 'RsubWi', kind, y, Number(x.value) | 0, hint));
  if (has(immediates, op) && y.tag === 'const')
    return end(emitImmediate(f, immediates[op], kind, x, Number(y.value) | 0, hint));
  if (has(immediates, op) && x.tag === 'const')
    return end(emitImmediate(f, immediates[op], kind, y, Number(x.value) | 0, hint));
  if (has(words, op)) return end(emitBinary(f, words[op], kind, x, y, hint));
  const { signed } = scalars[kind];
  if (op === 'div') return finish(emitBinary(f, signed ? 'DivW' : 'DivUW', kind, x, y, hint));
  if (op === 'rem') return emitBinary(f, signed ? 'RemW' : 'RemUW', kind, x, y, hint);
  return undefined;
}

function combineLongs(
  f: FuncContext,
  op: BinaryOp,
  kind: Scalar,
  x: ScalarVal,
  y: ScalarVal,
  hint: Slot,
): ScalarVal | undefined {
  const right = smallConstant(y);
  const left = smallConstant(x);
  if (op === 'add' && right !== undefined) return emitImmediate(f, 'AddLi', kind, x, right, hint);
  if (op === 'add' && left !== undefined) return emitImmediate(f, 'AddLi', kind, y, left, hint);
  if (op === 'sub' && right !== undefined && right !== -(2 ** 31))
    return emitImmediate(f, 'AddLi', kind, x, -right, hint);
  if (op === 'band' && right !== undefined) return emitImmediate(f, 'AndLi', kind, x, right, hint);
  if (op === 'mul' && right !== undefined && right > 0 && (right & (right - 1)) === 0)
    return emitImmediate(f, 'ShlLi', kind, x, Math.log2(right), hint);
  return has(longs, op) ? emitBinary(f, longs[op], kind, x, y, hint) : undefined;
}

/** A constant that sign-extension of 32 bits gives. */
function smallConstant(val: ScalarVal): number | undefined {
  if (val.tag !== 'const') return undefined;
  const value = BigInt.asIntN(64, BigInt(val.value));
  return value === BigInt.asIntN(32, value) ? Number(value) : undefined;
}

export type AnyBinary = (x: never, y: never) => number | bigint;

export type AnyUnary = (value: never) => number | bigint;
