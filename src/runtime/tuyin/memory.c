/*
 * The memory of lowered Tuyin programs. Addresses of the program are places in it, so that they are the same on all engines:
 *
 *     0         16                            entry of the frame        top
 *     | nothing | constants | older frames … | blocks of this frame … |
 *
 * Every access lies in one live block. Blocks are in the order of their addresses, zeroed and aligned to 8. There is no `free`: when a call ends,
 * or goes on with another one in tail position, those of its blocks that what goes on reaches slide down to where its frame began, in
 * the order in which they are found, and the rest is gone. A block holds no pointer to a block of a younger frame, so they are
 * found from the roots alone.
 *
 * Only calls that may have blocks have frames.
 */
#include "sys.h"
#include "tuyin-memory.h"
#include <stdlib.h>
#include <string.h>

enum { FIRST = 16, LEAST_ROOM = 8 };

byte *__tuyin_memory;
static unsigned room, top = FIRST, base = FIRST, peak = FIRST;

static struct block *blocks;
static unsigned block_count, block_room, constant_count, made;

struct frame {
  unsigned entry, older; /* blocks of older frames */
};
static struct frame *frames;
static unsigned frame_count, frame_room;
/* The next call begins in the frame of its caller. */
static int is_inherited;

static const struct layout *layouts;
static const struct pointer_at *pointers;

/* Room for `count` things and one more; `size` is that of each. */
static void *grown(void *list, unsigned count, unsigned *room, size_t size) {
  if (count < *room) return list;
  *room = *room == 0 ? 16 : *room * 2;
  void *more = realloc(list, *room * size);
  if (more == NULL) __sys_trap(SYS_OUT_OF_MEMORY, NULL);
  return more;
}

static void grow(unsigned end) {
  if (end > room) {
    unsigned twice = room < 0x40000000 ? 2 * room : room, wanted = (end + 4095) & ~4095u;
    if (wanted < end) __sys_trap(SYS_OUT_OF_MEMORY, NULL);
    if (wanted < twice) wanted = twice;
    byte *larger = realloc(__tuyin_memory, wanted);
    if (larger == NULL) __sys_trap(SYS_OUT_OF_MEMORY, NULL);
    __tuyin_memory = larger;
    room = wanted;
  }
  top = end;
  if (top > peak) peak = top;
}

static void add_block(unsigned start, unsigned size, int frame) {
  blocks = grown(blocks, block_count, &block_room, sizeof *blocks);
  blocks[block_count++] = (struct block){.start = start, .size = size, .frame = frame, .id = ++made};
}

static unsigned aligned(unsigned address) {
  return (address + 7) & ~7u;
}

void __tuyin_begin(const byte *bytes, unsigned size, const struct object *all, unsigned count, const struct layout *types,
                   const struct pointer_at *slots) {
  layouts = types;
  pointers = slots;
  grow(FIRST + size);
  if (size > 0) memcpy(__tuyin_memory + FIRST, bytes, size);
  for (unsigned i = 0; i < count; i++) add_block(all[i].start, all[i].size, -1);
  constant_count = count;
  base = top = aligned(top);
}

/* Blocks. */

/* The last block of the first `count` that begins at or before an address, plus one. */
static unsigned search(unsigned address) {
  unsigned low = 0, high = block_count;
  while (low < high) {
    unsigned middle = (low + high) / 2;
    if (blocks[middle].start <= address) low = middle + 1;
    else high = middle;
  }
  return low;
}

/* One without bytes has its address too. */
struct block *__tuyin_find(unsigned address) {
  static unsigned last;
  if (last < block_count && address - blocks[last].start < blocks[last].size) return &blocks[last];
  unsigned found = search(address);
  if (found == 0) return NULL;
  struct block *block = &blocks[found - 1];
  if (address - block->start >= (block->size == 0 ? 1 : block->size)) return NULL;
  last = found - 1;
  return block;
}

static _Noreturn void bad_access(const struct block *block, unsigned address) {
  if (address < FIRST) __sys_trap(SYS_NULL_POINTER, NULL);
  if (block == NULL && address >= top && address < peak && address >= base) __sys_trap(SYS_USE_AFTER_FREE, NULL);
  __sys_trap(SYS_OUT_OF_BOUNDS, NULL);
}

static struct block *checked(unsigned address, unsigned n) {
  struct block *found = __tuyin_find(address);
  if (found == NULL || n > found->size || address - found->start > found->size - n) bad_access(found, address);
  return found;
}

struct block *__tuyin_block(unsigned address) {
  return checked(address, 0);
}

const byte *__tuyin_view(unsigned address, unsigned n) {
  checked(address, n);
  return __tuyin_memory + address;
}

byte *__tuyin_change(unsigned address, unsigned n) {
  if (checked(address, n)->frame < 0) __sys_trap(SYS_READ_ONLY, NULL);
  return __tuyin_memory + address;
}

unsigned __tuyin_rest(unsigned address) {
  const struct block *found = checked(address, 0);
  return found->size - (address - found->start);
}

void __tuyin_escape(unsigned address, unsigned keeper) {
  const struct block *target = __tuyin_find(address);
  const struct block *block = checked(keeper, 0);
  if (target != NULL && target->frame > block->frame) __sys_trap(SYS_ESCAPE, NULL);
}

void __tuyin_within(unsigned address, unsigned from) {
  const struct block *block = __tuyin_find(address);
  if (block != NULL && (from < block->start || from > block->start + block->size)) __sys_trap(SYS_OUT_OF_BOUNDS, NULL);
}

unsigned __tuyin_alloc(unsigned n) {
  unsigned start = top, size = n < LEAST_ROOM ? LEAST_ROOM : aligned(n);
  if (n > 0x7fffffff || start + size < start) __sys_trap(SYS_OUT_OF_MEMORY, NULL);
  grow(start + size);
  memset(__tuyin_memory + start, 0, size);
  add_block(start, n, (int)frame_count);
  return start;
}

void __tuyin_copy(unsigned to, unsigned from, unsigned n) {
  const byte *source = __tuyin_view(from, n);
  memmove(__tuyin_change(to, n), source, n);
}

void __tuyin_fill(unsigned to, unsigned value, unsigned n) {
  memset(__tuyin_change(to, n), (int)(value & 255), n);
}

int __tuyin_puts(unsigned address) {
  unsigned rest = __tuyin_rest(address);
  const byte *text = __tuyin_view(address, rest);
  const byte *end = memchr(text, 0, rest);
  if (end == NULL) __sys_trap(SYS_OUT_OF_BOUNDS, NULL);
  __tuyin_write(1, text, (unsigned)(end - text));
  __tuyin_write_number(1, 10, 1);
  return 1;
}

/* Tidying. */

struct root {
  unsigned address, type;
};
/* Pointers that go on: those of the value first, then what they lead to. */
static struct root *roots;
static unsigned root_count, root_room, value_count;

static int is_done;

/* A pointer in memory that is kept: where it lies, and what it points to. */
struct slot {
  unsigned at, address;
};
static struct slot *slots;
static unsigned slot_count, slot_room;

/* As what a block has been looked at. */
struct view {
  unsigned type, phase, older;
};
static struct view *views;
static unsigned view_count, view_room;

struct move {
  unsigned from, to, size, index;
};
static struct move *moves;
static unsigned move_count, move_room;

void __tuyin_enter(void) {
  if (is_inherited) {
    is_inherited = 0;
    return;
  }
  frames = grown(frames, frame_count, &frame_room, sizeof *frames);
  frames[frame_count++] = (struct frame){.entry = top, .older = block_count};
}

void __tuyin_inherit(void) {
  is_inherited = 1;
}

void __tuyin_root(unsigned address, unsigned type) {
  if (is_done) root_count = 0;
  is_done = 0;
  roots = grown(roots, root_count, &root_room, sizeof *roots);
  roots[root_count++] = (struct root){address, type};
}

static unsigned moved(unsigned address) {
  unsigned low = 0, high = move_count;
  while (low < high) {
    unsigned middle = (low + high) / 2;
    if (moves[middle].from <= address) low = middle + 1;
    else high = middle;
  }
  if (low == 0) return address;
  const struct move *move = &moves[low - 1];
  return address - move->from < (move->size == 0 ? 1 : move->size) ? address - move->from + move->to : address;
}

unsigned __tuyin_moved(unsigned i) {
  return moved(roots[i].address);
}

static unsigned address_at(unsigned at) {
  unsigned address;
  memcpy(&address, __tuyin_memory + at, sizeof address);
  return address;
}

/* Views are numbered from 1. */
static int is_new_view(struct block *block, unsigned type, unsigned phase) {
  for (unsigned i = block->view; i != 0; i = views[i - 1].older)
    if (views[i - 1].type == type && views[i - 1].phase == phase) return 0;
  views = grown(views, view_count, &view_room, sizeof *views);
  views[view_count++] = (struct view){type, phase, block->view};
  block->view = view_count;
  return 1;
}

/* The pointers of a block that is seen as a row of things of a type, one of which begins at the address. */
static void scan(unsigned index, unsigned address, unsigned type) {
  const struct layout *layout = &layouts[type];
  struct block *block = &blocks[index];
  if (layout->count == 0 || layout->stride == 0) return;
  unsigned phase = (address - block->start) % layout->stride;
  if (!is_new_view(block, type, phase)) return;
  unsigned end = block->start + block->size;
  for (unsigned at = block->start + phase; at < end; at += layout->stride)
    for (unsigned i = 0; i < layout->count; i++) {
      const struct pointer_at *pointer = &pointers[layout->first + i];
      unsigned slot = at + pointer->offset;
      if (slot + 4 > end) continue;
      slots = grown(slots, slot_count, &slot_room, sizeof *slots);
      slots[slot_count++] = (struct slot){slot, address_at(slot)};
      __tuyin_root(address_at(slot), pointer->type);
    }
}

/* The blocks of the frame that the roots reach, in the order in which they are found, each with its new place. */
static unsigned reach(const struct frame *frame) {
  unsigned first = frame->older < block_count ? blocks[frame->older].start : top, to = frame->entry;
  slot_count = move_count = view_count = 0;
  for (unsigned next = 0; next < root_count; next++) {
    struct root root = roots[next];
    struct block *block = root.address < first ? NULL : __tuyin_find(root.address);
    if (block == NULL) continue;
    if (!block->is_kept) {
      block->is_kept = 1;
      moves = grown(moves, move_count, &move_room, sizeof *moves);
      moves[move_count++] = (struct move){block->start, to, block->size, (unsigned)(block - blocks)};
      to += block->size < LEAST_ROOM ? LEAST_ROOM : aligned(block->size);
    }
    scan((unsigned)(block - blocks), root.address, root.type);
  }
  return to;
}

static int by_source(const void *a, const void *b) {
  const struct move *x = a, *y = b;
  return x->from < y->from ? -1 : x->from > y->from;
}

/* In another order than that of their addresses a block may have to go where one still lies that has not moved. */
static void copy_blocks(void) {
  int is_downwards = 1;
  unsigned total = 0;
  for (unsigned i = 0; i < move_count; i++) {
    if (moves[i].to > moves[i].from || (i > 0 && moves[i - 1].from > moves[i].from)) is_downwards = 0;
    total += moves[i].size;
  }
  if (is_downwards) {
    for (unsigned i = 0; i < move_count; i++) memmove(__tuyin_memory + moves[i].to, __tuyin_memory + moves[i].from, moves[i].size);
    return;
  }
  byte *copy = malloc(total == 0 ? 1 : total), *at = copy;
  if (copy == NULL) __sys_trap(SYS_OUT_OF_MEMORY, NULL);
  for (unsigned i = 0; i < move_count; at += moves[i++].size) memcpy(at, __tuyin_memory + moves[i].from, moves[i].size);
  at = copy;
  for (unsigned i = 0; i < move_count; at += moves[i++].size) memcpy(__tuyin_memory + moves[i].to, at, moves[i].size);
  free(copy);
}

/* Blocks that are kept, in their new order, behind those of older frames. */
static void place_blocks(const struct frame *frame, int owner) {
  struct block *kept = malloc((move_count == 0 ? 1 : move_count) * sizeof *kept);
  if (kept == NULL) __sys_trap(SYS_OUT_OF_MEMORY, NULL);
  for (unsigned i = 0; i < move_count; i++) {
    kept[i] = blocks[moves[i].index];
    kept[i].start = moves[i].to;
    kept[i].frame = owner;
    kept[i].is_kept = 0;
    kept[i].view = 0;
  }
  memcpy(blocks + frame->older, kept, move_count * sizeof *kept);
  block_count = frame->older + move_count;
  free(kept);
}

static void tidy(int owner, int has_input) {
  const struct frame *frame = &frames[frame_count - 1];
  if (is_done) root_count = 0;
  is_done = 1;
  move_count = 0;
  if (block_count == frame->older) {
    top = frame->entry;
    return;
  }
  unsigned values = root_count;
  is_done = 0;
  if (has_input) __tuyin_input_roots();
  unsigned end = reach(frame);
  copy_blocks();
  place_blocks(frame, owner);
  if (move_count > 1) qsort(moves, move_count, sizeof *moves, by_source);
  for (unsigned i = 0; i < slot_count; i++) {
    unsigned address = moved(slots[i].address);
    memcpy(__tuyin_memory + moved(slots[i].at), &address, sizeof address);
  }
  if (has_input) __tuyin_move_input(moved);
  top = end;
  root_count = values;
  is_done = 1;
}

void __tuyin_leave(void) {
  tidy((int)frame_count - 1, frame_count == 1);
  frame_count--;
}

void __tuyin_restart(void) {
  tidy((int)frame_count, 1);
}
