/**
 * Derived types of a module, interned: `pointer`, `array`, `prim` and plain references give the same handle for the same
 * type, so comparing handles compares types (structures are nominal: each one written is its own type).
 *
 * Handles are dense numbers. The handles of primitive types are their codes (scalar/prim-types.ts), in every table.
 */
import { InternalError } from '../base/errors.ts';
import type { SourceFile } from '../base/source.ts';
import { primByCode, primRows, type PrimType } from '../scalar/prim-types.ts';

/** A handle of a type in its table. */
export type TypeId = number & { readonly __brand: 'TypeId' };

/** A word after a declaration: `public`, `align(8)`, `section("x")`. Attributes are not part of a type. */
export interface Attr {
  readonly name: string;
  readonly args?: readonly (string | number)[];
}

export interface Field {
  readonly name: string;
  readonly type: TypeId;
  /** Width of a bit-field in bits. */
  readonly bits?: number;
  readonly attrs: readonly Attr[];
  /** `^name`: declared by a parent. */
  readonly fromParent?: boolean;
  /** The constant of a `static final` field. */
  readonly init?: string;
  readonly start: number;
  readonly end: number;
  /** The file that it is in, if the module was linked from several. */
  readonly source?: SourceFile;
}

export interface Method {
  readonly name: string;
  readonly attrs: readonly Attr[];
  readonly type: TypeId;
}

export type StructKind = 'struct' | 'union' | 'class' | 'interface';

export interface StructType {
  readonly kind: StructKind;
  readonly incomplete: boolean;
  /** Names of the parents: at most one for a class, any number for an interface. */
  readonly parents: readonly TypeId[];
  readonly fields: readonly Field[];
  readonly methods: readonly Method[];
  /** Names of implemented interfaces, with their sigil. */
  readonly interfaces: readonly string[];
  /** `@name value` pairs and pragmas of class bodies: kept as written. */
  readonly infos: readonly string[];
  /** Attributes inside the angular brackets: `<struct {…} pack(1)>`. */
  readonly attrs?: readonly Attr[];
  /** Comments among the members: text and the index of the member that they precede. */
  readonly comments: readonly { readonly text: string; readonly before: number }[];
}

export interface FuncParam {
  readonly type: TypeId;
  readonly attrs: readonly Attr[];
}

/** A type of MAPLE IR; types that it is made of are handles. */
export type Type =
  | { readonly kind: 'prim'; readonly prim: PrimType }
  | { readonly kind: 'pointer'; readonly to: TypeId; readonly attrs: readonly Attr[] }
  /**
   * `size` is undefined for `<[] T>`: a flexible or unknown number of elements. `placeholder`: the length that was written
   * for such an array, with the attribute `incomplete_array` behind its elements (`<[1] T incomplete_array>`).
   */
  | { readonly kind: 'array'; readonly size: number | undefined; readonly of: TypeId; readonly placeholder?: number }
  | {
      readonly kind: 'func';
      readonly params: readonly FuncParam[];
      readonly results: readonly TypeId[];
      readonly variadic: boolean;
    }
  /** `<$name>` or `<%name>`, with its instantiation vector if it names a generic type. */
  | { readonly kind: 'name'; readonly name: string; readonly instant: readonly Instantiation[] }
  /** `<!T>`. */
  | { readonly kind: 'param'; readonly name: string }
  | StructType;

export interface Instantiation {
  readonly param: string;
  readonly type: TypeId;
}

const NO_ATTRS: readonly Attr[] = [];

export class TypeTable {
  readonly #types: Type[] = primByCode.map((prim) => ({ kind: 'prim', prim }));
  readonly #interned = new Map<string | number, TypeId>();

  get size(): number {
    return this.#types.length;
  }

  get(id: TypeId): Type {
    const type = this.#types[id];
    if (type === undefined) throw new InternalError(`no type ${id}`);
    return type;
  }

  prim(prim: PrimType): TypeId {
    return primRows[prim].code as TypeId;
  }

  pointer(to: TypeId, attrs: readonly Attr[] = NO_ATTRS): TypeId {
    const key = attrs.length === 0 ? to * 2 + 1 : `*${to} ${JSON.stringify(attrs)}`;
    return this.#intern(key, () => ({ kind: 'pointer', to, attrs }));
  }

  array(size: number | undefined, of: TypeId): TypeId {
    return this.#intern(`[${size ?? ''}]${of}`, () => ({ kind: 'array', size, of }));
  }

  /** `<[n] T incomplete_array>`. */
  incompleteArray(placeholder: number, of: TypeId): TypeId {
    return this.#intern(`[?${placeholder}]${of}`, () => ({ kind: 'array', size: undefined, of, placeholder }));
  }

  func(params: readonly FuncParam[], results: readonly TypeId[], variadic: boolean): TypeId {
    const key = `f${variadic ? 'v' : ''}(${params.map((p) => `${p.type}${p.attrs.length > 0 ? JSON.stringify(p.attrs) : ''}`).join()})${results.join()}`;
    return this.#intern(key, () => ({ kind: 'func', params, results, variadic }));
  }

  name(name: string, instant: readonly Instantiation[] = []): TypeId {
    const key = instant.length === 0 ? name : `${name}{${instant.map((i) => `${i.param}=${i.type}`).join()}}`;
    return this.#intern(key, () => ({ kind: 'name', name, instant }));
  }

  param(name: string): TypeId {
    return this.#intern(name, () => ({ kind: 'param', name }));
  }

  /** A new structure, different from every other. */
  struct(type: StructType): TypeId {
    return this.#add(type);
  }

  #intern(key: string | number, make: () => Type): TypeId {
    let id = this.#interned.get(key);
    if (id === undefined) {
      id = this.#add(make());
      this.#interned.set(key, id);
    }
    return id;
  }

  #add(type: Type): TypeId {
    this.#types.push(type);
    return (this.#types.length - 1) as TypeId;
  }
}

export function isStruct(type: Type): type is StructType {
  return type.kind === 'struct' || type.kind === 'union' || type.kind === 'class' || type.kind === 'interface';
}

/** The types that a type consists of; the type parameters of a method are its own. */
export function partsOf(type: Type): readonly TypeId[] {
  if (type.kind === 'pointer') return [type.to];
  if (type.kind === 'array') return [type.of];
  if (type.kind === 'func') return [...type.params.map((param) => param.type), ...type.results];
  if (type.kind === 'name') return type.instant.map((item) => item.type);
  return isStruct(type) ? [...type.parents, ...type.fields.map((field) => field.type)] : [];
}

/** The types that a type's text contains: those that it consists of, and those of its methods. */
export function allParts(type: Type): readonly TypeId[] {
  return isStruct(type) ? [...partsOf(type), ...type.methods.map((method) => method.type)] : partsOf(type);
}
