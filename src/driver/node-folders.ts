/**
 * Folders of the host, as programs may use them: nothing outside of the folder is reached, whatever names and links there are, also when
 * somebody changes them meanwhile. So nothing is done by a name that was only looked at before:
 *
 *     a/b/c.txt     the folder a/b is opened, and it is checked what was opened (1)
 *                   in that open folder, c.txt is opened, removed, … without following a link (2)
 *                   a link c.txt is followed by asking where it leads, and doing the same there, once
 *
 * (1) The real path of what is open lies in the granted folder, and is the same file still. (2) Linux has `/proc/self/fd/N/c.txt`, which
 * stays in the opened folder; elsewhere its real path stands for it, and what was opened is checked again. A file is made, emptied or
 * written to only behind these checks. Only files can be opened: no devices, pipes, sockets.
 */
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  opendirSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  renameSync,
  rmdirSync,
  unlinkSync,
  writeSync,
  type BigIntStats,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { ownEntry } from '../base/own-entry.ts';
import * as errno from '../vm/error-numbers.ts';
import { FileError, type FileHandle, type FileSystem, type OpenMode } from '../vm/files.ts';
import { errorCode } from './node-streams.ts';

const { O_CREAT, O_EXCL, O_RDONLY, O_RDWR } = constants;
/** Not every system has these. */
const [O_NOFOLLOW, O_NONBLOCK, O_DIRECTORY] = ['O_NOFOLLOW', 'O_NONBLOCK', 'O_DIRECTORY'].map(
  (name) => ownEntry<number>(constants, name) ?? 0,
);
const hasProc = existsSync('/proc/self/fd');
const ownerMayWrite = 0o666;

/** The folder at this path of the host. Throws what the host says if there is none. */
export function openNodeFolder(path: string): FileSystem {
  // What is no folder is refused here, in the host's words.
  opendirSync(path).closeSync();
  return new NodeFolder(realpathSync(path));
}

class NodeFolder implements FileSystem {
  readonly #root: string;
  readonly #inside: string;

  constructor(root: string) {
    this.#root = root;
    this.#inside = root.endsWith(sep) ? root : root + sep;
  }

  open(path: string, mode: OpenMode): FileHandle {
    return attempt(() => {
      try {
        return this.#openIn(this.#hostPath(path), mode);
      } catch (error) {
        // Of a link: where it leads.
        if (errorCode(error) !== 'ELOOP' || mode.isNew) throw error;
        return this.#openIn(realpathSync(this.#hostPath(path)), mode);
      }
    });
  }

  remove(path: string): void {
    attempt(() =>
      this.#inFolder(this.#hostPath(path), (place) =>
        lstatSync(place).isDirectory() ? rmdirSync(place) : unlinkSync(place),
      ),
    );
  }

  rename(from: string, to: string): void {
    attempt(() =>
      this.#inFolder(this.#hostPath(from), (source) =>
        this.#inFolder(this.#hostPath(to), (target) => renameSync(source, target)),
      ),
    );
  }

  makeFolder(path: string): void {
    attempt(() => this.#inFolder(this.#hostPath(path), (place) => mkdirSync(place)));
  }

  #hostPath(path: string): string {
    // Windows has names of devices, streams behind a colon, and a second separator.
    if (sep === '\\' && /[\\:]|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)|[. ](?:\/|$)/i.test(path))
      throw new FileError(errno.ENOENT);
    return join(this.#root, ...path.split('/'));
  }

  #openIn(hostPath: string, mode: OpenMode): FileHandle {
    return this.#inFolder(hostPath, (place) => {
      const descriptor = openOrMake(place, mode);
      try {
        if (!fstatSync(descriptor).isFile()) throw new FileError(errno.EACCES);
        if (!hasProc) this.#requireInside(descriptor, hostPath);
        if (mode.truncates) ftruncateSync(descriptor, 0);
        return new NodeFile(descriptor);
      } catch (error) {
        closeSync(descriptor);
        throw error;
      }
    });
  }

  /** Calls `use` with a path that leads into the folder of this one, which is open and checked meanwhile. */
  #inFolder<T>(hostPath: string, use: (place: string) => T): T {
    const folder = dirname(hostPath);
    if (sep === '\\') return use(join(this.#requireRealInside(folder), basename(hostPath)));
    const descriptor = openSync(folder, O_RDONLY | O_DIRECTORY | O_NONBLOCK);
    try {
      const real = this.#requireInside(descriptor, folder);
      return use(join(hasProc ? `/proc/self/fd/${descriptor}` : real, basename(hostPath)));
    } finally {
      closeSync(descriptor);
    }
  }

  /** The real path of what is open lies inside. */
  #requireInside(descriptor: number, path: string): string {
    if (hasProc) return this.#checked(readlinkSync(`/proc/self/fd/${descriptor}`));
    const real = this.#requireRealInside(path);
    if (!isSame(fstatSync(descriptor, { bigint: true }), lstatSync(real, { bigint: true })))
      throw new FileError(errno.EACCES);
    return real;
  }

  #requireRealInside(path: string): string {
    return this.#checked(realpathSync(path));
  }

  #checked(real: string): string {
    if (real !== this.#root && !real.startsWith(this.#inside)) throw new FileError(errno.EACCES);
    return real;
  }
}

function isSame(a: BigIntStats, b: BigIntStats): boolean {
  return a.dev === b.dev && a.ino === b.ino;
}

/** Never through a link, and without waiting for who writes to a pipe. */
function openOrMake(place: string, { reads, writes, creates, isNew }: OpenMode): number {
  const access = (writes ? (reads ? O_RDWR : constants.O_WRONLY) : O_RDONLY) | O_NOFOLLOW | O_NONBLOCK;
  if (!isNew) {
    const known = unlessMissing(() => {
      requireFile(place);
      return openSync(place, access);
    });
    if (known !== undefined) return known;
    if (!creates) throw new FileError(errno.ENOENT);
  }
  return openSync(place, access | O_CREAT | O_EXCL, ownerMayWrite);
}

/** Opening a device may do something by itself. */
function requireFile(place: string): void {
  const found = lstatSync(place);
  if (found.isDirectory()) throw new FileError(errno.EISDIR);
  if (!found.isFile() && !found.isSymbolicLink()) throw new FileError(errno.EACCES);
}

function unlessMissing<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return undefined;
  }
}

class NodeFile implements FileHandle {
  readonly #descriptor: number;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  read(to: Uint8Array, position: number): number {
    return attempt(() => readSync(this.#descriptor, to, 0, to.length, position));
  }

  write(from: Uint8Array, position: number): number {
    return attempt(() => writeSync(this.#descriptor, from, 0, from.length, position));
  }

  size(): number {
    return attempt(() => fstatSync(this.#descriptor).size);
  }

  close(): void {
    attempt(() => closeSync(this.#descriptor));
  }
}

/** The numbers of what hosts say. */
const numbers: Readonly<Record<string, number>> = {
  EPERM: errno.EACCES,
  ENOENT: errno.ENOENT,
  EIO: errno.EIO,
  EACCES: errno.EACCES,
  EBUSY: errno.EBUSY,
  EEXIST: errno.EEXIST,
  EXDEV: errno.EXDEV,
  ENOTDIR: errno.ENOTDIR,
  EISDIR: errno.EISDIR,
  EINVAL: errno.EINVAL,
  EMFILE: errno.EMFILE,
  ENFILE: errno.EMFILE,
  EFBIG: errno.EFBIG,
  ENOSPC: errno.ENOSPC,
  EDQUOT: errno.ENOSPC,
  EROFS: errno.EROFS,
  ENAMETOOLONG: errno.ENAMETOOLONG,
  ENOTEMPTY: errno.ENOTEMPTY,
  ELOOP: errno.ELOOP,
};

/** What the host refuses as an error of the program. */
function attempt<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    const code = errorCode(error);
    if (error instanceof FileError || code === undefined) throw error;
    throw new FileError(ownEntry(numbers, code) ?? errno.EIO);
  }
}
