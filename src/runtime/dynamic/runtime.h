/*
 * The functions that the parts of the run time have of each other; dynamic.c puts them together.
 *
 * Exceptions. A function that raises one (`fail`, `throw_value`) sets `raised` and gives 0; whoever calls a function that may do
 * so goes on only through TRY or CHECK. What is thrown waits in `thrown`.
 *
 * Roots. A collection happens in `safe_point` only: when the program calls, and when the run time calls a function. What
 * the run time has read, made or been given is kept on a stack of roots without further ado: every function that gives a value
 * has put it there. `roots_mark` and `roots_release` take such values away again at the end of a call or a turn of a loop.
 */
#pragma once
#include "values.h"

static bool raised;
static Value thrown;

#define TRY(expression)                \
  ({                                   \
    __auto_type tried_ = (expression); \
    if (raised) return 0;              \
    tried_;                            \
  })
#define CHECK \
  if (raised) return 0

/* heap.c */
static void *heap_new(int kind, size_t size);
static void heap_drop(void *raw_data);
static void *raw_new(size_t size);
static Cell *heap_find(uintptr_t address);

/* collector.c */
static Value keep(Value value);
static void *keep_cell(void *cell);
static size_t roots_mark(void);
static void roots_release(size_t mark);
static void safe_point(void);

/* system.c */
static _Noreturn void trap_memory(void);
static _Noreturn void trap_depth(void);
static _Noreturn void trap_bounds(const char *what);
static _Noreturn void trap_uncaught(String *text);
static double random_number(void);

/* lists.c */
static List *list_new(uint32_t room);
static void list_add(List *list, Value value);

/* text.c */
static String *string_new(uint32_t length);
static String *string_ascii(const char *text);
static String *string_utf8(const char *text, size_t size);
static String *string_units(const Unit *units, uint32_t length);
static String *string_unit(Unit unit);
static String *flat(Value value);
static String *part(String *text, uint32_t from, uint32_t to);
static Value concat(Value a, Value b);
static uint32_t text_length(Value value);
static bool text_equal(Value a, Value b);
static int text_order(const String *a, const String *b);
static int64_t find(const String *text, const String *what, uint32_t from);
static int64_t find_last(const String *text, const String *what, uint32_t from);

typedef struct Text {
  size_t slot;
  uint32_t length;
} Text;
static Text text_begin(void);
static bool text_units(Text *text, const Unit *units, uint32_t length);
static bool text_unit(Text *text, Unit unit);
static bool text_ascii(Text *text, const char *added);
static bool text_add(Text *text, Value string);
static bool text_part(Text *text, const String *from, uint32_t start, uint32_t end);
static Value text_end(Text *text);
static bool add_point(Text *text, uint32_t point);
static size_t bytes_of(const String *text, unsigned char *to);

/* numbers.c */
static Value number(double x);
static double double_of(Value value);
static String *number_text(double x);
static double number_from(const String *text);

/* keys.c */
static Key key_of_text(Value text);
static Key key_of_number(double index);
static Key key_from(Value value);
static Value key_text(Key key);
static bool is_index(Key key);

/* maps.c */
static Property *map_find(Object *object, Key key);
static Property *map_add(Object *object, Key key);
static void map_remove(Object *object, Key key);

/* properties.c */
static bool own_property(Object *object, Key key, Property *found);
static bool has_own(Object *object, Key key);
static bool find_property(Object *object, Key key, Property *found);
static bool define(Object *object, Key key, const Descriptor *wanted);
static bool put(Object *object, Key key, Value value, uint32_t flags);
static bool put_plain(Object *object, Key key, Value value);
static bool set(Object *object, Key key, Value value);
static bool remove_own(Object *object, Key key);
static Value get(Object *object, Key key, Value self);
static Value get_own(Object *object, Key key);
static Value get_at(Object *object, double index);
static List *own_keys(Object *object);
static List *enumerable_keys(Object *object);
static bool is_enumerable(Object *object, Key key);
static bool set_prototype(Object *object, Object *prototype);

/* arrays.c */
static Array *array_new(uint32_t room);
static Value array_from(const Value *elements, uint32_t count);
static Value array_of_list(const List *list);
static bool define_element(Array *array, uint32_t index, const Descriptor *wanted);
static bool define_length(Array *array, const Descriptor *wanted);
static bool checked_length(Value value, uint32_t *length);
static bool append(Array *array, Value value);
static bool dense_grow(Array *array, uint32_t count);

/* values of any kind: objects.c */
static Object *object_new(Object *prototype);
static Object *object_plain(void);
static Value object_value(const Object *object);
static Object *object_of(Value value);
static Object *to_object(Value value, const char *method);
static Value boxed(Value value);
static Value get_value(Value value, Key key);
static bool set_value(Value value, Key key, Value content);
static double length_of(Object *object);
static bool is_identical(Value a, Value b);
static bool is_same(Value a, Value b);
static const char *describe(Value value);
static String *show(Value value);

/* conversions.c */
enum { HINT_DEFAULT, HINT_NUMBER, HINT_STRING };
static Value to_primitive(Value value, int hint);
static double to_number(Value value);
static Value to_text(Value value);
static Value primitive_text(Value value);
static String *to_flat(Value value);
static bool to_truth(Value value);
static double to_integer(Value value);
static int32_t to_int32(double x);
static const char *type_of(Value value);

/* errors.c */
typedef enum { ERROR_, EVAL_ERROR, RANGE_ERROR, REFERENCE_ERROR, SYNTAX_ERROR, TYPE_ERROR, URI_ERROR, ERRORS } ErrorName;
static int fail(ErrorName name, const char *format, ...);
static int throw_value(Value value);

/* functions.c */
static Function *function_new(const char *name, uint32_t length, Native *native, int constructs);
static Value call(Value callee, Value self, const Value *args, uint32_t count);
static Value construct(Value callee, const Value *args, uint32_t count);
static Value call_code(uintptr_t code, void *environment, const Value *args, uint32_t given, uint32_t count);
static Function *innermost(Function *function);
static bool deeper(void);
static void shallower(void);

/* builtins */
typedef struct Method {
  const char *name;
  uint32_t length;
  Native *code;
} Method;
static void install_methods(Object *target, const Method *methods, size_t count);
static Function *install_constructor(const char *name, Object *prototype, Native *code);
static void put_hidden(Object *target, const char *name, Value value);
#define METHODS(target, table) install_methods(target, table, sizeof table / sizeof *table)

/* names that the run time itself looks up */
#define NAMES(X)                                                                                                     \
  X(length) X(prototype) X(constructor) X(name) X(message) X(toString) X(valueOf) X(toJSON) X(join) X(value) X(writable) \
  X(enumerable) X(configurable) X(get) X(set) X(callee) X(empty)

typedef struct Realm {
  Object *object_prototype;
  Function *function_prototype;
  Array *array_prototype;
  Object *string_prototype, *number_prototype, *boolean_prototype, *pointer_prototype, *global;
  struct {
    Function *constructor;
    Object *prototype;
  } errors[ERRORS];
  struct {
#define NAME(name) Key name;
    NAMES(NAME)
#undef NAME
  } names;
} Realm;
static Realm realm;
static bool is_ready;

enum { LONGEST_STRING = 1 << 26, LONGEST_ARRAY = 1 << 24, WIDEST_GAP = 64, MOST_NESTED = 500 };
