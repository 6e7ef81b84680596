/* 6.5.13p4: there is a sequence point after the left operand, so it may make the right one safe. */
#include <stdio.h>
#include <string.h>
struct node { int v; struct node *next; };
static int find(const struct node *n, int v) {
  int at = 0;
  while (n && n->v != v) n = n->next, at++;
  return n ? at : -1;
}
int main(void) {
  struct node c = {30, 0}, b = {20, &c}, a = {10, &b};
  printf("%d %d %d\n", find(&a, 30), find(&a, 11), find(0, 1));
  int z = 0, i = 3, x[3] = {1, 2, 3};
  printf("%d %d\n", z != 0 && 10 / z > 1, z == 0 || 10 / z > 1);
  printf("%d\n", i < 3 && x[i]);
  const char *s = 0;
  printf("%d\n", s && strlen(s) ? 1 : 2);
  int n = 5;
  printf("%d\n", n-- > 4 && n == 4);
  printf("%d\n", (n = 0) || n++ == 0 && n == 1);
}
// out: 2 -1 -1
// out: 0 1
// out: 0
// out: 2
// out: 1
// out: 1
