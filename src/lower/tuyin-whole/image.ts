/** Where the constants of a program stand in its memory, and the bytes there; as src/vm/tuyin/image.ts has it. */
import type { Graph, GlobalId, PlacedConstant } from '../../tuyin/graph/nodes.ts';

/** Nothing stands below it. */
export const firstAddress = 16;
/** Basic blocks have numbers behind all memory. */
const firstLabel = 0xf000_0000;

/** The constants of a program, one behind the other. */
export class ConstantImage {
  /** What stands from `firstAddress` on. */
  readonly bytes: Uint8Array;
  readonly #addresses: readonly number[];
  readonly #graph: Graph;
  readonly #labels = new Map<string, number>();

  constructor(graph: Graph) {
    this.#graph = graph;
    let top = firstAddress;
    this.#addresses = graph.globals.map(({ size, align }) => {
      const start = Math.ceil(top / align) * align;
      top = start + Math.max(size, 1);
      return start;
    });
    this.bytes = new Uint8Array(top - firstAddress);
    for (const { id, bytes } of graph.globals) this.bytes.set(bytes, this.#addresses[id] - firstAddress);
    for (const { id, relocations } of graph.globals)
      for (const { at, target } of relocations) this.#write(this.#addresses[id] + at, this.addressOf(target));
  }

  #write(at: number, address: number): void {
    new DataView(this.bytes.buffer).setUint32(at - firstAddress, address, true);
  }

  /** Start and size of each object, in order. */
  get objects(): readonly (readonly [number, number])[] {
    return this.#graph.globals.map(({ id, size }) => [this.#addresses[id], size]);
  }

  global(id: GlobalId): number {
    return this.#addresses[id];
  }

  addressOf(constant: PlacedConstant): number {
    if (constant.kind === 'distance') return (this.addressOf(constant.to) - this.addressOf(constant.from)) >>> 0;
    if (constant.kind === 'address') return (this.#addresses[constant.global] + constant.offset) >>> 0;
    const key = `${constant.func} ${constant.label}`;
    const known = this.#labels.get(key) ?? firstLabel + this.#labels.size;
    this.#labels.set(key, known);
    return known;
  }
}
