/**
 * Several patterns of one arm, and ranges (decision 0391): constants, which come to a set of bits.
 *
 *     | 'a' .. 'z' | '_' -> …      of one byte: [95, 95] [97, 122]
 *     | -1 .. 1 -> …               of four: [0, 1] [2^32 - 1, 2^32 - 1]
 *
 * A range holds the integers between its ends, whatever sign the bits are read with. What an alternative gives to `$1` counts if
 * all of them give the same type; else `$1` is what was matched.
 */
import type { Expr } from '../nodes.ts';
import { bytesOfText } from '../names.ts';
import { intType, mostBits, sameType, typeText, type Type } from '../types.ts';
import type { Choice } from '../nodes.ts';
import type { Body } from './body.ts';
import { floatOfBits, integerFits, integerOf } from './exact.ts';
import { patternOf } from './folding.ts';
import type { BitRange, LiteralClass, Pattern, ValueId } from './nodes.ts';
import type { Compiled, Scrutinee } from './patterns.ts';

/** One of the patterns: its bits, and what the arm gets of it. */
interface Member {
  readonly ranges: readonly BitRange[];
  readonly class: LiteralClass;
  /** Undefined if the value that it gives is its own, and so not that of the set. */
  readonly type: Type | undefined;
  readonly parts: Compiled['parts'];
}

/** `single` compiles a pattern that stands alone. */
export function compileSet(
  b: Body,
  choices: readonly Choice[],
  scrutinee: Scrutinee,
  single: (expr: Expr) => Compiled,
): Compiled {
  const members = choices.map((choice) =>
    choice.to === undefined ? literalMember(b, choice.value, scrutinee, single) : rangeMember(b, choice, scrutinee),
  );
  const known = members.filter((member) => member !== undefined);
  const ranges = mergeRanges(known.flatMap((member) => member.ranges));
  const first = known.at(0);
  if (first === undefined) return { pattern: { kind: 'never' }, parts: [() => b.unknown(choices[0].value.span)] };
  const agree = known.every(
    (member) => member.type !== undefined && first.type !== undefined && sameType(member.type, first.type),
  );
  const raw: Compiled['parts'] = [() => ({ id: scrutinee.id })];
  return { pattern: patternOfRanges(ranges, first.class), parts: agree ? first.parts : raw };
}

function patternOfRanges(ranges: readonly BitRange[], kind: LiteralClass): Pattern {
  return ranges.length === 0 ? { kind: 'never' } : { kind: 'set', ranges, class: kind };
}

/** In order, those that overlap or touch as one. */
export function mergeRanges(ranges: readonly BitRange[]): BitRange[] {
  const sorted = [...ranges].sort((a, b) => (a.low < b.low ? -1 : a.low > b.low ? 1 : 0));
  const merged: BitRange[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last === undefined || range.low > last.high + 1n) merged.push(range);
    else if (range.high > last.high) merged[merged.length - 1] = { low: last.low, high: range.high };
  }
  return merged;
}

/** Are these bits in the set? */
export function isInRanges(ranges: readonly BitRange[], bits: bigint): boolean {
  return ranges.some(({ low, high }) => bits >= low && bits <= high);
}

function refuse(b: Body, { span }: Expr, what: string): undefined {
  b.report('TUY2421', span, [what]);
}

function literalMember(
  b: Body,
  expr: Expr,
  scrutinee: Scrutinee,
  single: (expr: Expr) => Compiled,
): Member | undefined {
  const exact = b.constants.evaluate(expr);
  if (exact === undefined)
    return refuse(b, expr, 'an alternative is a constant; what is computed needs an arm of its own');
  const { pattern, parts } = single(expr);
  const type = scrutinee.type.kind === 'block' ? memberType(b, expr, scrutinee, pattern) : scrutinee.type;
  if (pattern.kind === 'computed') return refuse(b, expr, 'an address is no alternative; it needs an arm of its own');
  if (pattern.kind !== 'literal') return { ranges: [], class: 'int', type, parts };
  const bits = BigInt.asUintN(8 * scrutinee.bytes, pattern.value);
  return { ranges: [{ low: bits, high: bits }], class: pattern.class, type, parts };
}

/** The type of `$1` (of the struct with `$1`, `$2`, …) that a literal beside bits gives. */
function memberType(b: Body, expr: Expr, { bytes, type }: Scrutinee, pattern: Pattern): Type | undefined {
  if (pattern.kind !== 'literal') return undefined;
  if (pattern.class === 'string') return type;
  const exact = b.constants.evaluate(expr);
  if (pattern.class === 'bool' || exact === undefined) return undefined;
  const own = b.constants.typeOf(exact);
  if (own.kind === 'int') return intType(Math.min(bytes * 8, mostBits));
  const name = own.kind === 'float' ? floatOfBits(bytes * 8) : undefined;
  return name === undefined ? own : { kind: 'float', name };
}

/** All integers between the two; at the ends of its type a range of negative and positive ones is two ranges of bits. */
function rangeMember(b: Body, { value, to }: Choice, scrutinee: Scrutinee): Member | undefined {
  const type = rangeType(scrutinee.type);
  if (to === undefined) return undefined;
  if (type === undefined)
    return refuse(b, value, `a range is one of integers, and what is matched is ${typeText(scrutinee.type)}`);
  const [low, high] = [endOf(b, value, type), endOf(b, to, type)];
  if (low === undefined || high === undefined) return undefined;
  if (low > high) return refuse(b, value, `${low} is more than ${high}, so there is nothing between them`);
  const bits = (end: bigint): bigint => patternOf(type, end);
  const ranges =
    low < 0n && high >= 0n
      ? [
          { low: bits(low), high: bits(-1n) },
          { low: 0n, high: bits(high) },
        ]
      : [{ low: bits(low), high: bits(high) }];
  return { ranges, class: 'int', type, parts: [() => ({ id: integerOfBits(b, scrutinee, type, value.span) })] };
}

/** What was matched as an integer; it is one, or bits of its size. */
function integerOfBits(b: Body, { id, type }: Scrutinee, to: Type, span: Expr['span']): ValueId {
  return type.kind === 'int' ? id : b.builder.convert(id, 'bits', to, span);
}

/** The integers that what is matched can be. */
function rangeType(type: Type): Extract<Type, { kind: 'int' }> | undefined {
  if (type.kind === 'int') return type;
  return type.kind === 'block' && type.bits > 0 && type.bits <= mostBits ? { kind: 'int', bits: type.bits } : undefined;
}

/** An integer, or a string of one byte. */
function endOf(b: Body, expr: Expr, type: Type): bigint | undefined {
  const exact = b.constants.evaluate(expr);
  const bytes = exact?.kind === 'string' ? bytesOfText(exact.text) : undefined;
  const value = bytes?.length === 1 ? BigInt(bytes[0]) : exact === undefined ? undefined : integerOf(exact)?.value;
  if (value === undefined) return refuse(b, expr, 'the ends of a range are integers or characters that are constants');
  if (!integerFits(value, type)) return refuse(b, expr, `${value} does not fit what is matched, ${typeText(type)}`);
  return value;
}
