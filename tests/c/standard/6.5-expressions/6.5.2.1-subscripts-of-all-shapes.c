/* 6.5.2.1: e1[e2] is *(e1 + e2), whichever is the pointer; of rows, of results, with negative and wide subscripts. */
#include <stdio.h>
static int cube[2][3][4];
static int (*rows(void))[4] { return cube[1]; }
struct s { int a[3]; struct { char t[4]; } in[2]; };
int main(void) {
  for (int i = 0; i < 24; i++) cube[i / 12][i / 4 % 3][i % 4] = i;
  printf("%d %d %d\n", cube[1][2][3], 3[2[1[cube]]], (*(*(cube + 1) + 2))[3]);
  printf("%d %d\n", rows()[1][2], 2[rows()[0]]);
  int *end = &cube[1][2][4];
  printf("%d %d\n", end[-1], end[-24]);
  long k = -2; unsigned char u = 200; signed char sc = -3; unsigned long long ull = 1;
  char big[256]; for (int i = 0; i < 256; i++) big[i] = i;
  printf("%d %d %d %d\n", end[k], (unsigned char)big[u], end[sc], cube[ull][0][ull]);
  struct s s = {{1, 2, 3}, {{"abc"}, {"def"}}}, *p = &s;
  printf("%c %c %d\n", p->in[1].t[2], (&s)[0].in->t[0], 1[s.a]);
  printf("%c %c\n", "0123456789abcdef"[11], 5["hello!"]);
  printf("%zu %zu\n", sizeof cube[0], sizeof cube[0][0]);
  printf("%td %td\n", &cube[1][0][0] - &cube[0][0][0], &cube[1] - &cube[0]);
}
// out: 23 23 23
// out: 18 14
// out: 23 0
// out: 22 200 21 13
// out: f a 2
// out: b !
// out: 48 16
// out: 12 1
