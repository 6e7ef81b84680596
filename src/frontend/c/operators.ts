/** The operators of C on typed operands: which they take, in which type they calculate, what they give [C17 6.5]. */
import type { Span } from '../../base/source.ts';
import { integerValue } from './constants.ts';
import {
  assignable,
  checkModifiable,
  commonPointer,
  condition,
  convert,
  distanceType,
  int,
  isNull,
  isPlace,
  markAddressed,
  operandOf,
  promoted,
  value,
} from './conversions.ts';
import type { Parser } from './parser.ts';
import type { BinaryOp, CompareOp, Expr, ExprOf } from './tree.ts';
import {
  calculated,
  chosenLanes,
  compareVectors,
  conjugate,
  isWhole,
  negated,
  notVector,
  updateByAddress,
  vectorOperands,
} from './vectors.ts';
import { checkStep } from './warnings/declarations.ts';
import { typeText } from './type-text.ts';
import {
  commonType,
  floatType,
  integerOf,
  isArithmetic,
  isCompatible,
  isComplete,
  isInteger,
  isReal,
  isScalar,
  isVoid,
  pointerTo,
  voidType,
  widthOf,
  wordOf,
  type Member,
  type Type,
} from './types.ts';

/** Binary operators by their marks. */
export const binaryOps: ReadonlyMap<string, BinaryOp | CompareOp | 'logical-and' | 'logical-or'> = new Map([
  ['*', 'mul'],
  ['/', 'div'],
  ['%', 'rem'],
  ['+', 'add'],
  ['-', 'sub'],
  ['<<', 'shl'],
  ['>>', 'shr'],
  ['<', 'lt'],
  ['>', 'gt'],
  ['<=', 'le'],
  ['>=', 'ge'],
  ['==', 'eq'],
  ['!=', 'ne'],
  ['&', 'and'],
  ['^', 'xor'],
  ['|', 'or'],
  ['&&', 'logical-and'],
  ['||', 'logical-or'],
]);

/** Both operands of a binary operator, for messages. */
function refuse(p: Parser, mark: string, left: Expr, right: Expr): Expr {
  const span = p.join(left.span, right.span);
  p.report('CC2040', span, [mark, typeText(left.type), typeText(right.type)]);
  return p.error(span);
}

/** `left mark right`; the operands are values or places. */
export function binary(p: Parser, mark: string, leftOperand: Expr, rightOperand: Expr): Expr {
  const op = binaryOps.get(mark);
  if (op === 'logical-and' || op === 'logical-or')
    return logical(p, op === 'logical-and' ? 'and' : 'or', leftOperand, rightOperand);
  const left = operandOf(value(p, leftOperand));
  const right = operandOf(value(p, rightOperand));
  if (left.kind === 'error' || right.kind === 'error') return p.error(p.join(left.span, right.span));
  switch (op) {
    case 'add':
    case 'sub':
      return additive(p, op, mark, left, right);
    case 'mul':
    case 'div':
      return isArithmetic(left.type) && isArithmetic(right.type)
        ? arithmetic(p, op, left, right)
        : vectorOr(p, op, mark, left, right);
    case 'rem':
    case 'and':
    case 'or':
    case 'xor':
      return isInteger(left.type) && isInteger(right.type)
        ? arithmetic(p, op, left, right)
        : vectorOr(p, op, mark, left, right);
    case 'shl':
    case 'shr':
      return isInteger(left.type) && isInteger(right.type)
        ? shift(p, op, left, right)
        : vectorOr(p, op, mark, left, right);
    default:
      return comparison(p, op ?? 'eq', mark, left, right);
  }
}

function vectorOr(p: Parser, op: BinaryOp, mark: string, left: Expr, right: Expr): Expr {
  const operands = vectorOperands(p, left, right);
  const isOfIntegers = op !== 'add' && op !== 'sub' && op !== 'mul' && op !== 'div';
  if (operands === undefined || (isOfIntegers && operands[2].of.kind !== 'int')) return refuse(p, mark, left, right);
  const [one, other, type] = operands;
  return calculated(p, op, [one, other], type, p.join(left.span, right.span));
}

function arithmetic(p: Parser, op: BinaryOp, left: Expr, right: Expr): Expr {
  const type = commonType(left.type, right.type);
  const span = p.join(left.span, right.span);
  if ((op === 'div' || op === 'rem') && isInteger(type) && integerValue(right) === 0n && p.unevaluated === 0)
    p.report('CC3010', right.span, []);
  const operand = (given: Expr, stays: boolean): Expr =>
    convert(given, stays && type.kind === 'complex' && isReal(given.type) ? floatType(type.name) : type);
  // Beside a complex operand a real one stays real; the dividend of a complex number may as well be complex.
  return inWord({ kind: 'binary', op, left: operand(left, op !== 'div'), right: operand(right, true), type, span });
}

/** What is calculated in `_BitInt(N)` is calculated in a type that has an arithmetic, and brought into N bits. */
function inWord(calculation: ExprOf<'binary'> | ExprOf<'unary'>): Expr {
  const type = integerOf(calculation.type);
  if (type?.bits === undefined) return calculation;
  const word = wordOf(type);
  if (calculation.kind === 'unary')
    return convert({ ...calculation, operand: convert(calculation.operand, word), type: word }, type);
  const isShift = calculation.op === 'shl' || calculation.op === 'shr';
  const right = isShift ? calculation.right : convert(calculation.right, word);
  return convert({ ...calculation, left: convert(calculation.left, word), right, type: word }, type);
}

function shift(p: Parser, op: 'shl' | 'shr', leftOperand: Expr, rightOperand: Expr): Expr {
  const left = promoted(leftOperand);
  const right = promoted(rightOperand);
  const count = integerValue(right);
  const width = integerOf(left.type);
  if (count !== undefined && width && (count < 0n || count >= widthOf(width)) && p.unevaluated === 0)
    p.report('CC3011', right.span, [count, typeText(left.type)]);
  return inWord({ kind: 'binary', op, left, right, type: left.type, span: p.join(left.span, right.span) });
}

function additive(p: Parser, op: 'add' | 'sub', mark: string, left: Expr, right: Expr): Expr {
  if (isArithmetic(left.type) && isArithmetic(right.type)) return arithmetic(p, op, left, right);
  const span = p.join(left.span, right.span);
  if (left.type.kind === 'pointer' && isInteger(right.type)) return offset(p, left, right, op === 'sub', span);
  if (right.type.kind === 'pointer' && isInteger(left.type) && op === 'add') return offset(p, right, left, false, span);
  if (op === 'sub' && left.type.kind === 'pointer' && right.type.kind === 'pointer') {
    if (!isCompatible(left.type.to.plain, right.type.to.plain)) return refuse(p, mark, left, right);
    return checkElement(p, left) ? { kind: 'distance', left, right, type: distanceType(), span } : p.error(span);
  }
  return vectorOr(p, op, mark, left, right);
}

/** Elements of unknown size cannot be counted. */
function checkElement(p: Parser, { type, span }: Expr): boolean {
  if (type.kind === 'pointer' && (isComplete(type.to) || isVoid(type.to) || type.to.kind === 'func')) return true;
  p.report('CC2010', span, [type.kind === 'pointer' ? typeText(type.to) : typeText(type)]);
  return false;
}

/** `pointer + index`. */
export function offset(p: Parser, pointer: Expr, index: Expr, negative: boolean, span: Span): Expr {
  if (!checkElement(p, pointer)) return p.error(span);
  if (p.switches.isOn('pointer-arith')) checkStep(p, pointer);
  return { kind: 'offset', pointer, index: convert(index, distanceType()), negative, type: pointer.type, span };
}

function comparison(p: Parser, op: CompareOp, mark: string, left: Expr, right: Expr): Expr {
  const span = p.join(left.span, right.span);
  if (isArithmetic(left.type) && isArithmetic(right.type)) {
    const type = commonType(left.type, right.type);
    if (type.kind === 'complex' && op !== 'eq' && op !== 'ne') return refuse(p, mark, left, right);
    return { kind: 'compare', op, left: convert(left, type), right: convert(right, type), type: int, span };
  }
  const lanes = compareVectors(p, op, left, right, span);
  if (lanes !== undefined) return lanes;
  const type = comparedPointers(p, mark, left, right);
  if (type === undefined) return refuse(p, mark, left, right);
  return { kind: 'compare', op, left: convert(left, type), right: convert(right, type), type: int, span };
}

/** The type as which addresses are compared. */
function comparedPointers(p: Parser, mark: string, left: Expr, right: Expr): Type | undefined {
  if (left.type.kind !== 'pointer' && right.type.kind !== 'pointer') return undefined;
  if (!isScalar(left.type) || !isScalar(right.type)) return undefined;
  if (left.type.kind === 'float' || right.type.kind === 'float') return undefined;
  const isMixed = isInteger(left.type) || isInteger(right.type);
  if (isMixed && !isNull(left) && !isNull(right)) p.report('CC3005', p.join(left.span, right.span), [mark]);
  if (isMixed) return left.type.kind === 'pointer' ? left.type : right.type;
  return commonPointer(p, left, right);
}

function logical(p: Parser, op: 'and' | 'or', left: Expr, right: Expr): Expr {
  const span = p.join(left.span, right.span);
  return { kind: 'logical', op, left: condition(p, left), right: condition(p, right), type: int, span };
}

/** `-x`, `~x`, `!x`, `+x`. */
export function unary(p: Parser, mark: string, operand: Expr, span: Span): Expr {
  if (mark === '!' && operand.type.kind === 'vector') {
    const lanes = notVector(p, value(p, operand), span);
    if (lanes !== undefined) return lanes;
  }
  if (mark === '!') return { kind: 'unary', op: 'not', operand: condition(p, operand), type: int, span };
  const inner = value(p, operand);
  const isRight = mark === '~' ? isInteger(inner.type) || inner.type.kind === 'complex' : isArithmetic(inner.type);
  const isVector = inner.type.kind === 'vector';
  if (inner.kind === 'error') return inner;
  if (!isRight && !isVector) {
    p.report('CC2041', span, [mark, typeText(inner.type)]);
    return p.error(span);
  }
  const right = promoted(inner);
  if (mark === '+') return { ...right, span };
  if (mark === '~' && right.type.kind === 'complex') return conjugate(p, right, span);
  const op = mark === '-' ? 'neg' : 'bitnot';
  if (right.type.kind === 'vector') {
    if (op === 'bitnot' && right.type.of.kind !== 'int') {
      p.report('CC2041', span, [mark, typeText(right.type)]);
      return p.error(span);
    }
    return negated(p, op, right, right.type, span);
  }
  return inWord({ kind: 'unary', op, operand: right, type: right.type, span });
}

/** `&place`. */
export function address(p: Parser, operand: Expr, span: Span): Expr {
  if (operand.kind === 'error') return operand;
  if (operand.type.kind === 'func') return { kind: 'decay', operand, type: pointerTo(operand.type), span };
  if (!isPlace(operand)) {
    p.report('CC2042', operand.span, []);
    return p.error(span);
  }
  if (operand.kind === 'member' && operand.member.bits !== undefined) {
    p.report('CC2043', operand.span, [operand.member.name ?? '']);
    return p.error(span);
  }
  markAddressed(operand);
  // `&*p` is p [6.5.3.2p3].
  if (operand.kind === 'deref') return { ...operand.operand, span };
  return { kind: 'address', operand, type: pointerTo(operand.type), span };
}

/** `*pointer`. */
export function dereference(p: Parser, operand: Expr, span: Span): Expr {
  const pointer = value(p, operand);
  if (pointer.kind === 'error') return pointer;
  if (pointer.type.kind !== 'pointer') {
    p.report('CC2044', span, [typeText(pointer.type)]);
    return p.error(span);
  }
  // `*&x` is x, and `*f` of a function the function.
  if (pointer.kind === 'decay' && pointer.operand.type.kind === 'func') return pointer.operand;
  return { kind: 'deref', operand: pointer, type: pointer.type.to, span };
}

/** The members from a structure to one of that name, through anonymous ones; undefined if there is none. */
export function memberPath(type: Type, name: string): readonly Member[] | undefined {
  return type.kind === 'record' && type.record.members !== undefined
    ? pathsOf(type.record.members).get(name)
    : undefined;
}

type MemberPaths = ReadonlyMap<string, readonly Member[]>;
const pathsOfMembers = new WeakMap<readonly Member[], MemberPaths>();

/** The way to each name; of a name that is there twice, to the first. */
function pathsOf(members: readonly Member[]): MemberPaths {
  const known = pathsOfMembers.get(members);
  if (known !== undefined) return known;
  const paths = new Map<string, readonly Member[]>();
  for (const member of members) {
    const { name, type } = member;
    if (name !== undefined) paths.set(name, paths.get(name) ?? [member]);
    else if (type.kind === 'record')
      for (const [inner, path] of pathsOf(type.record.members ?? []))
        paths.set(inner, paths.get(inner) ?? [member, ...path]);
  }
  pathsOfMembers.set(members, paths);
  return paths;
}

/** `a = b` and `a op= b`. */
export function assign(p: Parser, mark: string, place: Expr, right: Expr): Expr {
  const span = p.join(place.span, right.span);
  if (!checkModifiable(p, place)) return p.error(span);
  const type = place.type.plain;
  if (mark === '=') {
    const stored = assignable(p, right, place.type, { what: 'assigned', to: '' });
    return stored.kind === 'error' ? stored : { kind: 'assign', place, value: stored, type, span };
  }
  return update(p, mark.slice(0, -1), place, right, false, span);
}

/** `place op= right`, and `++` and `--`, which are that with 1. */
export function update(p: Parser, mark: string, place: Expr, right: Expr, isPostfix: boolean, span: Span): Expr {
  const old: Expr = { kind: 'load', operand: place, type: place.type.plain, span: place.span };
  if (place.type.kind === 'vector' && !isWhole(place.type))
    return updateByAddress(p, place, isPostfix, span, (from) => binary(p, mark, from, right));
  const result = binary(p, mark, old, right);
  if (result.kind === 'error') return result;
  const type = place.type.plain;
  const common = { kind: 'update', place, isPostfix, type, span } as const;
  if (result.kind === 'offset')
    return { ...common, op: 'offset', value: result.negative ? opposite(result.index) : result.index, inner: type };
  if (result.kind === 'convert' && integerOf(result.type)?.bits !== undefined)
    return updateByAddress(p, place, isPostfix, span, (from) => convert(binary(p, mark, from, right), type));
  if (result.kind !== 'binary') return refuse(p, `${mark}=`, place, right);
  return { ...common, op: result.op, value: result.right, inner: result.type };
}

function opposite(operand: Expr): Expr {
  return { kind: 'unary', op: 'neg', operand, type: operand.type, span: operand.span };
}

/** `c ? a : b`, and GNU's `c ?: b` [6.5.15]. */
export function conditional(p: Parser, test: Expr, thenOperand: Expr | undefined, otherwiseOperand: Expr): Expr {
  const then = operandOf(thenOperand === undefined ? test : value(p, thenOperand));
  const otherwise = operandOf(value(p, otherwiseOperand));
  const span = p.join(test.span, otherwise.span);
  if ([test, then, otherwise].some(({ kind }) => kind === 'error')) return p.error(span);
  if (test.type.kind === 'vector')
    return chosenLanes(p, test, then, otherwise, span) ?? refuse(p, '?:', then, otherwise);
  const type = conditionalType(p, then, otherwise);
  if (type === undefined) return refuse(p, '?:', then, otherwise);
  const converted = thenOperand === undefined ? undefined : convert(then, type);
  return { kind: 'conditional', condition: test, then: converted, otherwise: convert(otherwise, type), type, span };
}

function conditionalType(p: Parser, then: Expr, otherwise: Expr): Type | undefined {
  if (isArithmetic(then.type) && isArithmetic(otherwise.type)) return commonType(then.type, otherwise.type);
  if (isVoid(then.type) || isVoid(otherwise.type)) return voidType;
  const pointer = commonPointer(p, then, otherwise);
  if (pointer !== undefined) return pointer;
  const isMixed =
    [then, otherwise].some(({ type }) => type.kind === 'pointer') &&
    [then, otherwise].some(({ type }) => integerOf(type) !== undefined);
  if (isMixed) {
    p.report('CC3005', p.join(then.span, otherwise.span), ['?:']);
    return then.type.kind === 'pointer' ? then.type.plain : otherwise.type.plain;
  }
  return isCompatible(then.type.plain, otherwise.type.plain) ? then.type.plain : undefined;
}
