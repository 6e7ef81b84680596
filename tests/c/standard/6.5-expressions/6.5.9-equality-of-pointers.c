/* 6.5.9: pointers are equal if both are null, or point to the same place; void and null pointer constants take part. */
#include <stdio.h>
struct s { int first; int second; }; static int f(void) { return 0; } static int g(void) { return 1; }
int main(void) {
  struct s a[2] = {{1, 2}, {1, 2}}, *p = a, *q = &a[1];
  void *v = p; const int *c = &p->first; char *bytes = (char *)p;
  printf("%d %d %d\n", p == q, p + 1 == q, p != q - 1);
  printf("%d %d %d\n", v == p, v == c, (void *)bytes == c);
  printf("%d %d %d\n", &a[0].first == &a->first, &p->second == c + 1, &a[2] == q + 1);
  int *n = 0; void *w = NULL; int (*fp)(void) = 0, (*fg)(void) = g;
  printf("%d %d %d %d\n", n == 0, n == w, fp == 0, 0 == fg);
  printf("%d %d %d\n", f == g, fg == &g, f != 0);
  printf("%d %d\n", "a"[0] == "b"[0] - 1, (1 ? n : p->first ? n : 0) == n);
  int x[2][2]; printf("%d %d\n", (void *)x == x[0], (int *)x[1] == &x[0][0] + 2);
  printf("%d %d\n", (n == 0) == !n, (p == q) == 0 != 0);
  const void *cv = a; volatile struct s *vp = a; printf("%d %d\n", cv == vp, v == cv);
}
// out: 0 1 0
// out: 1 1 1
// out: 1 1 1
// out: 1 1 1 0
// out: 0 1 1
// out: 1 1
// out: 1 1
// out: 1 1
// out: 1 1
