/**
 * Where in memory pointers lie, by the type of what is there: what the run time looks at when blocks move (src/runtime/tuyin/memory.c).
 * Types have numbers; 0 is one without pointers.
 */
import { alignOf, sizeInBytes, typeText, type Type } from '../../tuyin/types.ts';
import type { Graph } from '../../tuyin/graph/nodes.ts';

interface PointerAt {
  readonly offset: number;
  readonly to: Type;
}

/** The layouts that a program needs. */
export class Layouts {
  readonly #types: Graph['types'];
  readonly #numbers = new Map<string, number>();
  readonly #layouts: { readonly stride: number; readonly pointers: readonly PointerAt[] }[] = [
    { stride: 0, pointers: [] },
  ];

  constructor(types: Graph['types']) {
    this.#types = types;
  }

  /** The number of what a pointer points to. */
  numberOf(type: Type): number {
    const to = this.resolve(type);
    const text = typeText(to);
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const pointers = to.kind === 'void' || to.kind === 'func' ? [] : this.#pointersIn(to, 0);
    const number = pointers.length === 0 ? 0 : this.#layouts.length;
    this.#numbers.set(text, number);
    if (number > 0) this.#layouts.push({ stride: roundUp(sizeInBytes(to) ?? 0, alignOf(to)), pointers });
    return number;
  }

  /** What a named type stands for. */
  resolve(type: Type): Type {
    let resolved = type;
    for (let i = 0; resolved.kind === 'named' && i <= this.#types.size; i++)
      resolved = this.#types.get(resolved.name) ?? resolved;
    return resolved;
  }

  #pointersIn(type: Type, at: number): PointerAt[] {
    if (type.kind === 'pointer') return [{ offset: at, to: type.to }];
    if (type.kind === 'struct')
      return fieldsAt(type.fields, at).flatMap(([field, offset]) => this.#pointersIn(field, offset));
    if (type.kind !== 'array' && type.kind !== 'vector') return [];
    const first = this.#pointersIn(type.of, 0);
    if (first.length === 0) return [];
    const stride = roundUp(sizeInBytes(type.of) ?? 0, alignOf(type.of));
    return Array.from({ length: type.count }, (_, i) =>
      first.map(({ offset, to }) => ({ offset: at + i * stride + offset, to })),
    ).flat();
  }

  /** `struct layout` and `struct pointer_at` of runtime.h; asking for the numbers of what pointers lead to may add layouts. */
  tables(): { readonly layouts: Uint8Array; readonly pointers: Uint8Array } {
    const [layouts, pointers]: number[][] = [[], []];
    for (let i = 0; i < this.#layouts.length; i++) {
      const one = this.#layouts[i];
      layouts.push(one.stride, one.pointers.length, pointers.length / 2);
      for (const { offset, to } of one.pointers) pointers.push(offset, this.numberOf(to));
    }
    return { layouts: words(layouts), pointers: words(pointers) };
  }
}

/** Fields of a struct in memory, with where they begin. */
export function fieldsAt(fields: readonly Type[], start: number): (readonly [Type, number])[] {
  let at = start;
  return fields.map((field) => {
    at = roundUp(at, alignOf(field));
    const place = [field, at] as const;
    at += sizeInBytes(field) ?? 0;
    return place;
  });
}

export function roundUp(value: number, to: number): number {
  return Math.ceil(value / to) * to;
}

/** Numbers of 32 bits as bytes. */
export function words(values: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, i) => bytes.setUint32(4 * i, value, true));
  return new Uint8Array(bytes.buffer);
}
