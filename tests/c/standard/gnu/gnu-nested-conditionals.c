/* GNU: `?:` without a middle evaluates its first operand once, for all types. */
// light: MPL4001
#include <stdio.h>

static int calls;
static int count(int n) { calls++; return n; }
static const char *named(const char *s) { calls++; return s; }
static double half(double d) { calls++; return d; }

int main(void) {
  printf("%d %d ", count(5) ?: count(6), count(0) ?: count(7));
  printf("%d\n", calls);
  printf("%s %s\n", named("given") ?: "default", named(NULL) ?: "default");
  printf("%g %g\n", half(0.5) ?: 1, half(-0.0) ?: 1);
  printf("%d\n", count(0) ?: count(0) ?: count(9) ?: count(10));
  printf("%d\n", calls);
  unsigned char c = 0;
  long l = c ?: -1;
  unsigned u = c ?: 4000000000u;
  printf("%ld %u %zu\n", l, u, sizeof(c ?: 1LL));
  int i = 3, *p = &i, *q = NULL, *r = q ?: p;
  printf("%d\n", *r);
  printf("%d", i++ ?: 100);
  printf(" %d\n", i);
  int x = 0, y = (x = 4, x - 4) ?: x * 2;
  printf("%d\n", y);
  __int128 wide = (__int128)1 << 100;
  printf("%d\n", (wide ?: 5) == wide);
  struct { unsigned b : 3; } bits = {0};
  printf("%d", bits.b ?: -3);
  printf(" %d\n", (bits.b = 9) ?: 2);
}
// out: 5 7 3
// out: given default
// out: 0.5 1
// out: 9
// out: 10
// out: -1 4000000000 8
// out: 3
// out: 3 4
// out: 8
// out: 1
// out: -3 1
