/**
 * Initialisers: what an object begins with, as a list of places in it and their values [C17 6.7.9].
 *
 * Inner braces may be left out: `int a[2][2] = {1, 2, 3, 4}`. So an expression is read first, and then goes to the object
 * that it fits: the next one, or the first part of it that it can be the value of. `pending` is that expression on its way down.
 */
import { hasErrors } from '../../base/diagnostics.ts';
import type { Span } from '../../base/source.ts';
import { integerValue } from './constants.ts';
import { assignable, convert, int, integerLiteral, type Purpose } from './conversions.ts';
import { memberPath } from './operators.ts';
import type { Parser } from './parser.ts';
import { Kind, type Token } from './preprocessor/token.ts';
import type { Expr, ExprOf, Init, InitItem, VarSymbol } from './tree.ts';
import { checkBraces, checkMissing, checkTwice } from './warnings/initialisers.ts';
import { typeText } from './type-text.ts';
import { ofLanes } from './vectors.ts';
import {
  arrayOf,
  integerOf,
  isCompatible,
  isComplete,
  isScalar,
  isVla,
  type VectorType,
  sizeOf,
  type ArrayType,
  type Member,
  type Type,
} from './types.ts';

/** So many elements may one range `[a ... b] = x` set. */
const largestRange = 1_000_000;

export interface Initialised {
  readonly init: Init;
  /** With the length of an array that was declared without one. */
  readonly type: Type;
}

/** Reads the initialiser of an object. */
export function initialiser(p: Parser, type: Type, name: string): Initialised {
  const first = p.tokens.peek();
  if (isVla(type)) {
    p.fail('CC2080', first, []);
  }
  const before = p.diagnostics.length;
  const reader = new InitReader(p, { what: 'initialised', to: name });
  const length = reader.object(type, 0);
  const isRight = !hasErrors(p.diagnostics.slice(before));
  if (isRight && p.switches.isOn('override-init')) checkTwice(p, reader.items);
  const complete = type.kind === 'array' && type.size === undefined ? arrayOf(type.of, length) : type;
  return { init: { items: reader.items, span: p.spanFrom(first) }, type: complete };
}

/** `(type){…}`, behind the parenthesis [6.5.2.5]. */
export function compoundLiteral(p: Parser, type: Type, first: Token): Expr {
  const { init, type: complete } = initialiser(p, type, '');
  const span = p.spanFrom(first);
  if (!isComplete(complete)) {
    p.report('CC2010', span, [typeText(complete)]);
    return p.error(span);
  }
  return literalOf(p, complete, init, span);
}

/** An object without a name, of the block or, outside of functions, of the file. */
export function literalOf(p: Parser, type: Type, init: Init, span: Span): Expr {
  const isStatic = p.scopes.isFile;
  const symbol: VarSymbol = p.hiddenVariable('literal', type, span, isStatic ? 'static' : 'auto');
  symbol.addressed = true;
  if (isStatic) symbol.init = init;
  return { kind: 'compound', symbol, init, type, span };
}

/** A part of an object: its type, where it begins, and, of a bit-field, the member. */
interface Part {
  /** The index of the part that follows. */
  readonly next: number;
  readonly type: Type;
  readonly offset: number;
  readonly member: Member | undefined;
}

class InitReader {
  readonly items: InitItem[] = [];
  readonly #p: Parser;
  readonly #purpose: Purpose;
  #pending: Expr | undefined;
  /** Lists that are open. */
  #depth = 0;
  /** Nothing behind this offset was said yet. */
  #end = 0;

  constructor(p: Parser, purpose: Purpose) {
    this.#p = p;
    this.#purpose = purpose;
  }

  /** Reads what an object gets, in braces or without; gives the number of elements of an array. */
  object(type: Type, offset: number, member?: Member): number {
    return this.#p.nested(() => {
      const isBraced = this.#p.tokens.at('{') && this.#pending === undefined;
      if (isBraced && type.kind === 'vector') return this.#vector(type, offset);
      if (isBraced) return this.#braced(type, offset, member);
      const given = this.#take();
      return this.#give(given, { type, offset, member });
    });
  }

  /** The lanes of a vector are given as the elements of an array are. */
  #vector(type: VectorType, offset: number): number {
    const lanes = arrayOf(type.of, type.lanes);
    const { init } = initialiser(this.#p, lanes, this.#purpose.to);
    const { span } = init;
    const values = Array.from({ length: type.lanes }, () => convert(integerLiteral(0n, int, span), type.of));
    for (const item of init.items) values[item.offset / sizeOf(type.of)] = item.value;
    this.#add({ offset, type: type.plain, member: undefined, value: ofLanes(type, values, span) });
    return 1;
  }

  /** The expression that is on its way, or the next one. */
  #take(): Expr {
    const expr = this.#pending ?? this.#p.grammar.assignment(this.#p);
    this.#pending = undefined;
    return expr;
  }

  /** Gives an expression to an object, or to the first part of it that can take it. */
  #give(given: Expr, { type, offset, member }: Omit<Part, 'next'>): number {
    if (type.kind === 'array' && given.kind === 'string' && isStringFor(type, given))
      return this.#string(type, given, offset);
    const isWhole = isScalar(type) || isCompatible(type.plain, given.type.plain) || type.kind === 'vector';
    if (!isWhole && (type.kind === 'array' || type.kind === 'record') && this.#depth > 0 && given.kind !== 'error') {
      this.#pending = given;
      if (this.#p.switches.isOn('missing-braces')) checkBraces(this.#p, given);
      return this.#parts(type, offset, false);
    }
    if (type.kind === 'array' && given.kind !== 'error') {
      if (given.kind === 'compound' && isCompatible(type, given.type)) return this.#copied(given, offset);
      this.#p.report('CC2081', given.span, [typeText(type)]);
      return type.size ?? 1;
    }
    const value = assignable(this.#p, given, type, this.#purpose);
    if (type.kind === 'record') this.#forget(offset, sizeOf(type));
    if (value.kind !== 'error') this.#add({ offset, type: type.plain, member, value });
    return 1;
  }

  #add(item: InitItem): void {
    this.items.push(item);
    this.#end = Math.max(this.#end, item.offset + sizeOf(item.type));
  }

  /** What was said before of a part that is initialised as a whole does not count [6.7.9p19]. */
  #forget(offset: number, size: number): void {
    if (offset >= this.#end) return;
    const rest = this.items.filter((item) => item.offset < offset || item.offset >= offset + size);
    if (rest.length === this.items.length) return;
    this.items.length = 0;
    for (const item of rest) this.items.push(item);
  }

  /** GNU: an array may begin as a literal of its type. */
  #copied({ init, type }: ExprOf<'compound'>, offset: number): number {
    for (const item of init.items) this.#add({ ...item, offset: item.offset + offset });
    return type.kind === 'array' ? (type.size ?? 1) : 1;
  }

  #string(type: ArrayType, given: ExprOf<'string'>, offset: number): number {
    const length = given.type.kind === 'array' ? (given.type.size ?? 0) : 0;
    // The 0 at the end may be left out where there is no room for it.
    if (type.size !== undefined && length - 1 > type.size)
      this.#p.report('CC3040', given.span, [type.size, length - 1]);
    const size = type.size ?? length;
    this.#forget(offset, size * sizeOf(type.of));
    this.#add({ offset, type: arrayOf(type.of, size), member: undefined, value: given });
    return size;
  }

  /** `{ … }`. */
  #braced(type: Type, offset: number, member: Member | undefined): number {
    const p = this.#p;
    const open = p.expect('{');
    this.#depth++;
    let length = 0;
    if (isComplete(type) && type.kind !== 'int') this.#forget(offset, sizeOf(type));
    if (type.kind === 'array' || type.kind === 'record') length = this.#list(type, offset, open);
    else if (p.tokens.at('}')) p.report('CC2082', open, [typeText(type)]);
    else {
      this.object(type, offset, member);
      p.tokens.accept(',');
    }
    this.#depth--;
    if (!p.tokens.at('}')) this.#excess();
    p.expect('}');
    return length;
  }

  #list(type: Type, offset: number, open: Token): number {
    const p = this.#p;
    // `{ "text" }` for an array of characters.
    if (type.kind === 'array' && p.tokens.peek().kind === Kind.string && integerOf(type.of) !== undefined) {
      const given = this.#take();
      if (given.kind === 'string' && isStringFor(type, given)) {
        p.tokens.accept(',');
        return this.#string(type, given, offset);
      }
      this.#pending = given;
    }
    if (!isComplete(type) && type.kind === 'record') p.report('CC2010', open, [typeText(type)]);
    return this.#parts(type, offset, true);
  }

  /** More values than there are parts: read, and left out. */
  #excess(): void {
    const p = this.#p;
    p.report('CC3041', p.tokens.peek(), []);
    while (!p.tokens.at('}') && p.tokens.peek().kind !== Kind.end) {
      if (p.tokens.at('{')) this.#braced(int, 0, undefined);
      else p.tokens.next();
    }
  }

  /** The parts of an array or record, in order or as designators say; gives the number of elements. */
  #parts(type: Type, offset: number, isBraced: boolean): number {
    const p = this.#p;
    let at = 0;
    let length = 0;
    let count = 0;
    let isInOrder = true;
    for (;;) {
      if (this.#pending === undefined && (p.tokens.at('}') || p.tokens.peek().kind === Kind.end)) break;
      if (this.#pending === undefined && this.#isDesignator()) {
        isInOrder = false;
        if (!isBraced) return length;
        at = this.#designated(type, offset) ?? at;
      } else {
        const part = partOf(type, offset, at);
        if (part === undefined) return length;
        count++;
        this.object(part.type, part.offset, part.member);
        at = type.kind === 'record' && type.record.word === 'union' ? Number.MAX_SAFE_INTEGER : part.next;
      }
      if (type.kind === 'array') length = Math.max(length, at);
      // What is not in braces of its own ends when it is full, before the comma that the list around it reads.
      if (!isBraced && partOf(type, offset, at) === undefined) return length;
      if (isBraced && this.#lacksComma()) continue;
      if (!p.tokens.at(',') || (!isBraced && this.#endsBehindComma())) break;
      p.tokens.next();
    }
    // `{0}` and a union need no more.
    if (isBraced && isInOrder && count > (this.#isZero() ? 1 : 0)) checkMissing(p, type, at);
    return length;
  }

  /** Two values behind each other in a line: says that a comma is missing. */
  #lacksComma(): boolean {
    const { tokens } = this.#p;
    const { kind, startsLine } = tokens.peek();
    const isValue = kind === Kind.number || kind === Kind.string || kind === Kind.char || kind === Kind.name;
    if (!isValue || startsLine) return false;
    this.#p.missing(',', 'the value');
    return true;
  }

  #isZero(): boolean {
    const last = this.items.at(-1)?.value;
    return last?.kind === 'int' && last.value === 0n;
  }

  #endsBehindComma(): boolean {
    const { tokens } = this.#p;
    return tokens.at('}', 1) || tokens.at('.', 1) || tokens.at('[', 1);
  }

  #isDesignator(): boolean {
    const { tokens } = this.#p;
    return tokens.at('.') || tokens.at('[') || (tokens.peek().kind === Kind.name && tokens.at(':', 1));
  }

  /** One designator, the rest of them or the value behind it; gives the index of the part that follows. */
  #designated(type: Type, offset: number): number | undefined {
    const p = this.#p;
    const first = p.tokens.peek();
    if (first.is('[')) return this.#element(type, offset);
    p.tokens.accept('.');
    const name = p.name('the name of a member');
    const path = memberPath(type, name.text);
    if (path === undefined || type.kind !== 'record') {
      if (type.kind === 'record') p.missingMember(type.record, name);
      else p.report('CC2083', first, [typeText(type)]);
      this.#value(int, 0, undefined);
      return undefined;
    }
    const start = path.reduce((sum, member) => sum + member.offset, offset);
    const last = path[path.length - 1];
    this.#value(last.type, start, last.bits === undefined ? undefined : last);
    if (type.record.word === 'union') return Number.MAX_SAFE_INTEGER;
    return (type.record.members ?? []).indexOf(path[0]) + 1;
  }

  /** `[index]`, and GNU's `[first ... last]`. */
  #element(type: Type, offset: number): number | undefined {
    const p = this.#p;
    const open = p.expect('[');
    const low = this.#index();
    const high = p.tokens.accept('...') ? this.#index() : low;
    p.expect(']');
    if (type.kind !== 'array') {
      p.report('CC2084', open, [typeText(type)]);
      this.#value(int, 0, undefined);
      return undefined;
    }
    const isRight =
      low >= 0 && high >= low && high - low < largestRange && (type.size === undefined || high < type.size);
    if (!isRight) p.report('CC2085', open, []);
    const before = this.items.length;
    const start = isRight ? low : 0;
    const size = sizeOf(type.of);
    this.#value(type.of, offset + start * size, undefined);
    const made = this.items.slice(before);
    for (let i = 1; isRight && i <= high - low; i++)
      for (const item of made) this.#add({ ...item, offset: item.offset + i * size });
    return isRight ? high + 1 : undefined;
  }

  #index(): number {
    const expr = this.#p.grammar.constantExpression(this.#p);
    const value = integerValue(expr);
    if (value === undefined && expr.kind !== 'error') this.#p.report('CC2068', expr.span, []);
    return Number(value ?? 0n);
  }

  /** What stands behind a designator: more of them, or the value, with `=` unless it is GNU's old form. */
  #value(type: Type, offset: number, member: Member | undefined): void {
    const p = this.#p;
    if (this.#isDesignator() && !(p.tokens.peek().kind === Kind.name)) {
      this.#inside(type, offset);
      return;
    }
    if (!p.tokens.accept('=')) p.tokens.accept(':');
    this.object(type, offset, member);
  }

  /** Designators go on inside of a part; what follows the value without one goes on there, too. */
  #inside(type: Type, offset: number): void {
    const p = this.#p;
    let at = this.#designated(type, offset) ?? 0;
    while (p.tokens.at(',') && !this.#endsBehindComma()) {
      const part = partOf(type, offset, at);
      if (part === undefined) return;
      p.tokens.next();
      this.object(part.type, part.offset, part.member);
      at = part.next;
    }
  }
}

/** The part with an index; undefined behind the last one. Bit-fields without a name are no parts. */
function partOf(type: Type, offset: number, index: number): Part | undefined {
  if (type.kind === 'array') {
    if (type.size !== undefined && index >= type.size) return undefined;
    return { type: type.of, offset: offset + index * sizeOf(type.of), member: undefined, next: index + 1 };
  }
  const members = type.kind === 'record' ? (type.record.members ?? []) : [];
  let at = index;
  while (at < members.length && members[at].name === undefined && members[at].bits !== undefined) at++;
  const member = members.at(at);
  if (member === undefined || at >= members.length) return undefined;
  const bits = member.bits === undefined ? undefined : member;
  return { type: member.type, offset: offset + member.offset, member: bits, next: at + 1 };
}

/** Is the string one of the elements of the array? */
function isStringFor(type: ArrayType, { type: given }: ExprOf<'string'>): boolean {
  const [element, other] = [integerOf(type.of), given.kind === 'array' ? integerOf(given.of) : undefined];
  if (element === undefined || other === undefined || element.name === '_Bool') return false;
  return sizeOf(element) === sizeOf(other);
}
