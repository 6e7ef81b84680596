/*
 * Arrays (ECMA-262, section 10.4.2): elements side by side as long as nothing is said of single ones and few are left out, and
 * properties with indices for keys else.
 */
#include "runtime.h"
#include <stdlib.h>
#include <string.h>

static bool fail_length(void) { return fail(RANGE_ERROR, "Invalid array length: more than 16777216"); }

static Array *array_new(uint32_t room) {
  Array *array = keep_cell(heap_new(ARRAY, sizeof(Array)));
  array->object.prototype = (Object *)realm.array_prototype;
  if (room > 0) dense_grow(array, room);
  return array;
}

/* Room for so many elements side by side, if they are not too many. */
static bool dense_grow(Array *array, uint32_t count) {
  if (count <= array->room) return true;
  uint32_t room = array->room * 2 > count ? array->room * 2 : count;
  Value *dense = raw_new((size_t)room * sizeof(Value));
  if (array->count > 0) memcpy(dense, array->dense, array->count * sizeof(Value));
  heap_drop(array->dense);
  array->dense = dense;
  array->room = room;
  return true;
}

/* An array of elements of its own, holes among them; an exception if they are too many. */
static Value array_from(const Value *elements, uint32_t count) {
  if (count > LONGEST_ARRAY) return fail_length();
  Array *array = array_new(count);
  if (count > 0) memcpy(array->dense, elements, count * sizeof(Value));
  array->count = array->length = count;
  return cell_value(array);
}

static Value array_of_list(const List *list) { return array_from(list->items, list->count); }

/* ArraySetLength's conversion; false with an exception. */
static bool checked_length(Value value, uint32_t *length) {
  double wanted = TRY(to_number(value));
  if (!(wanted >= 0 && wanted <= 4294967295.0) || (uint32_t)wanted != wanted)
    return fail(RANGE_ERROR, "Invalid array length");
  *length = (uint32_t)wanted;
  return wanted <= LONGEST_ARRAY || fail_length();
}

static bool append(Array *array, Value value) { return put_plain(&array->object, array->length, value); }

/* Makes properties of all elements. */
static void spread_out(Array *array) {
  for (uint32_t i = 0; i < array->count; i++) {
    if (array->dense[i] == HOLE) continue;
    Property *made = map_add(&array->object, i);
    made->value = array->dense[i];
    made->flags = PLAIN;
  }
  heap_drop(array->dense);
  array->dense = NULL;
  array->count = array->room = 0;
  array->object.cell.flags |= SPARSE;
}

static bool extend_to(Array *array, uint32_t index) {
  if ((array->object.cell.flags & SPARSE) != 0 || index > array->count + WIDEST_GAP) return false;
  dense_grow(array, index + 1);
  while (array->count <= index) array->dense[array->count++] = HOLE;
  return true;
}

/* Done, if the element can stand among those side by side. */
static bool store_dense(Array *array, uint32_t index, const Descriptor *wanted) {
  bool is_there = index < array->count && array->dense[index] != HOLE;
  /* What an element has already need not be said. */
  uint32_t flags = is_there ? (PLAIN & ~wanted->says) | wanted->flags : wanted->flags;
  if (says_accessor(wanted) || (flags & PLAIN) != PLAIN) return false;
  if (!is_there) {
    if ((array->object.cell.flags & SEALED) != 0) return false;
    if (index >= array->count && !extend_to(array, index)) return false;
  }
  if (!is_there || (wanted->says & HAS_VALUE) != 0) array->dense[index] = wanted->value;
  return true;
}

static bool define_element(Array *array, uint32_t index, const Descriptor *wanted) {
  if (index >= array->length && (array->object.cell.flags & FIXED_LENGTH) != 0) return false;
  if (index >= LONGEST_ARRAY) return fail_length();
  if (!store_dense(array, index, wanted)) {
    if (index < array->count) spread_out(array);
    if (!define_ordinary(&array->object, index, wanted)) return false;
    array->object.cell.flags |= SPARSE;
  }
  if (array->length <= index) array->length = index + 1;
  return true;
}

static int downwards(const void *a, const void *b) { return by_number(b, a); }

/* Takes properties with indices away from the end; false, with the length behind it, where one of them must stay. */
static bool cut_sparse(Array *array, uint32_t length) {
  Object *object = &array->object;
  List *keys = list_new(0);
  for (uint32_t i = 0; i < object->used; i++)
    if (is_index(object->entries[i].key) && object->entries[i].key >= length) list_add(keys, object->entries[i].key);
  if (keys->count > 0) qsort(keys->items, keys->count, sizeof(Key), downwards);
  for (uint32_t i = 0; i < keys->count; i++) {
    if (remove_own(object, keys->items[i])) continue;
    array->length = (uint32_t)keys->items[i] + 1;
    return false;
  }
  return true;
}

static bool cut_to(Array *array, uint32_t length) {
  if ((array->object.cell.flags & SPARSE) != 0 && !cut_sparse(array, length)) return false;
  if (array->count > length) array->count = length;
  return true;
}

/* ArraySetLength. */
static bool define_length(Array *array, const Descriptor *wanted) {
  uint32_t length = array->length;
  if ((wanted->says & HAS_VALUE) != 0 && !checked_length(wanted->value, &length)) return false;
  Property known;
  data(&known, number(array->length), array->object.cell.flags & FIXED_LENGTH ? 0 : WRITABLE);
  Descriptor checked = *wanted;
  checked.value = number(length);
  if (says_accessor(wanted) || !allows(&known, &checked)) return false;
  bool is_done = length >= array->length || cut_to(array, length);
  if (is_done) array->length = length;
  if ((wanted->says & WRITABLE) != 0 && (wanted->flags & WRITABLE) == 0) array->object.cell.flags |= FIXED_LENGTH;
  return is_done;
}
