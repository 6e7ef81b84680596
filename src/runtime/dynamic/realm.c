/* The built-in objects (ECMA-262, sections 19 to 25.5), made when the first dynamic value is worked on. */
#include "runtime.h"

static Key key_named(const char *name) { return key_of_text(string_value(string_ascii(name))); }

static void put_hidden(Object *target, const char *name, Value value) { put(target, key_named(name), value, HIDDEN); }

static void install_methods(Object *target, const Method *methods, size_t count) {
  for (size_t i = 0; i < count; i++) {
    size_t mark = roots_mark();
    Function *made = function_new(methods[i].name, methods[i].length, methods[i].code, NO_CONSTRUCTOR);
    put_hidden(target, methods[i].name, cell_value(made));
    roots_release(mark);
  }
}

/* A constructor of the global object, with the prototype of what it makes. */
static Function *install_constructor(const char *name, Object *prototype, Native *code) {
  Function *made = function_new(name, 1, code, OWN_CONSTRUCTOR);
  put(&made->object, realm.names.prototype, cell_value(prototype), 0);
  put(prototype, realm.names.constructor, cell_value(made), HIDDEN);
  put_hidden(realm.global, name, cell_value(made));
  return made;
}

/* In JavaScript these are themselves what they are the prototypes of. */
static void make_prototypes(void) {
  realm.object_prototype = object_new(NULL);
  realm.function_prototype = keep_cell(heap_new(FUNCTION, sizeof(Function)));
  realm.function_prototype->object.prototype = realm.object_prototype;
  realm.function_prototype->native = function_nothing;
  realm.array_prototype = array_new(0);
  realm.array_prototype->object.prototype = realm.object_prototype;
  realm.string_prototype = wrapper_new(realm.object_prototype, string_value(string_ascii("")));
  realm.number_prototype = wrapper_new(realm.object_prototype, INT(0));
  realm.boolean_prototype = wrapper_new(realm.object_prototype, TRUTH(false));
  realm.pointer_prototype = object_plain();
  realm.global = object_plain();
}

static void make_names(void) {
#define NAME(name) realm.names.name = string_value(string_ascii(#name));
  NAMES(NAME)
#undef NAME
  realm.names.empty = string_value(string_ascii(""));
}

static Value pointer_value_of(const Call *c) {
  if (tag_of(c->self) != TAG_PTR) return fail(TYPE_ERROR, "This method of addresses requires that 'this' be one");
  return number(payload_of(c->self));
}

static Value pointer_to_string(const Call *c) { return primitive_text(TRY(pointer_value_of(c))); }

/* The objects that JS_GET_BIOBJECT gives, as they are at first: the program may put others into their places. */
static const char *const builtin_names[] = {"Object", "Function", "Array",     "String",     "Boolean",        "Number",
                                            "Math",   "JSON",     "Error",     "EvalError",  "RangeError",     "ReferenceError",
                                            "SyntaxError", "TypeError", "URIError"};
enum { BUILTINS = 29 };
static Value builtins[BUILTINS];

static void list_builtins(void) {
  uint32_t count = 0;
  builtins[count++] = cell_value(realm.global);
  for (size_t i = 0; i < sizeof builtin_names / sizeof *builtin_names; i++) {
    Value value = get_own(realm.global, key_named(builtin_names[i]));
    builtins[count++] = value;
    if (is_callable(value)) builtins[count++] = get_value(value, realm.names.prototype);
  }
}

/* Everything the run time itself holds for ever. */
static void mark_realm(void) {
  mark_cell(realm.global);
  mark_cell(realm.object_prototype);
  mark_cell(realm.pointer_prototype);
  mark_values(builtins, BUILTINS);
  mark_values((const Value *)&realm.names, sizeof realm.names / sizeof(Key));
  for (int i = 0; i < ERRORS; i++) {
    mark_cell(realm.errors[i].constructor);
    mark_cell(realm.errors[i].prototype);
  }
}

static void make_realm(void) {
  static const Method pointer_methods[] = {{"valueOf", 0, pointer_value_of}, {"toString", 0, pointer_to_string}};
  size_t mark = roots_mark();
  is_ready = true;
  make_names();
  make_prototypes();
  install_object();
  install_function();
  install_array();
  install_string();
  install_number();
  install_math();
  install_globals();
  install_errors();
  install_json();
  put_hidden(realm.global, "globalThis", cell_value(realm.global));
  METHODS(realm.pointer_prototype, pointer_methods);
  list_builtins();
  roots_release(mark);
}
