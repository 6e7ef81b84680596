/**
 * The words of a `.ti` file as arrays of places, read once from left to right, with what the layout rules need: whether a
 * token is the first of its line, and its column (a tab goes to the next multiple of 4, a full-width space takes 2).
 *
 * Longest match (`a<-1` sends, `%a-1` is one name). Outside strings and comments the full-width `，（）；：［］` are read as
 * their ASCII twins. Comments begin with `//`, or with a `#` that no digit follows; they are kept apart, in order.
 * Nothing fails here: what cannot be read is a `bad` token with a reason.
 */
import { ownEntry } from '../base/own-entry.ts';
import type { SourceFile, Span } from '../base/source.ts';
import { decodeEscapes } from './names.ts';

export type TokenKind =
  | 'global'
  | 'local'
  | 'bare'
  | 'type'
  | 'meta'
  | 'attr'
  | 'capture'
  | 'int'
  | 'float'
  | 'hex'
  | 'string'
  | 'cstring'
  | 'char'
  | 'punct'
  | 'end'
  | 'bad';

export type BadReason = 'character' | 'string' | 'number' | 'name';

/** Longest first. `!{` and `!"` are `!` here; the parser looks at what follows. */
const puncts = [
  '...',
  '..',
  '<-',
  '->',
  '==',
  '!=',
  '<=',
  '>=',
  '<<',
  '>>',
  '&&',
  '||',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '<',
  '>',
  ',',
  ';',
  ':',
  '=',
  '?',
  '+',
  '-',
  '*',
  '/',
  '%',
  '&',
  '|',
  '^',
  '~',
  '!',
  '.',
];
const twins: Readonly<Record<string, string>> = {
  '，': ',',
  '（': '(',
  '）': ')',
  '；': ';',
  '：': ':',
  '［': '[',
  '］': ']',
};

const sigilPattern = /[@%](?:[-a-zA-Z$._][-a-zA-Z$._0-9]*|[0-9]+(?![-a-zA-Z$_])|(?="))/y;
const metaPattern = /!(?:(?:[-a-zA-Z$._]|\\[0-9a-fA-F]{2})(?:[-a-zA-Z$._0-9]+|\\[0-9a-fA-F]{2})*|[0-9]+)/y;
/** What strings consist of, up to the quote at their end; one pattern for all of it would need a stack as deep as it is long. */
const plainPattern = /[^"\\]*/y;
const escapePattern = /\\(?:[0-9a-fA-F]{2}|\\)/y;
/** A string that ends in its line, but has escapes of another language. */
const wrongStringPattern = /"[^"\\\n\r]*(?:\\[^\n\r][^"\\\n\r]*)*"/y;
/** Between the quotes anything may stand that is no quote; the parser says what is wrong with it. */
const charPattern = /'(?:\\[^\n\r]|[^'\\\n\r])*'/y;
const fixedPattern = /f[0-9]+\.[0-9]+(?![A-Za-z0-9_])/y;
const barePattern = /[A-Za-z_][A-Za-z0-9_]*/y;
const signedHexPattern = /[us]0x[0-9a-fA-F]+(?![A-Za-z0-9_])/y;
const hexPattern = /0x(?:[0-9a-fA-F]{1,16}|H[0-9a-fA-F]{4}|[LM][0-9a-fA-F]{32}|K[0-9a-fA-F]{20})(?![A-Za-z0-9_])/y;
const floatPattern =
  /[0-9]+(?:\.(?![.A-Za-z_])[0-9]*(?:[eE][-+]?[0-9]+)?|\.(?=[eE][-+]?[0-9])[eE][-+]?[0-9]+|[eE][-+]?[0-9]+)(?![A-Za-z0-9_])/y;
const intPattern = /[0-9]+(?![A-Za-z0-9_])/y;
const anyNumberPattern = /[0-9][A-Za-z0-9_]*/y;
const attrPattern = /#[0-9]+/y;
const capturePattern = /\$[0-9]+/y;
const typeWord = /^(?:void|half|float|double|fp128|[if][0-9]+)$/;

/** The widest integer type has 2^23 - 1 bits; no value of any type needs more digits. */
export const mostDecimalDigits = 2_525_223;
/** With `u0x` or `s0x` before them. */
const mostHexLength = 3 + 2 ** 21;

export interface Comment {
  readonly text: string;
  readonly start: number;
  readonly column: number;
  /** It has its line for itself. */
  readonly first: boolean;
  /** Begun by `#`. */
  readonly hash: boolean;
}

export class Tokens {
  readonly source: SourceFile;
  readonly kinds: TokenKind[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  /** The column of a token that is the first of its line, from 0; otherwise -1 - column. */
  readonly places: number[] = [];
  readonly comments: Comment[] = [];
  readonly reasons = new Map<number, BadReason>();
  /** Strings, and names in quotes, with an escape that is none. */
  readonly wrongEscapes: number[] = [];

  constructor(source: SourceFile) {
    this.source = source;
  }

  /** The text of a token, in ASCII punctuation. */
  text(at: number): string {
    const text = this.source.text.slice(this.starts[at], this.ends[at]);
    return ownEntry(twins, text) ?? text;
  }

  span(from: number, to = from): Span {
    return { source: this.source, start: this.starts[from], end: Math.max(this.ends[to], this.starts[from]) };
  }

  isFirst(at: number): boolean {
    return this.places[at] >= 0;
  }

  column(at: number): number {
    const place = this.places[at];
    return place >= 0 ? place : -1 - place;
  }
}

export function scan(source: SourceFile): Tokens {
  return new Scanner(source).scan();
}

class Scanner {
  readonly #tokens: Tokens;
  readonly #text: string;
  #at = 0;
  #column = 0;
  #isFirst = true;

  constructor(source: SourceFile) {
    this.#tokens = new Tokens(source);
    this.#text = source.text;
  }

  scan(): Tokens {
    const text = this.#text;
    if (text.charCodeAt(0) === 0xfeff) this.#at = 1;
    while (this.#at < text.length) {
      if (!this.#space()) this.#token();
    }
    // The end is the first of a line of its own, left of everything.
    this.#isFirst = true;
    this.#column = 0;
    this.#push('end', this.#at);
    return this.#tokens;
  }

  /** Takes one blank, line end or comment. */
  #space(): boolean {
    const c = this.#text[this.#at];
    if (c === '\n' || c === '\r') {
      this.#column = 0;
      this.#isFirst = true;
    } else if (c === ' ') this.#column++;
    else if (c === '\t') this.#column += 4 - (this.#column % 4);
    else if (c === '\u3000') this.#column += 2;
    else if (c === '/' && this.#text[this.#at + 1] === '/') return this.#comment(2, false);
    else if (c === '#' && !/[0-9]/.test(this.#text[this.#at + 1] ?? '')) return this.#comment(1, true);
    else return false;
    this.#at++;
    return true;
  }

  #comment(mark: number, hash: boolean): true {
    const start = this.#at;
    let end = start;
    while (end < this.#text.length && this.#text[end] !== '\n' && this.#text[end] !== '\r') end++;
    const text = this.#text.slice(start + mark, end).replace(/[\s\u3000]+$/, '');
    this.#tokens.comments.push({ text, start, column: this.#column, first: this.#isFirst, hash });
    this.#at = end;
    return true;
  }

  #token(): void {
    const c = this.#text[this.#at];
    if ((c === '@' || c === '%') && this.#name()) return;
    if (c === '"') return this.#string('string', this.#at);
    if (c === "'" && this.#take('char', charPattern)) return;
    if (c === 'c' && this.#text[this.#at + 1] === '"') return this.#string('cstring', this.#at + 1);
    if (c >= '0' && c <= '9') return this.#number();
    if (c === '!' && this.#take('meta', metaPattern)) return;
    if (c === '#') return this.#taken('attr', attrPattern);
    if (c === '$' && this.#take('capture', capturePattern)) return;
    if ((c === 'u' || c === 's') && this.#match(signedHexPattern) > 0)
      return this.#long('int', this.#match(signedHexPattern), mostHexLength);
    if (c === 'f' && this.#take('type', fixedPattern)) return;
    const word = this.#match(barePattern);
    if (word > 0) return this.#push(typeWord.test(this.#text.slice(this.#at, word)) ? 'type' : 'bare', word);
    this.#punct(c);
  }

  /** A sigil with its name, quoted or not; a `%` alone is an operator. */
  #name(): boolean {
    const end = this.#match(sigilPattern);
    if (end === 0) {
      const digits = /[@%][0-9]/y;
      digits.lastIndex = this.#at;
      if (digits.test(this.#text)) {
        this.#bad('name', this.#endOf(/[@%][-a-zA-Z$._0-9]+/y));
        return true;
      }
      if (this.#text[this.#at] === '%') return false;
      this.#bad('name', this.#at + 1);
      return true;
    }
    const kind = this.#text[this.#at] === '@' ? 'global' : 'local';
    if (this.#text[end] === '"' && end === this.#at + 1) this.#string(kind, end);
    else this.#push(kind, end);
    return true;
  }

  #string(kind: TokenKind, from: number): void {
    const end = this.#stringEnd(from);
    if (end > 0) return this.#push(kind, end);
    const wrongEnd = this.#match(wrongStringPattern, from);
    if (wrongEnd === 0) return this.#bad('string', this.#endOf(/[^\n\r]*/y));
    this.#tokens.wrongEscapes.push(this.#tokens.kinds.length);
    this.#push(kind, wrongEnd);
  }

  /** Where the string that begins at a place ends; 0 if it does not, or not before something wrong. */
  #stringEnd(from: number): number {
    let at = from + 1;
    for (;;) {
      at = this.#match(plainPattern, at);
      if (this.#text[at] === '"') return at + 1;
      at = this.#match(escapePattern, at);
      if (at === 0) return 0;
    }
  }

  #number(): void {
    const hex = this.#match(hexPattern);
    if (hex > 0) return this.#push('hex', hex);
    const float = this.#match(floatPattern);
    if (float > 0) return this.#long('float', float, mostDecimalDigits);
    const int = this.#match(intPattern);
    if (int > 0) return this.#long('int', int, mostDecimalDigits);
    this.#bad('number', this.#endOf(anyNumberPattern));
  }

  #long(kind: TokenKind, end: number, most: number): void {
    if (end - this.#at > most) this.#bad('number', end);
    else this.#push(kind, end);
  }

  #punct(c: string): void {
    const text = this.#text;
    const found = Object.hasOwn(twins, c) ? c : puncts.find((candidate) => text.startsWith(candidate, this.#at));
    if (found !== undefined) return this.#push('punct', this.#at + found.length);
    this.#bad('character', this.#at + ((text.codePointAt(this.#at) ?? 0) > 0xffff ? 2 : 1));
  }

  #take(kind: TokenKind, pattern: RegExp): boolean {
    const end = this.#match(pattern);
    if (end > 0) this.#push(kind, end);
    return end > 0;
  }

  #taken(kind: TokenKind, pattern: RegExp): void {
    this.#push(kind, this.#match(pattern));
  }

  /** Where a match at a place, the current one unless given, ends; 0 if there is none. */
  #match(pattern: RegExp, from = this.#at): number {
    pattern.lastIndex = from;
    return pattern.test(this.#text) ? pattern.lastIndex : 0;
  }

  #endOf(pattern: RegExp): number {
    return Math.max(this.#match(pattern), this.#at + 1);
  }

  #bad(reason: BadReason, end: number): void {
    this.#tokens.reasons.set(this.#tokens.kinds.length, reason);
    this.#push('bad', end);
  }

  #push(kind: TokenKind, end: number): void {
    const { kinds, starts, ends, places } = this.#tokens;
    kinds.push(kind);
    starts.push(this.#at);
    ends.push(end);
    places.push(this.#isFirst ? this.#column : -1 - this.#column);
    this.#isFirst = false;
    this.#advance(end);
  }

  /** Columns go on behind the last line end of a string. */
  #advance(end: number): void {
    const text = this.#text.slice(this.#at, end);
    const line = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
    this.#column = line < 0 ? this.#column + (end - this.#at) : text.length - line - 1;
    this.#at = end;
  }
}

/** What a name, string or metadata token says: without sigil, quotes and escapes. */
export function tokenName(text: string): string {
  const body = text.startsWith('c"') || /^[@%!]/.test(text) ? text.slice(1) : text;
  return decodeEscapes(body.startsWith('"') ? body.slice(1, -1) : body);
}

/** The byte that a character literal stands for; undefined if it is none. */
export function characterCode(text: string): number | undefined {
  const inner = text.slice(1, -1);
  if (/^\\(?:[0-9a-fA-F]{2}|\\)$/.test(inner)) return inner === '\\\\' ? 92 : Number.parseInt(inner.slice(1), 16);
  return /^[\u0020-\u007e]$/.test(inner) && inner !== '\\' ? inner.charCodeAt(0) : undefined;
}

/** The first escape of a string that is none in Tuyin. */
export function wrongEscape(text: string): string | undefined {
  return [...text.matchAll(/\\(?:[0-9a-fA-F]{2}|[^])/gu)]
    .map(([escape]) => escape)
    .find((escape) => escape.length !== 3 && escape !== '\\\\');
}
