/* GNU: vectors of floats: sums of products, lanes that are none, conversion lane by lane, and matrices. */
// light: MPL4001 MPL4003
#include <stdio.h>

typedef float f4 __attribute__((vector_size(16)));
typedef int i4 __attribute__((vector_size(16)));

static float dot(f4 a, f4 b) {
  f4 p = a * b;
  return p[0] + p[1] + p[2] + p[3];
}
static void multiply(f4 to[4], const f4 a[4], const f4 b[4]) {
  for (int r = 0; r < 4; r++) {
    to[r] = (f4){0};
    for (int k = 0; k < 4; k++) to[r] += a[r][k] * b[k];
  }
}

int main(void) {
  f4 a = {1, 2, 3, 4}, b = {0.5f, -1, 2, 0.25f};
  printf("%g\n", dot(a, b));
  f4 q = a / (f4){2, 0, -0.0f, 8};
  printf("%g %g %g %g\n", q[0], q[1], q[2], q[3]);
  f4 m[4] = {{1, 2}, {0, 1, 3}, {0, 0, 1, 4}, {5, 0, 0, 1}}, s[4], c[4];
  multiply(s, m, m);
  multiply(c, s, m);
  for (int r = 0; r < 4; r++) printf("%g %g %g %g; ", c[r][0], c[r][1], c[r][2], c[r][3]);
  puts("");
  i4 bits = (i4)(f4){1, -1, 0, 2};
  printf("%x %x %x %x\n", bits[0], bits[1], bits[2], bits[3]);
  bits &= 0x7fffffff;
  f4 absolute = (f4)bits;
  printf("%g %g\n", absolute[1], absolute[3]);
  a = -a + 1.5f;
  a -= 0.5f;
  printf("%g %g %g %g\n", a[0], a[1], a[2], a[3]);
}
// out: "5.5\n0.5 inf -inf 0.5\n1 6 18 24; 60 1 9 36; 60 40 1 12; 15 30 30 1; \n3f800000 bf800000 0 40000000\n1 2\n0 -1 -2 -3\n"
