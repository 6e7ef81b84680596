/*
 * How a trap is told: its kind, its place, and the calls that led there, on the stream for errors; then the program ends with status 3.
 * Calls that repeat are told once, as `samara run` does.
 */
#include "wasi.h"

enum { MOST_TRACE = 200, MOST_PERIOD = 8, MOST_WIDTH = 40, MOST_PENDING = 300, MOST_WORDS = 1000 };

static char output[512];
static unsigned output_length;

static void flush(void) {
  __wasi_write(2, output, output_length);
  output_length = 0;
}

static unsigned put(const char *text) {
  unsigned length = 0;
  for (; text[length] != 0; length++) {
    if (output_length == sizeof output) flush();
    output[output_length++] = text[length];
  }
  return length;
}

static void put_number(unsigned n) {
  char digits[12];
  unsigned at = sizeof digits - 1;
  digits[at] = 0;
  do digits[--at] = (char)('0' + n % 10);
  while ((n /= 10) != 0);
  put(digits + at);
}

/* The calls from the innermost on. */
static unsigned trace[MOST_TRACE];
static unsigned trace_length;

static const struct wasm_place *place_at(unsigned number) {
  return (const struct wasm_place *)at_address(info()->places) + number;
}

/* What the run time adds at the innermost end is left out, and everywhere what no one wrote. */
static void note_call(unsigned number) {
  for (; number != 0 && number < info()->place_count && trace_length < MOST_TRACE; number = place_at(number)->outer) {
    const unsigned kind = place_at(number)->kind;
    if (kind == 0 || (kind == 1 && trace_length > 0)) trace[trace_length++] = number;
  }
}

static void put_call(const struct wasm_place *place, unsigned width) {
  unsigned length;
  put("  in ");
  length = put(at_address(place->function));
  if (place->position != 0) {
    for (; length < width + 3; length++) put(" ");
    put(at_address(place->position));
  }
  put("\n");
}

/* How many rounds of so many calls there are from one on. */
static unsigned rounds(unsigned from, unsigned period) {
  unsigned end = from + period;
  while (end < trace_length && trace[end] == trace[end - period]) end++;
  return (end - from) / period;
}

static unsigned name_width(void) {
  unsigned width = 0, i, length;
  for (i = 0; i < trace_length; i++) {
    const struct wasm_place *place = place_at(trace[i]);
    const char *name = at_address(place->function);
    for (length = 0; name[length] != 0 && length < MOST_WIDTH;) length++;
    if (place->position != 0 && length > width) width = length;
  }
  return width;
}

static void put_calls(void) {
  const unsigned width = name_width();
  unsigned i = 0, k, period;
  while (i < trace_length) {
    unsigned best = 1, most = 1;
    for (period = 1; period <= MOST_PERIOD && i + period <= trace_length; period++) {
      const unsigned found = rounds(i, period);
      if (found > 1 && found * period > most * best) best = period, most = found;
    }
    if (most * best <= best + 2) {
      put_call(place_at(trace[i++]), width);
      continue;
    }
    for (k = 0; k < best; k++) put_call(place_at(trace[i + k]), width);
    put("  ... ");
    put_number(most - 1);
    put(" times more the same ");
    if (best > 1) {
      put_number(best);
      put(" calls\n");
    } else put("call\n");
    i += most * best;
  }
}

/* What the streams of the program hold, as far as it has not spoilt them. */
static struct __sys_pending *pending;

int __wasi_sys_pending(struct __sys_pending *list) {
  pending = list;
  return 0;
}

static int is_inside(unsigned long long at, unsigned long long size) {
  const unsigned long long end = __wasm_size();
  return at >= info()->lowest && size <= end && at <= end - size;
}

static void flush_pending(void) {
  struct __sys_pending *record = pending;
  int i;
  for (i = 0; i < MOST_PENDING && is_inside((unsigned long)record, sizeof *record); i++, record = record->next) {
    const unsigned long n = (unsigned long)record->n;
    if (n > 0 && is_inside((unsigned long)record->from, n) && (record->file == 1 || record->file == 2))
      __wasi_write((int)record->file, record->from, n);
    record->n = 0;
  }
}

_Noreturn void __wasi_tell(int kind, const char *words, unsigned place, wasi_address calls) {
  static int is_telling;
  const struct wasm_kind *row = (const struct wasm_kind *)at_address(info()->kinds) + kind;
  const wasi_address bottom = info()->calls;
  unsigned i;
  if (is_telling) wasi_snapshot_preview1_proc_exit(3);
  is_telling = 1;
  flush_pending();
  note_call(place);
  while (calls > bottom && trace_length < MOST_TRACE) {
    calls -= sizeof(unsigned);
    note_call(*(const unsigned *)at_address(calls));
  }
  put("trap[");
  put(at_address(row->name));
  put("]: ");
  put(at_address(row->sentence));
  if (words != NULL && *words != 0) {
    put(": ");
    put(words);
  }
  put("\n");
  for (i = 0; i < trace_length && place_at(trace[i])->position == 0;) i++;
  if (i < trace_length) {
    put(" --> ");
    put(at_address(place_at(trace[i])->position));
    put("\n");
  }
  put_calls();
  if (calls > bottom && trace_length > 1) {
    put("  ... and the calls before these, from ");
    put(at_address(place_at(*(const unsigned *)at_address(bottom))->function));
    put(" on\n");
  }
  flush();
  wasi_snapshot_preview1_proc_exit(3);
}

/* Where the program itself is trapped, by number of kind and place. */
_Noreturn void __wasi_trap_at(int kind, int place) {
  __wasi_tell(kind, NULL, (unsigned)place, __wasm_calls());
}

/* An access at an address that the program does not have, or may not write to. */
_Noreturn void __wasi_wrong_access(wasi_address at, wasi_address offset, int is_read_only_kind, int place) {
  const unsigned long long from = (unsigned long long)at + offset;
  const int kind = at < info()->lowest                               ? SYS_NULL_POINTER
                   : is_read_only_kind >= 0 && from < info()->bottom ? is_read_only_kind
                                                                       : SYS_OUT_OF_BOUNDS;
  __wasi_tell(kind, NULL, (unsigned)place, __wasm_calls());
}

/* Text of the program: it may have no end. */
static const char *shown(const char *words) {
  static char text[2 * MOST_WORDS + 3];
  static unsigned length;
  unsigned long at = (unsigned long)words;
  char *const start = text + length;
  const unsigned end = length + MOST_WORDS;
  if (words == NULL) return NULL;
  for (; length < end && is_inside(at, 1) && *(const char *)at != 0; at++) text[length++] = *(const char *)at;
  return start;
}

_Noreturn void __wasi_sys_trap(int kind, const char *words) {
  const int is_known = kind >= 0 && kind <= SYS_HEAP_CORRUPTION;
  __wasi_tell(is_known ? kind : SYS_UNSUPPORTED, shown(words), 0, __wasm_calls());
}

/* What the run time calls by a name for each kind. */
_Noreturn void __wasi_samara_trap_null_pointer(const char *words) {
  __wasi_sys_trap(SYS_NULL_POINTER, words);
}

_Noreturn void __wasi_samara_trap_array_bounds(const char *words) {
  __wasi_sys_trap(SYS_ARRAY_BOUNDS, words);
}

_Noreturn void __wasi_samara_trap_out_of_memory(const char *words) {
  __wasi_sys_trap(SYS_OUT_OF_MEMORY, words);
}

_Noreturn void __wasi_samara_trap_use_after_free(const char *words) {
  __wasi_sys_trap(SYS_USE_AFTER_FREE, words);
}

_Noreturn void __wasi_samara_trap_bad_indirect_call(const char *words) {
  __wasi_sys_trap(SYS_BAD_CALL, words);
}

_Noreturn void __wasi_samara_trap_assertion(const char *words) {
  __wasi_sys_trap(SYS_ASSERTION, words);
}

_Noreturn void __wasi_samara_trap_bad_object(const char *words) {
  __wasi_sys_trap(SYS_BAD_OBJECT, words);
}

_Noreturn void __wasi_samara_uncaught(const char *name, const char *message) {
  static char words[2 * MOST_WORDS + 3];
  const char *parts[] = { shown(name), message == NULL ? NULL : ": ", shown(message) };
  unsigned length = 0, i;
  for (i = 0; i < 3; i++) {
    const char *part = parts[i];
    while (part != NULL && *part != 0 && length < sizeof words - 1) words[length++] = *part++;
  }
  __wasi_tell(SYS_UNCAUGHT, words, 0, __wasm_calls());
}

_Noreturn void __wasi_abort(void) {
  __wasi_tell(SYS_ABORT, NULL, 0, __wasm_calls());
}
