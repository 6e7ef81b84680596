/**
 * Values as text: what `--call` prints and takes, and traces show.
 *
 *     5   -7   true   2.5 (fixed point and floats: shortest that reads back)   (1, 2.5)   [1, 2]   <1, 2>
 *     @0x40 (an address)   [64] 0x2a (bits)   <poison>
 *
 * Read: the same numbers, `true` and `false`, with a type before them if it is not known otherwise: `i64 5`, `half
 * 1.5`.
 */
import { parseFloatBits } from '../../scalar/float-literal.ts';
import { formatFloatBits } from '../../scalar/float-text.ts';
import { doubleType, floatFormats, i1, i32, intType, typeText, type Type } from '../../tuyin/types.ts';
import { parseTypeText } from '../../tuyin/type-text.ts';
import type { TypedValue } from './machine.ts';
import { rangeOf } from './conversions.ts';
import { isAggregate, itemType, poison, scalarOf, type Value } from './values.ts';

/** A value as text. */
export function formatValue(type: Type, value: Value): string {
  if (value === poison) return '<poison>';
  if (isAggregate(value)) {
    const items = value.items.map((item, i) => formatValue(itemType(value.type, i), item)).join(', ');
    if (value.type.kind === 'struct') return value.items.length === 1 ? `(${items},)` : `(${items})`;
    return value.type.kind === 'array' ? `[${items}]` : `<${items}>`;
  }
  return formatScalar(type, scalarOf(value));
}

function formatScalar(type: Type, value: bigint): string {
  switch (type.kind) {
    case 'int':
      return type.bits === 1 ? String(value === 1n) : value.toString();
    case 'fixed':
      return fixedText(value, type.fraction);
    case 'float':
      return formatFloatBits(value, floatFormats[type.name]);
    case 'pointer':
      return `@0x${value.toString(16)}`;
    default:
      return `${typeText(type)} 0x${value.toString(16)}`;
  }
}

/** Exactly: the decimal number of k binary places has k decimal places, less trailing zeros. */
function fixedText(raw: bigint, places: number): string {
  const digits = ((raw < 0n ? -raw : raw) * 5n ** BigInt(places)).toString().padStart(places + 1, '0');
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - places);
  return `${raw < 0n ? '-' : ''}${whole}.${fraction === '' ? '0' : fraction}`;
}

const integer = /^-?[0-9]+$/;

/** Undefined if the text is no value (of the type that is wanted). */
export function parseValue(text: string, wanted?: Type): TypedValue | undefined {
  const space = text.lastIndexOf(' ');
  if (space > 0) {
    const type = parseTypeText(text.slice(0, space));
    return type && parseValue(text.slice(space + 1), type);
  }
  const type = wanted ?? typeOfText(text);
  const value = type && parseScalar(text, type);
  return type === undefined || value === undefined ? undefined : { type, value };
}

/** As literals have their types: i32 if it fits, else the least power of two that does. */
function typeOfText(text: string): Type | undefined {
  if (text === 'true' || text === 'false') return i1;
  if (!integer.test(text)) return parseFloatBits(text, floatFormats.double) === undefined ? undefined : doubleType;
  const value = BigInt(text);
  let type = i32;
  for (let bits = 64; !fits(value, type) && bits < 1 << 22; bits *= 2) type = intType(bits);
  return type;
}

function fits(value: bigint, type: Type): boolean {
  const { least, greatest } = rangeOf(type);
  return value >= least && value <= greatest;
}

function parseScalar(text: string, type: Type): bigint | undefined {
  if (type.kind === 'int' && type.bits === 1 && (text === 'true' || text === 'false')) return text === 'true' ? 1n : 0n;
  if (type.kind === 'float') return parseFloatBits(text, floatFormats[type.name]);
  if (type.kind === 'fixed') return parseFixed(text, type.fraction, type);
  if (!integer.test(text) || (type.kind !== 'int' && type.kind !== 'block' && type.kind !== 'pointer')) {
    return undefined;
  }
  const value = BigInt(text);
  return fits(value, type) ? value : undefined;
}

/** Only numbers that the type has. */
function parseFixed(text: string, places: number, type: Type): bigint | undefined {
  const found = /^(-?)([0-9]+)(?:\.([0-9]+))?$/.exec(text);
  if (found === null) return undefined;
  const fraction = found[3] ?? '';
  const scale = 10n ** BigInt(fraction.length);
  const scaled = (BigInt(found[2] + fraction) * (found[1] === '-' ? -1n : 1n)) << BigInt(places);
  return scaled % scale === 0n && fits(scaled / scale, type) ? scaled / scale : undefined;
}
