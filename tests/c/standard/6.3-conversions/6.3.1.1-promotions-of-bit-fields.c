/* 6.3.1.1p2: a bit-field whose values int holds becomes int, in every operator. */
#include <stdio.h>
#include <stdarg.h>
struct s { unsigned a : 3, b : 31, c : 32; int d : 2; unsigned char e : 8; _Bool f : 1; };
static int first(int n, ...) { va_list ap; va_start(ap, n); int r = va_arg(ap, int); va_end(ap); return r; }
int main(void) {
  struct s s = {5, 1, 1, 1, 200, 1};
  printf("%d %d %d\n", s.a - 6 < 0, s.b - 2 < 0, s.c - 2 < 0);
  printf("%d %d\n", -s.a < 0, ~s.b < 0);
  printf("%d %d\n", s.a > -1, s.c > -1);
  printf("%d %d\n", (1 ? s.a : 0) - 6 < 0, s.e << 8);
  printf("%d\n", first(1, s.a));
  s.a = 6;
  s.a /= -2;
  printf("%d\n", s.a);
  printf("%d %d\n", s.a * -1, (s.a >> 1) - 9 < 0);
  printf("%d\n", s.d - s.f * 2);
  printf("%d\n", (s.a == 5) + (s.b < -1));
}
// out: 1 1 0
// out: 1 1
// out: 1 0
// out: 1 51200
// out: 5
// out: 5
// out: -5 1
// out: -1
// out: 1
