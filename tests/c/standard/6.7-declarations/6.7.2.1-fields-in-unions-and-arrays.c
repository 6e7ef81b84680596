/* 6.7.2.1: bit-fields in unions, in arrays of structures, beside others, unnamed and of no width. */
#include <stdio.h>
#include <string.h>
union u {
  unsigned all;
  struct {
    unsigned a : 1, b : 2, c : 3, d : 4, : 6, e : 16;
  };
  int s : 5;
  unsigned char byte : 7;
};
struct p {
  char c;
  int f : 20;
  char d;
  int : 0;
  short g : 3;
  int h[2];
  unsigned : 5, i : 4;
};
int main(void) {
  union u u = {0};
  u.a = 1;
  u.b = 2;
  u.c = 5;
  u.d = 9;
  u.e = 0xbeef;
  printf("%x %d %d\n", u.all, u.s, u.byte);
  u.all = 0x12345678;
  printf("%d %d %d %d %x\n", u.a, u.b, u.c, u.d, u.e);
  u.s = 15;
  printf("%x\n", u.all);
  u.byte = 0xff;
  printf("%x\n", u.all);
  struct p a[3];
  memset(a, 0, sizeof a);
  for (int i = 0; i < 3; i++) a[i].f = (i - 1) * 100000, a[i].g = i, a[i].h[1] = i, a[i].i = i + 14, a[i].c = a[i].d = 'a' + i;
  for (struct p *q = a; q < a + 3; q++) printf("%d %d %d %d %c%c\n", q->f, q->g, q->h[1], q->i, q->c, q->d);
  printf("%zu %td\n", sizeof(struct p), (char *)a[0].h - (char *)a);
  struct p b = a[1];
  b.f--;
  a[2] = b;
  printf("%d %d\n", a[2].f, a[1].f);
  struct {
    int x : 4, y : 4;
  } m[2][2] = {{{1, 2}, {3}}, {[1] = {.y = -8}}};
  printf("%d %d %d\n", m[0][0].y, m[0][1].x, m[1][1].y);
  printf("%zu %zu\n", sizeof(struct {
           char a;
           int : 3;
         }),
         sizeof(struct {
           char a : 3;
           char : 0;
           char b : 3;
         }));
}
// out: beef026d 13 109
// out: 0 0 7 9 1234
// out: 1234566f
// out: 1234567f
// out: -100000 0 0 14 aa
// out: 0 1 1 15 bb
// out: 100000 2 2 0 cc
// out: 24 12
// out: -1 0
// out: 2 3 -8
// out: 2 2
