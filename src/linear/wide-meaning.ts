/**
 * What the operations on 128-bit values compute. A v128 is its bits, as a bigint in unsigned range; the letter of an
 * operation says as what it reads them, and the operation of `src/scalar` on that type is the meaning: lane by lane where
 * the type is a vector. Only moving lanes about is defined here.
 */
import { InternalError, unreachable } from '../base/errors.ts';
import { bitCodec, type BitCodec } from '../scalar/bits.ts';
import { binary, compare, compareTo, convert, rounding, unary } from '../scalar/operations.ts';
import type { BinaryOp, CompareOp, RoundingOp, ShiftOp, UnaryOp } from '../scalar/ops.ts';
import { primRows, type PrimType } from '../scalar/prim-types.ts';
import { isVectorType, type Value, type Vector, type VectorType } from '../scalar/values.ts';
import { maskType } from '../scalar/vector.ts';
import { families, letterRows, type CalcRow, type Letter } from './opcodes.ts';
import type { Meaning, Scalar } from './meaning.ts';

/** Between the 128 bits and the values that src/scalar computes with: bigints, binary128 floats, or lists of lanes. */
type Codec = BitCodec<Value>;
type Compute = (...values: never[]) => Value;

function codecOf(type: PrimType): Codec {
  return bitCodec(type);
}

/** The meaning of a member whose letter stands for v128. */
export function wideMeaning({ family, letter }: CalcRow): Meaning {
  if (family === undefined || letter === undefined) throw new InternalError('not a family', 'meaning');
  const { kind, scalar } = families[family];
  const type = letterRows[letter].scalar as PrimType;
  switch (kind) {
    case 'arith':
      return inBits(binary(scalar as BinaryOp, type), type, type);
    case 'unary':
      return inBits(unaryOf(scalar, type), type, type);
    case 'compare':
      return isVectorType(type) ? compareInLanes(scalar, type) : compareWide(scalar, type);
    case 'shiftBy':
      return shiftBy(scalar, type);
    case 'select':
      return (condition, a, b) => (condition !== 0 ? a : b);
    case 'splat':
      return splat(letter);
    case 'lane':
      return laneOf(letter);
    case 'replace':
      return replaceLane(letter);
    case 'widen':
      return widen(letter, family === 'WidenHigh');
    case 'mix':
      return scalar === 'bitselect' ? bitselect : shuffle;
    case 'logic':
    case 'test':
      throw new InternalError(`${family} on ${letter}`, 'meaning');
    default:
      return unreachable(kind);
  }
}

/** A conversion between types one of which has 128 bits. */
export function wideConversion(from: PrimType, to: PrimType): Meaning {
  return inBits(convert(to, from), from, to);
}

/** `compute` on values as numbers of the linear IR: v128 as bits, other integers in signed range. */
function inBits(compute: Compute, source: PrimType, target: PrimType): Meaning {
  const enter = entry(source);
  const leave = exit(target);
  const call = compute as (a: Value, b: Value) => Value;
  return (a, b) => leave(call(enter(a), enter(b)));
}

function is128(type: PrimType): boolean {
  return primRows[type].bits === 128;
}

function entry(type: PrimType): (value: Scalar) => Value {
  if (is128(type)) return (value) => (typeof value === 'bigint' ? codecOf(type).fromBits(value) : value);
  if (type === 'u32') return (value) => Number(value) >>> 0;
  return type === 'u64' ? (value) => (typeof value === 'bigint' ? BigInt.asUintN(64, value) : value) : (value) => value;
}

function exit(type: PrimType): (value: Value) => Scalar {
  if (is128(type)) return codecOf(type).toBits;
  if (type === 'u32') return (value) => (value as number) | 0;
  return (type === 'u64' ? (value: Value) => BigInt.asIntN(64, value as bigint) : (value: Value) => value) as (
    value: Value,
  ) => Scalar;
}

function unaryOf(scalar: string, type: PrimType): Compute {
  const isRounding = scalar === 'ceil' || scalar === 'floor' || scalar === 'trunc' || scalar === 'round';
  return isRounding ? rounding(scalar satisfies RoundingOp, type, type) : unary(scalar as UnaryOp, type);
}

function compareWide(op: CompareOp, type: PrimType): Meaning {
  const codec = codecOf(type);
  const answer = compare(op, type) as (a: Value, b: Value) => number;
  return (a, b) => answer(codec.fromBits(a as bigint), codec.fromBits(b as bigint));
}

function compareInLanes(op: CompareOp, type: VectorType): Meaning {
  const mask = maskType(type);
  return inBits(compareTo(op, mask, type), type, mask);
}

function shiftBy(op: ShiftOp, type: PrimType): Meaning {
  const each = binary(op, type) as (a: Vector, counts: Vector) => Vector;
  const codec = codecOf(type);
  const isWide = primRows[primRows[type].lane as PrimType].bits > 32;
  return (a, count) => {
    const value = codec.fromBits(a as bigint) as Vector;
    const steps = isWide ? BigInt(count) : Number(count) & 31;
    return codec.toBits(
      each(
        value,
        value.map(() => steps),
      ),
    );
  };
}

interface Shape {
  readonly codec: Codec;
  readonly lane: Codec;
  readonly bits: bigint;
  readonly lanes: number;
}

function shapeOf(letter: Letter): Shape {
  const type = letterRows[letter].scalar as PrimType;
  const { lane, lanes } = primRows[type];
  if (lane === undefined || lanes === undefined) throw new InternalError(`${letter} has no lanes`, 'meaning');
  return {
    codec: codecOf(type),
    lane: codecOf(lane as PrimType),
    bits: BigInt(primRows[lane as PrimType].bits),
    lanes,
  };
}

function splat(letter: Letter): Meaning {
  const { lane, bits, lanes } = shapeOf(letter);
  return (value) => {
    const one = lane.toBits(value);
    let all = 0n;
    for (let i = 0; i < lanes; i++) all = (all << bits) | one;
    return all;
  };
}

/** Lanes of 64 bits and less are numbers of the linear IR as they are, but for unsigned ones, which are narrow. */
function laneOf(letter: Letter): Meaning {
  const { lane, bits, lanes } = shapeOf(letter);
  return (value, index) => lane.fromBits((value as bigint) >> (BigInt(Number(index) & (lanes - 1)) * bits)) as Scalar;
}

function replaceLane(letter: Letter): Meaning {
  const { lane, bits, lanes } = shapeOf(letter);
  const mask = (1n << bits) - 1n;
  return (value, index, put) => {
    const at = BigInt(Number(index) & (lanes - 1)) * bits;
    return ((value as bigint) & ~(mask << at)) | (lane.toBits(put) << at);
  };
}

/** I8x16 to I16x8, F32x4 to F64x2. */
function widen(letter: Letter, high: boolean): Meaning {
  const { codec, bits, lanes } = shapeOf(letter);
  const float = letter === 'F32x4' ? codecOf('f64') : undefined;
  const mask = (1n << (2n * bits)) - 1n;
  return (value) => {
    const half = (codec.fromBits(value as bigint) as Vector).slice(high ? lanes / 2 : 0, high ? lanes : lanes / 2);
    // A narrow value in range keeps its sign when its bits are taken at twice the width.
    return half.reduce(
      (all: bigint, x, i) => all | ((float?.toBits(x) ?? BigInt(x) & mask) << (2n * bits * BigInt(i))),
      0n,
    );
  };
}

function bitselect(mask: Scalar, a: Scalar, b: Scalar): Scalar {
  const chosen = mask as bigint;
  return (chosen & (a as bigint)) | (BigInt.asUintN(128, ~chosen) & (b as bigint));
}

function shuffle(a: Scalar, b: Scalar, pattern: Scalar): Scalar {
  const both = (a as bigint) | ((b as bigint) << 128n);
  let result = 0n;
  for (let i = 0n; i < 128n; i += 8n) {
    const from = ((pattern as bigint) >> i) & 31n;
    result |= ((both >> (8n * from)) & 0xffn) << i;
  }
  return result;
}
