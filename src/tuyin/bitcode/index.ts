/**
 * Tuyin bitcode (`.tb`): a module in a container (base/container.ts), version 2. [Tuyin "bitcode"; decision 0145]
 *
 *      1 texts       2 types       3 module: name, target, identity, the order of the items
 *      4 imports     5 constants   6 globals     7 functions     8 aliases     9 attributes    10 metadata
 *     11 comments   12 places     13 sources    14 named types  15 statements  16 comments behind the last statements
 *
 * Without sections 11, 12, 13 and 16 (`strip`) a file holds only what a program means; places are then those of its
 * canonical text. `decode(encode(m))` is m, places and comments included.
 *
 * Nothing that is read is believed: what comes out of the sections is printed, the text parsed, and the result must be
 * the same module. So a `.tb` file can hold nothing that a `.ti` file cannot.
 */
import { MalformedBytes, type ByteReader } from '../../base/bytes.ts';
import { list, optional, record, Sink, Stream, word, type Codec, type Pool, type Sideline } from '../../base/codec.ts';
import { hasMagic, readContainer, writeContainer, type ContainerKind } from '../../base/container.ts';
import { diagnose } from '../../base/diagnostics.ts';
import { fingerprintOf, type Fact } from '../../base/fingerprint.ts';
import { named, type NamedResult } from '../../base/result.ts';
import { sha256 } from '../../base/sha256.ts';
import { SourceFile } from '../../base/source.ts';
import type { Item, Module } from '../module.ts';
import { opcodeNames, rows } from '../opcodes.ts';
import { largestNesting } from '../parser-state.ts';
import { parseTuyin } from '../parser.ts';
import { printTuyin } from '../printer.ts';
import { bitcodeCatalogue } from './diagnostics.ts';
import { itemRows } from './items.ts';
import { constants, remarks, sources, spans, tail, tails, text, texts, types } from './trees.ts';

const target = 'tuyin-1';
const moduleSection = 3;
const sourceSection = 13;
const kinds = Object.keys(itemRows) as Item['kind'][];
const kindOf = new Map(kinds.map((kind) => [itemRows[kind].section, kind]));

const pools: readonly (readonly [section: number, pool: Pool<unknown>])[] = [
  [1, texts],
  [2, types],
  [5, constants],
  [sourceSection, sources],
];
const sidelines: readonly (readonly [section: number, sideline: Sideline<unknown>])[] = [
  [11, remarks],
  [12, spans],
  [16, tails],
];

const container: ContainerKind = {
  magic: 'TUIB',
  version: 2,
  fingerprint: fingerprintOf(instructionFacts),
  sections: {
    1: 'texts',
    2: 'types',
    [moduleSection]: 'module',
    5: 'constants',
    11: 'comments',
    12: 'places',
    [sourceSection]: 'sources',
    16: 'comments behind the last statements',
    ...Object.fromEntries(kinds.map((kind) => [itemRows[kind].section, kind])),
  },
};

/** What a reader of instructions must agree on with their writer. */
function instructionFacts(): Fact {
  return Object.fromEntries(
    opcodeNames.map((name) => {
      const { code, operand, pops, pushes, flags } = rows[name];
      return [name, [code, operand, pops, pushes, flags]];
    }),
  );
}

interface Header {
  readonly name: string;
  readonly target: string;
  readonly guid: Uint8Array | undefined;
  readonly order: readonly Item['kind'][];
  readonly tail: readonly string[];
}

const guidBytes: Codec<Uint8Array> = {
  write: (out, bytes) => out.bytes.bytes(bytes),
  read: ({ bytes }) => bytes.bytes(16).slice(),
};
/** A kind is named by the number of its section. */
const itemKind: Codec<Item['kind']> = {
  write: (out, kind) => out.bytes.u8(itemRows[kind].section),
  read: ({ bytes }) => kindOf.get(bytes.u8()) ?? bytes.fail('there is no such kind of item', bytes.offset - 1),
};
const header = record<Header>({
  name: text,
  target: word<string>([target]),
  guid: optional(guidBytes),
  order: list(itemKind),
  tail,
});

/** What bitcode keeps of its text. */
export interface EncodeOptions {
  /** Without comments, places and the text of the source. */
  readonly strip?: boolean;
}

/** The bitcode of a module. */
export function encodeTuyin(module: Module, { strip = false }: EncodeOptions = {}): Uint8Array {
  const plain = plainly(module);
  return encode(strip ? plain : module, strip, identityOf(plain));
}

/** The identity of a module: a UUID (version 8) out of the hash of what it means, its name included. */
export function guidOf(module: Module): Uint8Array {
  return identityOf(plainly(module));
}

function identityOf(plain: Module): Uint8Array {
  const guid = sha256(encode(plain, true, undefined)).slice(0, 16);
  guid[6] = (guid[6] & 0x0f) | 0x80;
  guid[8] = (guid[8] & 0x3f) | 0x80;
  return guid;
}

/** The module as its canonical text says it: `1.50` and `0x3FF8000000000000` are one float. A module that text cannot say stays. */
function plainly(module: Module): Module {
  const { module: plain, diagnostics } = parseTuyin(new SourceFile(module.source.name, printTuyin(module)), {
    maxNesting: largestNesting,
  });
  return diagnostics.some(({ severity }) => severity === 'error') ? module : plain;
}

/** `8-4-4-4-12` hexadecimal digits. */
export function guidText(guid: Uint8Array): string {
  const digits = Array.from(guid, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function encode(module: Module, strip: boolean, guid: Uint8Array | undefined): Uint8Array {
  const document = Sink.document(!strip);
  const sections = new Map<number, Uint8Array>();
  const { items } = module;
  if (!strip) document.indexIn(sources, module.source);
  header.write(document, {
    name: moduleName(module.source.name),
    target,
    guid,
    order: items.map(({ kind }) => kind),
    tail: module.tail,
  });
  for (const kind of kinds) {
    const own = items.filter((item) => item.kind === kind);
    if (own.length > 0) sections.set(itemRows[kind].section, itemSection(kind, own, document));
  }
  sections.set(moduleSection, document.bytes.toBytes());
  for (const [id, sideline] of sidelines)
    if (!strip) sections.set(id, document.besides(sideline)?.bytes.toBytes() ?? new Uint8Array());
  for (const [id, pool] of pools) if (!strip || id !== sourceSection) sections.set(id, document.poolSection(pool));
  return writeContainer(container, 0, sections);
}

/** A file's name without its folders and its extension. */
function moduleName(fileName: string): string {
  return fileName.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
}

/** Does a file begin like bitcode? */
export function isBitcode(bytes: Uint8Array): boolean {
  return hasMagic(bytes, container);
}

/** What was read of bitcode: a module, unless the bytes are none. */
export type DecodedModule = NamedResult<'module', Module | undefined>;

/** Reads bitcode; anything but what `encodeTuyin` writes is refused. */
export function decodeTuyin(bytes: Uint8Array, fileName: string): DecodedModule {
  try {
    return named('module', believe(decode(bytes), bytes));
  } catch (error) {
    if (!(error instanceof MalformedBytes)) throw error;
    const place = { source: new SourceFile(fileName, ''), start: 0, end: 0 };
    return named('module', undefined, [diagnose(bitcodeCatalogue, 'TUY3001', place, [error.message, error.offset])]);
  }
}

interface Decoded {
  readonly module: Module;
  readonly isStripped: boolean;
}

function decode(bytes: Uint8Array): Decoded {
  const { sections } = readContainer(bytes, container);
  const sectionOf = (id: number): ByteReader => sections.get(id) ?? missing(id);
  const document = new Stream(sectionOf(moduleSection));
  const isStripped = !sections.has(sourceSection);
  for (const [id, pool] of pools) if (!isStripped || id !== sourceSection) document.loadPool(pool, sectionOf(id));
  const streams = isStripped ? [] : sidelines.map(([id, sideline]) => document.loadSideline(sideline, sectionOf(id)));
  const head = header.read(document);
  const items = new Map<Item['kind'], Iterator<Item>>();
  for (const kind of kinds) {
    const count = head.order.filter((other) => other === kind).length;
    if (count === 0) continue;
    const stream = document.fork(sectionOf(itemRows[kind].section));
    items.set(kind, Array.from({ length: count }, (): Item => itemRows[kind].codec.read(stream)).values());
    streams.push(stream);
  }
  for (const stream of [document, ...streams]) stream.finish();
  const source = isStripped ? new SourceFile(`${head.name}.tb`, '') : document.entry(sources, 0);
  const inOrder = head.order.map((kind): Item => items.get(kind)?.next().value ?? missing(itemRows[kind].section));
  return { module: { source, items: inOrder, tail: head.tail }, isStripped };
}

function missing(section: number): never {
  throw new MalformedBytes(`section ${section} is missing`, 0);
}

/**
 * The module, if a text can say it and the bytes are those that it is written as. Without places, that text becomes its
 * source.
 */
function believe({ module, isStripped }: Decoded, bytes: Uint8Array): Module {
  const source = new SourceFile(module.source.name, printTuyin(module));
  const { module: again, diagnostics } = parseTuyin(source, { maxNesting: largestNesting });
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error !== undefined) throw new MalformedBytes(`what it holds is no valid module: ${error.message}`, 0);
  // Comments may be what no text has, with blanks at their ends or lines within.
  if (shapeOf(module) !== shapeOf(again) || printTuyin(again) !== source.text)
    throw new MalformedBytes('what it holds cannot be written as text', 0);
  const believed = isStripped ? again : module;
  if (!equalBytes(encode(believed, isStripped, identityOf(again)), bytes))
    throw new MalformedBytes('it is not in its shortest form', 0);
  return believed;
}

/** What a module says, without places and comments. The notation of a float is left to the printer. */
function shapeOf({ items }: Module): string {
  return JSON.stringify(items, (key, value: unknown) => {
    if (key === 'span' || key === 'comments' || key === 'tail') return undefined;
    if (typeof value === 'bigint') return String(value);
    return isFloat(value) || (isNode(value) && value.kind === 'unary' && value.op === '-' && isFloat(value.operand))
      ? 'a float'
      : value;
  });
}

function isNode(
  value: unknown,
): value is { readonly kind?: unknown; readonly op?: unknown; readonly operand?: unknown } {
  return typeof value === 'object' && value !== null;
}

function isFloat(value: unknown): boolean {
  return isNode(value) && (value.kind === 'decimal' || value.kind === 'hexfloat');
}

function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** Items of one kind, one behind the other; what they name goes to the pools of the document. */
function itemSection(kind: Item['kind'], items: readonly Item[], document: Sink): Uint8Array {
  const codec: Codec<Item> = itemRows[kind].codec;
  const out = document.fork();
  for (const item of items) codec.write(out, item);
  return out.bytes.toBytes();
}
