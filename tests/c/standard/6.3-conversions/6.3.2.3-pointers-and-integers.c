/* 6.3.2.3p5-8: pointers through integers and other pointer types, and back; functions through other function types. */
#include <stdint.h>
#include <stdio.h>
struct pair { int a; int b; };
static int add(int x, int y) { return x + y; }
int main(void) {
  struct pair p[3] = {{1, 2}, {3, 4}, {5, 6}};
  uintptr_t n = (uintptr_t)&p[1];
  printf("%d %d\n", ((struct pair *)n)->a, (int)(n - (uintptr_t)p));
  n += sizeof(struct pair);
  printf("%d\n", *(int *)n);
  void *v = &p[2].b;
  char *c = v;
  c -= sizeof(int) * 3;
  printf("%d %d\n", *(int *)v, *(int *)c);
  void (*f)(void) = (void (*)(void))add;
  printf("%d %d\n", ((int (*)(int, int))f)(20, 22), (int (*)(int, int))f == add);
  printf("%d %d\n", (intptr_t)(void *)0 == 0, (int *)(intptr_t)0 == NULL);
  _Bool set = v;
  printf("%d %d\n", set, (_Bool)(char *)0);
  const int *q = &p[0].a;
  int const volatile *r = q;
  printf("%d %d\n", *r, r == q);
  unsigned low = (unsigned)(uintptr_t)&p[0] % _Alignof(struct pair);
  printf("%u\n", low);
}
// light: unsupported
// out: 3 8
// out: 5
// out: 6 3
// out: 42 1
// out: 1 1
// out: 1 0
// out: 1 1
// out: 0
