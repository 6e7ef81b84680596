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
