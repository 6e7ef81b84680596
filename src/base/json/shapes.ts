/**
 * What JSON documents look like, as data: from one description come the check of a document (check.ts), its JSON Schema
 * (schema.ts) and the pages of the manual.
 *
 * Shapes are told apart without looking ahead: the alternatives of `either` differ in the kind of JSON value, those of
 * `choice` in one member that holds a word. So a mistake is named for the one alternative that was meant.
 */

/** A text; `pattern` must match all of it. */
export interface TextShape {
  readonly kind: 'text';
  /** What messages call it. */
  readonly title: string;
  readonly pattern?: string;
  /** Of 16-bit units, which need not be whole characters. */
  readonly units?: true;
  readonly doc?: string;
}

/** One of a list of words. */
export interface WordShape {
  readonly kind: 'word';
  readonly title: string;
  readonly words: readonly string[];
}

/** A number, or its decimal digits as a text. */
export interface IntegerShape {
  readonly kind: 'integer';
  readonly least: bigint;
  readonly most: bigint;
}

/** Any number. */
export interface NumberShape {
  readonly kind: 'number';
}

export interface FlagShape {
  readonly kind: 'flag';
}

export interface NullShape {
  readonly kind: 'null';
}

export interface ListShape {
  readonly kind: 'list';
  readonly of: Shape;
  readonly least: number;
  readonly most: number;
}

export interface Member {
  readonly shape: Shape;
  readonly optional?: true;
  readonly doc: string;
}

export interface RecordShape {
  readonly kind: 'record';
  readonly doc: string;
  readonly members: Readonly<Record<string, Member>>;
}

/** Objects told apart by the word in their member `by`; each row is for some of the words. */
export interface ChoiceShape {
  readonly kind: 'choice';
  readonly title: string;
  readonly by: string;
  readonly rows: readonly ChoiceRow[];
}

export interface ChoiceRow {
  readonly words: readonly string[];
  /** Its other members. */
  readonly record: RecordShape;
}

/** Alternatives that are different kinds of JSON values. */
export interface EitherShape {
  readonly kind: 'either';
  readonly of: readonly Shape[];
}

/** A shape with a name, which may contain itself: a definition of the schema, a section of the manual. */
export interface NamedShape {
  readonly kind: 'named';
  readonly name: string;
  readonly shape: () => Shape;
}

export type Shape =
  | TextShape
  | WordShape
  | IntegerShape
  | NumberShape
  | FlagShape
  | NullShape
  | ListShape
  | RecordShape
  | ChoiceShape
  | EitherShape
  | NamedShape;

export function text(title: string, pattern?: string, doc?: string): TextShape {
  return { kind: 'text', title, ...(pattern === undefined ? {} : { pattern }), ...(doc === undefined ? {} : { doc }) };
}

/** 16-bit units. */
export const units: TextShape = { kind: 'text', title: 'text', units: true };

export function word(title: string, words: readonly string[]): WordShape {
  return { kind: 'word', title, words };
}

export function integer(least: number | bigint, most: number | bigint): IntegerShape {
  return { kind: 'integer', least: BigInt(least), most: BigInt(most) };
}

export const int32: IntegerShape = integer(-(2 ** 31), 2 ** 31 - 1);
export const natural: IntegerShape = integer(0, Number.MAX_SAFE_INTEGER);
export const number: NumberShape = { kind: 'number' };
export const flag: FlagShape = { kind: 'flag' };
export const nothing: NullShape = { kind: 'null' };

export function list(of: Shape, least = 0, most = Infinity): ListShape {
  return { kind: 'list', of, least, most };
}

export function needed(shape: Shape, doc: string): Member {
  return { shape, doc };
}

export function optional(shape: Shape, doc: string): Member {
  return { shape, doc, optional: true };
}

export function record(doc: string, members: Readonly<Record<string, Member>>): RecordShape {
  return { kind: 'record', doc, members };
}

export function choice(title: string, by: string, rows: readonly ChoiceRow[]): ChoiceShape {
  return { kind: 'choice', title, by, rows };
}

export function either(...of: readonly Shape[]): EitherShape {
  return { kind: 'either', of };
}

export function namedShape(name: string, shape: () => Shape): NamedShape {
  return { kind: 'named', name, shape };
}

/** The shape behind names. */
export function resolved(shape: Shape): Exclude<Shape, NamedShape> {
  while (shape.kind === 'named') shape = shape.shape();
  return shape;
}

/** The place of something: `[start, end]` in the first of the document's sources, or in the one of a third number. */
export const place: Member = optional(
  list(natural, 2, 3),
  'where it stood: start, end, and which of `sources` unless the first',
);

/** A document: its header, and what is particular to a language. */
export function document(language: string, doc: string, members: Readonly<Record<string, Member>>): RecordShape {
  return record(doc, {
    samara: needed(word('language of this schema', [language]), 'the language'),
    version: needed(integer(1, 1), 'of the shapes'),
    sources: optional(list(source), 'texts that places count in'),
    ...members,
  });
}

const source = record('A text that the module, or a part of it, was read from.', {
  name: needed(text('file name'), 'its file'),
  text: needed({ ...units, title: 'text' }, 'what stood there'),
});

/** What messages call a shape. */
export function titleOf(shape: Shape): string {
  const of = resolved(shape);
  switch (of.kind) {
    case 'text':
    case 'word':
    case 'choice':
      return of.kind === 'choice' ? `an object (${of.title})` : `a text (${of.title})`;
    case 'integer':
    case 'number':
      return 'a number';
    case 'flag':
      return 'true or false';
    case 'null':
      return 'null';
    case 'list':
      return 'a list';
    case 'record':
      return 'an object';
    case 'either':
      return of.of.map(titleOf).join(' or ');
  }
}
