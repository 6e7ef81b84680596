/**
 * Conversions between scalars, implicit and `cvt` alike, with the meaning of src/scalar/convert.ts: integers modulo the
 * width of the target, floats to integers truncated and saturated, anything to u1 by whether it differs from 0.
 *
 * Conversions of immediates are done at once, by the functions that define their meaning.
 */
import type { LinearBuilder } from '../../linear/builder.ts';
import type { CalcOp } from '../../linear/opcodes.ts';
import type { Operand } from '../../linear/nodes.ts';
import { convert as scalarConversion } from '../../scalar/operations.ts';
import { integerOf } from '../../scalar/values.ts';
import { knownEntry } from '../../base/own-entry.ts';
import { convertExtended, extendedInteger, extendedTruth } from './extended.ts';
import {
  isExtended,
  isFloatScalar,
  isNarrow,
  isWideScalar,
  memberOf,
  scalarRows,
  type PlainScalar,
  type Scalar,
} from './scalars.ts';

type Immediate = Extract<Operand, { kind: 'v' }>;

/** A value of one scalar type as one of another. */
export function convert(b: LinearBuilder, operand: Operand, from: Scalar, to: Scalar): Operand {
  if (from === to) return operand;
  if (isExtended(from) || isExtended(to)) return convertExtended(b, operand, from, to);
  if (operand.kind === 'v' && operand.bits === undefined) return convertImmediate(b, operand, from, to);
  if (to === 'u1') return isTrue(b, operand, from);
  if (isFloatScalar(from)) return isFloatScalar(to) ? floatToFloat(b, operand, to) : floatToInt(b, operand, from, to);
  return isFloatScalar(to) ? intToFloat(b, operand, from, to) : intToInt(b, operand, from, to);
}

/** As `convert`, but to u1 by the lowest bit: what operands of other widths mean for shifts and bit-fields. */
export function convertModular(b: LinearBuilder, operand: Operand, from: Scalar, to: Scalar): Operand {
  if (to !== 'u1' || from === 'u1') return convert(b, operand, from, to);
  return b.calc('BandI', convert(b, operand, from, 'i32'), b.i32(1));
}

/** A condition: an i32 that differs from 0 if and only if the value does. */
export function truthOf(b: LinearBuilder, operand: Operand, scalar: Scalar): Operand {
  return scalarRows[scalar].value === 'i32' ? operand : isTrue(b, operand, scalar);
}

/** 0 or 1. */
export function isTrue(b: LinearBuilder, operand: Operand, scalar: Scalar): Operand {
  if (isExtended(scalar)) return extendedTruth(b, operand, scalar);
  return scalar === 'u1' ? operand : b.calc(memberOf('NotEqual', scalar), operand, zero(b, scalar));
}

export function zero(b: LinearBuilder, scalar: Scalar): Operand {
  return integer(b, scalar, 0n);
}

/** An immediate with the number `value`, cut to the type. */
export function integer(b: LinearBuilder, scalar: Scalar, value: bigint): Operand {
  if (scalar === 'f32') return b.f32(Number(value));
  if (scalar === 'f64') return b.f64(Number(value));
  if (isExtended(scalar)) return extendedInteger(b, scalar, value);
  const cut = integerOf(scalar, value);
  return typeof cut === 'bigint' ? b.i64(cut) : b.i32(cut);
}

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

function intToInt(b: LinearBuilder, operand: Operand, from: Scalar, to: Scalar): Operand {
  if (isWideScalar(to)) {
    if (isWideScalar(from)) return operand;
    return b.calc(scalarRows[from].signed ? 'IToL' : 'UIToL', operand);
  }
  const word = isWideScalar(from) ? b.calc('LToI', operand) : operand;
  return holds(to, from) ? word : canonical(b, word, to);
}

/** Is every canonical value of `from` one of `to`? */
function holds(to: Scalar, from: Scalar): boolean {
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

function intToFloat(b: LinearBuilder, operand: Operand, from: Scalar, to: Scalar): Operand {
  return b.calc(knownEntry(fromInt, scalarRows[from].letter + to), operand);
}

function floatToFloat(b: LinearBuilder, operand: Operand, to: Scalar): Operand {
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
function floatToInt(b: LinearBuilder, operand: Operand, from: Scalar, to: Scalar): Operand {
  const { letter, bits, signed } = scalarRows[to];
  const word = b.calc(knownEntry(toInt, from + letter), operand);
  if (!isNarrow(to)) return word;
  if (!signed) return b.calc('MinUI', word, b.i32(2 ** bits - 1));
  return b.calc('MaxI', b.calc('MinI', word, b.i32(2 ** (bits - 1) - 1)), b.i32(-(2 ** (bits - 1))));
}

const foldings = new Map<string, (value: never) => unknown>();

function convertImmediate(b: LinearBuilder, operand: Immediate, from: PlainScalar, to: PlainScalar): Operand {
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
