/**
 * The types of a random program: primitive ones, and structures, unions and arrays over them, each with its text. Field ids
 * count nested structures depth first, as MAPLE does.
 */
import type { Choices } from './choices.ts';

export const narrowInts = ['i8', 'i16', 'i32', 'i64', 'u8', 'u16', 'u32', 'u64'] as const;
const wideInts = ['i128', 'u128'] as const;
const vectors = ['v4i32', 'v2i64', 'v8i16', 'v16u8', 'v2f64', 'v4f32'] as const;
const complex = ['c64', 'c128'] as const;

export type Prim =
  | (typeof narrowInts)[number]
  | 'u1'
  | 'f32'
  | 'f64'
  | (typeof wideInts)[number]
  | 'f128'
  | (typeof vectors)[number]
  | (typeof complex)[number];

export interface PrimType {
  readonly kind: 'prim';
  readonly prim: Prim;
}

export interface Field {
  readonly name: string;
  readonly type: Type;
  /** Width of a bit-field. */
  readonly bits?: number;
}

export interface Composite {
  readonly kind: 'struct' | 'union';
  readonly name: string;
  readonly fields: readonly Field[];
}

export interface ArrayType {
  readonly kind: 'array';
  readonly of: Type;
  readonly size: number;
}

export type Type = PrimType | Composite | ArrayType;

const primTypes = new Map<Prim, PrimType>();

export function prim(name: Prim): PrimType {
  let type = primTypes.get(name);
  if (type === undefined) primTypes.set(name, (type = { kind: 'prim', prim: name }));
  return type;
}

/** As it stands where a type is expected. */
export function typeText(type: Type): string {
  if (type.kind === 'prim') return type.prim;
  return type.kind === 'array' ? `<[${type.size}] ${typeText(type.of)}>` : `<$${type.name}>`;
}

export function pointerTo(type: Type): string {
  return `<* ${typeText(type)}>`;
}

export function bitsOf(name: Prim): number {
  if (name === 'c64') return 64;
  return name.startsWith('v') ? 128 : Number(name.slice(1));
}

export const isFloat = (name: Prim): boolean => name.startsWith('f');
export const isVector = (name: Prim): boolean => name.startsWith('v');
export const isComplex = (name: Prim): boolean => name.startsWith('c');
export const isSigned = (name: Prim): boolean => name.startsWith('i');
export const isInteger = (name: Prim): boolean => name.startsWith('i') || name.startsWith('u');
export const isWide = (name: Prim): boolean => name === 'i128' || name === 'u128' || name === 'f128';

/** The type and number of what a vector or complex number is made of. */
export function lanesOf(name: Prim): { readonly lane: Prim; readonly count: number } {
  if (name === 'c64') return { lane: 'f32', count: 2 };
  if (name === 'c128') return { lane: 'f64', count: 2 };
  const [, count, lane] = /^v(\d+)(\w+)$/.exec(name) ?? [];
  return { lane: lane as Prim, count: Number(count) };
}

export interface FieldPlace {
  readonly id: number;
  readonly type: PrimType | ArrayType;
  readonly bits: number | undefined;
}

const fieldPlaces = new Map<Composite, readonly FieldPlace[]>();

/** The fields that hold values themselves, with their ids: all but nested structures, whose fields are among them. */
export function fieldsOf(type: Composite): readonly FieldPlace[] {
  let found = fieldPlaces.get(type);
  if (found === undefined) {
    const places: FieldPlace[] = [];
    numberFields(type, 1, places);
    fieldPlaces.set(type, (found = places));
  }
  return found;
}

/** The next free id. */
function numberFields({ fields }: Composite, first: number, places: FieldPlace[]): number {
  let id = first;
  for (const { type, bits } of fields) {
    const own = id++;
    if (type.kind === 'prim' || type.kind === 'array') places.push({ id: own, type, bits });
    else id = numberFields(type, id, places);
  }
  return id;
}

/** What types a program may use. */
export interface TypeOptions {
  readonly wide: boolean;
  readonly vectors: boolean;
  readonly complex: boolean;
  readonly bitFields: boolean;
  readonly unions: boolean;
  /** Members of unions are integers only, whose bytes may be any. */
  readonly plainUnions: boolean;
}

export function primsOf(options: TypeOptions): readonly Prim[] {
  return [
    ...narrowInts,
    'i32',
    'i64',
    'u1',
    'f32',
    'f64',
    ...(options.wide ? [...wideInts, 'f128' as const] : []),
    ...(options.vectors ? vectors : []),
    ...(options.complex ? complex : []),
  ];
}

/** Structures and unions, each of which may contain those before it. */
export function makeComposites(choices: Choices, options: TypeOptions, prims: readonly Prim[]): Composite[] {
  const made: Composite[] = [];
  for (let count = 1 + choices.below(3); count > 0; count--) made.push(makeComposite(choices, options, prims, made));
  return made;
}

function makeComposite(
  choices: Choices,
  options: TypeOptions,
  prims: readonly Prim[],
  earlier: readonly Composite[],
): Composite {
  const kind = options.unions && choices.once(4) ? 'union' : 'struct';
  const fields = Array.from({ length: 1 + choices.below(5) }, (_, i) =>
    makeField(choices, options, prims, earlier, kind, `f${i}`),
  );
  return { kind, name: `S${earlier.length}`, fields };
}

function makeField(
  choices: Choices,
  options: TypeOptions,
  prims: readonly Prim[],
  earlier: readonly Composite[],
  kind: string,
  name: string,
): Field {
  const plain = kind === 'union' && options.plainUnions;
  if (earlier.length > 0 && !plain && choices.once(5)) return { name, type: choices.pick(earlier) };
  if (choices.once(6))
    return {
      name,
      type: { kind: 'array', of: prim(choices.pick(plain ? narrowInts : prims)), size: 1 + choices.below(4) },
    };
  // The bytes of a union's floats may be any, so that a not-a-number might tell engines apart.
  const own = kind === 'union' ? choices.pick(narrowInts) : choices.pick(prims);
  if (!options.bitFields || !isInteger(own) || isWide(own) || own === 'u1' || choices.below(3) > 0)
    return { name, type: prim(own) };
  return { name, type: prim(own), bits: 1 + choices.below(bitsOf(own)) };
}

export function typeDeclaration({ kind, name, fields }: Composite): string {
  const members = fields.map(
    (field) => `@${field.name}${field.bits === undefined ? '' : `:${field.bits}`} ${typeText(field.type)}`,
  );
  return `type $${name} <${kind} { ${members.join(', ')} }>`;
}
