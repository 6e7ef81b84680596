/* 6.5.5 with 6.3.1.8: an unsigned operand makes the division unsigned; a narrower one does not. */
#include <limits.h>
#include <stdio.h>
int main(void) {
  int n = -7;
  unsigned u = 2;
  unsigned char c = 2;
  printf("%u %u\n", n / u, n % u);
  printf("%d %d\n", n / c, n % c);
  printf("%lu %ld\n", -7L % 2ul, -7L % (long)u);
  long long w = n / u;
  printf("%lld %lld\n", w, n / (long long)u);
  printf("%llu\n", ULLONG_MAX / 10 * 10 + ULLONG_MAX % 10);
  printf("%llu %llu\n", 0x8000000000000000u / 3, 0xFFFFFFFFFFFFFFFFu % 0x100000001u);
  n = 100;
  n %= 7u;
  n *= -3;
  n /= c;
  printf("%d\n", n);
}
// out: 2147483644 1
// out: -3 -1
// out: 1 -1
// out: 2147483644 -3
// out: 18446744073709551615
// out: 3074457345618258602 0
// out: -3
