/** A folder in memory, for tests and pages: what programs write to it can be read when they have ended. */
import { EEXIST, EISDIR, ENOENT, ENOSPC, ENOTDIR, ENOTEMPTY } from './error-numbers.ts';
import { FileError, type FileHandle, type FileSystem, type OpenMode } from './files.ts';

/** A file that may grow: the first `length` bytes are its contents. */
interface Contents {
  bytes: Uint8Array;
  length: number;
}

/** A file, or (`undefined`) a folder. */
type Entry = Contents | undefined;

/** Files by their paths, `a/b`. Together they hold at most `limit` bytes. */
export class MemoryFiles implements FileSystem {
  readonly #entries = new Map<string, Entry>();
  readonly #limit: number;
  #used = 0;

  constructor(files: Readonly<Record<string, string | Uint8Array>> = {}, limit: number = 1 << 26) {
    this.#limit = limit;
    for (const [path, contents] of Object.entries(files)) {
      const bytes = typeof contents === 'string' ? new TextEncoder().encode(contents) : contents.slice();
      for (const folder of foldersOf(path)) this.#entries.set(folder, undefined);
      this.#entries.set(path, { bytes, length: bytes.length });
      this.#used += bytes.length;
    }
  }

  /** The bytes of each file. */
  files(): Record<string, Uint8Array> {
    const found: [string, Uint8Array][] = [];
    for (const [path, entry] of this.#entries)
      if (entry !== undefined) found.push([path, entry.bytes.slice(0, entry.length)]);
    return Object.fromEntries(found);
  }

  open(path: string, mode: OpenMode): FileHandle {
    this.#requireParent(path);
    const known = this.#entries.get(path);
    if (known === undefined && this.#entries.has(path)) throw new FileError(EISDIR);
    if (known === undefined && !mode.creates) throw new FileError(ENOENT);
    if (known !== undefined && mode.isNew) throw new FileError(EEXIST);
    const file = known ?? { bytes: new Uint8Array(0), length: 0 };
    this.#entries.set(path, file);
    if (mode.truncates) this.#resize(file, 0);
    return this.#handle(file);
  }

  remove(path: string): void {
    if (!this.#entries.has(path)) throw new FileError(ENOENT);
    if ([...this.#entries.keys()].some((other) => other.startsWith(`${path}/`))) throw new FileError(ENOTEMPTY);
    this.#entries.delete(path);
  }

  rename(from: string, to: string): void {
    const moved = [...this.#entries].filter(([path]) => path === from || path.startsWith(`${from}/`));
    if (moved.length === 0) throw new FileError(ENOENT);
    if (from === to) return;
    this.#requireParent(to);
    if (this.#entries.has(to) && this.#entries.get(to) === undefined) throw new FileError(EISDIR);
    for (const [path] of moved) this.#entries.delete(path);
    for (const [path, entry] of moved) this.#entries.set(to + path.slice(from.length), entry);
  }

  makeFolder(path: string): void {
    if (this.#entries.has(path)) throw new FileError(EEXIST);
    this.#requireParent(path);
    this.#entries.set(path, undefined);
  }

  #requireParent(path: string): void {
    for (const folder of foldersOf(path)) {
      if (!this.#entries.has(folder)) throw new FileError(ENOENT);
      if (this.#entries.get(folder) !== undefined) throw new FileError(ENOTDIR);
    }
  }

  #resize(file: Contents, length: number): void {
    const more = length - file.length;
    if (this.#used + more > this.#limit) throw new FileError(ENOSPC);
    this.#used += more;
    if (length > file.bytes.length) {
      const grown = new Uint8Array(Math.max(length, Math.min(2 * file.bytes.length, this.#limit)));
      grown.set(file.bytes.subarray(0, file.length));
      file.bytes = grown;
    }
    // What lies behind the end is zeros whenever it becomes a part of the file again.
    if (more < 0) file.bytes.fill(0, length, file.length);
    file.length = length;
  }

  #handle(file: Contents): FileHandle {
    return {
      read(to, position) {
        const part = file.bytes.subarray(Math.min(position, file.length), Math.min(position + to.length, file.length));
        to.set(part);
        return part.length;
      },
      write: (from, position) => {
        if (position + from.length > file.length) this.#resize(file, position + from.length);
        file.bytes.set(from, position);
        return from.length;
      },
      size: () => file.length,
      close() {},
    };
  }
}

/** `a`, `a/b` of `a/b/c`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
}
