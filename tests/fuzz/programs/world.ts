/**
 * What is known while a program is being made: the world has what all functions see, a scope what one function sees.
 * A body is written before its head, since statements may want variables of their own.
 */
import type { Choices } from './choices.ts';
import type { Composite, Prim, Type, TypeOptions } from './types.ts';

/** `full`: everything that wasm, interp and vm have. `light`: what MapleLight has, and nothing undefined. `c`: what C has. */
export type Mode = 'full' | 'light' | 'c';

/** What a program is about; each seed chooses some. */
export const features = [
  'calls',
  'pointers',
  'heap',
  'strings',
  'printing',
  'jumps',
  'loops',
  'jstry',
  'javatry',
  'cpptry',
  'objects',
  'generics',
  'bits',
  'wide',
  'vectors',
  'complex',
  'bit-fields',
  'unions',
  'callbacks',
  'atomics',
  'hostile-names',
  'faults',
  'exits',
  'stack',
  'wide-throws',
] as const;
export type Feature = (typeof features)[number];

export interface Variable {
  /** With its sign: `$x`, `%x`. */
  readonly name: string;
  readonly type: Type;
}

/** A variable that always holds the address of something of a type. */
export interface Pointer {
  readonly name: string;
  readonly to: Type;
  /** May what it points to lie in a frame? Then it is not given to what outlives the function. */
  readonly global: boolean;
}

export type ParamType =
  | { readonly kind: 'value'; readonly type: Type }
  | { readonly kind: 'pointer'; readonly to: Type };

export interface Signature {
  readonly name: string;
  readonly params: readonly ParamType[];
  readonly results: readonly Type[];
}

export interface World {
  readonly choices: Choices;
  readonly mode: Mode;
  readonly pointerSize: 4 | 8;
  readonly features: ReadonlySet<Feature>;
  readonly types: TypeOptions;
  readonly prims: readonly Prim[];
  readonly composites: readonly Composite[];
  readonly globals: readonly Variable[];
  readonly pointers: readonly Pointer[];
  readonly signatures: readonly Signature[];
  readonly classes: readonly ClassInfo[];
  /** The types of what is thrown. */
  readonly thrown: readonly Prim[];
  /** Declarations of what the functions turned out to need, each once. */
  readonly needed: Set<string>;
  /** The types whose values went into the hash by a function of their own. */
  readonly mixed: Set<Prim>;
  /** Statements that all functions may still contain. */
  budget: number;
}

export interface ClassInfo {
  readonly name: string;
  readonly parent: ClassInfo | undefined;
  /** The id that the first of its own fields has, counting parents. */
  readonly firstField: number;
  readonly fields: readonly Prim[];
  /** Methods that it declares, whether they are new or override. */
  readonly methods: readonly string[];
  readonly implementsShape: boolean;
}

/** A try block whose body a statement is written in. */
export interface TryBlock {
  readonly kind: TryKind;
  /** Behind the whole. */
  readonly end: string;
  /** What calls the finally block, if there is one. */
  readonly final: readonly string[];
}

export type TryKind = 'jstry' | 'javatry' | 'cpptry';

export interface Scope {
  readonly world: World;
  readonly choices: Choices;
  readonly signature: Signature;
  readonly heads: string[];
  lines: string[];
  readonly variables: Variable[];
  readonly pointers: Pointer[];
  readonly registers: { readonly name: string; readonly prim: Prim }[];
  /** The try block that a jump from here would leave, if one may. */
  leave: TryBlock | undefined;
  mayReturn: boolean;
  depth: number;
  loops: number;
  /** Indices around the expression that is being written. */
  indices: number;
  /** Numbers the names of the function. */
  counter: number;
}

export function has(scope: Scope, feature: Feature): boolean {
  return scope.world.features.has(feature);
}

export function emit(scope: Scope, ...lines: readonly string[]): void {
  for (const line of lines) scope.lines.push('  '.repeat(scope.depth + 1) + line);
}

export function freshLabel(scope: Scope): string {
  return `@l${scope.counter++}`;
}

/** A variable of its own for a statement; `head` is its initialiser or what assigns it first. */
export function freshLocal(scope: Scope, type: string, initial?: string): string {
  const name = `%t${scope.counter++}`;
  scope.heads.push(`  var ${name} ${type}${initial === undefined ? '' : ` = ${initial}`}`);
  return name;
}

/** A register of a primitive type, written before all else. */
export function freshRegister(scope: Scope, type: Prim, first: string): string {
  const name = `%${1 + scope.registers.length + scope.counter++}`;
  scope.heads.push(`  regassign ${type} ${name} (${first})`);
  scope.registers.push({ name, prim: type });
  return name;
}

/** Runs `body` one step deeper. */
export function nested(scope: Scope, body: () => void): void {
  scope.depth++;
  body();
  scope.depth--;
}
