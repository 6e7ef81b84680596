/*
 * Which cells a program still holds: those that its memory names anywhere, those that the run time itself holds, and what these
 * lead to. All others are given back.
 *
 * Lowering keeps dynamic values in memory (src/lower/maple-levels/dynamic/roots.ts). What is in it is not known, so every
 * bit pattern in the range of the numbers that is one of a cell is taken for it: a value may be kept for nothing, but
 * none that the program has is lost. The heap itself is left out of this search.
 */
#include "runtime.h"
#include <stdlib.h>
#include <string.h>

/* Objects may hold each other in chains of any length: what is found waits here to be looked into. */
static Cell **waiting;
static size_t waiting_count, waiting_room;
static Value *roots;
static size_t root_count, root_room;
static bool is_collecting;
static size_t collection_due;

static void memory_bounds(const unsigned char **low, const unsigned char **high);

static size_t roots_mark(void) { return root_count; }

static void roots_release(size_t mark) { root_count = mark; }

static void roots_grow(void) {
  root_room = root_room == 0 ? 256 : root_room * 2;
  roots = realloc(roots, root_room * sizeof *roots);
  if (roots == NULL) trap_memory();
}

static Value keep(Value value) {
  if (!is_cell(value)) return value;
  if (root_count == root_room) roots_grow();
  return roots[root_count++] = value;
}

static void *keep_cell(void *cell) {
  keep(cell_value(cell));
  return cell;
}

static void mark_cell(void *marked) {
  Cell *cell = marked;
  if (cell == NULL || cell->marked) return;
  cell->marked = 1;
  if (cell->kind == RAW || cell->kind == STRING) return;
  if (waiting_count == waiting_room) {
    waiting_room = waiting_room == 0 ? 256 : waiting_room * 2;
    waiting = realloc(waiting, waiting_room * sizeof *waiting);
    if (waiting == NULL) trap_memory();
  }
  waiting[waiting_count++] = cell;
}

static void mark_value(Value value) {
  if (is_cell(value)) mark_cell(cell_of(value));
}

static void mark_raw(void *data) {
  if (data != NULL) mark_cell((Cell *)data - 1);
}

static void mark_values(const Value *values, size_t count) {
  for (size_t i = 0; i < count; i++) mark_value(values[i]);
}

static void mark_properties(const Object *object) {
  mark_cell(object->prototype);
  mark_raw(object->entries);
  mark_raw(object->table);
  for (uint32_t i = 0; i < object->used; i++) {
    const Property *property = &object->entries[i];
    if (property->key == NO_KEY) continue;
    mark_value(property->key);
    mark_value(property->value);
    mark_value(property->setter);
  }
}

static void mark_elements(const Array *array) {
  mark_raw(array->dense);
  mark_values(array->dense, array->count);
}

static void mark_bound(const Function *function) {
  mark_cell(function->target);
  mark_value(function->self);
  mark_cell(function->args);
}

static void mark_list(const List *list) {
  mark_raw(list->items);
  mark_values(list->items, list->count);
}

static void mark_rope(const Rope *rope) {
  mark_cell(rope->left);
  mark_cell(rope->right);
}

static void mark_contents(Cell *cell) {
  if (cell->kind >= OBJECT) mark_properties((Object *)cell);
  switch (cell->kind) {
    case LIST: mark_list((List *)cell); break;
    case ROPE: mark_rope((Rope *)cell); break;
    case ARRAY: mark_elements((Array *)cell); break;
    case FUNCTION: mark_bound((Function *)cell); break;
    case WRAPPER: mark_value(((Wrapper *)cell)->primitive); break;
    default: break;
  }
}

static void mark_waiting(void) {
  while (waiting_count > 0) mark_contents(waiting[--waiting_count]);
}

/* The search of memory */

static void mark_number(uint32_t number) {
  Cell *cell = heap_find((uintptr_t)(number - (number >= FIRST_STRING ? FIRST_STRING : FIRST_OBJECT)) << 4);
  bool is_text = cell != NULL && (cell->kind == STRING || cell->kind == ROPE);
  if (cell != NULL && cell->kind != RAW && is_text == (number >= FIRST_STRING)) mark_cell(cell);
}

/* Numbers begin at any address; their highest byte is 0xe0 or more. */
static void mark_bytes(const unsigned char *from, const unsigned char *to) {
  const unsigned char *at = from + 3;
  for (; at + 8 <= to; at += 8) {
    uint64_t bytes;
    memcpy(&bytes, at, 8);
    if ((bytes & bytes << 1 & bytes << 2 & 0x8080808080808080u) == 0) continue;
    for (int i = 0; i < 8; i++) {
      uint32_t number;
      memcpy(&number, at + i - 3, 4);
      if (number >= FIRST_OBJECT) mark_number(number);
    }
  }
  for (; at < to; at++) {
    uint32_t number;
    memcpy(&number, at - 3, 4);
    if (number >= FIRST_OBJECT) mark_number(number);
  }
}

/* All of memory but the segments; gives how many bytes that was. */
static size_t mark_memory(void) {
  const unsigned char *at, *end;
  size_t searched = 0;
  memory_bounds(&at, &end);
  for (size_t i = 0; i < segment_count; i++) {
    const unsigned char *start = (const unsigned char *)segments[i];
    if (start >= at && start < end) {
      mark_bytes(at, start);
      searched += (size_t)(start - at);
      at = segments[i]->first + segments[i]->size * segments[i]->room;
    }
  }
  if (at < end) {
    mark_bytes(at, end);
    searched += (size_t)(end - at);
  }
  return searched;
}

/* Sweeping */

static void sweep_segment(Segment *segment) {
  for (uint32_t i = 0; i < segment->used; i++) {
    Cell *cell = (Cell *)(segment->first + i * segment->size);
    if (cell->marked) cell->marked = 0;
    else if (cell->kind != FREE_CELL) free_cell(cell, segment->class, segment->size);
  }
}

static bool is_dead(const Segment *segment) {
  return segment->class == LARGE && kind_of(segment->first) == FREE_CELL;
}

static void sweep(void) {
  size_t left = 0;
  for (size_t i = 0; i < segment_count; i++) {
    Segment *segment = segments[i];
    sweep_segment(segment);
    if (is_dead(segment)) free(segment->block);
    else segments[left++] = segment;
  }
  segment_count = left;
}

static void mark_runtime(void);

/* As much may be made again as there is, so that collecting costs a constant share of the work; more where memory is large. */
static void set_due(size_t searched) {
  size_t more = heap_used > searched / 2 ? heap_used : searched / 2;
  if (more < __js_least_between) more = __js_least_between;
  collection_due = heap_used + more;
}

static void collect(void) {
  mark_values(roots, root_count);
  mark_runtime();
  size_t searched = mark_memory();
  mark_waiting();
  sweep();
  set_due(searched);
}

/* Here all values that anybody holds are roots, or stand in memory. */
static void safe_point(void) {
  if (is_collecting && (heap_used >= collection_due || __js_least_between == 0)) collect();
}
