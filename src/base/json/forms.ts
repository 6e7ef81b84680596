/**
 * Trees in JSON: a `Form` is how values of one type look, are written and are read, said once. For IRs whose module is a tree
 * of plain objects; flat ones have their own writers.
 *
 * Documents have their shape when they are read, so readers check nothing but what the type system wants to know. Reading
 * recurses, and is given up where values are nested too deeply (`NestedTooDeep`).
 */
import { InternalError } from '../errors.ts';
import type { Span } from '../source.ts';
import { late, lines, type JsonValue } from './json-writer.ts';
import { JsonKind, type JsonAt, type JsonText } from './json-text.ts';
import type { Places } from './places.ts';
import {
  choice,
  flag as flagShape,
  list as listShape,
  namedShape,
  place,
  record,
  type ChoiceRow,
  type ChoiceShape,
  type IntegerShape,
  type Member,
  type RecordShape,
  type Shape,
} from './shapes.ts';

/** What is left out of a document, and where places go. */
export interface FormWriter {
  readonly places: Places;
  /** Without comments. */
  readonly strip: boolean;
}

/** What a value that is read stands in. */
export interface Around {
  /** The innermost object that may have a place. */
  readonly placed: JsonAt;
  /** In so many values of forms that may contain themselves. */
  readonly depth: number;
}

/** Values of forms that may contain themselves are nested too deeply. */
export class NestedTooDeep extends Error {
  readonly at: JsonAt;

  constructor(at: JsonAt) {
    super('nested too deeply');
    this.at = at;
  }
}

/** So deep may values of forms be nested that may contain themselves: readers recurse, as the parsers of trees do. */
export const mostDepth = 512;

/** The place of a value of a document that is read: its own, and the value around it that may say where it was written. */
export class ReadSpan implements Span {
  readonly source: Span['source'];
  readonly start: number;
  readonly end: number;
  readonly value: JsonAt;
  readonly placed: JsonAt;

  constructor(json: JsonText, value: JsonAt, { placed }: Around) {
    this.source = json.source;
    this.start = json.start(value);
    this.end = json.end(value);
    this.value = value;
    this.placed = placed;
  }
}

export interface Form<T> {
  readonly shape: Shape;
  /** Undefined is left out, where that means something. */
  write(value: T, to: FormWriter): JsonValue | undefined;
  read(json: JsonText, at: JsonAt, around: Around): T;
}

export function textForm(shape: Shape): Form<string> {
  return { shape, write: (value) => value, read: (json, at) => json.text(at) };
}

/** One of the words of a type. */
export function wordForm<T extends string>(title: string, words: readonly T[]): Form<T> {
  const byText = new Map<string, T>(words.map((word) => [word, word]));
  return {
    shape: { kind: 'word', title, words },
    write: (value) => value,
    read: (json, at) => byText.get(json.text(at)) ?? unexpected(json.text(at)),
  };
}

export const flagForm: Form<boolean> = {
  shape: flagShape,
  write: (value) => value,
  read: (json, at) => json.kind(at) === JsonKind.true,
};

/** The digits of a number, written as a number or as a text. */
export function digitsAt(json: JsonText, at: JsonAt): string {
  return json.kind(at) === JsonKind.text ? json.text(at) : json.raw(at);
}

/** An integer as a number where a double is exact, else as its digits. */
export function integerJson(value: bigint): number | string {
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}

export function integerForm(shape: IntegerShape): Form<bigint> {
  return { shape, write: integerJson, read: (json, at) => BigInt(digitsAt(json, at)) };
}

/** An integer that a double holds. */
export function countForm(shape: IntegerShape): Form<number> {
  return { shape, write: (value) => value, read: (json, at) => Number(digitsAt(json, at)) };
}

export function listForm<T>(item: Form<T>, least = 0): Form<readonly T[]> {
  return {
    shape: listShape(item.shape, least),
    write: (values, to) => values.map((value) => item.write(value, to) ?? null),
    read(json, at, around) {
      const values: T[] = [];
      for (const part of json.parts(at)) values.push(item.read(json, part, around));
      return values;
    },
  };
}

/** Each part on a line of its own, and made when its turn comes. */
export function linesForm<T>(item: Form<T>, least = 0): Form<readonly T[]> {
  return {
    ...listForm(item, least),
    write: (values, to) => lines(values.map((value) => late(() => item.write(value, to) ?? null))),
  };
}

/** A form with a name: a definition of the schema, a section of the manual. */
export function namedForm<T>(name: string, form: Form<T>): Form<T> {
  return { ...form, shape: namedShape(name, () => form.shape) };
}

/** A form that is defined further down; what it writes is made late, so that writing does not recurse. */
export function laterForm<T>(shape: Shape, form: () => Form<T>): Form<T> {
  return {
    shape,
    write: (value, to) => late(() => form().write(value, to) ?? null),
    read: (json, at, around) => form().read(json, at, around),
  };
}

/** A form whose values may be nested in one another. */
export function nestedForm<T>(shape: Shape, form: () => Form<T>): Form<T> {
  return {
    ...laterForm(shape, form),
    read(json, at, { placed, depth }) {
      if (depth >= mostDepth) throw new NestedTooDeep(at);
      return form().read(json, at, { placed, depth: depth + 1 });
    },
  };
}

/** A member of an object: its form, and what it is where it is left out. */
export interface Field<T> {
  readonly member: Member;
  write(value: T, to: FormWriter): JsonValue | undefined;
  read(json: JsonText, at: JsonAt | undefined, around: Around): T;
}

export function field<T>(form: Form<T>, doc: string): Field<T> {
  return {
    member: { shape: form.shape, doc },
    write: (value, to) => form.write(value, to),
    read: (json, at, around) => (at === undefined ? unexpected('nothing') : form.read(json, at, around)),
  };
}

/** Left out where the value is the usual one. */
export function fieldUnless<T>(
  usual: T,
  form: Form<T>,
  doc: string,
  isUsual = (value: T): boolean => value === usual,
): Field<T> {
  return {
    member: { shape: form.shape, doc, optional: true },
    write: (value, to) => (isUsual(value) ? undefined : form.write(value, to)),
    read: (json, at, around) => (at === undefined ? usual : form.read(json, at, around)),
  };
}

export function optionalField<T>(form: Form<T>, doc: string): Field<T | undefined> {
  return {
    member: { shape: form.shape, doc, optional: true },
    write: (value, to) => (value === undefined ? undefined : form.write(value, to)),
    read: (json, at, around) => (at === undefined ? undefined : form.read(json, at, around)),
  };
}

export function flagField(doc: string): Field<boolean> {
  return fieldUnless(false, flagForm, doc);
}

/** Left out where the list is empty. */
export function listField<T>(item: Form<T>, doc: string): Field<readonly T[]> {
  return fieldUnless<readonly T[]>([], listForm(item), doc, (values) => values.length === 0);
}

/** The member `at` of an object that has a place. */
export const spanField: Field<Span> = {
  member: place,
  write: (span, to) => to.places.of(span),
  read: (json, _at, around) => new ReadSpan(json, around.placed, around),
};

export type FormFields<T> = { readonly [K in keyof T]-?: Field<T[K]> };

/** The members of an object, in the order in which they are given here; `names` are those that are called otherwise. */
export interface RecordForm<T> extends Form<T> {
  readonly shape: RecordShape;
  writeMembers(value: T, to: FormWriter): { readonly [name: string]: JsonValue | undefined };
}

export function recordForm<T extends object>(
  doc: string,
  fields: FormFields<T>,
  names: Partial<Readonly<Record<keyof T, string>>> = {},
): RecordForm<T> {
  const entries = (Object.entries(fields) as [keyof T & string, Field<T[keyof T]>][]).map(
    ([key, of]) => [key, names[key] ?? key, of] as const,
  );
  const hasPlace = entries.some(([, , of]) => of.member === place);
  const writeMembers = (value: T, to: FormWriter): { readonly [name: string]: JsonValue | undefined } => {
    const members: Record<string, JsonValue | undefined> = {};
    for (const [key, name, of] of entries) {
      const written = of.write(value[key], to);
      if (written !== undefined) members[name] = written;
    }
    return members;
  };
  return {
    shape: record(doc, Object.fromEntries(entries.map(([, name, of]) => [name, of.member]))),
    writeMembers,
    write: writeMembers,
    read(json, at, around) {
      const inner = hasPlace ? { placed: at, depth: around.depth } : around;
      // A loop, for the sake of the stack: this is what nested values are read by.
      const value: Record<string, unknown> = {};
      for (const [key, name, of] of entries) value[key] = of.read(json, json.member(at, name), inner);
      return value as T;
    },
  };
}

interface Kinded {
  readonly kind: string;
}
/** The member of a union that has this kind. */
type Variant<T extends Kinded, K> = T extends unknown ? (K extends T['kind'] ? T : never) : never;

export type VariantForms<T extends Kinded> = {
  readonly [K in T['kind']]: RecordForm<Omit<Variant<T, K>, 'kind'>>;
};

/** Objects told apart by `kind`. */
export function variantsForm<T extends Kinded>(
  title: string,
  forms: VariantForms<T>,
): Form<T> & { readonly shape: ChoiceShape } {
  const byKind = new Map(Object.entries(forms) as [T['kind'], RecordForm<object>][]);
  const rows: ChoiceRow[] = [...byKind].map(([kind, { shape }]) => ({ words: [kind], record: shape }));
  const formOf = (kind: string): RecordForm<object> => byKind.get(kind) ?? unexpected(kind);
  return {
    shape: choice(title, 'kind', rows),
    write: (value, to) => ({ kind: value.kind, ...formOf(value.kind).writeMembers(value, to) }),
    read(json, at, around) {
      const tag = json.member(at, 'kind');
      const kind = tag === undefined ? '' : json.text(tag);
      return Object.assign({ kind }, formOf(kind).read(json, at, around)) as unknown as T;
    },
  };
}

/** The check of the shape has let through what it must not. */
export function unexpected(what: string): never {
  throw new InternalError(`${what} is not of the shape`, 'JSON');
}
