/* GNU: a ?: b evaluates a once. */
#include <stdio.h>
static int calls; static int f(int v) { calls++; return v; }
int main(void) {
  printf("%d %d %d\n", f(5) ?: f(6), f(0) ?: f(7), 0);
  printf("%d\n", calls);
  const char *s = 0; printf("%s %g\n", s ?: "none", 0.0 ?: 2.5);
  int i = 0; int r = i++ ?: 9; printf("%d %d\n", r, i);
  printf("%s\n", _Generic(1 ?: 2.0, double: "double", default: "other"));
  unsigned u = 0; printf("%d\n", (u ?: -1) > 0);
}
// out: 5 7 0
// out: 3
// out: none 2.5
// out: 9 1
// out: double
// out: 1
