/**
 * Reading variadic arguments: a cursor over the 8-byte slots described in host.ts. `VaList` is the same over the cell
 * of a C `va_list`, and moves the cell when it is done.
 */
import { quadToF64 } from '../../scalar/quad.ts';
import type { Memory } from '../memory.ts';

const SLOT = 8;

export class VarArgs {
  readonly #memory: Memory;
  #slot: number;

  constructor(memory: Memory, slot: number) {
    this.#memory = memory;
    this.#slot = slot;
  }

  /** The address of the next slot. */
  get position(): number {
    return this.#slot;
  }

  i32(): number {
    return this.#memory.readI32(this.#advance());
  }

  pointer(): number {
    return this.#memory.readPointer(this.#advance());
  }

  i64(): bigint {
    return this.#memory.readI64(this.#advance());
  }

  /** A double; its sign is given apart, because a NaN has one too and JavaScript does not keep it. */
  f64(): { readonly value: number; readonly negative: boolean } {
    const slot = this.#advance();
    return { value: this.#memory.readF64(slot), negative: (this.#memory.readU8(slot + 7) & 0x80) !== 0 };
  }

  /** A `long double`, rounded to a double; its 16 bytes are aligned to 16. */
  quad(): { readonly value: number; readonly negative: boolean } {
    const at = Math.ceil(this.#slot / (2 * SLOT)) * 2 * SLOT;
    this.#slot = at + 2 * SLOT;
    const bits = BigInt.asUintN(64, this.#memory.readI64(at)) | (this.#memory.readI64(at + SLOT) << 64n);
    return { value: quadToF64({ bits: BigInt.asUintN(128, bits) }), negative: bits < 0n };
  }

  #advance(): number {
    const slot = this.#slot;
    this.#slot = slot + SLOT;
    return slot;
  }
}

/** Calls `use` with the arguments of the va_list in the cell at `cell`, and moves the list behind those it read. */
export function withVaList<T>(memory: Memory, cell: number, use: (args: VarArgs) => T): T {
  const args = new VarArgs(memory, memory.readPointer(cell));
  const result = use(args);
  memory.writePointer(cell, args.position, 4);
  return result;
}
