/*
 * Function values and their calls. A function of the program is called by its address, with dynamic values in number as it has
 * parameters; when it comes back with an exception pending (src/runtime/exceptions), that is taken from it.
 */
#include "runtime.h"
#include <string.h>

/* A call of a function value that is under way. */
typedef struct Activation {
  struct Activation *below;
  Value self, callee;
  const Value *args;
  uint32_t count;
} Activation;

static Activation *activation;
static uint32_t nested;
/* How the program is asked whether an exception is pending, and for it. */
static const int32_t *pending;
static Value (*take_pending)(void);

static bool deeper(void) {
  if (nested >= MOST_NESTED) trap_depth();
  nested++;
  return true;
}

static void shallower(void) { nested--; }

static Function *function_of_name(Value name, uint32_t length) {
  Function *made = keep_cell(heap_new(FUNCTION, sizeof(Function)));
  made->object.prototype = (Object *)realm.function_prototype;
  put(&made->object, realm.names.length, number(length), CONFIGURABLE);
  put(&made->object, realm.names.name, name, CONFIGURABLE);
  return made;
}

/* A function of the run time. */
static Function *function_new(const char *name, uint32_t length, Native *native, int constructs) {
  Function *made = function_of_name(string_value(string_ascii(name)), length);
  made->behaviour = NATIVE;
  made->constructs = (uint8_t)constructs;
  made->native = native;
  return made;
}

/* What is written as `function` in JavaScript: `new` makes an object with its prototype and calls it for that. */
static void make_plain(Function *function) {
  function->constructs = PLAIN_CONSTRUCTOR;
  Object *prototype = object_plain();
  put(prototype, realm.names.constructor, cell_value(function), HIDDEN);
  put(&function->object, realm.names.prototype, cell_value(prototype), WRITABLE);
}

enum { STRICT = 0x10000, PARAMETERS = 0xffff, MOST_PARAMETERS = 255 };

static Value function_of_program(uintptr_t code, void *environment, uint32_t attributes) {
  uint32_t count = attributes & PARAMETERS;
  if (count > MOST_PARAMETERS) count = MOST_PARAMETERS;
  Function *made = function_of_name(string_value(string_ascii("")), count);
  made->behaviour = PROGRAM;
  made->count = count;
  made->strict = (attributes & STRICT) != 0;
  made->code = code;
  made->environment = environment;
  make_plain(made);
  return cell_value(made);
}

static Function *innermost(Function *function) {
  while (function->behaviour == BOUND) function = function->target;
  return function;
}

/* Calls */

/* Code of the program has run: what it has thrown is on its way here. */
static Value value_in(Value word);

static Value returned(Value word) {
  if (pending != NULL && *pending != 0) return throw_value(value_in(take_pending()));
  return keep(value_in(word));
}

static Value call_program(Function *function, Value self, const Value *args, uint32_t count) {
  if (!function->strict && is_missing(self)) self = cell_value(realm.global);
  Activation own = {activation, self, cell_value(function), args, count};
  activation = &own;
  Value result = call_code(function->code, function->environment, args, count, function->count);
  activation = own.below;
  return result;
}

static Value run(Function *function, const Call *given) {
  if (function->behaviour == NATIVE) return function->native(given);
  return call_program(function, given->self, given->args, given->count);
}

/* Keeps of all that the function has kept no more than its result. */
static Value run_kept(Function *function, const Call *given) {
  safe_point();
  size_t mark = roots_mark();
  deeper();
  Value result = run(function, given);
  shallower();
  roots_release(mark);
  if (raised) keep(thrown);
  return keep(result);
}

/* What a bound function calls in the end, and with which arguments. */
static Function *unbound(Function *function, Call *given) {
  for (; function->behaviour == BOUND; function = function->target) {
    const List *first = function->args;
    given->self = function->self;
    if (first->count == 0) continue;
    List *all = list_new(first->count + given->count);
    for (uint32_t i = 0; i < first->count; i++) list_add(all, first->items[i]);
    for (uint32_t i = 0; i < given->count; i++) list_add(all, given->args[i]);
    given->args = all->items;
    given->count = all->count;
  }
  return function;
}

static Value call(Value callee, Value self, const Value *args, uint32_t count) {
  if (!is_callable(callee)) return fail(TYPE_ERROR, "%v is not a function", callee);
  Call given = {self, args, count, NULL};
  Function *function = unbound(function_of(callee), &given);
  return run_kept(function, &given);
}

/* `new callee (…args)` */
static Value construct(Value callee, const Value *args, uint32_t count) {
  if (!is_callable(callee) || innermost(function_of(callee))->constructs == NO_CONSTRUCTOR)
    return fail(TYPE_ERROR, "%v is not a constructor", callee);
  Call given = {UNDEFINED, args, count, NULL};
  Function *function = unbound(function_of(callee), &given);
  Value own = TRY(get_own(&function->object, realm.names.prototype));
  Object *prototype = is_object(own) ? object_of(own) : realm.object_prototype;
  if (function->constructs == OWN_CONSTRUCTOR) {
    given.prototype = prototype;
    return run_kept(function, &given);
  }
  given.self = cell_value(object_new(prototype));
  Value result = TRY(run_kept(function, &given));
  return is_object(result) ? result : given.self;
}
