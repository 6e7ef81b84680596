/* 6.5.3.2: &*p is p, &a[i] is a + i and reads nothing; addresses of members, of elements, of functions. */
#include <stdio.h>
struct s { int a; struct { char c[6]; double d; } in[2]; };
static int f(void) { return 5; }
int main(void) {
  int *null = 0, a[4] = {1, 2, 3, 4}, (*whole)[4] = &a;
  printf("%d %d\n", &*null == 0, &a[4] - a == 4);
  printf("%d %d %d\n", **whole, (*whole)[3], *(&a[1] + 1));
  struct s s = {1, {{"abc", 2.5}, {"def", 3.5}}}, *p = &s;
  double *d = &p->in[1].d;
  char (*c)[6] = &(*p).in[0].c;
  printf("%g %s %d\n", *d, *c, (char *)d - (char *)p);
  *&s.a = 7; *&*&p->a += 1; (&s)->in->c[0] = 'A';
  printf("%d %s\n", s.a, s.in[0].c);
  printf("%d %d %d\n", (*&f)(), (&*f)(), &f == f);
  int **pp = &(int *){&a[2]};
  **pp = 30; ++*pp; printf("%d %d\n", a[2], **pp);
  printf("%d %d\n", *&a[1], *(&*(&a[0]) + 1));
  const struct s *cp = p; const char *t = cp->in[1].c;
  printf("%c%c\n", t[0], *(t + 1));
  printf("%d\n", (int)((char *)&whole[1] - (char *)whole));
}
// out: 1 1
// out: 1 4 3
// out: 3.5 abc 32
// out: 8 Abc
// out: 5 5 1
// out: 30 4
// out: 2 2
// out: de
// out: 16
