/**
 * Types and attributes in binary MAPLE. A type refers to types before it only, so the table is read in one go and no type
 * contains itself; what the text of a type would amount to is known before the next one is read (`weights`), so that types
 * of types of types cannot unfold to more than the file justifies.
 */
import {
  Extent,
  flag,
  list,
  optional,
  record,
  sleb,
  uleb,
  variants,
  within,
  word,
  type Codec,
  type Sink,
  type Stream,
} from '../../base/codec.ts';
import type { ByteReader } from '../../base/bytes.ts';
import { primByCode } from '../../scalar/prim-types.ts';
import { attributes } from '../attributes.ts';
import type { Field, FuncParam, Instantiation, Method, StructType, Type, TypeId, TypeTable } from '../types.ts';
import { allParts, isStruct, type Attr } from '../types.ts';
import { place } from './places.ts';
import { comment, isName, name, text, typeName } from './texts.ts';

export const typeRows = new Extent('types');

export const typeId = within(typeRows) as Codec<TypeId>;

const attrArg: Codec<string | number> = {
  write(out, value) {
    flag.write(out, typeof value === 'string');
    if (typeof value === 'string') text.write(out, value);
    else sleb.write(out, value);
  },
  read: (input) => (flag.read(input) ? text.read(input) : sleb.read(input)),
};

const attrName: Codec<string> = {
  write: text.write,
  read(input) {
    const value = text.read(input);
    return Object.hasOwn(attributes, value) ? value : input.bytes.fail('there is no attribute of that name');
  },
};

const attr = record<Attr>({ name: attrName, args: optional(list(attrArg)) });
const attrList = list<Attr>(attr);
/** Most things have none, and share that. */
const noAttrs: readonly Attr[] = [];
export const attrs: Codec<readonly Attr[]> = {
  write: attrList.write,
  read(input) {
    const all = attrList.read(input);
    return all.length === 0 ? noAttrs : all;
  },
};

const field: Codec<Field> = {
  write(out, value) {
    fieldFacts.write(out, value);
    place.write(out, value);
  },
  read(input) {
    const { offset } = input.bytes;
    const facts = fieldFacts.read(input);
    if (facts.name === '' && (facts.bits === undefined || facts.fromParent === true))
      input.bytes.fail('only a bit-field has no name', offset);
    return place.fill(input, { ...facts, start: 0, end: 0 });
  },
};
/** A bit-field that only fills has no name. */
const fieldName: Codec<string> = {
  write: text.write,
  read(input) {
    const { offset } = input.bytes;
    const value = text.read(input);
    return value === '' || isName(value, '') ? value : input.bytes.fail('a field has no such name', offset);
  },
};
const fieldFacts = record<Omit<Field, 'start' | 'end' | 'source'>>({
  name: fieldName,
  type: typeId,
  bits: optional(uleb),
  attrs,
  fromParent: optional(flag),
  init: optional(text),
});
const method = record<Method>({ name: name('&'), attrs, type: typeId });
const structFields = {
  incomplete: flag,
  parents: list(typeId),
  fields: list(field),
  methods: list(method),
  interfaces: list(typeName),
  infos: list(text),
  attrs: optional(attrs),
  comments: list(record<StructType['comments'][number]>({ text: comment, before: uleb })),
};
const param = record<FuncParam>({ type: typeId, attrs });
export const instantiations = list(record<Instantiation>({ param: name(''), type: typeId }));

const type = variants<Type>({
  prim: [0, { prim: word(primByCode) }],
  pointer: [1, { to: typeId, attrs }],
  array: [2, { size: optional(uleb), of: typeId, placeholder: optional(uleb) }],
  func: [3, { params: list(param), results: list(typeId), variadic: flag }],
  name: [4, { name: typeName, instant: instantiations }],
  param: [5, { name: name('') }],
  struct: [6, structFields],
  union: [7, structFields],
  class: [8, structFields],
  interface: [9, structFields],
});

/** The types that a table has beyond the primitive ones. */
export function writeTypes(out: Sink, types: TypeTable, strip: boolean): void {
  out.bytes.uleb(types.size - primByCode.length);
  for (let id = primByCode.length; id < types.size; id++) type.write(out, plain(types.get(id as TypeId), strip));
}

function plain(value: Type, strip: boolean): Type {
  return strip && isStruct(value) && value.comments.length > 0 ? { ...value, comments: [] } : value;
}

/** Fills a new table; from then on types are known by their numbers. Gives what a use of each amounts to. */
export function readTypes(input: Stream, types: TypeTable, maxNesting: number): readonly number[] {
  const weights = primByCode.map(() => 8);
  const depths = primByCode.map(() => 0);
  for (let left = input.bytes.count(); left > 0; left--) {
    input.setExtent(typeRows, types.size, weights);
    const { offset } = input.bytes;
    const value = type.read(input);
    const id = types.size;
    if (addType(types, value) !== id) input.bytes.fail(`type ${id} is there already`, offset);
    const parts = allParts(value);
    const depth = 1 + parts.reduce((most, part) => Math.max(most, depths[part]), 0);
    // The text counts what is open, a file what is nested: two more are never too few.
    if (depth > maxNesting + 2) input.bytes.fail(`types are nested deeper than ${maxNesting}`, offset);
    depths.push(depth);
    weights.push(parts.reduce((sum, part) => sum + weights[part], sizeOf(value)));
  }
  return weights;
}

/** How many types a file has, for the numbers of types to be checked where types are not read. */
export function countTypes(section: ByteReader): number {
  return primByCode.length + section.count();
}

/** Characters of a type's own, about. */
function sizeOf(value: Type): number {
  if (value.kind === 'name' || value.kind === 'param') return value.name.length + 4;
  if (!isStruct(value)) return 8;
  return [...value.fields, ...value.methods].reduce((sum, item) => sum + item.name.length + 8, 16);
}

function addType(types: TypeTable, value: Type): TypeId | undefined {
  switch (value.kind) {
    case 'prim':
      return undefined;
    case 'pointer':
      return types.pointer(value.to, value.attrs);
    case 'array':
      if (value.placeholder === undefined) return types.array(value.size, value.of);
      return value.size === undefined ? types.incompleteArray(value.placeholder, value.of) : undefined;
    case 'func':
      return types.func(value.params, value.results, value.variadic);
    case 'name':
      return types.name(value.name, value.instant);
    case 'param':
      return types.param(value.name);
    default:
      return types.struct(value);
  }
}
