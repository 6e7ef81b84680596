/*
 * The functions that lowering has programs call (src/lower/maple-levels/dynamic):
 *
 *     samara_js_OP (word, …)          an operation of MAPLE on dynamic values
 *     samara_JS…   (…)                a JavaScript intrinsic, its parameters as its row in src/maple/js-intrinsics.ts says
 *     samara_js_convert (word, type)  a value as one of a dynamic type, given by its code
 *
 * Each gives a word, `failed` if it raised an exception, for which `samara_js_thrown` is asked then.
 */
#include "runtime.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t enter(void) {
  if (!is_ready) make_realm();
  return roots_mark();
}

static Value leave(size_t mark, Value result) {
  roots_release(mark);
  if (!raised) return result;
  raised = false;
  return FAILED;
}

/* An intrinsic whose arguments are values, or numbers of 32 bits, which stay what they are. */
#define V(a) (value_in(a))
#define S(a) (text_of_payload(a))
#define ENTRY(name, parameters, taking, result) \
  Value samara_##name parameters {              \
    size_t mark = enter();                      \
    taking;                                     \
    safe_point();                               \
    return leave(mark, result);                 \
  }
#define OPERATION(name) ENTRY(js_##name, (Value a, Value b), (a = V(a), b = V(b)), op_##name(a, b))
#define ALONE(name) ENTRY(js_##name, (Value a), a = V(a), op_##name(a))

#define BOTH_I32(a, b) (tag_of(a) == TAG_I32 && tag_of(b) == TAG_I32)

/* Integers have a short way of their own, where nothing can go wrong. */
#define QUICK(name, exact)                                       \
  static Value slow_##name(Value a, Value b) {                   \
    size_t mark = enter();                                       \
    a = V(a), b = V(b);                                          \
    safe_point();                                                \
    return leave(mark, op_##name(a, b));                         \
  }                                                              \
  Value samara_js_##name(Value a, Value b) {                     \
    if (BOTH_I32(a, b)) {                                        \
      int64_t x = (int32_t)payload_of(a), y = (int32_t)payload_of(b); \
      exact                                                      \
    }                                                            \
    return slow_##name(a, b);                                    \
  }
#define FITS(sum)                                       \
  int64_t result = sum;                                 \
  if ((int32_t)result == result) return INT((uint32_t)result);
#define HOLDS(what) return TRUTH(what);

QUICK(add, FITS(x + y))
QUICK(sub, FITS(x - y))
QUICK(lt, HOLDS(x < y))
QUICK(le, HOLDS(x <= y))
QUICK(gt, HOLDS(x > y))
QUICK(ge, HOLDS(x >= y))
QUICK(eq, HOLDS(x == y))
QUICK(ne, HOLDS(x != y))
OPERATION(mul)
OPERATION(div)
OPERATION(rem)
OPERATION(band)
OPERATION(bior)
OPERATION(bxor)
OPERATION(shl)
OPERATION(ashr)
OPERATION(lshr)
OPERATION(max)
OPERATION(min)
OPERATION(cmp)
OPERATION(cmpl)
ENTRY(js_cmpg, (Value a, Value b), (a = V(a), b = V(b)), op_cmp(a, b))
ALONE(neg)
ALONE(bnot)
ALONE(abs)

/* Arguments in the program's memory: few of them go to `few`. */
enum { FEW_ARGUMENTS = 8 };

static const Value *values_at(const Value *at, uint32_t count, Value *few) {
  List *list = count > FEW_ARGUMENTS ? list_new(count) : NULL;
  Value *to = list == NULL ? few : list->items;
  if (list != NULL) list->count = 0;
  for (uint32_t i = 0; i < count; i++) {
    to[i] = tag_of(at[i]) == TAG_HOLE ? HOLE : value_in(at[i]);
    if (list != NULL) list->count = i + 1;
  }
  return to;
}

static const Value *arguments_at(const Value *at, uint32_t count, Value *few) {
  Value *values = (Value *)values_at(at, count, few);
  for (uint32_t i = 0; i < count; i++)
    if (values[i] == HOLE) values[i] = UNDEFINED;
  return values;
}

/* Calls */

#define CALLING(name, result)                                                          \
  Value samara_##name(Value callee, Value self, const Value *at, uint32_t count) {     \
    Value few[FEW_ARGUMENTS];                                                          \
    size_t mark = enter();                                                             \
    callee = V(callee), self = V(self);                                                \
    const Value *args = arguments_at(at, count, few);                                  \
    safe_point();                                                                      \
    return leave(mark, result);                                                        \
  }

static Value call_address(uintptr_t code, const Value *args, uint32_t count) {
  deeper();
  Value result = call_code(code, NULL, args, count, count);
  shallower();
  return result;
}

CALLING(JSOP_CALL, call(callee, self, args, count))
CALLING(JSOP_NEW, construct(callee, args, count))
CALLING(JSOP_CCALL, tag_of(callee) == TAG_PTR ? call_address(payload_of(callee), args, count) : call(callee, self, args, count))

static Value call_undefined(uintptr_t code, uint32_t count) {
  Value none[MOST_PARAMETERS] = {0};
  if (count > MOST_PARAMETERS) count = MOST_PARAMETERS;
  return call_address(code, none, count);
}
ENTRY(JS_ICALL, (uint32_t code, uint32_t count), , call_undefined(code, count))
ENTRY(JS_NEW_FUNCTION, (void *code, void *environment, uint32_t attributes), ,
      function_of_program((uintptr_t)code, environment, attributes))

static Value this_value(void) { return activation == NULL ? cell_value(realm.global) : activation->self; }

/* `arguments` of the innermost call. */
static Value arguments_object(void) {
  Object *made = keep_cell(heap_new(ARGUMENTS, sizeof(Object)));
  made->prototype = realm.object_prototype;
  uint32_t count = activation == NULL ? 0 : activation->count;
  for (uint32_t i = 0; i < count; i++) put_plain(made, i, activation->args[i]);
  put(made, realm.names.length, INT(count), HIDDEN);
  put(made, realm.names.callee, activation == NULL ? UNDEFINED : activation->callee, HIDDEN);
  return cell_value(made);
}
ENTRY(JSOP_THIS, (void), , this_value())
ENTRY(JS_GET_ARGUMENTOBJECT, (void), , arguments_object())

/* Operators that MAPLE has intrinsics for */

static Value is_instance(Value a, Value b) {
  if (!is_callable(b)) return fail(TYPE_ERROR, "Right-hand side of 'instanceof' is not callable");
  if (!is_object(a)) {
    return TRUTH(false);
  }
  Function *function = innermost(function_of(b));
  Value prototype = TRY(get_own(&function->object, realm.names.prototype));
  if (!is_object(prototype))
    return fail(TYPE_ERROR, "Function has non-object prototype '%v' in instanceof check", prototype);
  for (Object *at = object_of(a)->prototype; at != NULL; at = at->prototype)
    if (object_value(at) == prototype) return TRUTH(true);
  return TRUTH(false);
}

static Value is_property(Value a, Value b) {
  Key key = TRY(key_from(a));
  Property found;
  if (is_object(b)) return TRUTH(find_property(object_of(b), key, &found));
  return fail(TYPE_ERROR, "Cannot use 'in' operator to search for '%k' in %k", key, TRY(to_text(b)));
}

static Value text_value(const char *text) { return string_value(string_ascii(text)); }

ENTRY(JSOP_ADD, (Value a, Value b), (a = V(a), b = V(b)), op_add(a, b))
ENTRY(JSOP_CONCAT, (uint32_t a, uint32_t b), , concat(primitive_text(S(a)), primitive_text(S(b))))
ENTRY(JSOP_STRICTEQ, (Value a, Value b), (a = V(a), b = V(b)), TRUTH(is_identical(a, b)))
ENTRY(JSOP_STRICTNE, (Value a, Value b), (a = V(a), b = V(b)), TRUTH(!is_identical(a, b)))
ENTRY(JSSTR_STRICTEQ, (uint32_t a, uint32_t b), , TRUTH(is_identical(S(a), S(b))))
ENTRY(JSSTR_STRICTNE, (uint32_t a, uint32_t b), , TRUTH(!is_identical(S(a), S(b))))
ENTRY(JSOP_INSTANCEOF, (Value a, Value b), (a = V(a), b = V(b)), is_instance(a, b))
ENTRY(JSOP_IN, (Value a, Value b), (a = V(a), b = V(b)), is_property(a, b))
ENTRY(JSOP_OR, (Value a, Value b), (a = V(a), b = V(b)), to_truth(a) ? a : b)
ENTRY(JSOP_AND, (Value a, Value b), (a = V(a), b = V(b)), to_truth(a) ? b : a)
ENTRY(JSOP_TYPEOF, (Value a), a = V(a), text_value(type_of(a)))

/* Conversions */

ENTRY(JS_STRING, (Value a), a = V(a), to_text(a))
ENTRY(JSSTR_LENGTH, (uint32_t a), , INT(text_length(primitive_text(S(a)))))
ENTRY(JS_BOOLEAN, (Value a, Value b), ((void)b, a = V(a)), TRUTH(to_truth(a)))
ENTRY(JS_NUMBER, (Value a, Value b), ((void)b, a = V(a)), number(to_number(a)))
ENTRY(JS_INT32, (Value a, Value b), ((void)b, a = V(a)), INT((uint32_t)to_int32(to_number(a))))

static Value double_word(double x) { return x == x ? bits_of(x) + DOUBLE_OFFSET : NAN_WORD; }

static Value float_word(double x) {
  float narrow = (float)x;
  uint32_t bits;
  memcpy(&bits, &narrow, sizeof bits);
  return WORD(TAG_F32, bits);
}

static Value to_word_of_object(Value value) {
  if (is_missing(value)) return fail(TYPE_ERROR, "Cannot convert undefined or null to object");
  return boxed(value);
}

/* A string as C text, a pointer as itself, an object as its number, a number as an address. */
static Value to_address(Value word, Value value) {
  if (tag_of(word) == TAG_STR) return WORD(TAG_PTR, c_text(payload_of(word)));
  if (tag_of(word) == TAG_OBJ || tag_of(word) == TAG_PTR) return WORD(TAG_PTR, payload_of(word));
  return WORD(TAG_PTR, (uint32_t)to_int32(TRY(to_number(value))));
}

/* Codes of the types in src/scalar/prim-types.ts. */
enum {
  PRIM_DYNUNDEF = 24,
  PRIM_DYNNULL,
  PRIM_DYNHOLE,
  PRIM_DYNBOOL,
  PRIM_DYNPTR,
  PRIM_DYNI32,
  PRIM_DYNU32,
  PRIM_DYNF32,
  PRIM_DYNF64,
  PRIM_DYNSTR,
  PRIM_DYNOBJ,
  PRIM_DYNNONE,
  PRIM_CONST_STR,
};

/* What `cvt` to each dynamic type makes of a value: its word. A dynany stays what it is. */
static Value converted(Value word, uint32_t type) {
  Value value = value_in(word);
  switch (type) {
    case PRIM_DYNI32: return INT((uint32_t)to_int32(TRY(to_number(value))));
    case PRIM_DYNU32: return WORD(TAG_U32, (uint32_t)to_int32(TRY(to_number(value))));
    case PRIM_DYNF64: return double_word(TRY(to_number(value)));
    case PRIM_DYNF32: return float_word(TRY(to_number(value)));
    case PRIM_DYNBOOL: return TRUTH(to_truth(value));
    case PRIM_DYNSTR:
    case PRIM_CONST_STR: return to_text(value);
    case PRIM_DYNOBJ: return to_word_of_object(value);
    case PRIM_DYNNULL: return NULL_VALUE;
    case PRIM_DYNUNDEF: return UNDEFINED;
    case PRIM_DYNHOLE: return HOLE;
    case PRIM_DYNNONE: return WORD(TAG_NONE, 0);
    case PRIM_DYNPTR: return to_address(word, value);
    default: return word;
  }
}
ENTRY(js_convert, (Value word, uint32_t type), , converted(word, type))

/* An f64 cut to an integer modulo 2^64, as JavaScript cuts to 32 bits. */
int64_t samara_js_wrap(double x) {
  if (fabs(x) < 9223372036854775808.0) return (int64_t)x;
  return isfinite(x) ? (int64_t)(uint64_t)fmod(fabs(x), 18446744073709551616.0) * (x < 0 ? -1 : 1) : 0;
}

/* Text of 16-bit units at an address, to its zero. */
static Value wide_text(const Unit *units) {
  uint32_t length = 0;
  while (units[length] != 0)
    if (++length > LONGEST_STRING) trap_memory();
  return string_value(string_units(units, length));
}
ENTRY(js_wide, (const Unit *units), , wide_text(units))

/* Objects and properties */

static Value removed(Value value, Value name) {
  Key key = TRY(key_from(name));
  if (is_object(value)) return TRUTH(remove_own(object_of(value), key));
  Property found;
  TRY(get_value(value, key));
  /* Of primitives only the characters and the length of text are there, and stay. */
  return TRUTH(!of_text(value, key, &found));
}

static Value set_property(Value object, Value key, Value value) {
  Key name = TRY(key_from(key));
  set_value(object, name, value);
  return UNDEFINED;
}

static Value get_property(Value object, Value key) {
  Key name = TRY(key_from(key));
  return get_value(object, name);
}

/* Elements that stand side by side have a short way. */
static bool is_element(Value object, Value key) {
  return tag_of(key) == TAG_I32 && is_array(object) && payload_of(key) < array_of(object)->count &&
         array_of(object)->dense[payload_of(key)] != HOLE;
}

Value samara_JSOP_GETPROP(Value object, Value key) {
  size_t mark = enter();
  object = V(object);
  if (is_element(object, key)) return leave(mark, array_of(object)->dense[payload_of(key)]);
  key = V(key);
  safe_point();
  return leave(mark, get_property(object, key));
}

ENTRY(JSOP_SETPROP, (Value object, Value key, Value value), (object = V(object), key = V(key), value = V(value)),
      set_property(object, key, value))
ENTRY(JSOP_DELPROP, (Value object, Value key), (object = V(object), key = V(key)), removed(object, key))
ENTRY(JSOP_SETPROP_BY_NAME, (Value object, uint32_t name, Value value), (object = V(object), value = V(value)),
      set_property(object, S(name), value))
ENTRY(JSOP_GETPROP_BY_NAME, (Value object, uint32_t name), object = V(object), get_property(object, S(name)))
ENTRY(JSOP_SETPROP_BY_INDEX, (Value object, uint32_t index, Value value), (object = V(object), value = V(value)),
      set_property(object, number(index), value))
ENTRY(JSOP_GETPROP_BY_INDEX, (Value object, uint32_t index), object = V(object), get_property(object, number(index)))

static bool is_literal(Value value) {
  return is_object(value) || fail(TYPE_ERROR, "%v is not an object", value);
}

static Value fail_define(Value object) { return fail(TYPE_ERROR, "Cannot define a property of %v", object); }

/* A property of the object that an object literal is making. */
static Value init_property(Value object, Value key, Value value) {
  TRY(is_literal(object));
  Key name = TRY(key_from(key));
  if (!put_plain(object_of(object), name, value)) return raised ? 0 : fail_define(object);
  return UNDEFINED;
}

static Value init_accessor(Value object, Value key, Value given, uint32_t side) {
  TRY(is_literal(object));
  if (!is_callable(given)) return fail(TYPE_ERROR, "%v is not a function", given);
  Key name = TRY(key_from(key));
  Descriptor wanted = {side | ENUMERABLE | CONFIGURABLE, ENUMERABLE | CONFIGURABLE, UNDEFINED, given, given};
  if (!define(object_of(object), name, &wanted)) return raised ? 0 : fail_define(object);
  return object;
}
ENTRY(JSOP_INITPROP_BY_NAME, (Value object, Value key, Value value), (object = V(object), key = V(key), value = V(value)),
      init_property(object, key, value))
ENTRY(JSOP_INITPROP_GETTER, (Value object, Value key, Value given), (object = V(object), key = V(key), given = V(given)),
      init_accessor(object, key, given, HAS_GET))
ENTRY(JSOP_INITPROP_SETTER, (Value object, Value key, Value given), (object = V(object), key = V(key), given = V(given)),
      init_accessor(object, key, given, HAS_SET))
ENTRY(JS_NEW_OBJECT_0, (void), , cell_value(object_plain()))
ENTRY(JS_NEW_OBJECT_1, (Value a), a = V(a), boxed(a))

Value samara_JS_NEW_ARR_ELEMS(const Value *at, uint32_t count) {
  Value few[FEW_ARGUMENTS];
  size_t mark = enter();
  const Value *elements = values_at(at, count, few);
  safe_point();
  return leave(mark, array_from(elements, count));
}

static Value array_of_one(Value length) {
  Call c = {UNDEFINED, &length, 1, NULL};
  return array_constructor(&c);
}
ENTRY(JS_NEW_ARR_LENGTH, (Value a), a = V(a), array_of_one(a))

static Value length_value(Value value) {
  Value length = TRY(get_value(value, realm.names.length));
  return INT((uint32_t)to_int32(TRY(to_number(length))));
}
ENTRY(JSOP_LENGTH, (Value a), a = V(a), length_value(a))

/* Built-in objects and strings by number */

static const char *const builtin_strings[] = {
    "",       "undefined", "null",    "true",   "false",     "NaN",         "Infinity", "-Infinity", "object",   "function",  "string",
    "number", "boolean",   "length",  "prototype", "constructor", "name",   "message",  "toString",  "valueOf",  "arguments", "callee",
};
ENTRY(JS_INIT_CONTEXT, (void), , UNDEFINED)
ENTRY(JS_GET_BIOBJECT, (uint32_t n), , n < BUILTINS ? builtins[n] : NULL_VALUE)
ENTRY(JS_GET_BISTRING, (uint32_t n), ,
      n < sizeof builtin_strings / sizeof *builtin_strings ? text_value(builtin_strings[n]) : NULL_VALUE)

#define ERROR_CLASS(entry, name) ENTRY(entry, (void), , cell_value(realm.errors[name].constructor))
ERROR_CLASS(JS_GET_ERROR_OBJECT, ERROR_)
ERROR_CLASS(JS_GET_EVALERROR_OBJECT, EVAL_ERROR)
ERROR_CLASS(JS_GET_RANGEERROR_OBJECT, RANGE_ERROR)
ERROR_CLASS(JS_GET_REFERENCEERROR_OBJECT, REFERENCE_ERROR)
ERROR_CLASS(JS_GET_SYNTAXERROR_OBJECT, SYNTAX_ERROR)
ERROR_CLASS(JS_GET_TYPEERROR_OBJECT, TYPE_ERROR)
ERROR_CLASS(JS_GET_URIERROR_OBJECT, URI_ERROR)

/* The program and the world */

static Value required(Value name) { return fail(ERROR_, "Cannot find module '%k'", TRY(to_text(name))); }

static Value evaluated(Value a) {
  return is_string(a) ? (Value)fail(EVAL_ERROR, "programs cannot be compiled at run time") : a;
}

/* A hole stands for a variable before its declaration. */
static Value asserted(Value word) {
  if (tag_of(word) != TAG_HOLE) return word;
  return fail(REFERENCE_ERROR, "Cannot access a variable before initialization");
}

static Value new_memory(Value size) {
  uint32_t bytes = (uint32_t)to_int32(TRY(to_number(size)));
  void *made = calloc(bytes == 0 ? 1 : bytes, 1);
  if (made == NULL) trap_memory();
  return WORD(TAG_PTR, (uint32_t)(uintptr_t)made);
}

static Value print(FILE *stream, const Value *values, uint32_t count) {
  Text line = text_begin();
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) text_unit(&line, ' ');
    TRY(text_add(&line, TRY(to_text(values[i] == HOLE ? UNDEFINED : values[i]))));
  }
  TRY(text_unit(&line, '\n'));
  String *text = flat(text_end(&line));
  size_t size = bytes_of(text, NULL);
  unsigned char *bytes = raw_new(size);
  bytes_of(text, bytes);
  fwrite(bytes, 1, size, stream);
  heap_drop(bytes);
  return UNDEFINED;
}

#define PRINTING(name, stream)                                                   \
  Value samara_##name(uint32_t count, ...) {                                     \
    size_t mark = enter();                                                       \
    List *list = list_new(count);                                                \
    va_list args;                                                                \
    va_start(args, count);                                                       \
    for (uint32_t i = 0; i < count; i++) list_add(list, V(va_arg(args, Value))); \
    va_end(args);                                                                \
    safe_point();                                                                \
    return leave(mark, print(stream, list->items, count));                       \
  }
PRINTING(JS_PRINT, stdout)
PRINTING(JS_ERROR, stderr)

ENTRY(JS_REQUIRE, (Value name), name = V(name), required(name))
ENTRY(JS_EVAL, (Value a, Value b), ((void)b, a = V(a)), evaluated(a))
ENTRY(JSOP_ASSERTVALUE, (Value word), , asserted(word))
ENTRY(JS_NEW, (Value size), size = V(size), new_memory(size))
ENTRY(JS_SETTIMEOUT, (Value run, int32_t delay), run = V(run), add_task(run, delay))
ENTRY(JS_ADDSYSEVENTLISTENER, (Value listener), listener = V(listener), add_listener(listener))
ENTRY(JS_SETCYCLEHEADER, (void), , UNDEFINED)
ENTRY(JSOP_NEW_ITERATOR, (Value value, uint32_t flags), value = V(value), WORD(TAG_PTR, payload_of(new_iterator(value, flags))))
ENTRY(JSOP_NEXT_ITERATOR, (void *iterator), , next_item((uint32_t)(uintptr_t)iterator))
ENTRY(JSOP_MORE_ITERATOR, (void *iterator), , INT(has_item((uint32_t)(uintptr_t)iterator)))
ENTRY(js_tasks, (void), , run_tasks())

/* Exceptions */

Value samara_js_thrown(void) {
  Value value = thrown;
  thrown = UNDEFINED;
  return value;
}

/* Where the mark of pending exceptions is, and which function of the program gives the exception. */
void samara_js_connect(const int32_t *at, Value (*take)(void)) {
  pending = at;
  take_pending = take;
}

/* Nobody can catch a thrown value: the program ends, and its text says why. */
void samara_js_uncaught(Value word) {
  enter();
  Value text = to_text(V(word));
  trap_uncaught(raised ? string_ascii("a value without text") : flat(text));
}

/* Collection */

/* From the program's entry: it keeps dynamic values in memory, and nobody else holds any. */
void samara_js_collect(void) {
  is_collecting = true;
  set_due(0);
}

static List *pinned;

/* What a word names is kept for ever: the program has it in a form in which it is not found. */
void samara_js_pin(Value word) {
  size_t mark = enter();
  if (pinned == NULL) pinned = list_new(0);
  Value value = V(word);
  if (is_cell(value)) list_add(pinned, value);
  leave(mark, UNDEFINED);
}

static void mark_runtime(void) {
  forget_recent();
  mark_realm();
  mark_tasks();
  mark_value(thrown);
  mark_cell(pinned);
}

/* For who calls the program from outside (src/driver/dynamic-calls.ts) */

ENTRY(js_of_text, (const char *text), , text_at((uint32_t)(uintptr_t)text))

/* A string in quotes, other values as JavaScript makes text of them. */
static Value shown(Value value) {
  if (is_number(value) && double_of(value) == 0 && signbit(double_of(value))) return text_value("-0");
  if (!is_string(value)) return to_text(value);
  Text made = text_begin();
  String *text = flat(value);
  TRY(add_quoted(&made, text, text->length));
  return text_end(&made);
}

/* The address of C text. */
Value samara_js_as_text(Value word) {
  size_t mark = enter();
  Value text = shown(V(word));
  if (raised) text = text_value("undefined");
  raised = false;
  return leave(mark, c_text(payload_of(text)));
}
