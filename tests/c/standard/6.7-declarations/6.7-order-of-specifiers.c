/* 6.7 and 6.7.2: specifiers in any order. */
#include <stdio.h>
int static a = 1;
long const unsigned static int b = 2;
const struct s { int n; } static c = {3};
int typedef number;
char const *const d = "d", e = 'e';
static int inline f(void) { return 5; }
unsigned typedef const cu;
int main(void) {
  number n = 6;
  int const volatile long x = 7;
  short extern_ = 8;
  cu y = 9;
  struct { int v; } const z = {10};
  printf("%d %lu %d %s %c %d %d %ld %d %u %d\n", a, b, c.n, d, e, f(), n, x, extern_, y, z.v);
  printf("%zu %zu\n", sizeof b, sizeof(long int const unsigned));
}
// model: LP64
// out: 1 2 3 d e 5 6 7 8 9 10
// out: 8 8
