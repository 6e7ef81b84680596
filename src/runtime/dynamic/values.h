/*
 * What a dynamic value is in memory: a word of 64 bits (src/maple/dynamic-words.ts draws it), and the cells of the heap
 * that strings and objects are. The payload of a string or object says where its cell lies:
 *
 *     str   FIRST_STRING + address / 16        obj   FIRST_OBJECT + address / 16
 *
 * No program has memory at addresses that large, so such a number is found in memory without knowing what lies there
 * (collector.c), and below FIRST_STRING stands the address of C text.
 *
 * Words from the program may say the same number in several ways. Inside of the run time every value has one word:
 * `value_in` makes it, and all functions but the entries (entries.c) take and give such values.
 */
#pragma once
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint64_t Value;
typedef uint16_t Unit;

enum {
  TAG_UNDEFINED = 0,
  TAG_NULL = 1,
  TAG_HOLE = 2,
  TAG_BOOL = 3,
  TAG_I32 = 4,
  TAG_U32 = 5,
  TAG_F32 = 6,
  TAG_PTR = 7,
  TAG_STR = 8,
  TAG_OBJ = 9,
  TAG_NONE = 10,
  TAG_FAILED = 15,
  FIRST_DOUBLE = 0x10000,
};

#define WORD(tag, payload) ((Value)(tag) << 32 | (uint32_t)(payload))
#define DOUBLE_OFFSET ((Value)1 << 48)
#define NAN_WORD (((Value)0x7ff8 << 48) + DOUBLE_OFFSET)
#define FIRST_OBJECT 0xe0000000u
#define FIRST_STRING 0xf0000000u

#define UNDEFINED WORD(TAG_UNDEFINED, 0)
#define NULL_VALUE WORD(TAG_NULL, 0)
#define HOLE WORD(TAG_HOLE, 0)
#define FAILED WORD(TAG_FAILED, 0)
#define TRUTH(holds) WORD(TAG_BOOL, (holds) ? 1 : 0)
#define INT(number) WORD(TAG_I32, number)

/* Cells of the heap. */

enum {
  FREE_CELL,
  RAW,       /* entries and tables of objects, which mark them */
  LIST,      /* values side by side that the run time works on */
  STRING,    /* units in place */
  ROPE,      /* two strings, one behind the other; or, once its text was asked for, one that has it */
  OBJECT,    /* from here on: what is an Object */
  ARRAY,
  FUNCTION,
  ERROR,
  ARGUMENTS,
  WRAPPER,
  POINTER,
};

typedef struct Cell {
  uint8_t kind;
  uint8_t marked;
  uint8_t flags;
  uint8_t unused;
  uint32_t extra; /* of a string: the address of its C text, once that was asked for */
} Cell;

typedef struct List {
  Cell cell;
  uint32_t count, room;
  Value *items;
} List;

typedef struct String {
  Cell cell;
  uint32_t length;
  uint32_t hash; /* 0: not yet known */
  Unit units[];
} String;

typedef struct Rope {
  Cell cell;
  uint32_t length;
  uint32_t unused;
  String *left, *right; /* right: NULL if `left` has all of the text */
} Rope;

/* A key of a property: an array index below 2^32 - 1, or the word of a string that is none. */
typedef uint64_t Key;
#define NO_KEY UINT64_MAX
#define MOST_INDICES 0xffffffffu

/* Attributes of a property, and what a descriptor may say beside them. */
enum {
  WRITABLE = 1,
  ENUMERABLE = 2,
  CONFIGURABLE = 4,
  PLAIN = WRITABLE | ENUMERABLE | CONFIGURABLE,
  HIDDEN = WRITABLE | CONFIGURABLE,
  HAS_VALUE = 8,
  HAS_GET = 16,
  HAS_SET = 32,
  ACCESSOR = 64,
};

/* With ACCESSOR among the flags, `value` is the getter; both sides may be undefined. */
typedef struct Property {
  Key key;
  Value value;
  Value setter;
  uint32_t flags;
} Property;

typedef struct Descriptor {
  uint32_t says, flags;
  Value value, getter, setter;
} Descriptor;

/* Flags of an object's cell. */
enum { SEALED = 1, SPARSE = 2, FIXED_LENGTH = 4 };

/* Properties stand in the order in which they were made, removed ones with NO_KEY; a table finds them if they are many. */
typedef struct Object {
  Cell cell;
  struct Object *prototype;
  Property *entries;
  uint32_t *table;
  uint32_t used, live, room, mask;
} Object;

/* Elements from 0 on stand side by side in `dense`, all PLAIN. With SPARSE the rest are properties, and `dense` does not grow. */
typedef struct Array {
  Object object;
  Value *dense;
  uint32_t count, room;
  uint32_t length;
} Array;

typedef struct Wrapper {
  Object object;
  Value primitive;
} Wrapper;

/* An address as an object: made whenever one is read; only the address counts. */
typedef struct Pointer {
  Object object;
  uint32_t address;
} Pointer;

/* What a function of the run time is called with. `prototype`: that of the object which `new` is to make; NULL for a call. */
typedef struct Call {
  Value self;
  const Value *args;
  uint32_t count;
  Object *prototype;
} Call;
typedef Value Native(const Call *call);

enum { NATIVE, PROGRAM, BOUND };
enum { NO_CONSTRUCTOR, OWN_CONSTRUCTOR, PLAIN_CONSTRUCTOR };

typedef struct Function {
  Object object;
  uint8_t behaviour, constructs, strict;
  uint32_t count;    /* parameters of a function of the program */
  Native *native;    /* NATIVE */
  uintptr_t code;    /* PROGRAM: its address */
  void *environment; /* passed first, unless NULL */
  struct Function *target;
  Value self; /* BOUND */
  List *args;
} Function;

static inline uint32_t tag_of(Value value) { return (uint32_t)(value >> 32); }
static inline uint32_t payload_of(Value value) { return (uint32_t)value; }
static inline bool is_string(Value value) { return tag_of(value) == TAG_STR; }
static inline bool is_object(Value value) { return tag_of(value) == TAG_OBJ || tag_of(value) == TAG_PTR; }
static inline bool is_missing(Value value) { return value == UNDEFINED || value == NULL_VALUE; }
static inline bool is_number(Value value) {
  return tag_of(value) == TAG_I32 || tag_of(value) == TAG_U32 || tag_of(value) >= FIRST_DOUBLE;
}

static inline Cell *cell_at(uint32_t number) { return (Cell *)((uintptr_t)number << 4); }
static inline bool is_cell(Value value) {
  return (tag_of(value) == TAG_STR || tag_of(value) == TAG_OBJ) && payload_of(value) >= FIRST_OBJECT;
}
static inline Cell *cell_of(Value value) {
  return cell_at(payload_of(value) - (payload_of(value) >= FIRST_STRING ? FIRST_STRING : FIRST_OBJECT));
}
static inline Value string_value(const void *string) {
  return WORD(TAG_STR, FIRST_STRING + (uint32_t)((uintptr_t)string >> 4));
}
static inline Value cell_value(const void *cell) { return WORD(TAG_OBJ, FIRST_OBJECT + (uint32_t)((uintptr_t)cell >> 4)); }
static inline int kind_of(const void *cell) { return ((const Cell *)cell)->kind; }
static inline bool is_callable(Value value) { return tag_of(value) == TAG_OBJ && kind_of(cell_of(value)) == FUNCTION; }
static inline bool is_array(Value value) { return tag_of(value) == TAG_OBJ && kind_of(cell_of(value)) == ARRAY; }
static inline Function *function_of(Value value) { return (Function *)cell_of(value); }
static inline Array *array_of(Value value) { return (Array *)cell_of(value); }
static inline Value arg(const Call *call, uint32_t i) { return i < call->count ? call->args[i] : UNDEFINED; }
