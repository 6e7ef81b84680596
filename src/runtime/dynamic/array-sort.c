/* `sort` and `reverse` of arrays: the order of elements. */
#include "runtime.h"
#include <string.h>

static bool exchange(Object *object, double low, double high) {
  bool is_low = has_at(object, low);
  Value first = is_low ? TRY(get_at(object, low)) : UNDEFINED;
  bool is_high = has_at(object, high);
  Value last = is_high ? TRY(get_at(object, high)) : UNDEFINED;
  if (is_high) TRY(set_at(object, low, last));
  else if (is_low) TRY(remove_at(object, low));
  if (is_low) TRY(set_at(object, high, first));
  else if (is_high) TRY(remove_at(object, high));
  return true;
}

static Value array_reverse(const Call *c) {
  SUBJECT("reverse");
  size_t mark = roots_mark();
  double half = (double)(int64_t)(s.length / 2);
  for (double i = 0; i < half; i++, roots_release(mark)) TRY(exchange(s.object, i, s.length - 1 - i));
  return s.value;
}

/* The elements that are there. */
static List *present(const Subject *s) {
  List *list = list_new(0);
  size_t mark = roots_mark();
  for (double i = 0; i < s->length; i++, roots_release(mark))
    if (has_at(s->object, i)) list_add(list, TRY(get_at(s->object, i)));
  return list;
}

/* Does `b` come before `a`? What is undefined comes last, without being compared. */
static bool is_before(Value b, Value a, Value compare) {
  if (a == UNDEFINED || b == UNDEFINED) return a == UNDEFINED && b != UNDEFINED;
  size_t mark = roots_mark();
  bool is_so;
  if (compare == UNDEFINED) {
    Value x = TRY(to_text(a)), y = TRY(to_text(b));
    is_so = text_order(flat(y), flat(x)) < 0;
    safe_point();
  } else {
    /* Which of the two is asked first is open; engines for browsers begin with the later one. */
    Value args[] = {b, a};
    is_so = TRY(to_number(TRY(call(compare, UNDEFINED, args, 2)))) < 0;
  }
  roots_release(mark);
  return is_so;
}

/* Two runs that are in order become one: stable, whatever the order is. */
static bool merge_runs(const Value *from, Value *to, uint32_t low, uint32_t middle, uint32_t high, Value compare) {
  uint32_t i = low, j = middle;
  for (uint32_t k = low; k < high; k++) {
    bool is_second = i == middle || (j < high && TRY(is_before(from[j], from[i], compare)));
    to[k] = is_second ? from[j++] : from[i++];
  }
  return true;
}

/*
 * Merges runs of 1, 2, 4, … elements from one list to the other. While a round runs, the one that it reads holds all
 * elements, so that a collection finds them.
 */
static List *sorted(List *list, Value compare) {
  List *other = list_new(list->count);
  uint32_t count = list->count;
  for (uint32_t i = 0; i < count; i++) list_add(other, UNDEFINED);
  for (uint32_t width = 1; width < count; width *= 2) {
    for (uint32_t low = 0; low < count; low += 2 * width) {
      uint32_t middle = low + width < count ? low + width : count;
      uint32_t high = middle + width < count ? middle + width : count;
      TRY(merge_runs(list->items, other->items, low, middle, high, compare));
    }
    List *swapped = list;
    list = other;
    other = swapped;
  }
  return list;
}

/* In place of all elements; holes come last. */
static bool store(const Subject *s, const List *list) {
  size_t mark = roots_mark();
  for (uint32_t i = 0; i < list->count; i++, roots_release(mark)) TRY(set_at(s->object, i, list->items[i]));
  for (double i = list->count; i < s->length; i++, roots_release(mark))
    if (has_at(s->object, i)) TRY(remove_at(s->object, i));
  return true;
}

static Value array_sort(const Call *c) {
  if (arg(c, 0) != UNDEFINED && !is_callable(arg(c, 0)))
    return fail(TYPE_ERROR, "The comparison function must be either a function or undefined");
  SUBJECT("sort");
  /* One element is in order, even where it cannot be set. */
  if (s.length >= 2) {
    List *list = TRY(present(&s));
    TRY(store(&s, TRY(sorted(list, arg(c, 0)))));
  }
  return s.value;
}
