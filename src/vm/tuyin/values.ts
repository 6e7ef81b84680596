/**
 * Values of Tuyin's types, without their types: who holds a value knows its type, or it says so itself (`Aggregate`).
 *
 *     iN, fX.Y              bigint: the signed number of the bits; i1 is 0 or 1
 *     half … fp128, [N]     bigint: the bit pattern
 *     T*                    bigint: the address, 0 to 2^32-1
 *     structs, arrays, vectors   Aggregate: with its own type, as a struct may be longer than what its place asks for
 *     void                  undefined
 *
 * Floats are patterns and not numbers because `match` compares bits and NaNs keep theirs in memory and streams.
 * `poison` stands for a value of any type that came out of a broken promise.
 *
 * Bytes: *packed* as in streams (nothing between fields) or *natural* as in memory (aligned). Little-endian; bits of
 * the last byte that the type does not have are 0 when written and ignored when read.
 */
import { InternalError } from '../../base/errors.ts';
import { alignOf, sizeInBytes, type Type } from '../../tuyin/types.ts';
import { Trap } from '../trap.ts';

export type AggregateType = Extract<Type, { readonly kind: 'struct' | 'array' | 'vector' }>;

/** Immutable: changing an item makes a new one. */
export interface Aggregate {
  readonly type: AggregateType;
  readonly items: readonly Value[];
}

/** The result of an operation without a meaning; using it where it decides something traps (T-POISON). */
export interface Poison {
  readonly poison: true;
}
export const poison: Poison = { poison: true };

/** Scalars of every type are bits in a bigint, floats too; the type says how they are read. */
export type Value = bigint | Aggregate | Poison;

export function isAggregate(value: Value): value is Aggregate {
  return typeof value === 'object' && 'items' in value;
}

export function isAggregateType(type: Type): type is AggregateType {
  return type.kind === 'struct' || type.kind === 'array' || type.kind === 'vector';
}

/** A scalar; poison and aggregates must have been dealt with. */
export function scalarOf(value: Value): bigint {
  if (typeof value !== 'bigint') throw new InternalError('not a scalar', 'tuyin values');
  return value;
}

/** The bits of a scalar type. */
export function widthOf(type: Type): number {
  switch (type.kind) {
    case 'int':
      return type.bits;
    case 'fixed':
      return type.whole + type.fraction;
    case 'block':
      return type.bits;
    case 'pointer':
      return 32;
    case 'float':
      return floatWidths[type.name];
    default:
      throw new InternalError(`${type.kind} is no scalar`, 'tuyin values');
  }
}

const floatWidths = { half: 16, float: 32, double: 64, fp128: 128 } as const;

/** The value with these bits: those above the width are cut off, the sign is what the type makes of it. */
export function canonical(type: Type, bits: bigint): bigint {
  const width = widthOf(type);
  const signed = (type.kind === 'int' && width > 1) || type.kind === 'fixed';
  return signed ? BigInt.asIntN(width, bits) : BigInt.asUintN(width, bits);
}

/** The bit pattern of a scalar, 0 or more. */
export function patternOf(type: Type, value: bigint): bigint {
  return value >= 0n ? value : BigInt.asUintN(widthOf(type), value);
}

export function itemType(type: AggregateType, index: number): Type {
  return type.kind === 'struct' ? type.fields[index] : type.of;
}

/** Of an array as a value; in memory there may be more. */
const MOST_ITEMS = 2 ** 24;

export function zeroValue(type: Type): Value {
  if (!isAggregateType(type)) return 0n;
  if (type.kind === 'struct') return { type, items: type.fields.map(zeroValue) };
  if (type.count > MOST_ITEMS) throw new Trap('out-of-memory', `a value of ${type.count} items`);
  return { type, items: new Array<Value>(type.count).fill(zeroValue(type.of)) };
}

/** Is there poison in it? */
export function isPoisoned(value: Value): boolean {
  return value === poison || (isAggregate(value) && value.items.some(isPoisoned));
}

/** The same bits in all parts; of structs, what both have. */
export function sameBits(a: Value, b: Value): boolean {
  if (isAggregate(a) && isAggregate(b)) {
    const { items } = b;
    return a.items.length === items.length && a.items.every((item, i) => sameBits(item, items[i]));
  }
  return a === b;
}

/** How the fields of a struct follow each other. */
export type Layout = 'packed' | 'natural';

/** Bytes of a type; named types must have been resolved. */
export function byteSize(type: Type, layout: Layout): number {
  if (layout === 'packed') return packedSize(type);
  const size = sizeInBytes(type);
  if (size === undefined) throw new InternalError(`${type.kind} has no size`, 'tuyin values');
  return size;
}

function packedSize(type: Type): number {
  if (type.kind === 'void') return 0;
  if (type.kind === 'struct') return type.fields.reduce((sum, field) => sum + packedSize(field), 0);
  if (type.kind === 'array' || type.kind === 'vector') return type.count * packedSize(type.of);
  return Math.ceil(widthOf(type) / 8);
}

/** Offsets of the fields of a struct. */
export function fieldOffsets(fields: readonly Type[], layout: Layout): number[] {
  let at = 0;
  return fields.map((field) => {
    if (layout === 'natural') at = roundUp(at, alignOf(field));
    const offset = at;
    at += byteSize(field, layout);
    return offset;
  });
}

/** From one element of an array to the next. */
export function strideOf(type: Type, layout: Layout): number {
  const size = byteSize(type, layout);
  return layout === 'natural' ? roundUp(size, alignOf(type)) : size;
}

export function roundUp(value: number, to: number): number {
  return Math.ceil(value / to) * to;
}

/** Writes a value as `type` (of a longer struct, its beginning); gaps are left as they are. */
export function writeValue(out: Uint8Array, at: number, type: Type, value: Value, layout: Layout): void {
  if (!isAggregateType(type)) {
    writeBits(out, at, byteSize(type, layout), patternOf(type, scalarOf(value)));
    return;
  }
  if (!isAggregate(value)) throw new InternalError('not an aggregate', 'tuyin values');
  if (type.kind === 'struct') {
    const offsets = fieldOffsets(type.fields, layout);
    type.fields.forEach((field, i) => writeValue(out, at + offsets[i], field, value.items[i], layout));
    return;
  }
  const stride = strideOf(type.of, layout);
  for (let i = 0; i < type.count; i++) writeValue(out, at + i * stride, type.of, value.items[i], layout);
}

export function readValue(bytes: Uint8Array, at: number, type: Type, layout: Layout): Value {
  if (!isAggregateType(type)) return canonical(type, readBits(bytes, at, byteSize(type, layout)));
  if (type.kind === 'struct') {
    const offsets = fieldOffsets(type.fields, layout);
    return { type, items: type.fields.map((field, i) => readValue(bytes, at + offsets[i], field, layout)) };
  }
  const stride = strideOf(type.of, layout);
  const read = (_: unknown, i: number): Value => readValue(bytes, at + i * stride, type.of, layout);
  return { type, items: Array.from({ length: type.count }, read) };
}

/** A value as the bytes of a stream, in its own type if it has one. */
export function encodeValue(type: Type, value: Value): Uint8Array {
  const own = isAggregate(value) ? value.type : type;
  const out = new Uint8Array(packedSize(own));
  writeValue(out, 0, own, value, 'packed');
  return out;
}

/** What a parameter gets of a struct: the beginning that its type has, however long the struct itself is. */
export function prefixFor(param: Type | undefined, value: Value): Value {
  if (param?.kind !== 'struct' || !isAggregate(value)) return value;
  return { type: param, items: value.items.slice(0, param.fields.length) };
}

/** The value of bytes of a stream; bytes that are not there count as 0. */
export function decodeValue(type: Type, bytes: Uint8Array): Value {
  const size = packedSize(type);
  if (bytes.length >= size) return readValue(bytes, 0, type, 'packed');
  const padded = new Uint8Array(size);
  padded.set(bytes);
  return readValue(padded, 0, type, 'packed');
}

/** `bits` is not negative and fits. */
export function writeBits(out: Uint8Array, at: number, size: number, bits: bigint): void {
  if (size > 8) {
    writeWide(out, at, size, bits);
    return;
  }
  let low = Number(BigInt.asUintN(32, bits));
  for (let i = 0; i < size && i < 4; i++, low >>>= 8) out[at + i] = low;
  if (size <= 4) return;
  let high = Number(BigInt.asUintN(32, bits >> 32n));
  for (let i = 4; i < size; i++, high >>>= 8) out[at + i] = high;
}

/** Through hexadecimal text, which is linear in the length. */
function writeWide(out: Uint8Array, at: number, size: number, bits: bigint): void {
  checkWidth(size);
  const digits = bits.toString(16);
  for (let i = 0, end = digits.length; i < size; i++, end -= 2) {
    out[at + i] = end <= 0 ? 0 : parseInt(digits.slice(Math.max(0, end - 2), end), 16);
  }
}

export function readBits(bytes: Uint8Array, at: number, size: number): bigint {
  if (size > 8) return readWide(bytes, at, size);
  let low = 0;
  for (let i = Math.min(size, 4) - 1; i >= 0; i--) low = low * 256 + bytes[at + i];
  if (size <= 4) return BigInt(low);
  let high = 0;
  for (let i = size - 1; i >= 4; i--) high = high * 256 + bytes[at + i];
  return (BigInt(high) << 32n) | BigInt(low);
}

function readWide(bytes: Uint8Array, at: number, size: number): bigint {
  checkWidth(size);
  const digits = new Uint8Array(2 * size);
  for (let i = 0, to = digits.length; i < size; i++) {
    const byte = bytes[at + i];
    digits[--to] = hexDigits.charCodeAt(byte & 15);
    digits[--to] = hexDigits.charCodeAt(byte >> 4);
  }
  return BigInt(`0x${new TextDecoder('latin1').decode(digits)}`);
}

const hexDigits = '0123456789abcdef';

/** What JavaScript's integers hold, with room to compute. */
const mostBytes = 1 << 26;

function checkWidth(size: number): void {
  if (size > mostBytes) throw new Trap('out-of-memory', `a value of ${size} bytes`);
}
