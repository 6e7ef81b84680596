/* 6.7.1: static, extern, register, typedef, auto in all places of the specifiers. */
#include <stdio.h>
int static counter = 5; const static unsigned long int mask = 0xff; typedef int number; number typedef other; int extern shared; long unsigned static int wide = 1;
static inline int add(register int a, register const int b) { return a + b; }
static int fib(register int n) { register int a = 0, b = 1; while (n-- > 0) { register int t = a + b; a = b; b = t; } return a; }
static int once(void) { static int n; auto int m = 1; int static k = 10; n += m; k += n; return k; }
int shared = 3;
int main(void) {
  auto number x = 1; other register y = 2; const auto int z = 3;
  printf("%d %d %lu %d\n", counter, x + y + z, mask, shared);
  printf("%d %d\n", add(1, 2), fib(20));
  once(); once();
  printf("%d %lu\n", once(), wide);
  register struct { int a[3]; char c; } r = {{1, 2, 3}, 'r'}; printf("%d %c\n", r.a[2], r.c);
  register double d = 0.5; for (register int i = 0; i < 3; i++) d *= d; printf("%g\n", d);
  { static struct { int n; } s = {1}; s.n++; static char t[3] = "ab"; t[0]++; printf("%d %s\n", s.n, t); }
  { typedef char number; printf("%zu", sizeof(number)); } printf("%zu\n", sizeof(number));
}
// out: 5 6 255 3
// out: 3 6765
// out: 16 1
// out: 3 r
// out: 0.00390625
// out: 2 bb
// out: 14
