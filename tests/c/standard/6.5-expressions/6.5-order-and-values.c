/* 6.5p1-3: what an expression is worth does not depend on parentheses that change nothing; nor does x op= y on how x is written. */
#include <stdio.h>
int main(void) {
  int a = 7, b = -3, c = 2;
  printf("%d %d\n", a - b - c, a - (b - c));
  printf("%d %d\n", a / b * c, a / (b * c));
  printf("%d %d\n", a % b % c, a % (b % c - 1));
  printf("%d %d\n", a << c >> 1, a << (c >> 1));
  printf("%d %d\n", a & b == c, (a & b) == c);
  printf("%d %d\n", a | b & c ^ a, ((a | b) & c) ^ a);
  printf("%d %d\n", a < b < c, a < (b < c));
  printf("%d %d\n", -a * b, -(a * b));
  printf("%d %d\n", !a == b, !(a == b));
  printf("%d %d\n", ~a + c, ~(a + c));
  printf("%d %d\n", a ? b : c ? 1 : 2, (a ? b : c) ? 1 : 2);
  int x, y, z;
  x = y = z = a;
  x += y -= z *= c;
  printf("%d %d %d\n", x, y, z);
  int *p = &a, arr[3] = {4, 5, 6}, *q = arr;
  printf("%d %d\n", *p ** p, -*p- -a);
  printf("%d ", *q++);
  printf("%d ", *++q);
  printf("%d ", ++*q);
  printf("%d\n", (*q)--);
  printf("%d %zu\n", sizeof a * 2 == 8, sizeof (char) + 1);
  printf("%d\n", (a, b) - (b, c));
  double big = 1e308;
  printf("%g %g\n", big * 10 / 10, big * (10 / 10));
}
// out: 8 12
// out: -4 -1
// out: 1 1
// out: 14 14
// out: 0 0
// out: 7 5
// out: 1 0
// out: 21 21
// out: 0 1
// out: -6 -10
// out: -3 1
// out: 0 -7 14
// out: 49 0
// out: 4 6 7 7
// out: 1 2
// out: -5
// out: inf 1e+308
