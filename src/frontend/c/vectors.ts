/**
 * Vectors where MAPLE has no operation for all their lanes at once: each operand is kept in a variable, and a value is made of
 * lanes that are calculated one by one, or, of one that is longer than MAPLE's, of parts that MAPLE has (the builtin `lanes`).
 *
 *     vector_size(64) of int, a + b   ──▶   part 0 of a + part 0 of b, … part 3 of a + part 3 of b, each a v4i32
 */
import { dataModel } from './data-model.ts';
import type { Span } from '../../base/source.ts';
import { convert, distanceType, int, integerLiteral, markAddressed, promoted } from './conversions.ts';
import type { Parser } from './parser.ts';
import type { BinaryOp, CompareOp, Expr } from './tree.ts';
import {
  floatType,
  integerOf,
  type IntName,
  intType,
  isCompatible,
  isReal,
  pointerTo,
  sizeOf,
  sizeOfInt,
  type Type,
  vectorOf,
  type VectorType,
} from './types.ts';

/** A vector that is made of its lanes. */
export function ofLanes(type: VectorType, lanes: readonly Expr[], span: Span): Expr {
  const args = lanes.map((lane) => convert(lane, type.of));
  return { kind: 'builtin', name: 'lanes', args, of: undefined, type: type.plain, span };
}

/** The value of a lane of a variable, or of a part of a complex one. */
export function laneOf(vector: Expr, index: Expr): Expr {
  const { type } = vector;
  const of = type.kind === 'vector' ? type.of : type.kind === 'complex' ? floatType(type.name) : type;
  return elementOf(vector, of, index);
}

/** What lies at an index in a variable that is seen as elements of a type. */
function elementOf(vector: Expr, of: Type, index: Expr): Expr {
  const { type, span } = vector;
  const address: Expr = { kind: 'address', operand: vector, type: pointerTo(type), span };
  const first: Expr = { kind: 'convert', operand: address, type: pointerTo(of), span, isCast: true };
  const at = convert(index, distanceType());
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
  return Array.from({ length: count }, (_, i) => make(integerLiteral(BigInt(i), distanceType(), span), i));
}

// Vectors that MAPLE has not

/** Does MAPLE have the vector as one value? */
export function isWhole(type: VectorType): boolean {
  const size = sizeOf(type);
  return size === 16 || (size === 8 && sizeOf(type.of) < 8) || (size === 8 && type.of.kind === 'int');
}

/** In what it is calculated: vectors of 16 bytes, or of 8; else lanes. */
function partOf({ of, lanes }: VectorType): VectorType | VectorType['of'] {
  const part = [16, 8].map((size) => vectorOf(of, size / sizeOf(of))).find((one) => one.lanes <= lanes && isWhole(one));
  return part ?? of;
}

/** An operation on values of one size, part by part. */
function byParts(
  p: Parser,
  type: VectorType,
  operands: readonly Expr[],
  span: Span,
  make: (parts: readonly Expr[], part: Type) => Expr,
): Expr {
  if (isWhole(type)) return make(operands, type.plain);
  const part = partOf(type);
  const count = sizeOf(type) / sizeOf(part);
  return keeping(p, operands, span, (kept) => {
    const parts = lanesFrom(
      count,
      (index) =>
        convert(
          make(
            kept.map((vector) => elementOf(vector, operandPart(vector.type, part), index)),
            part,
          ),
          part,
        ),
      span,
    );
    return { kind: 'builtin', name: 'lanes', args: parts, of: undefined, type: type.plain, span };
  });
}

/** The operand's own part: integers may differ in sign from those of the result. */
function operandPart(type: Type, part: Type): Type {
  if (type.kind !== 'vector') return part;
  return part.kind === 'vector' ? vectorOf(type.of, part.lanes) : type.of;
}

/** `left op right` of vectors of one type. */
export function calculated(p: Parser, op: BinaryOp, operands: readonly Expr[], type: VectorType, span: Span): Expr {
  return byParts(p, type, operands, span, (parts, part) => {
    const [left, right] = parts.map(promotedLane);
    return { kind: 'binary', op, left, right, type: part.kind === 'vector' ? part : left.type, span };
  });
}

/** `-v` and `~v`. */
export function negated(p: Parser, op: 'neg' | 'bitnot', vector: Expr, type: VectorType, span: Span): Expr {
  return byParts(p, type, [vector], span, ([given], part) => {
    const operand = promotedLane(given);
    return { kind: 'unary', op, operand, type: part.kind === 'vector' ? part : operand.type, span };
  });
}

/** The same bytes as another type, at least one of which is a vector. */
export function reinterpreted(p: Parser, given: Expr, type: Type, span: Span): Expr {
  if (given.type.plain === type.plain) return given;
  const areWhole = [given.type, type].every((one) => one.kind !== 'vector' || isWhole(one));
  if (areWhole) return { kind: 'convert', operand: given, type: type.plain, span, isCast: true };
  return keeping(p, [given], span, ([kept]) => elementOf(kept, type.plain, integerLiteral(0n, distanceType(), span)));
}

/** A number in every lane. */
function splat(p: Parser, given: Expr, type: VectorType): Expr {
  const lane = convert(given, type.of);
  if (isWhole(type)) return convert(lane, type);
  const { span } = given;
  return keeping(p, [lane], span, ([kept]) =>
    byParts(p, type, [], span, (_, part) => convert({ kind: 'load', operand: kept, type: kept.type, span }, part)),
  );
}

/** `place op= right` where it is more than one operation: the place is evaluated once. */
export function updateByAddress(
  p: Parser,
  place: Expr,
  isPostfix: boolean,
  span: Span,
  make: (old: Expr) => Expr,
): Expr {
  const type = place.type.plain;
  markAddressed(place);
  const address: Expr = { kind: 'address', operand: place, type: pointerTo(place.type), span };
  return keeping(p, [address], span, ([pointer]) => {
    const at: Expr = { kind: 'load', operand: pointer, type: pointer.type, span };
    const target: Expr = { kind: 'deref', operand: at, type: place.type, span };
    const old: Expr = { kind: 'load', operand: target, type, span };
    const stored = (from: Expr): Expr => ({ kind: 'assign', place: target, value: make(from), type, span });
    if (!isPostfix) return stored(old);
    return keeping(p, [old], span, ([before]) => {
      const value: Expr = { kind: 'load', operand: before, type, span };
      return { kind: 'comma', left: stored(value), right: value, type, span };
    });
  });
}

/** Both operands as vectors of the first one's type, if they may be calculated with each other: a number stands for all lanes. */
export function vectorOperands(p: Parser, left: Expr, right: Expr): readonly [Expr, Expr, VectorType] | undefined {
  const type = left.type.kind === 'vector' ? left.type : right.type;
  if (type.kind !== 'vector' || !fits(left.type, type) || !fits(right.type, type)) return undefined;
  const operand = (given: Expr): Expr =>
    given.type.kind === 'vector' ? reinterpreted(p, given, type, given.span) : splat(p, given, type);
  return [operand(left), operand(right), type];
}

function fits(from: Type, to: VectorType): boolean {
  return isReal(from) || (from.kind === 'vector' && (isCompatible(from.plain, to.plain) || differInSign(from, to)));
}

/** Integers of one width, whether they have signs or not. */
function differInSign(a: VectorType, b: VectorType): boolean {
  return a.lanes === b.lanes && a.of.kind === 'int' && b.of.kind === 'int' && sizeOf(a) === sizeOf(b);
}

const signedNames = ['signed char', 'short', 'int'] as const satisfies readonly IntName[];

/** What a comparison gives: signed integers as wide as the lanes. */
function maskOf(type: VectorType): VectorType {
  const size = sizeOf(type.of);
  return vectorOf(intType(signedNames.find((name) => sizeOfInt(name) === size) ?? dataModel().named.INT64), type.lanes);
}

/** Each lane is all ones where the comparison holds, else 0. */
export function compareVectors(p: Parser, op: CompareOp, left: Expr, right: Expr, span: Span): Expr | undefined {
  const operands = vectorOperands(p, left, right);
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

/** `!v`: all ones where the lane is 0. */
export function notVector(p: Parser, vector: Expr, span: Span): Expr | undefined {
  return compareVectors(p, 'eq', vector, integerLiteral(0n, int, span), span);
}

/** `mask ? a : b`: each lane of the one or the other. Undefined for other operands. */
export function chosenLanes(p: Parser, mask: Expr, then: Expr, otherwise: Expr, span: Span): Expr | undefined {
  const operands = vectorOperands(p, then, otherwise);
  const { type: of } = mask;
  if (operands === undefined || of.kind !== 'vector' || of.of.kind !== 'int') return undefined;
  const [one, other, type] = operands;
  if (of.lanes !== type.lanes || sizeOf(of) !== sizeOf(type)) return undefined;
  return keeping(p, [mask, one, other], span, ([bits, a, b]) => {
    const lane = (index: Expr): Expr => {
      const condition = laneOf(bits, index);
      return {
        kind: 'conditional',
        condition,
        then: laneOf(a, index),
        otherwise: laneOf(b, index),
        type: type.of,
        span,
      };
    };
    return ofLanes(type, lanesFrom(type.lanes, lane, span), span);
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
