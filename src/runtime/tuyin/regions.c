/*
 * Blocks as regions, with a place where reading goes on and one where writing does:
 *
 *     | read already | written, to be read | zeros, not written |
 *     0              read_at               write_at             size
 *
 * Of a constant all bytes count as written.
 */
#include "sys.h"
#include "tuyin-memory.h"
#include <stdlib.h>
#include <string.h>

struct change {
  unsigned start, id, read_at, write_at;
};
static struct change *changes;
static unsigned count, room;

static _Noreturn void out_of_bounds(void) {
  __sys_trap(SYS_OUT_OF_BOUNDS, NULL);
}

/* The cursors are about to change. */
static void note(const struct block *block) {
  if (!__tuyin_marked) return;
  if (count == room) {
    room = room == 0 ? 16 : 2 * room;
    changes = realloc(changes, room * sizeof *changes);
    if (changes == NULL) __sys_trap(SYS_OUT_OF_MEMORY, NULL);
  }
  changes[count++] = (struct change){block->start, block->id, block->read_at, block->write_at};
}

unsigned __tuyin_changes(void) {
  return count;
}

/* Blocks that have gone since then have nothing to be undone; within a test, nothing that stays moves. */
void __tuyin_undo(unsigned to) {
  while (count > to) {
    const struct change *change = &changes[--count];
    struct block *block = __tuyin_find(change->start);
    if (block == NULL || block->id != change->id) continue;
    block->read_at = change->read_at;
    block->write_at = change->write_at;
  }
}

void __tuyin_forget(void) {
  count = 0;
}

static unsigned left(const struct block *block) {
  return block->size - block->read_at;
}

const byte *__tuyin_region_take(unsigned region, unsigned n, int consumes) {
  struct block *block = __tuyin_block(region);
  if (n > left(block)) out_of_bounds();
  const byte *from = __tuyin_memory + block->start + block->read_at;
  if (consumes) {
    note(block);
    block->read_at += n;
  }
  return from;
}

const byte *__tuyin_region_padded(unsigned region, unsigned n, int consumes) {
  static byte *padded;
  static unsigned size;
  unsigned there = left(__tuyin_block(region));
  if (there >= n) return __tuyin_region_take(region, n, consumes);
  if (size < n) {
    free(padded);
    padded = malloc(n);
    if (padded == NULL) __sys_trap(SYS_OUT_OF_MEMORY, NULL);
    size = n;
  }
  memcpy(padded, __tuyin_region_take(region, there, consumes), there);
  memset(padded + there, 0, n - there);
  return padded;
}

byte *__tuyin_region_room(unsigned region, unsigned n) {
  struct block *block = __tuyin_block(region);
  if (block->frame < 0) __sys_trap(SYS_READ_ONLY, NULL);
  if (n > block->size - block->write_at) out_of_bounds();
  note(block);
  byte *to = __tuyin_memory + block->start + block->write_at;
  block->write_at += n;
  return to;
}

void __tuyin_region_copy(unsigned region, unsigned from, unsigned n) {
  const byte *source = __tuyin_view(from, n);
  memmove(__tuyin_region_room(region, n), source, n);
}

void __tuyin_region_seek(unsigned region, unsigned to) {
  struct block *block = __tuyin_block(region);
  if (to > block->size) out_of_bounds();
  note(block);
  block->read_at = to;
}

void __tuyin_region_reset(unsigned region) {
  struct block *block = __tuyin_block(region);
  note(block);
  block->read_at = block->write_at = 0;
}

unsigned __tuyin_region_pos(unsigned region) {
  return __tuyin_block(region)->read_at;
}

unsigned __tuyin_region_cap(unsigned region) {
  return __tuyin_block(region)->size;
}

unsigned __tuyin_region_size(unsigned region) {
  const struct block *block = __tuyin_block(region);
  unsigned written = block->frame < 0 ? block->size : block->write_at;
  return written > block->read_at ? written - block->read_at : 0;
}

int __tuyin_region_has(unsigned region, unsigned n) {
  return n <= left(__tuyin_block(region));
}

/* Bytes of a region, or of the input, as a new block; 0 if the input has too few. */
unsigned __tuyin_region_block(unsigned region, unsigned n, int consumes) {
  struct block *block = __tuyin_block(region);
  if (n > left(block)) out_of_bounds();
  unsigned from = block->start + block->read_at;
  if (consumes) {
    note(block);
    block->read_at += n;
  }
  unsigned made = __tuyin_alloc(n);
  memcpy(__tuyin_memory + made, __tuyin_memory + from, n);
  return made;
}

unsigned __tuyin_input_block(unsigned n, int consumes) {
  if (!__tuyin_need(n)) return 0;
  unsigned made = __tuyin_alloc(n);
  memcpy(__tuyin_memory + made, __tuyin_at, n);
  if (consumes) __tuyin_at += n;
  return made;
}
