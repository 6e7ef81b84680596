/* GNU: a transparent union as a parameter takes what any of its members takes. */
#include <stdio.h>

typedef union { int *i; const char *c; void *v; } any __attribute__((transparent_union));
union __attribute__((__transparent_union__)) number { long l; unsigned long u; };

static int first(any a) { return *a.c; }
static long twice(union number n) { return n.l * 2; }
static int apply(int (*f)(any), any a) { return f(a); }

int main(void) {
  int i = 65;
  float f = 0;
  any whole = {.c = "whole"};
  printf("%d %d %d %d\n", first(&i), first("B"), first(whole), first((void *)&f));
  printf("%d %d\n", apply(first, &i), apply(first, "C"));
  printf("%ld %ld\n", twice(21L), twice(5UL));
  printf("%d\n", apply(first, 0 ? &i : whole.i));
}
// out: 65 66 119 0
// out: 65 67
// out: 42 10
// out: 119
