/* 6.3.1.2: whatever compares unequal to 0 becomes 1. */
#include <stdbool.h>
#include <stdio.h>
static bool g;
int main(void) {
  bool a = 0.5, b = 2, c = &g, d = 1e-300, e = -0.0, f = 0x100000000, h = (char)256;
  printf("%d %d %d %d %d %d %d %d\n", a, b, c, d, e, f, h, g);
  bool x = true;
  x += 5; printf("%d ", x);
  x -= 1; printf("%d ", x);
  x |= 4; printf("%d ", x);
  x ^= 1; printf("%d ", x);
  x *= 7; printf("%d\n", x);
  struct { bool n : 1; } s = {4};
  printf("%d %d %d\n", s.n, !s.n, ~x);
  bool list[] = {3, 0, -1};
  printf("%d %zu\n", list[0] + list[1] + list[2], sizeof list);
  void *p = 0;
  x = p;
  printf("%d\n", x == false);
}
// out: 1 1 1 1 0 1 0 0
// out: 1 0 1 0 0
// out: 1 0 -1
// out: 2 3
// out: 1
