/**
 * Vectors: every operation whose row lists `lanes` applies lane by lane, with the meaning that it has on the lane type.
 *
 * A comparison gives lanes with all bits set (-1, or the greatest unsigned value) or 0; the `cmp` family gives -1, 0
 * or 1 in each lane. The functions here receive the scalar look-up as an argument and know no operation.
 */
import { InternalError } from '../base/errors.ts';
import { findModularConversion } from './convert.ts';
import { binaryOps, compareOps, isThreeWay, unaryOps } from './ops.ts';
import type { BinaryOp, CompareOp, OpClass, UnaryOp } from './ops.ts';
import { integerOf, isIntegerType, isVectorType, lanesOf, vectorTypes } from './values.ts';
import { primRows } from './prim-types.ts';
import type { BasicType, LaneValue, Value, Vector, VectorType } from './values.ts';

type Find<Op, F> = (op: Op, lane: BasicType) => F | undefined;

function appliesToLanes(classes: readonly OpClass[]): boolean {
  return classes.includes('lanes');
}

export function mapLanes(
  op: UnaryOp,
  type: VectorType,
  find: Find<UnaryOp, (a: never) => Value>,
): ((a: Vector) => Vector) | undefined {
  const lane = find(op, lanesOf(type).lane) as ((a: LaneValue) => LaneValue) | undefined;
  return lane && appliesToLanes(unaryOps[op].on) ? (a) => a.map((x) => lane(x)) : undefined;
}

export function zipLanes(
  op: BinaryOp,
  type: VectorType,
  find: Find<BinaryOp, (a: never, b: never) => Value>,
): ((a: Vector, b: Vector) => Vector) | undefined {
  const lane = find(op, lanesOf(type).lane) as ((a: LaneValue, b: LaneValue) => LaneValue) | undefined;
  return lane && appliesToLanes(binaryOps[op].on) ? (a, b) => a.map((x, i) => lane(x, b[i])) : undefined;
}

export function compareLanes(
  op: CompareOp,
  type: VectorType,
  result: BasicType,
  find: Find<CompareOp, (a: never, b: never) => number>,
): ((a: Vector, b: Vector) => Vector) | undefined {
  const { lane, lanes } = lanesOf(type);
  const answer = find(op, lane) as ((a: LaneValue, b: LaneValue) => number) | undefined;
  if (answer === undefined || !appliesToLanes(compareOps[op].on) || !isVectorType(result)) return undefined;
  const target = lanesOf(result);
  const integer = target.lane;
  if (target.lanes !== lanes || !isIntegerType(integer)) return undefined;
  const answers = [-1n, 0n, 1n].map((x) => integerOf(integer, isThreeWay(op) ? x : -x));
  return (a, b) => a.map((x, i) => answers[answer(x, b[i]) + 1]);
}

/** Shifts every lane by one scalar count. */
export function shiftLanesBy(
  type: VectorType,
  countType: BasicType,
  shift: (a: Vector, counts: Vector) => Value,
): ((a: Vector, count: Value) => Value) | undefined {
  const convert = findModularConversion(lanesOf(type).lane, countType) as ((count: Value) => LaneValue) | undefined;
  if (convert === undefined || !isIntegerType(countType)) return undefined;
  return (a, count) =>
    shift(
      a,
      Array.from(a, () => convert(count)),
    );
}

/** The vector type of signed integers whose lanes are as many and as wide: the natural result of a comparison. */
export function maskType(type: VectorType): VectorType {
  const { lane, lanes } = lanesOf(type);
  const found = vectorTypes.find((candidate) => {
    const shape = lanesOf(candidate);
    return shape.lanes === lanes && shape.lane === `i${primRows[lane].bits}`;
  });
  if (found === undefined) throw new InternalError(`no mask type for ${type}`, 'scalar');
  return found;
}
