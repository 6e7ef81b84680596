/* GNU: a value cast to a union that has a member of its type. */
#include <stdio.h>

union number { int i; double d; const char *s; long long l; };

static void show(char kind, union number n) {
  switch (kind) {
    case 'i': printf("%d ", n.i); break;
    case 'd': printf("%g ", n.d); break;
    case 's': printf("%s ", n.s); break;
    case 'l': printf("%lld ", n.l); break;
  }
}

int main(void) {
  show('i', (union number)5);
  show('d', (union number)2.5);
  show('s', (union number)(const char *)"text");
  show('l', (union number)-1LL);
  union number n = (union number)7;
  n = (union number)(n.i / 2.0);
  printf("%g\n", n.d);
  printf("%g\n", ((union number)3.25).d);
  union number list[] = {(union number)1, {.d = 2}, (union number)3.5};
  printf("%d %g %g\n", list[0].i, list[1].d, list[2].d);
}
// out: 5 2.5 text -1 3.5
// out: 3.25
// out: 1 2 3.5
