/**
 * Types of C [C17 6.2.5]. How large they are, the data model of the file says that is being compiled (data-model.ts).
 *
 * Types are interned: asking twice for a pointer to the same type gives the same object, so most comparisons are `===`.
 * Structures, unions and enumerations are objects of their own, by declaration. A qualified type is an object beside the
 * plain one: `quals` says which qualifiers it has, `plain` is the type without them.
 */
import { InternalError } from '../../base/errors.ts';
import type { Span } from '../../base/source.ts';
import { dataModel, intRows, sizeOfInt, type IntName } from './data-model.ts';
import type { VarSymbol } from './tree.ts';

export { intRows, sizeOfInt } from './data-model.ts';
export type { IntName } from './data-model.ts';

/** Bits of `Type.quals`. */
export const CONST = 1;
export const VOLATILE = 2;
export const RESTRICT = 4;
export const ATOMIC = 8;

export const floatRows = {
  float: { size: 4, rank: 0 },
  double: { size: 8, rank: 1 },
  'long double': { size: 16, rank: 2 },
} as const;
export type FloatName = keyof typeof floatRows;

interface Base {
  readonly quals: number;
  /** The type without qualifiers and alignment; itself if it has none. */
  readonly plain: Type;
  /** Where `typedef` gives an alignment other than the type's own. */
  readonly aligned?: number;
}
export interface VoidType extends Base {
  readonly kind: 'void';
}
export interface IntType extends Base {
  readonly kind: 'int';
  /** Of `_BitInt(N)`, the type as which it lies in memory. */
  readonly name: IntName;
  /** Of `_BitInt(N)`: N, its sign included. */
  readonly bits?: number;
}
export interface FloatType extends Base {
  readonly kind: 'float';
  readonly name: FloatName;
}
export interface ComplexType extends Base {
  readonly kind: 'complex';
  readonly name: FloatName;
}
export interface PointerType extends Base {
  readonly kind: 'pointer';
  readonly to: Type;
}
/** `size` is undefined for `[]`. A variable-length array has its number of elements in a variable: `vla`. */
export interface ArrayType extends Base {
  readonly kind: 'array';
  readonly of: Type;
  readonly size: number | undefined;
  readonly vla: VarSymbol | undefined;
}
export interface FuncType extends Base {
  readonly kind: 'func';
  readonly result: Type;
  readonly params: readonly Type[];
  readonly variadic: boolean;
  /** Declared without a list of parameters: `int f()`. */
  readonly isOld: boolean;
}
export interface RecordType extends Base {
  readonly kind: 'record';
  readonly record: CRecord;
}
export interface EnumType extends Base {
  readonly kind: 'enum';
  readonly enumeration: Enumeration;
}
export interface VectorType extends Base {
  readonly kind: 'vector';
  readonly of: IntType | FloatType;
  readonly lanes: number;
}
export type Type =
  | VoidType
  | IntType
  | FloatType
  | ComplexType
  | PointerType
  | ArrayType
  | FuncType
  | RecordType
  | EnumType
  | VectorType;

/** A structure or union. */
export interface CRecord {
  readonly word: 'struct' | 'union';
  /** Empty for one without a tag. */
  readonly tag: string;
  /** Of one without a tag, the name that `typedef` gives it first. */
  alias: string;
  readonly span: Span | undefined;
  /** Undefined until its members are declared. */
  members: readonly Member[] | undefined;
  /** Set when what stands behind the members has been read. */
  packed: boolean;
  /** A union as which a function takes values of its members' types. */
  transparent: boolean;
  /** Of `__attribute__((aligned))` on the type. */
  aligned: number;
  size: number;
  align: number;
  /** Stands for a type that there is not: of what has it nothing more is said. */
  readonly isUnknown?: boolean;
}

export interface Member {
  /** Undefined for an anonymous structure, and for a bit-field that only fills. */
  readonly name: string | undefined;
  readonly type: Type;
  /** The width of a bit-field. */
  readonly bits: number | undefined;
  readonly aligned: number;
  readonly packed: boolean;
  /** No member of the record is aligned more than this (`#pragma pack`); 0 for no such limit. */
  most: number;
  readonly span: Span;
  /** In bytes; of a bit-field, of the unit of its type that holds it. */
  offset: number;
  /** Of a bit-field: from the lowest bit of that unit. */
  bit: number;
}

export interface Enumeration {
  readonly tag: string;
  readonly span: Span | undefined;
  /** The integer type that it is compatible with; undefined until its constants are declared. */
  of: IntType | undefined;
  /** Undefined until they are declared. */
  constants?: readonly { readonly name: string; readonly value: bigint }[];
}

// Making types

function plainType<T extends Omit<Type, keyof Base>>(fields: T): T & Base {
  const type = { ...fields, quals: 0 } as unknown as T & { plain: unknown; quals: number };
  type.plain = type;
  return type as unknown as T & Base;
}

export const voidType: Type = plainType({ kind: 'void' });

const ints = Object.fromEntries(
  Object.keys(intRows).map((name) => [name, plainType({ kind: 'int', name })]),
) as unknown as Readonly<Record<IntName, IntType>>;
const floats = Object.fromEntries(
  Object.keys(floatRows).map((name) => [name, plainType({ kind: 'float', name })]),
) as unknown as Readonly<Record<FloatName, FloatType>>;
const complexes = Object.fromEntries(
  Object.keys(floatRows).map((name) => [name, plainType({ kind: 'complex', name })]),
) as unknown as Readonly<Record<FloatName, ComplexType>>;

export function intType(name: IntName): IntType {
  return ints[name];
}
const bitInts = new Map<string, IntType>();
/** So many bits has the widest `_BitInt`. */
export const mostBits = 128;

/** What numbers of N bits are calculated and kept in: types that have one size in all models. */
const bitNames = (Object.keys(intRows) as IntName[]).filter(
  (name) => name !== '_Bool' && name !== 'char' && intRows[name].size !== 'long',
);

/** C23's `_BitInt(bits)`, in the least type that holds so many. */
export function bitInt(bits: number, signed: boolean): IntType {
  const key = `${bits} ${signed}`;
  const known = bitInts.get(key);
  if (known !== undefined) return known;
  const fits = (name: IntName): boolean => sizeOfInt(name) * 8 >= bits && intRows[name].signed === signed;
  const type = plainType({ kind: 'int', name: bitNames.find(fits) ?? '__int128', bits } as const);
  bitInts.set(key, type);
  return type;
}

/** How many bits the values of an integer type have. */
export function widthOf({ name, bits }: IntType): number {
  return bits ?? (name === '_Bool' ? 1 : sizeOfInt(name) * 8);
}

/** The type as which values of `_BitInt(N)` are calculated: what comes of it is brought into N bits again. */
export function wordOf(type: IntType): IntType {
  if (type.bits === undefined) return type;
  const signed = (['int', 'long long', '__int128'] as const).find((name) => sizeOfInt(name) * 8 >= widthOf(type));
  const word = intType(signed ?? '__int128');
  return intRows[type.name].signed ? word : unsignedOf(word);
}

export function floatType(name: FloatName): FloatType {
  return floats[name];
}
export function complexType(name: FloatName): ComplexType {
  return complexes[name];
}

const qualified = new WeakMap<Type, Type[]>();
const pointers = new WeakMap<Type, PointerType>();
const arrays = new WeakMap<Type, Map<number | undefined, ArrayType>>();

/** May nothing store into an object of the type, once it has its first value? */
export function isConstant(type: Type): boolean {
  return (qualifiersOf(type) & (CONST | VOLATILE)) === CONST;
}

/** Is each access to an object of the type one that happens? */
export function isVolatile(type: Type): boolean {
  return (qualifiersOf(type) & VOLATILE) !== 0;
}

/** Those of an array are its elements' [6.7.3p9]. */
function qualifiersOf(type: Type): number {
  let element = type;
  while (element.kind === 'array') element = element.of;
  return element.quals;
}

/** The type with these qualifiers more. */
export function qualify(type: Type, quals: number): Type {
  const all = type.quals | quals;
  if (all === type.quals) return type;
  if (type.kind === 'array') {
    const of = qualify(type.of, quals);
    return type.vla === undefined ? arrayOf(of, type.size) : vlaOf(of, type.vla);
  }
  if (type.aligned !== undefined) return { ...type, quals: all };
  let list = qualified.get(type.plain);
  if (list === undefined) qualified.set(type.plain, (list = []));
  return (list[all] ??= { ...type.plain, quals: all, plain: type.plain });
}

/** The type, objects of which are aligned otherwise: more or less strictly. */
export function alignedTo(type: Type, aligned: number): Type {
  return alignOf(type) === aligned ? type : { ...type, aligned };
}

export function pointerTo(to: Type): PointerType {
  let type = pointers.get(to);
  if (type === undefined) pointers.set(to, (type = plainType({ kind: 'pointer', to })));
  return type;
}

export function arrayOf(of: Type, size: number | undefined): ArrayType {
  let sizes = arrays.get(of);
  if (sizes === undefined) arrays.set(of, (sizes = new Map()));
  let type = sizes.get(size);
  if (type === undefined) sizes.set(size, (type = plainType({ kind: 'array', of, size, vla: undefined })));
  return type;
}

/** An array whose number of elements is known when the program runs. */
export function vlaOf(of: Type, vla: VarSymbol): ArrayType {
  return plainType({ kind: 'array', of, size: undefined, vla });
}

/** Function types are not interned; `isCompatible` compares them. */
export function funcOf(result: Type, params: readonly Type[], variadic = false, isOld = false): FuncType {
  return plainType({ kind: 'func', result, params, variadic, isOld });
}

export function recordType(record: CRecord): RecordType {
  return plainType({ kind: 'record', record });
}
/** What stands for a type after it was told that there is none of that name. */
export function unknownType(tag: string): RecordType {
  return recordType({
    word: 'struct',
    tag,
    alias: '',
    span: undefined,
    members: [],
    packed: false,
    transparent: false,
    aligned: 0,
    size: 4,
    align: 4,
    isUnknown: true,
  });
}

/** Is it such a type, or made of one? */
export function isUnknown(type: Type): boolean {
  let at = type;
  while (at.kind === 'pointer' || at.kind === 'array') at = at.kind === 'pointer' ? at.to : at.of;
  return at.kind === 'record' && at.record.isUnknown === true;
}

export function enumType(enumeration: Enumeration): EnumType {
  return plainType({ kind: 'enum', enumeration });
}
export function vectorOf(of: IntType | FloatType, lanes: number): VectorType {
  return plainType({ kind: 'vector', of, lanes });
}

// Asking

export function isVoid(type: Type): boolean {
  return type.kind === 'void';
}

/** The integer type that a value has in calculations: an enumeration is the one below it. */
export function integerOf(type: Type): IntType | undefined {
  if (type.kind === 'int') return type.plain as IntType;
  return type.kind === 'enum' ? (type.enumeration.of ?? intType('unsigned int')) : undefined;
}

export function isInteger(type: Type): boolean {
  return type.kind === 'int' || type.kind === 'enum';
}
export function isArithmetic(type: Type): boolean {
  return isInteger(type) || type.kind === 'float' || type.kind === 'complex';
}
export function isReal(type: Type): boolean {
  return isInteger(type) || type.kind === 'float';
}
export function isScalar(type: Type): boolean {
  return isArithmetic(type) || type.kind === 'pointer';
}
export function isSigned(type: Type): boolean {
  const integer = integerOf(type);
  return integer !== undefined && intRows[integer.name].signed;
}

/** An object of it can be made: not void, not a function, not a structure or array of unknown size. */
export function isComplete(type: Type): boolean {
  switch (type.kind) {
    case 'void':
    case 'func':
      return false;
    case 'array':
      return (type.size !== undefined || type.vla !== undefined) && isComplete(type.of);
    case 'record':
      return type.record.members !== undefined;
    case 'enum':
      return type.enumeration.of !== undefined;
    default:
      return true;
  }
}

export function isVla(type: Type): boolean {
  return type.kind === 'array' && (type.vla !== undefined || isVla(type.of));
}

/** Does a value of it change size when the program runs: an array of variable length, or a pointer to one? */
export function isVariablyModified(type: Type): boolean {
  let at = type;
  while (at.kind === 'pointer' || (at.kind === 'array' && at.vla === undefined))
    at = at.kind === 'pointer' ? at.to : at.of;
  return at.kind === 'array' || (at.kind === 'func' && isVariablyModified(at.result));
}

/** In bytes, of a complete type whose size is constant; GNU gives `void` and functions 1. */
export function sizeOf(type: Type): number {
  switch (type.kind) {
    case 'void':
    case 'func':
      return 1;
    case 'int':
      return sizeOfInt(type.name);
    case 'float':
      return floatRows[type.name].size;
    case 'complex':
      return 2 * floatRows[type.name].size;
    case 'pointer':
      return dataModel().address;
    case 'enum':
      return sizeOf(integerOf(type) ?? intType('int'));
    case 'vector':
      return type.lanes * sizeOf(type.of);
    case 'record':
      return type.record.size;
    case 'array':
      if (type.size === undefined) throw new InternalError('the size of an array that has none', 'c types');
      return type.size * sizeOf(type.of);
  }
}

/** In bytes. */
export function alignOf(type: Type): number {
  if (type.aligned !== undefined) return type.aligned;
  switch (type.kind) {
    case 'array':
      return alignOf(type.of);
    case 'record':
      return type.record.align;
    case 'complex':
      return floatRows[type.name].size;
    case 'void':
    case 'func':
      return 1;
    default:
      return sizeOf(type);
  }
}

// Compatible types [6.2.7]

/** Types of two declarations of the same thing; qualifiers count. */
export function isCompatible(a: Type, b: Type): boolean {
  for (let [one, other] = [a, b]; ;) {
    if (one === other) return true;
    if (one.quals !== other.quals) return false;
    if (one.kind === 'enum' || other.kind === 'enum') return isCompatibleEnum(one, other);
    if (one.kind === 'pointer' && other.kind === 'pointer') [one, other] = [one.to, other.to];
    else if (one.kind === 'array' && other.kind === 'array') {
      if (one.size !== undefined && other.size !== undefined && one.size !== other.size) return false;
      [one, other] = [one.of, other.of];
    } else if (one.kind === 'func' && other.kind === 'func') {
      if (!haveCompatibleParams(one, other)) return false;
      [one, other] = [one.result, other.result];
    } else return areSameNominal(one.plain, other.plain);
  }
}

function areSameNominal(a: Type, b: Type): boolean {
  if (a.kind === 'record' && b.kind === 'record') return a.record === b.record;
  if (a.kind === 'vector' && b.kind === 'vector') return a.lanes === b.lanes && isSameLane(a.of, b.of);
  return a === b;
}

/** Which of two integer types of one form it is does not count: `long` or `long long`. */
function isSameLane(a: VectorType['of'], b: VectorType['of']): boolean {
  return a === b || (a.kind === 'int' && b.kind === 'int' && sizeOf(a) === sizeOf(b) && isSigned(a) === isSigned(b));
}

function isCompatibleEnum(a: Type, b: Type): boolean {
  if (a.kind === 'enum' && b.kind === 'enum') return a.enumeration === b.enumeration;
  return integerOf(a) !== undefined && integerOf(a) === integerOf(b);
}

function haveCompatibleParams(a: FuncType, b: FuncType): boolean {
  if (a.isOld || b.isOld) return a.isOld === b.isOld || isOldCompatible(a.isOld ? b : a);
  if (a.params.length !== b.params.length || a.variadic !== b.variadic) return false;
  // Qualifiers of parameters themselves do not count.
  return a.params.every((param, i) => isCompatible(param.plain, b.params[i].plain));
}

/** A list of parameters that arguments fit which were only promoted [6.7.6.3p15]. */
function isOldCompatible({ params, variadic }: FuncType): boolean {
  return !variadic && params.every((param) => promoteArgument(param.plain) === param.plain);
}

/** The composite of two compatible types: what either of them knows [6.2.7p3]. */
export function composite(a: Type, b: Type): Type {
  if (a === b) return a;
  if (a.kind === 'array' && b.kind === 'array')
    return a.vla !== undefined ? a : arrayOf(composite(a.of, b.of), a.size ?? b.size);
  if (a.kind === 'pointer' && b.kind === 'pointer') return qualify(pointerTo(composite(a.to, b.to)), a.quals);
  if (a.kind === 'func' && b.kind === 'func') {
    if (a.isOld !== b.isOld) return a.isOld ? b : a;
    const params = a.params.map((param, i) => (a.isOld ? param : composite(param, b.params[i])));
    return funcOf(composite(a.result, b.result), params, a.variadic, a.isOld);
  }
  return a;
}

// Conversions

/** Integer promotion [6.3.1.1]: what is narrower than `int` becomes `int`, which holds all its values. */
export function promote(type: Type): Type {
  const integer = integerOf(type);
  if (integer === undefined) return type.plain;
  if (integer.bits !== undefined) return integer;
  return intRows[integer.name].rank < intRows.int.rank ? intType('int') : integer;
}

/** What an argument becomes where no parameter says its type. */
export function promoteArgument(type: Type): Type {
  return type.kind === 'float' && type.name === 'float' ? floatType('double') : promote(type);
}

/** The usual arithmetic conversions [6.3.1.8]: the type in which two arithmetic operands are calculated. */
export function commonType(a: Type, b: Type): Type {
  if (a.kind === 'complex' || b.kind === 'complex') return complexType(widerFloat(a, b));
  if (a.kind === 'float' || b.kind === 'float') return floatType(widerFloat(a, b));
  const [one, other] = [promote(a) as IntType, promote(b) as IntType];
  if (one === other) return one;
  if (one.bits !== undefined || other.bits !== undefined) return commonBitInt(one, other);
  const [low, high] = intRows[one.name].rank <= intRows[other.name].rank ? [one, other] : [other, one];
  const [lowRow, highRow] = [intRows[low.name], intRows[high.name]];
  if (lowRow.signed === highRow.signed || !highRow.signed) return high;
  // The unsigned one has the lower rank: the signed one, if it holds all its values.
  if (lowRow.rank === highRow.rank) return low;
  return sizeOfInt(high.name) > sizeOfInt(low.name) ? high : unsignedOf(high);
}

/** With a `_BitInt` it is the width that counts; of two that are equally wide, the other type is the higher one. */
function commonBitInt(one: IntType, other: IntType): IntType {
  const isLow = widthOf(one) === widthOf(other) ? one.bits !== undefined : widthOf(one) < widthOf(other);
  const [low, high] = isLow ? [one, other] : [other, one];
  const [lowSigned, highSigned] = [isSigned(low), isSigned(high)];
  return lowSigned === highSigned || !highSigned || widthOf(low) < widthOf(high) ? high : unsignedOf(high);
}

function widerFloat(a: Type, b: Type): FloatName {
  const names = [a, b].flatMap((type) => (type.kind === 'float' || type.kind === 'complex' ? [type.name] : []));
  return names.reduce((wide, name) => (floatRows[name].rank > floatRows[wide].rank ? name : wide));
}

/** The unsigned type of the same rank. */
export function unsignedOf({ name, bits }: IntType): IntType {
  if (bits !== undefined) return bitInt(bits, false);
  const { rank } = intRows[name];
  const names = Object.keys(intRows) as IntName[];
  const found = names.find((other) => intRows[other].rank === rank && !intRows[other].signed);
  return intType(found ?? name);
}

/** An array as the address of its first element, a function as its address [6.3.2.1]. */
export function decay(type: Type): Type {
  if (type.kind === 'array') return pointerTo(type.of);
  return type.kind === 'func' ? pointerTo(type) : type;
}

/** A number brought into the range of an integer type. */
export function wrap(value: bigint, type: IntType): bigint {
  if (type.name === '_Bool') return value === 0n ? 0n : 1n;
  const { signed } = intRows[type.name];
  return signed ? BigInt.asIntN(widthOf(type), value) : BigInt.asUintN(widthOf(type), value);
}
