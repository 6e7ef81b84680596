/*
 * `Array` and its prototype (ECMA-262, section 23.1): functions over anything that has a length. What they make is always an
 * array.
 */
#include "runtime.h"
#include <math.h>

/* `Array (length)`, `Array (element, …)` */
static Value array_constructor(const Call *c) {
  bool is_length = c->count == 1 && is_number(c->args[0]);
  Value made = TRY(array_from(c->args, is_length ? 0 : c->count));
  if (is_length) TRY(checked_length(c->args[0], &array_of(made)->length));
  if (c->prototype != NULL) array_of(made)->object.prototype = c->prototype;
  return made;
}

static Value array_is_array(const Call *c) { return TRUTH(is_array(arg(c, 0))); }
static Value array_of_args(const Call *c) { return array_from(c->args, c->count); }

/* Elements */

static Value array_at(const Call *c) {
  SUBJECT("at");
  double index = TRY(to_integer(arg(c, 0)));
  if (index < 0) index += s.length;
  return index >= 0 && index < s.length ? get_at(s.object, index) : UNDEFINED;
}

static Value array_fill(const Call *c) {
  SUBJECT("fill");
  double from = TRY(relative(arg(c, 1), s.length, 0)), to = TRY(relative(arg(c, 2), s.length, s.length));
  size_t mark = roots_mark();
  for (double i = from; i < to; i++, roots_release(mark)) TRY(set_at(s.object, i, arg(c, 0)));
  return s.value;
}

static Value array_includes(const Call *c) {
  SUBJECT("includes");
  if (s.length == 0) return TRUTH(false);
  double i = TRY(relative(arg(c, 1), s.length, 0));
  size_t mark = roots_mark();
  for (; i < s.length; i++, roots_release(mark)) {
    Value element = TRY(get_at(s.object, i));
    if (is_identical(element, arg(c, 0)) || is_same(element, arg(c, 0))) return TRUTH(true);
  }
  return TRUTH(false);
}

static Value array_index_of(const Call *c) {
  SUBJECT("indexOf");
  if (s.length == 0) return INT(-1);
  double i = TRY(relative(arg(c, 1), s.length, 0));
  size_t mark = roots_mark();
  for (; i < s.length; i++, roots_release(mark))
    if (has_at(s.object, i) && is_identical(TRY(get_at(s.object, i)), arg(c, 0))) return number(i);
  return INT(-1);
}

static Value array_last_index_of(const Call *c) {
  SUBJECT("lastIndexOf");
  if (s.length == 0) return INT(-1);
  double from = c->count > 1 ? TRY(to_integer(c->args[1])) : s.length - 1;
  size_t mark = roots_mark();
  for (double i = from < 0 ? s.length + from : fmin(from, s.length - 1); i >= 0; i--, roots_release(mark))
    if (has_at(s.object, i) && is_identical(TRY(get_at(s.object, i)), arg(c, 0))) return number(i);
  return INT(-1);
}

/* Arrays that are being made text: one inside of itself is no text. */
typedef struct Joining {
  struct Joining *below;
  Value value;
} Joining;
static Joining *joining;

static bool is_joining(Value value) {
  for (const Joining *at = joining; at != NULL; at = at->below)
    if (at->value == value) return true;
  return false;
}

static Value join_elements(const Subject *s, String *between) {
  Text made = text_begin();
  size_t mark = roots_mark();
  for (double i = 0; i < s->length; i++, roots_release(mark)) {
    if (i > 0) TRY(text_part(&made, between, 0, between->length));
    CHECK;
    Value element = TRY(get_at(s->object, i));
    if (!is_missing(element)) TRY(text_add(&made, TRY(to_text(element))));
  }
  return text_end(&made);
}

static Value array_join(const Call *c) {
  SUBJECT("join");
  String *between = arg(c, 0) == UNDEFINED ? string_ascii(",") : TRY(to_flat(arg(c, 0)));
  if (is_joining(s.value)) return string_value(string_ascii(""));
  Joining own = {joining, s.value};
  joining = &own;
  Value text = join_elements(&s, between);
  joining = own.below;
  return text;
}

static Value object_to_string(const Call *c);

static Value array_to_string(const Call *c) {
  Value object = object_value(TRY(to_object(c->self, "Array.prototype.toString")));
  Value own = TRY(get_value(object, realm.names.join));
  if (is_callable(own)) return call(own, object, NULL, 0);
  Call described = {object, NULL, 0, NULL};
  return object_to_string(&described);
}

/* Several elements at once */

static Value array_slice(const Call *c) {
  SUBJECT("slice");
  double from = TRY(relative(arg(c, 0), s.length, 0)), to = TRY(relative(arg(c, 1), s.length, s.length));
  if (to < from) to = from;
  if (is_compact(s.object) && to <= ((Array *)s.object)->count)
    return array_from(((Array *)s.object)->dense + (uint32_t)from, (uint32_t)(to - from));
  Array *made = TRY(array_of_length(to - from));
  size_t mark = roots_mark();
  for (double i = from; i < to; i++, roots_release(mark))
    if (has_at(s.object, i)) put_plain(&made->object, key_of_number(i - from), TRY(get_at(s.object, i)));
  CHECK;
  return cell_value(made);
}

/* Puts an element, or all of an array's, behind the others; holes stay holes. */
static bool concat_item(Array *into, Value item) {
  if (!is_array(item)) return append(into, item);
  Array *from = array_of(item);
  uint32_t start = into->length, end;
  TRY(checked_length(number((double)start + from->length), &end));
  if (is_compact(&from->object) && replace_range(&into->object, start, start, 0, from->dense, from->count)) return true;
  for (uint32_t i = 0; i < from->length; i++) {
    if (has_at(&from->object, i)) put_plain(&into->object, start + i, TRY(get_at(&from->object, i)));
    CHECK;
  }
  into->length = end;
  return true;
}

static Value array_concat(const Call *c) {
  Array *made = array_new(0);
  TRY(concat_item(made, object_value(TRY(to_object(c->self, "Array.prototype.concat")))));
  for (uint32_t i = 0; i < c->count; i++) TRY(concat_item(made, c->args[i]));
  return cell_value(made);
}

/* Puts `n` items in place of `count` elements at `start`, and moves what is behind. */
static bool replace_elements(const Subject *s, double start, double count, const Value *items, uint32_t n) {
  Object *object = s->object;
  if (count <= LONGEST_ARRAY && start <= LONGEST_ARRAY &&
      replace_range(object, s->length, (uint32_t)start, (uint32_t)count, items, n))
    return true;
  double by = n - count;
  size_t mark = roots_mark();
  if (by < 0) {
    for (double i = start + count; i < s->length; i++) TRY(move(object, i, i + by));
    for (double i = s->length; i > s->length + by; i--, roots_release(mark)) TRY(remove_at(object, i - 1));
  } else if (by > 0) {
    for (double i = s->length; i > start + count; i--) TRY(move(object, i - 1, i - 1 + by));
  }
  for (uint32_t i = 0; i < n; i++) TRY(set_at(object, start + i, items[i]));
  return set_length(object, s->length + by);
}

static bool check_growth(double length) {
  if (length <= 9007199254740991.0) return true;
  return fail(TYPE_ERROR, "Pushing elements on an array-like of length %n is disallowed by ECMA-262", length);
}

static Value array_splice(const Call *c) {
  SUBJECT("splice");
  double start = TRY(relative(arg(c, 0), s.length, 0)), count = s.length - start;
  if (c->count == 0) count = 0;
  else if (c->count > 1) count = fmin(fmax(0, TRY(to_integer(c->args[1]))), count);
  uint32_t n = c->count > 2 ? c->count - 2 : 0;
  TRY(check_growth(s.length - count + n));
  Array *removed = TRY(array_of_length(count));
  size_t mark = roots_mark();
  for (double i = 0; i < count; i++, roots_release(mark))
    if (has_at(s.object, start + i)) put_plain(&removed->object, key_of_number(i), TRY(get_at(s.object, start + i)));
  CHECK;
  TRY(replace_elements(&s, start, count, c->args + 2, n));
  return cell_value(removed);
}

static Value array_pop(const Call *c) {
  SUBJECT("pop");
  Value last = s.length == 0 ? UNDEFINED : TRY(get_at(s.object, s.length - 1));
  if (s.length > 0) TRY(remove_at(s.object, s.length - 1));
  TRY(set_length(s.object, fmax(0, s.length - 1)));
  return last;
}

static Value array_push(const Call *c) {
  SUBJECT("push");
  TRY(check_growth(s.length + c->count));
  for (uint32_t i = 0; i < c->count; i++) TRY(set_at(s.object, s.length + i, c->args[i]));
  TRY(set_length(s.object, s.length + c->count));
  return number(s.length + c->count);
}

static Value array_shift(const Call *c) {
  SUBJECT("shift");
  Value first = s.length == 0 ? UNDEFINED : TRY(get_at(s.object, 0));
  if (s.length == 0) TRY(set_length(s.object, 0));
  else TRY(replace_elements(&s, 0, 1, NULL, 0));
  return first;
}

static Value array_unshift(const Call *c) {
  SUBJECT("unshift");
  TRY(check_growth(s.length + c->count));
  if (c->count > 0) TRY(replace_elements(&s, 0, 0, c->args, c->count));
  else TRY(set_length(s.object, s.length));
  return number(s.length + c->count);
}

static const Method array_functions[] = {{"isArray", 1, array_is_array}, {"of", 0, array_of_args}};

static const Method array_methods[] = {
    {"at", 1, array_at},
    {"concat", 1, array_concat},
    {"every", 1, array_every},
    {"fill", 1, array_fill},
    {"filter", 1, array_filter},
    {"find", 1, array_find},
    {"findIndex", 1, array_find_index},
    {"flat", 0, array_flat},
    {"flatMap", 1, array_flat_map},
    {"forEach", 1, array_for_each},
    {"includes", 1, array_includes},
    {"indexOf", 1, array_index_of},
    {"join", 1, array_join},
    {"lastIndexOf", 1, array_last_index_of},
    {"map", 1, array_map},
    {"pop", 0, array_pop},
    {"push", 1, array_push},
    {"reduce", 1, array_reduce},
    {"reduceRight", 1, array_reduce_right},
    {"shift", 0, array_shift},
    {"slice", 2, array_slice},
    {"some", 1, array_some},
    {"splice", 2, array_splice},
    {"toString", 0, array_to_string},
    {"unshift", 1, array_unshift},
    {"reverse", 0, array_reverse},
    {"sort", 1, array_sort},
};

static void install_array(void) {
  Function *constructor = install_constructor("Array", &realm.array_prototype->object, array_constructor);
  METHODS(&constructor->object, array_functions);
  METHODS(&realm.array_prototype->object, array_methods);
}
