/** The allocators to be tested, by one interface: that of the host, and the one in C on the engine for WebAssembly. */
import { instantiate } from '../../src/backend/wasm/engine.ts';
import { SourceFile } from '../../src/base/source.ts';
import { lower } from '../../src/driver/index.ts';
import { compileC } from '../../src/frontend/c/index.ts';
import { Allocator, type Heap } from '../../src/vm/allocator.ts';
import { hostFunctions } from '../../src/vm/clib/hosts.ts';
import { Memory, PAGE_SIZE, PlainBuffer } from '../../src/vm/memory.ts';
import { Meter } from '../../src/vm/meter.ts';

export interface TestHeap extends Heap {
  alignedAlloc(alignment: number, size: number): number;
  usableSize(address: number): number;
}

export interface MadeHeap<H extends TestHeap = TestHeap> {
  readonly memory: Memory;
  readonly heap: H;
  /** Takes memory for somebody else, so that what the heap gets next does not follow on what it has. */
  readonly reserve: (size: number) => void;
}

export function makeHostHeap(limitPages = 1024): MadeHeap<Allocator> {
  const memory = new Memory(new PlainBuffer(1), new Meter({ memoryLimit: limitPages * PAGE_SIZE }));
  const heap = new Allocator(memory, 2000);
  return { memory, heap, reserve: (size) => void heap.reserve(size) };
}

const text = `
#include <stdlib.h>
size_t malloc_usable_size(void *);
void *heap_malloc(size_t size) { return malloc(size); }
void *heap_calloc(size_t count, size_t size) { return calloc(count, size); }
void *heap_realloc(void *block, size_t size) { return realloc(block, size); }
void heap_free(void *block) { free(block); }
void *heap_aligned(size_t alignment, size_t size) { return aligned_alloc(alignment, size); }
size_t heap_usable(void *block) { return malloc_usable_size(block); }
`;

/** Makes heaps of programs in C with pointers of this size; the program is compiled once. */
export async function heapsInC(): Promise<(limitPages?: number) => MadeHeap> {
  const source = new SourceFile('heap.c', text);
  const { module } = compileC(source, { read: () => undefined });
  if (module === undefined) throw new Error('heap.c cannot be compiled');
  const { value } = await lower({ ir: 'maple', source, module }, 'linear');
  if (value === undefined) throw new Error('heap.c cannot be lowered');
  const linear = value.module;
  return (limitPages = 1024) => {
    const program = instantiate(linear, { hosts: hostFunctions, memoryLimit: limitPages * PAGE_SIZE, stackSize: 1024 });
    const call = (name: string, ...args: number[]): number => Number(program.call(name, args.map(BigInt)).at(0) ?? 0);
    const heap: TestHeap = {
      malloc: (size) => call('heap_malloc', size),
      calloc: (count, size) => call('heap_calloc', count, size),
      realloc: (address, size) => call('heap_realloc', address, size),
      free: (address) => void call('heap_free', address),
      alignedAlloc: (alignment, size) => call('heap_aligned', alignment, size),
      usableSize: (address) => call('heap_usable', address),
    };
    const { memory, allocator } = program.env;
    return { memory, heap, reserve: (size) => void allocator.reserve(size) };
  };
}
