/**
 * A JSON document is read by way of the text that says the same: each object gives pieces of text, the parser of the
 * language reads the whole, and what it makes of it is the module. So a document can say nothing that a text cannot, and
 * text → JSON → text is the same text by construction.
 *
 * `TextMaker` remembers for each piece which value of the document it comes from. The text that it makes is a
 * `SourceFile` with an `origin`: what is found wrong with it is shown in the document, and what a program does is shown
 * at the place that the document says (`at`, in one of `sources`), or in the document where it says none.
 */
import { diagnose, type Diagnostic } from '../diagnostics.ts';
import { SourceFile, type Origin, type Span } from '../source.ts';
import { checkShape } from './check.ts';
import { jsonCatalogue } from './diagnostics.ts';
import { JsonKind, readJson, JsonText, type JsonAt } from './json-text.ts';
import type { Shape } from './shapes.ts';

/** Text, or a value whose text is made when its turn comes: nesting costs no stack. */
export type Piece = string | Deferred;

export class Deferred {
  readonly at: JsonAt;
  readonly pieces: (at: JsonAt) => readonly Piece[];
  /** It has a place of its own or none; otherwise it is a part of what has one. */
  readonly isWhole: boolean;

  constructor(at: JsonAt, pieces: (at: JsonAt) => readonly Piece[], isWhole = true) {
    this.at = at;
    this.pieces = pieces;
    this.isWhole = isWhole;
  }
}

/** The pieces of the values of a list, each behind `before`, with `between` between them. */
export function joined(
  json: JsonText,
  list: JsonAt | undefined,
  between: string,
  pieces: (at: JsonAt) => readonly Piece[],
  isWhole = true,
): Piece[] {
  const out: Piece[] = [];
  if (list === undefined) return out;
  for (const part of json.parts(list)) {
    if (out.length > 0 && between !== '') out.push(between);
    out.push(new Deferred(part, pieces, isWhole));
  }
  return out;
}

/** A document that has its shape, and the text that says the same; or what is wrong with it. */
export type ReadText = { readonly source: SourceFile } | { readonly diagnostics: readonly Diagnostic[] };

/** Reads a document of a shape; `pieces` gives the text of the whole. */
export function readText(
  source: SourceFile,
  shape: Shape,
  pieces: (json: JsonText) => (at: JsonAt) => readonly Piece[],
): ReadText {
  const json = readShaped(source, shape);
  if (!(json instanceof JsonText)) return { diagnostics: json };
  const origins = new Origins(json);
  const text = makeText(new Deferred(json.root, pieces(json)), origins);
  return { source: SourceFile.made(source.name.replace(/\.json$/i, ''), text, origins) };
}

/** A document with its shape, or what is wrong with it. */
export function readShaped(source: SourceFile, shape: Shape): JsonText | readonly Diagnostic[] {
  const json = readJson(source);
  if (!(json instanceof JsonText)) return [json];
  const unknown = unknownVersion(json);
  if (unknown !== undefined) return [unknown];
  const problems = checkShape(json, shape);
  return problems.length > 0 ? problems : json;
}

/** The version of all shapes that are known here. */
const knownVersion = '1';

/** Said before anything else, because everything else depends on it. */
function unknownVersion(json: JsonText): Diagnostic | undefined {
  if (json.kind(json.root) !== JsonKind.object) return undefined;
  const version = json.member(json.root, 'version');
  if (version === undefined || json.kind(version) !== JsonKind.number || json.raw(version) === knownVersion)
    return undefined;
  return diagnose(jsonCatalogue, 'JSN1010', json.span(version), [json.raw(version).slice(0, 20), knownVersion]);
}

/** A piece that waits, the value that it is of, and the value around it that has a place. */
interface Waiting {
  readonly piece: Piece;
  readonly value: JsonAt;
  readonly placed: JsonAt;
}

/** Pieces are joined when they are many: a text that grows by `+=` is a tree, many times as large as its characters. */
const mostPieces = 1 << 14;

function makeText(whole: Deferred, origins: Origins): string {
  const waiting: Waiting[] = [{ piece: whole, value: whole.at, placed: whole.at }];
  const done: string[] = [];
  let pieces: string[] = [];
  let length = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { piece, value, placed } = next;
    if (piece instanceof Deferred) {
      const parts = piece.pieces(piece.at);
      const around = piece.isWhole ? piece.at : placed;
      for (let i = parts.length - 1; i >= 0; i--) waiting.push({ piece: parts[i], value: piece.at, placed: around });
      continue;
    }
    origins.mark(length, value, placed);
    length += piece.length;
    if (pieces.push(piece) < mostPieces) continue;
    done.push(pieces.join(''));
    pieces = [];
  }
  done.push(pieces.join(''));
  return done.join('');
}

/** The places that a document says by its members `sources` and `at`. */
export class DocumentPlaces {
  readonly #json: JsonText;
  readonly #sources: readonly SourceFile[];

  constructor(json: JsonText) {
    this.#json = json;
    const sources = json.member(json.root, 'sources');
    this.#sources = sources === undefined ? [] : Array.from(json.parts(sources), (at) => this.#source(at));
  }

  #source(at: JsonAt): SourceFile {
    const member = (name: string): string => this.#json.text(this.#json.member(at, name) ?? at);
    return new SourceFile(member('name'), member('text'));
  }

  /** The place that a value has by its member `at`, if there is such a place. */
  given(value: JsonAt): Span | undefined {
    if (this.#sources.length === 0 || this.#json.kind(value) !== JsonKind.object) return undefined;
    const at = this.#json.member(value, 'at');
    if (at === undefined || this.#json.kind(at) !== JsonKind.list) return undefined;
    const [start, end, index = 0] = [...this.#json.parts(at)].map((part) => Number(this.#digits(part)));
    const source = this.#sources.at(index);
    return source !== undefined && start <= end && end <= source.text.length ? { source, start, end } : undefined;
  }

  #digits(at: JsonAt): string {
    return this.#json.kind(at) === JsonKind.text ? this.#json.text(at) : this.#json.raw(at);
  }
}

/** Words of a mark: an offset of the text, the value that what stands from there on is of, and the one that has its place. */
const MARK = 3;

/** From which value of the document each part of the text comes: marks with ascending offsets. */
class Origins implements Origin {
  readonly #json: JsonText;
  readonly #places: DocumentPlaces;
  #marks = new Int32Array(1024);
  #count = 0;

  constructor(json: JsonText) {
    this.#json = json;
    this.#places = new DocumentPlaces(json);
  }

  mark(offset: number, value: JsonAt, placed: JsonAt): void {
    if (this.#count > 0 && this.#marks[this.#count - 2] === value) return;
    if (this.#count + MARK > this.#marks.length) {
      const larger = new Int32Array(this.#marks.length * 2);
      larger.set(this.#marks);
      this.#marks = larger;
    }
    this.#marks[this.#count++] = offset;
    this.#marks[this.#count++] = value;
    this.#marks[this.#count++] = placed;
  }

  readFrom(start: number, end: number): Span {
    const from = this.#json.span(this.#markedAt(start, 1));
    const last = this.#markedAt(Math.max(start, end - 1), 1);
    return { ...from, end: Math.max(from.end, this.#json.start(last)) };
  }

  cameFrom(start: number, end: number): Span {
    const from = this.#places.given(this.#markedAt(start, 2));
    if (from === undefined) return this.readFrom(start, end);
    const to = this.#places.given(this.#markedAt(Math.max(start, end - 1), 2));
    return to?.source === from.source ? { ...from, end: Math.max(from.end, to.end) } : from;
  }

  /** A word of the mark that an offset is behind. */
  #markedAt(offset: number, word: 1 | 2): JsonAt {
    let low = 0;
    let high = this.#count / MARK - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#marks[MARK * middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return this.#marks[MARK * low + word] as JsonAt;
  }
}
