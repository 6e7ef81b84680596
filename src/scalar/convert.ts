/**
 * `cvt` between all pairs of types, and `retype`.
 *
 * - integer to integer: the value modulo 2^bits of the target;
 * - integer to float: the nearest value, ties to even, rounded once from the exact integer;
 * - float to integer: truncated, then brought into the range of the target (saturated), NaN gives 0;
 * - float to float: the nearest value;
 * - anything to u1: whether it differs from 0 (NaN does);
 * - real to complex: imaginary part 0; complex to real: the real part, as in C;
 * - vector to vector with as many lanes: lane by lane.
 * A finder answers undefined for pairs that have no conversion.
 */
import { bitCodec } from './bits.ts';
import { f32FromBits } from './float-bits.ts';
import { convertFloatBits, f128Format, f32Format, floatBitsOfInteger } from './float-format.ts';
import { primRows } from './prim-types.ts';
import { isQuadNaN, isQuadNegative, isQuadZero } from './quad.ts';
import { quadFromF64, quadFromInteger, quadToF64, quadToInteger } from './quad.ts';
import { integerBits, integerOf, integerRange, isComplexType, isIntegerType } from './values.ts';
import { isSignedInteger, isVectorType, isWideInteger, lanesOf } from './values.ts';
import type { BasicType, Complex, FloatType, IntegerType, LaneValue, Quad, Value, Vector } from './values.ts';

/** A conversion whose operand type is known to whoever looked it up. */
export type AnyConversion = (value: never) => Value;
type FromNumber = (value: number) => Value;
type FromBigint = (value: bigint) => Value;
type FromQuad = (value: Quad) => Value;

export function findConversion(to: BasicType, from: BasicType): AnyConversion | undefined {
  if (to === from) return same;
  if (to === 'u1') return findTruth(from);
  return findModularConversion(to, from);
}

/** As `cvt`, but to u1 by the lowest bit: what operands of other widths mean for shifts and bit fields. */
export function findModularConversion(to: BasicType, from: BasicType): AnyConversion | undefined {
  if (isVectorType(to) || isVectorType(from)) return findLanewise(to, from);
  if (isComplexType(to)) return toComplex(to === 'c64' ? 'f32' : 'f64', from);
  if (isComplexType(from)) return fromComplex(to, from === 'c64' ? 'f32' : 'f64');
  if (!isIntegerType(from)) return from === 'f128' ? fromQuad(to) : fromFloat(to);
  return isWideInteger(from) ? fromWide(to, from) : fromWord(to);
}

function same<V extends Value>(value: V): V {
  return value;
}

/** 0 or 1: does a value differ from zero? Undefined for vectors. */
export function findTruth(type: BasicType): ((value: never) => number) | undefined {
  if (isVectorType(type)) return undefined;
  if (isComplexType(type)) return (value: Complex) => (value.re !== 0 || value.im !== 0 ? 1 : 0);
  if (type === 'f128') return (value: Quad) => (isQuadZero(value) ? 0 : 1);
  if (isIntegerType(type) && isWideInteger(type)) return (value: bigint) => (value !== 0n ? 1 : 0);
  return (value: number) => (value !== 0 ? 1 : 0);
}

/** Cuts a number that lies in the range of i32 or u32 to an integer type of at most 32 bits. */
function wordWrapper(type: IntegerType): (value: number) => number {
  if (type === 'i32') return (value) => value | 0;
  if (type === 'u32') return (value) => value >>> 0;
  const rest = 32 - integerBits(type);
  return isSignedInteger(type) ? (value) => (value << rest) >> rest : (value) => (value << rest) >>> rest;
}

function fromWord(to: IntegerType | FloatType): FromNumber {
  if (to === 'f32') return Math.fround;
  if (to === 'f64') return same<number>;
  if (to === 'f128') return (value) => quadFromInteger(BigInt(value));
  if (!isWideInteger(to)) return wordWrapper(to);
  const { bits } = primRows[to];
  return isSignedInteger(to) ? BigInt : (value) => BigInt.asUintN(bits, BigInt(value));
}

function fromWide(to: IntegerType | FloatType, from: IntegerType): FromBigint {
  if (to === 'f32') return primRows[from].bits === 64 ? nearestF32 : nearestF32OfAny;
  if (to === 'f64') return Number;
  if (to === 'f128') return quadFromInteger;
  if (!isWideInteger(to)) {
    const wrap = wordWrapper(to);
    return (value) => wrap(Number(BigInt.asIntN(32, value)));
  }
  const { bits } = primRows[to];
  return isSignedInteger(to) ? (value) => BigInt.asIntN(bits, value) : (value) => BigInt.asUintN(bits, value);
}

/**
 * The f32 nearest to an integer of 64 bits. Going through f64 would round twice; so an integer that f64 cannot hold is
 * first cut to its top 53 bits with the last of them set if any bit was lost ("round to odd"), which f64 holds.
 */
function nearestF32(value: bigint): number {
  const low = value & 0x7ffn;
  if (low === 0n || (value < 0x20_0000_0000_0000n && value > -0x20_0000_0000_0000n)) return Math.fround(Number(value));
  return Math.fround(Number((value - low) | 0x800n));
}

function nearestF32OfAny(value: bigint): number {
  return f32FromBits(Number(floatBitsOfInteger(f32Format, value)));
}

function fromFloat(to: IntegerType | FloatType): FromNumber {
  if (to === 'f32') return Math.fround;
  if (to === 'f64') return same<number>;
  if (to === 'f128') return quadFromF64;
  if (to === 'i32') return saturateToI32;
  return isWideInteger(to) ? wideSaturation(to) : wordSaturation(to);
}

function saturateToI32(value: number): number {
  return value >= 2147483647 ? 2147483647 : value <= -2147483648 ? -2147483648 : value | 0;
}

function wordSaturation(type: IntegerType): (value: number) => number {
  const { least, greatest } = integerRange(type);
  const low = Number(least);
  const high = Number(greatest);
  // `+ 0` turns the -0 that truncating a small negative number gives into 0.
  return (value) => (value !== value ? 0 : value >= high ? high : value <= low ? low : Math.trunc(value) + 0);
}

function wideSaturation(type: IntegerType): (value: number) => bigint {
  const { least, greatest } = integerRange(type);
  const low = Number(least);
  const beyond = Number(greatest + 1n);
  return (value) => {
    if (value !== value) return 0n;
    return value >= beyond ? greatest : value <= low ? least : BigInt(Math.trunc(value));
  };
}

function fromQuad(to: IntegerType | FloatType): FromQuad {
  if (to === 'f64') return quadToF64;
  if (to === 'f32') return (value) => f32FromBits(Number(convertFloatBits(f32Format, f128Format, value.bits)));
  if (to === 'f128') return same<Quad>;
  const { least, greatest } = integerRange(to);
  return (value) => {
    const whole = quadToInteger(value);
    if (whole === undefined) return integerOf(to, isQuadNaN(value) ? 0n : isQuadNegative(value) ? least : greatest);
    return integerOf(to, whole < least ? least : whole > greatest ? greatest : whole);
  };
}

function toComplex(part: 'f32' | 'f64', from: BasicType): AnyConversion | undefined {
  if (isComplexType(from)) {
    const narrow = part === 'f32' ? Math.fround : same<number>;
    return ({ re, im }: Complex): Complex => ({ re: narrow(re), im: narrow(im) });
  }
  const real = findConversion(part, from) as ((value: Value) => number) | undefined;
  return real && ((value: Value): Complex => ({ re: real(value), im: 0 }));
}

function fromComplex(to: IntegerType | FloatType, part: 'f32' | 'f64'): (value: Complex) => Value {
  const real = part === to ? same<number> : fromFloat(to);
  return (value) => real(value.re);
}

function findLanewise(to: BasicType, from: BasicType): AnyConversion | undefined {
  if (!isVectorType(to) || !isVectorType(from)) return undefined;
  const target = lanesOf(to);
  const source = lanesOf(from);
  if (target.lanes !== source.lanes) return undefined;
  const lane = findConversion(target.lane, source.lane) as ((value: LaneValue) => LaneValue) | undefined;
  return lane && ((value: Vector): Vector => value.map(lane));
}

/** `retype`: the same bits as a value of another type of the same storage size. */
export function findRetype(to: BasicType, from: BasicType): AnyConversion | undefined {
  if (primRows[to].bits !== primRows[from].bits) return undefined;
  if (to === from) return same;
  if (isIntegerType(to) && isIntegerType(from) && to !== 'u1') return findModularConversion(to, from);
  return composeRetype(bitCodec<BasicType>(to).fromBits, bitCodec<BasicType>(from).toBits);
}

function composeRetype(fromBits: (bits: bigint) => Value, toBits: (value: Value) => bigint): (value: Value) => Value {
  return (value) => fromBits(toBits(value));
}
