/**
 * MAPLE types to MapleLight types. Structures become composites with names: their own, or `struct.N` where they have none.
 *
 * Composites are made when a type mentions them, one after the other from a list, so that types may refer to each other
 * in any way. Where the composites' layout would differ from MAPLE's, an attribute is at work that MapleLight lacks.
 */
import { CompositeEnv } from '../../light/composites.ts';
import { prim, primNamed } from '../../light/prim-types.ts';
import type {
  AccessModifier,
  ClassAttr,
  Composite,
  FuncAttr,
  Ident,
  MemberFunc,
  MemberVar,
  PrimType,
  Type,
  TypeAttr,
} from '../../light/syntax.ts';
import type { Layout } from '../../maple/layout.ts';
import type { Module } from '../../maple/module.ts';
import { layoutAttrs } from '../../maple/type-attributes.ts';
import {
  isStruct,
  type Attr,
  type Field,
  type StructType,
  type Type as MapleType,
  type TypeId,
} from '../../maple/types.ts';
import type { Span } from '../../base/source.ts';
import type { PrimType as ScalarType } from '../../scalar/prim-types.ts';
import { selectorOf } from '../../maple/method-names.ts';
import type { Problems } from './problems.ts';

/** Pointers to pointers to … a type that is a name for itself end somewhere. */
const MAX_DEPTH = 1000;

export class Types {
  readonly module: Module;
  readonly layout: Layout;
  readonly problems: Problems;
  readonly composites: [Ident, Composite][] = [];
  /** The declaration whose types are being translated, for reports. */
  place: Span | undefined = undefined;
  readonly #names = new Map<TypeId, Ident>();
  readonly #queue: { readonly id: TypeId; readonly type: StructType; readonly layout: Layout }[] = [];
  readonly #made = new Map<Layout, Map<TypeId, Type>>();
  /** Class and method name of each method, by the function that it names. */
  readonly #methods = new Map<Ident, { readonly owner: Ident; readonly method: Ident }>();

  constructor(module: Module, layout: Layout, problems: Problems) {
    this.module = module;
    this.layout = layout;
    this.problems = problems;
    for (const [name, def] of module.typeDefs) this.#name(layout.resolveId(def.type), name);
  }

  /** Everything that is named becomes a composite, used or not: classes are found by name at run time. */
  declareAll(): void {
    for (const def of this.module.typeDefs.values())
      if (isStruct(this.layout.resolve(def.type))) this.type(def.type, this.layout);
    this.#finish();
  }

  type(id: TypeId, layout: Layout): Type {
    let made = this.#made.get(layout);
    if (made === undefined) this.#made.set(layout, (made = new Map()));
    let type = made.get(id);
    if (type === undefined) {
      type = this.#make(id, layout, 0);
      made.set(id, type);
      this.#finish();
    }
    return type;
  }

  prim(name: ScalarType): PrimType {
    const found = primNamed(name);
    if (found !== undefined) return found;
    this.problems.once('MPL4001', this.place, name);
    return prim('i64');
  }

  /** Class and name under which a function is called as a method. */
  methodOf(func: Ident): { readonly owner: Ident; readonly method: Ident } | undefined {
    return this.#methods.get(func);
  }

  #make(id: TypeId, layout: Layout, depth: number): Type {
    const resolved = layout.resolveId(id);
    const type = layout.module.types.get(resolved);
    if (depth > MAX_DEPTH) return { kind: 'Tprim', t: prim('ptr') };
    switch (type.kind) {
      case 'prim':
        return { kind: 'Tprim', t: this.prim(type.prim) };
      case 'pointer':
        return { kind: 'Tpointer', t: this.#make(type.to, layout, depth + 1) };
      case 'array':
        return { kind: 'Tarray', t: this.#make(type.of, layout, depth + 1), n: type.size ?? 0 };
      case 'func':
        return {
          kind: 'Tfunction',
          tl1: type.params.map((param) => this.#make(param.type, layout, depth + 1)),
          tl2: type.results.map((result) => this.#make(result, layout, depth + 1)).filter((result) => !isVoid(result)),
        };
      case 'name':
      case 'param':
        this.problems.once('MPL4001', this.place, type.name);
        return { kind: 'Tprim', t: prim('i64') };
      default:
        return { kind: 'Tcomposite', id: this.#compositeName(resolved, type, layout) };
    }
  }

  #name(id: TypeId, name: Ident): void {
    if (!this.#names.has(id)) this.#names.set(id, name);
  }

  readonly #queued = new Set<TypeId>();
  readonly #foreign = new Map<TypeId, boolean>();

  #compositeName(id: TypeId, type: StructType, layout: Layout): Ident {
    this.#name(id, `struct.${id}`);
    if (!this.#queued.has(id)) {
      this.#queued.add(id);
      this.#queue.push({ id, type, layout });
    }
    return this.#names.get(id) ?? '';
  }

  #finish(): void {
    for (let item = this.#queue.pop(); item !== undefined; item = this.#queue.pop()) {
      const name = this.#names.get(item.id) ?? '';
      this.composites.push([name, this.#composite(name, item.id, item.type, item.layout)]);
    }
  }

  /**
   * Do fields lie elsewhere than MapleLight puts them, or not in whole bytes? The composite is its bytes then. Those that contain
   * such a one are too, as field numbers count what is inside.
   */
  isForeign(id: TypeId, layout: Layout): boolean {
    const root = layout.resolveId(id);
    const seen = new Set<TypeId>([root]);
    for (const next of seen) {
      const known = this.#foreign.get(next);
      const type = layout.module.types.get(next);
      if (known === true || (known === undefined && hasForeignFields(type))) {
        this.#foreign.set(root, true);
        return true;
      }
      if (known === undefined) for (const part of partsOf(type)) seen.add(layout.resolveId(part));
    }
    this.#foreign.set(root, false);
    return false;
  }

  #composite(name: Ident, id: TypeId, type: StructType, layout: Layout): Composite {
    if (this.isForeign(id, layout)) return bytesOnly(layout.sizeOf(id), layout.alignOf(id));
    const mv = this.#members(type, layout);
    if (type.kind === 'struct') return { kind: 'Cstruct', mv };
    if (type.kind === 'union') return { kind: 'Cunion', mv };
    const parents = type.parents
      .map((parent) => this.#make(parent, layout, 0))
      .flatMap((parent) => (parent.kind === 'Tcomposite' ? [parent.id] : []));
    const mf = type.methods.map((method): MemberFunc => {
      const id = methodName(method.name, name);
      if (!this.#methods.has(method.name)) this.#methods.set(method.name, { owner: name, method: id });
      return { id, func: method.name, type: this.#make(method.type, layout, 0), attr: funcAttr(method.attrs) };
    });
    const ca: ClassAttr = { ca_access: 'AM_public', ca_abstract: false, ca_final: false };
    const interfaces = type.interfaces.map(
      (other) => this.#names.get(this.layout.resolveId(this.module.types.name(other))) ?? other,
    );
    if (type.kind === 'interface') return { kind: 'Cinterface', li: [...parents, ...interfaces], mf, ca };
    return { kind: 'Cclass', id: parents[0], li: interfaces, mv, mf, ca };
  }

  #members(type: StructType, layout: Layout): MemberVar[] {
    const own = type.fields.filter((field) => field.fromParent !== true && !layoutAttrs(field.attrs).isStatic);
    const bits = own.find((field) => field.bits !== undefined);
    if (bits !== undefined) this.problems.at('MPL4004', this.module.spanOf(bits), bits.name);
    return own.map((field) => this.#member(field, layout));
  }

  #member(field: Field, layout: Layout): MemberVar {
    return {
      id: field.name,
      type: this.#make(field.type, layout, 0),
      attr: alignment(field.attrs),
      field: { fa_access: access(field.attrs) },
    };
  }

  /** The type of a variable of `size` bytes whose last part is an array of unknown length: that array has what is left. */
  grown(type: Type, size: number, isBytes = false): Type {
    const env = new CompositeEnv({ prog_comps: this.composites, pointerSize: this.layout.pointerSize });
    if (type.kind === 'Tarray')
      return type.n === 0 || isBytes ? { ...type, n: Math.ceil(size / Math.max(1, env.sizeof(type.t))) } : type;
    const composite = type.kind === 'Tcomposite' ? env.get(type.id) : undefined;
    const last = composite?.kind === 'Cstruct' || composite?.kind === 'Cclass' ? composite.mv.at(-1) : undefined;
    if (type.kind !== 'Tcomposite' || composite === undefined || last === undefined || composite.kind === 'Cinterface')
      return type;
    const id = `${type.id} of ${size} bytes`;
    const isForeign = last.id === BYTES && composite.mv.length === 1;
    const member = { ...last, type: this.grown(last.type, size - env.offsetOfLast(type.id), isForeign) };
    if (env.get(id) === undefined)
      this.composites.push([id, { ...composite, mv: [...composite.mv.slice(0, -1), member] }]);
    return { kind: 'Tcomposite', id };
  }

  /** Reports the composites that MAPLE lays out differently. */
  checkLayouts(): void {
    const env = new CompositeEnv({ prog_comps: this.composites, pointerSize: this.layout.pointerSize });
    for (const [name] of this.composites) {
      const def = this.module.typeDefs.get(name);
      if (def === undefined) continue;
      const isForeign = this.isForeign(def.type, this.layout);
      const count = isForeign ? 0 : Math.min(this.layout.fieldCount(def.type), 1000);
      const type: Type = { kind: 'Tcomposite', id: name };
      let same = env.sizeof(type) === this.layout.sizeOf(def.type);
      for (let id = 1; id <= count && same; id++) {
        const place = this.layout.field(def.type, id);
        same = place === undefined || place.bitSize !== undefined || place.offset === env.fieldoffset(type, id)?.offset;
      }
      if (!same && !this.problems.has('MPL4004')) this.problems.at('MPL4005', this.module.spanOf(def), name);
    }
  }
}

/** The one member of a composite that is its bytes. */
const BYTES = 'bytes';

function bytesOnly(size: number, align: number): Composite {
  const type: Type = { kind: 'Tarray', t: { kind: 'Tprim', t: prim('u8') }, n: size };
  const attr = { ta_alignment: align > 1 ? align : undefined };
  return { kind: 'Cstruct', mv: [{ id: BYTES, type, attr, field: { fa_access: 'AM_public' } }] };
}

/** A bit-field, or a type or attribute that MapleLight lacks. Classes are reported instead: objects are more than their bytes. */
function hasForeignFields(type: MapleType): boolean {
  if (type.kind === 'prim') return primNamed(type.prim) === undefined && type.prim !== 'void';
  if (type.kind !== 'struct' && type.kind !== 'union') return false;
  const { align, pack, packed } = layoutAttrs(type.attrs ?? []);
  return (
    align > 0 ||
    pack > 0 ||
    packed ||
    type.fields.some(({ bits, attrs }) => bits !== undefined || layoutAttrs(attrs).packed)
  );
}

/** What lies inside a type. */
function partsOf(type: MapleType): readonly TypeId[] {
  if (type.kind === 'array') return [type.of];
  return type.kind === 'struct' || type.kind === 'union' ? type.fields.map((field) => field.type) : [];
}

export function isVoid(type: Type): boolean {
  return type.kind === 'Tprim' && type.t.kind === 'Tvoid';
}

/** `&Dog|speak|()V` of `$Dog` is the method `speak|()V`: what is the same in every class that has it (method-names.ts). */
export function methodName(func: Ident, className: Ident): Ident {
  const selector = selectorOf(func, className);
  const mark = /\||_7C/.exec(selector);
  return selector !== func.slice(1) || mark === null ? selector : func.slice(mark.index + 1 + mark[0].length);
}

export function alignment(attrs: readonly Attr[]): TypeAttr {
  const { align } = layoutAttrs(attrs);
  return { ta_alignment: align > 0 ? align : undefined };
}

export function access(attrs: readonly Attr[]): AccessModifier {
  for (const { name } of attrs)
    if (name === 'public' || name === 'protected' || name === 'private') return `AM_${name}`;
  return 'AM_friendly';
}

export function funcAttr(attrs: readonly Attr[]): FuncAttr {
  const has = (name: string): boolean => attrs.some((attr) => attr.name === name);
  return {
    fa_access: access(attrs),
    fa_abstract: has('abstract'),
    fa_final: has('final'),
    fa_static: has('static'),
    fa_virtual: has('virtual'),
    fa_constructor: has('constructor'),
  };
}
