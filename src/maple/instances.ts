/**
 * The structures that instances of generic types have before anything is instantiated: the definition with its type
 * parameters replaced, so that fields count and lie as they will.
 *
 *     type $pair <struct {@a <!T>, @n i32}>      <$pair{!T=<$S>}> is laid out as <struct {@a <$S>, @n i32}>
 *
 * Only closed instances have one, those whose vector mentions no type parameter: in generic code fields count by the text
 * of the definition (lower/maple-levels/generics/field-ids.ts). Instances inside are names that are looked up when they
 * are met; a type that grows by value at each step ends at `mostInstances`, behind which the text counts.
 */
import { isStruct, partsOf, type Attr, type Instantiation, type Type, type TypeId, type TypeTable } from './types.ts';

const mostInstances = 10_000;

type Vector = ReadonlyMap<string, TypeId>;

export class ClosedInstances {
  readonly #types: TypeTable;
  readonly #made = new Map<TypeId, TypeId | undefined>();
  readonly #closed = new Set<TypeId>();

  constructor(types: TypeTable) {
    this.#types = types;
  }

  /** What the instance `id` of a definition is, undefined if only its text counts. */
  of(id: TypeId, vector: readonly Instantiation[], definition: TypeId, attrs: readonly Attr[]): TypeId | undefined {
    if (this.#made.has(id)) return this.#made.get(id);
    const isKept = this.#made.size < mostInstances && vector.every(({ type }) => this.#isClosed(type));
    const made = isKept
      ? this.#instance(definition, new Map(vector.map(({ param, type }) => [param, type])), attrs)
      : undefined;
    this.#made.set(id, made);
    return made;
  }

  /** Attributes behind the definition become those of the structure, which has no definition of its own. */
  #instance(definition: TypeId, vector: Vector, attrs: readonly Attr[]): TypeId {
    const made = this.#substitute(definition, vector);
    const type = this.#types.get(made);
    if (made === definition || !isStruct(type) || attrs.length === 0) return made;
    return this.#types.struct({ ...type, attrs: [...(type.attrs ?? []), ...attrs] });
  }

  /** Types found closed are not looked at again. */
  #isClosed(type: TypeId): boolean {
    const stack = [type];
    const seen = new Set<TypeId>();
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
      if (seen.has(id) || this.#closed.has(id)) continue;
      seen.add(id);
      const own = this.#types.get(id);
      if (own.kind === 'param') return false;
      stack.push(...partsOf(own));
    }
    for (const id of seen) this.#closed.add(id);
    return true;
  }

  /** Types nest no deeper than the parser lets them. */
  #substitute(id: TypeId, vector: Vector): TypeId {
    const type = this.#types.get(id);
    if (type.kind === 'prim') return id;
    if (type.kind === 'param') return vector.get(type.name) ?? id;
    return this.#withParts(type, (part) => this.#substitute(part, vector));
  }

  /** The type with other types in the place of those that it is made of. */
  #withParts(type: Exclude<Type, { kind: 'prim' | 'param' }>, inner: (part: TypeId) => TypeId): TypeId {
    const types = this.#types;
    const list = <Part extends { readonly type: TypeId }>(parts: readonly Part[]): Part[] =>
      parts.map((part) => ({ ...part, type: inner(part.type) }));
    switch (type.kind) {
      case 'pointer':
        return types.pointer(inner(type.to), type.attrs);
      case 'array':
        return type.placeholder === undefined
          ? types.array(type.size, inner(type.of))
          : types.incompleteArray(type.placeholder, inner(type.of));
      case 'func':
        return types.func(list(type.params), type.results.map(inner), type.variadic);
      case 'name':
        return types.name(type.name, list(type.instant));
      default:
        return types.struct({ ...type, parents: type.parents.map(inner), fields: list(type.fields) });
    }
  }
}
