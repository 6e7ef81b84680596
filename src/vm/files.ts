/**
 * Files of a program: nothing, unless its caller grants folders. A folder stands at a place of the program's own tree of names, and all
 * that a program can name is looked up in that tree, by its text alone:
 *
 *     granted   /data (read only)   /out (writable)            working folder   /
 *     names     data/a.txt, /data/../data/./a.txt ──▶ folder /data, path a.txt         ../../etc/passwd ──▶ /etc/passwd: ENOENT
 *
 * A folder is a `FileSystem`: of the host (driver/node-folders.ts), or in memory (memory-files.ts). It gets paths without `.`, `..` and
 * empty parts, so that it has only symbolic links to mind. `OpenFiles` are the descriptors of one program.
 */
import { EACCES, EBADF, EINVAL, EISDIR, EMFILE, ENAMETOOLONG, ENOENT, EROFS, ESPIPE, EXDEV } from './error-numbers.ts';

/** A file system refuses; `number` is an error of errno.h. */
export class FileError extends Error {
  readonly number: number;

  constructor(number: number) {
    super(`error ${number} of errno.h`);
    this.name = 'FileError';
    this.number = number;
  }
}

/** How a file is opened. `creates`: makes it if it is not there; `isNew`: it must not be there. */
export interface OpenMode {
  readonly reads: boolean;
  readonly writes: boolean;
  readonly creates: boolean;
  readonly isNew: boolean;
  readonly truncates: boolean;
}

/** An open file. Positions and sizes are bytes. */
export interface FileHandle {
  /** How many bytes there were, 0 at the end. */
  read(to: Uint8Array, position: number): number;
  /** Behind the end, what lies between is zeros. How many were written. */
  write(from: Uint8Array, position: number): number;
  size(): number;
  close(): void;
}

/** A folder and what is in it; paths are `a/b`, without `.` and `..`. What goes wrong is a FileError. */
export interface FileSystem {
  open(path: string, mode: OpenMode): FileHandle;
  /** A file, or an empty folder. */
  remove(path: string): void;
  rename(from: string, to: string): void;
  makeFolder(path: string): void;
}

/** A folder that a program may use: at a path of its own, read only unless it says otherwise. */
export interface GrantedFolder {
  readonly at: string;
  readonly files: FileSystem;
  readonly isWritable?: boolean;
}

/** As in limits.h of Linux. */
const MOST_BYTES_OF_NAME = 4096;
const MOST_OPEN = 256;
const FIRST_FILE = 3;

/** `/a/b` for any spelling of it; `..` of the root is the root. */
export function normalPath(name: string): string {
  const parts: string[] = [];
  for (const part of name.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

interface Place {
  readonly folder: GrantedFolder;
  readonly path: string;
}

interface Opened {
  readonly handle: FileHandle;
  readonly mode: OpenMode;
  readonly appends: boolean;
  position: number;
}

const READ = 1;
const WRITE = 2;
const CREATE = 4;
const TRUNCATE = 8;
const APPEND = 16;
const EXCLUSIVE = 32;

/** The calls of sys.h on files; each gives what it is there for, or minus the number of an error. */
export class OpenFiles {
  readonly #folders: readonly GrantedFolder[];
  readonly #open = new Map<number, Opened>();

  constructor(folders: readonly GrantedFolder[] = []) {
    const placed = folders.map((folder) => ({ ...folder, at: normalPath(folder.at) }));
    // Of two folders one in the other, the inner one comes first.
    this.#folders = placed.toSorted((a, b) => b.at.length - a.at.length);
  }

  open(name: Uint8Array, flags: number): number {
    return attempt(() => {
      const mode = modeOf(flags);
      const { folder, path } = this.#find(name, mode.writes || mode.creates || mode.truncates);
      if (path === '') throw new FileError(EISDIR);
      const file = this.#freeNumber();
      this.#open.set(file, {
        handle: folder.files.open(path, mode),
        mode,
        appends: (flags & APPEND) !== 0,
        position: 0,
      });
      return file;
    });
  }

  close(file: number): number {
    return attempt(() => {
      const { handle } = this.#opened(file);
      this.#open.delete(file);
      handle.close();
      return 0;
    });
  }

  read(file: number, to: Uint8Array): number {
    return attempt(() => {
      const opened = this.#opened(file);
      if (!opened.mode.reads) throw new FileError(EBADF);
      const count = opened.handle.read(to, opened.position);
      opened.position += count;
      return count;
    });
  }

  write(file: number, from: Uint8Array): number {
    return attempt(() => {
      const opened = this.#opened(file);
      if (!opened.mode.writes) throw new FileError(EBADF);
      if (opened.appends) opened.position = opened.handle.size();
      const count = opened.handle.write(from, opened.position);
      opened.position += count;
      return count;
    });
  }

  /** `from`: 0 the start, 1 where the file is, 2 its end. */
  seek(file: number, offset: number, from: number): number {
    return attempt(() => {
      const opened = this.#opened(file);
      if (from < 0 || from > 2) throw new FileError(EINVAL);
      const position = offset + (from === 0 ? 0 : from === 1 ? opened.position : opened.handle.size());
      if (position < 0 || !Number.isSafeInteger(position)) throw new FileError(EINVAL);
      opened.position = position;
      return position;
    });
  }

  /** `what`: 1 removes `a`, 2 gives it the name `b`, 3 makes a folder. */
  path(what: number, a: Uint8Array, b: Uint8Array | undefined): number {
    return attempt(() => {
      const { folder, path } = this.#find(a, true);
      if (path === '') throw new FileError(EACCES);
      if (what === 1) folder.files.remove(path);
      else if (what === 2 && b !== undefined) this.#rename({ folder, path }, b);
      else if (what === 3) folder.files.makeFolder(path);
      else throw new FileError(EINVAL);
      return 0;
    });
  }

  /** At the end of a run, however it ends. */
  closeAll(): void {
    const open = [...this.#open.keys()];
    for (const file of open) this.close(file);
  }

  #rename({ folder, path }: Place, name: Uint8Array): void {
    const target = this.#find(name, true);
    if (target.folder !== folder) throw new FileError(EXDEV);
    if (target.path === '') throw new FileError(EACCES);
    folder.files.rename(path, target.path);
  }

  #find(name: Uint8Array, changes: boolean): Place {
    const path = normalPath(textOf(name));
    const folder = this.#folders.find(({ at }) => at === '/' || path === at || path.startsWith(`${at}/`));
    if (folder === undefined) throw new FileError(this.#folders.length === 0 ? EACCES : ENOENT);
    if (changes && folder.isWritable !== true) throw new FileError(EROFS);
    return { folder, path: path.slice(folder.at === '/' ? 1 : folder.at.length + 1) };
  }

  #opened(file: number): Opened {
    const opened = this.#open.get(file);
    if (opened === undefined) throw new FileError(file >= 0 && file < FIRST_FILE ? ESPIPE : EBADF);
    return opened;
  }

  #freeNumber(): number {
    for (let file = FIRST_FILE; file < MOST_OPEN; file++) if (!this.#open.has(file)) return file;
    throw new FileError(EMFILE);
  }
}

function modeOf(flags: number): OpenMode {
  const has = (flag: number): boolean => (flags & flag) !== 0;
  if (!has(READ) && !has(WRITE)) throw new FileError(EINVAL);
  const creates = has(CREATE);
  return {
    reads: has(READ),
    writes: has(WRITE),
    creates,
    isNew: creates && has(EXCLUSIVE),
    truncates: has(TRUNCATE) && has(WRITE),
  };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function textOf(name: Uint8Array): string {
  if (name.length === 0) throw new FileError(ENOENT);
  if (name.length >= MOST_BYTES_OF_NAME) throw new FileError(ENAMETOOLONG);
  if (name.includes(0)) throw new FileError(EINVAL);
  try {
    return decoder.decode(name);
  } catch {
    // No file of the host has a name that is no text.
    throw new FileError(ENOENT);
  }
}

function attempt(call: () => number): number {
  try {
    return call();
  } catch (error) {
    if (error instanceof FileError) return -error.number;
    throw error;
  }
}
