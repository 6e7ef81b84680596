/* What the run time asks of the world: all of it through the C library and the system interface below it. */
#include "sys.h"
#include "runtime.h"

static _Noreturn void trap_memory(void) { __sys_trap(SYS_OUT_OF_MEMORY, "strings and objects of dynamic type"); }
static _Noreturn void trap_depth(void) { __sys_trap(SYS_STACK_OVERFLOW, "in the run time of dynamic values"); }
static _Noreturn void trap_bounds(const char *what) { __sys_trap(SYS_OUT_OF_BOUNDS, what); }

/* Below nothing lies (src/base/memory-map.ts). */
enum { LOWEST_ADDRESS = 1024 };

/* The memory in which the program keeps values: all that there is. */
static void memory_bounds(const unsigned char **low, const unsigned char **high) {
  *high = __sys_grow(0);
  *low = *high == NULL ? NULL : (const unsigned char *)LOWEST_ADDRESS;
}

/* Xorshift, from a seed of the program's. */
static double random_number(void) {
  static uint32_t state;
  if (state == 0) {
    if (__sys_random(&state, sizeof state) != 0 || state == 0) state = 1;
  }
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state / 4294967296.0;
}

static _Noreturn void trap_uncaught(String *text) {
  char *words = raw_new(bytes_of(text, NULL) + 1);
  words[bytes_of(text, (unsigned char *)words)] = 0;
  __sys_trap(SYS_UNCAUGHT, words);
}
