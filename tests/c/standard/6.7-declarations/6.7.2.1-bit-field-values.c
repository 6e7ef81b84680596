/* 6.7.2.1p9-10: values are cut to the width; signed fields have a sign; neighbours stay as they are. */
#include <stdio.h>
struct s { signed a : 1, b : 4; unsigned c : 1, d : 31, : 3, e : 32; long long f : 40; unsigned long long g : 64; };
int main(void) {
  struct s s = {0};
  s.a = 1; s.b = 7; s.c = 3; s.d = -1; s.e = -1; s.f = -1; s.g = -1;
  printf("%d %d %u %u %u %lld %llu\n", s.a, s.b, s.c, s.d, s.e, (long long)s.f, (unsigned long long)s.g);
  s.b++; s.d -= 2147483646; s.f = 1ll << 39;
  printf("%d %u %lld %u %u\n", s.b, s.d, (long long)s.f, s.c, s.e);
  s.e >>= 4; s.g ^= 0xff; s.c = !s.c; s.a = !s.a;
  printf("%x %llx %d %d\n", s.e, (unsigned long long)s.g, s.c, s.a);
  struct s t = s, *p = &t;
  p->b -= 20;
  printf("%d %d ", p->b, s.b);
  printf("%d\n", p->b = 9);
  struct { unsigned n : 4; } list[4] = {{1}, {18}, {15}};
  for (int i = 0; i < 4; i++) list[i].n += i * 6;
  printf("%d %d %d %d\n", list[0].n, list[1].n, list[2].n, list[3].n);
}
// out: -1 7 1 2147483647 4294967295 -1 18446744073709551615
// out: -8 1 -549755813888 1 4294967295
// out: fffffff ffffffffffffff00 0 0
// out: 4 -8 -7
// out: 1 8 11 2
