/**
 * What operators do to values of one type, found once and called often: `binary('add', i32)` is a function of two
 * values.
 *
 * Integers wrap; division truncates and by zero traps; a shift by the width or more leaves 0 or the sign, by less than
 * zero traps. Fixed point wraps, products and quotients are rounded to nearest even. Vectors go element by element.
 * Poison in, poison out, but a division by poison traps. The flags turn a broken promise into poison: nsw and nuw (the
 * result wraps), exact (something is lost), nnan and ninf (an operand or the result is one). The other fast-math flags
 * are permissions, which nothing here uses.
 */
import { InternalError } from '../../base/errors.ts';
import type { Flag } from '../../tuyin/opcodes.ts';
import { sizeInBytes, type Type } from '../../tuyin/types.ts';
import { trapOf } from './traps.ts';
import { canonical, isAggregate, isPoisoned, patternOf, poison, scalarOf, widthOf, type Value } from './values.ts';
import { compareFloats, floatBinary, floatNegation, isInfiniteBits, isNaNBits } from './float-arithmetic.ts';

export const binaryNames = ['add', 'sub', 'mul', 'div', 'rem', 'and', 'or', 'xor', 'shl', 'shr'] as const;
export type BinaryName = (typeof binaryNames)[number];
export type UnaryName = 'neg' | 'not';
export type CompareName = 'eq' | 'ne' | 'lt' | 'gt' | 'le' | 'ge';
/** Integers are signed unless this is asked for. */
export type Sign = 'signed' | 'unsigned';

export type Binary = (a: Value, b: Value) => Value;
export type Unary = (a: Value) => Value;
export type Compare = (a: Value, b: Value) => Value;

type Scalar2 = (a: bigint, b: bigint) => Value;

/** An operator on two values of `type`; a shift's second operand is any integer. */
export function binary(op: BinaryName, type: Type, flags: readonly Flag[] = [], sign: Sign = 'signed'): Binary {
  if (type.kind === 'vector') return lanewise(binary(op, type.of, flags, sign));
  const compute = scalarBinary(op, type, new Set(flags), sign);
  const divides = op === 'div' || op === 'rem';
  return (a, b) => {
    if (typeof a === 'bigint' && typeof b === 'bigint') return compute(a, b);
    if (divides && b === poison) throw trapOf('T-POISON', 'a division by it');
    return poison;
  };
}

function lanewise(lane: Binary): Binary {
  return (a, b) => {
    if (!isAggregate(a) || !isAggregate(b)) return poison;
    const { items } = b;
    return { type: a.type, items: a.items.map((item, i) => lane(item, items[i])) };
  };
}

function scalarBinary(op: BinaryName, type: Type, flags: ReadonlySet<Flag>, sign: Sign): Scalar2 {
  switch (type.kind) {
    case 'int':
    case 'block':
      return integerBinary(op, type, flags, sign);
    case 'fixed':
      return fixedBinary(op, type);
    case 'float':
      if (op === 'add' || op === 'sub' || op === 'mul' || op === 'div' || op === 'rem') {
        return strictFloat(op, type, flags);
      }
      throw new InternalError(`${op} of floats`, 'tuyin arithmetic');
    case 'pointer':
      return (a, b) => canonical(type, integerOps[op](a, b));
    default:
      throw new InternalError(`${op} of ${type.kind}`, 'tuyin arithmetic');
  }
}

/** Exact results, before they are wrapped. */
const integerOps: Readonly<Record<BinaryName, (a: bigint, b: bigint) => bigint>> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => a / divisor(b),
  rem: (a, b) => a % divisor(b),
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
  shl: (a, b) => a << b,
  shr: (a, b) => a >> b,
};

function divisor(value: bigint): bigint {
  if (value === 0n) throw trapOf('T-DIV0');
  return value;
}

function integerBinary(op: BinaryName, type: Type, flags: ReadonlySet<Flag>, sign: Sign): Scalar2 {
  const exact = integerOps[op];
  const width = BigInt(widthOf(type));
  if (op === 'shl' || op === 'shr') return shift(op, type, width, flags, sign);
  const wrapping: Scalar2 =
    sign === 'signed'
      ? (a, b) => canonical(type, exact(a, b))
      : (a, b) => canonical(type, exact(patternOf(type, a), patternOf(type, b)));
  if (!flags.has('nsw') && !flags.has('nuw') && !flags.has('exact')) return wrapping;
  return (a, b) => {
    if (flags.has('exact') && op === 'div' && b !== 0n && leavesRest(type, a, b, sign)) return poison;
    return wraps(flags, type, exact, a, b) ? poison : wrapping(a, b);
  };
}

function leavesRest(type: Type, a: bigint, b: bigint, sign: Sign): boolean {
  return (sign === 'signed' ? a % b : patternOf(type, a) % patternOf(type, b)) !== 0n;
}

function wraps(
  flags: ReadonlySet<Flag>,
  type: Type,
  exact: (a: bigint, b: bigint) => bigint,
  a: bigint,
  b: bigint,
): boolean {
  if (flags.has('nsw')) {
    const signed = (value: bigint): bigint => BigInt.asIntN(widthOf(type), value);
    const result = exact(signed(a), signed(b));
    if (result !== signed(result)) return true;
  }
  if (!flags.has('nuw')) return false;
  const result = exact(patternOf(type, a), patternOf(type, b));
  return result !== BigInt.asUintN(widthOf(type), result);
}

function shift(op: 'shl' | 'shr', type: Type, width: bigint, flags: ReadonlySet<Flag>, sign: Sign): Scalar2 {
  const exact = integerOps[op];
  return (a, b) => {
    if (b < 0n) throw trapOf('T-SHIFT', `by ${b}`);
    // No longer shift than the width: beyond it the result does not change.
    const count = b > width ? width : b;
    const subject = op === 'shr' && sign === 'unsigned' ? patternOf(type, a) : a;
    if (op === 'shr' && flags.has('exact') && BigInt.asUintN(Number(count), subject) !== 0n) return poison;
    if (op === 'shl' && wraps(flags, type, exact, a, count)) return poison;
    return canonical(type, exact(subject, count));
  };
}

function fixedBinary(op: BinaryName, type: Extract<Type, { kind: 'fixed' }>): Scalar2 {
  const places = BigInt(type.fraction);
  if (op === 'mul') return (a, b) => canonical(type, roundedQuotient(a * b, 1n << places));
  if (op === 'div') return (a, b) => canonical(type, roundedQuotient(a << places, divisor(b)));
  return op === 'shl' || op === 'shr'
    ? shift(op, type, BigInt(widthOf(type)), new Set(), 'signed')
    : (a, b) => canonical(type, integerOps[op](a, b));
}

/** a / b, the nearest integer, of two the even one. */
export function roundedQuotient(a: bigint, b: bigint): bigint {
  if (b < 0n) return roundedQuotient(-a, -b);
  let quotient = a / b;
  if (a % b < 0n) quotient -= 1n;
  const twice = 2n * (a - quotient * b);
  return twice > b || (twice === b && (quotient & 1n) === 1n) ? quotient + 1n : quotient;
}

function strictFloat(
  op: 'add' | 'sub' | 'mul' | 'div' | 'rem',
  type: Extract<Type, { kind: 'float' }>,
  flags: ReadonlySet<Flag>,
): Scalar2 {
  const compute = floatBinary(op, type.name);
  const refuses = refusal(type, flags);
  if (refuses === undefined) return compute;
  return (a, b) => {
    const result = compute(a, b);
    return refuses(a) || refuses(b) || refuses(result) ? poison : result;
  };
}

/** Is a value one that the flags promise not to meet? */
function refusal(type: Type, flags: ReadonlySet<Flag>): ((bits: bigint) => boolean) | undefined {
  if (type.kind !== 'float') return undefined;
  const { name } = type;
  const nnan = flags.has('nnan') || flags.has('fast');
  const ninf = flags.has('ninf') || flags.has('fast');
  if (!nnan && !ninf) return undefined;
  return (bits) => (nnan && isNaNBits(name, bits)) || (ninf && isInfiniteBits(name, bits));
}

export function unary(op: UnaryName, type: Type, flags: readonly Flag[] = []): Unary {
  if (type.kind === 'vector') {
    const lane = unary(op, type.of, flags);
    return (a) => (isAggregate(a) ? { type: a.type, items: a.items.map(lane) } : poison);
  }
  const compute = scalarUnary(op, type, new Set(flags));
  return (a) => (typeof a === 'bigint' ? compute(a) : poison);
}

function scalarUnary(op: UnaryName, type: Type, flags: ReadonlySet<Flag>): (a: bigint) => Value {
  if (type.kind === 'float') {
    const negate = floatNegation(type.name);
    const refuses = refusal(type, flags);
    return refuses === undefined ? negate : (a) => (refuses(a) ? poison : negate(a));
  }
  if (op === 'not') return (a) => canonical(type, ~a);
  const wrap = scalarBinary('sub', type, flags, 'signed');
  return (a) => wrap(0n, a);
}

/** Numbers by their order, NaN unordered (and so not equal); bits, pointers and aggregates by their bits. */
export function compare(op: CompareName, type: Type, sign: Sign = 'signed', flags: readonly Flag[] = []): Compare {
  const test = orderTests[op];
  const refuses = refusal(type, new Set(flags));
  const order = orderOf(type, sign);
  return (a, b) => {
    if (isPoisoned(a) || isPoisoned(b)) return poison;
    if (refuses !== undefined && (refuses(scalarOf(a)) || refuses(scalarOf(b)))) return poison;
    return test(order(a, b)) ? 1n : 0n;
  };
}

type Order = (a: Value, b: Value) => number | undefined;

const orderTests: Readonly<Record<CompareName, (order: number | undefined) => boolean>> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  lt: (order) => order === -1,
  gt: (order) => order === 1,
  le: (order) => order === -1 || order === 0,
  ge: (order) => order === 1 || order === 0,
};

function orderOf(type: Type, sign: Sign): Order {
  if (type.kind === 'float') return (a, b) => compareFloats(type.name, scalarOf(a), scalarOf(b));
  if (type.kind === 'struct' || type.kind === 'array' || type.kind === 'vector') return equality(type);
  const of = sign === 'unsigned' ? (value: Value) => patternOf(type, scalarOf(value)) : scalarOf;
  return (a, b) => {
    const [x, y] = [of(a), of(b)];
    return x < y ? -1 : x > y ? 1 : 0;
  };
}

/** Aggregates are equal if all their parts are, and have no order. */
function equality(type: Extract<Type, { kind: 'struct' | 'array' | 'vector' }>): Order {
  const parts = type.kind === 'struct' ? type.fields.map((field) => compare('eq', field)) : undefined;
  const element = type.kind === 'struct' ? undefined : compare('eq', type.of);
  return (a, b) => {
    if (!isAggregate(a) || !isAggregate(b)) throw new InternalError('not aggregates', 'tuyin arithmetic');
    const { items } = b;
    return a.items.every((item, i) => (parts?.[i] ?? element)?.(item, items[i]) === 1n) ? 0 : undefined;
  };
}

/** Bytes by which a pointer moves for each step: the size of what it points to, or the number of its address space. */
export function pointerStep(type: Extract<Type, { kind: 'pointer' }>, to: Type = type.to): number {
  return type.space === 0 ? (sizeInBytes(to) ?? 1) : type.space;
}

/** A pointer moved by a number of steps; wraps at 32 bits. */
export function movePointer(step: number, sign: 1n | -1n = 1n): Binary {
  const factor = BigInt(step) * sign;
  return (a, b) => (typeof a === 'bigint' && typeof b === 'bigint' ? BigInt.asUintN(32, a + b * factor) : poison);
}
