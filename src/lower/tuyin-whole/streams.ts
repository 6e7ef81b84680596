/**
 * The input of a function and the output of the program (`@tuyin.io.*`). What lies at hand is read by instructions:
 *
 *     if end - at < n: need(n), which brings the bytes together or says that they are missing
 *     from = at
 *     at = from + n
 *     … load from `from` …
 *
 * `at` and `end` are in registers (body.ts).
 */
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Dest, Operand } from '../../linear/nodes.ts';
import type { MemType } from '../../linear/opcodes.ts';
import { wholeBits, wrap } from './natives.ts';
import type { Body, Parts, Program, Site } from './body.ts';
import { asItself, zero } from './longer-structs.ts';
import { packedSize, type Part } from './parts.ts';

/** Reading begins: the address from which n bytes can be loaded, consumed if `consumes`. `missing` gives it where there are fewer, or goes elsewhere. */
function takeBytes(body: Body, size: number, consumes: boolean, missing: () => Operand | undefined): Operand {
  const { b } = body;
  const n = b.i32(size);
  const from = b.local('i32');
  const [there, beyond, absent, done] = [b.newLabel(), b.newLabel(), b.newLabel(), b.newLabel()];
  b.condGoto(body.calc('LessUI', body.calc('SubI', body.inputEnd, body.inputAt), n), beyond, there);
  b.label(beyond);
  b.condGoto(body.ask('need', n), there, absent);
  b.label(absent);
  const padded = missing();
  if (padded !== undefined) {
    b.assign(from, padded);
    b.goto(done);
  }
  b.label(there);
  b.assign(from, body.inputAt);
  if (consumes) body.moveInput(b.calc('AddI', from, n));
  b.label(done);
  return from;
}

/** The bytes that are there, with zeros behind them. */
function padded(body: Body, size: number, consumes: boolean): Operand {
  return body.ask('missing', body.b.i32(size), body.b.i32(consumes ? 1 : 0));
}

/** Loads of 1, 2, 4 and 8 bytes, by how many are still to come. */
function pieces(size: number): number[] {
  const found: number[] = [];
  for (let left = size; left > 0; left -= found[found.length - 1])
    found.push(left >= 8 ? 8 : left >= 4 ? 4 : left >= 2 ? 2 : 1);
  return found;
}

const unsignedCells: Readonly<Record<number, MemType>> = { 1: 'u8', 2: 'u16', 4: 'u32', 8: 'i64' };

/** The scalar that stands at an address. */
export function loadPart(body: Body, from: Operand, part: Part): Operand {
  const { b } = body;
  const { type, native, at, size } = part;
  if (size === 0) return zero(body, part);
  let value: Operand | undefined;
  let done = 0;
  for (const piece of pieces(size)) {
    const cell = native === 'i32' && piece === 4 ? 'i32' : unsignedCells[piece];
    const loaded = b.load(cell, from, at + done, native);
    value = value === undefined ? loaded : joined(body, value, loaded, 8 * done, native);
    done += piece;
  }
  const isWhole =
    8 * size === (wholeBits(type) ?? 8 * size) && (type.kind !== 'int' || 8 * size === (native === 'i32' ? 32 : 64));
  return isWhole || value === undefined ? (value ?? b.i32(0)) : wrap(b, value, type);
}

function joined(body: Body, low: Operand, high: Operand, shift: number, native: 'i32' | 'i64'): Operand {
  const { b } = body;
  const letter = native === 'i32' ? 'I' : 'L';
  const count = native === 'i32' ? b.i32(shift) : b.i64(BigInt(shift));
  return body.calc(`Bor${letter}`, low, body.calc(`Shl${letter}`, high, count));
}

/** The bits of a scalar, those that its last byte does not have 0. */
export function patternOf(b: LinearBuilder, value: Operand, { type, native, size }: Part): Operand {
  const bits = wholeBits(type);
  if (bits === undefined || bits === 8 * size || type.kind !== 'int') return value;
  const mask = (1n << BigInt(bits)) - 1n;
  return native === 'i32'
    ? b.calc('BandI', value, b.i32(Number(BigInt.asIntN(32, mask))))
    : b.calc('BandL', value, b.i64(mask));
}

export function storePart(body: Body, to: Operand, value: Operand, part: Part): void {
  const { b } = body;
  const { native, at, size } = part;
  let rest = patternOf(b, value, part);
  let done = 0;
  for (const piece of pieces(size)) {
    const cell = unsignedCells[piece];
    b.store(cell, to, rest, at + done);
    done += piece;
    if (done === size) return;
    rest =
      native === 'i32'
        ? body.calc('ShrUI', rest, b.i32(8 * piece))
        : body.calc('ShrUL', rest, b.i64(BigInt(8 * piece)));
  }
}

/** Puts values, one behind the other, in front of what is read next. */
export function putBack(
  body: Body,
  values: readonly { readonly parts: readonly Part[]; readonly values: Parts }[],
): void {
  const size = values.reduce((sum, { parts }) => sum + packedSize(parts), 0);
  if (size === 0) return;
  storeAll(body, body.ask('put_back', body.b.i32(size)), values);
}

/** Tells the run time where pointers are among the bytes that are the next to be read: the last one first. */
function notePointers(body: Body, parts: readonly Part[]): void {
  for (const { type, at } of parts.toReversed())
    if (type.kind === 'pointer')
      body.run('pointer', body.b.i32(at), body.b.i32(body.program.layouts.numberOf(type.to)));
}

/** Writes values, one behind the other, to the address where the next bytes of the input are. */
export function storeAll(
  body: Body,
  address: Operand,
  values: readonly { readonly parts: readonly Part[]; readonly values: Parts }[],
): void {
  const all: Part[] = [];
  let start = 0;
  for (const { parts, values: scalars } of values) {
    const from = start;
    const here = parts.map((part) => ({ ...part, at: from + part.at }));
    here.forEach((part, i) => storePart(body, address, scalars[i], part));
    all.push(...here);
    start += packedSize(parts);
  }
  notePointers(body, all);
}

/** The scalars of a value that are the next to be read. */
export function readParts(body: Body, parts: readonly Part[], pads = false, consumes = true): Parts {
  if (parts.length === 0) return [];
  const size = packedSize(parts);
  const from = takeBytes(body, size, consumes, () => {
    if (pads) return padded(body, size, consumes);
    body.b.trap('short-input');
    return undefined;
  });
  return parts.map((part) => loadPart(body, from, part));
}

// Commands

function isInput(body: Body, { depth }: Site): boolean {
  return body.knownAt(depth) === 0;
}

/** `io.read`, `io.pop`, `io.peek` of a type. */
export function readValue(body: Body, site: Site): boolean {
  const { use } = site.types;
  if (use === undefined || !isInput(body, site)) return false;
  if (use.type === undefined) return readBlock(body, site);
  const parts = body.parts(use.type);
  const from = body.fetched.get(site.at);
  if (from !== undefined && parts !== undefined)
    return body.give(
      site,
      parts.map((part) => loadPart(body, from, part)),
    );
  return (
    parts !== undefined && body.give(site, readParts(body, parts, use.suffixes.includes('pad'), use.key !== 'io.peek'))
  );
}

/** So many bytes as a new block. */
function readBlock(body: Body, site: Site): boolean {
  const { b } = body;
  const [, count] = body.scalars(site) ?? [];
  if (count === undefined || site.types.use?.suffixes.includes('pad') === true) return false;
  body.checkCount(count);
  const block = b.local('i32');
  b.assign(block, body.ask('input_block', count, b.i32(site.types.use?.key === 'io.peek' ? 0 : 1)));
  body.trapIf(b.calc('EqualI', block, b.i32(0)), 'short-input');
  return body.give(site, [block]);
}

export function pushValue(body: Body, site: Site): boolean {
  const [, type] = site.types.takes;
  const values = body.operand(site, 1);
  if (!isInput(body, site) || type === undefined || values === undefined) return false;
  body.requireSound(type, values);
  asItself(body, type, values, (parts, own) => putBack(body, [{ parts, values: own }]));
  return true;
}

export function writeValue(body: Body, site: Site): boolean {
  const { b } = body;
  const [, type] = site.types.takes;
  const values = body.operand(site, 1);
  const stream = outputOf(body, site);
  if (stream === undefined || type === undefined || values === undefined) return false;
  body.requireSound(type, values);
  asItself(body, type, values, (parts, own) =>
    parts.forEach((part, i) => writePart(b, body.program, stream, own[i], part)),
  );
  return true;
}

/** Writes a scalar. */
export function writePart(b: LinearBuilder, { runtime }: Program, stream: Operand, value: Operand, part: Part): void {
  if (part.size === 0) return;
  const bits = patternOf(b, value, part);
  const wide = part.native === 'i32' ? b.calc('UIToL', bits) : bits;
  b.callVoid(runtime.func('write_number'), stream, wide, b.i32(part.size));
}

function outputOf(body: Body, { depth }: Site): Operand | undefined {
  const stream = body.knownAt(depth);
  return stream === 1 || stream === 2 ? body.b.i32(stream) : undefined;
}

/** `io.copy` of memory. */
export function copyMemory(body: Body, site: Site): boolean {
  const { b } = body;
  const [stream, values] = [body.knownAt(site.depth), body.scalars(site)];
  if (stream === undefined || stream < 0 || stream > 2 || values === undefined) return false;
  const [, address, count] = values;
  body.checkCount(count);
  if (stream > 0) {
    body.run('write', b.i32(stream), body.ask('view', address, count), count);
    return true;
  }
  const from = body.ask('view', address, count);
  b.copy(body.ask('put_back', count), from, count);
  return true;
}

export function skip(body: Body, site: Site): boolean {
  const values = body.scalars(site);
  if (values === undefined || !isInput(body, site)) return false;
  body.checkCount(values[1]);
  body.trapIf(body.b.calc('EqualI', body.ask('pass', values[1]), body.b.i32(0)), 'short-input');
  return true;
}

/** Are so many bytes there? 1 or 0. */
export function has(body: Body, site: Site): boolean {
  const values = body.scalars(site);
  if (values === undefined || !isInput(body, site)) return false;
  body.checkCount(values[1]);
  return body.give(site, [isLeft(body, values[1])]);
}

/** What is read where its bytes may be missing: at which place, and what is done then, if it is not to go on with zeros. */
export interface UnsureRead {
  readonly read: number;
  readonly parts: readonly Part[];
  readonly consumes: boolean;
  readonly otherwise: ((values: Parts) => void) | undefined;
}

/** The same, and the bytes are read next: those that are missing are zeros. */
export function hasAndRead(body: Body, site: Site, { read, parts, consumes, otherwise }: UnsureRead): boolean {
  const { b } = body;
  if (!isInput(body, site)) return false;
  const size = packedSize(parts);
  const left = otherwise === undefined ? b.local('i32') : b.i32(1);
  if (otherwise === undefined) b.assign(left as Dest, b.i32(1));
  const from = takeBytes(body, size, consumes, () => {
    const bytes = padded(body, size, consumes);
    if (otherwise === undefined) {
      b.assign(left as Dest, b.i32(0));
      return bytes;
    }
    otherwise(parts.map((part) => loadPart(body, bytes, part)));
    return undefined;
  });
  body.fetched.set(read, from);
  return body.give(site, [left]);
}

function isLeft(body: Body, count: Operand): Operand {
  const { b } = body;
  const left = b.local('i32');
  b.assign(left, b.i32(1));
  b.ifThen(body.calc('LessUI', body.calc('SubI', body.inputEnd, body.inputAt), count), () =>
    b.assign(left, body.ask('need', count)),
  );
  return left;
}

export function isAtEnd(body: Body, site: Site): boolean {
  return isInput(body, site) && body.give(site, [body.b.calc('NotI', isLeft(body, body.b.i32(1)))]);
}

export function position(body: Body, site: Site): boolean {
  return isInput(body, site) && body.give(site, [positionOf(body)]);
}

export function positionOf(body: Body): Operand {
  const { b, program } = body;
  return b.calc('SubI', body.inputAt, b.load('i32', program.runtime.variable('origin')));
}

export function size(body: Body, site: Site): boolean {
  return isInput(body, site) && body.give(site, [body.ask('size')]);
}
