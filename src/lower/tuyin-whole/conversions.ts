/** Conversions between types: implicit ones of operands, and `@tuyin.conv` and `@tuyin.bits`. */
import type { Operand } from '../../linear/nodes.ts';
import { sameType, type Type } from '../../tuyin/types.ts';
import {
  asBits,
  asFloat,
  bitsAs,
  floatLetter,
  letterOf,
  nativeOf,
  wholeBits,
  wrap,
  type FloatLetter,
} from './natives.ts';
import type { Body, Parts, Site } from './body.ts';
import { completed } from './longer-structs.ts';
import { packedSize } from './parts.ts';
import { bareParts, convertOperation, isPlain, type ScalarConversion } from './scalars.ts';
import { loadPart, storePart } from './streams.ts';

export type ConversionMode = Omit<ScalarConversion, 'from' | 'to'>;
type AggregateType = Extract<Type, { readonly kind: 'struct' | 'array' | 'vector' }>;
const implicit: ConversionMode = { isUnsigned: false, saturates: false };

/** `conv.T`, with `.u` and `.sat`. */
export function conversion(body: Body, site: Site): boolean {
  const { use, takes } = site.types;
  const [from] = takes;
  const value = body.operand(site, 0);
  if (use?.type === undefined || from === undefined || value === undefined) return false;
  const mode = { isUnsigned: use.suffixes.includes('u'), saturates: use.suffixes.includes('sat') };
  return body.give(site, converted(body, value, from, use.type, mode));
}

/** `bits.T`. */
export function reinterpretation(body: Body, site: Site): boolean {
  const { use, takes } = site.types;
  const [from] = takes;
  const value = body.operand(site, 0);
  if (use?.type === undefined || from === undefined || value === undefined) return false;
  return body.give(site, reinterpreted(body, value, from, use.type));
}

/** A value as one of another type, with what says whether its scalars are poison. */
export function converted(body: Body, value: Parts, from: Type, to: Type, mode = implicit): Parts | undefined {
  if (sameType(from, to)) return value;
  if (from.kind === 'vector' && to.kind === 'vector' && from.count === to.count)
    return itemwise(body, value, from, to, mode);
  if (from.kind === 'struct' && to.kind === 'struct' && from.fields.length >= to.fields.length)
    return itemwise(body, value, from, to, mode);
  if (isAggregate(from) || isAggregate(to)) return reinterpreted(body, value, from, to);
  return body.computed([from], [value], ([scalar]) => convertScalar(body, scalar, { from, to, ...mode }));
}

function itemwise(body: Body, value: Parts, from: Type, to: AggregateType, mode: ConversionMode): Parts | undefined {
  const all: Operand[] = [];
  const items = to.kind === 'struct' ? to.fields : Array.from({ length: to.count }, () => to.of);
  for (const [i, type] of items.entries()) {
    const place = body.program.shapes.item(from, i);
    const own = from.kind === 'struct' ? from.fields[i] : from.kind === 'vector' ? from.of : type;
    const item = converted(body, value.slice(place.from, place.to), own, type, mode);
    if (item === undefined) return undefined;
    all.push(...item);
  }
  return completed(body, to, all);
}

/** The same packed bytes as a value of another type; missing ones are 0. */
function reinterpreted(body: Body, value: Parts, from: Type, to: Type): Parts | undefined {
  return body.computed(
    [from],
    [value],
    ([registers]) => {
      if (isPlain(from) && isPlain(to)) {
        const bits = bitsAs(body.b, registers[0], from, to);
        if (bits !== undefined) return [bits];
      }
      const [before, after] = [bareParts(from), bareParts(to)];
      const size = Math.max(packedSize(before), packedSize(after));
      const place = body.scratch('a', size);
      if (packedSize(before) < size) body.b.fill(place, body.b.i32(0), body.b.i32(size));
      before.forEach((part, i) => storePart(body, place, registers[i], part));
      return after.map((part) => loadPart(body, place, part));
    },
    to,
  );
}

function isAggregate({ kind }: Type): boolean {
  return kind === 'struct' || kind === 'array' || kind === 'vector';
}

function convertScalar(body: Body, value: Parts, conversion: ScalarConversion): Parts {
  const { from, to } = conversion;
  const quick = isPlain(from) && isPlain(to) ? convertPlain(body, value[0], conversion) : undefined;
  return quick === undefined ? convertOperation(body, value, conversion) : [quick];
}

/** With instructions; undefined if there are none for it. */
function convertPlain(
  body: Body,
  value: Operand,
  { from, to, isUnsigned, saturates }: ScalarConversion,
): Operand | undefined {
  const { b } = body;
  if (sameType(from, to)) return value;
  const [source, target] = [floatLetter(from), floatLetter(to)];
  if (source !== undefined && target !== undefined)
    return asBits(b, b.calc(source === 'F' ? 'FToD' : 'DToF', asFloat(b, value, source)), target);
  if (source !== undefined) return wholeOfFloat(body, asFloat(b, value, source), source, to);
  const isSigned = !isUnsigned && from.kind === 'int' && from.bits > 1;
  const plain = isUnsigned ? pattern(body, value, from) : value;
  if (target !== undefined) {
    const letter = letterOf(nativeOf(from) ?? 'i32');
    return asBits(b, body.calc(`${isSigned ? '' : 'U'}${letter}To${target}`, plain), target);
  }
  const wide = nativeOf(from) === 'i64' ? plain : b.calc(isSigned ? 'IToL' : 'UIToL', plain);
  const bounded = saturates ? clamp(body, wide, isSigned, to) : wide;
  return wrap(b, nativeOf(to) === 'i64' ? bounded : b.calc('LToI', bounded), to);
}

/** The nearest number that the type has. */
function clamp(body: Body, wide: Operand, isSigned: boolean, to: Type): Operand {
  const { b } = body;
  const bits = BigInt(wholeBits(to) ?? 64);
  const isSignedTarget = to.kind === 'int' && bits > 1n;
  const greatest = isSignedTarget ? (1n << (bits - 1n)) - 1n : (1n << bits) - 1n;
  if (!isSigned) return b.calc('MinUL', wide, b.i64(greatest));
  const least = isSignedTarget ? -(1n << (bits - 1n)) : 0n;
  const above = bits === 64n && !isSignedTarget ? wide : b.calc('MinL', wide, b.i64(greatest));
  return b.calc('MaxL', above, b.i64(least));
}

/** The fraction is cut off; what does not fit becomes the nearest number, NaN 0. */
function wholeOfFloat(body: Body, value: Operand, source: FloatLetter, to: Type): Operand | undefined {
  if (to.kind !== 'int') return undefined;
  const { b } = body;
  if (to.bits === 32) return body.calc(`${source}ToI`, value);
  const wide = body.calc(`${source}ToL`, value);
  if (to.bits === 64) return wide;
  const bounded = clamp(body, wide, true, to);
  return wrap(b, nativeOf(to) === 'i64' ? bounded : b.calc('LToI', bounded), to);
}

/** A scalar without its sign. */
export function pattern({ b }: Body, value: Operand, type: Type): Operand {
  const bits = wholeBits(type) ?? 64;
  const native = nativeOf(type);
  if (bits === 32 || bits === 64 || type.kind !== 'int') return value;
  const mask = (1n << BigInt(bits)) - 1n;
  return native === 'i32' ? b.calc('BandI', value, b.i32(Number(mask))) : b.calc('BandL', value, b.i64(mask));
}
