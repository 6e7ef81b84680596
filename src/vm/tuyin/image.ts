/**
 * The constants of a program in its memory: where each global stands, and what an address constant is there.
 *
 * Addresses of basic blocks are numbers behind all memory that a program may have: they differ from each other and from
 * null, and an access through one is out of bounds.
 */
import type { Constant, Graph, GlobalId, PlacedConstant } from '../../tuyin/graph/nodes.ts';
import type { Type } from '../../tuyin/types.ts';
import { InternalError } from '../../base/errors.ts';
import { writeAddress, type Arena } from './arena.ts';
import { bitsOf } from './streams.ts';
import { encodeValue, isAggregateType, itemType, zeroValue, type Value } from './values.ts';

const FIRST_LABEL = 0xf000_0000;

/** The constants of a program, laid out once at the bottom of the arena. */
export class Image {
  readonly #addresses: readonly number[];
  readonly #labels = new Map<string, number>();

  /** Puts the globals of a graph into an arena that is still empty. */
  constructor(graph: Graph, arena: Arena) {
    this.#addresses = graph.globals.map(({ size, align }) => arena.addConstant(size, align));
    for (const { id, bytes, relocations } of graph.globals) {
      arena.bytes.set(bytes, this.#addresses[id]);
      for (const { at, target } of relocations) {
        writeAddress(arena.bytes, this.#addresses[id] + at, this.addressOf(target));
      }
    }
  }

  global(id: GlobalId): number {
    return this.#addresses[id];
  }

  addressOf(constant: PlacedConstant): number {
    if (constant.kind === 'distance') return (this.addressOf(constant.to) - this.addressOf(constant.from)) >>> 0;
    if (constant.kind === 'address') return (this.#addresses[constant.global] + constant.offset) >>> 0;
    const key = `${constant.func} ${constant.label}`;
    const known = this.#labels.get(key) ?? FIRST_LABEL + this.#labels.size;
    this.#labels.set(key, known);
    return known;
  }

  /** The value of a constant of a type; what is undefined is 0. */
  valueOf(constant: Constant, type: Type): Value {
    switch (constant.kind) {
      case 'number':
        return constant.value;
      case 'address':
      case 'label':
        return BigInt(this.addressOf(constant));
      case 'distance':
        return BigInt(this.addressOf(constant) | 0);
      case 'zero':
      case 'undef':
        return zeroValue(type);
      case 'aggregate':
        if (!isAggregateType(type)) return this.#bitsOf(constant);
        return { type, items: constant.elements.map((element, i) => this.valueOf(element, itemType(type, i))) };
    }
  }

  /** A block of several things, one behind the other. */
  #bitsOf({ elements, types }: Extract<Constant, { readonly kind: 'aggregate' }>): bigint {
    if (types === undefined) throw new InternalError('a block without types', 'tuyin image');
    const parts = elements.map((element, i) => encodeValue(types[i], this.valueOf(element, types[i])));
    return bitsOf(Uint8Array.from(parts.flatMap((part) => [...part])));
  }
}
