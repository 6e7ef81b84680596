/* The end of the program [C17 7.22.4.2, 7.22.4.4, 7.22.4.5]. `__libc_finish` is linked whenever something else of this file is. */
#include <stdlib.h>
#include <unistd.h>

#include "sys.h"

#define LEAST 32

/* Handlers in order, in pieces: the newest piece first. */
struct piece {
  struct piece *older;
  int count;
  void (*handlers[LEAST])(void);
};

static struct piece first;
static struct piece *newest = &first;
void (*__libc_flush)(void);

int atexit(void (*handler)(void)) {
  if (newest->count == LEAST) {
    struct piece *added = malloc(sizeof *added);
    if (added == NULL) return -1;
    added->older = newest;
    added->count = 0;
    newest = added;
  }
  newest->handlers[newest->count++] = handler;
  return 0;
}

static int is_left(void) {
  if (newest->count > 0) return 1;
  if (newest == &first) return 0;
  struct piece *empty = newest;
  newest = empty->older;
  free(empty);
  return 1;
}

/* A handler may register others, and may call `exit`, which goes on with those that are left. */
static void run_handlers(void) {
  while (is_left()) newest->handlers[--newest->count]();
}

void __libc_finish(void) {
  run_handlers();
  if (__libc_flush != NULL) __libc_flush();
}

_Noreturn void exit(int status) {
  __libc_finish();
  __sys_exit(status);
}

_Noreturn void _Exit(int status) {
  __sys_exit(status);
}

_Noreturn void _exit(int status) {
  __sys_exit(status);
}
