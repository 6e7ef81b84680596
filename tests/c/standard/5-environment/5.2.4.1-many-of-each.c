/* 5.2.4.1: as many nested parts as every implementation must take. */
#include <stdio.h>
#define P4(x) ((((x))))
#define P16(x) P4(P4(P4(P4(x))))
#define D(a, b) int a##b = a##0 + b;
static int many(int a0, int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, int b0, int b1, int b2, int b3, int b4, int b5,
  int b6, int b7, int b8, int b9, int c0, int c1, int c2, int c3, int c4, int c5, int c6, int c7, int c8, int c9, int d0) {
  return a0 + a9 * 10 + b0 * 100 + c9 * 1000 + d0 * 10000 + (a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8 + b1 + b2 + b3 + b4 + b5 + b6 + b7 + b8 + b9 + c0 + c1 + c2 + c3 + c4 + c5 + c6 + c7 + c8) * 0;
}
struct a { struct b { struct c { struct d { struct e { struct f { int x; } f; } e; } d; } c; } b; };
int main(void) {
  printf("%d\n", P16(1) + P16(P4(P4(2))));
  printf("%d\n", many(1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5));
  struct a s = {{{{{{9}}}}}};
  printf("%d\n", s.b.c.d.e.f.x);
  int ************p = 0, x = 3, *p1 = &x, **p2 = &p1, ***p3 = &p2, ****p4 = &p3;
  printf("%d %d\n", p == 0, ****p4);
  int n = 0;
  { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { n = 30; } } } } } } } } } } } } } } } } } } } } } } } } } } } } } }
  if (n) if (n) if (n) if (n) if (n) if (n) if (n) if (n) for (;;) { do { while (1) { switch (n) { case 30: goto out; } } } while (1); }
out:
  printf("%d\n", n);
  int a_name_of_sixty_three_characters_which_all_count_as_the_rule_1_ = 1, a_name_of_sixty_three_characters_which_all_count_as_the_rule_2_ = 2;
  printf("%d\n", a_name_of_sixty_three_characters_which_all_count_as_the_rule_1_ * 10 + a_name_of_sixty_three_characters_which_all_count_as_the_rule_2_);
  static char cube[2][2][2][2][2][2][2][2][2][2][2][2];
  cube[1][1][1][1][1][1][1][1][1][1][1][1] = 5;
  printf("%zu %d\n", sizeof cube, ((char *)cube)[4095]);
}
// out: 3
// out: 54321
// out: 9
// out: 1 3
// out: 30
// out: 12
// out: 4096 5
