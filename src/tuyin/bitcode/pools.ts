/**
 * What many places of a module share and name by number: texts, types, numbers and strings. Each pool is written in two parts, first
 * what the heads of items name, then what only bodies name, so that a file can be opened without the second part. The number of
 * a text says in its lowest bit which part it is in, so that the locals of bodies have small numbers however many symbols
 * there are; types and constants are numbered through.
 *
 * An entry names only entries before it, so there are no cycles. What a few bytes can amount to is bounded by `mostUnfolded`.
 */
import { ByteWriter } from '../../base/bytes.ts';
import { bytesOfText, nameText, quote, textOfBytes } from '../names.ts';
import type { ExprOf, HexFormat } from '../nodes.ts';
import { decimalText, hexFloatText, integerText } from '../numbers.ts';
import { mostBits, mostBlockBits, mostSpace, partTypes, typeText, type FloatName, type Type } from '../types.ts';
import type { RawReader } from './raw-reader.ts';

type Unplaced<T> = T extends unknown ? Omit<T, 'span'> : never;
/** A number or string without its place. */
export type Literal = Unplaced<ExprOf<'int' | 'decimal' | 'hexfloat' | 'string'>>;

/** How deep trees may be nested, as in texts that are read with the largest `--max-nesting`. */
export const mostDepth = 512;
/** What entries may amount to where they are used, in characters or parts; a few bytes can name a long one often. */
export const mostUnfolded = 2 ** 26;
/** No value of any type has more bits. */
const mostIntegerBytes = 2 ** 20;
const mostExponent = 1e6;

// Writing

/** The entries of a pool in the order of their first use. */
export class PoolWriter<T> {
  readonly entries: Uint8Array[] = [];
  readonly values: T[] = [];
  readonly #seen = new Map<unknown, number>();
  readonly #keyOf: (value: T) => string;
  readonly #write: (out: ByteWriter, value: T) => void;

  constructor(keyOf: (value: T) => string, write: (out: ByteWriter, value: T) => void) {
    this.#keyOf = keyOf;
    this.#write = write;
  }

  find(value: T): number | undefined {
    return this.#seen.get(value);
  }

  indexOf(value: T): number {
    const known = this.#seen.get(value);
    if (known !== undefined) return known;
    const key = this.#keyOf(value);
    const index = this.#seen.get(key) ?? this.#add(value);
    this.#seen.set(key, index);
    if (typeof value === 'object') this.#seen.set(value, index);
    return index;
  }

  #add(value: T): number {
    const out = new ByteWriter(16);
    this.#write(out, value);
    this.values.push(value);
    return this.entries.push(out.toBytes()) - 1;
  }

  section(from: number, to: number): Uint8Array {
    const out = new ByteWriter();
    out.uleb(to - from);
    for (let i = from; i < to; i++) out.bytes(this.entries[i]);
    return out.toBytes();
  }
}

/** How many entries back a text may begin like another one. */
const window = 4;

/**
 * A text begins like one of the last four: `{ 4 * shared characters + which one (uleb)  the rest, with its length }`. Names of symbols do, and
 * those of several kinds often take turns.
 */
function textPool(): PoolWriter<string> {
  const last: Uint8Array[] = [];
  return new PoolWriter<string>(
    (text) => text,
    (out, text) => {
      const bytes = bytesOfText(text);
      const shared = last.map((other) => sharedPrefix(other, bytes));
      const most = Math.max(0, ...shared);
      out.uleb(4 * most + (most === 0 ? 0 : shared.indexOf(most)));
      writeBytes(out, bytes.subarray(most));
      last.unshift(bytes);
      if (last.length > window) last.pop();
    },
  );
}

function sharedPrefix(a: Uint8Array, b: Uint8Array): number {
  const most = Math.min(a.length, b.length, 255);
  let length = 0;
  while (length < most && a[length] === b[length]) length++;
  return length;
}

export class PoolsWriter {
  readonly texts = textPool();
  readonly bodyTexts = textPool();
  #inBodies = false;
  readonly types: PoolWriter<Type> = new PoolWriter<Type>(
    (type) => `:${typeText(type)}`,
    (out, type) => this.#type(out, type),
  );
  readonly literals = new PoolWriter<Literal>(literalKey, (out, literal) => this.#literal(out, literal));

  /** From here on, bodies are written. */
  beginBodies(): readonly number[] {
    this.#inBodies = true;
    return [this.types, this.literals].map(({ entries }) => entries.length);
  }

  /** Twice its number, and 1 if the heads name it. */
  textNumber(text: string): number {
    const known = this.#inBodies ? this.texts.find(text) : this.texts.indexOf(text);
    return known === undefined ? 2 * this.bodyTexts.indexOf(text) : 2 * known + 1;
  }

  #type(out: ByteWriter, type: Type): void {
    // Parts first: they are entries of their own.
    const parts = partTypes(type).map((part) => this.types.indexOf(part));
    out.u8(typeCodes[type.kind]);
    for (const number of numbersOf(type)) out.uleb(number);
    if (type.kind === 'named') out.uleb(this.textNumber(type.name));
    if (type.kind === 'struct' || type.kind === 'func') out.uleb(parts.length);
    for (const part of parts) out.uleb(part);
  }

  #literal(out: ByteWriter, literal: Literal): void {
    out.u8(literalCodes[literal.kind]);
    switch (literal.kind) {
      case 'int':
        return writeNatural(out, literal.value);
      case 'decimal':
        out.string(literal.digits);
        return out.sleb(literal.exponent);
      case 'hexfloat':
        out.u8(hexFormats.indexOf(literal.format));
        return writeNatural(out, literal.bits);
      case 'string':
        out.u8(literal.characters ? 1 : 0);
        return writeBytes(out, bytesOfText(literal.text));
    }
  }
}

function writeBytes(out: ByteWriter, bytes: Uint8Array): void {
  out.uleb(bytes.length);
  out.bytes(bytes);
}

/** The number of bytes, then the bytes, little-endian, the last one not 0. */
function writeNatural(out: ByteWriter, value: bigint): void {
  const digits = value === 0n ? '' : value.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  out.uleb(even.length / 2);
  for (let i = even.length - 2; i >= 0; i -= 2) out.u8(Number.parseInt(even.slice(i, i + 2), 16));
}

function literalKey(literal: Literal): string {
  switch (literal.kind) {
    case 'int':
      return `i${literal.value.toString(16)}`;
    case 'decimal':
      return `d${literal.digits}e${literal.exponent}`;
    case 'hexfloat':
      return `x${literal.format}${literal.bits.toString(16)}`;
    case 'string':
      return `${literal.characters ? 'c' : 's'}${literal.text}`;
  }
}

// What both directions know

const typeCodes: Readonly<Record<Type['kind'], number>> = {
  void: 0,
  int: 1,
  fixed: 2,
  float: 3,
  pointer: 4,
  block: 5,
  array: 6,
  vector: 7,
  struct: 8,
  func: 9,
  named: 10,
};
const typeKinds = Object.keys(typeCodes) as Type['kind'][];
const floatNames: readonly FloatName[] = ['half', 'float', 'double', 'fp128'];
const hexFormats: readonly HexFormat[] = ['', 'H', 'L', 'K', 'M'];
const hexBits: Readonly<Record<HexFormat, number>> = { '': 64, H: 16, L: 128, K: 80, M: 128 };
const literalCodes: Readonly<Record<Literal['kind'], number>> = { int: 0, decimal: 1, hexfloat: 2, string: 3 };

/** What a reader of pools must agree on with their writer. */
export const poolFacts = {
  types: typeKinds,
  floats: floatNames,
  formats: hexFormats,
  literals: Object.keys(literalCodes),
};

/** The numbers of a type, in the order in which they are written. */
function numbersOf(type: Type): readonly number[] {
  switch (type.kind) {
    case 'int':
    case 'block':
      return [type.bits];
    case 'fixed':
      return [type.whole, type.fraction];
    case 'float':
      return [floatNames.indexOf(type.name)];
    case 'pointer':
      return [type.space];
    case 'array':
    case 'vector':
      return [type.count];
    case 'func':
      return [type.variadic ? 1 : 0];
    default:
      return [];
  }
}

// Reading

/** A type that was read, with what the checks of its uses ask for. */
export interface TypeEntry {
  readonly type: Type;
  /** Characters of its text. */
  readonly length: number;
  readonly parts: number;
  readonly height: number;
  /** There is a function type somewhere in it; not in brackets. */
  readonly hasFunc: boolean;
  readonly isFunc: boolean;
  readonly inner: readonly TypeEntry[];
  /** Are all types that it names types of the module? Found out when it is asked for. */
  isKnown: boolean | undefined;
}

export interface LiteralEntry {
  readonly literal: Literal;
  readonly length: number;
}

export class TextPool {
  readonly texts: string[] = [];
  /** Characters that a text has as a name, without its sigil. */
  readonly nameLengths: number[] = [];

  load(input: RawReader): void {
    const last: Uint8Array[] = [];
    for (let left = input.count(); left > 0; left--) {
      const bytes = prefixed(input, last);
      const text = textOf(bytes);
      this.texts.push(text);
      this.nameLengths.push(isPlainName(text) ? text.length : nameText('@', text).length - 1);
      last.unshift(bytes);
      if (last.length > window) last.pop();
    }
    input.finish();
  }
}

/** A text behind what it shares with one of the last. */
function prefixed(input: RawReader, last: readonly Uint8Array[]): Uint8Array {
  const { at } = input;
  const code = input.uleb();
  const shared = Math.floor(code / 4);
  const rest = input.take(input.count());
  if (shared === 0) return code === 0 ? rest : input.fail('a text begins like no other', at);
  const other = last.at(code % 4) ?? input.fail('a text begins like one that is not there', at);
  if (shared > other.length || shared > 255) input.fail('a text begins like a shorter one', at);
  const bytes = new Uint8Array(shared + rest.length);
  bytes.set(other.subarray(0, shared));
  bytes.set(rest, shared);
  return bytes;
}

/** Letters, digits and `_`, no digit first: most names, which are as long as their text. */
function isPlainName(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    const isLetter = (c >= 0x61 && c <= 0x7a) || (c >= 0x41 && c <= 0x5a) || c === 0x5f;
    if (!isLetter && (c < 0x30 || c > 0x39 || i === 0)) return false;
  }
  return text.length > 0;
}

/** ASCII at once, everything else by the rules of names.ts. */
function textOf(bytes: Uint8Array): string {
  return asciiOf(bytes) ?? textOfBytes(bytes);
}

/** A short text without anything but ASCII as one flat string. */
export function asciiOf(bytes: Uint8Array): string | undefined {
  if (bytes.length > 128) return undefined;
  for (const byte of bytes) if (byte >= 0x80) return undefined;
  return String.fromCharCode.apply(null, bytes as unknown as number[]);
}

/** The pools of a file that is read. */
export class PoolsReader {
  readonly texts = new TextPool();
  readonly bodyTexts = new TextPool();
  readonly types: TypeEntry[] = [];
  readonly literals: LiteralEntry[] = [];

  loadTypes(input: RawReader): void {
    for (let left = input.count(); left > 0; left--) this.types.push(this.#type(input));
    input.finish();
  }

  loadLiterals(input: RawReader): void {
    for (let left = input.count(); left > 0; left--) {
      const literal = readLiteral(input);
      this.literals.push({ literal, length: literalLength(literal) });
    }
    input.finish();
  }

  #type(input: RawReader): TypeEntry {
    const at = input.at;
    const code = input.u8();
    if (code >= typeKinds.length) input.fail(`there is no kind of type ${code}`, at);
    const kind = typeKinds[code];
    const entry = entryOf(kind, (most, least = 0) => numberWithin(input, most, least), {
      text: () => this.#text(input),
      part: () => this.#entry(input, this.types, 'types'),
      count: () => {
        const count = input.count();
        return count > 0 ? count : input.fail('a struct without fields');
      },
    });
    if (entry.height > mostDepth) input.fail(`types are nested deeper than ${mostDepth}`, at);
    if (entry.parts > mostUnfolded) input.fail(`a type unfolds to more than ${mostUnfolded} parts`, at);
    return entry;
  }

  #text(input: RawReader): string {
    const number = input.uleb();
    const { texts } = number % 2 === 1 ? this.texts : this.bodyTexts;
    const index = Math.floor(number / 2);
    return index < texts.length ? texts[index] : input.fail(`there is no entry ${index} in the table of texts`);
  }

  #entry<T>(input: RawReader, entries: readonly T[], what: string): T {
    const index = input.uleb();
    return index < entries.length ? entries[index] : input.fail(`there is no entry ${index} in the table of ${what}`);
  }
}

function numberWithin(input: RawReader, most: number, least: number): number {
  const { at } = input;
  const value = input.uleb();
  if (value < least || value > most) input.fail(`${value} is not between ${least} and ${most}`, at);
  return value;
}

interface TypeSource {
  readonly text: () => string;
  readonly part: () => TypeEntry;
  readonly count: () => number;
}

function entryOf(kind: Type['kind'], number: (most: number, least?: number) => number, from: TypeSource): TypeEntry {
  switch (kind) {
    case 'void':
      return leaf({ kind });
    case 'int':
      return leaf({ kind, bits: number(mostBits, 1) });
    case 'fixed': {
      const whole = number(mostBits, 1);
      return leaf({ kind, whole, fraction: number(mostBits - whole) });
    }
    case 'float':
      return leaf({ kind, name: floatNames[number(floatNames.length - 1)] });
    case 'block':
      return leaf({ kind, bits: number(mostBlockBits) });
    case 'named':
      return leaf({ kind, name: from.text() });
    case 'pointer': {
      const space = number(mostSpace);
      const to = from.part();
      const length = to.length + (space === 0 ? 1 : ` addr_space(${space})*`.length);
      return { ...around({ kind, to: to.type, space }, [to], length), isFunc: to.isFunc };
    }
    case 'array':
    case 'vector': {
      const count = number(mostBlockBits);
      const of = from.part();
      return around({ kind, count, of: of.type }, [of], of.length + `[${count} x ]`.length);
    }
    case 'struct': {
      const fields = parts(from);
      const length = lengthOf(fields) + (fields.length === 1 ? 3 : 2);
      return around({ kind, fields: fields.map(({ type }) => type) }, fields, length);
    }
    case 'func': {
      const variadic = number(1) === 1;
      const [result, ...params] = parts(from);
      const length = result.length + lengthOf(params) + 3 + (variadic ? (params.length > 0 ? 5 : 3) : 0);
      const type: Type = { kind, result: result.type, params: params.map((param) => param.type), variadic };
      return { ...around(type, [result, ...params], length), hasFunc: true, isFunc: true };
    }
  }
}

function parts(from: TypeSource): TypeEntry[] {
  return Array.from({ length: from.count() }, () => from.part());
}

/** With `, ` between them. */
function lengthOf(entries: readonly TypeEntry[]): number {
  return entries.reduce((sum, { length }) => sum + length, 0) + 2 * Math.max(0, entries.length - 1);
}

function leaf(type: Type): TypeEntry {
  const { length } = typeText(type);
  return { type, length, parts: 1, height: 1, hasFunc: false, isFunc: false, inner: [], isKnown: undefined };
}

function around(type: Type, inner: readonly TypeEntry[], length: number): TypeEntry {
  return {
    type,
    length,
    parts: inner.reduce((sum, part) => sum + part.parts, 1),
    height: 1 + Math.max(...inner.map(({ height }) => height)),
    hasFunc: inner.some(({ hasFunc }) => hasFunc),
    isFunc: false,
    inner,
    isKnown: undefined,
  };
}

/** Are all types that a type names types of the module? */
export function isKnown(entry: TypeEntry, types: ReadonlySet<string>): boolean {
  const { type } = entry;
  entry.isKnown ??= type.kind === 'named' ? types.has(type.name) : entry.inner.every((part) => isKnown(part, types));
  return entry.isKnown;
}

function readLiteral(input: RawReader): Literal {
  const { at } = input;
  switch (input.u8()) {
    case literalCodes.int:
      return { kind: 'int', value: readNatural(input, mostIntegerBytes) };
    case literalCodes.decimal:
      return readDecimal(input);
    case literalCodes.hexfloat: {
      const format = hexFormats[numberWithin(input, hexFormats.length - 1, 0)];
      return { kind: 'hexfloat', format, bits: readNatural(input, hexBits[format] / 8) };
    }
    case literalCodes.string: {
      const characters = numberWithin(input, 1, 0) === 1;
      return { kind: 'string', text: textOf(input.take(input.count())), characters };
    }
    default:
      return input.fail('there is no such kind of constant', at);
  }
}

function readNatural(input: RawReader, mostBytes: number): bigint {
  const { at } = input;
  const bytes = input.take(input.count());
  if (bytes.length > mostBytes) input.fail('a number has too many bytes', at);
  if (bytes.length === 0) return 0n;
  if (bytes[bytes.length - 1] === 0) input.fail('a number is not in its shortest form', at);
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).reverse();
  return BigInt(`0x${digits.join('')}`);
}

function readDecimal(input: RawReader): Literal {
  const { at } = input;
  const bytes = input.take(input.count());
  const digits = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const exponent = readSigned(input);
  const isShortest = /^[1-9](?:[0-9]*[1-9])?$/.test(digits) || (digits === '0' && exponent === 0);
  if (!isShortest || Math.abs(exponent) > mostExponent) input.fail('a number is not in its shortest form', at);
  return { kind: 'decimal', digits, exponent };
}

/** Signed LEB128 of at most four bytes. */
function readSigned(input: RawReader): number {
  const start = input.at;
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = input.u8();
    value |= (byte & 0x7f) << shift;
    if (byte >= 0x80 && shift < 21) continue;
    const signed = (value << (25 - shift)) >> (25 - shift);
    const again = new ByteWriter();
    again.sleb(signed);
    return byte < 0x80 && again.length === input.at - start
      ? signed
      : input.fail('a number is not in its shortest form', start);
  }
}

/** Characters of a literal as it is printed. */
export function literalLength(literal: Literal): number {
  switch (literal.kind) {
    case 'int':
      return integerText(literal.value).length;
    case 'decimal':
      return decimalText(literal).length;
    case 'hexfloat':
      return hexFloatText(literal.format, literal.bits).length;
    case 'string':
      return quote(literal.text).length + (literal.characters ? 1 : 0);
  }
}
