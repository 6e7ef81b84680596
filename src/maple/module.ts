/**
 * A MAPLE module: directives, types, global symbols and functions.
 *
 * Symbols are table entries; code refers to them by index (`VarRef`, `FuncId`, `LabelId`). Names keep their sigils
 * (`$x`, `%x`, `&f`, `@l` without the `@`). `items` is the order of declarations as written: printing follows it, and
 * comments are items of their own.
 */
import type { Diagnostic } from '../base/diagnostics.ts';
import type { SourceFile, Span } from '../base/source.ts';
import type { PrimType } from '../scalar/prim-types.ts';
import { isLocal, varIndex, type Code, type FuncId, type VarRef } from './code.ts';
import { TypeTable, type Attr, type Type, type TypeId } from './types.ts';

export interface Place {
  readonly start: number;
  readonly end: number;
  /** The file that it is in; that of its function or module unless given, as in modules that were linked. */
  readonly source?: SourceFile;
}

export type StorageClass = 'extern' | 'fstatic' | 'pstatic';

/** An initialiser as written; its meaning follows from the type of what it initialises. */
export type Init =
  /** An integer or character; a float type takes its value (or its bits, when written in hexadecimal). */
  | { readonly kind: 'int'; readonly value: bigint; readonly hex: boolean }
  /** A float literal by its exact text, so that it is rounded once, at the type that it initialises. */
  | { readonly kind: 'float'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Init[] }
  | { readonly kind: 'field'; readonly field: number; readonly value: Init }
  | {
      readonly kind: 'addrof';
      readonly prim: PrimType;
      readonly var: VarRef;
      readonly field: number;
      readonly offset: number;
    }
  | { readonly kind: 'addroffunc'; readonly prim: PrimType; readonly func: FuncId }
  | { readonly kind: 'addroflabel'; readonly prim: PrimType; readonly label: string }
  | { readonly kind: 'conststr'; readonly prim: PrimType; readonly wide: boolean; readonly text: string }
  /** A bare string: the bytes of an array of characters. */
  | { readonly kind: 'string'; readonly text: string };

/** A variable, global or local; parameters are the first locals of a function. */
export interface Variable extends Place {
  readonly name: string;
  type: TypeId;
  readonly storage: StorageClass | undefined;
  attrs: readonly Attr[];
  /** Declared by `tempvar`: made by a compiler. */
  readonly temp: boolean;
  init?: Init;
  /** False for a name that is used and never declared (the verifier reports it). */
  declared: boolean;
}

/** A `reg` declaration or the implicit one by first use (`type` is then the primitive type used). */
export interface PregDecl extends Place {
  readonly reg: number;
  readonly type: TypeId;
  readonly explicit: boolean;
  /** `reg %1 type 1`: needs reference counting. */
  readonly counted?: boolean;
  /** Where it is declared with another type. */
  readonly again?: Place;
}

/** A parameter: a variable or a pseudo-register. */
export type Param =
  /** Index into `Func.locals`. */
  | { readonly kind: 'var'; readonly local: number }
  | { readonly kind: 'reg'; readonly reg: number; readonly type: TypeId; readonly attrs: readonly Attr[] };

/** A label of a function. */
export interface Label extends Place {
  readonly name: string;
  declared: boolean;
}

/** A directive with words: `framesize 8`, `formalwordstypetagged = [ 0x1 ]`, `funcinfo {…}` kept as `raw`. */
export interface Directive extends Place {
  readonly name: string;
  readonly values: readonly (number | bigint | string)[];
  /** The text between the braces of `fileinfo`, `srcfileinfo`, `funcinfo`, `filedata`, normalised to single spaces. */
  readonly raw?: string;
}

export interface TypeDef extends Place {
  readonly name: string;
  readonly type: TypeId;
  readonly attrs: readonly Attr[];
}

/** Another declaration of a function, with other types than the one that counts. */
export interface FuncDeclaration extends Place {
  readonly params: readonly TypeId[];
  readonly results: readonly TypeId[];
  readonly source: SourceFile;
}

/**
 * The body of a function that was opened and not yet read from its binary file: asking the function for its code, local
 * variables, registers, labels, types or directives reads it.
 */
export interface StoredBody {
  readonly hasCode: boolean;
  /** As many local variables as it takes to know the parameters. */
  readonly locals: readonly Variable[];
  /** Reads it now; what is wrong with it, which would be thrown otherwise. */
  read(): readonly Diagnostic[];
}

/** A function of MAPLE IR, with or without a body. */
export interface Func extends Place {
  readonly id: FuncId;
  /** With the sigil `&`, whichever was written. */
  readonly name: string;
  attrs: readonly Attr[];
  params: readonly Param[];
  /** Empty for a function without result. */
  results: readonly TypeId[];
  variadic: boolean;
  /** Parameters written without names or a signature at all (MMPL): `func &f {`. */
  signature: boolean;
  /** False for a name that is called and never declared (C allows it; the verifier warns). */
  declared: boolean;
  locals: Variable[];
  pregs: Map<number, PregDecl>;
  labels: Label[];
  types: Map<string, TypeDef>;
  directives: readonly Directive[];
  /** Absent for a prototype. */
  code: Code | undefined;
  /** Other declarations of it that do not say the same. */
  others?: FuncDeclaration[];
  /** The file that holds the body, or the prototype. */
  source: SourceFile;
  /** There as long as the body waits in a binary file. */
  readonly stored?: StoredBody;
}

/** Whether a function has a body, without reading it. */
export function hasCode(func: Func): boolean {
  return func.stored === undefined ? func.code !== undefined : func.stored.hasCode;
}

/** The types of the parameters, without reading the body. */
export function paramTypes(func: Func): TypeId[] {
  return func.params.map((param) =>
    param.kind === 'var' ? (func.stored?.locals ?? func.locals)[param.local].type : param.type,
  );
}

const noSignature = { attrs: [], params: [], results: [], variadic: false, signature: false } as const;

/** A function of which nothing is known but its name. */
export function undeclaredFunc(id: FuncId, name: string, source: SourceFile): Func {
  return {
    id,
    name,
    ...noSignature,
    declared: false,
    locals: [],
    pregs: new Map(),
    labels: [],
    types: new Map(),
    directives: [],
    code: undefined,
    source,
    start: 0,
    end: 0,
  };
}

/** `javaclass` and `javainterface`: a symbol with attributes and the class as its type. */
export interface ClassDecl extends Place {
  readonly kind: 'javaclass' | 'javainterface';
  readonly name: string;
  readonly type: TypeId;
  readonly attrs: readonly Attr[];
}

/** What stands at the outermost level of a text, in order. */
export type Item =
  | { readonly kind: 'directive'; readonly directive: Directive }
  | { readonly kind: 'type'; readonly def: TypeDef }
  | { readonly kind: 'class'; readonly decl: ClassDecl }
  | { readonly kind: 'var'; readonly global: number }
  /** `body` false: a prototype stands here. */
  | { readonly kind: 'func'; readonly func: FuncId; readonly body: boolean }
  /** `trailing`: at the end of the line of the item before; `apart`: an empty line follows, so it belongs to no item. */
  | { readonly kind: 'comment'; readonly text: string; readonly trailing: boolean; readonly apart?: boolean }
  /** `LOC`, debug scopes, pragmas: kept as written. */
  | { readonly kind: 'raw'; readonly text: string };

/** A module of MAPLE IR: types, variables and functions, in the order of the text. */
export class Module {
  readonly source: SourceFile;
  readonly types: TypeTable;
  /** Named types by name with sigil, classes included. */
  readonly typeDefs = new Map<string, TypeDef>();
  readonly classes = new Map<string, ClassDecl>();
  readonly globals: Variable[] = [];
  readonly funcs: Func[] = [];
  /** Imported files that were not found, or not looked for: what nobody declares may be in there. */
  readonly missingImports: string[] = [];
  /** Grows at its end only; whoever wants another order or fewer items says so by `replaceItems`. */
  readonly items: Item[] = [];
  readonly #directives = new Map<string, Directive[]>();
  /** So many items have been looked through for directives. */
  #indexed = 0;
  /** Duplicate definitions and the like that only the reader of the text can see. */
  readonly globalByName = new Map<string, number>();
  readonly funcByName = new Map<string, FuncId>();
  /** What the names begin with that lowering adds, once that is decided (lower/maple-levels/own-names.ts). */
  ownPrefix: string | undefined;

  constructor(source: SourceFile, types = new TypeTable()) {
    this.source = source;
    this.types = types;
  }

  /** This module with each function replaced by what `change` makes of it; everything else is shared. */
  mapFuncs(change: (func: Func) => Func): Module {
    const copy = new Module(this.source, this.types);
    copy.ownPrefix = this.ownPrefix;
    for (const [name, def] of this.typeDefs) copy.typeDefs.set(name, def);
    for (const [name, decl] of this.classes) copy.classes.set(name, decl);
    for (const [name, index] of this.globalByName) copy.globalByName.set(name, index);
    for (const [name, id] of this.funcByName) copy.funcByName.set(name, id);
    for (const global of this.globals) copy.globals.push(global);
    for (const name of this.missingImports) copy.missingImports.push(name);
    for (const item of this.items) copy.items.push(item);
    for (const func of this.funcs) copy.funcs.push(change(func));
    return copy;
  }

  func(id: FuncId): Func {
    return this.funcs[id];
  }

  findFunc(name: string): Func | undefined {
    const id = this.funcByName.get(name);
    return id === undefined ? undefined : this.funcs[id];
  }

  /**
   * The type that a handle stands for, with names followed to their definitions (those of the function first). A name
   * without definition, or that only leads to itself, stands for itself.
   */
  resolve(id: TypeId, func?: Func): Type {
    let type = this.types.get(id);
    for (let steps = 0; type.kind === 'name' && steps <= this.types.size; steps++) {
      const def = func?.types.get(type.name) ?? this.typeDefs.get(type.name);
      if (def === undefined) break;
      type = this.types.get(def.type);
    }
    return type;
  }

  /** The primitive type as which a value of a type is read: pointers and functions are `ptr`, arrays and structures `agg`. */
  valuePrim(id: TypeId, func?: Func): PrimType {
    const type = this.resolve(id, func);
    if (type.kind === 'prim') return type.prim;
    return type.kind === 'pointer' || type.kind === 'func' ? 'ptr' : 'agg';
  }

  /** The symbol that a reference in the code of `func` names. */
  variable(ref: VarRef, func: Func): Variable {
    return isLocal(ref) ? func.locals[varIndex(ref)] : this.globals[varIndex(ref)];
  }

  /** The function of a name; without one, it enters the module undeclared. */
  funcNamed(name: string): FuncId {
    const known = this.funcByName.get(name);
    if (known !== undefined) return known;
    const id = this.funcs.length as FuncId;
    this.funcs.push(undeclaredFunc(id, name, this.source));
    this.funcByName.set(name, id);
    return id;
  }

  replaceItems(items: Iterable<Item>): void {
    const kept = [...items];
    this.items.length = 0;
    for (const item of kept) this.items.push(item);
    this.#directives.clear();
    this.#indexed = 0;
  }

  /** Directives of the module of one name, in order: each item is looked at once, however often this is asked. */
  directives(name: string): readonly Directive[] {
    for (; this.#indexed < this.items.length; this.#indexed++) {
      const item = this.items[this.#indexed];
      if (item.kind === 'directive') this.#indexDirective(item.directive);
    }
    return this.#directives.get(name) ?? [];
  }

  #indexDirective(directive: Directive): void {
    const sameName = this.#directives.get(directive.name);
    if (sameName === undefined) this.#directives.set(directive.name, [directive]);
    else sameName.push(directive);
  }

  spanOf(place: Place): Span {
    return { source: place.source ?? this.source, start: place.start, end: place.end };
  }
}
