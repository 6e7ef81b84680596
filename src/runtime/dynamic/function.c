/* `Function` and its prototype (ECMA-262, section 20.2), without text that becomes code; `Error` and its kin (20.5). */
#include "runtime.h"

static Value function_constructor(const Call *c) {
  (void)c;
  return fail(EVAL_ERROR, "programs cannot be compiled at run time");
}

static Value function_nothing(const Call *c) {
  (void)c;
  return UNDEFINED;
}

/* CreateListFromArrayLike. */
static List *list_from(Value value) {
  List *list = list_new(0);
  if (is_missing(value)) return list;
  if (!is_object(value)) {
    fail(TYPE_ERROR, "CreateListFromArrayLike called on non-object: %v", value);
    return NULL;
  }
  Object *from = object_of(value);
  double length = TRY(length_of(from));
  size_t mark = roots_mark();
  for (double i = 0; i < length; i++, roots_release(mark)) list_add(list, TRY(get_at(from, i)));
  return list;
}

static Value function_apply(const Call *c) {
  if (!is_callable(c->self)) return call(c->self, UNDEFINED, NULL, 0);
  List *list = TRY(list_from(arg(c, 1)));
  return call(c->self, arg(c, 0), list->items, list->count);
}

static Value function_call(const Call *c) {
  return call(c->self, arg(c, 0), c->args + (c->count > 0), c->count > 0 ? c->count - 1 : 0);
}

static double bound_length(Object *target, uint32_t given) {
  if (!has_own(target, realm.names.length)) return 0;
  Value own = TRY(get_own(target, realm.names.length));
  double length = is_number(own) ? to_integer(own) - given : 0;
  return length > 0 ? length : 0;
}

static Value function_bind(const Call *c) {
  if (!is_callable(c->self)) return fail(TYPE_ERROR, "Bind must be called on a function");
  Function *target = function_of(c->self);
  uint32_t given = c->count > 0 ? c->count - 1 : 0;
  double length = TRY(bound_length(&target->object, given));
  Value name = TRY(get_own(&target->object, realm.names.name));
  Value title = string_value(string_ascii("bound "));
  if (is_string(name)) title = TRY(concat(title, name));
  Function *made = function_of_name(title, 0);
  put(&made->object, realm.names.length, number(length), CONFIGURABLE);
  made->args = list_new(given);
  for (uint32_t i = 0; i < given; i++) list_add(made->args, c->args[i + 1]);
  made->behaviour = BOUND;
  made->target = target;
  made->self = arg(c, 0);
  return cell_value(made);
}

static Value function_to_string(const Call *c) {
  if (!is_callable(c->self)) return fail(TYPE_ERROR, "Function.prototype.toString requires that this be a function");
  Property *name = map_find(&function_of(c->self)->object, realm.names.name);
  Text made = text_begin();
  text_ascii(&made, "function ");
  if (name != NULL && (name->flags & ACCESSOR) == 0 && is_string(name->value)) TRY(text_add(&made, name->value));
  TRY(text_ascii(&made, "() { [native code] }"));
  return text_end(&made);
}

static const Method function_methods[] = {
    {"apply", 2, function_apply},
    {"bind", 1, function_bind},
    {"call", 1, function_call},
    {"toString", 0, function_to_string},
};

static void install_function(void) {
  Object *prototype = &realm.function_prototype->object;
  put(prototype, realm.names.length, INT(0), CONFIGURABLE);
  put(prototype, realm.names.name, string_value(string_ascii("")), CONFIGURABLE);
  install_constructor("Function", prototype, function_constructor);
  METHODS(prototype, function_methods);
}

/* Errors */

static Value error_from(const Call *c, ErrorName name) {
  Object *made = error_new(c->prototype == NULL ? realm.errors[name].prototype : c->prototype);
  if (arg(c, 0) != UNDEFINED) put(made, realm.names.message, TRY(to_text(arg(c, 0))), HIDDEN);
  return cell_value(made);
}

#define ERROR_CONSTRUCTOR(title, name) \
  static Value title(const Call *c) { return error_from(c, name); }
ERROR_CONSTRUCTOR(new_error, ERROR_)
ERROR_CONSTRUCTOR(new_eval_error, EVAL_ERROR)
ERROR_CONSTRUCTOR(new_range_error, RANGE_ERROR)
ERROR_CONSTRUCTOR(new_reference_error, REFERENCE_ERROR)
ERROR_CONSTRUCTOR(new_syntax_error, SYNTAX_ERROR)
ERROR_CONSTRUCTOR(new_type_error, TYPE_ERROR)
ERROR_CONSTRUCTOR(new_uri_error, URI_ERROR)

static const struct {
  const char *name;
  Native *constructor;
} error_classes[ERRORS] = {
    {"Error", new_error},
    {"EvalError", new_eval_error},
    {"RangeError", new_range_error},
    {"ReferenceError", new_reference_error},
    {"SyntaxError", new_syntax_error},
    {"TypeError", new_type_error},
    {"URIError", new_uri_error},
};

static Value error_to_string(const Call *c) {
  if (!is_object(c->self)) return fail(TYPE_ERROR, "Error.prototype.toString requires that this be an Object");
  Value name = TRY(get_value(c->self, realm.names.name));
  Value title = name == UNDEFINED ? string_value(string_ascii("Error")) : TRY(to_text(name));
  Value message = TRY(get_value(c->self, realm.names.message));
  Value text = message == UNDEFINED ? string_value(string_ascii("")) : TRY(to_text(message));
  if (text_length(title) == 0 || text_length(text) == 0) return concat(title, text);
  return concat(TRY(concat(title, string_value(string_ascii(": ")))), text);
}

/* All others come from `Error`, which is the first. */
static void install_errors(void) {
  static const Method methods[] = {{"toString", 0, error_to_string}};
  for (int i = 0; i < ERRORS; i++) {
    Object *prototype = i == ERROR_ ? object_plain() : object_new(realm.errors[ERROR_].prototype);
    Function *constructor = install_constructor(error_classes[i].name, prototype, error_classes[i].constructor);
    if (i != ERROR_) constructor->object.prototype = &realm.errors[ERROR_].constructor->object;
    put(prototype, realm.names.name, string_value(string_ascii(error_classes[i].name)), HIDDEN);
    put(prototype, realm.names.message, string_value(string_ascii("")), HIDDEN);
    realm.errors[i].constructor = constructor;
    realm.errors[i].prototype = prototype;
  }
  METHODS(realm.errors[ERROR_].prototype, methods);
}
