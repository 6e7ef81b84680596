/**
 * `match` (docs/ir/tuyin.md, "Match"). A pattern is bits: literals become as wide as what is matched, computed values
 * are widened in their class and compared. Beside a value with a type, literals take that type, as everywhere; beside
 * bits, an integer is an integer of that width and a decimal the floating-point number of that width.
 */
import type { Span } from '../../base/source.ts';
import { streamBits } from '../extra-uses.ts';
import { bytesOfText } from '../names.ts';
import { isDefault, type Arm, type Expr, type ExprOf } from '../nodes.ts';
import { i1, intType, mostBits, typeText, type Type } from '../types.ts';
import type { Body, Use } from './body.ts';
import type { ClosedArm } from './builder.ts';
import { bitsOfBytes, floatOfBits, integerFits, integerOf, type Exact, type Typed } from './exact.ts';
import { compileSet } from './pattern-sets.ts';
import { foldConversion, patternOf } from './folding.ts';
import { partType } from './layout.ts';
import type { Constant, LiteralClass, MatchArm, Pattern, Region, ValueId } from './nodes.ts';
import { unknownType } from './program.ts';
import type { Operand } from './values.ts';

/** What `$0`, `$1`, … are in an arm. */
export interface Captures {
  readonly raw: ValueId;
  /** Each makes its value where it is used. */
  readonly parts: readonly (() => Operand)[];
}

/** What is matched. */
export interface Scrutinee {
  readonly id: ValueId;
  readonly type: Type;
  /** In a stream. */
  readonly bytes: number;
}

export interface Compiled {
  readonly pattern: Pattern;
  readonly parts: Captures['parts'];
}

const nothing: Compiled = { pattern: { kind: 'never' }, parts: [] };

export function elaborateMatch(b: Body, expr: ExprOf<'match'>, use: Use): Operand {
  const { builder } = b;
  const scrutinee = elaborateScrutinee(b, expr.scrutinee);
  if (!expr.arms.some(isDefault)) b.report('TUY2301', { ...expr.span, end: expr.scrutinee.span.end }, []);
  const arms: ClosedArm[] = [];
  const patterns: Pattern[] = [];
  const operands = expr.arms.map((arm) => {
    const { pattern, parts } = arm.elided
      ? elidedPattern(b, arm)
      : isDefault(arm)
        ? { pattern: { kind: 'any' } as const, parts: [] }
        : compilePatterns(b, arm, scrutinee);
    patterns.push(pattern);
    const saved = builder.openArm();
    b.captures.push({ raw: scrutinee.id, parts });
    const operand: Operand = arm.elided ? 'ends' : arm.body === undefined ? 'nothing' : b.body(arm.body, use);
    b.captures.pop();
    arms.push(builder.closeArm(saved, operand === 'ends'));
    return operand;
  });
  const { type, results } = b.meet(
    operands,
    arms,
    expr.arms.map(({ span }) => span),
    use,
    expr.span,
  );
  const built = expr.arms.map(({ span }, i): MatchArm => ({
    pattern: patterns[i],
    body: builder.finish(arms[i], results[i]),
    span,
  }));
  const id = builder.emit({
    kind: 'match',
    scrutinee: scrutinee.id,
    width: scrutinee.bytes,
    arms: built,
    phis: [],
    type,
    span: expr.span,
  });
  b.join(id, arms, expr.span);
  return operands.every((operand) => operand === 'ends') ? 'ends' : { id };
}

function elidedPattern(b: Body, { span }: Arm): Compiled {
  b.report('TUY2302', span, []);
  return { pattern: { kind: 'elided' }, parts: [] };
}

/** A read that is matched may be short: then only `_` fits. */
function elaborateScrutinee(b: Body, expr: Expr): Scrutinee {
  const { builder } = b;
  const id = b.value(expr);
  const node = builder.nodes[id];
  if (node.kind === 'read' && expr.kind === 'io') builder.nodes[id] = { ...node, short: true };
  const type = builder.typeOf(id);
  const isOpen = type.kind === 'pointer' && type.to.kind === 'block' && type.to.bits === 0;
  if (isOpen) b.report('TUY2404', expr.span, ['a match', 'whose width is not known']);
  return { id, type: isOpen ? unknownType : type, bytes: Math.ceil((streamBits(type) ?? 0) / 8) };
}

function widthText({ bytes }: Scrutinee): string {
  return bytes === 1 ? 'one byte' : `${bytes} bytes`;
}

function compilePatterns(b: Body, arm: Arm, scrutinee: Scrutinee): Compiled {
  const [first] = arm.patterns;
  if (scrutinee.type === unknownType || (arm.patterns.length === 1 && first.to === undefined))
    return compilePattern(b, first.value, arm, scrutinee);
  return compileSet(b, arm.patterns, scrutinee, (expr) => compilePattern(b, expr, arm, scrutinee));
}

function compilePattern(b: Body, expr: Expr, arm: Arm, scrutinee: Scrutinee): Compiled {
  if (scrutinee.type === unknownType) return looseCaptures(b, expr);
  const exact = b.constants.evaluate(expr);
  if (exact?.kind === 'wrong') return looseCaptures(b, expr);
  if (exact === undefined) return computedPattern(b, expr, arm, scrutinee);
  return scrutinee.type.kind === 'block'
    ? literalPattern(b, exact, expr, scrutinee)
    : typedLiteral(b, exact, expr, scrutinee);
}

/** After a mistake the arm's captures are still there. */
function looseCaptures(b: Body, expr: Expr): Compiled {
  const count = expr.kind === 'struct' ? expr.elements.length : 1;
  return { ...nothing, parts: Array.from({ length: count }, () => () => b.unknown(expr.span)) };
}

// Literals beside bits

function literalPattern(b: Body, exact: Exact, expr: Expr, scrutinee: Scrutinee): Compiled {
  const { span } = expr;
  switch (exact.kind) {
    case 'int':
      return integerPattern(b, exact.value, scrutinee, span);
    case 'decimal':
      return floatPattern(b, exact, scrutinee, span);
    case 'string':
      return stringPattern(b, exact.text, scrutinee, span);
    case 'items':
      return exact.shape === 'struct' ? structPattern(b, exact, scrutinee, span) : widened(b, exact, scrutinee, expr);
    default:
      return widened(b, exact, scrutinee, expr);
  }
}

function captured(b: Body, { id, type }: Scrutinee, to: Type, span: Span): () => Operand {
  return () => ({
    id: type.kind === to.kind && typeText(type) === typeText(to) ? id : b.builder.convert(id, 'bits', to, span),
  });
}

function integerPattern(b: Body, value: bigint, scrutinee: Scrutinee, span: Span): Compiled {
  const type = intType(Math.max(1, Math.min(scrutinee.bytes * 8, mostBits)));
  if (scrutinee.bytes * 8 > mostBits || scrutinee.bytes === 0 || !integerFits(value, type))
    return misfit(b, String(value).slice(0, 30), scrutinee, span);
  return { pattern: { kind: 'literal', value, class: 'int' }, parts: [captured(b, scrutinee, type, span)] };
}

function misfit(b: Body, pattern: string, scrutinee: Scrutinee, span: Span): Compiled {
  b.report('TUY2404', span, [pattern, widthText(scrutinee)]);
  return { ...nothing, parts: [() => b.unknown(span)] };
}

function floatPattern(b: Body, exact: Exact, scrutinee: Scrutinee, span: Span): Compiled {
  const name = floatOfBits(scrutinee.bytes * 8);
  if (name === undefined) {
    b.report('TUY2208', span, [scrutinee.bytes]);
    return { ...nothing, parts: [() => b.unknown(span)] };
  }
  const type: Type = { kind: 'float', name };
  const settled = b.constants.settle(exact, type, span);
  return { pattern: literalOf(settled, type, 'float'), parts: [captured(b, scrutinee, type, span)] };
}

function literalOf(settled: Typed | undefined, type: Type, kind: LiteralClass): Pattern {
  const value = settled === undefined ? undefined : bitsOf(type, settled);
  return value === undefined ? { kind: 'never' } : { kind: 'literal', value, class: kind };
}

/** A shorter string is followed by zeros. */
function stringPattern(b: Body, text: string, scrutinee: Scrutinee, span: Span): Compiled {
  const bytes = bytesOfText(text);
  const parts = [(): Operand => ({ id: scrutinee.id })];
  if (bytes.length > scrutinee.bytes) {
    b.report('TUY2408', span, [bytes.length, scrutinee.bytes]);
    return { ...nothing, parts };
  }
  return { pattern: { kind: 'literal', value: bitsOfBytes(bytes), class: 'string' }, parts };
}

/** The parts follow each other and fill what is matched. */
function structPattern(b: Body, exact: Exact, scrutinee: Scrutinee, span: Span): Compiled {
  const type = b.constants.typeOf(exact);
  const fields = type.kind === 'struct' ? type.fields : [];
  if (type.kind !== 'struct' || streamBits(type) !== scrutinee.bytes * 8)
    return { ...misfit(b, typeText(type), scrutinee, span), parts: fields.map(() => () => b.unknown(span)) };
  const settled = b.constants.settle(exact, type, span);
  const parts = fields.map((field, index) => (): Operand => {
    const whole = b.builder.convert(scrutinee.id, 'bits', type, span);
    return { id: b.builder.emit({ kind: 'get', of: whole, index, type: field, span }) };
  });
  return { pattern: literalOf(settled, type, 'struct'), parts };
}

// Constants with a type

/** Named and typed constants beside bits: widened in their class. */
function widened(b: Body, exact: Exact, scrutinee: Scrutinee, expr: Expr): Compiled {
  const { span } = expr;
  const settled = b.constants.settle(exact, undefined, span);
  if (settled === undefined) return { ...nothing, parts: [() => b.unknown(span)] };
  if (settled.value.kind === 'address' || settled.value.kind === 'label')
    return computedPattern(b, expr, undefined, scrutinee);
  const { type } = settled;
  if (type.kind === 'int' && type.bits === 1) {
    const value = integerOf({ kind: 'typed', ...settled })?.value ?? 0n;
    return {
      pattern: { kind: 'literal', value, class: 'bool' },
      parts: [() => ({ id: b.builder.integer(i1, value, span) })],
    };
  }
  const wide = widerType(type, scrutinee);
  const number =
    settled.value.kind === 'number'
      ? settled.value.value
      : settled.value.kind === 'zero' || settled.value.kind === 'undef'
        ? 0n
        : undefined;
  if (wide === undefined) return misfit(b, typeText(type), scrutinee, span);
  const value =
    number === undefined
      ? bitsOf(type, settled)
      : number === 0n
        ? 0n
        : typeText(wide) === typeText(type)
          ? patternOf(type, number)
          : foldConversion('number', type, wide, number);
  return value === undefined
    ? misfit(b, typeText(type), scrutinee, span)
    : {
        pattern: {
          kind: 'literal',
          value,
          class: type.kind === 'float' ? 'float' : type.kind === 'struct' ? 'struct' : 'int',
        },
        parts: [captured(b, scrutinee, wide, span)],
      };
}

/** The type of the same class that fills what is matched; undefined if there is none. */
function widerType(type: Type, { bytes }: Scrutinee): Type | undefined {
  const bits = bytes * 8;
  if (type.kind === 'int' && bits <= mostBits && type.bits <= bits && bits > 0) return intType(bits);
  if (type.kind === 'float') {
    const name = floatOfBits(bits);
    return name !== undefined && (streamBits(type) ?? bits + 1) <= bits ? { kind: 'float', name } : undefined;
  }
  return Math.ceil((streamBits(type) ?? -8) / 8) === bytes ? type : undefined;
}

/** Beside a value with a type, a literal is of that type. */
function typedLiteral(b: Body, exact: Exact, expr: Expr, scrutinee: Scrutinee): Compiled {
  const { span } = expr;
  const parts =
    expr.kind === 'struct' && scrutinee.type.kind === 'struct'
      ? scrutinee.type.fields.map((type, index) => (): Operand => ({
          id: b.builder.emit({ kind: 'get', of: scrutinee.id, index, type, span }),
        }))
      : [(): Operand => ({ id: scrutinee.id })];
  if (exact.kind === 'string' && scrutinee.type.kind === 'pointer')
    return computedPattern(b, expr, undefined, scrutinee);
  const settled = b.constants.settle(exact, scrutinee.type, span);
  if (settled === undefined) return { ...nothing, parts };
  if (settled.value.kind === 'address' || settled.value.kind === 'label')
    return computedPattern(b, expr, undefined, scrutinee);
  return { pattern: literalOf(settled, scrutinee.type, literalClass(scrutinee.type)), parts };
}

function literalClass(type: Type): LiteralClass {
  if (type.kind === 'float' || type.kind === 'struct') return type.kind;
  return typeText(type) === 'i1' ? 'bool' : 'int';
}

/** The bits of a constant in a stream, byte 0 lowest; undefined for addresses. */
function bitsOf(type: Type, { value }: Pick<Typed, 'value'>): bigint | undefined {
  switch (value.kind) {
    case 'number':
      return patternOf(type, value.value);
    case 'zero':
    case 'undef':
      return 0n;
    case 'aggregate':
      return aggregateBits(type, value.elements);
    default:
      return undefined;
  }
}

/** In a stream, each part begins with a byte of its own. */
function aggregateBits(type: Type, elements: readonly Constant[]): bigint | undefined {
  let bits = 0n;
  let at = 0;
  for (const [i, value] of elements.entries()) {
    const part = partType(type, i) ?? type;
    const inner = bitsOf(part, { value });
    if (inner === undefined) return undefined;
    bits |= inner << BigInt(at);
    at += Math.ceil((streamBits(part) ?? 0) / 8) * 8;
  }
  return bits;
}

// Computed patterns

/** Evaluated when the arm is tried; it may read, and gives back what it read if it does not fit. */
function computedPattern(b: Body, expr: Expr, arm: Arm | undefined, scrutinee: Scrutinee): Compiled {
  const { builder } = b;
  const outer = builder.flags;
  if (arm !== undefined && arm.flags.length > 0) builder.flags = [...new Set([...outer, ...arm.flags])];
  const saved = builder.openArm();
  const operand = b.expression(expr);
  const { id, type } =
    operand === 'ends'
      ? { id: undefined, type: scrutinee.type }
      : compared(b, b.values.value(operand, expr.span), scrutinee, expr.span);
  const closed = builder.closeArm(saved, operand === 'ends');
  builder.flags = outer;
  const region: Region = builder.finish(closed, id);
  return { pattern: { kind: 'computed', region }, parts: [captured(b, scrutinee, type, expr.span)] };
}

/** The bits of a computed value, as wide as what is matched; and the type that it has then. */
function compared(
  b: Body,
  given: ValueId,
  scrutinee: Scrutinee,
  span: Span,
): { readonly id: ValueId; readonly type: Type } {
  const { builder, values } = b;
  const block: Type = { kind: 'block', bits: scrutinee.bytes * 8 };
  const from = builder.typeOf(given);
  if (from === unknownType) return { id: given, type: unknownType };
  if (from.kind === 'block' && from.bits === block.bits) return { id: given, type: block };
  const number = values.number(given, span);
  const plain = builder.typeOf(number);
  const wide = scrutinee.type.kind === 'block' ? widerType(plain, scrutinee) : scrutinee.type;
  if (wide === undefined) {
    b.report('TUY2404', span, [typeText(from), widthText(scrutinee)]);
    return { id: given, type: unknownType };
  }
  const widenedId = values.convert(number, wide, span);
  return { id: builder.convert(widenedId, 'bits', block, span), type: wide };
}
