/**
 * A module: the items of a file in their order, which is also the order in which they print.
 *
 * Nothing here is looked up by position: `symbolsOf` makes the tables that verifier and linker need.
 */
import type { SourceFile, Span } from '../base/source.ts';
import type { AttrRef, Body, Comments, Expr, Instr, MetaRef, Name, Stmt } from './nodes.ts';
import type { Type } from './types.ts';

export type Linkage = 'private' | 'internal' | 'external';
export type Visibility = 'default' | 'hidden' | 'protected';
export type Preemption = 'dso_local' | 'dso_preemptable';
export type AddressMode = 'unnamed_addr' | 'local_unnamed_addr';

/** What may be written before a symbol; absent is not the same as the default, but means it. */
export interface Head {
  readonly linkage: Linkage | undefined;
  readonly visibility: Visibility | undefined;
  readonly preemption: Preemption | undefined;
}

/** Where a symbol lives. */
export interface Placement {
  readonly addressMode: AddressMode | undefined;
  /** Number of the address space. */
  readonly space: number | undefined;
  readonly align: number | undefined;
}

interface ItemBase {
  readonly comments: Comments;
  readonly span: Span;
}

/** An `import` of another module or of the host. */
export interface Import extends ItemBase {
  readonly kind: 'import';
  readonly path: string;
  readonly alias: string | undefined;
}

/** A global constant or variable. */
export interface Global extends ItemBase {
  readonly kind: 'global';
  readonly name: Name;
  readonly head: Head;
  readonly placement: Placement;
  /** `value`: a named constant that is used by its value; the others are used by their address. */
  readonly storage: 'value' | 'global' | 'constant';
  readonly type: Type | undefined;
  /** Absent in a declaration. */
  readonly init: Expr | undefined;
  readonly attrs: readonly AttrRef[];
  readonly meta: readonly MetaRef[];
}

/** A name for a type. */
export interface TypeDef extends ItemBase {
  readonly kind: 'type';
  readonly name: Name;
  readonly type: Type;
}

/** A parameter of a function. */
export interface Param {
  readonly type: Type;
  readonly name: Name | undefined;
}

/** Bodies: statements by indentation or in braces, stack code, or `{ ... }`. */
export type FuncBody =
  | { readonly kind: 'stmts'; readonly body: Body }
  | { readonly kind: 'code'; readonly instrs: readonly Instr[]; readonly tail: readonly string[] }
  | { readonly kind: 'elided' };

/** A `subset`, `func`, `define` or `declare`. */
export interface Func extends ItemBase {
  readonly kind: 'func';
  readonly form: 'subset' | 'func' | 'define' | 'declare';
  readonly name: Name;
  readonly head: Head;
  readonly placement: Placement;
  /** Of `define` and `declare`; the others take their input and give what follows from their body. */
  readonly signature:
    | { readonly result: Type; readonly params: readonly Param[]; readonly variadic: boolean }
    | undefined;
  /** Absent in a declaration. */
  readonly body: FuncBody | undefined;
  readonly attrs: readonly AttrRef[];
  readonly meta: readonly MetaRef[];
}

/** Another name, or a signature, of a symbol; of a type if its name and its target have the sigil `%`. */
export interface Alias extends ItemBase {
  readonly kind: 'alias';
  readonly name: Name;
  /** The module that holds the target. */
  readonly module: Name;
  readonly target: Name;
  readonly head: Head;
  readonly addressMode: AddressMode | undefined;
  /** With it the alias is a signature: the module must have this identity. */
  readonly guid: string | undefined;
}

export interface Attribute {
  readonly key: string;
  /** Written in quotes: meant for the target. */
  readonly quoted: boolean;
  readonly value:
    | { readonly kind: 'int'; readonly value: bigint }
    | { readonly kind: 'text'; readonly text: string }
    | undefined;
  readonly span: Span;
}

/** A group of attributes that functions name. */
export interface AttrGroup extends ItemBase {
  readonly kind: 'attributes';
  readonly id: number;
  readonly attributes: readonly Attribute[];
}

export type MetaValue =
  | { readonly kind: 'ref'; readonly ref: MetaRef }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'null' }
  | { readonly kind: 'const'; readonly value: Expr }
  | { readonly kind: 'node'; readonly values: readonly MetaValue[] }
  /** A word of a debug record, such as `DW_LANG_C99`. */
  | { readonly kind: 'word'; readonly text: string };

export interface MetaDef extends ItemBase {
  readonly kind: 'metadata';
  readonly name: MetaRef;
  readonly distinct: boolean;
  readonly content:
    | { readonly kind: 'node'; readonly values: readonly MetaValue[] }
    | {
        readonly kind: 'record';
        readonly name: string;
        readonly fields: readonly { readonly key: string; readonly value: MetaValue }[];
      };
}

/** A statement outside every function: part of the initialisation `@.init`. */
export interface ModuleStmt extends ItemBase {
  readonly kind: 'stmt';
  readonly stmt: Stmt;
}

/** What stands at the outermost level of a module. */
export type Item = Import | Global | TypeDef | Func | Alias | AttrGroup | MetaDef | ModuleStmt;

/** A module of Tuyin IR, as it is written. */
export interface Module {
  readonly source: SourceFile;
  readonly items: readonly Item[];
  /** Comments after the last item. */
  readonly tail: readonly string[];
}

/** Items that define or declare a symbol, by name, in the order of the file. */
export function symbolsOf(module: Module): Map<string, (Global | Func | Alias)[]> {
  const symbols = new Map<string, (Global | Func | Alias)[]>();
  for (const item of module.items) {
    if (item.kind !== 'global' && item.kind !== 'func' && item.kind !== 'alias') continue;
    if (item.name.sigil !== '@') continue;
    const known = symbols.get(item.name.name);
    if (known === undefined) symbols.set(item.name.name, [item]);
    else known.push(item);
  }
  return symbols;
}

/** The statements outside functions, which run before `@main`. */
export function initOf(module: Module): Stmt[] {
  return module.items.flatMap((item) => (item.kind === 'stmt' ? [item.stmt] : []));
}
