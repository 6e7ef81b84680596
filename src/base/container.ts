/**
 * The container of binary files: four letters, a version, flags, and sections that carry a number and their length.
 *
 *     magic (4 bytes)  version (u16)  flags (u16)  { id (u8)  length (uleb)  payload }
 *
 * Sections stand in ascending order of their numbers, each at most once. Number 0 is free for anybody: a name and bytes,
 * any number of times, before the others; readers skip what they do not know. Everything else that a reader does not
 * expect is refused, so a file means the same to every reader of its version.
 */
import { ByteReader, ByteWriter, MalformedBytes } from './bytes.ts';

export interface Container {
  readonly flags: number;
  readonly sections: ReadonlyMap<number, ByteReader>;
  readonly customs: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

export interface ContainerKind {
  readonly magic: string;
  readonly version: number;
  /** The numbers of the sections that this version has. */
  readonly ids: ReadonlySet<number>;
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

function readMagic(input: ByteReader, bytes: Uint8Array, kind: ContainerKind): void {
  if (!hasMagic(bytes, kind)) throw new MalformedBytes(`the file does not begin with \`${kind.magic}\``, 0);
  input.seek(kind.magic.length);
  const version = input.u16();
  if (version !== kind.version)
    input.fail(`the file has version ${version}, this program reads version ${kind.version}`, kind.magic.length);
}

/** Throws `MalformedBytes` for anything that `writeContainer` does not write. */
export function readContainer(bytes: Uint8Array, kind: ContainerKind): Container {
  const input = new ByteReader(bytes);
  readMagic(input, bytes, kind);
  const flags = input.u16();
  const sections = new Map<number, ByteReader>();
  const customs: { name: string; bytes: Uint8Array }[] = [];
  let last = 0;
  while (!input.atEnd) {
    const at = input.offset;
    const id = input.u8();
    const payload = input.sub(input.count());
    if (id < last || (id !== 0 && id === last)) input.fail(`section ${id} stands behind section ${last}`, at);
    if (id !== 0 && !kind.ids.has(id)) input.fail(`there is no section ${id} in version ${kind.version}`, at);
    if (id === 0) customs.push({ name: payload.string(), bytes: payload.bytes(payload.remaining) });
    else sections.set(id, payload);
    last = id;
  }
  return { flags, sections, customs };
}
