/**
 * What all parts of the verifier share: the module with its layout, and the list of diagnostics that is being filled.
 *
 * Only a few hundred diagnostics are kept, since nobody reads more; checking stops when the list is full. Names that are
 * used wrongly in many places are reported where they are used first.
 */
import { diagnose, type Diagnostic, type Fix, type Note } from '../base/diagnostics.ts';
import type { Span } from '../base/source.ts';
import { nearestName } from '../base/suggest.ts';
import { bitsOf, primByCode, primRows, type PrimType } from '../scalar/prim-types.ts';
import type { Layout } from './layout.ts';
import { globalAreaOf } from './module-state.ts';
import type { Module } from './module.ts';
import { isStruct, type TypeId } from './types.ts';
import { verifierCatalogue, type VerifierCatalogue, type VerifierCode } from './verifier-diagnostics.ts';
import { matrixFor, type Matrix } from './verifier-matrix.ts';

export type MapleLevel = 'high' | 'flat';

export const AGG = primRows.agg.code;

interface MethodNames {
  readonly ofClasses: ReadonlySet<string>;
  readonly ofInterfaces: ReadonlySet<string>;
}

function methodNames({ types, typeDefs, classes }: Module): MethodNames {
  const ofClasses = new Set<string>();
  const ofInterfaces = new Set<string>();
  for (const defs of [typeDefs.values(), classes.values()]) {
    for (const def of defs) {
      const type = types.get(def.type);
      if (isStruct(type))
        for (const { name } of type.methods) (type.kind === 'interface' ? ofInterfaces : ofClasses).add(name);
    }
  }
  return { ofClasses, ofInterfaces };
}

/** Reports of names that nobody declares. */
type UnknownName = 'MPL2001' | 'MPL2002' | 'MPL2101' | 'MPL2514';

export class Verification {
  readonly module: Module;
  readonly layout: Layout;
  readonly level: MapleLevel;
  readonly matrix: Matrix;
  readonly diagnostics: Diagnostic[] = [];
  readonly #most: number;
  readonly #seen = new Set<string>();
  readonly #codes = new WeakMap<Layout, number[]>();
  #globalSize: number | undefined;
  #methods: MethodNames | undefined;

  constructor(module: Module, layout: Layout, level: MapleLevel, most: number) {
    this.module = module;
    this.layout = layout;
    this.level = level;
    this.matrix = matrixFor(layout.pointerSize);
    this.#most = most;
  }

  get isFull(): boolean {
    return this.diagnostics.length >= this.#most;
  }

  report<K extends VerifierCode>(
    code: K,
    span: Span | undefined,
    args: Parameters<VerifierCatalogue[K]['message']>,
    extras: { notes?: readonly Note[]; fix?: Fix } = {},
  ): void {
    if (this.isFull) return;
    const notes = [...(extras.notes ?? []), { message: `rule ${verifierCatalogue[code].rule}` }];
    this.diagnostics.push(diagnose(verifierCatalogue, code, span, args, { notes, fix: extras.fix }));
  }

  /** Reports an unknown name once, with the nearest known one and the imports that may declare it. */
  reportName(
    code: UnknownName,
    key: string,
    name: string,
    span: () => Span | undefined,
    known: () => Iterable<string>,
  ): void {
    if (this.isFull || this.#seen.has(key)) return;
    this.#seen.add(key);
    const place = span();
    const nearest = nearestName(name, known());
    const notes = this.module.missingImports
      .slice(0, 3)
      .map((file) => ({ message: `it may be declared in \`${file}\`, which was not read` }));
    if (nearest === undefined) return this.report(code, place, [name], { notes });
    const fix =
      place !== undefined && place.source.text.slice(place.start, place.end) === name
        ? { title: `replace by \`${nearest}\``, span: place, replacement: nearest }
        : undefined;
    this.report(code, place, [name], { notes: [{ message: `did you mean \`${nearest}\`?` }, ...notes], fix });
  }

  /** The functions that the bodies of classes and of interfaces list. */
  get methods(): MethodNames {
    return (this.#methods ??= methodNames(this.module));
  }

  /** Bytes of the block that %%GP addresses. */
  get globalSize(): number {
    return (this.#globalSize ??= globalAreaOf(this.module).size);
  }

  /** Codes of the primitive types of values, by type, to be asked through `typeCode`. */
  codesOf(layout: Layout): number[] {
    let codes = this.#codes.get(layout);
    if (codes === undefined) this.#codes.set(layout, (codes = this.byType(layout)));
    return codes;
  }

  /**
   * Room for something about each type, as one layout sees it. A function with types of its own has a layout of its own,
   * in which few of the module's types are asked for: its array begins empty.
   */
  byType(layout: Layout): number[] {
    return layout === this.layout ? new Array<number>(this.module.types.size) : [];
  }
}

/** Code of the primitive type that a value of a type has. */
export function typeCode(layout: Layout, codes: number[], type: TypeId): number {
  return (codes[type] ??= primRows[layout.primOf(type)].code);
}

/** Bits of a value in a register: at least 32 for integers; 0 for what has no width. */
export function registerBits(code: number, pointerSize: 4 | 8): number {
  const prim = primByCode[code];
  const bits = bitsOf(prim, pointerSize);
  return primRows[prim].kind === 'int' ? Math.max(32, bits) : bits;
}

/** A type in a message: `i32`, `` `$point` ``, `a pointer`, `a struct`. */
export function describeType(layout: Layout, type: TypeId): string {
  const own = layout.module.types.get(type);
  if (own.kind === 'prim') return own.prim;
  if (own.kind === 'name') return `\`<${own.name}>\``;
  if (own.kind === 'param') return `\`<${own.name}>\``;
  if (own.kind === 'pointer') return 'a pointer';
  if (own.kind === 'func') return 'a function';
  return isStruct(own)
    ? `${/^[aeiou]/.test(own.kind) ? 'an' : 'a'} ${own.kind === 'union' ? 'union' : own.kind}`
    : 'an array';
}

export function primName(code: number): PrimType {
  return primByCode[code];
}

/** Does a piece of a text stand between characters that continue no name? */
export function isWholeWord(text: string, at: number, length: number): boolean {
  return !isNameChar(text.charCodeAt(at + length)) && !isNameChar(text.charCodeAt(at - 1));
}

/** Letters, digits and what else continues a name; NaN, beyond the text, does not. */
function isNameChar(c: number): boolean {
  return (c >= 48 && c <= 57) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95 || c === 36 || c > 127;
}
