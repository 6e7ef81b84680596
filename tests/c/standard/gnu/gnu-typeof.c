/* GNU: typeof of expressions, which are not evaluated, and of types. */
#include <stdio.h>
#define SWAP(a, b) do { typeof(a) t = (a); (a) = (b); (b) = t; } while (0)
int main(void) {
  int i = 1, j = 2; double d = 1.5, e = 2.5; char s[4] = "abc";
  SWAP(i, j); SWAP(d, e);
  printf("%d %d %g %g\n", i, j, d, e);
  typeof(i++) k = 7; typeof(s) u = "xyz"; typeof(&s[0]) p = u; typeof(int *[2]) ap = {&i, &j}; typeof(main) *m = main;
  printf("%d %d %zu %s %d %d\n", i, k, sizeof u, p, *ap[1], m == main);
  const int c = 5; typeof(+c) nc = c; nc++; typeof(c) cc = 6;
  printf("%d %d %s\n", nc, cc, _Generic(&cc, const int *: "const", default: "not"));
  __auto_type w = 3.5f; __auto_type q = s; printf("%zu %c\n", sizeof w, q[1]);
  typeof(typeof(char) *) cp = s; typeof(struct { int x; }) st = {4}; printf("%c %d\n", *cp, st.x);
  int n = 3; typeof(int[n]) v; printf("%zu\n", sizeof v);
}
// out: 2 1 2.5 1.5
// out: 2 7 4 xyz 1 1
// out: 6 6 const
// out: 4 b
// out: a 4
// out: 12
