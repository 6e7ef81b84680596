/* 6.7.3: qualifiers of arrays are those of the elements; qualified members make a member so. */
#include <stdio.h>
#define Q(e) _Generic(&(e), const int *: "const", int *: "plain", volatile int *: "volatile", const volatile int *: "both", default: "other")
typedef int row[3];
struct s { int m; const int c; int a[2]; };
int main(void) {
  const int c = 1; int i = 2; volatile int v = 3; int const volatile cv = 4;
  const row r = {5, 6, 7}; const struct s cs = {1, 2, {3, 4}}; struct s s = {5, 6, {7}};
  printf("%s %s %s %s\n", Q(c), Q(i), Q(v), Q(cv));
  printf("%s %s %s %s %s\n", Q(r[1]), Q(cs.m), Q(cs.a[1]), Q(s.c), Q(s.a[0]));
  const int *p = &i, *const *pp = &p; int *const q = &i;
  *q = 9;
  printf("%d %d %s %s\n", *p, **pp, Q(*p), Q(*q));
  const const int twice = 8;
  typedef const int ci; const ci again = 9;
  printf("%d %d\n", twice, again);
  volatile struct { int n; } vs = {1};
  printf("%s %d\n", Q(vs.n), vs.n);
}
// out: const plain volatile both
// out: const const const const plain
// out: 9 9 const plain
// out: 8 9
// out: volatile 1
