/**
 * A WebAssembly module as plain data, section by section (WebAssembly 2.0, section 2.5). Indices count imports first.
 * Function bodies are finished bytes with marks that connect code offsets with source places.
 */
import type { Span } from '../../base/source.ts';

/** The code of each type: negative one-byte LEB128 numbers, so that block types can tell them from indices. */
export const valTypes = {
  i32: 0x7f,
  i64: 0x7e,
  f32: 0x7d,
  f64: 0x7c,
  v128: 0x7b,
  funcref: 0x70,
  externref: 0x6f,
} as const;
export type ValType = keyof typeof valTypes;
export type RefType = 'funcref' | 'externref';

export interface FuncType {
  readonly params: readonly ValType[];
  readonly results: readonly ValType[];
}

/** Of a memory in pages of 64 KiB, of a table in elements. */
export interface Limits {
  readonly min: number;
  readonly max?: number;
}

export interface TableType extends Limits {
  readonly type: RefType;
}

export interface GlobalType {
  readonly type: ValType;
  readonly mutable: boolean;
}

/** What may initialise a global or say where a segment goes: one instruction that is constant. */
export type ConstExpr =
  | { readonly op: 'i32.const' | 'f32.const' | 'f64.const'; readonly value: number }
  | { readonly op: 'i64.const'; readonly value: bigint }
  /** 16 bytes, lane 0 first. */
  | { readonly op: 'v128.const'; readonly bytes: Uint8Array }
  | { readonly op: 'global.get' | 'ref.func'; readonly index: number }
  | { readonly op: 'ref.null'; readonly type: RefType };

/** Something that the host supplies under two names. */
export type Import = { readonly module: string; readonly name: string } & (
  | { readonly kind: 'func'; readonly type: number }
  | { readonly kind: 'table'; readonly table: TableType }
  | { readonly kind: 'memory'; readonly limits: Limits }
  | { readonly kind: 'global'; readonly global: GlobalType }
);

/** From the code offset `offsets[i]` on, counted from the body's first instruction, code belongs to `spans[i]`. */
export interface CodeMarks {
  readonly offsets: readonly number[];
  readonly spans: readonly (Span | undefined)[];
}

/** A function of a WebAssembly module. */
export interface WasmFunc {
  readonly type: number;
  /** Types of the locals after the parameters. */
  readonly locals: readonly ValType[];
  /** The instructions, the final `end` included. */
  readonly code: Uint8Array;
  readonly marks?: CodeMarks;
  readonly name?: string;
  /** Names of parameters and locals by index. */
  readonly localNames?: ReadonlyMap<number, string>;
  /** How many loops are in each other, at most. */
  readonly loopDepth?: number;
}

export interface Global extends GlobalType {
  readonly init: ConstExpr;
  readonly name?: string;
}

export interface Export {
  readonly name: string;
  readonly kind: 'func' | 'table' | 'memory' | 'global';
  readonly index: number;
}

/** Active when it has an offset (table 0), passive otherwise. */
export interface Elements {
  readonly offset?: ConstExpr;
  readonly funcs: readonly number[];
}

/** Active when it has an offset (memory 0), passive otherwise. */
export interface DataSegment {
  readonly offset?: ConstExpr;
  readonly bytes: Uint8Array;
}

export interface CustomSection {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A WebAssembly module before it is encoded. */
export interface WasmModule {
  readonly name?: string;
  readonly types: FuncType[];
  readonly imports: Import[];
  readonly funcs: WasmFunc[];
  readonly tables: TableType[];
  readonly memories: Limits[];
  readonly globals: Global[];
  readonly exports: Export[];
  start?: number;
  readonly elements: Elements[];
  readonly data: DataSegment[];
  /** Written after everything else, in order. */
  readonly customs: CustomSection[];
  /** Where debuggers find the source map. */
  readonly sourceMapUrl?: string;
}

export function emptyModule(name?: string): WasmModule {
  return {
    name,
    types: [],
    imports: [],
    funcs: [],
    tables: [],
    memories: [],
    globals: [],
    exports: [],
    elements: [],
    data: [],
    customs: [],
  };
}

/** Gives equal function types one index. */
export class TypeTable {
  readonly #types: FuncType[];
  readonly #known = new Map<string, number>();

  constructor(types: FuncType[]) {
    this.#types = types;
    types.forEach((type, i) => this.#known.set(keyOf(type), i));
  }

  indexOf(type: FuncType): number {
    const key = keyOf(type);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const index = this.#types.push(type) - 1;
    this.#known.set(key, index);
    return index;
  }
}

/** Equal for equal types only. */
function keyOf(type: FuncType): string {
  return `${type.params.join()}>${type.results.join()}`;
}

/** They have the first function indices, in this order. */
export function importedFuncs(module: WasmModule): Import[] {
  return module.imports.filter((item) => item.kind === 'func');
}

/** The bits of a v128 as bytes, lane 0 first. */
export function vectorBytes(bits: bigint): Uint8Array {
  return Uint8Array.from({ length: 16 }, (_, i) => Number(BigInt.asUintN(8, bits >> BigInt(8 * i))));
}
