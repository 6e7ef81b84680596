/** The watch on an allocator: each operation is told once, however the allocator does it. */
import { expect, test } from 'vitest';
import { AllocationWatch, makeAllocator } from '../../src/vm/allocation-watch.ts';
import { Memory, PlainBuffer } from '../../src/vm/memory.ts';

const inMain = [{ func: 'main' }];

function watched(calls: () => { func: string }[] = () => inMain) {
  const watch = new AllocationWatch(() => false);
  return { watch, heap: makeAllocator(new Memory(new PlainBuffer(4)), 1024, watch, calls) };
}

test('sizes as they were asked for, aligned and zeroed blocks too', () => {
  const { watch, heap } = watched();
  const blocks = [heap.malloc(10), heap.calloc(4, 5), heap.alignedAlloc(64, 30)];
  expect(watch.report()).toMatchObject({
    allocations: 3,
    frees: 0,
    bytes: 60,
    peak: 60,
    leaks: [{ func: 'main', blocks: 3, bytes: 60 }],
  });
  for (const block of blocks) heap.free(block);
  expect(watch.report()).toMatchObject({ allocations: 3, frees: 3, peak: 60, leaks: [] });
});

test('resizing in place, elsewhere, to nothing and from nothing', () => {
  const { watch, heap } = watched();
  const first = heap.realloc(0, 10);
  const grown = heap.realloc(first, 20);
  heap.malloc(1);
  const moved = heap.realloc(grown, 5000);
  expect(moved).not.toBe(grown);
  expect(watch.report()).toMatchObject({ allocations: 4, frees: 2, bytes: 5031, peak: 5001 });
  heap.realloc(moved, 0);
  expect(watch.report()).toMatchObject({ frees: 3, leaks: [{ blocks: 1, bytes: 1 }] });
});

test('what there was no memory for, and null', () => {
  const { watch, heap } = watched();
  expect(heap.malloc(0x7fff0000 + 1)).toBe(0);
  heap.free(0);
  expect(watch.report()).toMatchObject({ allocations: 0, frees: 0, bytes: 0 });
});

test('the library and the host are not the program', () => {
  const { watch, heap } = watched();
  heap.reserve(100);
  expect(watch.report().allocations).toBe(0);
  const outside = watched(() => []);
  outside.heap.free(outside.heap.malloc(8));
  expect(outside.watch.report()).toMatchObject({ allocations: 0, frees: 0 });
});
