/* 6.5.9p6: pointers to functions are equal if the functions are the same; null is none of them. */
#include <stdio.h>
#include <stddef.h>
static int one(void) { return 1; }
static int two(void) { return 2; }
typedef int fn(void);
int main(void) {
  fn *p = one, *q = &one, *r = two, *n = NULL;
  printf("%d %d %d\n", p == q, p == r, p != one);
  printf("%d %d %d\n", n == 0, !p, p != NULL);
  printf("%d %d\n", *p == one, **p == &one);
  fn *table[] = {one, two, one};
  printf("%d %d\n", table[0] == table[2], table[0] == table[1]);
  void *v = &p;
  printf("%d\n", v == &p);
  printf("%d\n", (one == p) + (two == r) * 2);
}
// out: 1 0 0
// out: 1 0 1
// out: 1 1
// out: 1 0
// out: 1
// out: 3
