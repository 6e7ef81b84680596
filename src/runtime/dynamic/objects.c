/* Objects as values, values as objects, and properties of values of any kind. */
#include "runtime.h"

static Object *object_new(Object *prototype) {
  Object *made = keep_cell(heap_new(OBJECT, sizeof(Object)));
  made->prototype = prototype;
  return made;
}

static Object *object_plain(void) { return object_new(realm.object_prototype); }

static Value object_value(const Object *object) {
  if (object == NULL) return NULL_VALUE;
  return kind_of(object) == POINTER ? WORD(TAG_PTR, ((const Pointer *)object)->address) : cell_value(object);
}

static Object *pointer_new(uint32_t address) {
  Pointer *made = keep_cell(heap_new(POINTER, sizeof(Pointer)));
  made->object.prototype = realm.pointer_prototype;
  made->object.cell.flags = SEALED;
  made->address = address;
  return &made->object;
}

/* Of a value that is an object. */
static Object *object_of(Value value) {
  return tag_of(value) == TAG_PTR ? pointer_new(payload_of(value)) : (Object *)cell_of(value);
}

static Object *wrapper_new(Object *prototype, Value primitive) {
  Wrapper *made = keep_cell(heap_new(WRAPPER, sizeof(Wrapper)));
  made->object.prototype = prototype;
  made->primitive = primitive;
  return &made->object;
}

/* Where properties of a primitive value are looked up; NULL of undefined and null. */
static Object *prototype_of(Value value) {
  if (is_missing(value)) return NULL;
  if (is_string(value)) return realm.string_prototype;
  return is_number(value) ? realm.number_prototype : realm.boolean_prototype;
}

/* ToObject; `method` is what an exception names. */
static Object *to_object(Value value, const char *method) {
  if (is_object(value)) return object_of(value);
  Object *prototype = prototype_of(value);
  if (prototype != NULL) return wrapper_new(prototype, value);
  fail(TYPE_ERROR, "%s called on null or undefined", method);
  return NULL;
}

/* `Object (value)` */
static Value boxed(Value value) {
  if (is_object(value)) return value;
  return cell_value(is_missing(value) ? object_plain() : wrapper_new(prototype_of(value), value));
}

static Object *base_of(Value value, Key key, const char *doing) {
  if (is_object(value)) return object_of(value);
  Object *prototype = prototype_of(value);
  if (prototype != NULL) return prototype;
  const char *what = value == UNDEFINED ? "undefined" : "null";
  fail(TYPE_ERROR, "Cannot %s properties of %s (%sing '%k')", doing, what, doing, key);
  return NULL;
}

/* `value[key]` */
static Value get_value(Value value, Key key) {
  Property found;
  if (of_text(value, key, &found)) return keep(found.value);
  Object *base = TRY(base_of(value, key, "read"));
  return get(base, key, value);
}

/* `value[key] = content`. What cannot be set stays as it is, without an exception (JavaScript's older mode). */
static bool set_value(Value value, Key key, Value content) {
  Object *base = TRY(base_of(value, key, "set"));
  if (is_object(value)) set(base, key, content);
  CHECK;
  return true;
}

/* `object.length`, as functions of arrays read it. */
static double length_of(Object *object) {
  if (kind_of(object) == ARRAY) return ((Array *)object)->length;
  double length = TRY(to_integer(TRY(get_own(object, realm.names.length))));
  return length < 0 ? 0 : length > 9007199254740991.0 ? 9007199254740991.0 : length;
}

/* `a === b`: every value but NaN and strings has one word. */
static bool is_identical(Value a, Value b) {
  if (a == b) return a != NAN_WORD;
  if (is_string(a) && is_string(b)) return text_equal(a, b);
  return is_number(a) && is_number(b) && double_of(a) == double_of(b);
}

/* The same, but NaN is itself, and the zeros are two. */
static bool is_same(Value a, Value b) { return a == b || (is_string(a) && is_string(b) && text_equal(a, b)); }

static const char *const kind_names[] = {"Object",    "Array",  "Function", "Error",
                                         "Arguments", "Object", "Object"};

/* `[object Array]` */
static const char *describe(Value value) {
  if (value == UNDEFINED) return "Undefined";
  if (value == NULL_VALUE) return "Null";
  Value primitive = value;
  if (is_object(value)) {
    if (tag_of(value) == TAG_PTR) return "Object";
    Cell *cell = cell_of(value);
    if (cell->kind != WRAPPER) return kind_names[cell->kind - OBJECT];
    primitive = ((Wrapper *)cell)->primitive;
  }
  if (is_string(primitive)) return "String";
  return is_number(primitive) ? "Number" : "Boolean";
}
