/* 6.2.4p3: a static object in a block is initialised once and keeps its value; each declaration is an object of its own. */
#include <stdio.h>
static int count(void) { static int n = 10; return n++; }
static int two(int w) {
  if (w) { static int n = 100; return n += 5; }
  static int n;
  return ++n;
}
static int recursive(int n) { static int deepest; if (n > deepest) deepest = n; return n ? recursive(n - 1) : deepest; }
static int *hidden(void) { static int cell = 1; return &cell; }
int main(void) {
  count(), count();
  printf("%d\n", count());
  two(0), two(1), two(0);
  printf("%d ", two(0));
  printf("%d\n", two(1));
  recursive(4), recursive(2);
  printf("%d\n", recursive(1));
  *hidden() += 41;
  printf("%d\n", *hidden());
  for (int i = 0; i < 3; i++) { static int k; int z = 0; k += i; z += k; printf("%d ", z); }
  puts("");
}
// out: "12\n3 110\n4\n42\n0 1 3 \n"
