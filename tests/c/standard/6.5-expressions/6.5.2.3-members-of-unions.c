/* 6.5.2.3p3, note 97: reading another member of a union gives the bytes as that type. */
#include <stdio.h>
union u { double d; float f[2]; unsigned long long l; unsigned i[2]; unsigned short h[4]; signed char c[8]; struct { unsigned low : 12, : 20, high : 31, sign : 1; } b; };
static union u make(double d) { return (union u){d}; }
int main(void) {
  union u u = {-1.5};
  printf("%llx %x %x %x %d %u\n", u.l, u.i[1], u.h[3], u.h[0], u.c[7], u.b.sign);
  u.b.sign = 0;
  printf("%g\n", u.d);
  u.l += 1ull << 52;
  printf("%g\n", u.d);
  u.f[0] = 1; u.f[1] = 2;
  printf("%llx\n", u.l);
  u.c[0] = -1;
  printf("%x %d\n", u.i[0], u.c[0]);
  printf("%llx %x\n", make(1).l, make(2).i[1]);
  u = make(0); u.b.low = 0xfff; u.h[3] = 0x7ff0;
  printf("%d\n", u.d != u.d);
  union { int i; char c[sizeof(int)]; } w = {.c = {1, 2, 3, 4}}, *p = &w;
  p->c[3]++; printf("%x\n", p->i);
  p->i = -1; p->c[1] = 0; printf("%x\n", p->i);
}
// out: bff8000000000000 bff80000 bff8 0 -65 1
// out: 1.5
// out: 3
// out: 400000003f800000
// out: 3f8000ff -1
// out: 3ff0000000000000 40000000
// out: 1
// out: 5030201
// out: ffff00ff
