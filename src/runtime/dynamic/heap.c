/*
 * The heap: cells of some sizes in segments of memory from malloc, large ones by themselves. A segment says how many of its cells
 * have ever been given, so that nothing has to be cleared. Sorted by address, segments tell whether an address is
 * that of a cell.
 *
 *     | Segment | cell | cell | cell | … not given yet … |
 */
#include "runtime.h"
#include <stdlib.h>
#include <string.h>

enum { SEGMENT_SIZE = 1 << 14, SMALL = 256, CLASSES = 27, LARGE = CLASSES };

/* Sizes of cells: all multiples of 16 up to SMALL, then these. */
static const uint16_t larger_sizes[] = {320, 384, 448, 512, 640, 768, 1024, 1280, 1600, 2048, 2720};

typedef struct Segment {
  void *block; /* what malloc gave */
  unsigned char *first;
  size_t size; /* of a cell */
  uint32_t used, room, class;
} Segment;

static Segment **segments;
static size_t segment_count, segment_room;
static Segment *open_segments[CLASSES];
static Cell *free_cells[CLASSES];
/* Bytes in cells; what a collection leaves is subtracted from it. */
static size_t heap_used;

static Cell **next_free(Cell *cell) { return (Cell **)(cell + 1); }

static uint32_t class_of(size_t size) {
  if (size <= SMALL) return (uint32_t)((size + 15) / 16) - 1;
  uint32_t class = SMALL / 16;
  for (size_t i = 0; i < sizeof larger_sizes / sizeof *larger_sizes; i++, class++)
    if (size <= larger_sizes[i]) return class;
  return LARGE;
}

static size_t size_of_class(uint32_t class) {
  return class < SMALL / 16 ? (class + 1) * 16 : larger_sizes[class - SMALL / 16];
}

/* Puts a segment at its place in the order of addresses: nearly always the last. */
static void add_segment(Segment *segment) {
  if (segment_count == segment_room) {
    segment_room = segment_room == 0 ? 64 : segment_room * 2;
    segments = realloc(segments, segment_room * sizeof *segments);
    if (segments == NULL) trap_memory();
  }
  size_t at = segment_count++;
  for (; at > 0 && segments[at - 1] > segment; at--) segments[at] = segments[at - 1];
  segments[at] = segment;
}

static Segment *segment_new(uint32_t class, size_t cell, uint32_t room) {
  size_t header = (sizeof(Segment) + 15) & ~(size_t)15;
  void *block = malloc(header + cell * room + 15);
  if (block == NULL) trap_memory();
  Segment *segment = (Segment *)(((uintptr_t)block + 15) & ~(uintptr_t)15);
  segment->block = block;
  segment->first = (unsigned char *)segment + header;
  segment->size = cell;
  segment->used = 0;
  segment->room = room;
  segment->class = class;
  add_segment(segment);
  return segment;
}

static Cell *next_cell(uint32_t class, size_t size) {
  Cell *cell = free_cells[class];
  if (cell != NULL) {
    free_cells[class] = *next_free(cell);
    return cell;
  }
  Segment *segment = open_segments[class];
  if (segment == NULL || segment->used == segment->room)
    segment = open_segments[class] =
        segment_new(class, size, (uint32_t)((SEGMENT_SIZE - sizeof(Segment) - 32) / size));
  return (Cell *)(segment->first + segment->used++ * size);
}

static Cell *large_cell(size_t size) {
  Segment *segment = segment_new(LARGE, (size + 15) & ~(size_t)15, 1);
  segment->used = 1;
  return (Cell *)segment->first;
}

/* A cell of zeros, but for the units of a string and what is RAW. */
static void *heap_new(int kind, size_t size) {
  uint32_t class = class_of(size);
  size_t whole = class == LARGE ? (size + 15) & ~(size_t)15 : size_of_class(class);
  Cell *cell = class == LARGE ? large_cell(size) : next_cell(class, whole);
  memset(cell, 0, kind == STRING ? sizeof(String) : kind == RAW ? sizeof(Cell) : size);
  cell->kind = (uint8_t)kind;
  heap_used += whole;
  return cell;
}

/* Memory that belongs to an object, which marks it. */
static void *raw_new(size_t size) { return (Cell *)heap_new(RAW, sizeof(Cell) + size) + 1; }

static Segment *segment_of(uintptr_t address) {
  size_t low = 0, high = segment_count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if ((uintptr_t)segments[middle] <= address) low = middle + 1;
    else high = middle;
  }
  return low == 0 ? NULL : segments[low - 1];
}

/* The cell at an address, if one that is in use begins there. */
static Cell *heap_find(uintptr_t address) {
  Segment *segment = segment_of(address);
  if (segment == NULL || address < (uintptr_t)segment->first) return NULL;
  size_t offset = address - (uintptr_t)segment->first;
  if (offset % segment->size != 0 || offset / segment->size >= segment->used) return NULL;
  Cell *cell = (Cell *)address;
  return cell->kind == FREE_CELL ? NULL : cell;
}

static void free_cell(Cell *cell, uint32_t class, size_t size) {
  cell->kind = FREE_CELL;
  heap_used -= size;
  if (class == LARGE) return;
  *next_free(cell) = free_cells[class];
  free_cells[class] = cell;
}

/* Gives back memory from `raw_new` that its object has replaced. Large ones wait for the next collection. */
static void heap_drop(void *data) {
  if (data == NULL) return;
  Cell *cell = (Cell *)data - 1;
  Segment *segment = segment_of((uintptr_t)cell);
  if (segment->class != LARGE) free_cell(cell, segment->class, segment->size);
}
