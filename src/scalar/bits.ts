/**
 * Values and their bit patterns: what a value looks like in memory, as one bigint of the type's storage size.
 *
 * Integers are two's complement; u1 is a byte, and any byte but 0 reads as 1. Lane 0 of a vector and the real part of a
 * complex number stand in the low bits, so that little-endian memory holds them first. Reading gives a canonical value.
 */
import { InternalError } from '../base/errors.ts';
import { f32FromBits, f32ToBits, f64FromBits, f64ToBits } from './float-bits.ts';
import { primRows } from './prim-types.ts';
import type { PrimType } from './prim-types.ts';
import { isQuadNaN, quadNaN } from './quad.ts';
import { basicType, integerOf, isComplexType, isIntegerType, isVectorType, lanesOf } from './values.ts';
import type {
  BasicType,
  Complex,
  ComplexType,
  FloatType,
  IntegerType,
  LaneValue,
  PointerSize,
  Quad,
  ValueOf,
  Vector,
  VectorType,
} from './values.ts';

export interface BitCodec<V> {
  readonly toBits: (value: V) => bigint;
  /** Looks at the low bits only, as many as the type is wide. */
  readonly fromBits: (bits: bigint) => V;
}

/** The codec of a type; look it up once and use it often. */
export function bitCodec<T extends PrimType>(type: T, pointerSize?: PointerSize): BitCodec<ValueOf<T>> {
  const basic = basicType(type, pointerSize);
  if (basic === undefined) throw new InternalError(`${type} has no bit pattern`, 'scalar');
  return findCodec(basic) as unknown as BitCodec<ValueOf<T>>;
}

export function toBits<T extends PrimType>(type: T, value: ValueOf<T>, pointerSize?: PointerSize): bigint {
  return bitCodec(type, pointerSize).toBits(value);
}

export function fromBits<T extends PrimType>(type: T, bits: bigint, pointerSize?: PointerSize): ValueOf<T> {
  return bitCodec(type, pointerSize).fromBits(bits);
}

type AnyCodec = BitCodec<LaneValue> | BitCodec<number> | BitCodec<Quad> | BitCodec<Complex> | BitCodec<Vector>;

function findCodec(type: BasicType): AnyCodec {
  if (isIntegerType(type)) return integerCodec(type);
  if (isVectorType(type)) return vectorCodec(type);
  if (isComplexType(type)) return complexCodec(type);
  return floatCodecs[type];
}

function integerCodec(type: IntegerType): BitCodec<LaneValue> {
  const { bits } = primRows[type];
  return {
    toBits: (value) => BigInt.asUintN(bits, BigInt(value)),
    fromBits: type === 'u1' ? readBoolean : (pattern) => integerOf(type, pattern),
  };
}

function readBoolean(pattern: bigint): number {
  return (pattern & 0xffn) === 0n ? 0 : 1;
}

const f32Codec: BitCodec<number> = {
  toBits: (value) => BigInt(f32ToBits(value)),
  fromBits: (pattern) => f32FromBits(Number(BigInt.asUintN(32, pattern))),
};

const f64Codec: BitCodec<number> = {
  toBits: f64ToBits,
  fromBits: (pattern) => f64FromBits(BigInt.asUintN(64, pattern)),
};

const f128Codec: BitCodec<Quad> = {
  toBits: (value) => value.bits,
  fromBits: (pattern) => {
    const value = { bits: BigInt.asUintN(128, pattern) };
    return isQuadNaN(value) ? quadNaN : value;
  },
};

const floatCodecs: { readonly [T in FloatType]: BitCodec<ValueOf<T>> } = {
  f32: f32Codec,
  f64: f64Codec,
  f128: f128Codec,
};

function complexCodec(type: ComplexType): BitCodec<Complex> {
  const part = type === 'c64' ? f32Codec : f64Codec;
  const width = BigInt(primRows[type].bits / 2);
  return {
    toBits: ({ re, im }) => part.toBits(re) | (part.toBits(im) << width),
    fromBits: (pattern) => ({ re: part.fromBits(pattern), im: part.fromBits(pattern >> width) }),
  };
}

function vectorCodec(type: VectorType): BitCodec<Vector> {
  const { lane, lanes } = lanesOf(type);
  const part = findCodec(lane) as BitCodec<LaneValue>;
  const width = primRows[lane].bits;
  return {
    toBits: (value) => value.reduce((all: bigint, x, i) => all | (part.toBits(x) << BigInt(i * width)), 0n),
    fromBits: (pattern) => Array.from({ length: lanes }, (_, i) => part.fromBits(pattern >> BigInt(i * width))),
  };
}
