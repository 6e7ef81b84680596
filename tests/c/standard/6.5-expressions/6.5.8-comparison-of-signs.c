/* 6.5.8 with 6.3.1.8: comparisons convert first, so a negative number may be the greater one. */
#include <stdio.h>
int main(void) {
  int n = -1;
  unsigned u = 1;
  long l = -1;
  unsigned short s = 1;
  signed char c = -1;
  unsigned char d = 255;
  printf("%d %d %d\n", n < u, n < s, l < u);
  printf("%d %d %d\n", c == d, (unsigned char)c == d, c < d);
  printf("%d %d\n", l < 1ul, (n < 1) > u);
  printf("%d\n", -1 < sizeof n);
  printf("%zu %d\n", sizeof(n < l), _Generic(1.0 < 2.0, int: 1, default: 0));
  printf("%d %d\n", 3 > 2 > 1, 1 < 3 == 1);
}
// model: LP64
// out: 0 1 1
// out: 0 1 1
// out: 0 0
// out: 0
// out: 4 1
// out: 0 1
