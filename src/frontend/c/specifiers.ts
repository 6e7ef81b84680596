/** What a declaration begins with: storage, qualifiers, and the words that name a type [C17 6.7.1 to 6.7.5]. */
import { attributes, beginsAttributes, noAttributes, type AttributeSet } from './attributes.ts';
import { integerValue } from './constants.ts';
import { declarationWords } from './keywords.ts';
import { ofMode } from './modes.ts';
import type { Parser } from './parser.ts';
import { Kind, type Token } from './preprocessor/token.ts';
import { typeSuggestion } from './suggestions.ts';
import { keywordOf } from './token-stream.ts';
import { typeText } from './type-text.ts';
import {
  alignOf,
  ATOMIC,
  bitInt,
  complexType,
  CONST,
  floatType,
  intType,
  isReal,
  mostBits,
  qualify,
  RESTRICT,
  sizeOf,
  unknownType,
  vectorOf,
  voidType,
  VOLATILE,
  type FloatName,
  type IntName,
  type Type,
} from './types.ts';

export type StorageWord = 'typedef' | 'extern' | 'static' | 'auto' | 'register';

export interface Specifiers {
  readonly first: Token;
  readonly type: Type;
  readonly storage: StorageWord | undefined;
  readonly isThread: boolean;
  readonly isInline: boolean;
  readonly attributes: AttributeSet;
  /** `__auto_type`, or C23's `auto` without a type: the type is that of the initialiser. */
  readonly isAuto: boolean;
  /** C23's `constexpr`. */
  readonly isConstant: boolean;
  /** A structure, union or enumeration was declared, so no declarator has to follow. */
  readonly declaresTag: boolean;
}

/** Does a declaration begin here? */
export function beginsDeclaration(p: Parser, distance = 0): boolean {
  const token = p.tokens.peek(distance);
  const word = keywordOf(token);
  if (word === '__attribute__') return !p.tokens.at(';', behindParentheses(p, distance + 1));
  if (word !== undefined)
    return (
      declarationWords.has(word) ||
      word === '_Static_assert' ||
      (word === '__extension__' && beginsDeclaration(p, distance + 1))
    );
  if (beginsAttributes(p, distance)) return beginsDeclaration(p, behindAttributes(p, distance));
  return token.kind === Kind.name && p.scopes.find(token.text)?.kind === 'typedef';
}

/** How far behind the next token the first one stands that follows all `[[…]]`. */
export function behindAttributes(p: Parser, distance = 0): number {
  let at = distance;
  while (beginsAttributes(p, at)) {
    while (!(p.tokens.at(']', at) && p.tokens.at(']', at + 1)) && p.tokens.peek(at).kind !== Kind.end) at++;
    at += 2;
  }
  return at;
}

/** How far behind the next token the first one stands that follows the parentheses there. */
function behindParentheses(p: Parser, distance: number): number {
  for (let at = distance, depth = 0; ; at++) {
    if (p.tokens.at('(', at)) depth++;
    else if (p.tokens.at(')', at)) depth--;
    if (depth === 0) return at + 1;
    if (p.tokens.peek(at).kind === Kind.end) return at;
  }
}

/** Does a name of a type begin here? */
export function beginsType(p: Parser, distance = 0): boolean {
  return beginsDeclaration(p, distance) && !p.tokens.at('_Static_assert', distance);
}

/**
 * Does a name stand here that means nothing, where a type has to stand? `name other` and `name *other` can only be declarations;
 * alone it must be known that a type comes.
 */
export function isUnknownType(p: Parser, isSure: boolean): boolean {
  const token = p.tokens.peek();
  if (token.kind !== Kind.name || keywordOf(token) !== undefined || p.scopes.find(token.text) !== undefined)
    return false;
  const next = p.tokens.peek(1);
  if (next.kind === Kind.name) return keywordOf(next) === undefined && !next.startsLine;
  if (isSure && (next.is(')') || next.is(','))) return true;
  const behind = p.tokens.peek(2);
  if (!next.is('*')) return false;
  if (behind.is('*')) return true;
  return behind.kind === Kind.name && [';', '=', ',', '[', '(', ')'].some((mark) => p.tokens.at(mark, 3));
}

const storageWords: ReadonlySet<string> = new Set(['typedef', 'extern', 'static', 'auto', 'register']);
const qualifierBits: ReadonlyMap<string, number> = new Map([
  ['const', CONST],
  ['volatile', VOLATILE],
  ['restrict', RESTRICT],
  ['_Atomic', ATOMIC],
]);
const typeWords: ReadonlySet<string> = new Set(
  'void char short int long float double signed unsigned _Bool _Complex __int128'.split(' '),
);

/** The types by their words, sorted; `int` is left out where other words say enough. */
const typesByWords: ReadonlyMap<string, Type> = new Map<string, Type>([
  ['void', voidType],
  ...entries<IntName>(
    ['_Bool', '_Bool'],
    ['char', 'char'],
    ['char signed', 'signed char'],
    ['char unsigned', 'unsigned char'],
    ['short', 'short'],
    ['short signed', 'short'],
    ['short unsigned', 'unsigned short'],
    ['', 'int'],
    ['signed', 'int'],
    ['unsigned', 'unsigned int'],
    ['long', 'long'],
    ['long signed', 'long'],
    ['long unsigned', 'unsigned long'],
    ['long long', 'long long'],
    ['long long signed', 'long long'],
    ['long long unsigned', 'unsigned long long'],
    ['__int128', '__int128'],
    ['__int128 signed', '__int128'],
    ['__int128 unsigned', 'unsigned __int128'],
  ).map(([words, name]) => [words, intType(name)] as const),
  ...entries<FloatName>(['float', 'float'], ['double', 'double'], ['double long', 'long double']).flatMap(
    ([words, name]) =>
      [
        [words, floatType(name)],
        [`_Complex ${words}`, complexType(name)],
      ] as const,
  ),
  ['_Complex', complexType('double')],
]);

function entries<T>(...list: readonly (readonly [string, T])[]): readonly (readonly [string, T])[] {
  return list;
}

/** Specifiers while they are read. */
interface Draft {
  readonly first: Token;
  readonly words: string[];
  type: Type | undefined;
  /** Of `_BitInt(bits)`. */
  bits: number;
  quals: number;
  storage: StorageWord | undefined;
  isThread: boolean;
  isInline: boolean;
  isAuto: boolean;
  isConstant: boolean;
  declaresTag: boolean;
  readonly attributes: AttributeSet;
}

/** Reads all specifiers that stand here, in any order. */
export function specifiers(p: Parser, allowsStorage = true): Specifiers {
  const first = p.tokens.peek();
  const draft: Draft = {
    first,
    words: [],
    type: undefined,
    bits: 0,
    quals: 0,
    storage: undefined,
    isThread: false,
    isInline: false,
    isAuto: false,
    isConstant: false,
    declaresTag: false,
    attributes: noAttributes(),
  };
  while (specifier(p, draft, allowsStorage));
  draft.isAuto ||= draft.storage === 'auto' && draft.type === undefined && draft.words.length === 0 && isInitialised(p);
  if (draft.type === undefined && draft.words.length === 0 && !draft.isAuto && isUnknownType(p, !allowsStorage)) {
    const name = p.tokens.next();
    p.report('CC1015', name, [name.text], typeSuggestion(p.scopes, name));
    draft.type = unknownType(name.text);
  }
  return { ...draft, type: finished(p, first, draft) };
}

/** Does `name =` stand here? */
function isInitialised(p: Parser): boolean {
  return p.tokens.peek().kind === Kind.name && p.tokens.at('=', 1);
}

/** One specifier; false where there is none. */
function specifier(p: Parser, draft: Draft, allowsStorage: boolean): boolean {
  const token = p.tokens.peek();
  const word = keywordOf(token);
  if (word === '__attribute__' || beginsAttributes(p)) {
    attributes(p, draft.attributes);
    return true;
  }
  if (word === undefined) return typedefName(p, token, draft);
  if (word === '_Atomic' && p.tokens.at('(', 1)) return typeSpecifier(p, draft, token, word);
  const quals = qualifierBits.get(word);
  if (quals !== undefined) draft.quals |= quals;
  else if (storageWords.has(word)) storage(p, token, word, draft, allowsStorage);
  else if (word === '_Thread_local') draft.isThread = true;
  else if (word === 'inline') draft.isInline = true;
  else if (word === 'constexpr') draft.isConstant = true;
  else if (word === '_Noreturn') draft.attributes.noreturn = true;
  else if (word !== '__extension__') return typeSpecifier(p, draft, token, word);
  p.tokens.next();
  return true;
}

/** A name of a type counts only if no type stands before it: `typedef int T; unsigned T;` declares a variable `T`. */
function typedefName(p: Parser, token: Token, draft: Draft): boolean {
  if (token.kind !== Kind.name || draft.type !== undefined || draft.words.length > 0 || draft.isAuto) return false;
  const meaning = p.scopes.find(token.text);
  if (meaning?.kind !== 'typedef') return false;
  p.tokens.next();
  meaning.used = true;
  draft.type = meaning.type;
  return true;
}

function storage(p: Parser, token: Token, word: string, draft: Draft, allowsStorage: boolean): void {
  if (!allowsStorage && word !== 'register') p.report('CC1010', token, [token.text]);
  else if (draft.storage !== undefined) p.report('CC1011', token, [draft.storage, token.text]);
  draft.storage = word as StorageWord;
}

function typeSpecifier(p: Parser, draft: Draft, token: Token, word: string): boolean {
  if (typeWords.has(word)) {
    p.tokens.next();
    draft.words.push(word);
    return true;
  }
  if (word === '_BitInt') {
    p.tokens.next();
    draft.words.push(word);
    draft.bits = bitCount(p);
    return true;
  }
  const type = compoundSpecifier(p, draft, word);
  if (type === undefined) return word === '__auto_type' || word === '_Alignas';
  if (draft.type !== undefined || draft.words.length > 0) p.report('CC1012', token, []);
  draft.type = type;
  return true;
}

/** A type that consists of more than words; undefined if none begins here. */
function compoundSpecifier(p: Parser, draft: Draft, word: string): Type | undefined {
  switch (word) {
    case 'struct':
    case 'union':
      draft.declaresTag = true;
      return p.grammar.recordSpecifier(p, word);
    case 'enum':
      draft.declaresTag = true;
      return p.grammar.enumSpecifier(p);
    case 'typeof':
      return typeofSpecifier(p);
    case 'typeof_unqual':
      return typeofSpecifier(p).plain;
    case '_Atomic': {
      p.tokens.next();
      p.expect('(');
      const type = qualify(p.grammar.typeName(p), ATOMIC);
      p.expect(')');
      return type;
    }
    case '_Alignas':
      alignas(p, draft.attributes);
      return undefined;
    case '__auto_type':
      p.tokens.next();
      draft.isAuto = true;
      return undefined;
    default:
      return undefined;
  }
}

/** `(N)`, of C23's `_BitInt(N)`. */
function bitCount(p: Parser): number {
  const open = p.expect('(');
  const count = p.grammar.constantExpression(p);
  p.expect(')');
  const bits = integerValue(count);
  if (bits !== undefined && bits >= 1n && bits <= BigInt(mostBits)) return Number(bits);
  if (count.kind !== 'error') p.report('CC2052', p.spanFrom(open), [bits === undefined ? '' : String(bits)]);
  return mostBits;
}

function typeofSpecifier(p: Parser): Type {
  p.tokens.next();
  p.expect('(');
  p.unevaluated++;
  const type = beginsType(p) ? p.grammar.typeName(p) : p.grammar.expression(p).type;
  p.unevaluated--;
  p.expect(')');
  return type;
}

function alignas(p: Parser, set: AttributeSet): void {
  const token = p.tokens.next();
  p.expect('(');
  const value = beginsType(p) ? BigInt(alignOf(p.grammar.typeName(p))) : integerValue(p.grammar.constantExpression(p));
  p.expect(')');
  if (value === undefined || value < 0n || value > 1n << 28n || (value & (value - 1n)) !== 0n)
    p.report('CC2050', token, ['_Alignas']);
  else set.aligned = Math.max(set.aligned, Number(value));
}

function finished(p: Parser, first: Token, draft: Draft): Type {
  const type = draft.type ?? namedByWords(p, first, draft);
  const { vectorSize, mode } = draft.attributes;
  const wide = ofMode(type, mode);
  const complete = vectorSize === undefined ? wide : vector(p, first, wide, vectorSize);
  return qualify(complete, draft.quals | (draft.isConstant ? CONST : 0));
}

/** `_BitInt(bits)`, with its sign. */
function bitIntByWords(p: Parser, first: Token, { words, bits }: Draft): Type {
  const signs = words.filter((word) => word !== '_BitInt');
  const isUnsigned = signs.includes('unsigned');
  const isRight = signs.length <= 1 && words.length === signs.length + 1 && (isUnsigned || !signs.some(isOtherWord));
  if (!isRight) p.report('CC1014', first, [words.join(' ')]);
  else if (bits === 1 && !isUnsigned) p.report('CC2052', first, [String(bits)]);
  return bitInt(bits, !isUnsigned);
}

function isOtherWord(word: string): boolean {
  return word !== 'signed';
}

function namedByWords(p: Parser, first: Token, draft: Draft): Type {
  const { words, isAuto } = draft;
  if (words.includes('_BitInt')) return bitIntByWords(p, first, draft);
  if (words.length === 0 && !isAuto) {
    p.report('CC1013', first, []);
    return intType('int');
  }
  const others = words.filter((word) => word !== 'int');
  const ints = words.length - others.length;
  const isRight =
    ints === 0 || (ints === 1 && others.every((word) => ['short', 'long', 'signed', 'unsigned'].includes(word)));
  const known = isRight ? typesByWords.get(others.sort().join(' ')) : undefined;
  if (known === undefined && !isAuto) p.report('CC1014', first, [words.join(' ')]);
  return known ?? intType('int');
}

/** In bytes. Each operation on a vector is written out for all its parts. */
const largestVector = 1024;

/** `vector_size(size)` of a type. */
export function vector(p: Parser, first: Token, type: Type, size: number): Type {
  const lanes = size / sizeOf(type);
  const isBits = type.kind === 'int' && (type.name === '_Bool' || type.bits !== undefined);
  const isNumber = isReal(type) && sizeOf(type) <= 8 && !isBits;
  const isRight = isNumber && lanes >= 1 && Number.isInteger(Math.log2(lanes)) && size <= largestVector;
  if (isRight && (type.plain.kind === 'int' || type.plain.kind === 'float')) return vectorOf(type.plain, lanes);
  p.report('CC2051', first, [typeText(type), size]);
  return type;
}
