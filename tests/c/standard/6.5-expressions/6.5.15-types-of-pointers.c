/* 6.5.15p6: a null pointer constant gives the other's type, void * gives void *, qualifiers are joined, arrays and functions become pointers. */
#include <stdio.h>
#define T(e)                                                                                                                               \
  _Generic((e), int *: "int*", const int *: "const int*", volatile int *: "volatile int*", const volatile int *: "cv int*", void *: "void*", \
  const void *: "const void*", int: "int", unsigned: "unsigned", long: "long", double: "double", float: "float", int (*)(void): "fn", char *: "char*", int (*)[3]: "(*)[3]", default: "?")
static int f(void) { return 1; }
static int g(void) { return 2; }
int main(void) {
  int i = 1, a[3] = {1, 2, 3}, (*row)[3] = &a, (*open)[] = &a;
  const int c = 2;
  volatile int v = 3;
  void *vp = &i;
  const void *cvp = &c;
  short s = 4;
  unsigned char u = 5;
  printf("%s %s %s %s\n", T(i ? &i : 0), T(i ? 0 : &c), T(i ? &i : (void *)0), T(i ? (void *)0 : &c));
  printf("%s %s %s %s\n", T(i ? &i : &c), T(i ? &c : &v), T(i ? vp : &i), T(i ? vp : &c));
  printf("%s %s %s %s\n", T(i ? cvp : &i), T(i ? a : 0), T(i ? f : g), T(i ? f : 0));
  printf("%s %s %s\n", T(i ? "x" : 0), T(i ? row : open), T(i ? open : row));
  printf("%s %s %s %s %s\n", T(i ? s : u), T(i ? 1 : 2u), T(i ? 1 : 2l), T(i ? 1.0f : 2), T(i ? 'a' : 1.0));
  printf("%d %u %g\n", (i ? f : g)(), i ? -1 : 0u, 0 ? 1.5 : 7);
  printf("%d %d\n", (i ? -1 : 0u) > 0, (1 ? -1 : 0ll) > 0);
  int n = 0;
  i ? (void)(n = 5) : (void)(n = 6);
  printf("%d\n", n);
  printf("%d\n", i > 5 ? 1 : i > 3 ? 2 : i ? v ? 3 : 4 : 5);
  (i ? &n : &i)[0] = 8;
  *(c > 5 ? &n : &i) = 9;
  printf("%d %d\n", n, i);
}
// out: int* const int* int* const int*
// out: const int* cv int* void* const void*
// out: const void* int* fn fn
// out: char* (*)[3] (*)[3]
// out: int unsigned long float double
// out: 1 4294967295 7
// out: 1 0
// out: 5
// out: 3
// out: 8 9
