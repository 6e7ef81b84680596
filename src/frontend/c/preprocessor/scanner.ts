/**
 * Characters to preprocessing tokens, one at a time [C17 5.1.1.2, phases 1 to 3].
 *
 * Spliced lines (a backslash at the end of a line) are taken out of the text before it is scanned; `Splices` knows where,
 * and turns an offset in what is left into one in the file. Most files have none, and cost one search. Comments are white
 * space. Nothing fails here: a token that cannot be right carries its `flaw`, since text that is skipped may hold anything.
 */
import type { SourceFile } from '../../../base/source.ts';
import { Kind, Token, type Flaw } from './token.ts';

/** The punctuators, longest first, by their first character. */
const marks =
  '%:%: ... <<= >>= -> ++ -- << >> <= >= == != && || *= /= %= += -= &= ^= |= ## <: :> <% %> %: [ ] ( ) { } . & * + - ~ ! / % < > ^ | ? : ; = , #'.split(
    ' ',
  );
const marksByFirst = new Map<number, readonly string[]>();
for (const mark of marks) marksByFirst.set(mark.charCodeAt(0), [...(marksByFirst.get(mark.charCodeAt(0)) ?? []), mark]);

const SPACE = 1;
const LETTER = 2;
const DIGIT = 3;
/** Classes of the characters of ASCII; a line feed is none of them. */
const classes = new Uint8Array(128);
for (let c = 0; c < 128; c++) {
  const char = String.fromCharCode(c);
  classes[c] = /[A-Za-z_$]/.test(char) ? LETTER : /[0-9]/.test(char) ? DIGIT : /[ \t\v\f\r]/.test(char) ? SPACE : 0;
}

const numberShape = /\.?[0-9](?:[eEpP][+-]|'(?=\w)|[\w.$]|[^\0-\x7f])*/y;
const asciiName = /[A-Za-z_$][\w$]*/y;
const anyName = /(?:[\w$]|\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{8}|[^\0-\x7f])+/y;
const rightName = /^[\p{XID_Start}_$][\p{XID_Continue}$]*$/u;
const encodingPrefix = /^(?:u8|[uUL])$/;
const LINE_FEED = 10;
const BACKSLASH = 92;

export class Scanner {
  readonly source: SourceFile;
  readonly #text: string;
  readonly #splices: Splices;
  #at = 0;
  #startsLine = true;
  #spaced = false;
  #flaw: Flaw | undefined;
  /** Where a comment without an end begins. */
  #open = 0;
  /** The end of the line ends the tokens. */
  #inDirective = false;

  constructor(source: SourceFile) {
    this.source = source;
    this.#splices = new Splices(source.text);
    this.#text = this.#splices.joined;
    if (this.#text.charCodeAt(0) === 0xfeff) this.#at = 1;
  }

  /** From here to the end of the line, which then is an `end` token. */
  beginDirective(): void {
    this.#inDirective = true;
  }

  /** Goes behind the line in which the directive stood, wherever in it the scanner is. */
  endDirective(): void {
    while (this.next().kind !== Kind.end);
    this.#inDirective = false;
  }

  /** The next token; `end` for ever at the end of the file or of the directive. */
  next(): Token {
    this.#skipSpace();
    const start = this.#at;
    const c = this.#text.charCodeAt(start);
    if (!(start < this.#text.length) || (c === LINE_FEED && this.#inDirective)) return this.#end(start);
    if (c < 128) {
      if (classes[c] === LETTER) return this.#name(start);
      if (classes[c] === DIGIT || (c === 46 && classes[this.#text.charCodeAt(start + 1)] === DIGIT))
        return this.#number(start);
      if (c === 34 || c === 39) return this.#quoted(start, start);
      if (c !== BACKSLASH) return this.#mark(start, c);
    }
    return this.#unicodeName(start);
  }

  /** The end stands where a comment without an end begins. */
  #end(start: number): Token {
    if (this.#flaw !== 'open comment') return this.#token(Kind.end, start);
    return this.#token(Kind.end, start).with({ start: this.#open, end: this.#open + 2 });
  }

  /** A header's name, if one stands here: `<…>` or `"…"`, in which a backslash is a character like others [6.4.7]. */
  header(): Token | undefined {
    this.#skipSpace();
    const start = this.#at;
    const open = this.#text[start];
    if (open !== '<' && open !== '"') return undefined;
    const end = this.#text.indexOf(open === '<' ? '>' : '"', start + 1);
    const line = this.#text.indexOf('\n', start);
    if (end < 0 || (line >= 0 && line < end)) return undefined;
    this.#at = end + 1;
    return this.#token(Kind.header, start);
  }

  #skipSpace(): void {
    const text = this.#text;
    for (;;) {
      const c = text.charCodeAt(this.#at);
      if (c === LINE_FEED) {
        if (this.#inDirective) return;
        this.#startsLine = true;
        this.#at++;
      } else if (classes[c] === SPACE) this.#at++;
      else if (c !== 47 || !this.#skipComment()) return;
      this.#spaced = true;
    }
  }

  #skipComment(): boolean {
    const second = this.#text.charCodeAt(this.#at + 1);
    if (second === 47) {
      const end = this.#text.indexOf('\n', this.#at);
      this.#at = end < 0 ? this.#text.length : end;
      return true;
    }
    if (second !== 42) return false;
    const end = this.#text.indexOf('*/', this.#at + 2);
    if (end < 0) {
      this.#flaw = 'open comment';
      this.#open = this.#at;
    }
    this.#at = end < 0 ? this.#text.length : end + 2;
    return true;
  }

  #name(start: number): Token {
    asciiName.lastIndex = start;
    asciiName.test(this.#text);
    const end = asciiName.lastIndex;
    const c = this.#text.charCodeAt(end);
    if (c > 127 || c === BACKSLASH) return this.#unicodeName(start);
    if ((c === 34 || c === 39) && end - start <= 2 && encodingPrefix.test(this.#text.slice(start, end)))
      return this.#quoted(start, end);
    this.#at = end;
    return this.#token(Kind.name, start);
  }

  /** A name with letters beyond ASCII, which may be written as `\u00e9` [6.4.3]. */
  #unicodeName(start: number): Token {
    anyName.lastIndex = start;
    const found = anyName.exec(this.#text);
    if (found === null) {
      this.#at = start + 1;
      return this.#token(Kind.other, start);
    }
    this.#at = anyName.lastIndex;
    const text = found[0].replaceAll(/\\(?:u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8})/g, (all) => {
      const code = Number.parseInt(all.slice(2), 16);
      return code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? all : String.fromCodePoint(code);
    });
    if (!rightName.test(text)) this.#flaw = 'bad name';
    return this.#token(Kind.name, start, text);
  }

  #number(start: number): Token {
    numberShape.lastIndex = start;
    numberShape.test(this.#text);
    this.#at = numberShape.lastIndex;
    return this.#token(Kind.number, start);
  }

  /** A string or a character, whose quotation mark stands at `open`, behind the prefix of its encoding. */
  #quoted(start: number, open: number): Token {
    const text = this.#text;
    const quote = text.charCodeAt(open);
    let at = open + 1;
    for (; at < text.length; at++) {
      const c = text.charCodeAt(at);
      if (c === quote || c === LINE_FEED) break;
      if (c === BACKSLASH && text.charCodeAt(at + 1) !== LINE_FEED) at++;
    }
    const isClosed = at < text.length && text.charCodeAt(at) === quote;
    if (!isClosed) this.#flaw = 'open quote';
    this.#at = Math.min(isClosed ? at + 1 : at, text.length);
    return this.#token(quote === 34 ? Kind.string : Kind.char, start);
  }

  #mark(start: number, c: number): Token {
    const mark = marksByFirst.get(c)?.find((candidate) => this.#text.startsWith(candidate, start));
    this.#at = start + (mark?.length ?? 1);
    return this.#token(mark === undefined ? Kind.other : Kind.mark, start, mark);
  }

  #token(kind: Kind, start: number, text = this.#text.slice(start, this.#at)): Token {
    const token = new Token({
      kind,
      text,
      source: this.source,
      start: this.#splices.offset(start),
      end: this.#splices.offset(this.#at),
      startsLine: this.#startsLine,
      spaced: this.#spaced,
      flaw: this.#flaw,
    });
    this.#startsLine = false;
    this.#spaced = false;
    this.#flaw = undefined;
    return token;
  }
}

/** The text without spliced lines, and the way back. */
class Splices {
  readonly joined: string;
  /** Behind how many characters of the joined text each splice stood, and how many characters are gone up to there. */
  readonly #at: number[] = [];
  readonly #gone: number[] = [];

  constructor(text: string) {
    // GNU compilers let blanks stand behind the backslash.
    this.joined = text.includes('\\')
      ? text.replaceAll(/\\[ \t]*\r?\n/g, (splice, at: number) => this.#remember(splice, at))
      : text;
  }

  #remember(splice: string, at: number): string {
    const before = this.#gone.at(-1) ?? 0;
    this.#at.push(at - before);
    this.#gone.push(before + splice.length);
    return '';
  }

  /** The offset in the file of an offset in the joined text. */
  offset(joined: number): number {
    if (this.#at.length === 0) return joined;
    let low = 0;
    let high = this.#at.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#at[middle] <= joined) low = middle + 1;
      else high = middle;
    }
    return joined + (low === 0 ? 0 : this.#gone[low - 1]);
  }
}
