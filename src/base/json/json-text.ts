/**
 * JSON as it stands in a text: a table of values with their places, read in one pass.
 *
 * Values are numbered in the order of the text. Each is a record of four words in one Int32Array:
 *
 *     word 0   its kind     word 1   start     word 2   end of its text     word 3   the number of the value behind it
 *
 * Of the name of a member, word 0 has the number of the name above the kind: names are few, so each is read once, and whoever looks
 * for a member compares numbers.
 *
 * so the first part of an array or object is the next number, and a walk over the parts jumps from one to the other.
 * A member is a text (its name) followed by its value. Nothing is converted before somebody asks: numbers stay
 * digits, so integers of any size are exact. Nesting costs no stack, whatever its depth [RFC 8259].
 */
import { diagnose, type Diagnostic } from '../diagnostics.ts';
import { ownEntry } from '../own-entry.ts';
import type { SourceFile, Span } from '../source.ts';
import { jsonCatalogue } from './diagnostics.ts';

/** A value of a text: its number there. */
export type JsonAt = number & { readonly __brand: 'JsonAt' };

export const JsonKind = { null: 0, false: 1, true: 2, number: 3, text: 4, list: 5, object: 6 } as const;

const WORDS = 4;
/** Bits of a kind; above them is the number of a name, counted from 1. */
const KIND_BITS = 3;
const KIND_MASK = (1 << KIND_BITS) - 1;

/** Numbers of the names of members, by what they say. */
type NameNumbers = ReadonlyMap<string, number>;

/** The values of a JSON text. */
export class JsonText {
  readonly source: SourceFile;
  readonly #text: string;
  readonly #words: Int32Array;
  readonly #names: NameNumbers;

  constructor(source: SourceFile, words: Int32Array, names: NameNumbers) {
    this.source = source;
    this.#text = source.text;
    this.#words = words;
    this.#names = names;
  }

  /** How many names members have. */
  get nameCount(): number {
    return this.#names.size;
  }

  /** The number of a name, from 1 on; 0 if no member has it. */
  nameNumber(name: string): number {
    return this.#names.get(name) ?? 0;
  }

  /** The number of the name of a member. */
  nameAt(key: JsonAt): number {
    return this.#words[key * WORDS] >> KIND_BITS;
  }

  /** The value that the text is. */
  get root(): JsonAt {
    return 0 as JsonAt;
  }

  kind(at: JsonAt): number {
    return this.#words[at * WORDS] & KIND_MASK;
  }

  start(at: JsonAt): number {
    return this.#words[at * WORDS + 1];
  }

  end(at: JsonAt): number {
    return this.#words[at * WORDS + 2];
  }

  /** The value behind this one and all that is in it. */
  next(at: JsonAt): JsonAt {
    return this.#words[at * WORDS + 3] as JsonAt;
  }

  span(at: JsonAt): Span {
    return { source: this.source, start: this.start(at), end: this.end(at) };
  }

  /** The text of a value, as it is written. */
  raw(at: JsonAt): string {
    return this.#text.slice(this.start(at), this.end(at));
  }

  /** What a text says, its escapes resolved. */
  text(at: JsonAt): string {
    return saidBy(this.#text.slice(this.start(at) + 1, this.end(at) - 1));
  }

  /** The parts of a list. */
  *parts(at: JsonAt): Generator<JsonAt, void> {
    const end = this.next(at);
    for (let part = (at + 1) as JsonAt; part < end; part = this.next(part)) yield part;
  }

  /** The value of a member of an object; undefined where it has none of this name. */
  member(at: JsonAt, name: string): JsonAt | undefined {
    const wanted = this.nameNumber(name);
    if (wanted === 0) return undefined;
    const end = this.next(at);
    for (let key = (at + 1) as JsonAt; key < end; key = this.next(this.next(key)))
      if (this.nameAt(key) === wanted) return this.next(key);
    return undefined;
  }
}

const escapePattern = /\\(?:u([0-9a-fA-F]{4})|(.))/g;
const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** What stands between quotes, its escapes resolved. */
function saidBy(inner: string): string {
  return inner.includes('\\') ? inner.replace(escapePattern, unescape) : inner;
}

function unescape(_: string, hex: string | undefined, char: string): string {
  return hex === undefined ? (ownEntry(escapes, char) ?? char) : String.fromCharCode(Number.parseInt(hex, 16));
}

/** The values of a text; where it is no JSON, the diagnostic of the first place that is wrong. */
export function readJson(source: SourceFile): JsonText | Diagnostic {
  const reader = new Reader(source.text);
  const problem = reader.read();
  if (problem === undefined) return new JsonText(source, reader.words, reader.names);
  const { at, wanted } = problem;
  const found = at < source.text.length ? `\`${String.fromCodePoint(source.text.codePointAt(at) ?? 0)}\`` : 'the end';
  const span = { source, start: at, end: Math.min(at + 1, source.text.length) };
  return diagnose(jsonCatalogue, 'JSN1001', span, [wanted, found]);
}

interface Problem {
  readonly at: number;
  readonly wanted: string;
}

const numberPattern = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const wordPattern = /(?:null|false|true)(?![A-Za-z0-9_])/y;

class Reader {
  readonly #text: string;
  #at = 0;
  /** Values that were begun. */
  #count = 0;
  words = new Int32Array(1024);
  readonly names = new Map<string, number>();
  /** The open lists and objects. */
  readonly #open: number[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  read(): Problem | undefined {
    if (this.#text.charCodeAt(0) === 0xfeff) this.#at = 1;
    this.#blanks();
    for (;;) {
      const isOpened = this.#value();
      if (typeof isOpened !== 'boolean') return isOpened;
      const problem = isOpened ? this.#first() : this.#behind();
      if (problem === 'end') break;
      if (problem !== undefined) return problem;
    }
    this.words = this.words.subarray(0, this.#count * WORDS);
    return this.#at < this.#text.length ? this.#expected('the end') : undefined;
  }

  #expected(wanted: string): Problem {
    return { at: this.#at, wanted };
  }

  #blanks(): void {
    const text = this.#text;
    for (;;) {
      const c = text.charCodeAt(this.#at);
      if (c !== 32 && c !== 10 && c !== 13 && c !== 9) return;
      this.#at++;
    }
  }

  #begin(kind: number, end: number): void {
    if ((this.#count + 1) * WORDS > this.words.length) {
      const larger = new Int32Array(this.words.length * 2);
      larger.set(this.words);
      this.words = larger;
    }
    const word = this.#count++ * WORDS;
    this.words[word] = kind;
    this.words[word + 1] = this.#at;
    this.words[word + 2] = end;
    this.words[word + 3] = this.#count;
    this.#at = end;
  }

  /** Where what a pattern describes ends; -1 where it does not stand here. */
  #match(pattern: RegExp): number {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text) ? pattern.lastIndex : -1;
  }

  /** A value, or the beginning of one: true if a list or object was opened. */
  #value(): boolean | Problem {
    const c = this.#text.charCodeAt(this.#at);
    if (c === 91 || c === 123) {
      this.#open.push(this.#count);
      this.#begin(c === 91 ? JsonKind.list : JsonKind.object, this.#at + 1);
      return true;
    }
    if (c === 34) return this.#string() ?? false;
    const number = this.#match(numberPattern);
    if (number >= 0) return this.#scalar(JsonKind.number, number);
    const word = this.#match(wordPattern);
    if (word < 0) return this.#expected('a value');
    return this.#scalar(c === 110 ? JsonKind.null : c === 102 ? JsonKind.false : JsonKind.true, word);
  }

  #scalar(kind: number, end: number): false {
    this.#begin(kind, end);
    return false;
  }

  /** Long texts are looked through by hand: a pattern would need stack for them. */
  #string(): Problem | undefined {
    const text = this.#text;
    for (let i = this.#at + 1; i < text.length; i++) {
      const c = text.charCodeAt(i);
      if (c === 34) {
        this.#begin(JsonKind.text, i + 1);
        return undefined;
      }
      if (c < 32) return { at: i, wanted: 'a character of a text, or `"`' };
      if (c !== 92) continue;
      const escape = text.charCodeAt(i + 1);
      const isUnit = escape === 117 && /^[0-9a-fA-F]{4}$/.test(text.slice(i + 2, i + 6));
      if (!isUnit && !'"\\/bfnrt'.includes(text[i + 1] ?? ' ')) return { at: i, wanted: 'an escape such as `\\n`' };
      i += isUnit ? 5 : 1;
    }
    return { at: text.length, wanted: '`"`' };
  }

  /** Behind an opening bracket: its first part, or its end. */
  #first(): Problem | 'end' | undefined {
    this.#blanks();
    if (this.#text.charCodeAt(this.#at) === this.#closing()) return this.#behind();
    return this.#inList() ? undefined : this.#name();
  }

  #inList(): boolean {
    return this.words[this.#open[this.#open.length - 1] * WORDS] === JsonKind.list;
  }

  /** The bracket that ends what is open. */
  #closing(): number {
    return this.#inList() ? 93 : 125;
  }

  /** The ends of what is open, then a comma and the next part. */
  #behind(): Problem | 'end' | undefined {
    for (;;) {
      this.#blanks();
      if (this.#open.length === 0) return 'end';
      const c = this.#text.charCodeAt(this.#at);
      if (c !== this.#closing()) break;
      this.#at++;
      const word = (this.#open.pop() ?? 0) * WORDS;
      this.words[word + 2] = this.#at;
      this.words[word + 3] = this.#count;
    }
    const isList = this.#inList();
    if (this.#text.charCodeAt(this.#at) !== 44) return this.#expected(isList ? '`,` or `]`' : '`,` or `}`');
    this.#at++;
    this.#blanks();
    return isList ? undefined : this.#name();
  }

  #nameNumber(start: number, end: number): number {
    const name = saidBy(this.#text.slice(start, end));
    const known = this.names.get(name);
    if (known !== undefined) return known;
    this.names.set(name, this.names.size + 1);
    return this.names.size;
  }

  /** `"name":` */
  #name(): Problem | undefined {
    if (this.#text.charCodeAt(this.#at) !== 34) return this.#expected('the name of a member in quotes');
    const start = this.#at + 1;
    const problem = this.#string();
    if (problem !== undefined) return problem;
    this.words[(this.#count - 1) * WORDS] |= this.#nameNumber(start, this.#at - 1) << KIND_BITS;
    this.#blanks();
    if (this.#text.charCodeAt(this.#at) !== 58) return this.#expected('`:`');
    this.#at++;
    this.#blanks();
    return undefined;
  }
}
