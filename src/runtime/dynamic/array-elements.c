/*
 * What functions of arrays do with elements, of an array or of anything else that has a length. Loops are as long as a program
 * says, up to 2^53 turns: each turn gives back the roots that it made.
 */
#include "runtime.h"
#include <string.h>

/* The object that a function works on, and its length. */
typedef struct Subject {
  Object *object;
  Value value;
  double length;
} Subject;

static bool subject(const Call *c, const char *method, Subject *s) {
  s->object = TRY(to_object(c->self, method));
  s->value = object_value(s->object);
  s->length = TRY(length_of(s->object));
  return true;
}

#define SUBJECT(name) \
  Subject s;          \
  TRY(subject(c, "Array.prototype." name, &s))

#define EACH_TURN(mark) roots_release(mark)

static bool has_at(Object *object, double index) {
  if (kind_of(object) == ARRAY && index < ((Array *)object)->count &&
      ((Array *)object)->dense[(uint32_t)index] != HOLE)
    return true;
  Property found;
  return find_property(object, key_of_number(index), &found);
}

static bool fail_set(Object *object, Key key) {
  return fail(TYPE_ERROR, "Cannot assign to property '%k' of %v", key, object_value(object));
}

static bool set_or_fail(Object *object, Key key, Value value) {
  if (set(object, key, value)) return true;
  return raised ? false : fail_set(object, key);
}

static bool set_at(Object *object, double index, Value value) {
  return set_or_fail(object, key_of_number(index), value);
}

static bool set_length(Object *object, double length) { return set_or_fail(object, realm.names.length, number(length)); }

static bool remove_at(Object *object, double index) {
  if (remove_own(object, key_of_number(index))) return true;
  return fail(TYPE_ERROR, "Cannot delete property '%n' of %v", index, object_value(object));
}

/* Sets or removes the element at `to`, as the one at `from` is there or not. */
static bool move(Object *object, double from, double to) {
  size_t mark = roots_mark();
  bool is_done = has_at(object, from) ? set_at(object, to, TRY(get_at(object, from))) : remove_at(object, to);
  roots_release(mark);
  if (raised) keep(thrown);
  return is_done;
}

/* An index that counts from the end if it is negative, between 0 and the length. */
static double relative(Value value, double length, double otherwise) {
  if (value == UNDEFINED) return otherwise;
  double index = TRY(to_integer(value));
  if (index < 0) return length + index > 0 ? length + index : 0;
  return index < length ? index : length;
}

static Value function_from(Value value) {
  return is_callable(value) ? value : (Value)fail(TYPE_ERROR, "%v is not a function", value);
}

/* A new array of a length, whose elements are put in their order. */
static Array *array_of_length(double length) {
  Array *made = array_new(0);
  TRY(checked_length(number(length), &made->length));
  return made;
}

/* Are all elements its own, and nothing said of them? Then they can be moved all at once. */
static bool is_compact(const Object *object) {
  if (kind_of(object) != ARRAY || object->cell.flags != 0) return false;
  const Array *array = (const Array *)object;
  if (array->count != array->length) return false;
  for (uint32_t i = 0; i < array->count; i++)
    if (array->dense[i] == HOLE) return false;
  return true;
}

/* Replaces some of `length` elements; false if they have to be moved one by one. */
static bool replace_range(Object *object, double length, uint32_t start, uint32_t count, const Value *items, uint32_t n) {
  if (!is_compact(object) || ((Array *)object)->length != length) return false;
  Array *array = (Array *)object;
  uint32_t behind = array->count - start - count, total = array->count - count + n;
  if (total > LONGEST_ARRAY) return false;
  dense_grow(array, total);
  if (behind > 0) memmove(array->dense + start + n, array->dense + start + count, behind * sizeof(Value));
  if (n > 0) memcpy(array->dense + start, items, n * sizeof(Value));
  array->count = array->length = total;
  return true;
}
