/* How a program begins and ends, its arguments and environment, clocks, random bytes, and memory. */
#include "wasi.h"

enum { EINVAL_ = 22, MOST_RANDOM = 256 };

_Noreturn void __wasi_sys_exit(int status) {
  wasi_snapshot_preview1_proc_exit(status & 255);
}

long long __wasi_sys_clock(int which) {
  /* The host's clock of the process, or where there is none the one that never goes back. */
  static const int clocks[] = { 0, 2, 1 };
  unsigned long long now = 0;
  if (which != SYS_CALENDAR && which != SYS_PROCESSOR) return -EINVAL_;
  if (wasi_snapshot_preview1_clock_time_get(clocks[which], 1000, address_of(&now)) != 0 && which == SYS_PROCESSOR)
    wasi_snapshot_preview1_clock_time_get(clocks[which + 1], 1000, address_of(&now));
  return (long long)(now / 1000 * 1000);
}

int __wasi_sys_random(void *to, size_t n) {
  __wasi_check(to, n > MOST_RANDOM ? 0 : n, info()->bottom);
  return n > MOST_RANDOM || wasi_snapshot_preview1_random_get(address_of(to), (int)n) != 0 ? -EINVAL_ : 0;
}

long long __wasi_sys_address(const void *at) {
  return address_of(at);
}

/* The end of what the program has of its memory. */
static wasi_address heap_top;

void *__wasi_sys_grow(size_t n) {
  const unsigned long long size = __wasm_size();
  unsigned long long at;
  if (heap_top == 0) heap_top = info()->heap;
  at = ((unsigned long long)heap_top + 15) & ~15ull;
  if (n == 0) return at_address((wasi_address)size);
  if (n > 0xffff0000ull || at + n > 0xffff0000ull) return NULL;
  if (at + n > size && !__wasm_grow((unsigned)((at + n - size + 65535) / 65536))) return NULL;
  heap_top = (wasi_address)(at + n);
  return at_address((wasi_address)at);
}

/* Texts that the host has: a list of their addresses. */
struct texts {
  unsigned count;
  wasi_address *list;
};
static struct texts arguments, environment;
static int are_read;

static void read_texts(struct texts *texts, int is_environment) {
  unsigned size = 0;
  wasi_address list = address_of(&texts->count), bytes = address_of(&size);
  const int error = is_environment ? wasi_snapshot_preview1_environ_sizes_get(list, bytes)
                                   : wasi_snapshot_preview1_args_sizes_get(list, bytes);
  texts->list = error == 0 ? __wasi_sys_grow(texts->count * sizeof *texts->list + size + 1) : NULL;
  if (texts->list == NULL) texts->count = 0;
  if (texts->count == 0) return;
  list = address_of(texts->list);
  bytes = address_of(texts->list + texts->count);
  if (is_environment) wasi_snapshot_preview1_environ_get(list, bytes);
  else wasi_snapshot_preview1_args_get(list, bytes);
}

static void read_all(void) {
  if (are_read) return;
  are_read = 1;
  read_texts(&arguments, 0);
  read_texts(&environment, 1);
}

long long __wasi_sys_args(int i, char *to, size_t room) {
  const struct texts *texts = i < -1 ? &environment : &arguments;
  const unsigned k = i < -1 ? (unsigned)(-2 - i) : (unsigned)i;
  const char *text;
  size_t length = 1, at;
  read_all();
  if (i == -1) return arguments.count;
  if (k >= texts->count) return -EINVAL_;
  for (text = at_address(texts->list[k]); text[length - 1] != 0;) length++;
  if (length > room) return (long long)length;
  __wasi_check(to, length, info()->bottom);
  for (at = 0; at < length; at++) to[at] = text[at];
  return (long long)length;
}

int __wasi_argument_count(void) {
  read_all();
  return (int)arguments.count;
}

/* `argv`, and behind it an empty `envp`. */
char **__wasi_argument_values(void) {
  char **values;
  unsigned i;
  read_all();
  values = __wasi_sys_grow((arguments.count + 2) * sizeof *values);
  for (i = 0; values != NULL && i < arguments.count; i++) values[i] = at_address(arguments.list[i]);
  return values;
}

int *__wasi_errno_location(void) {
  static int number;
  return &number;
}

void __wasi_samara_checkpoint(void *action) {}
