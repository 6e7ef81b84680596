/* Functions of arrays that call one for each element. */
#include "runtime.h"

/* A walk over the elements of `s`: what is called for which, and what came of it. */
typedef struct Walk {
  Subject s;
  Value callee, to, element;
  double i;
} Walk;

static bool walk_begin(const Call *c, const char *method, Walk *walk) {
  TRY(subject(c, method, &walk->s));
  walk->callee = TRY(function_from(arg(c, 0)));
  walk->to = arg(c, 1);
  walk->i = -1;
  return true;
}

static Value walk_call(Walk *walk) {
  Value args[] = {walk->element, number(walk->i), walk->s.value};
  return call(walk->callee, walk->to, args, 3);
}

/* The result for the next element that is there; false at the end, or with an exception. */
static bool walk_next(Walk *walk, Value *result) {
  while (++walk->i < walk->s.length) {
    size_t mark = roots_mark();
    if (has_at(walk->s.object, walk->i)) {
      walk->element = TRY(get_at(walk->s.object, walk->i));
      *result = TRY(walk_call(walk));
      return true;
    }
    roots_release(mark);
  }
  return false;
}

#define WALK(name)      \
  Walk walk;            \
  Value result;         \
  TRY(walk_begin(c, "Array.prototype." name, &walk)); \
  size_t mark = roots_mark()

static Value array_every(const Call *c) {
  WALK("every");
  for (; walk_next(&walk, &result); roots_release(mark))
    if (!to_truth(result)) return TRUTH(false);
  return TRUTH(true);
}

static Value array_some(const Call *c) {
  WALK("some");
  for (; walk_next(&walk, &result); roots_release(mark))
    if (to_truth(result)) return TRUTH(true);
  return TRUTH(false);
}

static Value array_for_each(const Call *c) {
  WALK("forEach");
  for (; walk_next(&walk, &result); roots_release(mark)) continue;
  return UNDEFINED;
}

static Value array_filter(const Call *c) {
  Array *made = array_new(0);
  WALK("filter");
  for (; walk_next(&walk, &result); roots_release(mark))
    if (to_truth(result)) TRY(append(made, walk.element));
  return cell_value(made);
}

static Value array_map(const Call *c) {
  Array *made = array_new(0);
  WALK("map");
  TRY(checked_length(number(walk.s.length), &made->length));
  for (; walk_next(&walk, &result); roots_release(mark)) {
    put_plain(&made->object, key_of_number(walk.i), result);
    CHECK;
  }
  return cell_value(made);
}

/* Calls it for every index; the first where the result is true stays in `walk`. */
static bool find_first(const Call *c, const char *method, Walk *walk) {
  TRY(walk_begin(c, method, walk));
  size_t mark = roots_mark();
  while (++walk->i < walk->s.length) {
    walk->element = TRY(get_at(walk->s.object, walk->i));
    if (to_truth(TRY(walk_call(walk)))) return true;
    roots_release(mark);
  }
  return false;
}

static Value array_find(const Call *c) {
  Walk walk;
  return find_first(c, "Array.prototype.find", &walk) ? walk.element : UNDEFINED;
}

static Value array_find_index(const Call *c) {
  Walk walk;
  return find_first(c, "Array.prototype.findIndex", &walk) ? number(walk.i) : INT(-1);
}

static Value reduce(const Call *c, const char *method, double step) {
  Subject s;
  TRY(subject(c, method, &s));
  Value callee = TRY(function_from(arg(c, 0))), value = arg(c, 1);
  size_t mark = roots_mark();
  double i = step > 0 ? 0 : s.length - 1;
  if (c->count < 2) {
    for (; i >= 0 && i < s.length && !has_at(s.object, i); i += step) roots_release(mark);
    if (!(i >= 0 && i < s.length)) return fail(TYPE_ERROR, "Reduce of empty array with no initial value");
    value = TRY(get_at(s.object, i));
    i += step;
  }
  for (; i >= 0 && i < s.length; i += step) {
    if (has_at(s.object, i)) {
      Value args[] = {value, TRY(get_at(s.object, i)), number(i), s.value};
      value = TRY(call(callee, UNDEFINED, args, 4));
    }
    roots_release(mark);
    keep(value);
  }
  return value;
}

static Value array_reduce(const Call *c) { return reduce(c, "Array.prototype.reduce", 1); }
static Value array_reduce_right(const Call *c) { return reduce(c, "Array.prototype.reduceRight", -1); }

/* FlattenIntoArray; `map` is a function to be called for elements of the outermost one, or UNDEFINED. */
static bool flatten(Array *into, Object *from, double depth, Value map, Value to) {
  double length = TRY(length_of(from));
  size_t mark = roots_mark();
  for (double i = 0; i < length; i++, roots_release(mark)) {
    if (!has_at(from, i)) continue;
    Value element = TRY(get_at(from, i));
    Value args[] = {element, number(i), object_value(from)};
    if (map != UNDEFINED) element = TRY(call(map, to, args, 3));
    if (depth > 0 && is_array(element)) {
      deeper();
      flatten(into, (Object *)array_of(element), depth - 1, UNDEFINED, UNDEFINED);
      shallower();
      CHECK;
    } else TRY(append(into, element));
  }
  return true;
}

static Value array_flat(const Call *c) {
  Object *object = TRY(to_object(c->self, "Array.prototype.flat"));
  Array *made = array_new(0);
  double depth = arg(c, 0) == UNDEFINED ? 1 : TRY(to_integer(arg(c, 0)));
  TRY(flatten(made, object, depth, UNDEFINED, UNDEFINED));
  return cell_value(made);
}

static Value array_flat_map(const Call *c) {
  Object *object = TRY(to_object(c->self, "Array.prototype.flatMap"));
  if (!is_callable(arg(c, 0))) return fail(TYPE_ERROR, "flatMap mapper function is not callable");
  Array *made = array_new(0);
  TRY(flatten(made, object, 1, arg(c, 0), arg(c, 1)));
  return cell_value(made);
}
