/**
 * Writes JSON in pieces. Parts of a value may be made late (`late`), when their turn comes, so that a document is never
 * in memory as a whole and its nesting costs no stack. Lists of `lines` have each part on a line of its own; everything
 * else stands on one line.
 */

/** A value of JSON; members that are undefined are left out. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | Late
  | Lines
  | { readonly [name: string]: JsonValue | undefined };

/** A value that is made when it is written. */
export class Late {
  readonly make: () => JsonValue;

  constructor(make: () => JsonValue) {
    this.make = make;
  }
}

/** A list with its parts on lines of their own. */
export class Lines {
  readonly parts: Iterable<JsonValue>;

  constructor(parts: Iterable<JsonValue>) {
    this.parts = parts;
  }
}

export function late(make: () => JsonValue): Late {
  return new Late(make);
}

export function lines(parts: Iterable<JsonValue>): Lines {
  return new Lines(parts);
}

/** Pieces are about so long. */
const pieceLength = 1 << 16;
/** Lines are not indented further. */
const deepestIndent = 60;

/** The text of a value, in pieces. */
export function* writeJson(value: JsonValue): Generator<string, void> {
  const writer = new Writer(value);
  for (;;) {
    const piece = writer.piece();
    if (piece === undefined) return;
    yield piece;
  }
}

/** An open list or object, and which of its parts is next. */
interface Frame {
  /** Of an object, the names of its parts. */
  readonly names: readonly string[] | undefined;
  readonly parts: readonly (JsonValue | undefined)[];
  /** Of a list whose parts are asked for one by one. */
  readonly source: Iterator<JsonValue> | undefined;
  readonly onLines: boolean;
  at: number;
  isFirst: boolean;
}

const noParts: readonly JsonValue[] = [];
/** Names of members as they are written; there are as many as shapes have, and no more are kept. */
const writtenNames = new Map<string, string>();
const mostNames = 4096;

function writtenName(name: string): string {
  const known = writtenNames.get(name);
  if (known !== undefined) return known;
  const written = `${JSON.stringify(name)}: `;
  if (writtenNames.size < mostNames) writtenNames.set(name, written);
  return written;
}

/**
 * Texts are gathered in a list and joined when there are enough for a piece: a text that grows by `+=` is a tree of its parts in
 * V8, ten times as large as its characters until somebody reads it.
 */
class Writer {
  #out: string[] = [];
  #length = 0;
  readonly #frames: Frame[] = [];
  #indent = 0;
  #isDone = false;

  constructor(value: JsonValue) {
    this.#value(value);
  }

  /** The next piece; undefined when all is written. */
  piece(): string | undefined {
    const frames = this.#frames;
    while (frames.length > 0) {
      this.#step(frames[frames.length - 1]);
      if (this.#length >= pieceLength) return this.#take();
    }
    if (this.#isDone) return undefined;
    this.#isDone = true;
    this.#put('\n');
    return this.#take();
  }

  #put(text: string): void {
    this.#out.push(text);
    this.#length += text.length;
  }

  #take(): string {
    const piece = this.#out.join('');
    this.#out = [];
    this.#length = 0;
    return piece;
  }

  #step(frame: Frame): void {
    const { names, parts, source } = frame;
    if (source !== undefined) {
      const next = source.next();
      return next.done === true ? this.#close(frame) : this.#part(frame, '', next.value);
    }
    if (frame.at === parts.length) return this.#close(frame);
    const at = frame.at++;
    const value = parts[at];
    if (value !== undefined) this.#part(frame, names === undefined ? '' : writtenName(names[at]), value);
  }

  #part(frame: Frame, name: string, value: JsonValue): void {
    const { onLines, isFirst } = frame;
    frame.isFirst = false;
    if (onLines) this.#line(isFirst ? '' : ',');
    else if (!isFirst) this.#put(', ');
    if (name !== '') this.#put(name);
    this.#value(value);
  }

  #close({ names, onLines, isFirst }: Frame): void {
    this.#frames.pop();
    if (onLines) this.#indent -= 2;
    if (onLines && !isFirst) this.#line('');
    this.#put(names === undefined ? ']' : '}');
  }

  #line(behind: string): void {
    this.#put(`${behind}\n${' '.repeat(Math.min(this.#indent, deepestIndent))}`);
  }

  #value(given: JsonValue): void {
    let value = given;
    while (value instanceof Late) value = value.make();
    if (typeof value !== 'object' || value === null) this.#put(scalarText(value));
    else if (value instanceof Lines) this.#open(undefined, noParts, value.parts[Symbol.iterator](), true);
    else if (Array.isArray(value)) this.#open(undefined, value as readonly JsonValue[], undefined, false);
    // Of the whole document, each member begins a line.
    else this.#open(Object.keys(value), Object.values(value), undefined, this.#frames.length === 0);
  }

  #open(names: Frame['names'], parts: Frame['parts'], source: Iterator<JsonValue> | undefined, onLines: boolean): void {
    this.#put(names === undefined ? '[' : '{');
    if (onLines) this.#indent += 2;
    this.#frames.push({ names, parts, source, onLines, at: 0, isFirst: true });
  }
}

/** Numbers that JSON does not know are null, as everywhere. */
function scalarText(value: string | number | boolean | null): string {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : JSON.stringify(value);
}
