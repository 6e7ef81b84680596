/* 7.13: jumps over many frames, with values, from handlers that are nested in one another. */
#include <setjmp.h>
#include <stdio.h>

static jmp_buf outer, inner;

static void descend(int depth, int to) {
  char local[32];
  snprintf(local, sizeof local, "%d", depth);
  if (depth == to) longjmp(depth % 2 ? outer : inner, depth);
  descend(depth + 1, to);
  printf("never %s\n", local);
}

static int nested(int to) {
  volatile int count = 0;
  int value = setjmp(inner);
  count++;
  if (value == 0) descend(0, to);
  printf("inner %d after %d\n", value, count);
  if (value < 8) longjmp(inner, value + 2);
  return value;
}

int main(void) {
  for (volatile int i = 2; i < 6; i++) {
    switch (setjmp(outer)) {
      case 0: printf("result %d\n", nested(i)); break;
      case 3: puts("outer three"); break;
      default: puts("outer other");
    }
  }
  if (setjmp(outer) != 0) puts("zero becomes one");
  else longjmp(outer, 0);
  volatile int tries = 0;
  if (!setjmp(inner) || tries < 3) {
    tries++;
    longjmp(inner, 1);
  }
  printf("%d tries\n", tries);
}
// out: inner 2 after 2
// out: inner 4 after 3
// out: inner 6 after 4
// out: inner 8 after 5
// out: result 8
// out: outer three
// out: inner 4 after 2
// out: inner 6 after 3
// out: inner 8 after 4
// out: result 8
// out: outer other
// out: zero becomes one
// out: 3 tries
