/**
 * Conversions between types (TUYIN sections 4 and 6.3): what a conversion does is found once, by the two types.
 *
 *     integer -> integer       the low bits; i1 and an unsigned source are extended by zeros, others by their sign
 *     integer -> float         rounded to nearest even
 *     float -> integer         the fraction is cut off; saturates, NaN gives 0
 *     fixed <-> fixed, integer the value, rounded to nearest even, then wrapped
 *     float -> fixed           rounded to nearest even; saturates, NaN gives 0
 *     bits, pointers           the same bits
 *     structs                  to the beginning; vectors element by element
 */
import { InternalError } from '../../base/errors.ts';
import { convertFloatBits, decodeFloat, encodeFloat, type FloatFormat } from '../../scalar/float-format.ts';
import { floatFormats, sameType, sizeInBits, type Type } from '../../tuyin/types.ts';
import { roundedQuotient, type Sign, type Unary } from './arithmetic.ts';
import {
  canonical,
  isAggregate,
  isAggregateType,
  patternOf,
  poison,
  readValue,
  widthOf,
  writeValue,
  byteSize,
  type Value,
} from './values.ts';

export interface ConversionMode {
  /** Of an integer source. */
  readonly source?: Sign;
  /** Numbers out of range become the nearest that there is, in place of wrapping. */
  readonly saturate?: boolean;
}

/** Named types must have been resolved. */
export function conversion(from: Type, to: Type, mode: ConversionMode = {}): Unary {
  if (sameType(from, to)) return (value) => value;
  if (isAggregateType(from) || isAggregateType(to)) return aggregateConversion(from, to, mode);
  const convert = scalarConversion(from, to, mode);
  return (value) => (typeof value === 'bigint' ? convert(value) : poison);
}

function aggregateConversion(from: Type, to: Type, mode: ConversionMode): Unary {
  if (from.kind === 'vector' && to.kind === 'vector' && from.count === to.count) {
    const lane = conversion(from.of, to.of, mode);
    return (value) => (isAggregate(value) ? { type: to, items: value.items.map(lane) } : poison);
  }
  if (from.kind === 'struct' && to.kind === 'struct' && from.fields.length >= to.fields.length) {
    const parts = to.fields.map((field, i) => conversion(from.fields[i], field, mode));
    return (value) => (isAggregate(value) ? { type: to, items: parts.map((part, i) => part(value.items[i])) } : poison);
  }
  return reinterpretation(from, to);
}

/** The same packed bytes as a value of another type; missing ones are 0. */
export function reinterpretation(from: Type, to: Type): Unary {
  const size = Math.max(byteSize(from, 'packed'), byteSize(to, 'packed'));
  return (value) => {
    if (value === poison) return poison;
    const bytes = new Uint8Array(size);
    writeValue(bytes, 0, from, value, 'packed');
    return readValue(bytes, 0, to, 'packed');
  };
}

function scalarConversion(from: Type, to: Type, mode: ConversionMode): (value: bigint) => bigint {
  const source = numberIn(from);
  const target = numberIn(to);
  if (source.kind === 'float' && target.kind === 'float') {
    return (value) => convertFloatBits(floatFormats[target.name], floatFormats[source.name], value);
  }
  if (source.kind === 'float') return floatToRaw(floatFormats[source.name], to, fractionOf(target));
  const signed = numberOf(from, mode);
  if (target.kind === 'float') return rawToFloat(signed, fractionOf(source), floatFormats[target.name]);
  const rescale = rescaling(fractionOf(source), fractionOf(target));
  const fit = mode.saturate === true ? saturate(to) : (value: bigint) => canonical(to, value);
  return (value) => fit(rescale(signed(value)));
}

type NumberType = Extract<Type, { readonly kind: 'int' | 'fixed' | 'float' }>;

/** Bits and pointers count as integers of their width, without a sign. */
function numberIn(type: Type): NumberType {
  if (type.kind === 'int' || type.kind === 'fixed' || type.kind === 'float') return type;
  if (type.kind === 'block' || type.kind === 'pointer') return { kind: 'int', bits: widthOf(type) };
  throw new InternalError(`${type.kind} is no number`, 'tuyin conversions');
}

function fractionOf(type: NumberType): number {
  return type.kind === 'fixed' ? type.fraction : 0;
}

function numberOf(type: Type, { source }: ConversionMode): (value: bigint) => bigint {
  return source === 'unsigned' ? (value) => patternOf(type, value) : (value) => value;
}

function rescaling(from: number, to: number): (value: bigint) => bigint {
  if (to >= from) return (value) => value << BigInt(to - from);
  const divisor = 1n << BigInt(from - to);
  return (value) => roundedQuotient(value, divisor);
}

function saturate(type: Type): (value: bigint) => bigint {
  const { least, greatest } = rangeOf(type);
  return (value) => (value < least ? least : value > greatest ? greatest : value);
}

/** The least and greatest raw number of an integer or fixed-point type, or of bits. */
export function rangeOf(type: Type): { readonly least: bigint; readonly greatest: bigint } {
  const width = BigInt(widthOf(type));
  const signed = (type.kind === 'int' && width > 1n) || type.kind === 'fixed';
  if (!signed) return { least: 0n, greatest: (1n << width) - 1n };
  return { least: -(1n << (width - 1n)), greatest: (1n << (width - 1n)) - 1n };
}

function rawToFloat(
  number: (value: bigint) => bigint,
  fraction: number,
  format: FloatFormat,
): (value: bigint) => bigint {
  return (value) => {
    const raw = number(value);
    return encodeFloat(format, raw < 0n, raw < 0n ? -raw : raw, -fraction);
  };
}

/** To integers the fraction is cut off, to fixed point the last place is rounded. */
function floatToRaw(format: FloatFormat, to: Type, fraction: number): (value: bigint) => bigint {
  const fit = saturate(to);
  const { least, greatest } = rangeOf(to);
  const longest = widthOf(to) + 2;
  return (bits) => {
    const value = decodeFloat(format, bits);
    if (value.kind === 'nan') return 0n;
    if (value.kind === 'infinite') return value.negative ? least : greatest;
    const exponent = value.exponent + fraction;
    // Out of every range: no need to build a long number.
    if (value.significand !== 0n && exponent > longest) return value.negative ? least : greatest;
    const signed = value.negative ? -value.significand : value.significand;
    if (exponent >= 0) return fit(signed << BigInt(exponent));
    const divisor = 1n << BigInt(-exponent);
    return fit(to.kind === 'fixed' ? roundedQuotient(signed, divisor) : signed / divisor);
  };
}

/** The bits of a value of one type as one of another of the same width (`@tuyin.bits`). */
export function bitsConversion(from: Type, to: Type): Unary {
  if (isAggregateType(from) || isAggregateType(to)) return reinterpretation(from, to);
  if (sizeInBits(from) === undefined || sizeInBits(to) === undefined) {
    throw new InternalError('no bits', 'tuyin conversions');
  }
  return (value: Value) => (typeof value === 'bigint' ? canonical(to, patternOf(from, value)) : poison);
}
