/* 6.5.5: narrow operands are promoted before; mixed signs go to unsigned; edges of quotients. */
#include <limits.h>
#include <stdio.h>
int main(void) {
  volatile unsigned char a = 200, b = 250; volatile short s = -300; volatile unsigned u = 3; volatile int i = -7; volatile long long l = -7;
  printf("%d %d %d\n", a * b, a / b, a % b);
  printf("%d %d %d\n", s * a, s / a, s % a);
  printf("%u %u %u\n", i * u, i / u, i % u);
  printf("%lld %lld %lld\n", l * u, l / u, l % u);
  printf("%d %d\n", i / 2, i % 2);
  printf("%d %d %d %d\n", 7 / 2, -7 / 2, 7 / -2, -7 / -2);
  printf("%d %d %d %d\n", 7 % 2, -7 % 2, 7 % -2, -7 % -2);
  volatile int min = INT_MIN; volatile long long lmin = LLONG_MIN;
  printf("%d %d %d\n", min / 1, min / 2, min % 10);
  printf("%lld %lld %lld\n", lmin / 3, lmin % 1000, lmin / LLONG_MAX);
  volatile unsigned long long big = ULLONG_MAX;
  printf("%llu %llu %llu\n", big / 10, big % 10, big * big);
  printf("%u %u\n", 65535u * 65537u, (unsigned)(unsigned short)65535 * 65535u);
  unsigned char c = 17; c *= 16; printf("%d ", c); c /= 3; printf("%d ", c); c %= 4; printf("%d\n", c);
  short h = -32768; h /= 2; printf("%d ", h); h *= 4; printf("%d ", h); h %= 7; printf("%d\n", h);
  int x = 9; x *= -1.5; printf("%d ", x); x /= 2u; printf("%d\n", x);
  for (int n = -3; n < 4; n++) if (n) printf("%d,%d ", 100 / n, (n * n * n) % n);
  puts("");
}
// out: "50000 0 200\n-60000 -1 -100\n4294967275 1431655763 0\n-21 -2 -1\n-3 -1\n3 -3 -3 3\n1 -1 1 -1\n-2147483648 -1073741824 -8\n-3074457345618258602 -808 -1\n1844674407370955161 5 1\n4294967295 4294836225\n16 5 1\n-16384 0 0\n-13 2147483641\n-33,0 -50,0 -100,0 100,0 50,0 33,0 \n"
