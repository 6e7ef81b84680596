/* 5.1.2.2.3: what main returns is the status, as if exit had been called with it. */
#include <stdio.h>
#include <stdlib.h>
static void bye(void) { puts("bye"); }
static void first(void) { puts("first out"); }
int main(void) {
  atexit(bye);
  atexit(first);
  printf("no line end");
  return 300 + 7;
}
// out: no line endfirst out
// out: bye
// status 51
