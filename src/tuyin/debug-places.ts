/**
 * Places that a module says of itself: what made it from another language attaches `!DILocation`s to statements and arms, and
 * `!DISubprogram`s to functions. In traps, stacks, the stepper and counts of lines these are the places that people know; mistakes in the
 * module itself are told where they stand in its text.
 *
 *     !0 = !DIFile(filename: !"calc.y")
 *     !1 = !DILocation(line: 12, column: 5, scope: !0)
 *       %x = 100 / %n !1                                   a division by zero there is one at calc.y:12:5
 */
import { SourceFile, type Origin, type Span } from '../base/source.ts';
import type { MetaDef, MetaValue, Module } from './module.ts';
import type { MetaRef } from './nodes.ts';
import { walkBody, type Visitor } from './walk.ts';

type DebugRecord = Extract<MetaDef['content'], { readonly kind: 'record' }>;

/** Where a range of the text came from. Ranges nest, and those that begin earlier come first. */
interface Range {
  readonly start: number;
  readonly end: number;
  readonly from: Span;
  /** The range around it. */
  readonly outer: number;
}

/** Scopes within scopes; longer chains lead nowhere. */
const mostScopes = 64;
/** As far as lines and columns are kept apart: a place is an offset, as if every line were that long. */
const lineLength = 2 ** 16;
const mostLines = 2 ** 20;

/** The text as one with an origin, if it may say any. */
export function withDebugPlaces(source: SourceFile): { readonly source: SourceFile; readonly places?: DebugPlaces } {
  if (source.origin !== undefined || !source.hasText || !/!DI(?:Location|Subprogram)\b/.test(source.text))
    return { source };
  const places = new DebugPlaces(source);
  return { source: SourceFile.made(source.name, source.text, places), places };
}

/** What a text says of where it came from; until it has been read, nothing. */
class DebugPlaces implements Origin {
  readonly #text: SourceFile;
  #module: Module | undefined;
  #ranges: readonly Range[] | undefined;

  constructor(text: SourceFile) {
    this.#text = text;
  }

  /** The text has become this module. */
  read(module: Module): void {
    this.#module = module;
  }

  readFrom(start: number, end: number): Span {
    return { source: this.#text, start, end };
  }

  cameFrom(start: number, end: number): Span {
    if (this.#module !== undefined) this.#ranges ??= new RangeFinder(this.#module).ranges;
    const ranges = this.#ranges ?? [];
    let at = lastBefore(ranges, start);
    while (at >= 0 && ranges[at].end < end) at = ranges[at].outer;
    return at < 0 ? this.readFrom(start, end) : ranges[at].from;
  }
}

/** The last range that begins there or before. */
function lastBefore(ranges: readonly Range[], start: number): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle].start <= start) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

class RangeFinder {
  readonly ranges: Range[] = [];
  readonly #records = new Map<string, DebugRecord>();
  readonly #files = new Map<string, SourceFile>();
  /** The greatest line of any file. */
  #lines = 0;

  constructor(module: Module) {
    for (const item of module.items)
      if (item.kind === 'metadata' && item.content.kind === 'record') this.#records.set(item.name.name, item.content);
    const visitor: Visitor = {
      stmt: ({ meta, span }) => this.#add(meta, span, 'DILocation'),
      arm: ({ meta, span }) => this.#add(meta, span, 'DILocation'),
    };
    for (const item of module.items) {
      if (item.kind === 'stmt') walkBody({ stmts: [item.stmt], tail: [] }, visitor);
      if (item.kind !== 'func') continue;
      this.#add(item.meta, item.span, 'DISubprogram');
      if (item.body?.kind === 'stmts') walkBody(item.body.body, visitor);
    }
  }

  #add(meta: readonly MetaRef[], { start, end }: Span, wanted: string): void {
    for (const { name } of meta) {
      const record = this.#records.get(name);
      const from = record?.name === wanted ? this.#place(record) : undefined;
      if (from === undefined) continue;
      let outer = this.ranges.length - 1;
      while (outer >= 0 && this.ranges[outer].end < end) outer = this.ranges[outer].outer;
      this.ranges.push({ start, end, from, outer });
    }
  }

  #place(record: DebugRecord): Span | undefined {
    const line = numberIn(record, 'line');
    const source = this.#fileOf(record);
    if (line === undefined || source === undefined || line < 1 || line > mostLines) return undefined;
    this.#lines = Math.max(this.#lines, line);
    const column = Math.min(Math.max(numberIn(record, 'column') ?? 1, 1), lineLength);
    const start = (line - 1) * lineLength + column - 1;
    return { source, start, end: start };
  }

  /** Its own file, or that of the scope in which it is. */
  #fileOf(record: DebugRecord): SourceFile | undefined {
    let at: DebugRecord | undefined = record;
    for (let step = 0; at !== undefined && step < mostScopes; step++) {
      const name: string | undefined = at.name === 'DIFile' ? textIn(at, 'filename') : undefined;
      if (name !== undefined) return this.#file(name);
      const next: MetaValue | undefined = field(at, 'file') ?? field(at, 'scope');
      at = next?.kind === 'ref' ? this.#records.get(next.ref.name) : undefined;
    }
    return undefined;
  }

  #file(name: string): SourceFile {
    const known = this.#files.get(name);
    if (known !== undefined) return known;
    const made = new SourceFile(name, '', () => Array.from({ length: this.#lines }, (_, i) => i * lineLength));
    this.#files.set(name, made);
    return made;
  }
}

function field({ fields }: DebugRecord, key: string): MetaValue | undefined {
  return fields.find((one) => one.key === key)?.value;
}

function numberIn(record: DebugRecord, key: string): number | undefined {
  const value = field(record, key);
  return value?.kind === 'const' && value.value.kind === 'int' ? Number(value.value.value) : undefined;
}

function textIn(record: DebugRecord, key: string): string | undefined {
  const value = field(record, key);
  return value?.kind === 'string' ? value.text : undefined;
}
