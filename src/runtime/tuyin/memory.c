/*
 * The memory of lowered Tuyin programs. Addresses of the program are places in it, so that they are the same on all engines:
 *
 *     0         16
 *     | nothing | constants, one object each |
 */
#include "sys.h"
#include "tuyin-runtime.h"
#include <string.h>

enum { FIRST = 16 };

static const byte *constants;
static const struct object *objects;
static unsigned object_count;

void __tuyin_begin(const byte *bytes, unsigned size, const struct object *all, unsigned count) {
  (void)size;
  constants = bytes;
  objects = all;
  object_count = count;
}

/* The object at an address; one without bytes has its address too. */
static const struct object *find(unsigned address) {
  static const struct object *last;
  if (last != NULL && address - last->start < last->size) return last;
  unsigned low = 0, high = object_count;
  while (low < high) {
    unsigned middle = (low + high) / 2;
    if (objects[middle].start <= address) low = middle + 1;
    else high = middle;
  }
  if (low == 0) return NULL;
  const struct object *found = &objects[low - 1];
  unsigned room = found->size == 0 ? 1 : found->size;
  return address - found->start < room ? (last = found) : NULL;
}

static const struct object *checked(unsigned address, unsigned n) {
  const struct object *found = find(address);
  if (found != NULL && n <= found->size && address - found->start <= found->size - n) return found;
  if (address < FIRST) __sys_trap(SYS_NULL_POINTER, "(T-NULL)");
  __sys_trap(SYS_OUT_OF_BOUNDS, "(T-BOUNDS)");
}

const byte *__tuyin_view(unsigned address, unsigned n) {
  checked(address, n);
  return constants + (address - FIRST);
}

unsigned __tuyin_rest(unsigned address) {
  const struct object *found = checked(address, 0);
  return found->size - (address - found->start);
}

int __tuyin_puts(unsigned address) {
  unsigned rest = __tuyin_rest(address);
  const byte *text = __tuyin_view(address, rest);
  const byte *end = memchr(text, 0, rest);
  if (end == NULL) __sys_trap(SYS_OUT_OF_BOUNDS, "(T-BOUNDS)");
  __tuyin_write(1, text, (unsigned)(end - text));
  __tuyin_write_number(1, 10, 1);
  return 1;
}
