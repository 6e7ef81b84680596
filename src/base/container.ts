/**
 * The container of binary files: four letters, a version, flags, the fingerprint of the tables that the numbers in it come
 * from, and sections that carry a number and their length.
 *
 *     magic (4 bytes)  version (u16)  flags (u16)  fingerprint (8 bytes)  { id (u8)  length (uleb)  payload }
 *
 * The version says how bytes are laid out, the fingerprint (fingerprint.ts) which operations and types there are; a file of
 * another version or of other tables is refused before anything else of it is read. Sections stand in ascending order of their numbers, each at most once. Number 0 is free for anybody: a name and bytes,
 * any number of times, before the others; readers skip what they do not know. Everything else that a reader does not
 * expect is refused, so a file means the same to every reader of its version.
 */
import { ByteReader, ByteWriter, MalformedBytes } from './bytes.ts';
import type { FileListing } from './file-listing.ts';

export interface Container {
  readonly flags: number;
  readonly sections: ReadonlyMap<number, ByteReader>;
  readonly customs: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

export interface ContainerKind {
  readonly magic: string;
  readonly version: number;
  /** Of the tables of the IR, as 16 hexadecimal digits; asked for when a file is read or written. */
  readonly fingerprint: () => string;
  /** The sections that this version has: what each number holds. */
  readonly sections: Readonly<Record<number, string>>;
}

export function writeContainer(
  kind: ContainerKind,
  flags: number,
  sections: ReadonlyMap<number, Uint8Array>,
  customs: Container['customs'] = [],
): Uint8Array {
  const out = new ByteWriter(4096);
  out.utf8(kind.magic);
  out.u16(kind.version);
  out.u16(flags);
  out.u64(BigInt(`0x${kind.fingerprint()}`));
  for (const { name, bytes } of customs) {
    const payload = new ByteWriter();
    payload.string(name);
    payload.bytes(bytes);
    writeSection(out, 0, payload.view());
  }
  for (const id of [...sections.keys()].sort((a, b) => a - b))
    writeSection(out, id, sections.get(id) ?? new Uint8Array());
  return out.toBytes();
}

function writeSection(out: ByteWriter, id: number, payload: Uint8Array): void {
  out.u8(id);
  out.uleb(payload.length);
  out.bytes(payload);
}

export function hasMagic(bytes: Uint8Array, { magic }: ContainerKind): boolean {
  return [...magic].every((letter, i) => bytes[i] === letter.charCodeAt(0));
}

/** Reads up to the sections and gives the flags. */
function readHeader(input: ByteReader, bytes: Uint8Array, kind: ContainerKind, isOwn: boolean): number {
  if (!hasMagic(bytes, kind)) throw new MalformedBytes(`the file does not begin with \`${kind.magic}\``, 0);
  input.seek(kind.magic.length);
  const version = input.u16();
  if (version !== kind.version)
    input.fail(
      `the file has version ${version}, this program reads version ${kind.version}; ${remedy}`,
      kind.magic.length,
    );
  const flags = input.u16();
  const at = input.offset;
  const found = input.u64().toString(16).padStart(16, '0');
  const own = isOwn ? found : kind.fingerprint();
  if (found !== own)
    input.fail(`the file was written with the tables ${found}, this program has the tables ${own}; ${remedy}`, at);
  return flags;
}

const remedy = 'make it again from its text with `samara as` of this program, or use the program that wrote it';

/** The header and the sections of a file, as a container of its kind has them. */
export function listContainer(bytes: Uint8Array, kind: ContainerKind): Omit<FileListing, 'symbols'> {
  const { sections, customs } = readContainer(bytes, kind);
  const known = [...sections].map(([id, { offset, remaining }]) => ({
    id,
    name: kind.sections[id],
    offset,
    size: remaining,
  }));
  const free = customs.map(({ name, bytes: own }) => ({
    id: 0,
    name,
    offset: own.byteOffset - bytes.byteOffset,
    size: own.length,
  }));
  return { version: kind.version, fingerprint: kind.fingerprint(), sections: [...free, ...known] };
}

/**
 * Throws `MalformedBytes` for anything that `writeContainer` does not write. A file is `isOwn` if the build has written it with the tables
 * that it ships: to compare their fingerprints takes longer than to read a small file.
 */
export function readContainer(bytes: Uint8Array, kind: ContainerKind, isOwn = false): Container {
  const input = new ByteReader(bytes);
  const flags = readHeader(input, bytes, kind, isOwn);
  const sections = new Map<number, ByteReader>();
  const customs: { name: string; bytes: Uint8Array }[] = [];
  let last = 0;
  while (!input.atEnd) {
    const at = input.offset;
    const id = input.u8();
    const payload = input.sub(input.count());
    if (id < last || (id !== 0 && id === last)) input.fail(`section ${id} stands behind section ${last}`, at);
    if (id !== 0 && !Object.hasOwn(kind.sections, id))
      input.fail(`there is no section ${id} in version ${kind.version}`, at);
    if (id === 0) customs.push({ name: payload.string(), bytes: payload.bytes(payload.remaining) });
    else sections.set(id, payload);
    last = id;
  }
  return { flags, sections, customs };
}
