/* 6.7.3: qualifiers at each level of pointers, of arrays' elements, of members, of parameters. */
#include <stdio.h>
typedef int row[2];
struct s {
  const int c;
  volatile int v;
  int *const p;
  int a[2];
};
static const row rows[2] = {{1, 2}, {3, 4}};
static int sum(const int *const a, int const n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}
static volatile int beat;
static int tick(void) {
  beat++;
  return beat;
}
static char *skip(const char *s) {
  while (*s == ' ') s++;
  return (char *)s;
}
static int last(int a[const], int n) { return a[n - 1]; }
int main(void) {
  int x = 1, y = 2;
  int *const cp = &x;
  const int *pc = &x;
  const int *const *pp = (const int *const *)&pc;
  const int *const cpc = &y;
  *cp = 10;
  pc = &y;
  printf("%d %d %d %d\n", x, *pc, **pp, *cpc);
  x++;
  y--;
  printf("%d %d\n", *cp, *pc);
  struct s s = {5, 6, &x, {7, 8}};
  *s.p += s.c;
  s.v++;
  s.v *= s.v;
  const struct s t = s;
  printf("%d %d %d %d\n", x, s.v, t.v, *t.p + t.a[1]);
  *t.p = 0;
  printf("%d %d\n", x, sum(rows[1], 2));
  printf("%d %d\n", _Generic(&rows[0], const int(*)[2] : 1, default : 2), _Generic(&t.a[0], const int * : 1, default : 2));
  int i = tick();
  i += tick() * 10;
  printf("%d %d\n", i, beat);
  volatile struct { unsigned a : 4, b : 4; } vb = {15, 1};
  vb.a++;
  vb.b += vb.a + 2;
  printf("%d %d\n", vb.a, vb.b);
  printf("[%s] %d\n", skip("   text"), last((int[]){1, 2, 3}, 3));
  const volatile int cv = 3;
  const volatile int *volatile const q = &cv;
  printf("%d\n", *q + cv);
  const char *const names[] = {"a", "b"}, *const *n = names;
  printf("%s%s\n", *n, n[1]);
  union {
    const int c;
    int v;
  } u = {1};
  u.v = 4;
  printf("%d\n", u.c);
}
// out: 10 2 2 2
// out: 11 1
// out: 16 49 49 24
// out: 0 7
// out: 1 1
// out: 21 2
// out: 0 3
// out: [text] 3
// out: 6
// out: ab
// out: 4
