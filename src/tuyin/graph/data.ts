/** Constants as the bytes of memory: natural layout, little-endian; addresses become relocations of 4 bytes. */
import { alignOf, sizeInBytes, type Type } from '../types.ts';
import { streamBits } from '../extra-uses.ts';
import { strideOf } from './layout.ts';
import { patternOf } from './folding.ts';
import type { Constant, Relocation } from './nodes.ts';

export interface Data {
  readonly size: number;
  /** Up to the last byte that is not 0. */
  readonly bytes: Uint8Array;
  readonly relocations: readonly Relocation[];
  readonly align: number;
}

/** What a global may hold at most: more than the memory of any engine would be read nowhere. */
export const mostDataBytes = 2 ** 30;

export function dataOf(type: Type, value: Constant): Data {
  const writer = new DataWriter();
  writer.write(0, type, value);
  return {
    size: sizeInBytes(type) ?? 0,
    bytes: writer.finish(),
    relocations: writer.relocations,
    align: alignOf(type),
  };
}

class DataWriter {
  readonly relocations: Relocation[] = [];
  #bytes = new Uint8Array(64);
  #end = 0;

  write(at: number, type: Type, value: Constant): void {
    switch (value.kind) {
      case 'number':
        return this.#number(at, sizeInBytes(type) ?? 0, patternOf(type, value.value));
      case 'address':
      case 'distance':
      case 'label':
        this.relocations.push({ at, target: value });
        return;
      case 'aggregate':
        return this.#aggregate(at, type, value);
      case 'zero':
      case 'undef':
    }
  }

  #aggregate(start: number, type: Type, { elements, types }: Extract<Constant, { kind: 'aggregate' }>): void {
    let at = start;
    elements.forEach((element, i) => {
      if (type.kind === 'struct') {
        const align = alignOf(type.fields[i]);
        at = start + Math.ceil((at - start) / align) * align;
        this.write(at, type.fields[i], element);
        at += sizeInBytes(type.fields[i]) ?? 0;
      } else if (type.kind === 'array' || type.kind === 'vector')
        this.write(start + i * strideOf(type.of), type.of, element);
      else if (types !== undefined) {
        this.#packed(at, types[i], element);
        at += Math.ceil((streamBits(types[i]) ?? 0) / 8);
      }
    });
  }

  /** The parts of a block follow each other as in a stream. */
  #packed(start: number, type: Type, value: Constant): void {
    if (value.kind !== 'aggregate') return this.write(start, type, value);
    let at = start;
    value.elements.forEach((element, i) => {
      const part =
        type.kind === 'struct' ? type.fields[i] : type.kind === 'array' || type.kind === 'vector' ? type.of : type;
      this.#packed(at, part, element);
      at += Math.ceil((streamBits(part) ?? 0) / 8);
    });
  }

  #number(at: number, size: number, bits: bigint): void {
    if (bits === 0n) return;
    const digits = bits.toString(16);
    const count = Math.min(size, Math.ceil(digits.length / 2));
    this.#grow(at + count);
    for (let i = 0; i < count; i++) {
      const end = digits.length - 2 * i;
      this.#bytes[at + i] = Number.parseInt(digits.slice(Math.max(0, end - 2), end), 16);
    }
  }

  #grow(end: number): void {
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(end, this.#bytes.length * 2));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#end = Math.max(this.#end, end);
  }

  finish(): Uint8Array {
    let end = this.#end;
    while (end > 0 && this.#bytes[end - 1] === 0) end--;
    return this.#bytes.slice(0, end);
  }
}
