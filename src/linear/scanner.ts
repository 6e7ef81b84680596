/**
 * The words of a `.lir` file, as arrays of places (kind, start, end), read once from left to right.
 *
 * Line ends are tokens, except inside braces; `#` and `//` begin comments. A word may contain dots (`load.u8`, `l2.1`);
 * a name is `@name`, `&name` or with any characters in quotes, and may be followed directly by an offset (`@s:8`).
 * Numbers have no sign here; the parser joins a `-` with the number behind it. A word, name or number in angle brackets,
 * as the tables of [IR Design] write them (`<lbl0>`, `<@f>`), is the same without them.
 */
import type { Span, SourceFile } from '../base/source.ts';
import { encodeUtf8 } from '../base/utf8.ts';
import { signAliases } from './opcodes.ts';

export type TokenKind = 'word' | 'number' | 'name' | 'func' | 'string' | 'sign' | 'line' | 'end' | 'bad';

/** Longest first. */
const signs = [
  ...signAliases.keys(),
  '>>>',
  '&&',
  '||',
  '==',
  '!=',
  '>=',
  '<=',
  '<<',
  '>>',
  '->',
  '=',
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
  '<',
  '>',
  '?',
  ':',
  ',',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
];

const wordPattern = /[A-Za-z_.$][\w.$]*/y;
const numberPattern =
  /0[xX][0-9a-fA-F]+(?:\.[0-9a-fA-F]*)?(?:[pP][-+]?[0-9]+D?|[LV])?|[0-9]+(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?[LD]?/y;
const stringPattern = /"(?:[^"\\\n\r]|\\[0-9a-fA-F]{2}|\\["\\])*"/y;
const offsetPattern = /:-?[0-9]+/y;
const bracketPattern = /<(?:@?[A-Za-z_.$][\w.$]*|[0-9]+)>/y;

export class Tokens {
  readonly source: SourceFile;
  readonly kinds: TokenKind[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  /** Comments, which are no tokens. */
  readonly commentStarts: number[] = [];
  readonly commentEnds: number[] = [];

  constructor(source: SourceFile) {
    this.source = source;
  }

  text(at: number): string {
    return this.source.text.slice(this.starts[at], this.ends[at]);
  }

  span(from: number, to = from): Span {
    return { source: this.source, start: this.starts[from], end: Math.max(this.ends[to], this.starts[from]) };
  }
}

export function scan(source: SourceFile): Tokens {
  const tokens = new Tokens(source);
  const { text } = source;
  let braces = 0;
  let at = 0;
  const push = (kind: TokenKind, end: number): void => {
    tokens.kinds.push(kind);
    tokens.starts.push(at);
    tokens.ends.push(end);
    at = end;
  };
  /** The token is what stands between the brackets. */
  const pushBracketed = (end: number): void => {
    const first = text[++at];
    push(first === '@' ? 'name' : /[0-9]/.test(first) ? 'number' : 'word', end - 1);
    at = end;
  };
  while (at < text.length) {
    const c = text[at];
    if (c === '\n' || c === '\r') {
      if (braces === 0) push('line', at + 1);
      else at++;
    } else if (c === ' ' || c === '\t' || c === '\ufeff' || c === ';') at++;
    else if (c === '#' || (c === '/' && text[at + 1] === '/')) {
      tokens.commentStarts.push(at);
      at = endOfLine(text, at);
      tokens.commentEnds.push(at);
    } else if (c === '@' || (c === '&' && /["A-Za-z_.$]/.test(text[at + 1] ?? '')))
      push(c === '@' ? 'name' : 'func', endOfName(text, at));
    else if (c === '"')
      push(match(stringPattern, text, at) > at ? 'string' : 'bad', Math.max(match(stringPattern, text, at), at + 1));
    else if (match(wordPattern, text, at) > at) push('word', match(wordPattern, text, at));
    else if (match(numberPattern, text, at) > at) push('number', match(numberPattern, text, at));
    else if (c === '<' && match(bracketPattern, text, at) > at) pushBracketed(match(bracketPattern, text, at));
    else {
      const sign = signs.find((candidate) => text.startsWith(candidate, at));
      if (sign === '{') braces++;
      if (sign === '}' && braces > 0) braces--;
      push(sign === undefined ? 'bad' : 'sign', at + (sign?.length ?? charLength(text, at)));
    }
  }
  push('line', at);
  push('end', at);
  return tokens;
}

function match(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function endOfLine(text: string, at: number): number {
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}

function endOfName(text: string, at: number): number {
  const quoted = match(stringPattern, text, at + 1);
  const end = quoted > at + 1 ? quoted : Math.max(match(wordPattern, text, at + 1), at + 1);
  return match(offsetPattern, text, end);
}

function charLength(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

const plainName = /^[A-Za-z_.$][\w.$]*$/;

/** A name as it is written behind `@` or `&`. */
export function quoteName(name: string): string {
  return plainName.test(name) ? name : quoteString(name);
}

/** Characters that are not printable ASCII stand as the two hex digits of their UTF-16 halves or bytes. */
export function quoteString(text: string): string {
  const body = [...text].map((char) => {
    const code = char.codePointAt(0) ?? 0;
    if (char === '"' || char === '\\') return `\\${char}`;
    return code < 0x20 || code === 0x7f ? `\\${code.toString(16).padStart(2, '0')}` : char;
  });
  return `"${body.join('')}"`;
}

export function quoteBytes(bytes: Uint8Array): string {
  let body = '';
  for (const byte of bytes) {
    if (byte === 0x22 || byte === 0x5c) body += `\\${String.fromCharCode(byte)}`;
    else body += byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\${byte.toString(16).padStart(2, '0')}`;
  }
  return `"${body}"`;
}

/** The text between quotes, with the escapes replaced by the characters of these numbers. */
export function unquote(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replace(/\\(?:([0-9a-fA-F]{2})|(["\\]))/g, (_, hex: string | undefined, char: string) =>
      hex === undefined ? char : String.fromCharCode(Number.parseInt(hex, 16)),
    );
}

/** The bytes of a string: escapes are bytes, other characters their UTF-8. */
export function unquoteBytes(quoted: string): number[] {
  const bytes: number[] = [];
  const parts = quoted.slice(1, -1).split(/\\([0-9a-fA-F]{2}|["\\])/);
  parts.forEach((part, i) => {
    if (i % 2 === 0) for (const byte of encodeUtf8(part)) bytes.push(byte);
    else bytes.push(part.length === 2 ? Number.parseInt(part, 16) : part.charCodeAt(0));
  });
  return bytes;
}

/** A name token's text as the name alone and the offset behind it. */
export function splitName(text: string): { readonly name: string; readonly offset: number } {
  if (text[1] === '"') {
    const close = text.lastIndexOf('"');
    return { name: unquote(text.slice(1, close + 1)), offset: Number(text.slice(close + 2) || 0) };
  }
  const colon = text.indexOf(':');
  return colon < 0
    ? { name: text.slice(1), offset: 0 }
    : { name: text.slice(1, colon), offset: Number(text.slice(colon + 1)) };
}
