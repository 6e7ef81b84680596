/**
 * The meaning of scalar operations once more, as terms of SMT-LIB (version 2.6, theories of bit vectors and floating-point
 * numbers): what proofs of rules speak of. Integers are bit vectors of their width, floats are numbers of their format,
 * truth is an i32.
 *
 * The theory has one NaN, as the IR has, and its `=` tells zeros of different sign apart, so `=` is what "the same
 * value" means here. That these terms mean what src/scalar computes is tested by having a solver compute them
 * (tests/passes/rules).
 */
import { InternalError } from '../../base/errors.ts';
import {
  calcRows,
  conversions,
  isCalcOp,
  letterRows,
  type CalcOp,
  type ConversionOp,
  type FamilyName,
  type Letter,
  type ValueType,
} from '../../linear/opcodes.ts';
import type { Scalar } from '../../linear/meaning.ts';
import { f32ToBits, f64ToBits } from '../../scalar/float-bits.ts';
import { isTruthName, type Application, type Rule, type Term } from './rule.ts';

/** The sorts of values; there are none for 128 bits. */
const sorts: Readonly<Partial<Record<ValueType, string>>> = {
  i32: '(_ BitVec 32)',
  i64: '(_ BitVec 64)',
  f32: '(_ FloatingPoint 8 24)',
  f64: '(_ FloatingPoint 11 53)',
};
const formats = { f32: '8 24', f64: '11 53' } as const;
/** To nearest, ties to even. */
const nearest = 'RNE';

export function sortOf(type: ValueType): string {
  const sort = sorts[type];
  if (sort === undefined) throw new InternalError(`${type} has no sort`, 'smt');
  return sort;
}

/** Is there a sort for a type, or a term for an operation? */
export function hasTerm(what: ValueType | CalcOp): boolean {
  if (!isCalcOp(what)) return sorts[what] !== undefined;
  const { family, operands, result } = calcRows[what];
  const isNumber = [...operands, result].every((type) => sorts[type] !== undefined);
  const isFloat = operands.at(-1) === 'f32' || operands.at(-1) === 'f64';
  return isNumber && (family === undefined || (isFloat ? floats : integers)[family] !== undefined);
}

/** An operation with its operands' terms. */
export function applied(op: CalcOp, args: readonly string[]): string {
  const { family, letter } = calcRows[op];
  if (family === undefined || letter === undefined) return converted(op as ConversionOp, args[0]);
  const type = letterRows[letter].value;
  if (sorts[type] === undefined) throw new InternalError(`no term for ${op}`, 'smt');
  const meaning = type === 'f32' || type === 'f64' ? floats[family] : integers[family];
  if (meaning === undefined) throw new InternalError(`no term for ${op}`, 'smt');
  return meaning({ letter, width: type === 'i64' || type === 'f64' ? 64 : 32 }, ...args);
}

/** When the operation traps; undefined if it never does. */
export function trapOf(op: CalcOp, args: readonly string[]): string | undefined {
  const { effects, operands } = calcRows[op];
  return effects?.includes('traps') === true ? `(= ${args[1]} ${literal(0, operands[1])})` : undefined;
}

/** A value as a term. */
export function literal(value: Scalar, type: ValueType): string {
  switch (type) {
    case 'i32':
      return bits(BigInt(value), 32);
    case 'i64':
      return bits(BigInt(value), 64);
    case 'f32':
      return Number.isNaN(value) ? '(_ NaN 8 24)' : `((_ to_fp 8 24) ${bits(BigInt(f32ToBits(Number(value))), 32)})`;
    case 'f64':
      return Number.isNaN(value) ? '(_ NaN 11 53)' : `((_ to_fp 11 53) ${bits(f64ToBits(Number(value)), 64)})`;
    default:
      throw new InternalError(`no literal of ${type}`, 'smt');
  }
}

function bits(value: bigint, width: number): string {
  return `#x${BigInt.asUintN(width, value)
    .toString(16)
    .padStart(width / 4, '0')}`;
}

export function termText(term: Term): string {
  switch (term.kind) {
    case 'any':
    case 'constant':
      return term.name;
    case 'number':
      return literal(term.value, term.type);
    case 'op':
      return applied(term.op, term.args.map(termText));
  }
}

/**
 * What a solver finds unsatisfiable if the rule is right: values for which the conditions hold, what stands inside the left
 * side does not trap (it has been computed before), and the sides differ, or one traps and the other does not.
 */
export function counterexampleOf(rule: Rule): string {
  const { from, to, conditions } = rule;
  const names = new Map<string, ValueType>();
  for (const side of [from, to, ...conditions]) collectNames(side, names);
  const holds = conditions.map((term) => `(distinct ${termText(term)} ${literal(0, term.type)})`);
  const before = from.args.flatMap(trapsIn);
  const [left, right] = [either(ownTraps(from)), either(trapsIn(to))];
  const [old, replaced] = [from, to].map((side) => (rule.asTruth ? isSet(i32, termText(side)) : termText(side)));
  const differ = `(or (distinct ${left} ${right}) (and (not ${left}) (distinct ${old} ${replaced})))`;
  return [
    ...declared(names),
    ...[...holds, ...before.map((trap) => `(not ${trap})`), differ].map((claim) => `(assert ${claim})`),
  ].join('\n');
}

/** That for some values the conditions hold: a rule that is never used is none. */
export function exampleOf({ from, conditions }: Rule): string {
  const names = new Map<string, ValueType>();
  for (const side of [from, ...conditions]) collectNames(side, names);
  return [
    ...declared(names),
    ...conditions.map((term) => `(assert (distinct ${termText(term)} ${literal(0, term.type)}))`),
  ].join('\n');
}

/** The variables, and that those which stand for a truth are 0 or 1. */
function declared(names: ReadonlyMap<string, ValueType>): string[] {
  const truths = [...names].filter(([name]) => isTruthName(name));
  return [
    ...[...names].map(([name, type]) => `(declare-const ${name} ${sortOf(type)})`),
    ...truths.map(([name, type]) => `(assert (or (= ${name} ${literal(0, type)}) (= ${name} ${literal(1, type)})))`),
  ];
}

function collectNames(term: Term, names: Map<string, ValueType>): void {
  if (term.kind === 'op') for (const arg of term.args) collectNames(arg, names);
  else if (term.kind !== 'number') names.set(term.name, term.type);
}

function ownTraps({ op, args }: Application): string[] {
  const trap = trapOf(op, args.map(termText));
  return trap === undefined ? [] : [trap];
}

function trapsIn(term: Term): string[] {
  return term.kind === 'op' ? [...term.args.flatMap(trapsIn), ...ownTraps(term)] : [];
}

function either(claims: readonly string[]): string {
  return claims.length === 0 ? 'false' : `(or false ${claims.join(' ')})`;
}

// Families

/** What of an operation is not in its family. */
interface Member {
  readonly letter: Letter;
  readonly width: number;
}
type Meaning = (member: Member, ...args: string[]) => string;

const i32: Member = { letter: 'I', width: 32 };
const truth = (claim: string): string => `(ite ${claim} ${bits(1n, 32)} ${bits(0n, 32)})`;
const isUnsigned = ({ letter }: Member): boolean => letter.startsWith('U');
const call =
  (name: string): Meaning =>
  (_, ...args) =>
    `(${name} ${args.join(' ')})`;
/** By the sign of the member's integers. */
const bySign =
  (signed: string, unsigned: string): Meaning =>
  (member, a, b) =>
    `(${isUnsigned(member) ? unsigned : signed} ${a} ${b})`;
const claim =
  (meaning: Meaning): Meaning =>
  (member, ...args) =>
    truth(meaning(member, ...args));
const isSet = ({ width }: Member, a: string): string => `(distinct ${a} ${bits(0n, width)})`;
/** The count is taken modulo the width. */
const shift =
  (name: string): Meaning =>
  ({ width }, a, b) =>
    `(${name} ${a} (bvand ${b} ${bits(BigInt(width - 1), width)}))`;
const lesser =
  (isLess: Meaning): Meaning =>
  (member, a, b) =>
    `(ite ${isLess(member, a, b)} ${a} ${b})`;
const swapped =
  (meaning: Meaning): Meaning =>
  (member, a, b) =>
    meaning(member, b, a);
const less = bySign('bvslt', 'bvult');
/** The lowest bits, with their sign. */
const extended =
  (count: number): Meaning =>
  ({ width }, a) =>
    count === width ? a : `((_ sign_extend ${width - count}) ((_ extract ${count - 1} 0) ${a}))`;
const select: Meaning = (_, condition, a, b) => `(ite (distinct ${condition} ${bits(0n, 32)}) ${a} ${b})`;

/** The number of the first of these bits that is set, or how many there are. */
function firstSet(a: string, order: readonly number[], width: number): string {
  return order.reduceRight(
    (rest, bit, at) => `(ite (= ((_ extract ${bit} ${bit}) ${a}) #b1) ${bits(BigInt(at), width)} ${rest})`,
    bits(BigInt(order.length), width),
  );
}

const upTo = (width: number): number[] => Array.from({ length: width }, (_, i) => i);

const integers: Readonly<Partial<Record<FamilyName, Meaning>>> = {
  Add: call('bvadd'),
  Sub: call('bvsub'),
  Mul: call('bvmul'),
  Div: bySign('bvsdiv', 'bvudiv'),
  Mod: bySign('bvsrem', 'bvurem'),
  Band: call('bvand'),
  Bor: call('bvor'),
  Bxor: call('bvxor'),
  Shl: shift('bvshl'),
  Shr: shift('bvashr'),
  ShrU: shift('bvlshr'),
  Rotr: (member, a, b) => {
    const back = `(bvneg ${b})`;
    return `(bvor ${shift('bvlshr')(member, a, b)} ${shift('bvshl')(member, a, back)})`;
  },
  Min: lesser(less),
  Max: lesser(swapped(less)),
  And: claim((member, a, b) => `(and ${isSet(member, a)} ${isSet(member, b)})`),
  Or: claim((member, a, b) => `(or ${isSet(member, a)} ${isSet(member, b)})`),
  Equal: claim(call('=')),
  NotEqual: claim(call('distinct')),
  Greater: claim(bySign('bvsgt', 'bvugt')),
  Less: claim(less),
  GreaterEqual: claim(bySign('bvsge', 'bvuge')),
  LessEqual: claim(bySign('bvsle', 'bvule')),
  Neg: call('bvneg'),
  Not: claim(({ width }, a) => `(= ${a} ${bits(0n, width)})`),
  Bnot: call('bvnot'),
  Abs: ({ width }, a) => `(ite (bvslt ${a} ${bits(0n, width)}) (bvneg ${a}) ${a})`,
  Clz: ({ width }, a) => firstSet(a, upTo(width).reverse(), width),
  Ctz: ({ width }, a) => firstSet(a, upTo(width), width),
  Popcnt: ({ width }, a) => {
    const ones = upTo(width).map((bit) => `((_ zero_extend ${width - 1}) ((_ extract ${bit} ${bit}) ${a}))`);
    return ones.reduce((sum, one) => `(bvadd ${sum} ${one})`);
  },
  Ext8: extended(8),
  Ext16: extended(16),
  Ext32: extended(32),
  Select: select,
};

const format = ({ width }: Member): string => formats[width === 64 ? 'f64' : 'f32'];
const rounded =
  (name: string, mode: string): Meaning =>
  (_, ...args) =>
    `(${name} ${mode} ${args.join(' ')})`;
const isTrueFloat = (a: string): string => `(not (fp.isZero ${a}))`;
/** NaN if either is; -0 is less than 0. */
const floatLesser =
  (isLess: string, zeros: 'isNegative' | 'isPositive'): Meaning =>
  (member, a, b) =>
    `(ite (or (fp.isNaN ${a}) (fp.isNaN ${b})) (_ NaN ${format(member)}) ` +
    `(ite (and (fp.isZero ${a}) (fp.isZero ${b})) (ite (fp.${zeros} ${a}) ${a} ${b}) (ite (${isLess} ${a} ${b}) ${a} ${b})))`;

const floats: Readonly<Partial<Record<FamilyName, Meaning>>> = {
  Add: rounded('fp.add', nearest),
  Sub: rounded('fp.sub', nearest),
  Mul: rounded('fp.mul', nearest),
  Div: rounded('fp.div', nearest),
  Min: floatLesser('fp.lt', 'isNegative'),
  Max: floatLesser('fp.gt', 'isPositive'),
  And: claim((_, a, b) => `(and ${isTrueFloat(a)} ${isTrueFloat(b)})`),
  Or: claim((_, a, b) => `(or ${isTrueFloat(a)} ${isTrueFloat(b)})`),
  Equal: claim(call('fp.eq')),
  NotEqual: claim((_, a, b) => `(not (fp.eq ${a} ${b}))`),
  Greater: claim(call('fp.gt')),
  Less: claim(call('fp.lt')),
  GreaterEqual: claim(call('fp.geq')),
  LessEqual: claim(call('fp.leq')),
  Neg: call('fp.neg'),
  Not: claim(call('fp.isZero')),
  Abs: call('fp.abs'),
  Sqrt: rounded('fp.sqrt', nearest),
  Ceil: rounded('fp.roundToIntegral', 'RTP'),
  Floor: rounded('fp.roundToIntegral', 'RTN'),
  Trunc: rounded('fp.roundToIntegral', 'RTZ'),
  Round: rounded('fp.roundToIntegral', 'RNA'),
  Select: select,
};

// Conversions

function converted(op: ConversionOp, a: string): string {
  const { from, to, ...row } = conversions[op];
  if (sorts[from] === undefined || sorts[to] === undefined) throw new InternalError(`no term for ${op}`, 'smt');
  const isFloat = (type: ValueType): type is 'f32' | 'f64' => type === 'f32' || type === 'f64';
  const width = (type: ValueType): number => (type === 'i64' || type === 'f64' ? 64 : 32);
  if ('bits' in row) {
    if (isFloat(to)) return `((_ to_fp ${formats[to]}) ${a})`;
    const nan = bits(width(to) === 32 ? 0x7fc0_0000n : 0x7ff8_0000_0000_0000n, width(to));
    return `(ite (fp.isNaN ${a}) ${nan} (fp.to_ieee_bv ${a}))`;
  }
  const [source, target] = row.scalar;
  if (isFloat(from) && isFloat(to)) return `((_ to_fp ${formats[to]}) ${nearest} ${a})`;
  if (isFloat(to)) return `((_ ${source.startsWith('u') ? 'to_fp_unsigned' : 'to_fp'} ${formats[to]}) ${nearest} ${a})`;
  if (isFloat(from)) return saturated(a, from, width(to), target.startsWith('u'));
  if (width(from) > width(to)) return `((_ extract ${width(to) - 1} 0) ${a})`;
  return `((_ ${source.startsWith('u') ? 'zero_extend' : 'sign_extend'} ${width(to) - width(from)}) ${a})`;
}

/** Towards zero, into the range of the integer; NaN is 0. */
function saturated(a: string, from: 'f32' | 'f64', width: number, unsigned: boolean): string {
  const top = 2 ** (unsigned ? width : width - 1);
  const [least, most] = unsigned
    ? [0n, (1n << BigInt(width)) - 1n]
    : [-(1n << BigInt(width - 1)), (1n << BigInt(width - 1)) - 1n];
  const low = unsigned ? 0 : -top;
  return (
    `(ite (fp.isNaN ${a}) ${bits(0n, width)} (ite (fp.geq ${a} ${literal(top, from)}) ${bits(most, width)} ` +
    `(ite (fp.leq ${a} ${literal(low, from)}) ${bits(least, width)} ` +
    `((_ ${unsigned ? 'fp.to_ubv' : 'fp.to_sbv'} ${width}) RTZ ${a}))))`
  );
}
