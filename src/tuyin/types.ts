/**
 * The types of Tuyin IR. They are plain trees without identity: two types are one if they are written the same, which is
 * what the manual says of literal structs and what `sameType` decides for all.
 *
 * Text:  void  i32  f16.16  half float double fp128  i8*  i32 addr_space(5)*  [128]  [4 x i32]  <4 x float>
 *        (i32, i1)  (i32,)  i32 (i8*, ...)  %name
 *
 * The nesting of a type that was read is bounded by the parser, so walks over it may recurse.
 */
import { unreachable } from '../base/errors.ts';
import { f128Format, f16Format, f32Format, f64Format, type FloatFormat } from '../scalar/float-format.ts';
import { nameText } from './names.ts';

export type FloatName = 'half' | 'float' | 'double' | 'fp128';

/** A type of Tuyin IR. */
export type Type =
  | { readonly kind: 'void' }
  | { readonly kind: 'int'; readonly bits: number }
  /** Fixed point: `whole` bits with the sign, `fraction` bits behind the point. */
  | { readonly kind: 'fixed'; readonly whole: number; readonly fraction: number }
  | { readonly kind: 'float'; readonly name: FloatName }
  | { readonly kind: 'pointer'; readonly to: Type; readonly space: number }
  /** Bits without a structure. */
  | { readonly kind: 'block'; readonly bits: number }
  | { readonly kind: 'array' | 'vector'; readonly count: number; readonly of: Type }
  | { readonly kind: 'struct'; readonly fields: readonly Type[] }
  | { readonly kind: 'func'; readonly result: Type; readonly params: readonly Type[]; readonly variadic: boolean }
  | { readonly kind: 'named'; readonly name: string };

/** Of `iN`, and of the two numbers of `fX.Y` together. */
export const mostBits = 2 ** 23 - 1;
/** A block, an array: what fits the 32-bit address space, in bits. */
export const mostBlockBits = 2 ** 35;
export const mostSpace = 2 ** 24 - 1;
export const pointerBits = 32;

export const voidType: Type = { kind: 'void' };
export const i1: Type = { kind: 'int', bits: 1 };
export const i8: Type = { kind: 'int', bits: 8 };
export const i32: Type = { kind: 'int', bits: 32 };
export const doubleType: Type = { kind: 'float', name: 'double' };
export const bytePointer: Type = { kind: 'pointer', to: i8, space: 0 };

/** Most types that are made are integers of these widths; one object each compares quickly. */
const commonInts: readonly Type[] = Array.from({ length: 129 }, (_, bits): Type => ({ kind: 'int', bits }));

export function intType(bits: number): Type {
  return bits < commonInts.length ? commonInts[bits] : { kind: 'int', bits };
}

export function blockType(bits: number): Type {
  return { kind: 'block', bits };
}

/** The spellings of the IEEE types; the manual's comments use the second column. */
export const floatSpellings: Readonly<Record<string, FloatName>> = {
  half: 'half',
  float: 'float',
  double: 'double',
  fp128: 'fp128',
  f16: 'half',
  f32: 'float',
  f64: 'double',
  f128: 'fp128',
};

export const floatFormats: Readonly<Record<FloatName, FloatFormat>> = {
  half: f16Format,
  float: f32Format,
  double: f64Format,
  fp128: f128Format,
};

export function typeText(type: Type): string {
  switch (type.kind) {
    case 'void':
      return 'void';
    case 'int':
      return `i${type.bits}`;
    case 'fixed':
      return `f${type.whole}.${type.fraction}`;
    case 'float':
      return type.name;
    case 'pointer':
      return `${typeText(type.to)}${type.space === 0 ? '' : ` addr_space(${type.space})`}*`;
    case 'block':
      return `[${type.bits}]`;
    case 'array':
      return `[${type.count} x ${typeText(type.of)}]`;
    case 'vector':
      return `<${type.count} x ${typeText(type.of)}>`;
    case 'struct':
      return `(${type.fields.map(typeText).join(', ')}${type.fields.length === 1 ? ',' : ''})`;
    case 'func':
      return `${typeText(type.result)} (${[...type.params.map(typeText), ...(type.variadic ? ['...'] : [])].join(', ')})`;
    case 'named':
      return nameText('%', type.name);
    default:
      return unreachable(type);
  }
}

/** The types of which one is made. */
export function partTypes(type: Type): readonly Type[] {
  switch (type.kind) {
    case 'pointer':
      return [type.to];
    case 'array':
    case 'vector':
      return [type.of];
    case 'struct':
      return type.fields;
    case 'func':
      return [type.result, ...type.params];
    default:
      return [];
  }
}

/** Are two types written the same? */
export function sameType(a: Type, b: Type): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case 'void':
      return b.kind === 'void';
    case 'int':
    case 'block':
      return b.kind === a.kind && a.bits === b.bits;
    case 'fixed':
      return b.kind === 'fixed' && a.whole === b.whole && a.fraction === b.fraction;
    case 'float':
    case 'named':
      return b.kind === a.kind && a.name === b.name;
    case 'pointer':
      return b.kind === 'pointer' && a.space === b.space && sameType(a.to, b.to);
    case 'array':
    case 'vector':
      return b.kind === a.kind && a.count === b.count && sameType(a.of, b.of);
    case 'struct':
      return b.kind === 'struct' && sameTypes(a.fields, b.fields);
    case 'func':
      return (
        b.kind === 'func' && a.variadic === b.variadic && sameType(a.result, b.result) && sameTypes(a.params, b.params)
      );
    default:
      return unreachable(a);
  }
}

function sameTypes(a: readonly Type[], b: readonly Type[]): boolean {
  return a.length === b.length && a.every((type, i) => sameType(type, b[i]));
}

/** Bits of a value where it is stored; undefined for what cannot be stored or is not known (named types, functions). */
export function sizeInBits(type: Type): number | undefined {
  switch (type.kind) {
    case 'int':
      return type.bits;
    case 'fixed':
      return type.whole + type.fraction;
    case 'float':
      return floatFormats[type.name].width;
    case 'pointer':
      return pointerBits;
    case 'block':
      return type.bits;
    default: {
      const bytes = sizeInBytes(type);
      return bytes === undefined ? undefined : bytes * 8;
    }
  }
}

/** Bytes in memory, with the gaps of natural alignment; undefined where a name stands for the type. */
export function sizeInBytes(type: Type): number | undefined {
  switch (type.kind) {
    case 'void':
      return 0;
    case 'array':
    case 'vector': {
      const element = sizeInBytes(type.of);
      return element === undefined ? undefined : roundUp(element, alignOf(type.of)) * type.count;
    }
    case 'struct':
      return structBytes(type);
    case 'func':
    case 'named':
      return undefined;
    default: {
      const bits = sizeInBits(type);
      return bits === undefined ? undefined : Math.ceil(bits / 8);
    }
  }
}

/** The least power of two that is not less than the size, at most 8; of an aggregate, that of its widest part. */
export function alignOf(type: Type): number {
  if (type.kind === 'array' || type.kind === 'vector') return alignOf(type.of);
  if (type.kind === 'struct') return Math.max(1, ...type.fields.map(alignOf));
  if (type.kind === 'block') return 1;
  const size = sizeInBytes(type) ?? 1;
  let align = 1;
  while (align < size && align < 8) align *= 2;
  return align;
}

function roundUp(value: number, to: number): number {
  return Math.ceil(value / to) * to;
}

/** May a value of `from` stand where `to` is wanted: the same type, or a struct that begins with the fields of `to`. */
export function isSubtype(from: Type, to: Type): boolean {
  if (sameType(from, to)) return true;
  if (from.kind !== 'struct' || to.kind !== 'struct' || from.fields.length < to.fields.length) return false;
  return to.fields.every((field, i) => sameType(field, from.fields[i]));
}

/** The longest struct that both begin with; undefined if not even the first fields agree. */
export function commonPrefix(a: Type, b: Type): Type | undefined {
  if (a.kind !== 'struct' || b.kind !== 'struct') return undefined;
  const most = Math.min(a.fields.length, b.fields.length);
  let length = 0;
  while (length < most && sameType(a.fields[length], b.fields[length])) length++;
  return length === 0 ? undefined : { kind: 'struct', fields: a.fields.slice(0, length) };
}

export function isNumeric(type: Type): boolean {
  return type.kind === 'int' || type.kind === 'fixed' || type.kind === 'float';
}

/**
 * The type in which two operands meet: the wider integer or float, an integer goes to the float (`double` at least if it
 * has 64 bits or more), fixed point grows on both sides of its point, bits are integers of their width.
 * Undefined if they do not meet.
 */
export function joinOperands(a: Type, b: Type): Type | undefined {
  if (sameType(a, b)) return a.kind === 'block' ? asNumber(a.bits) : a;
  const left = a.kind === 'block' ? asWide(a.bits, b) : a;
  const right = b.kind === 'block' ? asWide(b.bits, a) : b;
  if (left.kind === 'pointer' || right.kind === 'pointer') return joinPointer(left, right);
  if (left.kind === 'vector' || right.kind === 'vector') return sameType(left, right) ? left : undefined;
  if (!isNumeric(left) || !isNumeric(right)) return undefined;
  if (left.kind === 'int' && right.kind === 'int') return left.bits >= right.bits ? left : right;
  if (left.kind === 'float' || right.kind === 'float') return joinFloat(left, right);
  const [x, y] = [asFixed(left), asFixed(right)];
  return { kind: 'fixed', whole: Math.max(x.whole, y.whole), fraction: Math.max(x.fraction, y.fraction) };
}

/** An operand of type `[bits]` beside another operand: it is read as the other's type if that has as many bits, else as an integer. */
function asWide(bits: number, other: Type): Type {
  return other.kind !== 'block' && sizeInBits(other) === bits ? other : asNumber(bits);
}

/** `[bits]` as an integer of that width. `[0]`, and blocks wider than the widest integer, stay blocks: they are no operands. */
function asNumber(bits: number): Type {
  return bits > 0 && bits <= mostBits ? intType(bits) : blockType(bits);
}

function joinPointer(a: Type, b: Type): Type | undefined {
  if (a.kind === 'pointer' && b.kind === 'pointer') return sameType(a, b) ? a : undefined;
  if (a.kind === 'pointer') return b.kind === 'int' ? a : undefined;
  return a.kind === 'int' ? b : undefined;
}

const floatOrder: readonly FloatName[] = ['half', 'float', 'double', 'fp128'];

function joinFloat(a: Type, b: Type): Type {
  let least: FloatName = 'half';
  for (const type of [a, b]) {
    const needs = type.kind === 'float' ? type.name : leastFloat(type);
    if (floatOrder.indexOf(needs) > floatOrder.indexOf(least)) least = needs;
  }
  return { kind: 'float', name: least };
}

function leastFloat(type: Type): FloatName {
  if (type.kind === 'int') return type.bits >= 64 ? 'double' : 'half';
  return type.kind === 'fixed' && type.whole + type.fraction > 24 ? 'double' : 'half';
}

function asFixed(type: Type): { whole: number; fraction: number } {
  if (type.kind === 'fixed') return type;
  return { whole: type.kind === 'int' ? type.bits : 1, fraction: 0 };
}

/** The type of `?:` and of `match`: equal types, else numbers meet, else the longest common beginning of structs. */
export function joinArms(a: Type, b: Type): Type | undefined {
  if (sameType(a, b)) return a;
  if (a.kind === 'void' || b.kind === 'void') return voidType;
  return joinOperands(a, b) ?? commonPrefix(a, b);
}

/** Each field at the next multiple of its alignment; the whole is padded so that such structs can stand in an array. */
function structBytes(type: Extract<Type, { kind: 'struct' }>): number | undefined {
  let at = 0;
  for (const field of type.fields) {
    const size = sizeInBytes(field);
    if (size === undefined) return undefined;
    at = roundUp(at, alignOf(field)) + size;
  }
  return roundUp(at, alignOf(type));
}

/** Addresses that stand for the bytes there when they are written or put back. */
export function isContent(type: Type): boolean {
  return type.kind === 'pointer' && (type.to.kind === 'block' || type.to.kind === 'array' || type.to.kind === 'vector');
}
