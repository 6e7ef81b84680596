/**
 * Conversions between two scalars of at most 64 bits, each one or two operations. Those of immediates are done at once, by
 * the functions that define their meaning.
 */
import { knownEntry } from '../../base/own-entry.ts';
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';
import type { CalcOp } from '../../linear/opcodes.ts';
import { convert as scalarConversion } from '../../scalar/operations.ts';
import { integerOf } from '../../scalar/values.ts';
import { isFloatScalar, isNarrow, isWideScalar, type PlainScalar, type Scalar, scalarRows } from './scalars.ts';

type Immediate = Extract<Operand, { kind: 'v' }>;

/** Brings an i32 whose low bits are right into the canonical form of a narrow type. */
export function canonical(b: LinearBuilder, operand: Operand, scalar: Scalar): Operand {
  switch (scalar) {
    case 'i8':
      return b.calc('Ext8I', operand);
    case 'i16':
      return b.calc('Ext16I', operand);
    case 'u8':
      return b.calc('BandI', operand, b.i32(0xff));
    case 'u16':
      return b.calc('BandI', operand, b.i32(0xffff));
    case 'u1':
      return b.calc('BandI', operand, b.i32(1));
    default:
      return operand;
  }
}

export function intToInt(b: LinearBuilder, operand: Operand, from: Scalar, to: Scalar): Operand {
  if (isWideScalar(to)) {
    if (isWideScalar(from)) return operand;
    return b.calc(scalarRows[from].signed ? 'IToL' : 'UIToL', operand);
  }
  const word = isWideScalar(from) ? b.calc('LToI', operand) : operand;
  return holds(to, from) ? word : canonical(b, word, to);
}

/** Is every canonical value of `from` one of `to`? */
export function holds(to: Scalar, from: Scalar): boolean {
  if (!isNarrow(to)) return true;
  const target = scalarRows[to];
  const source = scalarRows[from];
  if (source.signed) return target.signed && source.bits <= target.bits;
  return source.bits < target.bits || (source.bits === target.bits && !target.signed);
}

const fromInt: Readonly<Record<string, CalcOp>> = {
  If32: 'IToF',
  If64: 'IToD',
  UIf32: 'UIToF',
  UIf64: 'UIToD',
  Lf32: 'LToF',
  Lf64: 'LToD',
  ULf32: 'ULToF',
  ULf64: 'ULToD',
};

export function intToFloat(b: LinearBuilder, operand: Operand, from: Scalar, to: Scalar): Operand {
  return b.calc(knownEntry(fromInt, scalarRows[from].letter + to), operand);
}

export function floatToFloat(b: LinearBuilder, operand: Operand, to: Scalar): Operand {
  return b.calc(to === 'f64' ? 'FToD' : 'DToF', operand);
}

const toInt: Readonly<Record<string, CalcOp>> = {
  f32I: 'FToI',
  f64I: 'DToI',
  f32UI: 'FToUI',
  f64UI: 'DToUI',
  f32L: 'FToL',
  f64L: 'DToL',
  f32UL: 'FToUL',
  f64UL: 'DToUL',
};

/** The conversion to 32 bits saturates there; narrow types saturate once more at their own bounds. */
export function floatToInt(b: LinearBuilder, operand: Operand, from: Scalar, to: Scalar): Operand {
  const { letter, bits, signed } = scalarRows[to];
  const word = b.calc(knownEntry(toInt, from + letter), operand);
  if (!isNarrow(to)) return word;
  if (!signed) return b.calc('MinUI', word, b.i32(2 ** bits - 1));
  return b.calc('MaxI', b.calc('MinI', word, b.i32(2 ** (bits - 1) - 1)), b.i32(-(2 ** (bits - 1))));
}

const foldings = new Map<string, (value: never) => unknown>();

export function convertImmediate(b: LinearBuilder, operand: Immediate, from: PlainScalar, to: PlainScalar): Operand {
  const key = from + to;
  let fold = foldings.get(key) as ((value: number | bigint) => number | bigint) | undefined;
  if (fold === undefined) {
    fold = scalarConversion(to, from);
    foldings.set(key, fold);
  }
  const canonicalValue = isFloatScalar(from) ? operand.value : integerOf(from as 'i32', BigInt(operand.value));
  const value = fold(canonicalValue);
  if (to === 'f32') return b.f32(Number(value));
  if (to === 'f64') return b.f64(Number(value));
  return isWideScalar(to) ? b.i64(BigInt(value)) : b.i32(Number(value));
}
