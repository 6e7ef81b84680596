/**
 * Vectors in the linear IR: a vector of 128 bits is a v128; one of 64 bits is an i64, and is computed in a v128 that holds
 * it twice, so that no lane can do what the vector's own lanes do not (a division by a lane that is not there).
 */
import { InternalError } from '../../base/errors.ts';
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';
import { type CalcOp, type FamilyName, isCalcOp } from '../../linear/opcodes.ts';
import { toBits } from '../../scalar/bits.ts';
import { integerOf, lanesOf, type LaneValue, type VectorType, vectorTypes } from '../../scalar/values.ts';
import { type PlainScalar, type Scalar, scalarRows } from './scalars.ts';

/** The type of a vector's lanes, as a scalar. */
export function laneScalar(type: VectorType): PlainScalar {
  return lanesOf(type).lane as PlainScalar;
}

export function laneCount(type: VectorType): number {
  return lanesOf(type).lanes;
}

export function isFloatVector(type: VectorType): boolean {
  return laneScalar(type).startsWith('f');
}

/** The vector with such lanes, if there is one. */
export function vectorOf(lane: string, lanes: number): VectorType | undefined {
  return vectorTypes.find((type) => lanesOf(type).lane === lane && lanesOf(type).lanes === lanes);
}

/** The bits of an extended value as a v128; one of 64 bits stands there twice. */
export function asWhole(b: LinearBuilder, operand: Operand, type: Scalar): Operand {
  return scalarRows[type].value === 'i64' ? b.calc('SplatI64x2', operand) : operand;
}

/** The bits of a v128 as a value of the type. */
export function fromWhole(b: LinearBuilder, whole: Operand, type: Scalar): Operand {
  return scalarRows[type].value === 'i64' ? b.calc('LaneI64x2', whole, b.i32(0)) : whole;
}

/** Constant bits as a value of the type. */
export function bitsOperand(b: LinearBuilder, type: Scalar, bits: bigint): Operand {
  return scalarRows[type].value === 'i64' ? b.i64(BigInt.asIntN(64, bits)) : b.v128(bits);
}

/** The operation of a family on lanes: that of unsigned lanes where there is one, else the one for both. */
export function laneOp(family: FamilyName, type: VectorType): CalcOp {
  const { letter } = scalarRows[type];
  const op = [letter, letter.replace('U', 'I')].map((one) => family + one).find(isCalcOp);
  if (op === undefined) throw new InternalError(`${family} has no member for ${type}`, 'maple to linear');
  return op;
}

export function hasLaneOp(family: FamilyName, type: VectorType): boolean {
  const { letter } = scalarRows[type];
  return [letter, letter.replace('U', 'I')].some((one) => isCalcOp(family + one));
}

/** An operation of a family on vectors of one type; the result has the bits of the same type. */
export function calcLanes(
  b: LinearBuilder,
  family: FamilyName,
  type: VectorType,
  ...operands: readonly Operand[]
): Operand {
  const whole = operands.map((operand) => asWhole(b, operand, type));
  return fromWhole(b, b.calc(laneOp(family, type), ...whole), type);
}

/** A vector with the same constant in every lane. */
export function splatConstant(b: LinearBuilder, type: VectorType, value: bigint): Operand {
  const { lane, lanes } = lanesOf(type);
  const one: LaneValue = lane === 'f32' || lane === 'f64' ? Number(value) : integerOf(lane as 'i32', value);
  return bitsOperand(
    b,
    type,
    toBits(
      type,
      Array.from({ length: lanes }, () => one),
    ),
  );
}

/** A lane as a scalar of the lane's type. */
export function takeLane(b: LinearBuilder, type: VectorType, vector: Operand, index: Operand): Operand {
  const lane = laneScalar(type);
  const letter = lane === 'u32' || lane === 'u64' ? scalarRows[type].letter.replace('U', 'I') : scalarRows[type].letter;
  return b.calc(`Lane${letter}` as CalcOp, asWhole(b, vector, type), lowLane(b, type, index));
}

/** The number of a lane counts modulo the lanes of the type, of which a v128 has two copies. */
function lowLane(b: LinearBuilder, type: VectorType, index: Operand): Operand {
  const mask = laneCount(type) - 1;
  return index.kind === 'v' ? b.i32(Number(index.value) & mask) : b.calc('BandI', index, b.i32(mask));
}

export function replaceLane(
  b: LinearBuilder,
  type: VectorType,
  vector: Operand,
  index: Operand,
  value: Operand,
): Operand {
  return fromWhole(b, b.calc(laneOp('Replace', type), asWhole(b, vector, type), lowLane(b, type, index), value), type);
}

export function splat(b: LinearBuilder, type: VectorType, value: Operand): Operand {
  return fromWhole(b, b.calc(laneOp('Splat', type), value), type);
}

/** The vector of these values. */
export function vectorFrom(b: LinearBuilder, type: VectorType, values: readonly Operand[]): Operand {
  let whole = b.calc(laneOp('Splat', type), values[0]);
  for (let i = 1; i < values.length; i++) whole = b.calc(laneOp('Replace', type), whole, b.i32(i), values[i]);
  return fromWhole(b, whole, type);
}

/** The result of a function on each lane, as lanes of another type. */
export function mapLanes(
  b: LinearBuilder,
  from: VectorType,
  to: VectorType,
  vector: Operand,
  map: (lane: Operand) => Operand,
): Operand {
  return vectorFrom(
    b,
    to,
    Array.from({ length: laneCount(from) }, (_, i) => map(takeLane(b, from, vector, b.i32(i)))),
  );
}

/** Bytes of two vectors of 128 bits: byte i of the result is byte `from(i)`, the second vector's from 16 on. */
export function shuffleBytes(b: LinearBuilder, x: Operand, y: Operand, from: (i: number) => number): Operand {
  let pattern = 0n;
  for (let i = 15; i >= 0; i--) pattern = (pattern << 8n) | BigInt(from(i));
  return b.calc('ShuffleI8x16', x, y, b.v128(pattern));
}

/** Lanes of two vectors of one type, by their numbers; those of the second follow those of the first. */
export function shuffleLanes(
  b: LinearBuilder,
  type: VectorType,
  x: Operand,
  y: Operand,
  from: (i: number) => number,
): Operand {
  const lanes = laneCount(type);
  const size = scalarRows[type].bits / 8 / lanes;
  const whole = shuffleBytes(b, asWhole(b, x, type), asWhole(b, y, type), (i) => {
    const lane = from(Math.floor(i / size) % lanes);
    return (lane < lanes ? 0 : 16) + (lane % lanes) * size + (i % size);
  });
  return fromWhole(b, whole, type);
}

/** The bits of a float vector with every NaN the one NaN: what `retype` gives, whatever the machine made of NaNs. */
export function withOneNaN(b: LinearBuilder, vector: Operand, type: VectorType): Operand {
  const whole = asWhole(b, vector, type);
  const isNumber = b.calc(laneOp('Equal', type), whole, whole);
  const nan =
    laneScalar(type) === 'f32' ? 0x7fc00000_7fc00000_7fc00000_7fc00000n : 0x7ff80000_00000000_7ff80000_00000000n;
  return fromWhole(b, b.calc('BitselectW', isNumber, whole, b.v128(nan)), type);
}
