/**
 * What each operation of the linear IR computes, in terms of `src/scalar`: for the interpreter, the constant folder and
 * the tests.
 *
 * Values are as in scalar/values.ts, with one difference: integers are always in signed range, whatever the operation.
 * Members whose letter is unsigned convert their operands to unsigned range and their result back. Values of 128 bits are
 * their bits, in unsigned range (wide-meaning.ts).
 */
import { InternalError } from '../base/errors.ts';
import { binary, compare, convert, retype, rounding, sext, truth, unary } from '../scalar/operations.ts';
import type { BinaryOp, CompareOp, RoundingOp, UnaryOp } from '../scalar/ops.ts';
import type { PrimType } from '../scalar/prim-types.ts';
import { ownEntry } from '../base/own-entry.ts';
import {
  calcRows,
  conversions,
  families,
  letterRows,
  type CalcOp,
  type CalcRow,
  type ConversionOp,
  type ConversionRow,
} from './opcodes.ts';
import { wideConversion, wideMeaning } from './wide-meaning.ts';

export type Scalar = number | bigint;
/** Called with as many operands as the operation has; division and remainder throw ScalarTrap. */
export type Meaning = (a: Scalar, b: Scalar, c: Scalar) => Scalar;

const known = new Map<CalcOp, Meaning>();

export function meaningOf(op: CalcOp): Meaning {
  let meaning = known.get(op);
  if (meaning === undefined) known.set(op, (meaning = findMeaning(op)));
  return meaning;
}

function findMeaning(op: CalcOp): Meaning {
  const row = calcRows[op];
  if (row.letter !== undefined && letterRows[row.letter].value === 'v128') return wideMeaning(row);
  return (
    row.family === undefined ? conversionMeaning(conversions[op as ConversionOp]) : familyMeaning(row)
  ) as Meaning;
}

type Found = (...values: never[]) => Scalar;

function conversionMeaning({ from, to, scalar, bits }: ConversionRow): Found {
  if (bits === true) return retype(to as PrimType, from as PrimType) as Found;
  if (scalar === undefined) throw new InternalError(`no meaning for ${from} to ${to}`, 'meaning');
  const [source, target] = scalar as readonly [PrimType, PrimType];
  if (from === 'v128' || to === 'v128') return wideConversion(source, target);
  return onSignedBits(convert(target, source) as Found, source, target);
}

/** Kinds of families whose members are all of 128 bits (wide-meaning.ts). */
type LaneKind = 'shiftBy' | 'splat' | 'lane' | 'replace' | 'widen' | 'mix';

/** Both operands are always there, so that nothing is left out as in C's `&&`. */
function logicMeaning(scalar: string, type: PrimType): Found {
  const isTrue = truth(type);
  return scalar === 'land'
    ? (a: Scalar, b: Scalar) => isTrue(a) & isTrue(b)
    : (a: Scalar, b: Scalar) => isTrue(a) | isTrue(b);
}

function familyMeaning({ family, letter }: CalcRow): Found {
  if (family === undefined || letter === undefined) throw new InternalError('not a family', 'meaning');
  const { kind, scalar } = families[family];
  const type = letterRows[letter].scalar as PrimType;
  switch (kind) {
    case 'arith':
      return onSignedBits(binary(scalar as BinaryOp, type) as Found, type, type);
    case 'compare':
      return onSignedBits(compare(scalar as CompareOp, type), type, 'i32');
    case 'logic':
      return logicMeaning(scalar, type);
    case 'test': {
      const isTrue = truth(type);
      return (a: Scalar) => 1 - isTrue(a);
    }
    case 'unary':
      return unaryMeaning(scalar, type);
    case 'select':
      return (condition: number, a: Scalar, b: Scalar) => (condition !== 0 ? a : b);
    default:
      throw new InternalError(`unexpected ${kind satisfies LaneKind}`, 'meaning');
  }
}

function unaryMeaning(scalar: string, type: PrimType): Found {
  const counting = type === 'i64' ? ownEntry(wideCounts, scalar) : ownEntry(wordCounts, scalar);
  if (counting !== undefined) return counting;
  switch (scalar) {
    case 'ceil':
    case 'floor':
    case 'trunc':
    case 'round':
      return rounding(scalar satisfies RoundingOp, type, type) as Found;
    case 'sext8':
    case 'sext16':
    case 'sext32':
      return sext(type, Number(scalar.slice(4))) as Found;
    default:
      return unary(scalar as UnaryOp, type) as Found;
  }
}

/** Counting bits, which MAPLE has as intrinsics and not as operations. */
const wordCounts: Readonly<Record<string, Found | undefined>> = {
  clz: (a: number) => Math.clz32(a),
  ctz: (a: number) => (a === 0 ? 32 : 31 - Math.clz32(a & -a)),
  popcount: (a: number) => countOnes(a),
};

const wideCounts: Readonly<Record<string, Found | undefined>> = {
  clz: (a: bigint) => BigInt(high(a) !== 0 ? Math.clz32(high(a)) : 32 + Math.clz32(low(a))),
  ctz: (a: bigint) =>
    BigInt(a === 0n ? 64 : low(a) !== 0 ? 31 - Math.clz32(low(a) & -low(a)) : 63 - Math.clz32(high(a) & -high(a))),
  popcount: (a: bigint) => BigInt(countOnes(low(a)) + countOnes(high(a))),
};

function low(a: bigint): number {
  return Number(BigInt.asIntN(32, a));
}

function high(a: bigint): number {
  return Number(BigInt.asIntN(32, a >> 32n));
}

function countOnes(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Brings signed operands into the range of an unsigned type and an unsigned result back. */
function onSignedBits(compute: Found, source: PrimType, target: PrimType): Found {
  const call = compute as (a: Scalar, b: Scalar) => Scalar;
  const isUnsigned = source === 'u32' || source === 'u64';
  const isResultUnsigned = target === 'u32' || target === 'u64';
  if (!isUnsigned && !isResultUnsigned) return compute;
  const enter = isUnsigned ? toUnsigned : same;
  const leave = isResultUnsigned ? toSigned : same;
  return (a: Scalar, b: Scalar) => leave(call(enter(a), enter(b)));
}

function same(value: Scalar): Scalar {
  return value;
}

function toUnsigned(value: Scalar): Scalar {
  return typeof value === 'number' ? value >>> 0 : typeof value === 'bigint' ? BigInt.asUintN(64, value) : value;
}

function toSigned(value: Scalar): Scalar {
  return typeof value === 'number' ? value | 0 : BigInt.asIntN(64, value);
}
