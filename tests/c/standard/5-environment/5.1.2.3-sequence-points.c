/* 5.1.2.3, annex C: what was before a sequence point has happened: `&&`, `||`, `?:`, comma, full expressions, calls. */
#include <stdio.h>
static int n;
static int next(void) { return ++n; }
static int shown(int a, int b) { printf("%d %d %d\n", a, b, n); return a; }
int main(void) {
  int i = 1;
  (i++, i) == 2 && puts("comma");
  i++ == 2 && i == 3 && puts("and");
  i-- == 2 || i == 2 && puts("or");
  int r = i++ ? i * 10 : i * 100;
  printf("%d\n", r);
  int a = next(), b = next(), c[2] = {next()};
  printf("%d %d %d\n", a, b, c[0]);
  shown((next(), next()), 5);
  for (int k = (n = 0, 3); k; k--, next()) ;
  printf("%d\n", n);
  if (next(), n == 4) puts("if");
  while (next() < 8) ;
  switch (next() - n) case 0: puts("switch");
  do ; while (next(), n < 12);
  i = (i = 5, i + 1) + (n = 0);
  printf("%d %d\n", i, n);
  int *p = c;
  *p++ = 7, *p = 8;
  printf("%d %d\n", c[0], c[1]);
}
// out: comma
// out: and
// out: or
// out: 30
// out: 1 2 3
// out: 5 5 5
// out: 3
// out: if
// out: switch
// out: 6 0
// out: 7 8
