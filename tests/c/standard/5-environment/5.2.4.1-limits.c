/* 5.2.4.1: what every implementation can do at least. */
#include <stdio.h>
struct a { struct { struct { struct { struct { struct { int deep; } f; } e; } d; } c; } b; };
static int many(int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, int a10, int a11, int a12, int a13, int a14, int a15,
  double d1, double d2, double d3, double d4, double d5, double d6, double d7, double d8, double d9, double d10, char c) {
  return a1 + a15 * 2 + (int)d1 + (int)d10 * 3 + a10 + (int)d5 + c + a2+a3+a4+a5+a6+a7+a8+a9+a11+a12+a13+a14+(int)(d2+d3+d4+d6+d7+d8+d9);
}
int main(void) {
  struct a a = {{{{{{5}}}}}};
  int ********p8 = 0, x = 3, *p = &x, **p2 = &p, ***p3 = &p2, ****p4 = &p3;
  int m[2][2][2][2][2][2] = {0};
  m[1][0][1][0][1][0] = 9;
  printf("%d %d %d\n", a.b.c.d.e.f.deep, ****p4, m[1][0][1][0][1][0]);
  printf("%d\n", many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'a'));
  printf("%d %d\n", ((((((((((((((((((((((((((((((((x)))))))))))))))))))))))))))))))), p8 == 0);
  int r = 0;
  if (x) { for (;;) { while (1) { do { switch (x) { case 3: { if (r == 0) { r = 1; { { { { r++; } } } } } } } break; } while (0); break; } break; } }
  printf("%d\n", r);
}
// out: 5 3 9
// out: 307
// out: 3 1
// out: 2
