/* 6.2.1p7: a declarator's name is in scope in its own initialiser, a tag from its appearance, a constant after its definition. */
#include <stdio.h>
enum { N = 3 };
int main(void) {
  int n = sizeof n;
  void *self = &self;
  struct node { struct node *next; int v; } a = {&a, 4};
  printf("%d %d %d\n", n, self == (void *)&self, a.next->next->v);
  enum { N = N + 1, M = N * 2 };
  printf("%d %d\n", N, M);
  int v = 2;
  { int w = v, v = w * 3, z = v; printf("%d %d %d\n", w, v, z); }
  typedef char T;
  { T T = 'q'; printf("%c %zu\n", T, sizeof T); }
  int i = 5, *p = &i, q = *p + 1;
  printf("%d\n", q);
}
// out: 4 1 4
// out: 4 8
// out: 2 6 6
// out: q 1
// out: 6
