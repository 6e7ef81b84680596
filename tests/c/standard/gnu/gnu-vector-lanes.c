/* GNU: vectors: arithmetic by lanes, with a scalar, conversion of signs, and lanes by index. */
// light: MPL4001 MPL4003
#include <stdio.h>

typedef int v4 __attribute__((vector_size(16)));
typedef unsigned u4 __attribute__((vector_size(16)));
typedef signed char b16 __attribute__((vector_size(16)));
typedef double d2 __attribute__((vector_size(16)));

static void show(v4 v) { printf("%d %d %d %d\n", v[0], v[1], v[2], v[3]); }

int main(void) {
  v4 a = {1, -2, 3, 2147483647}, b = {10, 3, -3, 1};
  show(a - b + b);
  show(b * 2 - 1);
  show(b / 3);
  show(b % 4);
  show(a & b | ~a ^ 5);
  show(b << 2 >> 1);
  show(-b);
  u4 u = (u4)a;
  printf("%u %u\n", (u >> 31)[1], (u + 1)[3]);
  a[2] += 40;
  a[0]++;
  show(a);
  int sum = 0;
  for (int i = 0; i < 4; i++) sum ^= a[i];
  printf("%d\n", sum);
  b16 bytes = (b16){127, -128, 1} + (b16){1, -1, 1};
  printf("%d %d %d %d\n", bytes[0], bytes[1], bytes[2], bytes[15]);
  d2 d = {1.5, -2};
  d = d * d + 0.25;
  printf("%g %g %zu %zu\n", d[0], d[1], sizeof a, _Alignof(d2));
}
// out: 1 -2 3 2147483647
// out: 19 5 -7 1
// out: 3 1 -1 0
// out: 2 3 -3 1
// out: -5 6 -7 -2147483643
// out: 20 6 -6 2
// out: -10 -3 3 -1
// out: 1 2147483648
// out: 2 -2 43 2147483647
// out: -2147483608
// out: -128 127 2 0
// out: 2.5 4.25 16 16
