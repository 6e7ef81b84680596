/* 6.5 note 85: what binds tighter follows from the grammar. */
#include <stdio.h>
int main(void) {
  int a = 6, b = 3, c = 2, arr[] = {4, 5, 6}, *p = arr;
  printf("%d %d %d\n", a - b - c, a / b / c, a - b * c);
  printf("%d %d %d\n", a << b - c, a & b == 3, (a & b) == 2);
  printf("%d %d\n", a | b ^ c & a, a > b > c);
  printf("%d %d\n", !a == 0, -a * -b);
  printf("%d %d\n", *p + 1, *(p + 1));
  printf("%d ", *p++);
  p = arr;
  printf("%d ", ++*p), printf("%d\n", *++p);
  int x, y;
  x = y = a ? b : c;
  printf("%d %d\n", x, y);
  x = a == 6 ? b == 3 ? 33 : 63 : 2;
  printf("%d\n", x);
  x = 1, y = 2;
  printf("%d %d\n", sizeof(int) * 2 + 1 == 9, (int)sizeof x + y);
  printf("%d\n", a || b && 0);
  x += y -= 1;
  printf("%d %d\n", x, y);
  printf("%d\n", ~a + 1 == -a);
}
// out: 1 1 0
// out: 12 0 1
// out: 7 0
// out: 1 18
// out: 5 5
// out: 4 5 5
// out: 3 3
// out: 33
// out: 1 6
// out: 1
// out: 2 1
// out: 1
