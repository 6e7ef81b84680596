/* C23: integers of so many bits, up to 128. */
// light: MPL4001
// oracle: none
// gcc 12 has none of these: what stands below is what clang prints.
#include <stdio.h>
typedef _BitInt(5) i5; typedef unsigned _BitInt(5) u5; typedef _BitInt(17) i17; typedef unsigned _BitInt(40) u40; typedef _BitInt(100) i100; typedef unsigned _BitInt(128) u128; typedef signed _BitInt(64) i64; typedef unsigned _BitInt(1) u1; typedef _BitInt(32) i32; typedef unsigned _BitInt(32) u32b;
#define T(x) _Generic((x), i5: "i5", u5: "u5", i17: "i17", u40: "u40", i100: "i100", u128: "u128", i64: "i64", i32: "i32", u32b: "u32b", int: "int", unsigned: "unsigned", long: "long", unsigned long: "ulong", double: "double", default: "other")
static i100 table[2] = {1, -5};
static u5 global = 37;
struct s { char c; i17 a; u40 b; unsigned _BitInt(3) f : 2; u5 g : 5; i5 h : 3; };
static i100 fact(int n) { i100 r = 1; for (int i = 2; i <= n; i++) r *= i; return r; }
static void print(const char *name, i100 v) { char text[50]; int n = 49; text[n] = 0; _Bool neg = v < 0; if (neg) v = -v; do text[--n] = '0' + (int)(v % 10); while ((v /= 10) != 0); printf("%s %s%s\n", name, neg ? "-" : "", text + n); }
int main(void) {
  u5 a = 30, b = 5; printf("%d %d %d %d\n", (int)(a + b), (int)(a * b), (int)(a - b - b), (int)(u5)(b - a));
  u5 c = a; c += 3; c++; printf("%d %d\n", (int)c, (int)c--); c -= 10; printf("%d %d\n", (int)c, (int)~c); c <<= 1; printf("%d\n", (int)c); c >>= 2; printf("%d\n", (int)c);
  i5 d = 15; d = d - 20; printf("%d %d %d\n", (int)d, (int)(d / 2), (int)(d >> 1));
  printf("%s %s %s %s %s %s\n", T(a + b), T(a + 1), T(d + a), T((i17)1 + (u5)1), T((u40)1 + 1), T((u40)1 + 1L));
  printf("%s %s %s %s %s %s\n", T((i32)1 + 1), T((u32b)1 + 1), T((i64)1 + 1L), T((i100)1 + 1UL), T((i5)1 + 1.0), T(-a));
  printf("%zu %zu %zu %zu %zu\n", sizeof(i5), sizeof(i17), sizeof(u40), sizeof(u1), sizeof(i32));
  u40 e = 0xFFFFFFFFFF; e++; printf("%lu\n", (unsigned long)e); e -= 2; printf("%lx\n", (unsigned long)e); printf("%lx\n", (unsigned long)(e >> 4));
  print("fact", fact(28)); print("t", table[0] + table[1]); print("sh", (i100)1 << 98);
  u128 w = -1; w /= 3; print("w", (i100)(w >> 30)); printf("%d\n", w == (u128)-1 / 3);
  struct s s = {1, 70000, 0x1FFFFFFFFFF, 3, 33, 3}; printf("%d %lx %d %d %d %zu\n", (int)s.a, (unsigned long)s.b, (int)s.f, (int)s.g, (int)s.h, sizeof s); s.f++; s.g += 31; printf("%d %d\n", (int)s.f, (int)s.g);
  i17 f = 65535; f = (i17)(f + 1.5 - 2); printf("%d\n", (int)f); double x = d; float y = fact(20); printf("%g %g\n", x, y);
  u1 g = 1; g = g + g; printf("%d %d %d\n", (int)g, !g, g ? 1 : 2); printf("%d\n", (int)global);
  i17 arr[3] = {1, -2, 65535}; i17 *p = arr; *p++ *= -7; *p += 3; printf("%d %d %d\n", (int)arr[0], (int)arr[1], (int)arr[2]);
  int i = 5; i += (u5)30; printf("%d\n", i); i = a > b ? (int)a : 0; printf("%d %d\n", i, (i5)-1 < (u5)1); long l = 7; l *= (i17)-3; printf("%ld\n", l);
  switch (a) { case 30: puts("thirty"); break; default: puts("no"); } const u5 k = 12; enum { E = (u5)35 }; printf("%d %d\n", E, (int)k);
  _BitInt(128) m = ((_BitInt(128))1 << 100) - 1; print("m", (i100)(m / 1000007)); print("rem", (i100)(m % 1000007));
}
// model: LP64
// out: 3 22 20 7
// out: 2 2
// out: 23 8
// out: 14
// out: 3
// out: -5 -2 -3
// out: u5 int u5 i17 u40 long
// out: int unsigned long i100 double u5
// out: 1 4 8 1 4
// out: 0
// out: fffffffffe
// out: fffffffff
// out: fact 304888344611713860501504000000
// out: t -4
// out: sh 316912650057057350374175801344
// out: w 105637550019019116791391933781
// out: 1
// out: -61072 ffffffffff 3 1 3 24
// out: 0 0
// out: 65534
// out: -5 2.4329e+18
// out: 0 1 2
// out: 5
// out: -7 1 65535
// out: 35
// out: 30 0
// out: -21
// out: thirty
// out: 3 12
// out: m 1267641726736142248500963
// out: rem 698634
