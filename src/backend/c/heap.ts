/**
 * malloc and its family for programs that have none of their own: blocks of sizes that are a quarter of a power of two apart, which go,
 * when freed, onto a list of their size and are handed out again from it.
 *
 *     payload - 16   size of the block's payload (8 bytes), what the program asked for (4), state (4)
 *     payload        16-byte aligned; in a free block: the next one of its list
 */
import type { SupportRow } from './support.ts';

export const heapRows: Readonly<Record<string, SupportRow>> = {
  heap: {
    needs: ['sys_grow', 'at_u32', 'to_u32', 'at_u64', 'to_u64'],
    text: `enum { IS_LIVE = 0x4c495645, IS_FREE = 0x46524545, SIZE_CLASSES = 128 };
static uint32_t free_blocks[SIZE_CLASSES];

/* Sizes of 16, 32, 48, 64, 80, 96, 112, 128, 160, ...: four for each doubling. */
static unsigned class_of(uint64_t size, uint64_t *rounded) {
  unsigned shift = 4, steps;
  while ((size - 1) >> shift >= 8) shift++;
  steps = (unsigned)((size - 1) >> shift) + 1;
  *rounded = (uint64_t)steps << shift;
  return (shift - 4) * 4 + steps - 1;
}

`,
  },
  heap_malloc: {
    needs: ['heap'],
    text: `static uint32_t heap_malloc(uint64_t size) {
  uint64_t rounded;
  const unsigned class = size > 0x7fff0000u ? 0 : class_of(size == 0 ? 1 : size, &rounded);
  uint32_t at;
  if (size > 0x7fff0000u) return 0;
  at = free_blocks[class];
  if (at != 0) free_blocks[class] = at_u32(memory + at);
  else {
    at = sys_grow(rounded + 16);
    if (at == 0) return 0;
    at += 16;
    to_u64(memory + at - 16, rounded);
  }
  to_u32(memory + at - 8, (uint32_t)size);
  to_u32(memory + at - 4, IS_LIVE);
  return at;
}
`,
  },
  heap_block: {
    needs: ['heap', 'trap:double-free', 'trap:invalid-free'],
    text: `/* The size of a block that the program has. */
static uint64_t heap_size(uint32_t at) {
  const uint32_t state = at % 16 != 0 || at < HEAP_BASE + 16 || at >= memory_size ? 0 : at_u32(memory + at - 4);
  if (state == IS_FREE) trap(TRAP_DOUBLE_FREE, NULL, 0);
  if (state != IS_LIVE) trap(TRAP_INVALID_FREE, NULL, 0);
  return at_u64(memory + at - 16);
}
`,
  },
  heap_free: {
    needs: ['heap_block'],
    text: `static void heap_free(uint32_t at) {
  uint64_t size;
  unsigned class;
  if (at == 0) return;
  class = class_of(heap_size(at), &size);
  to_u32(memory + at - 4, IS_FREE);
  to_u32(memory + at, free_blocks[class]);
  free_blocks[class] = at;
}
`,
  },
  heap_calloc: {
    needs: ['heap_malloc'],
    text: `static uint32_t heap_calloc(uint64_t count, uint64_t size) {
  uint32_t at;
  if (size != 0 && count > 0x7fff0000u / size) return 0;
  at = heap_malloc(count * size);
  if (at != 0) memset(memory + at, 0, (size_t)(count * size));
  return at;
}
`,
  },
  heap_realloc: {
    needs: ['heap_malloc', 'heap_free'],
    text: `static uint32_t heap_realloc(uint32_t at, uint64_t size) {
  uint64_t old;
  uint32_t moved;
  if (at == 0) return heap_malloc(size);
  old = heap_size(at);
  if (size <= old && (size >= old / 2 || old <= 128)) {
    to_u32(memory + at - 8, (uint32_t)size);
    return at;
  }
  moved = heap_malloc(size);
  if (moved == 0) return 0;
  memcpy(memory + moved, memory + at, (size_t)(old < size ? old : size));
  heap_free(at);
  return moved;
}
`,
  },
  heap_reallocarray: {
    needs: ['heap_realloc'],
    text: `static uint32_t heap_reallocarray(uint32_t at, uint64_t count, uint64_t size) {
  return size != 0 && count > 0x7fff0000u / size ? 0 : heap_realloc(at, count * size);
}
`,
  },
  heap_aligned_alloc: {
    needs: ['heap_malloc'],
    text: `/* A block in a larger one, of which nothing is given back. */
static uint32_t heap_aligned_alloc(uint64_t align, uint64_t size) {
  uint32_t at;
  uint64_t moved, rounded;
  if (align == 0 || (align & (align - 1)) != 0 || align > 0x40000000u || size > 0x40000000u) return 0;
  if (align <= 16) return heap_malloc(size);
  at = heap_malloc(2 * size + 64 + align);
  if (at == 0) return 0;
  moved = (at + align - 1) & ~(align - 1);
  if (moved == at) return at;
  class_of(size == 0 ? 1 : size, &rounded);
  to_u64(memory + moved - 16, rounded);
  to_u32(memory + moved - 8, (uint32_t)size);
  to_u32(memory + moved - 4, IS_LIVE);
  return (uint32_t)moved;
}
`,
  },
  heap_posix_memalign: {
    needs: ['heap_aligned_alloc', 'range', 'store_u64', 'store_u32'],
    text: `static int32_t heap_posix_memalign(uint32_t to, uint64_t align, uint64_t size) {
  uint32_t at;
  if (align < POINTER || (align & (align - 1)) != 0) return 22;
  at = heap_aligned_alloc(align, size);
  if (at == 0) return 12;
  if (POINTER == 8) store_u64(to, 0, 0, at);
  else store_u32(to, 0, 0, at);
  return 0;
}
`,
  },
  heap_usable_size: {
    needs: ['heap_block'],
    text: `static uint64_t heap_usable_size(uint32_t at) {
  return at == 0 ? 0 : heap_size(at);
}
`,
  },
};
