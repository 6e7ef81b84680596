/* Leaving quickly [C17 7.22.4.3, 7.22.4.7]. */
#include <stdlib.h>

#define MOST 64
static void (*handlers[MOST])(void);
static int count;

int at_quick_exit(void (*handler)(void)) {
  if (count == MOST) return -1;
  handlers[count++] = handler;
  return 0;
}

_Noreturn void quick_exit(int status) {
  while (count > 0) handlers[--count]();
  _Exit(status);
}
