/**
 * Types without names: what stands for a named type is put in its place, except behind pointers, where a type may refer to
 * itself. Equal names give one object, so that a chain of types that double costs no more than its names.
 */
import type { Type } from '../types.ts';

/** Parts that a type may have in all; one with more is left alone. */
const mostParts = 65_536;

export class TypeNames {
  readonly #definition: (name: string) => Type | undefined;
  readonly #known = new Map<string, Type>();
  readonly #parts = new WeakMap<object, number>();
  readonly #open = new Set<string>();

  constructor(definition: (name: string) => Type | undefined) {
    this.#definition = definition;
  }

  /** A type that is not defined, contains itself or is too large keeps its name. */
  expand(type: Type): Type {
    switch (type.kind) {
      case 'named':
        return this.#named(type);
      case 'array':
      case 'vector': {
        const of = this.expand(type.of);
        return of === type.of ? type : { ...type, of };
      }
      case 'struct': {
        const fields = type.fields.map((field) => this.expand(field));
        if (fields.every((field, i) => field === type.fields[i])) return type;
        const expanded: Type = { kind: 'struct', fields };
        return this.#partsOf(expanded) > mostParts ? type : expanded;
      }
      case 'pointer': {
        // One step suffices to know what a pointer points to.
        const to = type.to.kind === 'named' ? this.#named(type.to) : type.to;
        return to === type.to ? type : { ...type, to };
      }
      default:
        return type;
    }
  }

  #named(type: Extract<Type, { readonly kind: 'named' }>): Type {
    const { name } = type;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const definition = this.#definition(name);
    if (definition === undefined || this.#open.has(name)) return type;
    this.#open.add(name);
    const expanded = this.#shallow(definition);
    this.#open.delete(name);
    this.#known.set(name, expanded);
    return expanded;
  }

  /** Behind pointers of a definition names stay, so that this ends for types that refer to themselves. */
  #shallow(type: Type): Type {
    return type.kind === 'pointer' ? type : this.expand(type);
  }

  #partsOf(type: Type): number {
    const known = this.#parts.get(type);
    if (known !== undefined) return known;
    const parts = type.kind === 'struct' ? type.fields.reduce((sum, field) => sum + this.#partsOf(field), 1) : 1;
    this.#parts.set(type, parts);
    return parts;
  }
}
