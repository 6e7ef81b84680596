/**
 * The data layout of a module's types: sizes, alignments, where each field id lies, strides of arrays.
 *
 * Layout is computed once per type, dependencies first, with a stack of its own: types may be nested as deep as they
 * like. A structure that contains itself by value has no layout; the inner occurrence counts for 0 bytes and the type is
 * remembered in `recursive` (the verifier reports it). Nothing here ever fails on a wrong module.
 *
 * Field ids count depth-first [MAPLE 2.9.2]: a field takes the next id, and if it is a structure its fields
 * follow; an array takes one id. The parent of a class is its first field. `static` fields are variables of their own
 * and have no id. A negative id -n selects the n-th `^` field, which lies where the parent put it. Ids are found by
 * binary search level by level, never by listing them: a few nested pairs can have more ids than memory.
 */
import { bitsOf, type PrimType } from '../scalar/prim-types.ts';
import type { Func, Module, TypeDef } from './module.ts';
import { ClosedInstances } from './instances.ts';
import { placeMembers, storageUnit, type MemberShape, type StructShape } from './struct-layout.ts';
import { layoutAttrs, type LayoutAttrs } from './type-attributes.ts';
import { isStruct, type Attr, type Field, type StructType, type Type, type TypeId } from './types.ts';

/** Where a field lies. Bit-fields have all of `bitOffset`, `bitSize` and `unit`. */
export interface FieldPlace {
  readonly type: TypeId;
  /** Bytes from the start of the outermost structure; for a bit-field where its storage unit begins. */
  readonly offset: number;
  /** The declaration, undefined for a whole structure or a parent class. */
  readonly field?: Field;
  /** Bits from the lowest bit of the little-endian storage unit. */
  readonly bitOffset?: number;
  readonly bitSize?: number;
  /** Primitive type of the storage unit: load it, change the bits, store it. */
  readonly unit?: PrimType;
  /**
   * No unit inside the structure covers the bit-field (packed structures only): the bits lie in the bytes from `offset`
   * on and must be accessed byte by byte. `unit` is then the declared type.
   */
  readonly split?: boolean;
}

/** What the `array` opcode needs: element i, j, … lies at base + i * strides[0] + j * strides[1] + … */
export interface ArrayShape {
  readonly element: TypeId;
  readonly elementSize: number;
  /** Number of elements per dimension, outermost first; undefined where it is not known. */
  readonly dims: readonly (number | undefined)[];
  /** Bytes between neighbours per dimension. */
  readonly strides: readonly number[];
}

interface Member {
  readonly type: TypeId;
  readonly field: Field | undefined;
  /** Bits from the start of the structure. */
  readonly bit: number;
}

interface StructLayout {
  readonly members: readonly Member[];
  /** `firstIds[i]` is the id of member i. */
  readonly firstIds: readonly number[];
  readonly size: number;
  cache: FieldPlace[] | undefined;
  /** The members that are fields, by name; made when a `^` field is looked for. */
  byName?: ReadonlyMap<string, Member>;
  /** The `^` fields and, once asked for, where they lie. */
  readonly inherited: readonly Field[];
  inheritedCache: FieldPlace[] | undefined;
}

const OPENED = -1;
/** Ids below this are remembered once they were asked for. */
const CACHED_IDS = 1024;
const NO_FIELDS = 0;

export class Layout {
  readonly module: Module;
  readonly pointerSize: 4 | 8;
  /** Types found to contain themselves by value, so far. */
  readonly recursive = new Set<TypeId>();
  readonly #func: Func | undefined;
  readonly #sizes: number[] = [];
  readonly #aligns: number[] = [];
  /** Number of field ids inside. */
  readonly #counts: number[] = [];
  readonly #resolved: TypeId[] = [];
  readonly #structs = new Map<TypeId, StructLayout>();
  readonly #arrays = new Map<TypeId, ArrayShape>();
  readonly #scopes = new WeakMap<Func, Layout>();
  /** The layout of the module, for that of a function. */
  readonly #outer: Layout | undefined;
  #structAttrs: Map<TypeId, readonly Attr[]> | undefined;
  readonly #instances: ClosedInstances;

  constructor(module: Module, pointerSize: 4 | 8, func?: Func, outer?: Layout) {
    this.#outer = outer ?? (func === undefined ? undefined : new Layout(module, pointerSize));
    this.module = module;
    this.pointerSize = pointerSize;
    this.#func = func;
    this.#instances = new ClosedInstances(module.types);
  }

  /** The layout as seen inside a function, where its own type definitions come first. */
  within(func: Func): Layout {
    if (func.types.size === 0 || func === this.#func) return this;
    let scope = this.#scopes.get(func);
    if (scope === undefined)
      this.#scopes.set(func, (scope = new Layout(this.module, this.pointerSize, func, this.#outer ?? this)));
    return scope;
  }

  /** Bytes; 0 for what has none: void, incomplete and empty structures, interfaces, type parameters. */
  sizeOf(type: TypeId): number {
    if (!(this.#sizes[type] >= 0)) this.#compute(type);
    return this.#sizes[type];
  }

  /** Bytes, at least 1. */
  alignOf(type: TypeId): number {
    if (!(this.#sizes[type] >= 0)) this.#compute(type);
    return this.#aligns[type];
  }

  /** The alignment of a variable: that of its type, or what its attributes ask for. */
  alignOfVariable(variable: { readonly type: TypeId; readonly attrs: readonly Attr[] }): number {
    return Math.max(this.alignOf(variable.type), layoutAttrs(variable.attrs).align);
  }

  /** What a type name stands for here: definitions of the function come before those of the module. */
  definition(name: string): TypeDef | undefined {
    return this.#func?.types.get(name) ?? this.module.typeDefs.get(name);
  }

  /** All type names that are defined here. */
  definedNames(): readonly string[] {
    return [...(this.#func?.types.keys() ?? []), ...this.module.typeDefs.keys()];
  }

  /** The type that names stand for, all names followed. A name that nobody defines stays. */
  resolve(type: TypeId): Type {
    return this.module.types.get(this.resolveId(type));
  }

  resolveId(type: TypeId): TypeId {
    const known = this.#resolved[type];
    if (known !== undefined) return known;
    const seen = [type];
    let at = type;
    for (
      let next = this.#target(at);
      next !== undefined && seen.length <= this.module.types.size;
      next = this.#target(at)
    ) {
      at = next;
      seen.push(at);
    }
    for (const id of seen) this.#resolved[id] = at;
    return at;
  }

  /** What a pointer points to, undefined for any other type. */
  pointee(type: TypeId): TypeId | undefined {
    const resolved = this.resolve(type);
    return resolved.kind === 'pointer' ? resolved.to : undefined;
  }

  /** Is a value of this type `agg`: a structure or an array? */
  isAggregate(type: TypeId): boolean {
    const resolved = this.resolve(type);
    return resolved.kind === 'array' || isStruct(resolved);
  }

  /** The primitive type of a value of this type; `agg` for aggregates, `unknown` for type parameters and undefined names. */
  primOf(type: TypeId): PrimType {
    const resolved = this.resolve(type);
    if (resolved.kind === 'prim') return resolved.prim;
    if (resolved.kind === 'pointer' || resolved.kind === 'func') return 'ptr';
    return resolved.kind === 'name' || resolved.kind === 'param' ? 'unknown' : 'agg';
  }

  /** How many field ids a type has: the greatest one. 0 for what is no structure. */
  fieldCount(type: TypeId): number {
    if (!(this.#sizes[type] >= 0)) this.#compute(type);
    return this.#counts[type];
  }

  /** Where a field lies; id 0 is the whole. Undefined if there is no such field. */
  field(type: TypeId, id: number): FieldPlace | undefined {
    if (id === 0) return { type, offset: 0 };
    const struct = this.#structOf(type);
    if (struct === undefined) return undefined;
    if (id < 0) return this.#parentField(this.resolveId(type), struct, -id - 1);
    if (id >= CACHED_IDS) return this.#findField(type, id);
    const cache = (struct.cache ??= []);
    const known = cache[id];
    if (known !== undefined) return known;
    const found = this.#findField(type, id);
    if (found !== undefined) cache[id] = found;
    return found;
  }

  /** The ids of a structure's direct members: what initialisers count. */
  memberIds(type: TypeId): readonly number[] {
    return this.#structOf(type)?.firstIds ?? [];
  }

  /** What the elements of an array are, of all its dimensions; any other type itself. */
  elementOf(type: TypeId): TypeId {
    let element = type;
    for (let steps = 0; steps <= this.module.types.size; steps++) {
      const resolved = this.resolve(element);
      if (resolved.kind !== 'array') break;
      element = resolved.of;
    }
    return element;
  }

  /** The shape of the array that a pointer points to; no dimensions if it points to something else. */
  array(pointer: TypeId): ArrayShape {
    let shape = this.#arrays.get(pointer);
    if (shape === undefined) this.#arrays.set(pointer, (shape = this.#arrayShape(this.pointee(pointer) ?? pointer)));
    return shape;
  }

  #arrayShape(array: TypeId): ArrayShape {
    const dims: (number | undefined)[] = [];
    const strides: number[] = [];
    let element = array;
    for (
      let type = this.resolve(element);
      type.kind === 'array' && dims.length <= this.module.types.size;
      type = this.resolve(element)
    ) {
      dims.push(type.size);
      element = type.of;
      strides.push(this.sizeOf(element));
    }
    return { element, elementSize: this.sizeOf(element), dims, strides };
  }

  #target(id: TypeId): TypeId | undefined {
    const type = this.module.types.get(id);
    if (type.kind !== 'name') return undefined;
    const def = this.definition(type.name);
    if (def === undefined || type.instant.length === 0) return def?.type;
    return this.#instances.of(id, type.instant, def.type, def.attrs) ?? def.type;
  }

  #structOf(type: TypeId): StructLayout | undefined {
    if (!(this.#sizes[type] >= 0)) this.#compute(type);
    return this.#structs.get(this.resolveId(type));
  }

  #findField(outer: TypeId, wanted: number): FieldPlace | undefined {
    let offset = 0;
    let id = wanted;
    let type = outer;
    for (;;) {
      const struct = this.#structOf(type);
      if (struct === undefined) return undefined;
      const i = lastAtMost(struct.firstIds, id);
      if (i < 0) return undefined;
      const member = struct.members[i];
      id -= struct.firstIds[i];
      if (id === 0) return this.#placeOf(member, struct, offset);
      if (id > this.#counts[member.type]) return undefined;
      offset += member.bit / 8;
      type = member.type;
    }
  }

  #placeOf({ type, field, bit }: Member, struct: StructLayout, offset: number): FieldPlace {
    if (field?.bits === undefined) return { type, field, offset: offset + bit / 8 };
    const prim = this.primOf(type);
    const unit = storageUnit(bit, field.bits, prim, this.sizeOf(type), struct.size);
    return { type, field, ...unit, offset: offset + unit.offset };
  }

  /** A `^` field lies where the nearest ancestor that declares its name put it. */
  #parentField(classId: TypeId, struct: StructLayout, index: number): FieldPlace | undefined {
    const field = struct.inherited[index];
    if (field === undefined) return undefined;
    return ((struct.inheritedCache ??= [])[index] ??= this.#findInherited(this.module.types.get(classId), field));
  }

  #findInherited(type: Type, field: Field): FieldPlace {
    if (!isStruct(type)) return { type: field.type, field, offset: 0 };
    let ancestor: StructType | undefined = type;
    for (let steps = 0; ancestor !== undefined && steps <= this.module.types.size; steps++) {
      if (ancestor.parents.length === 0) break;
      const struct = this.#structOf(ancestor.parents[0]);
      const member = struct && memberNamed(struct, field.name);
      if (struct !== undefined && member !== undefined) return this.#placeOf(member, struct, 0);
      const next: Type = this.resolve(ancestor.parents[0]);
      ancestor = isStruct(next) ? next : undefined;
    }
    return { type: field.type, field, offset: 0 };
  }

  /** Sizes, alignments and field counts of a type and of all that it contains by value. */
  #compute(root: TypeId): void {
    const stack = [root];
    while (stack.length > 0) {
      const type = stack[stack.length - 1];
      const state = this.#sizes[type];
      if (state === undefined) {
        this.#sizes[type] = OPENED;
        this.#pushParts(type, stack);
        continue;
      }
      stack.pop();
      if (state === OPENED) this.#finish(type);
    }
  }

  #pushParts(id: TypeId, stack: TypeId[]): void {
    const type = this.module.types.get(id);
    if (type.kind === 'array') this.#pushPart(type.of, stack);
    else if (type.kind === 'name') {
      const target = this.#target(id);
      if (target !== undefined) this.#pushPart(target, stack);
    } else if (isStruct(type)) {
      for (const parent of type.parents) this.#pushPart(parent, stack);
      for (const field of type.fields) this.#pushPart(field.type, stack);
    }
  }

  #pushPart(part: TypeId, stack: TypeId[]): void {
    const state = this.#sizes[part];
    if (state === undefined) stack.push(part);
    else if (state === OPENED) this.recursive.add(part);
  }

  /** All parts are known, or are being computed: those contain this type, and count for nothing. */
  #finish(id: TypeId): void {
    const type = this.module.types.get(id);
    if (type.kind === 'array')
      this.#set(id, (type.size ?? 0) * this.#partSize(type.of), this.#partAlign(type.of), NO_FIELDS);
    else if (type.kind === 'name') this.#finishName(id);
    else if (isStruct(type)) this.#finishStruct(id, type);
    else if (type.kind === 'pointer' || type.kind === 'func')
      this.#set(id, this.pointerSize, this.pointerSize, NO_FIELDS);
    else if (type.kind === 'prim')
      this.#set(id, primSize(type.prim, this.pointerSize), primAlign(type.prim, this.pointerSize), NO_FIELDS);
    else this.#set(id, 0, 1, NO_FIELDS);
  }

  #finishName(id: TypeId): void {
    const type = this.module.types.get(id);
    const def = type.kind === 'name' ? this.definition(type.name) : undefined;
    if (def === undefined) return this.#set(id, 0, 1, NO_FIELDS);
    const target = this.#target(id) ?? def.type;
    const align = Math.max(this.#partAlign(target), layoutAttrs(def.attrs).align);
    this.#set(id, this.#partSize(target), align, Math.max(0, this.#counts[target] ?? 0));
  }

  /** Field ids of a structure's members: each counts as one, and then come the fields inside it. */
  #numberFields(members: readonly Member[]): { firstIds: number[]; count: number } {
    const firstIds: number[] = [];
    let count = 0;
    for (const member of members) {
      firstIds.push(count + 1);
      count += 1 + Math.max(0, this.#counts[member.type] ?? 0);
    }
    return { firstIds, count };
  }

  #shapeOfFields(id: TypeId, type: StructType): StructShape {
    const isInterface = type.kind === 'interface';
    const parent = type.parents.length === 0 || isInterface ? { size: 0, align: 1 } : this.#shape(type.parents[0]);
    const fields = type.fields.map((field): MemberShape => {
      return { field, size: this.#partSize(field.type), align: this.#partAlign(field.type) };
    });
    return placeMembers(fields, this.#attrsOf(id, type), type.kind === 'union' || isInterface, parent);
  }

  #finishStruct(id: TypeId, type: StructType): void {
    const members: Member[] = type.parents.map((parent) => ({ type: parent, field: undefined, bit: 0 }));
    const isInterface = type.kind === 'interface';
    const shape = this.#shapeOfFields(id, type);
    type.fields.forEach((field, i) => {
      const { bit, attrs } = shape.placements[i];
      if (!field.fromParent && (isInterface || !attrs.isStatic)) members.push({ type: field.type, field, bit });
    });
    const { firstIds, count } = this.#numberFields(members);
    const hasRoom = !isInterface && !type.incomplete;
    this.#structs.set(id, {
      members,
      firstIds,
      size: shape.size,
      cache: undefined,
      inherited: inheritedFields(type),
      inheritedCache: undefined,
    });
    this.#set(id, hasRoom ? shape.size : 0, hasRoom ? shape.align : 1, count);
  }

  #set(id: TypeId, size: number, align: number, count: number): void {
    this.#sizes[id] = size;
    this.#aligns[id] = align;
    this.#counts[id] = count;
  }

  #shape(id: TypeId): { size: number; align: number } {
    return { size: this.#partSize(id), align: this.#partAlign(id) };
  }

  #partSize(id: TypeId): number {
    return Math.max(0, this.#sizes[id]);
  }

  #partAlign(id: TypeId): number {
    return this.#aligns[id] ?? 1;
  }

  /** The attributes written after the definition that gives a structure its name, or after the variable that has it. */
  #attrsOf(id: TypeId, struct: StructType): LayoutAttrs {
    const declared = this.#declaredAttrs(id);
    return struct.attrs === undefined ? layoutAttrs(declared) : layoutAttrs([...struct.attrs, ...declared]);
  }

  #declaredAttrs(id: TypeId): readonly Attr[] {
    this.#structAttrs ??= this.#collectAttrs();
    const own = this.#structAttrs.get(id);
    return own ?? (this.#outer === undefined ? [] : this.#outer.#declaredAttrs(id));
  }

  #collectAttrs(): Map<TypeId, readonly Attr[]> {
    const found = new Map<TypeId, readonly Attr[]>();
    const variables = this.#func === undefined ? this.module.globals : this.#func.locals;
    const defs = this.#func === undefined ? this.module.typeDefs : this.#func.types;
    for (const { type, attrs } of variables)
      if (attrs.length > 0)
        found.set(
          type,
          attrs.filter((attr) => attr.name !== 'align' && attr.name !== 'type_align'),
        );
    for (const { type, attrs } of defs.values()) if (attrs.length > 0) found.set(type, attrs);
    return found;
  }
}

function memberNamed(struct: StructLayout, name: string): Member | undefined {
  struct.byName ??= new Map(
    struct.members.flatMap((member) => (member.field === undefined ? [] : [[member.field.name, member] as const])),
  );
  return struct.byName.get(name);
}

const NONE_INHERITED: readonly Field[] = [];

function inheritedFields(type: StructType): readonly Field[] {
  return type.fields.some((field) => field.fromParent)
    ? type.fields.filter((field) => field.fromParent)
    : NONE_INHERITED;
}

/** Bytes of a primitive type in memory. */
export function primSize(prim: PrimType, pointerSize: 4 | 8): number {
  return bitsOf(prim, pointerSize) / 8;
}

/** A scalar is aligned to its size, a complex number to that of its parts. */
function primAlign(prim: PrimType, pointerSize: 4 | 8): number {
  if (prim === 'c64') return 4;
  if (prim === 'c128') return 8;
  return Math.max(1, primSize(prim, pointerSize));
}

/** The index of the last element that is at most `wanted`, -1 if there is none; the elements rise. */
function lastAtMost(rising: readonly number[], wanted: number): number {
  let low = -1;
  let high = rising.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (rising[middle] <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}
