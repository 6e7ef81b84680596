/* C23: integers of so many bits: in members, elements, arguments and loops. */
// oracle: none
// gcc 12 has none of these: what stands below is what clang prints.
#include <stdio.h>
#include <limits.h>
typedef _BitInt(5) i5; typedef unsigned _BitInt(5) u5; typedef _BitInt(17) i17; typedef unsigned _BitInt(40) u40;
struct s { char c; i17 a; u40 b; unsigned _BitInt(3) f : 2; u5 g : 5; i5 h : 3; };
static u40 hash(const char *text) { u40 h = 0xCBF29CE4; while (*text) h = (h ^ (unsigned char)*text++) * 0x1000193; return h; }
static u5 *step(u5 *p) { *p += 7; return p; }
static i17 sum(int n, ...) { __builtin_va_list l; __builtin_va_start(l, n); i17 s = 0; while (n--) s += __builtin_va_arg(l, i17); __builtin_va_end(l); return s; }
int main(void) {
  printf("%lx\n", (unsigned long)hash("bits"));
  u5 a[4] = {31, 1, 2}; int i = 0;
  a[i++] += 5; printf("%d %d\n", (int)a[0], i);
  ++*step(step(&a[1])); printf("%d\n", (int)a[1]);
  printf("%d %d\n", (int)(a[2]++), (int)a[2]); printf("%d %d\n", (int)-a[2], (int)!a[3]);
  struct s s = {1, -70000, ~(u40)0, 3, 30, -4}, t = s; t.g++; t.g++; t.h--; t.f += 2; t.a >>= 3;
  printf("%d %d %d %d %d\n", (int)t.g, (int)t.h, (int)t.f, (int)t.a, s.b == t.b);
  printf("%d\n", (int)sum(3, (i17)100, (i17)-7, (i17)3));
  static const i17 table[] = {1, -1, (i17)65535 + (i17)1, 3 * 70000}; for (int k = 0; k < 4; k++) printf("%d ", (int)table[k]); puts(".");
  for (u5 k = 28; k != 2; k++) printf("%d ", (int)k); puts(".");
  i5 d = -16; printf("%d %d %d\n", (int)(d ^ (i5)5), (int)(d & 3), (int)(d | (i5)1));
  printf("%d %d\n", (int)(_Bool)(u5)32, (u5)31 > (i5)-1);
}
// model: LP64
// out: ec0c622ed4
// out: 4 1
// out: 16
// out: 2 3
// out: 29 1
// out: 0 3 1 7634 1
// out: 96
// out: 1 -1 -65536 -52144 .
// out: 28 29 30 31 0 1 .
// out: -11 0 -15
// out: 0 0
