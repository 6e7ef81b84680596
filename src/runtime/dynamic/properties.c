/*
 * Properties of objects, as ECMA-262 has them (sections 10.1, 10.4.2 arrays, 10.4.3 text): own ones, and those of the
 * prototypes. Functions that stand for one of its internal methods name it.
 */
#include "runtime.h"
#include <stdlib.h>
#include <string.h>

static Value text_of_wrapper(const Object *object) {
  if (kind_of(object) != WRAPPER) return UNDEFINED;
  Value primitive = ((const Wrapper *)object)->primitive;
  return is_string(primitive) ? primitive : UNDEFINED;
}

static bool data(Property *found, Value value, uint32_t flags) {
  *found = (Property){0, value, UNDEFINED, flags};
  return true;
}

/* The length and the characters of text. */
static bool of_text(Value text, Key key, Property *found) {
  if (!is_string(text)) return false;
  if (key == realm.names.length || (!is_index(key) && key_equal(key, realm.names.length)))
    return data(found, INT(text_length(text)), 0);
  if (!is_index(key) || key >= text_length(text)) return false;
  return data(found, string_value(string_unit(flat(text)->units[key])), ENUMERABLE);
}

/* [[GetOwnProperty]]: a copy. */
static bool own_property(Object *object, Key key, Property *found) {
  if (kind_of(object) == ARRAY) {
    Array *array = (Array *)object;
    if (key < array->count) return array->dense[key] != HOLE && data(found, array->dense[key], PLAIN);
    if (key_equal(key, realm.names.length))
      return data(found, number(array->length), object->cell.flags & FIXED_LENGTH ? 0 : WRITABLE);
  } else if (of_text(text_of_wrapper(object), key, found)) return true;
  Property *own = map_find(object, key);
  if (own == NULL) return false;
  *found = *own;
  return true;
}

static bool has_own(Object *object, Key key) {
  Property found;
  return own_property(object, key, &found);
}

static bool is_enumerable(Object *object, Key key) {
  Property found;
  return own_property(object, key, &found) && (found.flags & ENUMERABLE) != 0;
}

/* [[OwnPropertyKeys]] */

static int by_number(const void *a, const void *b) {
  Key x = *(const Key *)a, y = *(const Key *)b;
  return x < y ? -1 : x > y;
}

/* Indices that are no entries: the elements of an array without its holes, the characters of a string. */
static void add_elements(List *keys, Object *object) {
  Value text = text_of_wrapper(object);
  uint32_t length = is_string(text) ? text_length(text) : 0;
  for (uint32_t i = 0; i < length; i++) list_add(keys, i);
  if (kind_of(object) != ARRAY) return;
  const Array *array = (const Array *)object;
  for (uint32_t i = 0; i < array->count; i++)
    if (array->dense[i] != HOLE) list_add(keys, i);
}

/* Indices in their order, then the rest in the order in which it was made: as keys. */
static List *own_keys(Object *object) {
  List *keys = list_new(0);
  add_elements(keys, object);
  uint32_t in_order = keys->count;
  for (uint32_t i = 0; i < object->used; i++)
    if (is_index(object->entries[i].key)) list_add(keys, object->entries[i].key);
  if (keys->count > in_order) qsort(keys->items, keys->count, sizeof(Key), by_number);
  if (kind_of(object) == ARRAY || is_string(text_of_wrapper(object))) list_add(keys, realm.names.length);
  for (uint32_t i = 0; i < object->used; i++)
    if (!is_index(object->entries[i].key) && object->entries[i].key != NO_KEY) list_add(keys, object->entries[i].key);
  return keys;
}

static List *enumerable_keys(Object *object) {
  List *keys = own_keys(object);
  uint32_t left = 0;
  for (uint32_t i = 0; i < keys->count; i++)
    if (is_enumerable(object, keys->items[i])) keys->items[left++] = keys->items[i];
  keys->count = left;
  return keys;
}

/* Definition */

static bool says_accessor(const Descriptor *wanted) { return (wanted->says & (HAS_GET | HAS_SET)) != 0; }

/* ValidateAndApplyPropertyDescriptor, the first half: may a property become what is wanted? */
static bool allows(const Property *known, const Descriptor *wanted) {
  uint32_t says = wanted->says, flags = wanted->flags;
  bool is_accessor = (known->flags & ACCESSOR) != 0;
  if ((known->flags & CONFIGURABLE) != 0) return true;
  if ((flags & CONFIGURABLE) != 0) return false;
  if ((says & ENUMERABLE) != 0 && ((flags ^ known->flags) & ENUMERABLE) != 0) return false;
  if ((says & (HAS_VALUE | WRITABLE | HAS_GET | HAS_SET)) == 0) return true;
  if (says_accessor(wanted) != is_accessor) return false;
  if (is_accessor)
    return ((says & HAS_GET) == 0 || wanted->getter == known->value) &&
           ((says & HAS_SET) == 0 || wanted->setter == known->setter);
  if ((known->flags & WRITABLE) != 0) return true;
  return (flags & WRITABLE) == 0 && ((says & HAS_VALUE) == 0 || is_same(wanted->value, known->value));
}

/* The second half: what is said, changed. */
static void merge(Property *known, const Descriptor *wanted) {
  uint32_t says = wanted->says, flags = (known->flags & PLAIN & ~says) | (wanted->flags & says & PLAIN);
  bool is_accessor = (known->flags & ACCESSOR) != 0;
  if (says_accessor(wanted)) {
    if ((says & HAS_GET) != 0 || !is_accessor) known->value = says & HAS_GET ? wanted->getter : UNDEFINED;
    if ((says & HAS_SET) != 0 || !is_accessor) known->setter = says & HAS_SET ? wanted->setter : UNDEFINED;
    known->flags = (flags & ~(uint32_t)WRITABLE) | ACCESSOR;
    return;
  }
  if (is_accessor && (says & (HAS_VALUE | WRITABLE)) == 0) {
    known->flags = flags | ACCESSOR;
    return;
  }
  if ((says & HAS_VALUE) != 0) known->value = wanted->value;
  else if (is_accessor) known->value = UNDEFINED;
  known->setter = UNDEFINED;
  known->flags = flags;
}

static bool define_ordinary(Object *object, Key key, const Descriptor *wanted) {
  Property known;
  if (!own_property(object, key, &known)) {
    if ((object->cell.flags & SEALED) != 0) return false;
    merge(map_add(object, key), wanted);
    return true;
  }
  if (!allows(&known, wanted)) return false;
  /* The characters of a text object are no entries, and cannot be changed. */
  Property *own = map_find(object, key);
  if (own != NULL) merge(own, wanted);
  return true;
}

/* [[DefineOwnProperty]]; false where the object does not allow it, or with an exception. */
static bool define(Object *object, Key key, const Descriptor *wanted) {
  if (kind_of(object) == ARRAY) {
    if (is_index(key)) return define_element((Array *)object, (uint32_t)key, wanted);
    if (key_equal(key, realm.names.length)) return define_length((Array *)object, wanted);
  }
  return define_ordinary(object, key, wanted);
}

/* A property with these attributes, whatever was there. */
static bool put(Object *object, Key key, Value value, uint32_t flags) {
  Descriptor wanted = {HAS_VALUE | PLAIN, flags, value, UNDEFINED, UNDEFINED};
  return define(object, key, &wanted);
}

/* CreateDataProperty. */
static bool put_plain(Object *object, Key key, Value value) { return put(object, key, value, PLAIN); }

/* [[Delete]] */
static bool remove_own(Object *object, Key key) {
  Property known;
  if (!own_property(object, key, &known)) return true;
  if ((known.flags & CONFIGURABLE) == 0) return false;
  if (kind_of(object) == ARRAY && key < ((Array *)object)->count) ((Array *)object)->dense[key] = HOLE;
  else map_remove(object, key);
  return true;
}

/* With the prototypes */

/* The property that a key leads to, the object's own or an inherited one. */
static bool find_property(Object *object, Key key, Property *found) {
  for (; object != NULL; object = object->prototype)
    if (own_property(object, key, found)) return true;
  return false;
}

static Value value_of(const Property *property, Value self) {
  if ((property->flags & ACCESSOR) == 0) return keep(property->value);
  return property->value == UNDEFINED ? UNDEFINED : call(property->value, self, NULL, 0);
}

/* [[Get]] */
static Value get(Object *object, Key key, Value self) {
  Property found;
  return find_property(object, key, &found) ? value_of(&found, self) : UNDEFINED;
}

static Value get_own(Object *object, Key key) { return get(object, key, object_value(object)); }

static Value get_at(Object *object, double index) {
  if (kind_of(object) == ARRAY && index < ((Array *)object)->count) {
    Value element = ((Array *)object)->dense[(uint32_t)index];
    if (element != HOLE) return keep(element);
  }
  return get_own(object, key_of_number(index));
}

/* A value for what was found, which may be inherited: an own property keeps its attributes. */
static bool set_found(Object *object, Key key, Value value, const Property *found) {
  if ((found->flags & ACCESSOR) != 0) {
    if (found->setter == UNDEFINED) return false;
    TRY(call(found->setter, object_value(object), &value, 1));
    return true;
  }
  if ((found->flags & WRITABLE) == 0) return false;
  Descriptor wanted = {HAS_VALUE, 0, value, UNDEFINED, UNDEFINED};
  return has_own(object, key) ? define(object, key, &wanted) : put_plain(object, key, value);
}

/* [[Set]]; false where it is not allowed, or with an exception. */
static bool set(Object *object, Key key, Value value) {
  if (kind_of(object) == ARRAY && key < ((Array *)object)->count && ((Array *)object)->dense[key] != HOLE) {
    ((Array *)object)->dense[key] = value;
    return true;
  }
  Property found;
  if (!find_property(object, key, &found)) return put_plain(object, key, value);
  return set_found(object, key, value, &found);
}

/* [[SetPrototypeOf]]; false where it is not allowed: prototypes never run in a circle. */
static bool set_prototype(Object *object, Object *prototype) {
  if (prototype == object->prototype) return true;
  if ((object->cell.flags & SEALED) != 0 || object == realm.object_prototype) return false;
  for (Object *at = prototype; at != NULL; at = at->prototype)
    if (at == object) return false;
  object->prototype = prototype;
  return true;
}
