/**
 * Writing results so that a failed command leaves what was there: the whole content goes to a temporary file beside the target,
 * which is then renamed.
 *
 * The temporary name is random and created exclusively, so that nobody can prepare a link under it. What a file is besides its
 * content survives: owner, mode, and that a name is a symbolic link. Where that cannot be had by renaming (somebody else's
 * file, a folder without permission), and for devices and pipes, the target itself is written.
 */
import {
  closeSync,
  fchmodSync,
  fchownSync,
  lstatSync,
  openSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { diagnose, type Diagnostic } from '../base/diagnostics.ts';
import { Utf8Text } from '../base/utf8.ts';
import { driverCatalogue } from './diagnostics.ts';
import { errorCode, reasonOf, writeAll } from './node-streams.ts';

export type Content = string | Uint8Array | Utf8Text;
/** What is written at once. */
type Piece = string | Uint8Array;

/** Writes a whole file; `-` is standard output. */
export function writeWhole(name: string, content: Content): Diagnostic | undefined {
  try {
    if (name === '-') for (const piece of piecesOf(content)) writeAll(1, piece);
    else writeFile(name, content);
    return undefined;
  } catch (error) {
    if (name === '-') throw error;
    return diagnose(driverCatalogue, 'SAM0007', undefined, [name, reasonOf(error)]);
  }
}

function writeFile(name: string, content: Content): void {
  const existing = statSync(name, { throwIfNoEntry: false });
  if (existing !== undefined && !existing.isFile()) writeInPlace(name, content);
  else if (!replace(behindLinks(name), content, existing)) writeInPlace(name, content);
}

/** The name that a chain of symbolic links ends with; there need not be a file. */
function behindLinks(name: string): string {
  let target = name;
  for (let hops = 0; hops < 40 && lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink() === true; hops++) {
    target = resolve(dirname(target), readlinkSync(target));
  }
  return target;
}

/** False, with nothing changed, if the file that exists can only be written in its place. */
function replace(target: string, content: Content, existing: Stats | undefined): boolean {
  const temporary = join(dirname(target), `.samara-${crypto.randomUUID()}`);
  try {
    writeNew(temporary, content, existing);
    renameSync(temporary, target);
    return true;
  } catch (error) {
    rmSync(temporary, { force: true });
    const code = errorCode(error);
    if (existing !== undefined && (code === 'EPERM' || code === 'EACCES')) return false;
    throw error;
  }
}

const pieceLength = 1 << 20;

/** A long text in pieces: as bytes, each is there a second time. */
function* piecesOf(content: Content): Iterable<Piece> {
  if (content instanceof Utf8Text) return yield* content.pieces;
  if (typeof content !== 'string') return yield content;
  for (let [at, end] = [0, 0]; at < content.length; at = end) {
    end = at + pieceLength;
    // A character of two halves stays whole.
    if ((content.charCodeAt(end) & 0xfc00) === 0xdc00) end++;
    yield content.slice(at, end);
  }
}

function writePieces(descriptor: number, content: Content): void {
  for (const piece of piecesOf(content)) writeFileSync(descriptor, piece);
}

function writeInPlace(name: string, content: Content): void {
  const descriptor = openSync(name, 'w');
  try {
    writePieces(descriptor, content);
  } finally {
    closeSync(descriptor);
  }
}

function writeNew(name: string, content: Content, like: Stats | undefined): void {
  const descriptor = openSync(name, 'wx', like === undefined ? 0o666 : 0o600);
  try {
    writePieces(descriptor, content);
    if (like === undefined) return;
    // A change of owner takes away the set-user bits, so the mode comes after it.
    if (like.uid !== process.getuid?.() || like.gid !== process.getgid?.()) fchownSync(descriptor, like.uid, like.gid);
    fchmodSync(descriptor, like.mode & 0o7777);
  } finally {
    closeSync(descriptor);
  }
}
