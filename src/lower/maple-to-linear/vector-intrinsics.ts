/** The intrinsics of vectors (src/maple/vector-intrinsics.ts) in the linear IR. */
import { InternalError, unreachable } from '../../base/errors.ts';
import type { Operand } from '../../linear/nodes.ts';
import { vectorIntrinsics } from '../../maple/vector-intrinsics.ts';
import type { LaneRule, SpecialVectorOp, VectorIntrinsic, VectorOp } from '../../maple/vector-intrinsics.ts';
import type { PlainBinaryOp, ShiftOp } from '../../scalar/ops.ts';
import { isVectorType, type VectorType } from '../../scalar/values.ts';
import { lowerBinary } from './arithmetic.ts';
import type { FuncContext } from './context.ts';
import { convert, convertLanes, zero } from './conversions.ts';
import { extendedBinary, extendedCompare, extendedShift, extendedUnary } from './extended.ts';
import {
  asWhole,
  calcLanes,
  fromWhole,
  hasLaneOp,
  laneCount,
  laneOp,
  laneScalar,
  replaceLane,
  shuffleBytes,
  shuffleLanes,
  splat,
  takeLane,
} from './lanes.ts';
import { type Kind, memberOf, type Scalar, scalarRows, type Value } from './scalars.ts';

/** What a name means; undefined if it is none of the table. `value` is undefined where there is no result. */
export function lowerVectorIntrinsic(
  f: FuncContext,
  name: string,
  args: readonly Value[],
): { readonly value: Value | undefined } | undefined {
  const intrinsic = vectorIntrinsics().get(name);
  if (intrinsic === undefined) return undefined;
  const operands = intrinsic.args.map((prim, i) => {
    const kind = scalarOf(f, prim);
    return args[i] === undefined ? zero(f.b, kind) : f.as(args[i], kind);
  });
  const operand = lower(f, intrinsic, operands);
  return { value: operand === undefined ? undefined : { operand, kind: scalarOf(f, intrinsic.result) } };
}

function scalarOf(f: FuncContext, prim: string): Scalar {
  return prim === 'ptr' ? f.addressScalar : (prim as Scalar);
}

function lower(f: FuncContext, intrinsic: VectorIntrinsic, operands: readonly Operand[]): Operand | undefined {
  const { op, type, result, args: types, rule } = intrinsic;
  if (rule !== undefined) return lowerRule(f, rule, intrinsic, operands);
  const { b } = f;
  const [x, y, z] = operands;
  switch (op) {
    case 'from_scalar':
      return splat(b, type, x);
    case 'get_element':
      return takeLane(b, type, x, y);
    case 'set_element':
      return replaceLane(b, type, y, z, x);
    case 'get_low':
    case 'get_high':
      return b.calc('LaneI64x2', x, b.i32(op === 'get_low' ? 0 : 1));
    case 'combine':
      return combine(f, x, y);
    case 'merge':
      return merge(f, type, x, y, z);
    case 'load':
      return b.load(scalarRows[type].mem, x, 0, scalarRows[type].value === 'i64' ? 'i64' : undefined);
    case 'store':
      b.store(scalarRows[type].mem, x, y);
      return undefined;
    case 'shl':
      return shiftEitherWay(f, type, vector(types[1]), x, y);
    case 'pairwise_add':
      return sumPairs(f, vector(result), x, scalarRows[laneScalar(type)].bits);
    case 'pairwise_adalp':
      return calcLanes(b, 'Add', vector(result), x, sumPairs(f, vector(result), y, scalarRows[laneScalar(type)].bits));
    case 'narrow_low':
      return convertLanes(b, x, type, vector(result));
    case 'narrow_high':
      return combine(f, x, convertLanes(b, y, type, vector(types[0])));
    case 'madd': {
      const products = widened(f, 'mul', 'low', type, vector(result), y, z);
      return products && extendedBinary(b, 'add', vector(result), x, products);
    }
    case 'table_lookup':
      return lookUp(f, type, x, y);
    default:
      op satisfies Exclude<VectorOp, SpecialVectorOp>;
      throw new InternalError(`no code for ${op}`, 'maple to linear');
  }
}

/** What a rule says of the lanes (vector-intrinsics.ts of src/maple). */
function lowerRule(
  f: FuncContext,
  rule: LaneRule,
  { type, result }: VectorIntrinsic,
  [x, y]: readonly Operand[],
): Operand | undefined {
  const { b } = f;
  const shuffled = (from: (i: number) => number): Operand => shuffleLanes(b, type, x, y ?? x, from);
  switch (rule.kind) {
    case 'map':
      return extendedUnary(b, rule.op, type, x);
    case 'zip':
      return extendedBinary(b, rule.op, type, x, y);
    case 'compare':
      return extendedCompare(b, rule.op, result as Scalar, type, x, y);
    case 'fold':
      return reduce(f, rule.op, type, x);
    case 'shift':
      return extendedShift(b, rule.op, type, x, y, 'i32');
    case 'pairs': {
      const [even, odd] = [shuffled((i) => 2 * i), shuffled((i) => 2 * i + 1)];
      return extendedBinary(b, rule.op, type, even, odd);
    }
    case 'widen':
      return widen(f, type, vector(result), x, rule.half);
    case 'both wider':
      return widened(f, rule.op, rule.half, type, vector(result), x, y);
    case 'second wider':
      return extendedBinary(b, rule.op, vector(result), x, widen(f, type, vector(result), y, rule.half));
    case 'pick':
      return shuffled((i) => rule.from(i, laneCount(type)));
    default:
      return unreachable(rule);
  }
}

function vector(type: string): VectorType {
  if (isVectorType(type as VectorType)) return type as VectorType;
  throw new InternalError(`${type} is no vector`, 'maple to linear');
}

/** Two i64 as one v128. */
function combine({ b }: FuncContext, low: Operand, high: Operand): Operand {
  return b.calc('ReplaceI64x2', b.calc('SplatI64x2', low), b.i32(1), high);
}

/** Bytes of both vectors from a lane on, found by a pattern that may only be known when the program runs. */
function merge(f: FuncContext, type: VectorType, x: Operand, y: Operand, index: Operand): Operand {
  const { b } = f;
  const lanes = laneCount(type);
  if (index.kind === 'v') {
    const from = Number(index.value) & (lanes - 1);
    return shuffleLanes(b, type, x, y, (i) => i + from);
  }
  const isShort = scalarRows[type].value === 'i64';
  const both = isShort ? combine(f, x, y) : x;
  const start = b.calc('MulI', b.calc('BandI', index, b.i32(lanes - 1)), b.i32(scalarRows[laneScalar(type)].bits / 8));
  const pattern = b.calc('AddI8x16', b.v128(0x0f0e0d0c_0b0a0908_07060504_03020100n), b.calc('SplatI8x16', start));
  return fromWhole(b, b.calc('ShuffleI8x16', both, isShort ? both : y, pattern), type);
}

/** From lane 0 on; the result is one of the lanes' type. */
function reduce({ b }: FuncContext, op: PlainBinaryOp, type: VectorType, x: Operand): Operand {
  let all = takeLane(b, type, x, b.i32(0));
  for (let i = 1; i < laneCount(type); i++)
    all = lowerBinary(b, op, laneScalar(type), all, takeLane(b, type, x, b.i32(i)));
  return all;
}

function shiftEitherWay(
  { b }: FuncContext,
  type: VectorType,
  countType: VectorType,
  x: Operand,
  counts: Operand,
): Operand | undefined {
  const right: ShiftOp = laneScalar(type).startsWith('u') ? 'lshr' : 'ashr';
  const left = extendedShift(b, 'shl', type, x, counts, countType);
  const back = extendedShift(b, right, type, x, calcLanes(b, 'Neg', countType, counts), countType);
  if (left === undefined || back === undefined) return undefined;
  const isNegative = calcLanes(b, 'Less', countType, counts, zero(b, countType));
  return fromWhole(b, b.calc('BitselectW', ...[isNegative, back, left].map((value) => asWhole(b, value, type))), type);
}

/** Both lanes of each pair lie in one wide lane: the even one is extended from its lower half, the odd one is its upper half. */
function sumPairs({ b }: FuncContext, wide: VectorType, x: Operand, bits: number): Operand {
  const right: ShiftOp = laneScalar(wide).startsWith('u') ? 'lshr' : 'ashr';
  const shift = (op: ShiftOp, value: Operand): Operand =>
    extendedShift(b, op, wide, value, b.i32(bits), 'i32') ?? value;
  return calcLanes(b, 'Add', wide, shift(right, shift('shl', x)), shift(right, x));
}

/** Half of the lanes (all, of 64 bits), twice as wide. */
function widen({ b }: FuncContext, from: VectorType, to: VectorType, x: Operand, half: 'low' | 'high'): Operand {
  const high = half === 'high';
  if (laneCount(from) === laneCount(to)) return convertLanes(b, x, from, to);
  if (!high || hasLaneOp('WidenHigh', from)) return b.calc(laneOp(high ? 'WidenHigh' : 'WidenLow', from), x);
  return b.calc(
    laneOp('WidenLow', from),
    shuffleBytes(b, x, x, (i) => (i + 8) % 16),
  );
}

/** An operation on halves of two vectors, twice as wide. */
function widened(
  f: FuncContext,
  op: PlainBinaryOp,
  half: 'low' | 'high',
  from: VectorType,
  to: VectorType,
  x: Operand,
  y: Operand,
): Operand | undefined {
  return extendedBinary(f.b, op, to, widen(f, from, to, x, half), widen(f, from, to, y, half));
}

/** Numbers beyond the table point at a zero: the upper half of a table of 8 bytes, the second vector for one of 16. */
function lookUp({ b }: FuncContext, type: VectorType, table: Operand, numbers: Operand): Operand {
  const lanes = BigInt(laneCount(type));
  const whole = scalarRows[type].value === 'i64' ? b.calc('ULToW', table) : table;
  const limit = b.calc('MinU8x16', asWhole(b, numbers, type), b.calc('SplatI8x16', b.i32(Number(lanes))));
  return fromWhole(b, b.calc('ShuffleI8x16', whole, b.v128(0n), limit), type);
}

/** `C_fabsl`, `C_fmaxl`, `C_fminl`: of a number and a NaN, the number. */
export function lowerQuadIntrinsic(f: FuncContext, name: string, args: readonly Value[]): Value | undefined {
  const { b } = f;
  const kind: Kind = 'f128';
  const [x, y] = [0, 1].map((i) =>
    args[i] === undefined ? zero(b, kind) : convert(b, args[i].operand, f.scalarOf(args[i]), kind),
  );
  if (name === 'C_fabsl') return { operand: b.calc('AbsQ', x), kind };
  if (name !== 'C_fmaxl' && name !== 'C_fminl') return undefined;
  const both = b.calc(memberOf(name === 'C_fmaxl' ? 'Max' : 'Min', kind), x, y);
  const isNumber = (value: Operand): Operand => b.calc('EqualQ', value, value);
  return { operand: b.calc('SelectW', isNumber(x), b.calc('SelectW', isNumber(y), both, x), y), kind };
}
