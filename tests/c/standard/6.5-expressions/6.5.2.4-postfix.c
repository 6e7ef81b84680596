/* 6.5.2.4 and 6.5.3.1: the value before or after, of integers, floats, pointers, bit-fields and _Bool. */
#include <stdio.h>
int main(void) {
  unsigned char c = 255;
  printf("%d ", c++), printf("%d ", c), printf("%d ", --c), printf("%d\n", c--);
  double d = 0.5;
  printf("%g ", d++), printf("%g ", ++d), printf("%g\n", d-- - 1);
  int a[4] = {1, 2, 3, 4}, *p = a;
  printf("%d ", *p++), printf("%d ", *++p), printf("%d ", (*p)++), printf("%d\n", *p);
  printf("%d ", ++*p), printf("%td ", p-- - a), printf("%d\n", *p--);
  _Bool b = 0;
  printf("%d ", b++), printf("%d ", b++), printf("%d ", b), printf("%d ", b--), printf("%d\n", b);
  struct { unsigned w : 2; signed n : 3; } s = {3, 3};
  printf("%d ", s.w++), printf("%d ", s.w), printf("%d ", --s.w), printf("%d\n", s.w);
  float f = 1e10f;
  printf("%d\n", f++ == f);
  short h = 32767;
  h++;
  printf("%d\n", h);
}
// out: 255 0 255 255
// out: 0.5 2.5 1.5
// out: 1 3 3 4
// out: 5 2 2
// out: 0 1 1 1 0
// out: 3 0 3 3
// out: 1
// out: -32768
