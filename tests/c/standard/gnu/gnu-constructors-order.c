/* GNU: constructors by priority before main, destructors the other way round after it; what atexit was given comes between. */
#include <stdio.h>
#include <stdlib.h>

static int order[8], count;

__attribute__((constructor(300))) static void third(void) { order[count++] = 300; }
__attribute__((constructor(101))) static void first(void) { order[count++] = 101; }
__attribute__((constructor)) static void last(void) { order[count++] = 999; }
__attribute__((constructor(200))) static void second(void) { order[count++] = 200; }
__attribute__((destructor(101))) static void end_last(void) { puts("end 101"); }
__attribute__((destructor)) static void end_first(void) { puts("end"); }
__attribute__((destructor(200))) static void end_second(void) { puts("end 200"); }
__attribute__((constructor(400), destructor(400))) static void both(void) { order[count++] = 400; printf("both %d\n", count); }
static void handler(void) { puts("handler"); }

int main(void) {
  for (int i = 0; i < count; i++) printf("%d ", order[i]);
  puts("");
  atexit(handler);
  exit(3);
}
// out: "both 4\n101 200 300 400 999 \nhandler\nend\nboth 6\nend 200\nend 101\n"
// status 3
