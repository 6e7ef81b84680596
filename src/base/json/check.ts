/**
 * Whether a document has its shape; every place where it has not is a diagnostic with a JSON pointer [RFC 6901].
 *
 * The open lists and objects stand on a stack of frames, so nesting costs no stack of the host, and the frames are
 * the pointer of the value that is looked at. Each value is looked at once.
 */
import { diagnose, type Diagnostic } from '../diagnostics.ts';
import { didYouMean } from '../suggest.ts';
import { jsonCatalogue } from './diagnostics.ts';
import { JsonKind, type JsonAt, type JsonText } from './json-text.ts';
import {
  resolved,
  titleOf,
  type ChoiceRow,
  type ChoiceShape,
  type IntegerShape,
  type Member,
  type RecordShape,
  type Shape,
  type TextShape,
} from './shapes.ts';

/** The innermost names that a pointer shows. */
const longestPointer = 64;
/** Characters of a text that a message shows. */
const longestShown = 60;

/** What is wrong with the shape of a document; nothing if it has it. */
export function checkShape(json: JsonText, shape: Shape): readonly Diagnostic[] {
  return new Checker(json).check(shape);
}

/** An open list or object; `at` is its next part. */
interface Frame {
  at: JsonAt;
  readonly end: JsonAt;
  /** Of a list. */
  readonly of: Shape | undefined;
  /** Of an object; `seen` if a name stands in it twice. */
  readonly record: Prepared | undefined;
  readonly seen: Set<number> | undefined;
  /** The name of the member that is looked at, or the number of the part. */
  key: number;
}

/** A shape of objects for one document, in which names have numbers. */
interface Prepared {
  readonly members: ReadonlyMap<number, Member>;
  readonly names: readonly string[];
  readonly needed: readonly { readonly name: string; readonly number: number }[];
}

type Report = Parameters<typeof diagnose<typeof jsonCatalogue, keyof typeof jsonCatalogue>>;

class Checker {
  readonly #json: JsonText;
  readonly #frames: Frame[] = [];
  readonly #diagnostics: Diagnostic[] = [];
  readonly #prepared = new Map<RecordShape, Prepared>();
  /** By the numbers of names: the last object that has it. */
  readonly #lastWith: Int32Array;
  #objects = 0;

  constructor(json: JsonText) {
    this.#json = json;
    this.#lastWith = new Int32Array(json.nameCount + 1);
  }

  check(shape: Shape): readonly Diagnostic[] {
    this.#value(this.#json.root, shape);
    for (let frame = this.#frames.at(-1); frame !== undefined; frame = this.#frames.at(-1)) {
      if (frame.at >= frame.end) this.#frames.pop();
      else if (frame.record !== undefined) this.#member(frame, frame.record);
      else this.#part(frame);
    }
    return this.#diagnostics;
  }

  /** `member`: the one that it is about, of the object that is looked at. */
  #report(at: JsonAt, code: Report[1], args: readonly unknown[], member?: string): void {
    const pointer = this.#pointer() + (member === undefined ? '' : `/${member}`);
    const notes = pointer === '' ? [] : [{ message: `it stands at ${pointer}` }];
    this.#diagnostics.push(diagnose(jsonCatalogue, code, this.#json.span(at), args as Report[3], { notes }));
  }

  #pointer(): string {
    const keys = this.#frames.slice(-longestPointer).map(({ key, record }) => {
      const isName = record !== undefined && key >= 0;
      return `/${isName ? pointerPart(this.#json.text(key as JsonAt)) : record === undefined ? key : ''}`;
    });
    return `${this.#frames.length > longestPointer ? '…' : ''}${keys.join('')}`;
  }

  #part(frame: Frame): void {
    const { at } = frame;
    frame.at = this.#json.next(at);
    frame.key++;
    if (frame.of !== undefined) this.#value(at, frame.of);
  }

  #member(frame: Frame, { members, names }: Prepared): void {
    const json = this.#json;
    const key = frame.at;
    const value = json.next(key);
    frame.at = json.next(value);
    frame.key = key;
    const name = json.nameAt(key);
    const member = members.get(name);
    if (frame.seen?.has(name) === true) this.#report(key, 'JSN1005', [shown(json.text(key))]);
    else if (member === undefined) this.#report(key, 'JSN1004', [shown(json.text(key)), hint(json.text(key), names)]);
    else this.#value(value, member.shape);
    frame.seen?.add(name);
  }

  #value(at: JsonAt, wanted: Shape): void {
    const json = this.#json;
    const kind = json.kind(at);
    const shape = this.#alternative(kind, wanted);
    if (shape === undefined) return this.#report(at, 'JSN1002', [titleOf(wanted), foundAt(kind)]);
    switch (shape.kind) {
      case 'text':
        return this.#text(at, shape);
      case 'word': {
        const word = json.text(at);
        if (!wordsOf(shape.words).has(word))
          this.#report(at, 'JSN1006', [shape.title, shown(word), hint(word, shape.words)]);
        return;
      }
      case 'integer':
        return this.#integer(at, kind, shape);
      case 'list':
        return this.#list(at, shape);
      case 'record':
        return this.#object(at, shape);
      case 'choice':
        return this.#choice(at, shape);
      case 'number':
      case 'flag':
      case 'null':
        return;
    }
  }

  /** The shape among the wanted ones that values of this kind have. */
  #alternative(kind: number, wanted: Shape): Exclude<Shape, { kind: 'named' | 'either' }> | undefined {
    const shape = resolved(wanted);
    if (shape.kind !== 'either') return takes(shape, kind) ? shape : undefined;
    for (const other of shape.of) {
      const found = this.#alternative(kind, other);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #text(at: JsonAt, { title, pattern, units }: TextShape): void {
    const text = this.#json.text(at);
    if (units !== true && loneSurrogate.test(text)) this.#report(at, 'JSN1012', []);
    else if (pattern !== undefined && !patternOf(pattern).test(text)) this.#report(at, 'JSN1008', [shown(text), title]);
  }

  #integer(at: JsonAt, kind: number, { least, most }: IntegerShape): void {
    const digits = kind === JsonKind.text ? this.#json.text(at) : this.#json.raw(at);
    // So many digits are never in range, and must not be computed with.
    const isWhole = wholeNumber.test(digits) && digits.length <= 400;
    const value = digits.length <= exactDigits ? Number(digits) : BigInt(isWhole ? digits : least - 1n);
    if (!isWhole || value < least || value > most) this.#report(at, 'JSN1007', [shown(digits), least, most]);
  }

  #list(at: JsonAt, { of, least, most }: Extract<Shape, { kind: 'list' }>): void {
    const json = this.#json;
    const end = json.next(at);
    if (least > 0 || most < Infinity) {
      let count = 0;
      for (let part = at + 1; part < end; part = json.next(part as JsonAt)) count++;
      if (count < least || count > most) this.#report(at, 'JSN1009', [countText(least, most), count]);
    }
    this.#frames.push({ at: (at + 1) as JsonAt, end, of, record: undefined, seen: undefined, key: -1 });
  }

  #object(at: JsonAt, shape: RecordShape): void {
    const json = this.#json;
    const record = this.#prepare(shape);
    const object = ++this.#objects;
    const end = json.next(at);
    let isRepeated = false;
    for (let key = (at + 1) as JsonAt; key < end; key = json.next(json.next(key))) {
      const name = json.nameAt(key);
      isRepeated ||= this.#lastWith[name] === object;
      this.#lastWith[name] = object;
    }
    for (const { name, number } of record.needed)
      if (number === 0 || this.#lastWith[number] !== object) this.#report(at, 'JSN1003', [name]);
    const seen = isRepeated ? new Set<number>() : undefined;
    this.#frames.push({ at: (at + 1) as JsonAt, end, of: undefined, record, seen, key: -1 });
  }

  #prepare(shape: RecordShape): Prepared {
    const known = this.#prepared.get(shape);
    if (known !== undefined) return known;
    const members = Object.entries(shape.members).map(([name, member]) => ({
      name,
      member,
      number: this.#json.nameNumber(name),
    }));
    const prepared = {
      members: new Map(members.filter(({ number }) => number > 0).map(({ number, member }) => [number, member])),
      names: members.map(({ name }) => name),
      needed: members.filter(({ member }) => member.optional !== true),
    };
    this.#prepared.set(shape, prepared);
    return prepared;
  }

  #choice(at: JsonAt, { by, rows, title }: ChoiceShape): void {
    const json = this.#json;
    const tag = json.member(at, by);
    if (tag === undefined) return this.#report(at, 'JSN1003', [by]);
    if (json.kind(tag) !== JsonKind.text)
      return this.#report(tag, 'JSN1002', [`a text (${title})`, foundAt(json.kind(tag))], by);
    const byWord = rowsOf(rows);
    const row = byWord.get(json.text(tag));
    if (row === undefined)
      return this.#report(tag, 'JSN1006', [title, shown(json.text(tag)), hint(json.text(tag), byWord.keys())], by);
    this.#object(at, taggedRecord(by, row));
  }
}

const loneSurrogate = /[\ud800-\udfff]/u;
/** So many characters are an integer that a double holds. */
const exactDigits = 15;
const wholeNumber = /^-?[0-9]+$/;

function takes(shape: Shape, kind: number): boolean {
  switch (shape.kind) {
    case 'text':
    case 'word':
      return kind === JsonKind.text;
    case 'integer':
      return kind === JsonKind.number || kind === JsonKind.text;
    case 'number':
      return kind === JsonKind.number;
    case 'flag':
      return kind === JsonKind.true || kind === JsonKind.false;
    case 'null':
      return kind === JsonKind.null;
    case 'list':
      return kind === JsonKind.list;
    case 'record':
    case 'choice':
      return kind === JsonKind.object;
    default:
      return false;
  }
}

const found = ['null', 'false', 'true', 'a number', 'a text', 'a list', 'an object'] as const;

function foundAt(kind: number): string {
  return found[kind];
}

function shown(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

function hint(name: string, known: Iterable<string>): string {
  const note = didYouMean(name, known);
  return note === '' ? '' : `; ${note}`;
}

function pointerPart(key: string): string {
  return shown(key).replaceAll('~', '~0').replaceAll('/', '~1');
}

function countText(least: number, most: number): string {
  const noun = (count: number): string => (count === 1 ? 'part' : 'parts');
  if (least === most) return `${least} ${noun(least)}`;
  return most === Infinity ? `at least ${least} ${noun(least)}` : `${least} to ${most} parts`;
}

// What is computed of a shape once.

const patterns = new Map<string, RegExp>();
const wordSets = new WeakMap<readonly string[], ReadonlySet<string>>();
const rowTables = new WeakMap<readonly ChoiceRow[], ReadonlyMap<string, ChoiceRow>>();
const taggedRecords = new WeakMap<ChoiceRow, RecordShape>();

function patternOf(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known;
}

function wordsOf(words: readonly string[]): ReadonlySet<string> {
  const known = wordSets.get(words) ?? new Set(words);
  wordSets.set(words, known);
  return known;
}

function rowsOf(rows: readonly ChoiceRow[]): ReadonlyMap<string, ChoiceRow> {
  const known = rowTables.get(rows) ?? new Map(rows.flatMap((row) => row.words.map((word) => [word, row])));
  rowTables.set(rows, known);
  return known;
}

/** The members of a row and the one that tells it apart. */
export function taggedRecord(by: string, row: ChoiceRow): RecordShape {
  const known = taggedRecords.get(row);
  if (known !== undefined) return known;
  const tag: Member = { shape: { kind: 'word', title: by, words: row.words }, doc: 'which one' };
  const record: RecordShape = { ...row.record, members: { [by]: tag, ...row.record.members } };
  taggedRecords.set(row, record);
  return record;
}
