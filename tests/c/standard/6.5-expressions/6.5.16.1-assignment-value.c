/* 6.5.16p3: the value of an assignment is that of the left operand after it, with its type. */
#include <stdio.h>
int main(void) {
  unsigned char c;
  int i = c = 0x1234;
  printf("%d %d\n", i, c);
  float f;
  double d = f = 0.1;
  printf("%.9g %d\n", d, d == 0.1);
  _Bool b;
  int j = b = 256;
  printf("%d\n", j);
  struct { signed n : 3; } s;
  int k = s.n = 3 + 8;
  printf("%d %d\n", k, s.n);
  int x, y, z;
  x = y = z = 5;
  printf("%d\n", x + y + z);
  printf("%zu\n", sizeof(c = 1));
  int *p, a[2] = {1, 2};
  *(p = a + 1) = 7;
  printf("%d %td\n", a[1], p - a);
  char *t;
  while (*(t = "x") != 'x') ;
  puts(t);
}
// out: 52 52
// out: 0.100000001 0
// out: 1
// out: 3 3
// out: 15
// out: 1
// out: 7 1
// out: x
