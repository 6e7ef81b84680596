/**
 * The two directions of bitcode behind one interface. A part of the tree is described once, as a function that is given a value and
 * gives it back: a `Writer` writes what it is given, a `Reader` is given nothing and gives what it reads. So the two
 * directions cannot differ, and the compiler sees that every field is there.
 *
 *     function index(c: Coder, v?: ExprOf<'index'>): ExprOf<'index'> {
 *       const start = c.begin(v?.span);
 *       const target = expr(c, v?.target);          // and so on, in the order of the text
 *       return { kind: 'index', target, index, span: c.end(start, v?.span) };
 *     }
 *
 * Places cost next to nothing: both directions keep a cursor that says where the canonical text would go on (`begin`, `skip`, `end`),
 * and only what deviates from it is in the file (places.ts).
 *
 * Reading trusts nothing: counts are checked against what is left, indices against their pool, depth against `mostDepth`, and
 * words and numbers against what the grammar allows; what is wrong is thrown as `MalformedBytes`.
 */
import { InternalError } from '../../base/errors.ts';
import type { Span } from '../../base/source.ts';
import type { Name } from '../nodes.ts';
import type { Type } from '../types.ts';
import type { Literal } from './pools.ts';

/** In front of a value, where a type ends by itself, or where brackets or a comma end it. */
export type TypePlace = 'value' | 'plain' | 'bracketed';

export interface Coder {
  /** Comments and places are there. */
  readonly detailed: boolean;
  /** Blanks in front of a statement in the canonical text. */
  indent: number;
  u8(value: number | undefined): number;
  uleb(value: number | undefined): number;
  /** A text of the pool. */
  text(value: string | undefined): string;
  /** A text of the pool that stands for itself where it is printed with a sigil; moves the cursor behind it. */
  name(value: string | undefined, sigil: '@' | '%' | ''): string;
  /** The number of a local name among the texts of bodies. */
  localNumber(name: string): number;
  /** The local name of a number; moves the cursor behind it. */
  local(number: number): string;
  /** A type of the pool, which the grammar allows at such a place; moves the cursor behind it. */
  type(value: Type | undefined, place: TypePlace): Type;
  /** A number or string of the pool, without its place. */
  literal(value: Literal | undefined): Literal;
  comment(value: string | undefined): string;
  list<T>(values: readonly T[] | undefined, item: (c: Coder, value: T | undefined) => T, between: number): T[];
  /** As many values as has been said. */
  some<T>(
    count: number,
    values: readonly T[] | undefined,
    item: (c: Coder, value: T | undefined) => T,
    between: number,
  ): T[];
  /** One level further down, until `up`. */
  down(): void;
  up(): void;
  /** A name that the body defines. */
  define(name: Name): void;
  /** A name that stands for a value. */
  use(name: string, sigil: Name['sigil']): void;
  /** Where something begins. */
  begin(span: Span | undefined): number;
  end(start: number, span: Span | undefined): Span;
  /** As many characters of the canonical text belong to nothing that has a place. */
  skip(characters: number): void;
  /** Refuses what is read unless this holds. Nothing is checked while writing. */
  check(holds: boolean, problem: string): void;
  fail(problem: string): never;
}

/** What a reader knows of the names of the module. */
export interface KnownNames {
  /** Symbols that the module defines, and those of the host. */
  readonly symbols: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

/** One of some words, by its place in the list: the list is part of the fingerprint. */
export function word<T>(c: Coder, words: readonly T[], value: T | undefined): T {
  const index = c.uleb(value === undefined ? 0 : words.indexOf(value));
  return index < words.length ? words[index] : c.fail(`${index} is no word of ${words.map(String).join(' ')}`);
}

/** A writer was not given what it writes, or was given what has no place in the format: a mistake of ours. */
export function missing(problem = 'a part of the tree is missing'): never {
  throw new InternalError(problem, 'encodeTuyin');
}
