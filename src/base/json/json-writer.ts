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

/** An open list or object: what is left of it, and the bracket that ends it. */
interface Frame {
  readonly parts: Iterator<readonly [name: string, JsonValue | undefined] | JsonValue>;
  readonly closing: ']' | '}';
  readonly onLines: boolean;
  isFirst: boolean;
}

class Writer {
  #out = '';
  readonly #frames: Frame[] = [];
  #indent = 0;
  #isDone = false;

  constructor(value: JsonValue) {
    this.#value(value);
  }

  /** The next piece; undefined when all is written. */
  piece(): string | undefined {
    for (let frame = this.#frames.at(-1); frame !== undefined; frame = this.#frames.at(-1)) {
      this.#step(frame);
      if (this.#out.length >= pieceLength) return this.#take();
    }
    if (this.#isDone) return undefined;
    this.#isDone = true;
    this.#out += '\n';
    return this.#take();
  }

  #take(): string {
    const piece = this.#out;
    this.#out = '';
    return piece;
  }

  #step(frame: Frame): void {
    const { done, value } = frame.parts.next();
    if (done === true) return this.#close(frame);
    const isMember = frame.closing === '}';
    const [name, part] = isMember ? (value as readonly [string, JsonValue | undefined]) : ['', value as JsonValue];
    if (part === undefined) return;
    if (!frame.isFirst) this.#out += frame.onLines ? ',' : ', ';
    frame.isFirst = false;
    if (frame.onLines) this.#line();
    if (isMember) this.#out += `${JSON.stringify(name)}: `;
    this.#value(part);
  }

  #close({ closing, onLines, isFirst }: Frame): void {
    this.#frames.pop();
    if (onLines) this.#indent -= 2;
    if (onLines && !isFirst) this.#line();
    this.#out += closing;
  }

  #line(): void {
    this.#out += `\n${' '.repeat(Math.min(this.#indent, deepestIndent))}`;
  }

  #value(given: JsonValue): void {
    let value = given;
    while (value instanceof Late) value = value.make();
    if (typeof value !== 'object' || value === null) this.#out += JSON.stringify(value);
    else if (value instanceof Lines) this.#open('[', ']', value.parts[Symbol.iterator](), true);
    else if (Array.isArray(value)) this.#open('[', ']', (value as readonly JsonValue[])[Symbol.iterator](), false);
    // Of the whole document, each member begins a line.
    else this.#open('{', '}', Object.entries(value)[Symbol.iterator](), this.#frames.length === 0);
  }

  #open(opening: string, closing: Frame['closing'], parts: Frame['parts'], onLines: boolean): void {
    this.#out += opening;
    if (onLines) this.#indent += 2;
    this.#frames.push({ parts, closing, onLines, isFirst: true });
  }
}
