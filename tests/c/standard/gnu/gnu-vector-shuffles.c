/* GNU: __builtin_shufflevector and __builtin_convertvector. */
// light: MPL4001 MPL4003
#include <stdio.h>

typedef int v4 __attribute__((vector_size(16)));
typedef int v2 __attribute__((vector_size(8)));
typedef float f4 __attribute__((vector_size(16)));
typedef short s4 __attribute__((vector_size(8)));

int main(void) {
  v4 a = {10, 11, 12, 13}, b = {20, 21, 22, 23};
  v4 r = __builtin_shufflevector(a, a, 3, 2, 1, 0);
  printf("%d %d %d %d\n", r[0], r[1], r[2], r[3]);
  r = __builtin_shufflevector(a, b, 0, 4, 1, 5);
  printf("%d %d %d %d\n", r[0], r[1], r[2], r[3]);
  v2 h = __builtin_shufflevector(a, b, 7, 2);
  printf("%d %d %zu\n", h[0], h[1], sizeof h);
  f4 f = __builtin_convertvector(a, f4) / 4;
  printf("%g %g %g %g\n", f[0], f[1], f[2], f[3]);
  v4 back = __builtin_convertvector(f * -1, v4);
  printf("%d %d %d %d\n", back[0], back[1], back[2], back[3]);
  s4 s = __builtin_convertvector((v4){65537, -32769, 5, -1}, s4);
  printf("%d %d %d %d\n", s[0], s[1], s[2], s[3]);
}
// out: 13 12 11 10
// out: 10 20 11 21
// out: 23 12 8
// out: 2.5 2.75 3 3.25
// out: -2 -2 -3 -3
// out: 1 32767 5 -1
