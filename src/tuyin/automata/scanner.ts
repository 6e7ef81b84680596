/**
 * Words of an expression over patterns. Strings and classes come out as the byte sets they stand for, actions as lists of
 * texts. The scanner reports the first mistake and ends there.
 *
 *   NAME     [@%]?[A-Za-z0-9_]+        STRING  "…" of bytes, UTF-8; \xx is a byte, \\ and \" themselves
 *   CLASS    [a-z_] or [^a-z_]         ACTIONS {one, two}        // comments and white space are left out
 */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import type { SourceFile } from '../../base/source.ts';
import { encodeUtf8 } from '../../base/utf8.ts';
import { automataCatalogue } from './diagnostics.ts';
import { allBytes, byteRange } from './terminals.ts';

export type Token = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'bytes'; readonly sets: readonly bigint[] }
  | { readonly kind: 'actions'; readonly actions: readonly string[] }
  | { readonly kind: '(' | ')' | '|' | '?' | '*' | '+' | '=' | ';' | 'end' }
);

type Scanned<T> = { readonly value: T } | { readonly problem: Diagnostic };

export function scanExpression(source: SourceFile): Scanned<readonly Token[]> {
  const tokens: Token[] = [];
  const { text } = source;
  let at = 0;
  for (;;) {
    at += blank(text, at);
    if (at >= text.length) break;
    const token = scanToken(source, at);
    if ('problem' in token) return token;
    tokens.push(token.value);
    at = token.value.end;
  }
  tokens.push({ kind: 'end', start: text.length, end: text.length });
  return { value: tokens };
}

function blank(text: string, at: number): number {
  const pattern = /(?:[\s\u3000\ufeff]+|\/\/[^\n]*)*/y;
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function scanToken(source: SourceFile, start: number): Scanned<Token> {
  const { text } = source;
  const char = text[start];
  if ('()|?*+=;'.includes(char)) return { value: { kind: char as '(', start, end: start + 1 } };
  if (char === '.') return { value: { kind: 'bytes', sets: [allBytes], start, end: start + 1 } };
  if (char === '"') return scanString(source, start);
  if (char === '[') return scanClass(source, start);
  if (char === '{') return scanActions(source, start);
  const name = /[@%]?[A-Za-z0-9_]+/y;
  name.lastIndex = start;
  const word = name.exec(text)?.[0];
  if (word !== undefined) return { value: { kind: 'name', name: word, start, end: start + word.length } };
  const found = String.fromCodePoint(text.codePointAt(start) ?? 0);
  return refuse(source, 'TUY9001', start, start + found.length, found);
}

function refuse(
  source: SourceFile,
  code: 'TUY9001' | 'TUY9005',
  start: number,
  end: number,
  what: string,
): { problem: Diagnostic } {
  return { problem: diagnose(automataCatalogue, code, { source, start, end }, [what]) };
}

function scanString(source: SourceFile, start: number): Scanned<Token> {
  const sets: bigint[] = [];
  const { text } = source;
  let at = start + 1;
  while (text[at] !== '"') {
    if (at >= text.length || text[at] === '\n') return refuse(source, 'TUY9005', start, at, 'the string has no end');
    if (text[at] === '\\') {
      const byte = escapeAt(text, at);
      if (byte === undefined) return badEscape(source, at);
      sets.push(1n << BigInt(byte.value));
      at += byte.length;
      continue;
    }
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    for (const byte of encodeUtf8(char)) sets.push(1n << BigInt(byte));
    at += char.length;
  }
  return { value: { kind: 'bytes', sets, start, end: at + 1 } };
}

function scanClass(source: SourceFile, start: number): Scanned<Token> {
  const { text } = source;
  const isInverted = text[start + 1] === '^';
  let at = start + (isInverted ? 2 : 1);
  let set = 0n;
  while (text[at] !== ']') {
    if (at >= text.length || text[at] === '\n') return refuse(source, 'TUY9005', start, at, 'the class has no end');
    const range = classRange(source, at);
    if ('problem' in range) return range;
    set |= byteRange(range.first, range.last);
    at = range.end;
  }
  return { value: { kind: 'bytes', sets: [isInverted ? allBytes ^ set : set], start, end: at + 1 } };
}

type Refused = Extract<ReturnType<typeof refuse>, { problem: unknown }>;

/** `a-z`, or one byte; a `-` before the `]` is a byte itself. */
function classRange(
  source: SourceFile,
  start: number,
): { readonly first: number; last: number; end: number } | Refused {
  const { text } = source;
  const first = classByte(source, start);
  if ('problem' in first) return first;
  const at = start + first.length;
  if (text[at] !== '-' || text[at + 1] === ']') return { first: first.value, last: first.value, end: at };
  const last = classByte(source, at + 1);
  if ('problem' in last) return last;
  const end = at + 1 + last.length;
  if (last.value >= first.value) return { first: first.value, last: last.value, end };
  return refuse(source, 'TUY9005', start, end, `the range \`${text.slice(start, end)}\` runs backwards`);
}

function classByte(source: SourceFile, at: number): { value: number; length: number } | { problem: Diagnostic } {
  const { text } = source;
  if (text[at] === '\\') return escapeAt(text, at) ?? badEscape(source, at);
  const code = text.codePointAt(at) ?? -1;
  const char = code < 0 ? '' : String.fromCodePoint(code);
  if (code < 0) return refuse(source, 'TUY9005', at, at, 'the class has no end');
  if (code >= 0x80)
    return refuse(source, 'TUY9005', at, at + char.length, `\`${char}\` has several bytes and cannot stand in a class`);
  return { value: code, length: 1 };
}

function escapeAt(text: string, at: number): { value: number; length: number } | undefined {
  const hex = /^[0-9A-Fa-f]{2}/.exec(text.slice(at + 1, at + 3));
  if (hex !== null) return { value: Number.parseInt(hex[0], 16), length: 3 };
  return '\\"]^-['.includes(text[at + 1] ?? ' ') ? { value: text.charCodeAt(at + 1), length: 2 } : undefined;
}

function badEscape(source: SourceFile, at: number): { problem: Diagnostic } {
  return refuse(
    source,
    'TUY9005',
    at,
    Math.min(at + 2, source.text.length),
    'a backslash is followed by two hexadecimal digits',
  );
}

function scanActions(source: SourceFile, start: number): Scanned<Token> {
  const close = source.text.indexOf('}', start);
  if (close < 0) return refuse(source, 'TUY9005', start, start + 1, 'the actions have no end');
  const inside = source.text.slice(start + 1, close);
  if (inside.includes('{')) return refuse(source, 'TUY9005', start, start + 1, 'the actions have no end');
  const actions = inside
    .split(',')
    .map((action) => action.trim().replace(/\s+/g, ' '))
    .filter((action) => action !== '');
  return { value: { kind: 'actions', actions, start, end: close + 1 } };
}
