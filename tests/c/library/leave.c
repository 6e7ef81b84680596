/* <stdlib.h>: quick_exit calls its own handlers, last first. */
#include <stdio.h>
#include <stdlib.h>

static void first(void) {
  puts("first");
  fflush(stdout);
}

static void second(void) {
  puts("second");
}

int main(void) {
  atexit(second);
  printf("%d\n", at_quick_exit(first) | at_quick_exit(second));
  quick_exit(3);
}
