/**
 * A folder of entries that are kept between processes, each under a key, and bounded in size: what was not used for longest goes first.
 *
 * An entry is the user's own or it is none: the folder and the file must belong to the user of this process, and nobody else may write to
 * them. Files get names of their process and then their own, so that an entry is whole or not there; its hash tells damage. Nothing here
 * fails: what cannot be read is not there, what cannot be written is not kept.
 *
 *     file:  hash of the rest (32 letters) | key (32 letters) | content
 */
import {
  closeSync,
  existsSync,
  fstatSync,
  futimesSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from '../base/hash.ts';

/** Bytes of all entries together; beyond, they are reduced to three quarters of it. */
const mostBytes = 64 << 20;
/** Milliseconds in which a file that is being written is finished, and for which a use need not be noted again. */
const longestWrite = 3_600_000;
const noteAgain = 60_000;

const hashLetters = 32;
const keyLetters = 32;
const ending = '.program';

/** A name for what decides what an entry holds: the entry itself says whether it is that (kept-program.ts). A key has 32 letters. */
export function keyOf(parts: readonly (string | Uint8Array)[]): string {
  const hashes = parts.map((part) => hashOf(typeof part === 'string' ? Buffer.from(part) : part));
  return hashOf(Buffer.from(hashes.join(' ')));
}

export class Store {
  readonly #folder: string;
  readonly #limit: number;

  constructor(folder: string, limit = mostBytes) {
    this.#folder = folder;
    this.#limit = limit;
  }

  read(key: string): Uint8Array | undefined {
    try {
      if (!isOwn(lstatSync(this.#folder))) return undefined;
      const bytes = readOwn(this.#pathOf(key));
      return bytes && contentOf(bytes, key);
    } catch {
      return undefined;
    }
  }

  write(key: string, content: Uint8Array): void {
    try {
      this.#makeFolder();
      const rest = Buffer.concat([Buffer.from(key, 'latin1'), content]);
      this.#place(this.#pathOf(key), Buffer.concat([Buffer.from(hashOf(rest), 'latin1'), rest]));
      this.#reduce();
    } catch {
      // A folder that cannot be had, or a full disk.
    }
  }

  #pathOf(key: string): string {
    return join(this.#folder, key + ending);
  }

  /** Not `recursive`: node 20 never comes back from that in /proc. */
  #makeFolder(): void {
    const missing: string[] = [];
    for (let at = this.#folder; !existsSync(at) && at !== dirname(at); at = dirname(at)) missing.unshift(at);
    for (const each of missing) makeOne(each);
    if (!isOwn(lstatSync(this.#folder))) throw new Error('a folder of somebody else');
  }

  #place(path: string, bytes: Uint8Array): void {
    const temporary = join(this.#folder, `${process.pid}-${process.hrtime.bigint()}.tmp`);
    try {
      writeFileSync(temporary, bytes, { mode: 0o600, flag: 'wx' });
      renameSync(temporary, path);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  }

  #reduce(): void {
    const files = readdirSync(this.#folder).flatMap((name) => {
      const path = join(this.#folder, name);
      const stat = statSync(path, { throwIfNoEntry: false });
      return stat?.isFile() === true ? [{ path, size: stat.size, used: stat.mtimeMs }] : [];
    });
    const old = Date.now() - longestWrite;
    for (const { path, used } of files) if (path.endsWith('.tmp') && used < old) rmSync(path, { force: true });
    const entries = files.filter(({ path }) => path.endsWith(ending)).sort((a, b) => a.used - b.used);
    let total = entries.reduce((sum, { size }) => sum + size, 0);
    if (total <= this.#limit) return;
    for (const { path, size } of entries) {
      if (total <= this.#limit * 0.75) return;
      rmSync(path, { force: true });
      total -= size;
    }
  }
}

/** Another process may make it at the same time. */
function makeOne(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}

/** Does it belong to the user, and can nobody else change it? Where there are no owners, everything does. */
function isOwn({ uid, mode }: Stats): boolean {
  const user = process.getuid?.();
  return user === undefined || (uid === user && (mode & 0o022) === 0);
}

/** The bytes of a file of the user's, whose use is noted. */
function readOwn(path: string): Buffer | undefined {
  const descriptor = openSync(path, 'r');
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFile() || !isOwn(stat)) return undefined;
    const now = Date.now();
    if (now - stat.mtimeMs > noteAgain) noteUse(descriptor, now);
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** What cannot be noted is forgotten sooner. */
function noteUse(descriptor: number, now: number): void {
  try {
    futimesSync(descriptor, now / 1000, now / 1000);
  } catch {
    // A file system that is only read.
  }
}

function contentOf(bytes: Buffer, key: string): Uint8Array | undefined {
  const rest = bytes.subarray(hashLetters);
  if (rest.toString('latin1', 0, keyLetters) !== key) return undefined;
  return hashOf(rest) === bytes.toString('latin1', 0, hashLetters) ? rest.subarray(keyLetters) : undefined;
}
