/**
 * Characters to tokens of SysY, one at a time: `kind`, `start`, `end`, and for names an *atom*, a small number that is
 * the same for the same spelling. Atoms below `keywords.length` are the keywords.
 *
 * Integers are taken modulo 2^32, floats are rounded straight to binary32. Nothing here fails: what cannot be read is
 * reported and skipped, or stands for the nearest thing that can (`&` for `&&`), so the parser never sees it.
 */
import type { Diagnostic } from '../../base/diagnostics.ts';
import { diagnose } from '../../base/diagnostics.ts';
import type { SourceFile } from '../../base/source.ts';
import { parseFloatLiteral } from '../../scalar/float-literal.ts';
import { visibleText } from '../../base/text-width.ts';
import type { SyntaxArgs, SyntaxCode } from './syntax-diagnostics.ts';
import { syntaxCatalogue } from './syntax-diagnostics.ts';

export const keywords = [
  'const',
  'int',
  'float',
  'void',
  'if',
  'else',
  'while',
  'break',
  'continue',
  'return',
] as const;

/** Single punctuation marks are their own character code; everything else lies below 32 or above 127. */
export const Kind = {
  end: 0,
  name: 1,
  int: 2,
  float: 3,
  string: 4,
  // In the order of `keywords`.
  constWord: 8,
  intWord: 9,
  floatWord: 10,
  voidWord: 11,
  ifWord: 12,
  elseWord: 13,
  whileWord: 14,
  breakWord: 15,
  continueWord: 16,
  returnWord: 17,
  lessEqual: 128,
  greaterEqual: 129,
  equal: 130,
  notEqual: 131,
  and: 132,
  or: 133,
} as const;

const FIRST_KEYWORD = Kind.constWord;

/** Character classes: 1 letter or `_`, 2 digit, 3 space. */
const classes = new Uint8Array(128);
for (let c = 0; c < 128; c++) {
  const char = String.fromCharCode(c);
  classes[c] = /[A-Za-z_]/.test(char) ? 1 : /[0-9]/.test(char) ? 2 : /[ \t\r\n\v\f]/.test(char) ? 3 : 0;
}
const SPACE = 3;

/** Characters that are tokens by themselves, whatever follows. */
const marks = new Set(Array.from('()[]{},;+-*/%', (char) => char.charCodeAt(0)));

/** Everything that C would take for one number, so that a wrong one is one mistake. */
const numberShape = /(?:0[xX](?:[pP][+-]|[\w.])*|(?:[eE][+-]|[\w.])*)/y;
/** A number of that shape that is right: an integer, or a float in one of C's two notations, without a suffix. */
const integerShape = /^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/;
const hexFloatShape = /^0[xX](?:[0-9a-fA-F]+\.?[0-9a-fA-F]*|\.[0-9a-fA-F]+)[pP][+-]?[0-9]+$/;
const decimalFloatShape = /^(?:(?:[0-9]+\.[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?|[0-9]+[eE][+-]?[0-9]+)$/;

/** Stands at one token; `next` goes on to the following one, and at the end stays there. */
export class Scanner {
  readonly source: SourceFile;
  readonly #text: string;
  readonly #diagnostics: Diagnostic[];
  readonly #atoms = new Map<string, number>();
  /** The spelling of each atom. */
  readonly names: string[] = [];
  kind: number = Kind.end;
  start = 0;
  end = 0;
  /** The atom of a name or keyword. */
  atom = 0;
  /** The value of a number. */
  value = 0;
  /** Where the token before this one ended: what is missing is missing there. */
  previousEnd = 0;

  constructor(source: SourceFile, diagnostics: Diagnostic[]) {
    this.source = source;
    this.#text = source.text;
    this.#diagnostics = diagnostics;
    for (const word of keywords) this.#intern(word);
    if (this.#text.charCodeAt(0) === 0xfeff) this.end = 1;
    this.next();
  }

  /** The text of the current token. */
  get text(): string {
    return this.#text.slice(this.start, this.end);
  }

  #intern(name: string): number {
    let atom = this.#atoms.get(name);
    if (atom === undefined) {
      atom = this.names.push(name) - 1;
      this.#atoms.set(name, atom);
    }
    return atom;
  }

  /** `fix` is what to write instead. */
  #report<K extends SyntaxCode>(code: K, start: number, end: number, args: SyntaxArgs<K>, fix?: string): void {
    const span = { source: this.source, start, end };
    const extras = fix === undefined ? {} : { fix: { title: `write \`${fix}\``, span, replacement: fix } };
    this.#diagnostics.push(diagnose(syntaxCatalogue, code, span, args, extras));
  }

  /** Hot: one pass over the characters, no regular expression outside numbers. */
  next(): void {
    const text = this.#text;
    this.previousEnd = this.end;
    let at = this.end;
    for (;;) {
      const c = text.charCodeAt(at);
      // The end: charCodeAt gives NaN.
      if (!(c >= 0)) return this.#token(Kind.end, text.length, text.length);
      const charClass = c < 128 ? classes[c] : 0;
      if (charClass === SPACE) at++;
      else if (charClass === 1) return this.#name(at);
      else if (charClass === 2 || (c === 0x2e && isDigit(text.charCodeAt(at + 1)))) return this.#number(at);
      else if (c === 0x2f && text.charCodeAt(at + 1) === 0x2f) at = this.#lineEnd(at);
      else if (c === 0x2f && text.charCodeAt(at + 1) === 0x2a) at = this.#commentEnd(at);
      else if (c === 0x22) return this.#string(at);
      else if (this.#mark(c, at)) return;
      else at = this.#skipStrange(at);
    }
  }

  #token(kind: number, start: number, end: number): void {
    this.kind = kind;
    this.start = start;
    this.end = end;
  }

  /** A name or, by its atom, a keyword: one look-up in the table of spellings tells both. */
  #name(start: number): void {
    const text = this.#text;
    let end = start + 1;
    while (isWord(text.charCodeAt(end))) end++;
    const atom = this.#intern(text.slice(start, end));
    this.atom = atom;
    this.#token(atom < keywords.length ? FIRST_KEYWORD + atom : Kind.name, start, end);
  }

  /** Punctuation, the longest that fits. False if no token begins with this character. */
  #mark(c: number, at: number): boolean {
    if (marks.has(c)) {
      this.#token(c, at, at + 1);
      return true;
    }
    const follows = this.#text.charCodeAt(at + 1);
    switch (c) {
      case 0x3c: // <
        return this.#oneOrTwo(at, follows === 0x3d, Kind.lessEqual);
      case 0x3e: // >
        return this.#oneOrTwo(at, follows === 0x3d, Kind.greaterEqual);
      case 0x3d: // =
        return this.#oneOrTwo(at, follows === 0x3d, Kind.equal);
      case 0x21: // !
        return this.#oneOrTwo(at, follows === 0x3d, Kind.notEqual);
      case 0x26: // &
      case 0x7c: // |
        if (follows !== c) this.#report('SYS1005', at, at + 1, [String.fromCharCode(c)], String.fromCharCode(c, c));
        this.#token(c === 0x26 ? Kind.and : Kind.or, at, at + (follows === c ? 2 : 1));
        return true;
      default:
        return false;
    }
  }

  #oneOrTwo(at: number, isTwo: boolean, two: number): boolean {
    this.#token(isTwo ? two : this.#text.charCodeAt(at), at, at + (isTwo ? 2 : 1));
    return true;
  }

  #lineEnd(at: number): number {
    const end = this.#text.indexOf('\n', at);
    return end < 0 ? this.#text.length : end;
  }

  /** Comments do not nest; one that is not closed takes the rest of the text. */
  #commentEnd(at: number): number {
    const end = this.#text.indexOf('*/', at + 2);
    if (end >= 0) return end + 2;
    this.#report('SYS1002', at, at + 2, []);
    return this.#text.length;
  }

  /** One report for a run of characters that mean nothing. */
  #skipStrange(at: number): number {
    const text = this.#text;
    let end = at + 1;
    while (end < text.length && isStrange(text.charCodeAt(end))) end++;
    this.#report('SYS1001', at, end, [visibleText(String.fromCodePoint(text.codePointAt(at) ?? 0))]);
    return end;
  }

  /** To the closing quote, at most to the end of the line; a backslash takes the next character with it. */
  #string(start: number): void {
    const text = this.#text;
    let end = start + 1;
    for (let c = text.charCodeAt(end); c >= 0 && c !== 0x22 && c !== 0x0a; c = text.charCodeAt(end)) {
      end += c === 0x5c ? 2 : 1;
    }
    end = Math.min(end, text.length);
    if (text.charCodeAt(end) === 0x22) end++;
    else this.#report('SYS1004', start, end, []);
    this.#token(Kind.string, start, end);
  }

  /** Up to nine decimal digits are read here, as no sum of them exceeds 31 bits; everything else is `#longNumber`'s. */
  #number(start: number): void {
    const text = this.#text;
    const c = text.charCodeAt(start);
    // Most numbers are short decimal integers.
    let end = start + 1;
    let value = c - 0x30;
    if (c !== 0x30 && c !== 0x2e) {
      while (isDigit(text.charCodeAt(end)) && end - start < 9) value = value * 10 + text.charCodeAt(end++) - 0x30;
    }
    if (c === 0x2e || continuesNumber(text.charCodeAt(end))) return this.#longNumber(start);
    this.value = value;
    this.#token(Kind.int, start, end);
  }

  /** Any number. A C suffix (`1.5f`, `3UL`) is one mistake, with the number without it as the correction. */
  #longNumber(start: number): void {
    numberShape.lastIndex = start;
    const shape = numberShape.exec(this.#text)?.[0] ?? '';
    const end = start + Math.max(1, shape.length);
    if (integerShape.test(shape)) {
      this.value = readInteger(shape);
      const shown = shape.length > 40 ? `${shape.slice(0, 40)}…` : shape;
      if (isTooLong(shape)) this.#report('SYS1006', start, end, [shown, this.value]);
      return this.#token(Kind.int, start, end);
    }
    const value = isFloat(shape) ? parseFloatLiteral(shape, 'f32') : undefined;
    if (value === undefined) {
      const withoutSuffix = shape.slice(0, -1);
      const hasSuffix = /[fFlLuU]$/.test(shape) && (integerShape.test(withoutSuffix) || isFloat(withoutSuffix));
      this.#report('SYS1003', start, end, [shape.slice(0, 60)], hasSuffix ? withoutSuffix : undefined);
    }
    this.value = value ?? 0;
    this.#token(value === undefined ? Kind.int : Kind.float, start, end);
  }
}

function isFloat(text: string): boolean {
  return hexFloatShape.test(text) || decimalFloatShape.test(text);
}

function isDigit(c: number): boolean {
  return c >= 0x30 && c <= 0x39;
}

function continuesNumber(c: number): boolean {
  return c === 0x2e || isWord(c);
}

/** A letter, digit or `_`; NaN, behind the end, is none. */
function isWord(c: number): boolean {
  return c < 128 && (classes[c] === 1 || classes[c] === 2);
}

function isStrange(c: number): boolean {
  return c >= 128 || (classes[c] === 0 && !marks.has(c) && !'<>=!&|".'.includes(String.fromCharCode(c)));
}

/** Modulo 2^32, as a signed number. */
function readInteger(text: string): number {
  const [radix, from] = /^0[xX]/.test(text) ? [16, 2] : text.startsWith('0') ? [8, 0] : [10, 0];
  let value = 0;
  for (let i = from; i < text.length; i++) value = (Math.imul(value, radix) + parseInt(text[i], 16)) | 0;
  return value;
}

/** More than 32 bits: approximate is exact enough, since 2^32 is a float. */
function isTooLong(text: string): boolean {
  const value = /^0[0-7]+$/.test(text) ? parseInt(text, 8) : Number(text);
  return value >= 2 ** 32;
}
