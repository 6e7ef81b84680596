/**
 * The intrinsics of vectors (src/maple/vector-intrinsics.ts) in the VM: functions on lists of lanes, whose arithmetic
 * is that of src/scalar on one lane.
 */
import { InternalError, unreachable } from '../../base/errors.ts';
import { ownEntry } from '../../base/own-entry.ts';
import type { TypeId } from '../../maple/types.ts';
import {
  type LaneRule,
  type SpecialVectorOp,
  type VectorIntrinsic,
  vectorIntrinsics,
} from '../../maple/vector-intrinsics.ts';
import { binary, compareTo, convert, shift, unary } from '../../scalar/operations.ts';
import type { PlainBinaryOp } from '../../scalar/ops.ts';
import { isQuadNaN, quadNaN } from '../../scalar/quad.ts';
import { lanesOf, type LaneValue, type Quad, type Value, type Vector, type VectorType } from '../../scalar/values.ts';
import { NO_SLOT } from '../machine/slots.ts';
import { apply } from './calc.ts';
import type { FuncContext } from './context.ts';
import type { Meaning } from './extended-values.ts';
import type { Scalar } from './kinds.ts';
import { load, store } from './memory-access.ts';
import { argument } from './operands.ts';
import type { ScalarVal, Val } from './values.ts';

type Lanes = (...vectors: Vector[]) => Vector;
type Binary = (x: LaneValue, y: LaneValue) => LaneValue;

/** Undefined if the name is none of the table; `value` is undefined where there is no result. */
export function callVectorIntrinsic(
  f: FuncContext,
  name: string,
  args: readonly Val[],
): { readonly value: ScalarVal | undefined } | undefined {
  const intrinsic = vectorIntrinsics().get(name);
  if (intrinsic === undefined) return undefined;
  const values = intrinsic.args.map((prim, i) => argument(f, args, i, kindOf(f, prim)));
  if (intrinsic.op === 'load' || intrinsic.op === 'store') return { value: access(f, intrinsic, values) };
  return { value: apply(f, name, meaningOf(intrinsic), values, kindOf(f, intrinsic.result)) };
}

function kindOf(f: FuncContext, prim: string): Scalar {
  return prim === 'ptr' ? f.address : (prim as Scalar);
}

function access(
  f: FuncContext,
  { op, type }: VectorIntrinsic,
  [address, value]: readonly ScalarVal[],
): ScalarVal | undefined {
  const place = {
    addr: { base: f.inSlot(address), index: NO_SLOT, scale: 0, offset: 0 },
    kind: type,
    type: 0 as TypeId,
    bits: undefined,
  };
  if (op === 'store') {
    store(f, place, value);
    return undefined;
  }
  const loaded = load(f, place, type);
  return loaded.tag === 'agg' ? undefined : loaded;
}

/** The values of an operation lane by lane, on vectors of one type. */
function zip(op: PlainBinaryOp, type: VectorType): Lanes {
  const each = binary(op, lanesOf(type).lane) as Binary;
  return (x, y) => x.map((value, i) => each(value, y[i]));
}

/** What a rule says of the lanes (vector-intrinsics.ts). */
function ruleMeaning(rule: LaneRule, { type, result }: VectorIntrinsic): Meaning {
  const { lane, lanes } = lanesOf(type);
  switch (rule.kind) {
    case 'map': {
      const each = unary(rule.op, lane) as (value: LaneValue) => LaneValue;
      return (x: Vector) => x.map((value) => each(value));
    }
    case 'zip':
      return zip(rule.op, type);
    case 'compare':
      return compareTo(rule.op, result, type);
    case 'fold': {
      const each = binary(rule.op, lane) as Binary;
      return (x: Vector) => x.reduce((all, value) => each(all, value));
    }
    case 'shift':
      return shift(rule.op, type, 'i32');
    case 'pairs': {
      const each = binary(rule.op, lane) as Binary;
      return (x: Vector, y: Vector) => pairsOf([...x, ...y]).map(([p, q]) => each(p, q));
    }
    case 'widen':
      return widen(type, result as VectorType, rule.half);
    case 'both wider':
    case 'second wider': {
      const [combine, wider] = [zip(rule.op, result as VectorType), widen(type, result as VectorType, rule.half)];
      const first = rule.kind === 'both wider' ? wider : (x: Vector): Vector => x;
      return (x: Vector, y: Vector) => combine(first(x), wider(y));
    }
    case 'pick':
      return (x: Vector, y: Vector = x) => x.map((_, i) => [...x, ...y][rule.from(i, lanes)]);
    default:
      return unreachable(rule);
  }
}

/** An operation on values of the intrinsic's types. */
function meaningOf(intrinsic: VectorIntrinsic): Meaning {
  const { op, rule } = intrinsic;
  if (rule !== undefined) return ruleMeaning(rule, intrinsic);
  const special: ((intrinsic: VectorIntrinsic, lanes: number) => Meaning) | undefined = ownEntry(specials, op);
  if (special === undefined) throw new InternalError(`${op} is no computation`, 'maple vm');
  return special(intrinsic, lanesOf(intrinsic.type).lanes);
}

/** Operations that no rule describes. Numbers of lanes count modulo their count, which is a power of two. */
const specials: {
  readonly [Op in Exclude<SpecialVectorOp, 'load' | 'store'>]: (i: VectorIntrinsic, lanes: number) => Meaning;
} = {
  from_scalar({ type, args }, lanes) {
    const cut = cutTo(lanesOf(type).lane, args[0] as Scalar);
    return (value: LaneValue) => Array.from({ length: lanes }, () => cut(value));
  },
  get_element: (_, lanes) => (x: Vector, i: number) => x[i & (lanes - 1)],
  set_element({ type, args }, lanes) {
    const cut = cutTo(lanesOf(type).lane, args[0] as Scalar);
    return (value: LaneValue, x: Vector, i: number) => x.map((old, k) => (k === (i & (lanes - 1)) ? cut(value) : old));
  },
  get_low: (_, lanes) => (x: Vector) => x.slice(0, lanes / 2),
  get_high: (_, lanes) => (x: Vector) => x.slice(lanes / 2),
  combine: () => (x: Vector, y: Vector) => [...x, ...y],
  /** `lanes` values from the i-th on of both vectors, one behind the other. */
  merge: (_, lanes) => (x: Vector, y: Vector, i: number) => [...x, ...y].slice(i & (lanes - 1)).slice(0, lanes),
  shl: ({ type, args }) => shiftEitherWay(type, args[1] as VectorType),
  pairwise_add: ({ type, result }) => sumPairs(type, result as VectorType),
  /** Pairs of the second vector are added to the wider lanes of the first. */
  pairwise_adalp({ type, result }) {
    const [sum, pairs] = [zip('add', result as VectorType), sumPairs(type, result as VectorType)];
    return (x: Vector, y: Vector) => sum(x, pairs(y));
  },
  narrow_low:
    ({ type, result }) =>
    (x: Vector) =>
      x.map(converter(result as VectorType, type)),
  narrow_high:
    ({ type, args }) =>
    (x: Vector, y: Vector) => [...x, ...y.map(converter(args[0] as VectorType, type))],
  /** x + y * z, with the product in the wider lanes of x. */
  madd({ type, result }) {
    const wide = result as VectorType;
    const [sum, product, wider] = [zip('add', wide), zip('mul', wide), widen(type, wide, 'low')];
    return (x: Vector, y: Vector, z: Vector) => sum(x, product(wider(y), wider(z)));
  },
  /** A number outside of the table gives 0. */
  table_lookup: () => (x: Vector, numbers: Vector) => numbers.map((n) => x[Number(n) & 0xff] ?? 0),
};

/** A value as a lane: narrow ones are cut. */
function cutTo(lane: string, from: Scalar): (value: LaneValue) => LaneValue {
  return convert(lane as 'i8', from as 'i32') as unknown as (value: LaneValue) => LaneValue;
}

function converter(to: VectorType, from: VectorType): (value: LaneValue) => LaneValue {
  const each = cutTo(lanesOf(to).lane, lanesOf(from).lane);
  return (value) => each(value);
}

function pairsOf(values: Vector): [LaneValue, LaneValue][] {
  return Array.from({ length: values.length / 2 }, (_, i) => [values[2 * i], values[2 * i + 1]]);
}

function sumPairs(type: VectorType, wide: VectorType): Lanes {
  const each = binary('add', lanesOf(wide).lane) as Binary;
  const wider = converter(wide, type);
  return (x) => pairsOf(x).map(([p, q]) => each(wider(p), wider(q)));
}

/** A half; of 64 bits all lanes. */
function widen(from: VectorType, to: VectorType, half: 'low' | 'high'): Lanes {
  const count = lanesOf(to).lanes;
  const each = converter(to, from);
  return (x) => (half === 'high' ? x.slice(x.length - count) : x.slice(0, count)).map(each);
}

function shiftEitherWay(type: VectorType, countType: VectorType): Lanes {
  const { lane } = lanesOf(type);
  const count = lanesOf(countType).lane;
  const left = shift('shl', lane as 'i32', count as 'i32') as unknown as Binary;
  const right = shift(lane.startsWith('u') ? 'lshr' : 'ashr', lane as 'i32', count as 'i32') as unknown as Binary;
  const negate = unary('neg', count as 'i32') as unknown as (value: LaneValue) => LaneValue;
  return (x, counts) => x.map((value, i) => (counts[i] < 0 ? right(value, negate(counts[i])) : left(value, counts[i])));
}

// Floats of 128 bits

/** `C_fabsl`, `C_fmaxl`, `C_fminl`: of a number and a NaN, the number. */
export function callQuadIntrinsic(f: FuncContext, name: string, args: readonly Val[]): ScalarVal | undefined {
  const value = (i: number): ScalarVal => argument(f, args, i, 'f128');
  if (name === 'C_fabsl') return apply(f, name, unary('abs', 'f128'), [value(0)], 'f128');
  if (name !== 'C_fmaxl' && name !== 'C_fminl') return undefined;
  const both = binary(name === 'C_fmaxl' ? 'max' : 'min', 'f128');
  const choose = (x: Quad, y: Quad): Value =>
    isQuadNaN(x) ? (isQuadNaN(y) ? quadNaN : y) : isQuadNaN(y) ? x : both(x, y);
  return apply(f, name, choose, [value(0), value(1)], 'f128');
}
