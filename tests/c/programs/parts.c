#include <stdio.h>
typedef int v4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
typedef unsigned char b16 __attribute__((vector_size(16)));
struct holder { int k; v4 v; double _Complex z; };
static v4 table[3];
static int sum(v4 v) { int s = 0; for (int i = 0; i < 4; i++) s += v[i]; return s; }
static double _Complex make(double re, double im) { double _Complex z; __real__ z = re; __imag__ z = im; return z; }
int main(void) {
  table[0] = (v4){1, 2, 3, 4}; table[1] = (v4){5, 6, 7, 8};
  v4 a = {1, 2, 3, 4}, b = {10, 20, 30, 40};
  a[1] = 7; a[2] += 5; a[3]++; a[0] = a[1] * 2;
  printf("%d %d %d %d, %d %d\n", a[0], a[1], a[2], a[3], sum(a + b), (a * b)[2]);
  f4 f = {1.5f, 2, 3, 4};
  f[3] = f[0] / 2; f += 1;
  printf("%g %g %d\n", f[3], f[1], (int)sizeof f[0]);
  b16 bytes = {0}; for (int i = 0; i < 16; i++) bytes[i] = i * 17; bytes += 1;
  printf("%d %d\n", bytes[15], bytes[3]);
  struct holder h = {1, {1, 2, 3, 4}, 2 + 3.0i}, *p = &h;
  p->v[2] = 9; h.v[0]--;
  __real__ p->z += 1; __imag__ h.z = -__imag__ h.z;
  printf("%d %d %g %g\n", h.v[2], h.v[0], __real__ h.z, __imag__ p->z);
  table[1][0] += table[0][3]; int *lane = &((int *)&table[1])[0];
  printf("%d %d\n", table[1][0], *lane);
  double _Complex z = make(3, 4) * make(1, -2);
  float _Complex c = 1.5f + 2.0fi;
  printf("%g %g %g %g %g\n", __real__ z, __imag__ z, __imag__ make(5, 6), __real__ c, __imag__ (c * c));
  printf("%g %g %d\n", __real__ 2.5, __imag__ 2.5, (int)sizeof(__real__ c));
  double _Complex list[2] = {1, 2.0i}; double *d = (double *)list;
  __real__ list[1] = 8; printf("%g %g %g %g\n", d[0], d[1], d[2], d[3]);
  printf("%d %d\n", z == make(11, -2), z != make(11, -2));
  return 0;
}
