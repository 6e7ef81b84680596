/* What lowered Tuyin programs write. Standard output is held back until there is more than the buffer holds, input is awaited, or the end. */
#include "sys.h"
#include "tuyin-runtime.h"
#include <string.h>

enum { ROOM = 1 << 16 };

static char buffer[ROOM];
static struct __sys_pending held = {NULL, buffer, 0, 1};
static int is_known, is_shown;

void (*__tuyin_shared)(const byte *from, unsigned n);

void __tuyin_flush(void) {
  if (__tuyin_shared != NULL) __tuyin_shared(NULL, 0);
  const char *from = buffer;
  long left = held.n;
  held.n = 0;
  while (left > 0) {
    long long written = __sys_write(1, from, (size_t)left);
    if (written < 0) return;
    from += written;
    left -= (long)written;
  }
}

static void write_error(const byte *from, unsigned n) {
  while (n > 0) {
    long long written = __sys_write(2, from, n);
    if (written < 0) return;
    from += written;
    n -= (unsigned)written;
  }
}

static void begin(void) {
  is_known = 1;
  is_shown = __sys_pending(&held);
}

void __tuyin_write(int stream, const byte *from, unsigned n) {
  if (stream == 2) {
    write_error(from, n);
    return;
  }
  if (__tuyin_shared != NULL) {
    __tuyin_shared(from, n);
    return;
  }
  if (!is_known) begin();
  while (n > 0) {
    if (held.n == ROOM) __tuyin_flush();
    unsigned part = (unsigned)(ROOM - held.n);
    if (part > n) part = n;
    memcpy(buffer + held.n, from, part);
    held.n += (long)part;
    from += part;
    n -= part;
  }
  if (is_shown) __tuyin_flush();
}

void __tuyin_write_number(int stream, unsigned long long value, unsigned n) {
  if (stream == 1 && is_known && !is_shown && held.n + 8 <= ROOM) {
    for (unsigned i = 0; i < n; i++, value >>= 8) buffer[held.n + (long)i] = (char)value;
    held.n += (long)n;
    return;
  }
  byte bytes[8];
  for (unsigned i = 0; i < n; i++, value >>= 8) bytes[i] = (byte)value;
  __tuyin_write(stream, bytes, n);
}

_Noreturn void __tuyin_exit(int status) {
  __tuyin_flush();
  __sys_exit(status);
}
