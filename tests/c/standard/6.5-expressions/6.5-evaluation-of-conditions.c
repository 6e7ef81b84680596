/* 6.5p2 and annex C: where C has sequence points, side effects are complete: &&, ||, ?:, comma, full expressions, calls. */
#include <stdio.h>
static int v = 1;
static int next(void) { return v *= 2; }
int main(void) {
  int i = 0, a[6] = {0};
  i = i + 1, a[i] = i, i = i * 2, a[i] = i;
  printf("%d %d %d\n", a[1], a[2], i);
  i = (i++, i) + 10;
  printf("%d\n", i);
  int x = next() > 1 ? v : -1;
  printf("%d %d\n", x > 0, v);
  for (i = 0; i++ < 3 && (a[i] = i * i);) ;
  printf("%d %d\n", i, a[3]);
  int k = 3;
  int y = k-- && k-- && k-- && k;
  printf("%d %d\n", k, y);
  i = 5;
  i = i > 4 ? i++, i + 1 : 0;
  printf("%d\n", i);
  int *p = a;
  *p++ = 7, *p++ = 8;
  printf("%d %d %td\n", a[0], a[1], p - a);
}
// out: 1 2 2
// out: 13
// out: 1 2
// out: 4 9
// out: 0 0
// out: 7
// out: 7 8 2
