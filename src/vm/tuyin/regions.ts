/**
 * Commands on regions: reading and writing at the cursors of the block that an address lies in (TUYIN section 6.1).
 *
 *     | read already | written, to be read | zeros, not written |
 *     0              read cursor           write cursor         size of the block
 *
 * A block has a read and a write cursor, both 0 at first; of a constant all bytes count as written. Reading may go on
 * to the end of the block, as its bytes are zeros before they are written; `size` and `eof` tell of what is written
 * and not yet read.
 */
import type { Arena, Block } from './arena.ts';
import type { Content, Taken } from './streams.ts';
import { readAddress } from './arena.ts';
import { trapOf } from './traps.ts';

/** The cursors of blocks, as commands of graphs and extra functions of stack code move them. */
export class Regions {
  readonly #arena: Arena;

  constructor(arena: Arena) {
    this.#arena = arena;
  }

  /** The next bytes, not to be kept; T-BOUNDS if they are not all in the block. */
  peek(address: number, count: number): Uint8Array {
    const block = this.#block(address);
    if (count > block.size - block.readAt) throw bounds(`${count} bytes wanted, ${block.size - block.readAt} left`);
    return this.#bytes(block, count);
  }

  read(address: number, count: number): Uint8Array {
    const bytes = this.peek(address, count);
    const block = this.#block(address);
    this.#arena.setReadAt(block, block.readAt + count);
    return bytes;
  }

  peekShort(address: number, count: number): Taken {
    const block = this.#block(address);
    const there = Math.min(count, block.size - block.readAt);
    return { bytes: this.#bytes(block, there), short: there < count };
  }

  readShort(address: number, count: number): Taken {
    const taken = this.peekShort(address, count);
    const block = this.#block(address);
    this.#arena.setReadAt(block, block.readAt + taken.bytes.length);
    return taken;
  }

  skip(address: number, count: number): void {
    this.read(address, count);
  }

  /** Bytes that are written and not read. */
  size(address: number): number {
    const block = this.#block(address);
    return Math.max(0, writtenOf(block) - block.readAt);
  }

  position(address: number): number {
    return this.#block(address).readAt;
  }

  capacity(address: number): number {
    return this.#block(address).size;
  }

  seek(address: number, to: number): void {
    const block = this.#block(address);
    if (to < 0 || to > block.size) throw bounds(`position ${to} of ${block.size}`);
    this.#arena.setReadAt(block, to);
  }

  reset(address: number): void {
    const block = this.#block(address);
    this.#arena.setReadAt(block, 0);
    this.#arena.setWriteAt(block, 0);
  }

  append(address: number, { bytes, slots }: Content): void {
    const block = this.#block(address);
    if (block.frame < 0) throw trapOf('T-RODATA', 'a constant cannot be written to');
    if (bytes.length > block.size - block.writeAt) {
      throw bounds(`${bytes.length} bytes written, room for ${block.size - block.writeAt}`);
    }
    for (const { at } of slots) this.#arena.checkEscape(readAddress(bytes, at), block.frame);
    this.#arena.bytes.set(bytes, block.start + block.writeAt);
    this.#arena.setWriteAt(block, block.writeAt + bytes.length);
  }

  /** All bytes of the block that the address lies in, from the address on. */
  rest(address: number): Uint8Array {
    const block = this.#block(address);
    return this.#arena.bytes.subarray(address, block.start + block.size);
  }

  #block(address: number): Block {
    return this.#arena.check(address, 0, 'read');
  }

  #bytes(block: Block, count: number): Uint8Array {
    if (count < 0) throw bounds(`${count} bytes wanted`);
    const from = block.start + block.readAt;
    return this.#arena.bytes.subarray(from, from + count);
  }
}

function writtenOf(block: Block): number {
  return block.frame < 0 ? block.size : block.writeAt;
}

function bounds(detail: string): Error {
  return trapOf('T-BOUNDS', detail);
}
