/**
 * Reading source text on the Node side, with every mishap as a diagnostic.
 *
 * `readBytes` and `readText` never throw for what the file system says. Text is strict UTF-8: silently replaced bytes
 * would change string constants.
 */
import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import type { Diagnostic } from '../base/diagnostics.ts';
import { diagnose } from '../base/diagnostics.ts';
import { SourceFile } from '../base/source.ts';
import { driverCatalogue } from './diagnostics.ts';
import { errorCode, readChunk, reasonOf } from './node-streams.ts';
import { heapLimit } from './node-v8.ts';

/** The longest string of Node 20 has 2^29 - 24 characters. */
const longestText = 512 * 1024 * 1024 - 24;

/** A module of very small functions takes this many bytes of heap for each byte of its text, most others take a third. */
const heapPerByte = 24;

/** Files of this size fit into any heap, which need not be asked for its size. */
const smallFile = 1 << 16;

/** What the heap of this process has room for: the largest file that a command can work on without running out of it. */
function largestFile(): number {
  return Math.min(longestText, Math.floor(heapLimit() / heapPerByte));
}

export type Read<T> = { readonly value: T; readonly problem?: undefined } | { readonly problem: Diagnostic };

/**
 * Whoever looks on while the files of a program are read: what was read, and what was looked for and is no file that can be read. Files that are
 * `held` are those of the disk, and no others are there: so a program is read again as it was.
 */
export interface ReadWatch {
  readonly opened?: (path: string, bytes?: Uint8Array) => void;
  readonly missed?: (path: string) => void;
  readonly held?: ReadonlyMap<string, Uint8Array>;
}

/** Is the file larger than a limit, by default that of the heap? */
export function isTooLarge(size: number, limit?: number): boolean {
  return limit === undefined ? size > smallFile && size > largestFile() : size > limit;
}

/** The bytes of a file, or of standard input for `-`. */
export function readBytes(name: string, limit?: number): Read<Uint8Array> {
  try {
    return readOpen(name, name === '-' ? 0 : openSync(name, 'r'), limit);
  } catch (error) {
    return { problem: readProblem(name, error) };
  }
}

/** A text file as a `SourceFile`; a byte order mark is dropped. */
export function readText(name: string, limit?: number): Read<SourceFile> {
  const read = readBytes(name, limit);
  if (read.problem !== undefined) return read;
  return decodeText(name, read.value);
}

export function decodeText(name: string, bytes: Uint8Array): Read<SourceFile> {
  if (bytes.length === 0) return { problem: fileProblem('SAM0006', [displayName(name)]) };
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    return { problem: fileProblem('SAM0005', [displayName(name), invalidByte(bytes)]) };
  }
  return { value: new SourceFile(displayName(name), text) };
}

function readOpen(name: string, descriptor: number, limit: number | undefined): Read<Uint8Array> {
  try {
    const stat = fstatSync(descriptor);
    if (stat.isDirectory()) return { problem: fileProblem('SAM0002', [name]) };
    if (stat.isFile() && isTooLarge(stat.size, limit))
      return { problem: fileProblem('SAM0004', [name, stat.size, limit ?? largestFile()]) };
    return stat.isFile() ? { value: readFileSync(descriptor) } : readStream(name, descriptor, limit ?? largestFile());
  } finally {
    if (descriptor !== 0) closeSync(descriptor);
  }
}

/** Pipes and devices have no size: they are read until they end or until the limit is passed. */
function readStream(name: string, descriptor: number, limit: number): Read<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for (;;) {
    const chunk = readChunk(descriptor);
    if (chunk === undefined) return { value: Buffer.concat(chunks) };
    total += chunk.length;
    if (total > limit) return { problem: fileProblem('SAM0004', [displayName(name), total, limit]) };
    chunks.push(chunk);
  }
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return Buffer.from(bytes.buffer, bytes.byteOffset + mark, bytes.length - mark).toString('utf8');
}

/** The offset of the first byte that no UTF-8 text could have there. */
export function invalidByte(bytes: Uint8Array): number {
  let offset = 0;
  while (offset < bytes.length) {
    const length = characterLength(bytes, offset);
    if (length === 0) break;
    offset += length;
  }
  return offset;
}

/** Bytes of the character at an offset, 0 where there is none (Unicode 15, table 3-7). */
function characterLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at];
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (at + length > bytes.length) return 0;
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (bytes[at + 1] < low || bytes[at + 1] > high) return 0;
  for (let i = 2; i < length; i++) if (bytes[at + i] >> 6 !== 2) return 0;
  return length;
}

function readProblem(name: string, error: unknown): Diagnostic {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return fileProblem('SAM0001', [name]);
  if (code === 'EISDIR') return fileProblem('SAM0002', [name]);
  return fileProblem('SAM0003', [displayName(name), reasonOf(error)]);
}

function fileProblem<K extends keyof typeof driverCatalogue>(
  code: K,
  args: Parameters<(typeof driverCatalogue)[K]['message']>,
): Diagnostic {
  return diagnose(driverCatalogue, code, undefined, args);
}

export function displayName(name: string): string {
  return name === '-' ? '<stdin>' : name;
}
