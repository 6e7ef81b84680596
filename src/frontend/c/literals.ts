/** Constants and strings as C writes them: preprocessing tokens to values [C17 6.4.4, 6.4.5]. */
import { encodeUtf8 } from '../../base/utf8.ts';
import { bitInt, intRows, intType, mostBits, sizeOfInt, type FloatName, type IntName, type IntType } from './types.ts';

export interface IntegerConstant {
  readonly kind: 'int';
  readonly value: bigint;
  readonly type: IntType;
  /** It has more bits than any type. */
  readonly isTooLarge: boolean;
}
export interface FloatConstant {
  readonly kind: 'float';
  /** As `parseFloatLiteral` of src/scalar takes it. */
  readonly text: string;
  readonly name: FloatName;
  /** GNU's `2.5i`. */
  readonly isImaginary: boolean;
}

const integerShape =
  /^(0[xX][0-9a-fA-F]+|0[bB][01]+|0[0-7]*|[1-9][0-9]*)([uU]?(?:ll?|LL?|wb|WB)?|(?:ll?|LL?|wb|WB)[uU])$/;
const floatShape =
  /^((?:[0-9]+\.[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?|[0-9]+[eE][+-]?[0-9]+|0[xX](?:[0-9a-fA-F]+\.?[0-9a-fA-F]*|\.[0-9a-fA-F]+)[pP][+-]?[0-9]+)([fFlL]?[ij]?|[ij][fFlL])$/;

/** An integer as written, before it has a type. */
export interface WrittenInteger {
  readonly value: bigint;
  /** In lower case: `u`, `l`, `ll` and both. */
  readonly suffix: string;
  readonly isDecimal: boolean;
}

/** C23's `1'000'000`: between digits, marks mean nothing. */
function withoutSeparators(text: string): string {
  return text.includes("'") ? text.replaceAll(/(?<=[0-9a-fA-F])'(?=[0-9a-fA-F])/g, '') : text;
}

/** The integer of a preprocessing number; undefined if it is none. */
export function parseInteger(text: string): WrittenInteger | undefined {
  const match = integerShape.exec(withoutSeparators(text));
  if (match === null) return undefined;
  const [, digits, suffix] = match;
  const value = BigInt(/^0[0-7]+$/.test(digits) ? `0o${digits}` : digits);
  return { value, suffix: suffix.toLowerCase(), isDecimal: /^[1-9]/.test(digits) };
}

/** The constant of a preprocessing number; undefined if it is none. */
export function parseNumber(text: string): IntegerConstant | FloatConstant | undefined {
  const integer = parseInteger(text);
  if (integer !== undefined) return integerConstant(integer);
  const float = floatShape.exec(withoutSeparators(text));
  if (float === null) return undefined;
  const suffix = float[2].toLowerCase();
  const name = suffix.includes('f') ? 'float' : suffix.includes('l') ? 'long double' : 'double';
  return { kind: 'float', text: float[1], name, isImaginary: /[ij]/.test(suffix) };
}

/** The first type that holds the value: decimal ones are signed unless they say otherwise [6.4.4.1p5]. */
function integerConstant({ value, suffix, isDecimal }: WrittenInteger): IntegerConstant {
  const isUnsigned = suffix.includes('u');
  if (suffix.includes('wb')) return bitConstant(value, isUnsigned);
  const least = suffix.includes('ll') ? 'long long' : suffix.includes('l') ? 'long' : 'int';
  const names = (Object.keys(intRows) as IntName[]).filter((name) => {
    const { rank, signed } = intRows[name];
    if (rank < intRows[least].rank || rank > intRows['long long'].rank) return false;
    return signed ? !isUnsigned : isUnsigned || !isDecimal;
  });
  const found = names.find((name) => value < 1n << BigInt(sizeOfInt(name) * 8 - (intRows[name].signed ? 1 : 0)));
  // GNU: a decimal constant that only an unsigned type can hold has 128 bits.
  const wide = isDecimal && !isUnsigned ? '__int128' : 'unsigned long long';
  return { kind: 'int', value, type: intType(found ?? wide), isTooLarge: found === undefined };
}

/** C23's `3wb`: in the least `_BitInt` that holds it. */
function bitConstant(value: bigint, isUnsigned: boolean): IntegerConstant {
  const width = value === 0n ? 1 : value.toString(2).length;
  const bits = isUnsigned ? width : width + 1;
  const isTooLarge = bits > mostBits;
  return { kind: 'int', value, type: bitInt(isTooLarge ? mostBits : bits, !isUnsigned), isTooLarge };
}

/** What the prefix of a character or string says of its elements. */
export const encodings = {
  '': { type: 'char', bytes: 1 },
  u8: { type: 'char', bytes: 1 },
  u: { type: 'unsigned short', bytes: 2 },
  U: { type: 'unsigned int', bytes: 4 },
  L: { type: 'int', bytes: 4 },
} as const satisfies Readonly<Record<string, { readonly type: IntName; readonly bytes: number }>>;
export type Encoding = keyof typeof encodings;

export function encodingOf(text: string): Encoding {
  const prefix = text.slice(0, text.search(/["']/));
  return Object.hasOwn(encodings, prefix) ? (prefix as Encoding) : '';
}

export interface LiteralFlaw {
  readonly what: 'escape' | 'range';
  /** The part of the literal. */
  readonly text: string;
}

/** The elements of a character or string, without its quotes: bytes of UTF-8, or code units of the wider encodings. */
export function unitsOf(text: string, encoding: Encoding, flaws: LiteralFlaw[]): number[] {
  const { bytes } = encodings[encoding];
  const units: number[] = [];
  const body = text.slice(text.search(/["']/) + 1, -1);
  for (const [part] of body.matchAll(/\\(?:[0-7]{1,3}|x[0-9a-fA-F]*|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[^])|[^\\]/gu)) {
    if (!part.startsWith('\\')) addCharacter(units, part, bytes);
    else if (/^\\[uU]./.test(part) && part.length > 2) addCharacter(units, universal(part, flaws), bytes);
    else units.push(escaped(part, bytes, flaws));
  }
  return units;
}

function addCharacter(units: number[], char: string, bytes: number): void {
  if (bytes === 1) for (const byte of encodeUtf8(char)) units.push(byte);
  else if (bytes === 4) units.push(char.codePointAt(0) ?? 0);
  else for (let i = 0; i < char.length; i++) units.push(char.charCodeAt(i));
}

function universal(part: string, flaws: LiteralFlaw[]): string {
  const code = Number.parseInt(part.slice(2), 16);
  if (code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)) return String.fromCodePoint(code);
  flaws.push({ what: 'range', text: part });
  return '\ufffd';
}

const simpleEscapes: ReadonlyMap<string, number> = new Map([
  ...Array.from('abtnvfr', (letter, i) => [letter, 7 + i] as const),
  ...Array.from('\'"?\\', (mark) => [mark, mark.charCodeAt(0)] as const),
  ...Array.from('eE', (letter) => [letter, 27] as const),
]);

function escaped(part: string, bytes: number, flaws: LiteralFlaw[]): number {
  const word = part.slice(1);
  const simple = simpleEscapes.get(word);
  if (simple !== undefined) return simple;
  const isOctal = /^[0-7]/.test(word);
  const digits = isOctal ? word : /^x[0-9a-fA-F]/.test(word) ? word.slice(1) : undefined;
  if (digits === undefined) {
    flaws.push({ what: 'escape', text: part });
    return word.charCodeAt(0);
  }
  const value = Number.parseInt(digits, isOctal ? 8 : 16);
  if (value < 2 ** (8 * bytes)) return value;
  flaws.push({ what: 'range', text: part });
  return value % 2 ** (8 * bytes);
}

/** The elements as bytes, little-endian, with the 0 behind them. */
export function bytesOfUnits(units: readonly number[], encoding: Encoding): Uint8Array {
  const { bytes: size } = encodings[encoding];
  const bytes = new Uint8Array((units.length + 1) * size);
  for (const [i, unit] of units.entries())
    for (let j = 0; j < size; j++) bytes[i * size + j] = Math.floor(unit / 2 ** (8 * j));
  return bytes;
}

/** The number of a character of one byte, which is signed; of several, as gcc has it, the last one is the lowest byte. */
export function plainCharacter(units: readonly number[]): bigint {
  const bits = units.length === 1 ? 8 : 32;
  return BigInt.asIntN(
    bits,
    units.reduce((sum, unit) => (sum << 8n) | BigInt(unit), 0n),
  );
}
