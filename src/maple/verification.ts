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
import type { Module } from './module.ts';
import { isStruct, type TypeId } from './types.ts';
import { verifierCatalogue, type VerifierCatalogue, type VerifierCode } from './verifier-diagnostics.ts';
import { matrixFor, type Matrix } from './verifier-matrix.ts';

export type MapleLevel = 'high' | 'flat';

export const AGG = primRows.agg.code;
const UNSET = 255;

export class Verification {
  readonly module: Module;
  readonly layout: Layout;
  readonly level: MapleLevel;
  readonly matrix: Matrix;
  readonly diagnostics: Diagnostic[] = [];
  readonly #most: number;
  readonly #seen = new Set<string>();
  readonly #codes = new WeakMap<Layout, Uint8Array>();

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

  /** Reports an unknown name once, with the nearest known one. */
  reportName(
    code: 'MPL2001' | 'MPL2002' | 'MPL2101',
    key: string,
    name: string,
    span: () => Span | undefined,
    known: () => Iterable<string>,
  ): void {
    if (this.isFull || this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#reportUnknown(code, name, span(), nearestName(name, known()));
  }

  #reportUnknown(
    code: 'MPL2001' | 'MPL2002' | 'MPL2101',
    name: string,
    span: Span | undefined,
    nearest: string | undefined,
  ): void {
    if (nearest === undefined) return this.report(code, span, [name]);
    const fix =
      span !== undefined && span.source.text.slice(span.start, span.end) === name
        ? { title: `replace by \`${nearest}\``, span, replacement: nearest }
        : undefined;
    this.report(code, span, [name], { notes: [{ message: `did you mean \`${nearest}\`?` }], fix });
  }

  /** Codes of the primitive types of values, by type: `codes[type]`, to be asked through `typeCode`. */
  codesOf(layout: Layout): Uint8Array {
    let codes = this.#codes.get(layout);
    if (codes === undefined) this.#codes.set(layout, (codes = new Uint8Array(this.module.types.size).fill(UNSET)));
    return codes;
  }
}

/** Code of the primitive type that a value of a type has. */
export function typeCode(layout: Layout, codes: Uint8Array, type: TypeId): number {
  const known = codes[type];
  if (known !== UNSET && known !== undefined) return known;
  const code = primRows[layout.primOf(type)].code;
  if (type < codes.length) codes[type] = code;
  return code;
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
