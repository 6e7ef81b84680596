/* GNU: vectors of all sizes as arguments, members, elements and behind pointers. */
// light: MPL4001 MPL4003
#include <stdio.h>
#include <stdarg.h>
typedef int v4 __attribute__((vector_size(16)));
typedef int v2 __attribute__((vector_size(8)));
typedef signed char c4 __attribute__((vector_size(4)));
typedef short s16 __attribute__((vector_size(32)));
static void take(int n, ...) { va_list l; va_start(l, n); v4 a = va_arg(l, v4); int i = va_arg(l, int); v2 b = va_arg(l, v2); c4 c = va_arg(l, c4); s16 s = va_arg(l, s16); double d = va_arg(l, double);
 printf("%d %d %d %d %d %d %d %d %g\n", a[0], a[3], i, b[0], b[1], c[0], c[3], s[9], d); va_end(l); }
static v4 blend(v4 m, v4 a, v4 b) { return (m & a) | (~m & b); }
union u { v4 v; int i[4]; s16 s; };
static s16 identity(s16 s) { return s; }
static s16 (*fp)(s16) = identity;
static volatile s16 vol = {1, 2, 3};
int main(void) {
  take(5, (v4){1, 2, 3, 4}, 7, (v2){8, 9}, (c4){1, 2, 3, -4}, (s16){0, 1, 2, 3, 4, 5, 6, 7, 8, 99}, 2.5);
  union u u = {.v = {1, 2, 3, 4}}; u.v += (v4){10, 20, 30, 40}; printf("%d %d\n", u.i[3], u.s[0]);
  s16 big = fp((s16){1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}); vol = big + vol; s16 c = vol; printf("%d %d %d\n", c[0], c[2], c[15]);
  v4 a = {1, 5, 3, 7}, b = {4, 4, 4, 4}; v4 m = blend(a > b, a, b); printf("%d %d %d %d\n", m[0], m[1], m[2], m[3]);
  s16 *h = __builtin_alloca(sizeof(s16)); *h = -big; printf("%d %d\n", (*h)[5], ((short *)h)[6]);
  int i = 2; big[i++] = 100; big[i] *= 3; printf("%d %d %d\n", big[2], big[3], i);
  s16 t = i > 2 ? big : *h; printf("%d\n", t[2]);
  for (s16 k = {0}; k[0] < 3; k += 1) printf("%d ", k[15]); puts("");
  v4 conv = __builtin_convertvector((c4){1, 2, 3, -4}, v4); printf("%d\n", conv[3]);
  typedef long l8 __attribute__((vector_size(64))); l8 l = {1}; l = l << 40; l |= 3; printf("%ld %ld %zu\n", l[0], l[7], sizeof l);
}
// model: LP64
// out: "1 4 7 8 9 1 -4 99 2.5\n44 11\n2 6 16\n4 5 4 7\n-6 -7\n100 12 3\n100\n0 1 2 \n-4\n1099511627779 3 64\n"
