import { describe, expect, it } from 'vitest';
import { Allocator } from '../../src/vm/allocator.ts';
import { Memory, PAGE_SIZE, WasmBuffer } from '../../src/vm/memory.ts';
import { times } from '../long.ts';
import { Dice } from './gcc.ts';
import { heapsInC, makeHostHeap, type MadeHeap, type TestHeap } from './heaps.ts';

type MakeHeap = (limitPages?: number) => MadeHeap;
const allocators: readonly [name: string, makeHeap: MakeHeap][] = [
  ['of the host', makeHostHeap],
  ['in C', await heapsInC()],
];

/** What the test knows of a live block: its bytes all hold `mark`. */
interface Block {
  readonly address: number;
  readonly size: number;
  readonly mark: number;
}

/** The model: live blocks by address; it fills them and checks that nobody else writes into them. */
class Model {
  readonly memory: Memory;
  readonly heap: TestHeap;
  readonly reserve: MadeHeap['reserve'];
  readonly dice: Dice;
  readonly live: Block[] = [];
  #mark = 0;
  #bytes = 0;
  /** The most bytes that were live at a time. */
  peak = 0;

  constructor(seed: number, makeHeap: MakeHeap) {
    ({ memory: this.memory, heap: this.heap, reserve: this.reserve } = makeHeap());
    this.dice = new Dice(seed);
  }

  add(address: number, size: number): void {
    this.#mark = (this.#mark % 250) + 1;
    this.memory.range(address, size).fill(this.#mark);
    this.live.push({ address, size, mark: this.#mark });
    this.#bytes += size;
    this.peak = Math.max(this.peak, this.#bytes);
  }

  removeAny(): Block {
    const index = this.dice.below(this.live.length);
    const [block] = this.live.splice(index, 1, this.live[this.live.length - 1]);
    this.live.pop();
    this.check(block, block.size);
    this.#bytes -= block.size;
    return block;
  }

  check({ address, mark }: Block, length: number): void {
    const bytes = this.memory.range(address, length);
    for (let i = 0; i < length; i++)
      if (bytes[i] !== mark) throw new Error(`byte ${i} of block ${address} was overwritten`);
  }

  size(): number {
    const { dice } = this;
    return dice.pick([() => dice.below(64), () => dice.below(64), () => dice.below(1200), () => dice.below(20000)])();
  }

  step(): void {
    const { dice, heap, live } = this;
    const choice = dice.below(10);
    if (live.length === 0 || choice < 4) this.#allocate();
    else if (choice < 8) heap.free(this.removeAny().address);
    else this.#resize();
  }

  #allocate(): void {
    const { dice, heap } = this;
    const size = this.size();
    const kind = dice.below(8);
    const alignment = 1 << dice.below(12);
    const address =
      kind === 0 ? heap.calloc(1, size) : kind === 1 ? heap.alignedAlloc(alignment, size) : heap.malloc(size);
    if (address === 0) throw new Error('out of memory');
    if (kind === 0) this.check({ address, size, mark: 0 }, size);
    if (address % (kind === 1 ? Math.max(alignment, 16) : 16) !== 0) throw new Error(`${address} is not aligned`);
    this.add(address, size);
  }

  #resize(): void {
    const block = this.removeAny();
    const size = this.size() + 1;
    const address = this.heap.realloc(block.address, size);
    this.check({ ...block, address }, Math.min(size, block.size));
    this.add(address, size);
  }

  checkNoOverlap(): void {
    const sorted = [...this.live].sort((a, b) => a.address - b.address);
    for (let i = 1; i < sorted.length; i++) {
      expect(sorted[i - 1].address + sorted[i - 1].size).toBeLessThanOrEqual(sorted[i].address);
    }
  }
}

describe.each(allocators)('the allocator %s', (_, makeHeap) => {
  it('keeps blocks apart, aligned and intact under any sequence of calls', () => {
    for (let seed = 1; seed <= times(2, 12); seed++) {
      const model = new Model(seed, makeHeap);
      for (let i = 0; i < 8000; i++) model.step();
      model.checkNoOverlap();
      for (const block of model.live) model.check(block, block.size);
      while (model.live.length > 0) model.heap.free(model.removeAny().address);
      // All that was handed out is one block again.
      const { size } = model.memory;
      expect(model.heap.malloc(Math.floor(size / 2))).not.toBe(0);
      expect(model.memory.size).toBe(size);
    }
  });

  it('keeps them so where memory of others lies between', () => {
    const model = new Model(5, makeHeap);
    for (let i = 0; i < times(3000, 20000); i++) {
      if (i % 50 === 0) model.reserve(model.size());
      model.step();
    }
    model.checkNoOverlap();
    while (model.live.length > 0) model.heap.free(model.removeAny().address);
    expect(model.memory.size).toBeLessThan(8 * 1024 * 1024);
  });

  it('reuses memory: a long run does not outgrow a few times what is live', () => {
    const model = new Model(4, makeHeap);
    for (let i = 0; i < times(20000, 60000); i++) {
      if (model.live.length > 300) model.heap.free(model.removeAny().address);
      else model.step();
    }
    expect(model.memory.size).toBeLessThan(4 * model.peak + 4 * PAGE_SIZE);
  });

  it('merges freed blocks: all of the heap can become one block again', () => {
    const { memory, heap } = makeHeap();
    const small = Array.from({ length: 5000 }, (_, i) => heap.malloc(8 + (i % 100)));
    const size = memory.size;
    for (const address of small.filter((_, i) => i % 2 === 0)) heap.free(address);
    for (const address of small.filter((_, i) => i % 2 === 1)) heap.free(address);
    const whole = heap.malloc(Math.floor(size * 0.75));
    expect(whole).not.toBe(0);
    expect(memory.size).toBe(size);
  });

  it('hands a freed small block out again', () => {
    const { heap } = makeHeap();
    const address = heap.malloc(24);
    heap.malloc(24);
    heap.free(address);
    expect(heap.malloc(20)).toBe(address);
  });

  it('returns null at the limit and goes on working', () => {
    const { memory, heap } = makeHeap(4);
    expect(heap.malloc(5 * PAGE_SIZE)).toBe(0);
    expect(heap.malloc(2 ** 32 - 1)).toBe(0);
    expect(heap.calloc(2 ** 31, 2 ** 31)).toBe(0);
    let count = 0;
    while (heap.malloc(1000) !== 0) count++;
    expect(count).toBeGreaterThan(230);
    expect(memory.size).toBeLessThanOrEqual(4 * PAGE_SIZE);
    expect(heap.realloc(heap.malloc(10), 5 * PAGE_SIZE)).toBe(0);
  });

  it('grows in place at the end of the heap and into a free neighbour', () => {
    const { heap } = makeHeap();
    const last = heap.malloc(5000);
    expect(heap.realloc(last, 500000)).toBe(last);
    const neighbour = heap.malloc(5000);
    heap.malloc(16);
    heap.free(neighbour);
    expect(heap.realloc(last, 503000)).toBe(last);
  });
});

describe('the allocator of the host', () => {
  it('counts live and peak bytes', () => {
    const { heap } = makeHostHeap();
    const blocks = [100, 200, 300].map((size) => heap.malloc(size));
    const { liveBytes } = heap.stats;
    expect(liveBytes).toBeGreaterThanOrEqual(600);
    expect(liveBytes).toBeLessThanOrEqual(600 + 3 * 24);
    blocks.forEach((block) => heap.free(block));
    expect(heap.stats).toEqual({ liveBytes: 0, peakBytes: liveBytes, liveBlocks: 0, allocations: 3 });
  });

  it('works over a WebAssembly memory, also when the program itself grows it', () => {
    const wasm = new WebAssembly.Memory({ initial: 1 });
    const memory = new Memory(new WasmBuffer(wasm));
    const heap = new Allocator(memory, 1024);
    const first = heap.malloc(100);
    memory.writeU32(first, 77);
    wasm.grow(1);
    const second = heap.malloc(100_000);
    expect(second).toBeGreaterThan(first);
    expect(memory.readU32(first)).toBe(77);
    heap.free(first);
    heap.free(second);
    expect(memory.size).toBe(wasm.buffer.byteLength);
  });
});

describe.each(allocators)('mistakes that the allocator %s finds', (_, makeHeap) => {
  const trap = (kind: string): unknown => expect.objectContaining({ name: 'Trap', kind });

  it('double frees, of small, large and merged blocks', () => {
    for (const size of [0, 24, 1000, 5000]) {
      const { heap } = makeHeap();
      const before = heap.malloc(size);
      const address = heap.malloc(size);
      heap.malloc(16);
      heap.free(before);
      heap.free(address);
      expect(() => heap.free(address)).toThrow(trap('double-free'));
      expect(() => heap.realloc(address, 1)).toThrow(trap('double-free'));
    }
  });

  it('a double free of the last block, which went back to the untouched memory', () => {
    const { heap } = makeHeap();
    const address = heap.malloc(5000);
    heap.free(address);
    expect(() => heap.free(address)).toThrow(trap('double-free'));
  });

  it('addresses that are no blocks', () => {
    const { memory, heap } = makeHeap();
    const address = heap.malloc(256);
    memory.range(address, 256).fill(0xbb);
    for (const wrong of [1, 16, 1500, address + 16, address + 8, address - 16, address + 4096, 2 ** 31, 2 ** 32 - 16]) {
      expect(() => heap.free(wrong), String(wrong)).toThrow(trap('invalid-free'));
    }
    heap.free(0);
    heap.free(address);
  });

  it('writes beyond a block, when it is freed', () => {
    const { memory, heap } = makeHeap();
    const address = heap.malloc(24);
    heap.malloc(24);
    memory.range(address, 32).fill(0xcc);
    expect(() => heap.free(address)).toThrow(trap('invalid-free'));
  });

  it('a free list that the program bent into a ring ends in a trap', () => {
    const { memory, heap } = makeHeap(2);
    const address = heap.malloc(24);
    heap.free(address);
    memory.writeU32(address, address);
    expect(heap.malloc(24)).toBe(address);
    expect(() => heap.malloc(24)).toThrow(trap('heap-corruption'));
    heap.free(address);
    memory.writeU32(address, address);
    expect(() => heap.malloc(3 * PAGE_SIZE)).toThrow(trap('heap-corruption'));
  });
});
