/* 6.3.2.3p3: a constant 0, also cast to `void *`, is a null pointer wherever a pointer is wanted. */
#include <stdio.h>
#include <stddef.h>
enum { ZERO };
static int is(const char *p) { return p == NULL; }
int main(void) {
  int *a = 0, *b = (void *)0, *c = ZERO, *d = 1 - 1, *e = '\0'; void (*f)(void) = 0; char *g = NULL;
  printf("%d %d %d\n", a == b, c == d, e == 0);
  printf("%d %d %d\n", f == NULL, g == 0, is(0));
  printf("%d\n", (a ? 1 : 2) + (!f ? 10 : 20));
  struct { int n; int *p; void (*f)(int); } s = {0};
  static int *t[3];
  printf("%d %d %d\n", !s.p, !s.f, !t[2]);
  int (*pa)[4] = 0;
  printf("%d %d\n", pa == 0, (void *)pa == (int *)a);
}
// out: 1 1 1
// out: 1 1 1
// out: 12
// out: 1 1 1
// out: 1 1
