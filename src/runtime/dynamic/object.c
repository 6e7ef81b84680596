/* `Object` and `Object.prototype` (ECMA-262, section 20.1). */
#include "runtime.h"

static Value object_constructor(const Call *c) { return boxed(arg(c, 0)); }

static Object *object_from(Value value) {
  if (!is_missing(value)) return object_of(boxed(value));
  fail(TYPE_ERROR, "Cannot convert undefined or null to object");
  return NULL;
}

static bool prototype_from(Value value, Object **prototype) {
  if (value != NULL_VALUE && !is_object(value))
    return fail(TYPE_ERROR, "Object prototype may only be an Object or null: %v", value);
  *prototype = value == NULL_VALUE ? NULL : object_of(value);
  return true;
}

/* Descriptors */

static bool define_or_fail(Object *object, Key key, const Descriptor *wanted) {
  if (define(object, key, wanted)) return true;
  CHECK;
  if (has_own(object, key)) return fail(TYPE_ERROR, "Cannot redefine property: %k", key);
  return fail(TYPE_ERROR, "Cannot define property %k, object is not extensible", key);
}

/* A field of a descriptor, if it is there; then `bit` is said. */
static Value field(Object *from, Key name, uint32_t bit, Descriptor *wanted) {
  Property found;
  if (!find_property(from, name, &found)) return UNDEFINED;
  wanted->says |= bit;
  return get_own(from, name);
}

static Value accessor_from(Value value, const char *what) {
  if (value == UNDEFINED || is_callable(value)) return value;
  return fail(TYPE_ERROR, "%s must be a function: %v", what, value);
}

/* ToPropertyDescriptor: whatever properties of these names an object has. */
static bool descriptor_from(Value value, Descriptor *wanted) {
  if (!is_object(value)) return fail(TYPE_ERROR, "Property description must be an object: %v", value);
  Object *from = object_of(value);
  *wanted = (Descriptor){0, 0, UNDEFINED, UNDEFINED, UNDEFINED};
  if (to_truth(TRY(field(from, realm.names.enumerable, ENUMERABLE, wanted)))) wanted->flags |= ENUMERABLE;
  if (to_truth(TRY(field(from, realm.names.configurable, CONFIGURABLE, wanted)))) wanted->flags |= CONFIGURABLE;
  wanted->value = TRY(field(from, realm.names.value, HAS_VALUE, wanted));
  if (to_truth(TRY(field(from, realm.names.writable, WRITABLE, wanted)))) wanted->flags |= WRITABLE;
  wanted->getter = TRY(accessor_from(TRY(field(from, realm.names.get, HAS_GET, wanted)), "Getter"));
  wanted->setter = TRY(accessor_from(TRY(field(from, realm.names.set, HAS_SET, wanted)), "Setter"));
  if (says_accessor(wanted) && (wanted->says & (HAS_VALUE | WRITABLE)) != 0)
    return fail(TYPE_ERROR, "A property descriptor cannot have both accessors and a value or the attribute writable");
  return true;
}

static Value object_define_property(const Call *c) {
  if (!is_object(arg(c, 0))) return fail(TYPE_ERROR, "Object.defineProperty called on non-object");
  Key key = TRY(key_from(arg(c, 1)));
  Descriptor wanted;
  TRY(descriptor_from(arg(c, 2), &wanted));
  TRY(define_or_fail(object_of(arg(c, 0)), key, &wanted));
  return arg(c, 0);
}

/* What a descriptor says is kept in a list until all of them are read: five values for each. */
static bool add_descriptor(List *list, Key key, const Descriptor *d) {
  list_add(list, key);
  list_add(list, WORD(d->says, d->flags));
  list_add(list, d->value);
  list_add(list, d->getter);
  list_add(list, d->setter);
  return true;
}

/* ObjectDefineProperties. */
static bool define_all(Object *object, Object *from) {
  List *keys = own_keys(from), *wanted = list_new(0);
  for (uint32_t i = 0; i < keys->count; i++) {
    Descriptor d;
    if (!is_enumerable(from, keys->items[i])) continue;
    TRY(descriptor_from(TRY(get_own(from, keys->items[i])), &d));
    add_descriptor(wanted, keys->items[i], &d);
  }
  for (uint32_t i = 0; i < wanted->count; i += 5) {
    const Value *at = wanted->items + i;
    Descriptor d = {tag_of(at[1]), payload_of(at[1]), at[2], at[3], at[4]};
    TRY(define_or_fail(object, at[0], &d));
  }
  return true;
}

static Value object_create(const Call *c) {
  Object *prototype;
  TRY(prototype_from(arg(c, 0), &prototype));
  Object *made = object_new(prototype);
  if (arg(c, 1) != UNDEFINED) TRY(define_all(made, TRY(object_from(arg(c, 1)))));
  return cell_value(made);
}

/* All properties */

static bool assign_from(Object *to, Object *from) {
  List *keys = own_keys(from);
  size_t mark = roots_mark();
  for (uint32_t i = 0; i < keys->count; i++, roots_release(mark)) {
    if (!is_enumerable(from, keys->items[i])) continue;
    TRY(set_or_fail(to, keys->items[i], TRY(get_own(from, keys->items[i]))));
  }
  return true;
}

static Value object_assign(const Call *c) {
  Object *to = TRY(object_from(arg(c, 0)));
  for (uint32_t i = 1; i < c->count; i++)
    if (!is_missing(c->args[i])) TRY(assign_from(to, object_of(boxed(c->args[i]))));
  return object_value(to);
}

static Value texts_of_keys(const List *keys) {
  Array *made = array_new(keys->count);
  size_t mark = roots_mark();
  for (uint32_t i = 0; i < keys->count; i++, roots_release(mark)) append(made, key_text(keys->items[i]));
  CHECK;
  return cell_value(made);
}

static Value object_keys(const Call *c) { return texts_of_keys(enumerable_keys(TRY(object_from(arg(c, 0))))); }
static Value object_get_own_property_names(const Call *c) { return texts_of_keys(own_keys(TRY(object_from(arg(c, 0))))); }

/* Of each enumerable property, as it is when its turn comes: its value, or with its name. */
static Value list_of(Value value, bool is_pairs) {
  Object *object = TRY(object_from(value));
  List *keys = own_keys(object);
  Array *made = array_new(0);
  size_t mark = roots_mark();
  for (uint32_t i = 0; i < keys->count; i++, roots_release(mark)) {
    if (!is_enumerable(object, keys->items[i])) continue;
    Value pair[] = {key_text(keys->items[i]), TRY(get_own(object, keys->items[i]))};
    TRY(append(made, is_pairs ? array_from(pair, 2) : pair[1]));
  }
  return cell_value(made);
}

static Value object_entries(const Call *c) { return list_of(arg(c, 0), true); }
static Value object_values(const Call *c) { return list_of(arg(c, 0), false); }

/* Integrity */

/* Takes the attributes away from all properties, and lets no property be added. */
static Value restrict_all(Value value, uint32_t flags) {
  if (!is_object(value)) return value;
  Object *object = object_of(value);
  object->cell.flags |= SEALED;
  List *keys = own_keys(object);
  for (uint32_t i = 0; i < keys->count; i++) {
    Property known;
    bool is_accessor = own_property(object, keys->items[i], &known) && (known.flags & ACCESSOR) != 0;
    Descriptor wanted = {is_accessor ? flags & ~(uint32_t)WRITABLE : flags, 0, UNDEFINED, UNDEFINED, UNDEFINED};
    TRY(define_or_fail(object, keys->items[i], &wanted));
  }
  return value;
}

static bool is_restricted(Value value, uint32_t flags) {
  if (!is_object(value)) return true;
  Object *object = object_of(value);
  if ((object->cell.flags & SEALED) == 0) return false;
  List *keys = own_keys(object);
  for (uint32_t i = 0; i < keys->count; i++) {
    Property known;
    if (!own_property(object, keys->items[i], &known)) continue;
    uint32_t relevant = known.flags & ACCESSOR ? flags & ~(uint32_t)WRITABLE : flags;
    if ((known.flags & relevant) != 0) return false;
  }
  return true;
}

static Value object_freeze(const Call *c) { return restrict_all(arg(c, 0), WRITABLE | CONFIGURABLE); }
static Value object_seal(const Call *c) { return restrict_all(arg(c, 0), CONFIGURABLE); }
static Value object_is_frozen(const Call *c) { return TRUTH(is_restricted(arg(c, 0), WRITABLE | CONFIGURABLE)); }
static Value object_is_sealed(const Call *c) { return TRUTH(is_restricted(arg(c, 0), CONFIGURABLE)); }

static Value object_is_extensible(const Call *c) {
  return TRUTH(is_object(arg(c, 0)) && (object_of(arg(c, 0))->cell.flags & SEALED) == 0);
}

static Value object_prevent_extensions(const Call *c) {
  if (is_object(arg(c, 0))) object_of(arg(c, 0))->cell.flags |= SEALED;
  return arg(c, 0);
}

/* Prototypes */

static Value object_get_prototype_of(const Call *c) { return keep(object_value(TRY(object_from(arg(c, 0)))->prototype)); }

static Value object_set_prototype_of(const Call *c) {
  Value value = arg(c, 0);
  Object *prototype;
  TRY(prototype_from(arg(c, 1), &prototype));
  if (is_missing(value)) return fail(TYPE_ERROR, "Object.setPrototypeOf called on null or undefined");
  if (!is_object(value)) return value;
  Object *object = object_of(value);
  if (set_prototype(object, prototype)) return value;
  if ((object->cell.flags & SEALED) == 0) return fail(TYPE_ERROR, "Cyclic prototype value");
  return fail(TYPE_ERROR, "%v is not extensible", value);
}

static Value object_is(const Call *c) { return TRUTH(is_same(arg(c, 0), arg(c, 1))); }

/* Methods */

static Value object_has_own_property(const Call *c) {
  Key key = TRY(key_from(arg(c, 0)));
  return TRUTH(has_own(TRY(object_from(c->self)), key));
}

static Value object_is_prototype_of(const Call *c) {
  if (!is_object(arg(c, 0))) return TRUTH(false);
  Object *object = TRY(object_from(c->self));
  for (Object *at = object_of(arg(c, 0))->prototype; at != NULL; at = at->prototype)
    if (at == object) return TRUTH(true);
  return TRUTH(false);
}

static Value object_property_is_enumerable(const Call *c) {
  Key key = TRY(key_from(arg(c, 0)));
  return TRUTH(is_enumerable(TRY(object_from(c->self)), key));
}

static Value object_to_string(const Call *c) {
  Text made = text_begin();
  text_ascii(&made, "[object ");
  text_ascii(&made, describe(c->self));
  text_unit(&made, ']');
  return text_end(&made);
}

static Value object_to_locale_string(const Call *c) {
  return call(TRY(get_value(c->self, realm.names.toString)), c->self, NULL, 0);
}

static Value object_value_of(const Call *c) { return object_value(TRY(object_from(c->self))); }

static const Method object_functions[] = {
    {"assign", 2, object_assign},
    {"create", 2, object_create},
    {"defineProperty", 3, object_define_property},
    {"entries", 1, object_entries},
    {"freeze", 1, object_freeze},
    {"getOwnPropertyNames", 1, object_get_own_property_names},
    {"getPrototypeOf", 1, object_get_prototype_of},
    {"is", 2, object_is},
    {"isExtensible", 1, object_is_extensible},
    {"isFrozen", 1, object_is_frozen},
    {"isSealed", 1, object_is_sealed},
    {"keys", 1, object_keys},
    {"preventExtensions", 1, object_prevent_extensions},
    {"seal", 1, object_seal},
    {"setPrototypeOf", 2, object_set_prototype_of},
    {"values", 1, object_values},
};

static const Method object_methods[] = {
    {"hasOwnProperty", 1, object_has_own_property},
    {"isPrototypeOf", 1, object_is_prototype_of},
    {"propertyIsEnumerable", 1, object_property_is_enumerable},
    {"toString", 0, object_to_string},
    {"toLocaleString", 0, object_to_locale_string},
    {"valueOf", 0, object_value_of},
};

static void install_object(void) {
  Function *constructor = install_constructor("Object", realm.object_prototype, object_constructor);
  METHODS(&constructor->object, object_functions);
  METHODS(realm.object_prototype, object_methods);
}
