/* GNU: integers of 128 bits. */
#include <stdio.h>
typedef unsigned __int128 u128; typedef __int128 i128;
static void show(u128 v) { printf("%016llx%016llx\n", (unsigned long long)(v >> 64), (unsigned long long)v); }
int main(void) {
  u128 a = (u128)0xffffffffffffffff * 0xffffffffffffffff; show(a); show(a / 12345); show(a % 1000000007); show(a << 5 | a >> 123); show(~a + 1);
  i128 n = -((i128)1 << 100); show(n); show(n >> 60); show(n / 7); show(n % 7); printf("%d %d %d\n", n < 0, n < 1, (u128)n > 5);
  u128 f = 1; for (int i = 2; i <= 30; i++) f *= i; show(f);
  char t[50]; int k = 49; t[k] = 0; while (f) { t[--k] = '0' + (int)(f % 10); f /= 10; } puts(t + k);
  printf("%zu %zu %g %g\n", sizeof a, _Alignof(i128), (double)a, (double)n); show((u128)1e30); show((i128)-2.5);
  struct { char c; i128 v; } s = {1, 2}; printf("%zu %d\n", sizeof s, (int)s.v);
}
// light: MPL4001
// out: fffffffffffffffe0000000000000001
// out: 00054f077c718e7c21e26dc84ccf7450
// out: 00000000000000000000000006d9e90d
// out: ffffffffffffffc0000000000000003f
// out: 0000000000000001ffffffffffffffff
// out: fffffff0000000000000000000000000
// out: ffffffffffffffffffffff0000000000
// out: fffffffdb6db6db6db6db6db6db6db6e
// out: fffffffffffffffffffffffffffffffe
// out: 1 1 1
// out: 00000d13f6370f96865df5dd54000000
// out: 265252859812191058636308480000000
// out: 16 16 3.40282e+38 -1.26765e+30
// out: 0000000c9f2c9cd04675000000000000
// out: fffffffffffffffffffffffffffffffe
// out: 32 2
