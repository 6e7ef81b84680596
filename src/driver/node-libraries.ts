/** Libraries on the Node side: archives and folders are opened by their index, and objects are read when they are asked for. */
import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MalformedBytes } from '../base/bytes.ts';
import { diagnose, type Diagnostic } from '../base/diagnostics.ts';
import { linkCatalogue } from '../base/link-diagnostics.ts';
import { driverCatalogue } from './diagnostics.ts';
import { archiveExtension, digestOf, folderIndex, openLibrary, type FilePieces, type Library } from './library.ts';
import { readBytes, type Read } from './node-files.ts';
import { reasonOf } from './node-streams.ts';

/** A library whose objects can be read. */
export interface NodeLibrary extends Library {
  /** What messages call an object of the library. */
  nameOf(member: number): string;
  /** The bytes of an object, which must be those that the index was made of. */
  open(member: number): Read<Uint8Array>;
}

/** Opens an archive, or a folder with an index. */
export function openNodeLibrary(path: string): Read<NodeLibrary> {
  const file = libraryFile(path);
  const isFolder = file !== path;
  if (!existsSync(file)) return { problem: noLibrary(path, isFolder) };
  try {
    const pieces = new OpenFile(file);
    const { index, files } = openLibrary(pieces);
    if (!isFolder && files === undefined) return { problem: damaged(path, 'it is the index of a folder') };
    const bytesOf = isFolder ? fromFolder(path, index) : fromArchive(pieces, index, files ?? 0);
    const nameOf = (member: number): string => join(path, index[member].name);
    const open = (member: number): Read<Uint8Array> => {
      const read = bytesOf(member);
      if (read.problem !== undefined || digestOf(read.value) === index[member].digest) return read;
      return { problem: diagnose(linkCatalogue, 'LNK0032', undefined, [nameOf(member), path]) };
    };
    return { value: { name: path, index, nameOf, open } };
  } catch (error) {
    if (error instanceof MalformedBytes) return { problem: damaged(path, `${error.message} (byte ${error.offset})`) };
    return { problem: diagnose(driverCatalogue, 'SAM0003', undefined, [path, reasonOf(error)]) };
  }
}

/** The file that has the index: of a folder the one in it. */
export function libraryFile(path: string): string {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? join(path, folderIndex) : path;
}

function damaged(path: string, what: string): Diagnostic {
  return diagnose(linkCatalogue, 'LNK0031', undefined, [path, what]);
}

function noLibrary(path: string, isFolder: boolean): Diagnostic {
  return isFolder
    ? diagnose(linkCatalogue, 'LNK0030', undefined, [path])
    : diagnose(driverCatalogue, 'SAM0001', undefined, [path]);
}

function fromFolder(path: string, index: Library['index']): NodeLibrary['open'] {
  return (member) => readBytes(join(path, index[member].name));
}

function fromArchive(file: FilePieces, index: Library['index'], files: number): NodeLibrary['open'] {
  const starts = [files];
  for (const { size } of index) starts.push((starts.at(-1) ?? 0) + size);
  return (member) => ({ value: file.read(starts[member], index[member].size) });
}

/** A file that is opened for each piece, so that none stays open. */
class OpenFile implements FilePieces {
  readonly #path: string;
  readonly size: number;

  constructor(path: string) {
    this.#path = path;
    this.size = statSync(path).size;
  }

  read(offset: number, length: number): Uint8Array {
    const file = openSync(this.#path, 'r');
    try {
      // The length was checked against what the file had; it may have shrunk.
      const bytes = new Uint8Array(Math.min(length, Math.max(0, fstatSync(file).size - offset)));
      let at = 0;
      for (let got = 1; got > 0 && at < bytes.length; at += got)
        got = readSync(file, bytes, at, bytes.length - at, offset + at);
      return bytes.subarray(0, at);
    } finally {
      closeSync(file);
    }
  }
}

/** The path of the library of a name: a path itself, or `NAME.sar` or the folder NAME in one of the folders. */
export function findLibrary(name: string, folders: readonly string[]): string | undefined {
  const candidates = [
    name,
    ...folders.flatMap((folder) => [join(folder, `${name}${archiveExtension}`), join(folder, name)]),
  ];
  return candidates.find((path) => existsSync(path));
}
