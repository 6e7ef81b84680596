/**
 * Vectors where MAPLE has no operation for all their lanes at once: each operand is kept in a variable, and a value is made of
 * lanes that are calculated one by one (the builtin `lanes`).
 */
import type { Span } from '../../base/source.ts';
import { convert, distanceType, int, integerLiteral, promoted } from './conversions.ts';
import type { Parser } from './parser.ts';
import type { CompareOp, Expr } from './tree.ts';
import {
  floatType,
  integerOf,
  intRows,
  intType,
  isCompatible,
  isReal,
  pointerTo,
  sizeOf,
  vectorOf,
  type IntName,
  type Type,
  type VectorType,
} from './types.ts';

/** A vector that is made of its lanes. */
export function ofLanes(type: VectorType, lanes: readonly Expr[], span: Span): Expr {
  const args = lanes.map((lane) => convert(lane, type.of));
  return { kind: 'builtin', name: 'lanes', args, of: undefined, type: type.plain, span };
}

/** The value of a lane of a variable, or of a part of a complex one. */
export function laneOf(vector: Expr, index: Expr): Expr {
  const { type, span } = vector;
  const of = type.kind === 'vector' ? type.of : type.kind === 'complex' ? floatType(type.name) : type;
  const address: Expr = { kind: 'address', operand: vector, type: pointerTo(type), span };
  const first: Expr = { kind: 'convert', operand: address, type: pointerTo(of), span, isCast: true };
  const at = convert(index, distanceType);
  const pointer: Expr = { kind: 'offset', pointer: first, index: at, negative: false, type: first.type, span };
  return { kind: 'load', operand: { kind: 'deref', operand: pointer, type: of, span }, type: of, span };
}

/** Evaluates vectors once and in order, then a value that is made of them. */
export function keeping(p: Parser, vectors: readonly Expr[], span: Span, make: (kept: readonly Expr[]) => Expr): Expr {
  if (vectors.some(({ kind }) => kind === 'error')) return p.error(span);
  const kept = vectors.map(({ type }): Expr => {
    const symbol = p.hiddenVariable('vector', type.plain, span);
    symbol.addressed = true;
    return { kind: 'variable', symbol, type: type.plain, span };
  });
  return kept.reduceRight((right, place, i): Expr => {
    const left: Expr = { kind: 'assign', place, value: vectors[i], type: place.type, span };
    return { kind: 'comma', left, right, type: right.type, span };
  }, make(kept));
}

export function lanesFrom(count: number, make: (index: Expr, i: number) => Expr, span: Span): Expr[] {
  return Array.from({ length: count }, (_, i) => make(integerLiteral(BigInt(i), distanceType, span), i));
}

/** Both operands as vectors of the first one's type, if they may be calculated with each other: a number stands for all lanes. */
export function vectorOperands(left: Expr, right: Expr): readonly [Expr, Expr, VectorType] | undefined {
  const type = left.type.kind === 'vector' ? left.type : right.type;
  if (type.kind !== 'vector' || !fits(left.type, type) || !fits(right.type, type)) return undefined;
  const operand = (given: Expr): Expr => convert(given.type.kind === 'vector' ? given : convert(given, type.of), type);
  return [operand(left), operand(right), type];
}

function fits(from: Type, to: VectorType): boolean {
  return isReal(from) || (from.kind === 'vector' && (isCompatible(from.plain, to.plain) || differInSign(from, to)));
}

/** Integers of one width, whether they have signs or not. */
function differInSign(a: VectorType, b: VectorType): boolean {
  return a.lanes === b.lanes && a.of.kind === 'int' && b.of.kind === 'int' && sizeOf(a) === sizeOf(b);
}

const signedNames = ['signed char', 'short', 'int', 'long'] as const satisfies readonly IntName[];

/** What a comparison gives: signed integers as wide as the lanes. */
function maskOf(type: VectorType): VectorType {
  const size = sizeOf(type.of);
  return vectorOf(intType(signedNames.find((name) => intRows[name].size === size) ?? 'long'), type.lanes);
}

/** Each lane is all ones where the comparison holds, else 0. */
export function compareVectors(p: Parser, op: CompareOp, left: Expr, right: Expr, span: Span): Expr | undefined {
  const operands = vectorOperands(left, right);
  if (operands === undefined) return undefined;
  const [one, other, type] = operands;
  const mask = maskOf(type);
  return keeping(p, [one, other], span, ([a, b]) => {
    const lane = (index: Expr): Expr => {
      const [x, y] = [promotedLane(laneOf(a, index)), promotedLane(laneOf(b, index))];
      const operand: Expr = { kind: 'compare', op, left: x, right: y, type: int, span };
      return { kind: 'unary', op: 'neg', operand, type: int, span };
    };
    return ofLanes(mask, lanesFrom(mask.lanes, lane, span), span);
  });
}

function promotedLane(lane: Expr): Expr {
  return integerOf(lane.type) === undefined ? lane : promoted(lane);
}

/** GNU's `~z`: the conjugate. */
export function conjugate(p: Parser, operand: Expr, span: Span): Expr {
  return keeping(p, [operand], span, ([z]) => {
    const re = laneOf(z, integerLiteral(0n, int, span));
    const im = laneOf(z, integerLiteral(1n, int, span));
    const negated: Expr = { kind: 'unary', op: 'neg', operand: im, type: im.type, span };
    return { kind: 'builtin', name: '__builtin_complex', args: [re, negated], of: undefined, type: z.type, span };
  });
}
