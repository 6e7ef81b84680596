/** GNU's and Clang's builtin functions on vectors: lanes in another order, and of another type. */
import { argumentList } from './calls.ts';
import { integerValue } from './constants.ts';
import { convert, int, integerLiteral, value } from './conversions.ts';
import { typeName } from './declarators.ts';
import type { Parser } from './parser.ts';
import type { Token } from './preprocessor/token.ts';
import { vector } from './specifiers.ts';
import type { BinaryOp, Expr } from './tree.ts';
import { isCompatible, sizeOf, type Type, type VectorType } from './types.ts';
import { keeping, laneOf, lanesFrom, ofLanes } from './vectors.ts';

/** By their names, as readers of what stands behind the open parenthesis. */
export const vectorReaders: Readonly<Record<string, (p: Parser, name: Token) => Expr>> = {
  __builtin_shuffle: shuffle,
  __builtin_shufflevector: shuffleByNumbers,
  __builtin_convertvector: convertVector,
};

function refuse(p: Parser, name: Token, args: readonly Expr[]): Expr {
  const span = p.spanFrom(name);
  if (!args.some(({ kind }) => kind === 'error')) p.report('CC2105', span, [name.text]);
  return p.error(span);
}

function vectorOfType(type: Type | undefined): VectorType | undefined {
  return type?.kind === 'vector' ? type : undefined;
}

/** `__builtin_shuffle(a, mask)`, `__builtin_shuffle(a, b, mask)`: lanes by numbers that the running program knows. */
function shuffle(p: Parser, name: Token): Expr {
  const args = argumentList(p).map((arg) => value(p, arg));
  const [type, mask] = [vectorOfType(args.at(0)?.type), vectorOfType(args.at(-1)?.type)];
  const areAlike = args.length === 2 || (type !== undefined && args.length === 3 && isCompatible(args[1].type, type));
  if (type === undefined || mask?.of.kind !== 'int' || mask.lanes !== type.lanes || !areAlike)
    return refuse(p, name, args);
  const span = p.spanFrom(name);
  return keeping(p, args, span, (kept) => {
    const numbers = kept[kept.length - 1];
    const lane = (at: Expr): Expr => {
      const number = laneOf(numbers, at);
      const index = masked(number, type.lanes - 1);
      if (args.length === 2) return laneOf(kept[0], index);
      const [then, otherwise] = [laneOf(kept[1], index), laneOf(kept[0], index)];
      return { kind: 'conditional', condition: masked(number, type.lanes), then, otherwise, type: type.of, span };
    };
    return ofLanes(type, lanesFrom(type.lanes, lane, span), span);
  });
}

function masked(number: Expr, bits: number): Expr {
  const op: BinaryOp = 'and';
  const right = integerLiteral(BigInt(bits), int, number.span);
  return { kind: 'binary', op, left: convert(number, int), right, type: int, span: number.span };
}

/** `__builtin_shufflevector(a, b, 0, 5, …)`: so many lanes as there are numbers; of -1 it may be any. */
function shuffleByNumbers(p: Parser, name: Token): Expr {
  const [a, b, ...rest] = argumentList(p).map((arg) => value(p, arg));
  const [one, other] = [vectorOfType(a?.type), vectorOfType(b?.type)];
  const numbers = rest.map((arg) => Number(integerValue(arg) ?? -2n));
  const isRight = one !== undefined && other !== undefined && isCompatible(one.of, other.of) && numbers.length > 0;
  if (!isRight || numbers.some((number) => number < -1 || number >= one.lanes + other.lanes))
    return refuse(p, name, [a, b, ...rest].filter(Boolean));
  const span = p.spanFrom(name);
  const type = vector(p, name, one.of, numbers.length * sizeOf(one.of));
  if (type.kind !== 'vector') return p.error(span);
  return keeping(p, [a, b], span, ([first, second]) => {
    const lane = (_: Expr, i: number): Expr => {
      const number = Math.max(0, numbers[i]);
      const isSecond = number >= one.lanes;
      const index = integerLiteral(BigInt(isSecond ? number - one.lanes : number), int, span);
      return laneOf(isSecond ? second : first, index);
    };
    return ofLanes(type, lanesFrom(numbers.length, lane, span), span);
  });
}

/** `__builtin_convertvector(v, type)`: each lane as by a cast. */
function convertVector(p: Parser, name: Token): Expr {
  const given = value(p, p.grammar.assignment(p));
  p.expect(',');
  const type = vectorOfType(typeName(p));
  p.expect(')');
  const from = vectorOfType(given.type);
  if (type === undefined || from === undefined || type.lanes !== from.lanes) return refuse(p, name, [given]);
  const span = p.spanFrom(name);
  return keeping(p, [given], span, ([kept]) =>
    ofLanes(
      type,
      lanesFrom(type.lanes, (index) => laneOf(kept, index), span),
      span,
    ),
  );
}
