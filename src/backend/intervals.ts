/**
 * Between which bounds the integers of a program lie, read with their sign, and which power of two divides them. Bounds are numbers of JavaScript,
 * exact below 2^52: what may be greater, or wraps, is anything of its type.
 */
import type { ConversionOp, FamilyName, ValueType } from '../linear/opcodes.ts';
import { relations } from '../linear/relations.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
  /** So many of the lowest bits are 0; none are known to be unless given. */
  readonly zeros?: number;
}

export const anything: Interval = { low: -Infinity, high: Infinity };
const word: Interval = { low: -(2 ** 31), high: 2 ** 31 - 1 };
const unsignedWord: Interval = { low: 0, high: 2 ** 32 - 1 };
const truth: Interval = { low: 0, high: 1 };
const exact = 2 ** 52;

/** All values of a type. */
export function wholeOf(type: ValueType): Interval {
  return type === 'i32' ? word : anything;
}

export function isFinite({ low, high }: Interval): boolean {
  return low > -Infinity && high < Infinity;
}

function isWithin(inner: Interval, { low, high }: Interval): boolean {
  return inner.low >= low && inner.high <= high;
}

/** Of a result that is computed exactly, and then cut; sums without a bound have none. */
function wrapped(low: number, high: number, isWide: boolean): Interval {
  const most = isWide ? { low: -exact, high: exact } : word;
  return low >= most.low && high <= most.high ? { low, high } : isWide ? anything : word;
}

type Rule = (a: Interval, b: Interval, isWide: boolean, isUnsigned: boolean) => Interval | undefined;

const product: Rule = (a, b, isWide) => {
  const corners = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
  return wrapped(Math.min(...corners), Math.max(...corners), isWide);
};

/** Of a shift by a count that is known: two to its power. */
function powerOf({ low, high }: Interval, isWide: boolean): number | undefined {
  return low === high && low >= 0 && low < (isWide ? 53 : 32) ? 2 ** low : undefined;
}

const shiftedLeft: Rule = (a, b, isWide, isUnsigned) => {
  const power = powerOf(b, isWide);
  return power === undefined ? undefined : product(a, { low: power, high: power }, isWide, isUnsigned);
};

const shiftedRight: Rule = (a, b, isWide) => {
  const power = powerOf(b, isWide);
  if (power === undefined) return undefined;
  return { low: Math.floor(a.low / power), high: Math.floor(a.high / power) };
};

const shiftedRightUnsigned: Rule = (a, b, isWide, isUnsigned) => {
  if (a.low >= 0) return shiftedRight(a, b, isWide, isUnsigned);
  const power = powerOf(b, isWide);
  return power === undefined || power === 1 || isWide ? undefined : { low: 0, high: 2 ** 32 / power - 1 };
};

/** One operand without sign is enough. */
const both: Rule = (a, b) => {
  const highs = [a, b].filter(({ low }) => low >= 0).map(({ high }) => high);
  return highs.length === 0 ? undefined : { low: 0, high: Math.min(...highs) };
};

const either: Rule = (a, b) => {
  if (a.low < 0 || b.low < 0) return undefined;
  return { low: 0, high: 2 ** Math.ceil(Math.log2(Math.max(a.high, b.high) + 1)) - 1 };
};

const quotient: Rule = (a, b, _, isUnsigned) => {
  if (b.low <= 0 || (isUnsigned && a.low < 0) || !isFinite(a) || !isFinite(b)) return undefined;
  const corners = [a.low / b.low, a.low / b.high, a.high / b.low, a.high / b.high].map(Math.trunc);
  return { low: Math.min(...corners), high: Math.max(...corners) };
};

const rest: Rule = (a, b, _, isUnsigned) => {
  if (b.low <= 0) return undefined;
  const most = b.high - 1;
  if (isUnsigned || a.low >= 0) return { low: 0, high: a.low >= 0 ? Math.min(a.high, most) : most };
  return { low: -most, high: most };
};

const rules: Partial<Record<FamilyName, Rule>> = {
  Add: (a, b, isWide) => wrapped(a.low + b.low, a.high + b.high, isWide),
  Sub: (a, b, isWide) => wrapped(a.low - b.high, a.high - b.low, isWide),
  Mul: product,
  Shl: shiftedLeft,
  Shr: shiftedRight,
  ShrU: shiftedRightUnsigned,
  Band: both,
  Bor: either,
  Bxor: either,
  Div: quotient,
  Mod: rest,
};

const tests: ReadonlySet<FamilyName> = new Set<FamilyName>([...relations, 'And', 'Or', 'Not']);

export interface Result {
  /** Undefined: anything of the type. */
  readonly interval: Interval | undefined;
  /** It is what unbounded integers would give. */
  readonly isExact: boolean;
  /** Whether unbounded integers might give less or more than the type has; not said of what is cut to no type. */
  readonly leaves?: { readonly below: boolean; readonly above: boolean };
}

interface Reading {
  readonly isWide: boolean;
  readonly isUnsigned: boolean;
}

/** What a member of a family gives. */
export function resultOf(family: FamilyName, operands: readonly Interval[], reading: Reading): Result {
  const bounds = boundsOf(family, operands, reading);
  const zeros = resultingZeros(family, operands);
  const isCut = bounds === undefined || bounds === word || !isFinite(bounds);
  return {
    interval: zeros === 0 ? bounds : { ...(bounds ?? wholeOf(reading.isWide ? 'i64' : 'i32')), zeros },
    isExact: !isCut || !cutting.has(family),
    leaves: leavingOf(family, operands),
  };
}

/** By the signs of its operands alone, which are values of the type: numbers of JavaScript are not exact at the bounds of 64 bits. */
function leavingOf(family: FamilyName, [a, b]: readonly Interval[]): Result['leaves'] {
  switch (family) {
    case 'Add':
      return { below: a.low < 0 && b.low < 0, above: a.high > 0 && b.high > 0 };
    case 'Sub':
      return { below: a.low < 0 && b.high > 0, above: a.high >= 0 && b.low < 0 };
    case 'Mul':
      return { below: !((a.low >= 0 && b.low >= 0) || (a.high <= 0 && b.high <= 0)), above: true };
    case 'Shl':
      return { below: a.low < 0, above: a.high > 0 };
    case 'Neg':
      return { below: false, above: true };
    default:
      return undefined;
  }
}

/** Undefined: anything. What was cut to 32 bits is `word` itself. */
function boundsOf(
  family: FamilyName,
  operands: readonly Interval[],
  { isWide, isUnsigned }: Reading,
): Interval | undefined {
  if (tests.has(family)) return truth;
  const rule = ownRule(family);
  if (rule === undefined || operands.length !== 2) return undefined;
  return rule(operands[0], operands[1], isWide, isUnsigned);
}

function ownRule(family: FamilyName): Rule | undefined {
  return Object.hasOwn(rules, family) ? rules[family] : undefined;
}

/** What may leave the range of its type, and is cut then. */
const cutting: ReadonlySet<FamilyName> = new Set<FamilyName>(['Add', 'Sub', 'Mul', 'Shl', 'Neg', 'Abs']);

const most = 64;

/** How many of the lowest bits of a number are 0. */
export function zerosOf(value: number): number {
  if (value === 0) return most;
  if (!Number.isSafeInteger(value)) return 0;
  const low = value % 2 ** 32;
  return low === 0 ? 32 + zerosOf(value / 2 ** 32) : 31 - Math.clz32(low & -low);
}

/** Of what a member of a family gives, wrapped or not. */
function resultingZeros(family: FamilyName, [a, b]: readonly Interval[]): number {
  const [first, second] = [a.zeros ?? 0, b?.zeros ?? 0];
  switch (family) {
    case 'Mul':
      return Math.min(first + second, most);
    case 'Shl':
      return b.low === b.high && b.low >= 0 ? Math.min(first + b.low, most) : first;
    case 'Band':
      return Math.max(first, second);
    case 'Add':
    case 'Sub':
    case 'Bor':
    case 'Bxor':
      return Math.min(first, second);
    case 'Neg':
    case 'Abs':
      return first;
    default:
      return 0;
  }
}

/** What a conversion between integers gives. */
export function convertedInterval(op: ConversionOp, from: Interval): Result {
  const { zeros = 0 } = from;
  if (op === 'IToL') return { interval: from, isExact: true };
  if (op === 'UIToL') return { interval: from.low >= 0 ? from : { ...unsignedWord, zeros }, isExact: true };
  if (op !== 'LToI') return { interval: undefined, isExact: false };
  return isWithin(from, word)
    ? { interval: from, isExact: true }
    : { interval: { ...word, zeros: Math.min(zeros, 32) }, isExact: false };
}

/** What a load gives whose bits fill no word. */
export const loadedIntervals: Readonly<Record<string, Interval>> = {
  i8: { low: -128, high: 127 },
  u8: { low: 0, high: 255 },
  i16: { low: -32768, high: 32767 },
  u16: { low: 0, high: 65535 },
  i32: word,
};
