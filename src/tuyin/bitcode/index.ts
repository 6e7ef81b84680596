/**
 * Tuyin bitcode (`.tb`): a module in a container (base/container.ts), version 3. [Tuyin "bitcode"; decisions 0145, 0272]
 *
 *      1 module      name, sources, the length of each body, comments behind the last item
 *      2 texts       3 types      4 constants       what heads name
 *      5 heads       the items in their order, without their bodies
 *      6 places      of the heads
 *      7 texts       8 types      9 constants       what only bodies name; numbers go on behind those of the heads
 *     10 bodies      { length of the tree (uleb)  tree  places }: of functions, globals, metadata, statements
 *     11 lines       of each source how long its lines are
 *
 * A file is opened by its sections 1 to 6; a body is read by itself when it is asked for. Without sections 6 and 11 (`strip`) and
 * without comments a file holds only what a program means. Where comments and places are kept, `decode(encode(m))` is m.
 *
 * What is read is checked by rules (rules.ts): it is a module that a text could have been read as.
 */
import { MalformedBytes, ByteWriter } from '../../base/bytes.ts';
import { hasMagic, listContainer, readContainer, writeContainer, type ContainerKind } from '../../base/container.ts';
import { diagnose } from '../../base/diagnostics.ts';
import type { FileListing, ListedSymbol } from '../../base/file-listing.ts';
import { fingerprintOf, type Fact } from '../../base/fingerprint.ts';
import { named, Result, type NamedResult } from '../../base/result.ts';
import { SourceFile } from '../../base/source.ts';
import type { Item, Module } from '../module.ts';
import { opcodeNames, rows } from '../opcodes.ts';
import { bitcodeCatalogue } from './diagnostics.ts';
import { hasBody, itemBody, itemFacts, itemHead } from './items.ts';
import { OpenFile, type OpenModule } from './open.ts';
import { poolFacts } from './pools.ts';
import { treeFacts } from './trees.ts';
import { tail } from './trees.ts';
import { FileWriter, type Writer } from './writer.ts';

export { guidOf, guidText } from './identity.ts';
export type { OpenModule } from './open.ts';

const container: ContainerKind = {
  magic: 'TUIB',
  version: 3,
  fingerprint: fingerprintOf(formatFacts),
  sections: {
    1: 'module',
    2: 'texts',
    3: 'types',
    4: 'constants',
    5: 'heads',
    6: 'places',
    7: 'texts of bodies',
    8: 'types of bodies',
    9: 'constants of bodies',
    10: 'bodies',
    11: 'lines',
  },
};

/** What a reader must agree on with the writer. */
function formatFacts(): Fact {
  const instructions = opcodeNames.map((name): [string, Fact] => {
    const { code, operand, pops, pushes, flags } = rows[name];
    return [name, [code, operand, pops, pushes, flags]];
  });
  return { instructions: Object.fromEntries(instructions), trees: treeFacts, items: itemFacts, pools: poolFacts };
}

/** What bitcode keeps of its text. */
export interface EncodeOptions {
  /** Without comments and places. */
  readonly strip?: boolean;
}

/** The bitcode of a module. */
export function encodeTuyin(module: Module, { strip = false }: EncodeOptions = {}): Uint8Array {
  const file = new FileWriter(!strip);
  if (!strip) file.sources.set(module.source, 0);
  const heads = file.part(0, 0);
  heads.bytes.uleb(module.items.length);
  const starts = module.items.map((item) => writeHead(heads, item));
  const headCounts = file.pools.beginBodies();
  const bodies = new ByteWriter(4096);
  const lengths = module.items.map((item, i) => (hasBody(item) ? writeBody(file, bodies, item, starts[i]) : 0));
  const info = moduleInfo(module, file, lengths);
  const sections = new Map([
    [1, info],
    [5, heads.bytes.toBytes()],
    [10, bodies.toBytes()],
  ]);
  poolSections(file, headCounts, sections);
  if (!strip) {
    sections.set(6, heads.places.bytes.toBytes());
    sections.set(11, linesSection([...file.sources.keys()]));
  }
  return writeContainer(container, 0, sections);
}

/** Where the cursor of a body begins. */
interface Start {
  readonly source: number;
  readonly at: number;
}

function writeHead(heads: Writer, item: Item): Start {
  itemHead(heads, item);
  const { source, at } = heads.places;
  return { source, at: item.kind === 'stmt' ? at : item.span.start };
}

function writeBody(file: FileWriter, bodies: ByteWriter, item: Item, { source, at }: Start): number {
  const out = file.part(source, at);
  itemBody(out, item, item);
  const before = bodies.length;
  bodies.uleb(out.bytes.length);
  bodies.bytes(out.bytes.view());
  bodies.bytes(out.places.bytes.view());
  return bodies.length - before;
}

function moduleInfo(
  { source, items, tail: comments }: Module,
  file: FileWriter,
  lengths: readonly number[],
): Uint8Array {
  const out = file.part(0, 0);
  out.comment(nameOf(source, file.detailed));
  const others = [...file.sources.keys()].slice(1);
  out.list(
    others.map((other) => nameOf(other, true)),
    (c, name) => c.comment(name),
    0,
  );
  items.forEach((item, i) => hasBody(item) && out.bytes.uleb(lengths[i]));
  tail(out, comments);
  return out.bytes.toBytes();
}

function poolSections({ pools }: FileWriter, counts: readonly number[], sections: Map<number, Uint8Array>): void {
  const { texts, bodyTexts } = pools;
  sections.set(2, texts.section(0, texts.entries.length));
  if (bodyTexts.entries.length > 0) sections.set(7, bodyTexts.section(0, bodyTexts.entries.length));
  [pools.types, pools.literals].forEach((pool, i) => {
    const { length } = pool.entries;
    sections.set(3 + i, pool.section(0, counts[i]));
    if (length > counts[i]) sections.set(8 + i, pool.section(counts[i], length));
  });
}

function linesSection(sources: readonly SourceFile[]): Uint8Array {
  const out = new ByteWriter(1024);
  for (const { lineStarts } of sources) {
    out.uleb(Math.max(lineStarts.length - 1, 0));
    for (let i = 1; i < lineStarts.length; i++) out.uleb(lineStarts[i] - lineStarts[i - 1]);
  }
  return out.toBytes();
}

/** A file's name without its folders, so that the bytes are the same in any folder; of what has no places, without its extension. */
function nameOf({ name }: SourceFile, isDetailed: boolean): string {
  const file = name.replace(/^.*[\\/]/, '');
  return isDetailed ? file : file.replace(/\.[^.]*$/, '');
}

/** Does a file begin like bitcode? */
export function isBitcode(bytes: Uint8Array): boolean {
  return hasMagic(bytes, container);
}

/** What was read of bitcode: a module, unless the bytes are none. */
export type DecodedModule = NamedResult<'module', Module | undefined>;

/** Reads bitcode. */
export function decodeTuyin(bytes: Uint8Array, fileName: string): DecodedModule {
  const { opened, diagnostics } = openTuyin(bytes, fileName);
  return opened === undefined ? named('module', undefined, diagnostics) : opened.module();
}

/** What a file consists of; no body is read. */
export function listTuyin(bytes: Uint8Array, fileName: string): Result<FileListing> {
  const { opened, diagnostics } = openTuyin(bytes, fileName);
  if (opened === undefined) return Result.failed(diagnostics);
  const symbols = opened.heads.flatMap((item, i): ListedSymbol[] => {
    if (item.kind !== 'func' && item.kind !== 'global' && item.kind !== 'alias' && item.kind !== 'type') return [];
    const place = opened.placeOf(i);
    const words = 'head' in item ? [item.head.linkage, item.head.visibility] : [];
    const isDeclared = place === undefined && (item.kind === 'func' || item.kind === 'global');
    const kind = [...words, isDeclared ? 'declared' : undefined, item.kind].filter((word) => word !== undefined);
    return [{ name: `${item.name.sigil}${item.name.name}`, kind: kind.join(' '), size: 0, ...place }];
  });
  return new Result<FileListing>({ ...listContainer(bytes, container), symbols });
}

/** Reads what others need to know of a module, and nothing of its bodies. */
export function openTuyin(bytes: Uint8Array, fileName: string): NamedResult<'opened', OpenModule | undefined> {
  try {
    return named('opened', new OpenFile(readContainer(bytes, container), bytes, fileName));
  } catch (error) {
    if (!(error instanceof MalformedBytes)) throw error;
    const place = { source: new SourceFile(fileName, ''), start: 0, end: 0 };
    return named('opened', undefined, [diagnose(bitcodeCatalogue, 'TUY3001', place, [error.message, error.offset])]);
  }
}
