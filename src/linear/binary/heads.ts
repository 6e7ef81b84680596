/**
 * What stands before the bodies: the module's own line, globals with their initial values, functions with the lengths of what
 * belongs to them elsewhere.
 */
import type { ByteReader, ByteWriter } from '../../base/bytes.ts';
import type { DataGlobal, Func, Global, LinearModule, LinearSymbol, Relocation, Signature } from '../nodes.ts';
import { lastPriority } from '../nodes.ts';
import type { Immediate } from '../literal.ts';
import { isShort, readConstant, writeConstant } from './constants.ts';
import { formNames, inliningNames, linkageNames, mostAlign, mostBytes, mostParams, valueTypes } from './format.ts';
import { typeCode } from './shapes.ts';
import { unzigzag, zigzag } from './tables.ts';

// Types and signatures

export function signatureKey({ params, results }: Signature): string {
  return `${params.join()} ${results.join()}`;
}

export function writeSignature(out: ByteWriter, { params, results }: Signature): void {
  for (const types of [params, results]) {
    out.uleb(types.length);
    for (const type of types) out.u8(typeCode(type));
  }
}

export function readSignature(input: ByteReader): Signature {
  const types = (): Signature['params'] => {
    const codes = input.bytes(input.count());
    if (codes.length > mostParams) input.fail(`a function of ${codes.length} parameters or results`);
    return Array.from(codes, (code) => valueTypes[code] ?? input.fail(`there is no type ${code}`));
  };
  return { params: types(), results: types() };
}

// The module

export function writeModuleLine(out: ByteWriter, { profile, pointerSize, entry, constructors }: LinearModule): void {
  out.u8((profile === 'core' ? 1 : 0) + (pointerSize === 8 ? 2 : 0) + (constructors === undefined ? 0 : 4));
  out.uleb(entry === undefined ? 0 : entry + 1);
  if (constructors === undefined) return;
  out.uleb(constructors.length);
  for (const { func, priority } of constructors) {
    out.uleb(func);
    out.uleb(priority);
  }
}

type ModuleLine = Pick<LinearModule, 'profile' | 'pointerSize' | 'entry' | 'constructors'>;

export function readModuleLine(input: ByteReader, funcs: number): ModuleLine {
  const flags = input.u8();
  if (flags > 6 || (flags & 3) === 3) input.fail('there is no such profile');
  const entry = input.uleb();
  if (entry > funcs) input.fail(`there is no function ${entry - 1} to start with`);
  const line: ModuleLine = {
    profile: (flags & 1) === 1 ? 'core' : 'full',
    pointerSize: (flags & 2) === 2 ? 8 : 4,
    entry: entry === 0 ? undefined : entry - 1,
  };
  if ((flags & 4) === 0) return line;
  const constructors = Array.from({ length: input.count(2) }, () => ({
    func: indexBelow(input, funcs, 'function'),
    priority: numberUpTo(input, lastPriority, 'a priority'),
  }));
  return { ...line, constructors };
}

function indexBelow(input: ByteReader, limit: number, what: string): number {
  const index = input.uleb();
  return index < limit ? index : input.fail(`there is no ${what} ${index}`);
}

function numberUpTo(input: ByteReader, limit: number, what: string): number {
  const value = input.uleb();
  return value <= limit ? value : input.fail(`${what} is ${value}, more than ${limit}`);
}

// Functions

/** Behind them: two bits of linkage, two of the form, and inlining. */
const funcFlags = { extern: 1, exported: 2, variadic: 4, alias: 8 } as const;

/** How much of the code, the places and the comments belongs to a function. */
export interface BodyLengths {
  readonly code: number;
  readonly places: number;
  readonly comments: number;
}

export function writeFunc(out: ByteWriter, func: Func, name: number, signature: number, lengths: BodyLengths): void {
  const { extern, exported, variadic, alias, linkage, form, inlining } = func;
  const flags =
    (extern ? funcFlags.extern : 0) +
    (exported ? funcFlags.exported : 0) +
    (variadic ? funcFlags.variadic : 0) +
    (alias === undefined ? 0 : funcFlags.alias);
  const further = formNames.indexOf(form) + 4 * inliningNames.indexOf(inlining);
  out.uleb(flags + 16 * (linkageNames.indexOf(linkage) + 4 * further));
  out.uleb(name);
  out.uleb(signature);
  if (alias !== undefined) out.uleb(alias);
  out.uleb(lengths.code);
  out.uleb(lengths.places);
  out.uleb(lengths.comments);
}

export interface FuncHead {
  readonly func: Func;
  readonly lengths: BodyLengths;
}

export function readFunc(
  input: ByteReader,
  names: readonly string[],
  signatures: readonly Signature[],
  count: number,
): FuncHead {
  const flags = input.uleb();
  const form = formNames[(flags >> 6) & 3] ?? input.fail('there is no such form');
  const linkage = linkageOf(input, (flags >> 4) & 3);
  const code = Math.floor(flags / 256);
  const inlining = code < inliningNames.length ? inliningNames[code] : input.fail('there is no such inlining');
  const name = names[indexBelow(input, names.length, 'name')];
  const { params, results } = signatures[indexBelow(input, signatures.length, 'signature')];
  const alias = (flags & funcFlags.alias) === 0 ? undefined : indexBelow(input, count, 'function');
  const extern = (flags & funcFlags.extern) !== 0;
  const func: Func = {
    name,
    params,
    results,
    symbols: params.map((type): LinearSymbol => ({ kind: 'p', type })),
    variadic: (flags & funcFlags.variadic) !== 0,
    extern,
    exported: (flags & funcFlags.exported) !== 0,
    ...(linkage && { linkage }),
    ...(inlining && { inlining }),
    ...(alias !== undefined && { alias }),
    form,
    instrs: [],
    blocks: [],
  };
  const lengths = { code: input.uleb(), places: input.uleb(), comments: input.uleb() };
  if (extern && inlining !== undefined) input.fail('an extern function says how it is inlined');
  if (extern && lengths.code > 0) input.fail('an extern function has code');
  if (func.exported && (linkage === 'static' || (extern && alias === undefined)))
    input.fail('a function is exported that others cannot see');
  return { func, lengths };
}

function linkageOf(input: ByteReader, code: number): Func['linkage'] {
  return code < linkageNames.length ? linkageNames[code] : input.fail('there is no such linkage');
}

// Globals

const storages = ['scalar', 'array', 'data'] as const;
const globalFlags = { extern: 4, alias: 8, constant: 16 } as const;

export function writeGlobal(out: ByteWriter, global: Global, name: number): void {
  const { storage, extern, alias, linkage } = global;
  const isConstant = storage === 'data' && global.constant;
  const flags =
    storages.indexOf(storage) +
    (extern === true ? globalFlags.extern : 0) +
    (alias === undefined ? 0 : globalFlags.alias) +
    (isConstant ? globalFlags.constant : 0);
  out.uleb(flags + 32 * linkageNames.indexOf(linkage));
  out.uleb(name);
  if (alias !== undefined) out.uleb(alias);
  if (global.storage !== 'data') out.u8(typeCode(global.type));
  if (global.storage === 'array') out.uleb(global.count);
  if (global.storage !== 'data') return;
  out.uleb(global.size);
  out.uleb(global.align);
}

/** The declaration; the value is still missing. */
export function readGlobal(input: ByteReader, names: readonly string[], count: number): Global {
  const flags = input.uleb();
  const storage = storages[flags & 3] ?? input.fail('there is no such kind of globals');
  const linkage = linkageOf(input, flags >> 5);
  const name = names[indexBelow(input, names.length, 'name')];
  const alias = (flags & globalFlags.alias) === 0 ? undefined : indexBelow(input, count, 'global');
  const isExtern = (flags & globalFlags.extern) !== 0;
  const own = {
    name,
    ...(linkage && { linkage }),
    ...(alias !== undefined && { alias }),
    ...(isExtern && { extern: true }),
  };
  if (storage === 'data') {
    const size = numberUpTo(input, mostBytes, 'a size');
    const align = numberUpTo(input, mostAlign, 'an alignment');
    const constant = (flags & globalFlags.constant) !== 0;
    return { ...own, storage, size, align, constant, bytes: new Uint8Array(), relocations: [] };
  }
  const code = input.u8();
  const type = valueTypes[code] ?? input.fail(`there is no type ${code}`);
  if (storage === 'scalar') return { ...own, storage, type, init: type === 'i64' || type === 'v128' ? 0n : 0 };
  if (type !== 'i32' && type !== 'f32') return input.fail(`an array of ${type}`);
  return { ...own, storage, type, count: numberUpTo(input, mostBytes / 4, 'a size'), init: new Map() };
}

// Initial values

export function writeValue(out: ByteWriter, global: Global, zeros: (count: number) => boolean): void {
  switch (global.storage) {
    case 'scalar':
      return writeImmediate(out, { kind: 'v', type: global.type, value: global.init });
    case 'array': {
      const items = [...global.init].sort(([a], [b]) => a - b);
      out.uleb(items.length);
      items.forEach(([index, value], i) => {
        out.uleb(index - (i === 0 ? 0 : items[i - 1][0]));
        writeImmediate(out, { kind: 'v', type: global.type, value });
      });
      return;
    }
    case 'data':
      return writeData(out, global, zeros);
  }
}

export function readValue(input: ByteReader, global: Global, limits: ValueLimits): Global {
  switch (global.storage) {
    case 'scalar': {
      const { value } = readImmediate(input, global.type);
      return { ...global, init: value };
    }
    case 'array': {
      const init = new Map<number, number>();
      let index = 0;
      for (let left = input.count(2); left > 0; left--) {
        index += input.uleb();
        init.set(index, Number(readImmediate(input, global.type).value));
      }
      return { ...global, init };
    }
    case 'data':
      return { ...global, ...readData(input, global, limits) };
  }
}

function writeImmediate(out: ByteWriter, value: Immediate): void {
  if (isShort(value)) out.sleb(Number(value.value));
  else if (value.type === 'f32') out.f32(Number(value.value));
  else if (value.type === 'f64') out.f64(Number(value.value));
  else if (value.type === 'i64') out.slebBig(BigInt(value.value));
  else writeConstant(out, value);
}

function readImmediate(input: ByteReader, type: Immediate['type']): Immediate {
  if (type === 'f32') return { kind: 'v', type, value: input.f32() };
  if (type === 'f64') return { kind: 'v', type, value: input.f64() };
  if (type === 'i64') return { kind: 'v', type, value: input.slebBig(64) };
  if (type === 'v128') return readConstant(input);
  return { kind: 'v', type, value: Number(BigInt.asIntN(32, input.slebBig(32))) };
}

/** What data may amount to beyond the file, and what addresses in it may name. */
export interface ValueLimits {
  readonly globals: number;
  readonly funcs: number;
  spend(amount: number): void;
}

/** As many zeros as this are left out. */
const leastGap = 4;

/** Bytes in pieces between zeros: `length  { zeros  count  bytes }  addresses (count) { at  kind  index  addend }`. */
function writeData(out: ByteWriter, { bytes, relocations }: DataGlobal, isFree: (zeros: number) => boolean): void {
  out.uleb(bytes.length);
  for (let at = 0; at < bytes.length;) {
    const zeros = zerosAt(bytes, at);
    const isLeftOut = zeros > 0 && isFree(zeros);
    const start = isLeftOut ? at + zeros : at;
    let end = isLeftOut ? start : at + zeros;
    while (end < bytes.length && !isGap(bytes, end)) end++;
    out.uleb(start - at);
    out.uleb(end - start);
    out.bytes(bytes.subarray(start, end));
    at = end;
  }
  out.uleb(relocations.length);
  let last = 0;
  for (const { at, kind, index, addend } of relocations) {
    out.uleb(2 * zigzag(at - last) + (kind === 'f' ? 1 : 0));
    out.uleb(index);
    out.sleb(addend);
    last = at;
  }
}

function zerosAt(bytes: Uint8Array, at: number): number {
  let end = at;
  while (end < bytes.length && bytes[end] === 0) end++;
  return end - at;
}

function isGap(bytes: Uint8Array, at: number): boolean {
  for (let i = at; i < at + leastGap; i++) if (i < bytes.length && bytes[i] !== 0) return false;
  return true;
}

function readData(
  input: ByteReader,
  { size }: DataGlobal,
  limits: ValueLimits,
): Pick<DataGlobal, 'bytes' | 'relocations'> {
  const length = numberUpTo(input, Math.max(size, 0), 'a length of data');
  limits.spend(Math.max(0, length - input.remaining));
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length;) {
    const start = at + input.uleb();
    const piece = input.bytes(input.count());
    if (start + piece.length > length || start + piece.length === at) input.fail('data is longer than it says');
    bytes.set(piece, start);
    at = start + piece.length;
  }
  let at = 0;
  const relocations = Array.from({ length: input.count(3) }, (): Relocation => {
    const head = input.uleb();
    at += unzigzag(Math.floor(head / 2));
    const kind = head % 2 === 1 ? 'f' : 'g';
    const limit = kind === 'f' ? limits.funcs : limits.globals;
    return { at, kind, index: indexBelow(input, limit, kind === 'f' ? 'function' : 'global'), addend: input.sleb() };
  });
  return { bytes, relocations };
}
