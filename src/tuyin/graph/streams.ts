/**
 * Streams and calls (docs/ir/tuyin.md, "Streams"): commands of the input and of regions, sends, and where a called
 * function gets its input from.
 */
import type { Span } from '../../base/source.ts';
import { parseExtra, streamBits, typesOfUse } from '../extra-uses.ts';
import { nameText } from '../names.ts';
import type { Expr, ExprOf } from '../nodes.ts';
import { blockType, i1, i32, isContent, type Type, typeText, voidType } from '../types.ts';
import { mostValueBytes } from '../value-size.ts';
import type { Body } from './body.ts';
import { integerOf } from './exact.ts';
import type { CallInput, ValueId } from './nodes.ts';
import { type FuncEntry, type Target, unknownType } from './program.ts';
import { regionType } from './meeting.ts';
import { exactOf, type Operand } from './values.ts';

/** A read of more bytes than an address space has is a mistake. */
const mostBytes = 2 ** 32 - 1;

/** A block of memory with cursors: what commands go to, besides the input. */
export function isRegion(type: Type): boolean {
  return type.kind === 'pointer' && type.to.kind === 'block' && type.space === 0;
}

// Commands

export function elaborateIo(b: Body, expr: ExprOf<'io'>): Operand {
  const from = streamOf(b, expr);
  if (from === 'wrong') return b.unknown(expr.span);
  switch (expr.command) {
    case 'read':
    case 'peek':
      return readBytes(b, expr, from, expr.command);
    case 'pop':
      return expr.args.length === 0 ? popLast(b, from, expr.span) : readBytes(b, expr, from, 'pop');
    default:
      return plainCommand(b, expr, from);
  }
}

/** The region, or undefined for the input. */
function streamOf(b: Body, { target, command }: ExprOf<'io'>): ValueId | undefined | 'wrong' {
  if (target.kind === 'stream' && target.stream === 'input') {
    if (command !== 'cap' && command !== 'seek' && command !== 'reset') return undefined;
    b.report('TUY2402', target.span, [command, 'only regions have it']);
    return 'wrong';
  }
  if (target.kind === 'stream') {
    b.report('TUY2402', target.span, [command, `\`${target.stream}\` is only sent to`]);
    return 'wrong';
  }
  const id = b.value(target);
  const type = b.builder.typeOf(id);
  if (type === unknownType) return 'wrong';
  if (isRegion(type)) return id;
  b.report('TUY2402', target.span, [command, `${typeText(type)} is neither the input nor a region`]);
  return 'wrong';
}

/** A number of bytes that is known, or the value that gives it. */
function countOf(b: Body, expr: Expr): number | ValueIdBox | undefined {
  const operand = b.expression(expr);
  const exact = exactOf(operand);
  const number = exact === undefined ? undefined : integerOf(exact);
  if (number === undefined) {
    const id = b.values.number(b.values.value(operand, expr.span), expr.span);
    return { id: b.values.convert(id, i32, expr.span) };
  }
  if (number.value >= 0n && number.value <= mostBytes) return Number(number.value);
  b.report('TUY2201', expr.span, [String(number.value).slice(0, 20), 'i32 without a sign']);
  return undefined;
}

interface ValueIdBox {
  readonly id: ValueId;
}

/** More than one value may have is read with a count that is computed, which gives a block. */
function readBytes(
  b: Body,
  { args, span }: ExprOf<'io'>,
  from: ValueId | undefined,
  command: 'read' | 'peek' | 'pop',
): Operand {
  const count = countOf(b, args[0]);
  if (count === undefined) return b.unknown(span);
  if (typeof count === 'object') {
    b.builder.consumed(from, undefined);
    return { id: b.builder.emit({ kind: 'readblock', command, from, count: count.id, type: regionType, span }) };
  }
  if (count > mostValueBytes) {
    return b.mistake('TUY2201', args[0].span, [
      String(count),
      `i32 from 0 to ${mostValueBytes}, the bytes of one value`,
    ]);
  }
  return readFixed(b, from, command, count, span);
}

function readFixed(
  b: Body,
  from: ValueId | undefined,
  command: 'read' | 'peek' | 'pop',
  bytes: number,
  span: Span,
): Operand {
  const id = b.builder.emit({ kind: 'read', command, from, bytes, short: false, type: blockType(bytes * 8), span });
  if (command === 'peek') b.builder.peeked(from, id, bytes);
  else b.builder.consumed(from, bytes);
  return { id };
}

/** What was peeked, as the type that it was taken for; or what was put back. */
function popLast(b: Body, from: ValueId | undefined, span: Span): Operand {
  const peek = b.builder.lastPeek(from);
  const putBack = peek === undefined && from === undefined ? b.builder.lastPutBack() : undefined;
  const bits = putBack === undefined ? undefined : streamBits(putBack);
  if (peek === undefined && bits === undefined) return b.mistake('TUY2403', span, []);
  const read = readFixed(b, from, 'pop', peek?.bytes ?? Math.ceil((bits ?? 0) / 8), span);
  const type = peek?.usedAs ?? putBack;
  if (type === undefined || typeof read !== 'object' || !('id' in read)) return read;
  return { id: takeAs(b, read.id, type, span) };
}

/** The bytes of a stream as a value; those of `iN` may be more than N bits. */
export function takeAs(b: Body, id: ValueId, type: Type, span: Span): ValueId {
  return type.kind === 'block' ? id : b.builder.convert(id, 'bits', type, span);
}

function plainCommand(b: Body, { command, args, span }: ExprOf<'io'>, from: ValueId | undefined): Operand {
  if (command === 'read' || command === 'peek' || command === 'pop') return b.unknown(span);
  let count: ValueId | undefined;
  if (args.length > 0) {
    const given = countOf(b, args[0]);
    if (given === undefined) return b.unknown(span);
    count = typeof given === 'number' ? b.builder.integer(i32, BigInt.asIntN(32, BigInt(given)), span) : given.id;
  }
  if (command === 'skip' || command === 'seek' || command === 'reset') b.builder.consumed(from, undefined);
  const type = command === 'eof' ? i1 : command === 'size' || command === 'pos' || command === 'cap' ? i32 : voidType;
  return { id: b.builder.emit({ kind: 'command', command, from, count, type, span }) };
}

// Sends

export function elaborateSend(b: Body, expr: ExprOf<'send'>): Operand {
  const sent = sendTo(b, expr);
  if (expr.next === undefined) return sent;
  const next = b.lookup(expr.next);
  if (next === undefined) return b.unknown(expr.span);
  if (next.kind === 'global')
    return b.mistake('TUY2402', expr.next.span, [nameText('@', expr.next.name), 'it is no function']);
  return b.ofTarget(next, expr.next.span);
}

function sendTo(b: Body, expr: ExprOf<'send'>): Operand {
  const { target, value, span } = expr;
  // Mistakes in the value are told of all the same.
  const unknown = (): Operand => (b.expression(value), b.unknown(span));
  if (target.kind === 'stream') return sendToStream(b, target.stream, value, span);
  if (target.kind === 'name' && target.sigil === '@' && target.name.startsWith('tuyin.'))
    return callExtra(b, target.name, [value], span);
  const named = namedTarget(b, target);
  if (named === 'unknown') return unknown();
  if (named?.kind === 'func') return callFunction(b, named.func, argumentsOf(b, named.func, [value], span), span);
  if (named?.kind === 'global') return b.mistake('TUY2104', target.span, [nameText('@', named.global.name)]);
  const id = b.value(target);
  const type = b.builder.typeOf(id);
  if (type === unknownType) return unknown();
  if (isRegion(type)) return append(b, id, value, span);
  if (type.kind === 'pointer') return store(b, id, type, value, span);
  return b.mistake('TUY2402', target.span, ['a send', `${typeText(type)} is no stream, function or pointer`]);
}

/** The symbol that an expression names; undefined if it is a value. */
function namedTarget(b: Body, target: Expr): Exclude<Target, { kind: 'foreign' }> | 'unknown' | undefined {
  const found =
    target.kind === 'name' && target.sigil !== '%'
      ? (b.lookup(target) ?? 'unknown')
      : target.kind === 'member'
        ? b.memberTarget(target.target, target.name, target.span)
        : undefined;
  return typeof found === 'object' && found.kind === 'foreign' ? 'unknown' : found;
}

function sendToStream(b: Body, stream: 'input' | 'output' | 'error', expr: Expr, span: Span): Operand {
  const value = b.value(expr);
  const type = b.builder.typeOf(value);
  const content = isContent(type);
  if (type === unknownType) return b.unknown(span);
  if (stream !== 'input') {
    if (type.kind === 'pointer' && !content) b.report('TUY2422', expr.span, [stream, typeText(type)]);
    return { id: b.builder.emit({ kind: 'write', stream, value, content, type: voidType, span }) };
  }
  b.builder.putBack(content && type.kind === 'pointer' ? type.to : type);
  return { id: b.builder.emit({ kind: 'pushback', value, content, type: voidType, span }) };
}

function append(b: Body, region: ValueId, expr: Expr, span: Span): Operand {
  const value = b.value(expr);
  const type = b.builder.typeOf(value);
  checkEscape(b, value, region, isContent(type), span);
  return {
    id: b.builder.emit({
      kind: 'append',
      region,
      value,
      content: isContent(type),
      type: b.builder.typeOf(region),
      span,
    }),
  };
}

function store(b: Body, pointer: ValueId, type: Extract<Type, { kind: 'pointer' }>, expr: Expr, span: Span): Operand {
  const to = b.constants.resolve(type.to);
  const value = b.values.place(b.expression(expr), expr.span, to.kind === 'array' ? undefined : to);
  const given = b.builder.typeOf(value);
  // An array is its address; what is stored is what stands there.
  const content =
    to.kind === 'array' && given.kind === 'pointer'
      ? b.builder.emit({ kind: 'load', pointer: b.values.convert(value, type, span), type: to, span })
      : value;
  checkEscape(b, content, pointer, false, span);
  return { id: b.builder.emit({ kind: 'store', pointer, value: b.values.convert(content, to, span), type, span }) };
}

/** E-ESCAPE: memory that a caller owns may not keep addresses of what ends here. */
function checkEscape(b: Body, value: ValueId, place: ValueId, content: boolean, span: Span): void {
  if (!content && b.builder.origin(value) === 'here' && b.builder.origin(place) === 'outside')
    b.report('TUY2405', span, []);
}

// Calls

export function elaborateCall(b: Body, { callee, args, span }: ExprOf<'call'>): Operand {
  if (callee.kind === 'name' && callee.sigil === '@' && callee.name.startsWith('tuyin.'))
    return callExtra(b, callee.name, args, span);
  const target = namedTarget(b, callee);
  if (target === 'unknown') {
    for (const arg of args) b.expression(arg);
    return b.unknown(span);
  }
  if (target?.kind === 'func') return callWith(b, target.func, args, span);
  const what = callee.kind === 'name' ? nameText(callee.sigil, callee.name) : 'a call';
  if (target === undefined) b.expression(callee);
  return b.mistake('TUY2402', callee.span, [what, 'it is no function']);
}

/** `f(v, input)`: f finds v, and then reads on where its caller stands. */
function callWith(b: Body, func: FuncEntry, args: readonly Expr[], span: Span): Operand {
  const last = args.at(-1);
  if (last === undefined) return callFunction(b, func, undefined, span);
  if (last.kind !== 'stream' || last.stream !== 'input')
    return callFunction(b, func, argumentsOf(b, func, args, span), span);
  const values = args.length === 1 ? [] : argumentsOf(b, func, args.slice(0, -1), span, true);
  return emitCall(b, func, { kind: 'rest', values }, span);
}

/** The values of a call (`readsOn`: those that are missing are read), each as the type of its parameter where that is known. */
function argumentsOf(
  b: Body,
  { name, params, variadic, item, body }: FuncEntry,
  args: readonly Expr[],
  span: Span,
  readsOn = false,
): readonly ValueId[] {
  const isTyped = item?.signature !== undefined || body.kind === 'host';
  if (isTyped && !readsOn && args.length < params.length)
    b.report('TUY2406', span, [nameText('@', name), params.length, args.length]);
  const values = args.map((arg, i) => {
    const operand = b.expression(arg);
    return isTyped && i < params.length
      ? b.values.place(operand, arg.span, params[i])
      : b.values.value(operand, arg.span);
  });
  const given = bytesOf(values.map((id) => b.builder.typeOf(id)));
  if (isTyped && !readsOn && !variadic && args.length > params.length)
    b.report('TUY2407', span, [nameText('@', name), bytesOf(params), given]);
  return values;
}

/** Bytes of values in a stream. */
export function bytesOf(types: readonly Type[]): number {
  let bytes = 0;
  for (const type of types) bytes += Math.ceil((streamBits(type) ?? 0) / 8);
  return bytes;
}

/** Without values the function reads on from the caller's input. */
export function callFunction(b: Body, func: FuncEntry, values: readonly ValueId[] | undefined, span: Span): Operand {
  return emitCall(b, func, values === undefined ? { kind: 'rest', values: [] } : { kind: 'values', values }, span);
}

function emitCall(b: Body, func: FuncEntry, input: CallInput, span: Span): Operand {
  const { builder } = b;
  if (input.kind === 'rest') builder.consumed(undefined, undefined);
  const { flags } = builder;
  return { id: builder.emit({ kind: 'call', callee: func.id, input, tail: false, flags, type: func.result, span }) };
}

function callExtra(b: Body, name: string, args: readonly Expr[], span: Span): Operand {
  const given = args.map((arg) => b.value(arg));
  const parsed = parseExtra(name);
  if (typeof parsed === 'string') return b.mistake('TUY2402', span, [nameText('@', name), parsed]);
  const use =
    parsed.type === undefined ? parsed : { ...parsed, type: b.program.expand(parsed.type, b.func.module, span) };
  const types = given.map((id) => b.builder.typeOf(id));
  if (types.includes(unknownType) || use.type === unknownType) return b.unknown(span);
  const found = typesOfUse(use, types, (type) => b.constants.resolve(type));
  if (typeof found === 'string') return b.mistake('TUY2402', span, [nameText('@', name), found]);
  if (found.takes.length !== args.length)
    return b.mistake('TUY2406', span, [nameText('@', name), found.takes.length, args.length]);
  const values = given.map((id, i) => b.values.convert(id, found.takes[i] ?? types[i], args[i].span));
  if (name.startsWith('tuyin.io.')) b.builder.consumed(undefined, undefined);
  if (use.key === 'mem.store' || use.key === 'region.write') checkEscape(b, values[1], values[0], false, span);
  return { id: b.builder.emit({ kind: 'extra', use, args: values, type: found.gives ?? unknownType, span }) };
}
