/**
 * Libraries: objects that a program takes from as it needs them. An index says what each object defines and uses, so that it is known
 * which are reached before any of them is opened.
 *
 * An archive (`.sar`) is a container with the index and, behind it, the files as they were: in the order of their names, so that its bytes
 * depend on its members alone. The index of a folder is the same container without files; it stands in the folder.
 *
 *     SARC  version flags fingerprint   [1: index]   [2: bytes of member 0, bytes of member 1, …]
 */
import { ByteReader, MalformedBytes } from '../base/bytes.ts';
import { flag, list, record, Sink, Stream, uleb, word, type Codec } from '../base/codec.ts';
import { readContainer, writeContainer, type ContainerKind } from '../base/container.ts';
import { fingerprintOf } from '../base/fingerprint.ts';
import { sha256 } from '../base/sha256.ts';
import type { LinkSymbol } from '../base/symbol-resolution.ts';
import { languageOf } from './languages.ts';
import type { AnyUnit } from './unit.ts';

export const archiveExtension = '.sar';
/** The name of a folder's index. */
export const folderIndex = 'samara.sar';

/** A name that an object shares with others. */
export interface IndexedName {
  readonly name: string;
  readonly kind: 'definition' | 'alias' | 'reference';
  readonly weak: boolean;
}

/** An object of a library. */
export interface LibraryMember {
  /** Of its file, without folders. */
  readonly name: string;
  readonly size: number;
  /** SHA-256 in hexadecimal: an index that is older than its object is noticed when the object is opened. */
  readonly digest: string;
  readonly names: readonly IndexedName[];
}

export type LibraryIndex = readonly LibraryMember[];

const text: Codec<string> = {
  write: (out, value) => out.bytes.string(value),
  read: ({ bytes }) => bytes.string(),
};
const kinds = ['definition', 'alias', 'reference'] as const;
const indexCodec: Codec<LibraryIndex> = list(
  record<LibraryMember>({
    name: text,
    size: uleb,
    digest: text,
    names: list(record<IndexedName>({ name: text, kind: word(kinds), weak: flag })),
  }),
);

const sections = { 1: 'index', 2: 'files' } as const;
const kind: ContainerKind = {
  magic: 'SARC',
  version: 1,
  fingerprint: fingerprintOf(() => ({ sections: Object.values(sections), kinds })),
  sections,
};

/** What the index says of an object. */
export async function memberOf(unit: AnyUnit, name: string, bytes: Uint8Array): Promise<LibraryMember> {
  const symbols = (await languageOf(unit).symbols?.(unit)) ?? [];
  const names = symbols.filter(({ visibility }) => visibility !== 'local').map(indexed);
  return { name, size: bytes.length, digest: digestOf(bytes), names };
}

function indexed({ name, kind, weak }: LinkSymbol<unknown>): IndexedName {
  return { name, kind, weak: weak === true };
}

export function digestOf(bytes: Uint8Array): string {
  return Array.from(sha256(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of an archive; of the index of a folder if there are no files. */
export function writeLibrary(
  members: readonly { readonly member: LibraryMember; readonly bytes: Uint8Array }[],
  withFiles: boolean,
): Uint8Array {
  const keyOf = ({ member }: { readonly member: LibraryMember }): string => `${member.name}\0${member.digest}`;
  const sorted = members.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const sink = Sink.document(false);
  indexCodec.write(
    sink,
    sorted.map(({ member }) => member),
  );
  const parts = new Map([[1, sink.bytes.toBytes()]]);
  if (withFiles) parts.set(2, concatenated(sorted.map(({ bytes }) => bytes)));
  return writeContainer(kind, 0, parts);
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A file that is read in pieces. */
export interface FilePieces {
  readonly size: number;
  read(offset: number, length: number): Uint8Array;
}

/** An index, and where the bytes of the first member begin; nowhere in the index of a folder. */
export interface OpenLibrary {
  readonly index: LibraryIndex;
  readonly files: number | undefined;
}

/** Magic, version, flags and fingerprint. */
const headerSize = 16;
/** Of the number and the length of a section. */
const mostSectionHead = 11;

/** Reads the index and nothing behind it. Throws `MalformedBytes` for what `writeLibrary` does not write. */
export function openLibrary(file: FilePieces): OpenLibrary {
  const head = sectionAt(file, headerSize, 1);
  const container = readContainer(file.read(0, head.end), kind);
  const section = container.sections.get(1);
  if (section === undefined) throw new MalformedBytes('the archive has no index', headerSize);
  const stream = new Stream(section);
  const index = indexCodec.read(stream);
  stream.finish();
  if (head.end === file.size) return { index, files: undefined };
  const files = sectionAt(file, head.end, 2);
  const size = index.reduce((sum, member) => sum + member.size, 0);
  if (files.end !== file.size || files.end - files.start !== size)
    throw new MalformedBytes('the files of the archive have other sizes than its index says', files.start);
  return { index, files: files.start };
}

function sectionAt(file: FilePieces, at: number, id: number): { readonly start: number; readonly end: number } {
  const bytes = file.read(at, Math.min(mostSectionHead, Math.max(0, file.size - at)));
  const input = new ByteReader(bytes);
  const found = input.u8();
  const length = input.uleb();
  const start = at + input.offset;
  if (found !== id || start + length > file.size) throw new MalformedBytes(`section ${id} is missing or cut off`, at);
  return { start, end: start + length };
}

/** A library, and its place in the order in which libraries are searched. */
export interface Library {
  /** What messages call it. */
  readonly name: string;
  readonly index: LibraryIndex;
}

/** An object that is needed: its library, and its place in that. */
export interface Reached {
  readonly library: number;
  readonly member: number;
}

/**
 * The objects that define what is used and not defined, and what those use in turn, in the order in which they are found. Of several
 * definitions the first library's first counts. A weak use asks for nothing.
 */
export function reachMembers(
  own: Iterable<Pick<IndexedName, 'name' | 'kind' | 'weak'>>,
  libraries: readonly Library[],
): Reached[] {
  const offers = offersOf(libraries);
  const defined = new Set<string>();
  const wanted = new Set<string>();
  const reached: Reached[] = [];
  const taken = new Set<string>();
  const add = (names: Iterable<Pick<IndexedName, 'name' | 'kind' | 'weak'>>): void => {
    for (const { name, kind, weak } of names) {
      if (kind !== 'reference') defined.add(name);
      else if (!weak) wanted.add(name);
    }
  };
  add(own);
  // A Set is walked over what is added while it is walked.
  for (const name of wanted) {
    const offer = defined.has(name) ? undefined : offers.get(name);
    if (offer === undefined || taken.has(`${offer.library} ${offer.member}`)) continue;
    taken.add(`${offer.library} ${offer.member}`);
    reached.push(offer);
    add(libraries[offer.library].index[offer.member].names);
  }
  return reached;
}

/** Who defines each name first. */
function offersOf(libraries: readonly Library[]): Map<string, Reached> {
  const offers = new Map<string, Reached>();
  libraries.forEach(({ index }, library) => {
    index.forEach(({ names }, member) => {
      for (const { name, kind } of names)
        if (kind !== 'reference' && !offers.has(name)) offers.set(name, { library, member });
    });
  });
  return offers;
}
