/* 6.5.6 with 6.2.5p9: unsigned sums and differences are reduced modulo 2 to the width. */
#include <limits.h>
#include <stdio.h>
int main(void) {
  volatile unsigned u = UINT_MAX, zero = 0;
  printf("%u %u %u\n", u + 1, zero - 1, u * u);
  volatile unsigned long long w = ULLONG_MAX;
  printf("%llu %llu\n", w + 2, w * w);
  unsigned char c = 255, d = 0;
  c++;
  d--;
  printf("%d %d %d\n", c, d, (unsigned char)(c - 1));
  unsigned short s = 40000;
  printf("%d\n", s + s);
  unsigned short t = s + s;
  printf("%d\n", t);
  printf("%d\n", zero - 1 > 0);
  printf("%d\n", (c - 1) > 0);
}
// out: 0 4294967295 1
// out: 1 1
// out: 0 255 255
// out: 80000
// out: 14464
// out: 1
// out: 0
