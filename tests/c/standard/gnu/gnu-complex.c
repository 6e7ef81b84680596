/* GNU: complex numbers: `~`, `++`, comparisons, conversions, constants of static storage; in arrays, structures, calls. */
// light: MPL4001
#include <stdio.h>
#include <complex.h>
#include <math.h>
#include <stdarg.h>
#define P(z) do { double _Complex q = (z); printf("%g %g\n", creal(q), cimag(q)); } while (0)
struct s { float _Complex f; double _Complex d[2]; };
static double _Complex table[3] = {1, 2.5, 3};
static double _Complex k = 1.0 + 2.0 * I; static float _Complex kf = 3.0fi;
static double _Complex f(double _Complex a, float _Complex b) { return a * b; }
static struct s g(void) { struct s r = {1 + 2 * I, {3, 4 * I}}; return r; }
static void va(int n, ...) { va_list l; va_start(l, n); while (n--) P(va_arg(l, double _Complex)); va_end(l); }
int main(void) {
  {
  double _Complex a = 1 + 2 * I, b = 3 - 4 * I; float _Complex c = 0.5f - 1.5f * I;
  P(~a); P(~c); P(-a); P(+a);
  }
  {
  double _Complex a = 1 + 2 * I, b = 3 - 4 * I; float _Complex c = 0.5f - 1.5f * I;
  a++; P(a); P(a++); P(--a); ++c; P(c);
  }
  {
  double _Complex a = 1 + 2 * I, b = 3 - 4 * I; float _Complex c = 0.5f - 1.5f * I;
  printf("%d %d %d %d %d %d\n", a == b, a != b, a == 1 + 2 * I, a == 1, !a, a && 0 * I); if (a) puts("y"); while (a) { a = 0; }
  }
  {
  double _Complex a = 1 + 2 * I, b = 3 - 4 * I; float _Complex c = 0.5f - 1.5f * I;
  P(a * b); P(a / b); P(a * 2); P(2 / a); P(a / 2); P(c * c); P(c / a); P(a + 1); P(1 - a);
  }
  {
  double _Complex a = 1 + 2 * I, b = 3 - 4 * I; float _Complex c = 0.5f - 1.5f * I;
  a += b; P(a); a -= 1; P(a); a *= b; P(a); a /= 2 + I; P(a); c *= 2; P(c); c += a; P(c); int i = 7; i += a; printf("%d\n", i); double d = 2; d *= b; printf("%g\n", d);
  }
  {
  double _Complex a = 1 + 2 * I, b = 3 - 4 * I; float _Complex c = 0.5f - 1.5f * I;
  int i = a; P(i); float x = c; P(x); _Bool t = 0 * I + 0.0; _Bool u = 2 * I; printf("%d %d\n", t, u); P((float _Complex)a); unsigned char uc = b; P(uc); P((double _Complex)i); long l = 5; P(l + c); P((long double)1.5 + 0); P(1 ? a : 2); P(0 ? a : 2);
  }
  {
  double _Complex a = 1 + 2 * I, b = 3 - 4 * I; float _Complex c = 0.5f - 1.5f * I;
  va(3, a, b, (double _Complex)c);
  }
  {
  double _Complex a = 1 + 2 * I, b = 3 - 4 * I; float _Complex c = 0.5f - 1.5f * I;
  P(table[1]); P(k); P(kf); struct s s = g(); P(s.f); P(s.d[0]); P(s.d[1]); s.d[1] *= s.f; P(s.d[1]); P(f(a, c)); P(f(1, 2)); double _Complex arr[2][2] = {{a, b}, {1}}; arr[1][1] = arr[0][0] * arr[0][1]; P(arr[1][1]); double _Complex *p = &arr[0][1]; *p += 1; P(p[0]); __real__ *p = 9; __imag__ p[1] = -3; P(arr[0][1]); P(arr[1][0]); P(g().d[1]); static double _Complex st = 2.0i; st += 1; P(st);
  }
  {
  double _Complex a = 1 + 2 * I, b = 3 - 4 * I; float _Complex c = 0.5f - 1.5f * I;
  printf("%zu %zu %zu\n", sizeof(a), sizeof(c), _Alignof(double _Complex)); P(__real__ a + __imag__ b); P(__imag__ 5); const double _Complex m[] = {1.0i, 2.0f, 3}; P(m[0]); P(m[2]); P(conj(a)); P(1.0iF);
  }
}
// out: 1 -2
// out: 0.5 1.5
// out: -1 -2
// out: 1 2
// out: 2 2
// out: 2 2
// out: 2 2
// out: 1.5 -1.5
// out: 0 1 1 0 0 0
// out: y
// out: 11 2
// out: -0.2 0.4
// out: 2 4
// out: 0.4 -0.8
// out: 0.5 1
// out: -2 -1.5
// out: -0.5 -0.5
// out: 2 2
// out: 0 -2
// out: 4 -2
// out: 3 -2
// out: 1 -18
// out: -3.2 -7.4
// out: 1 -3
// out: -2.2 -10.4
// out: 3
// out: 6
// out: 1 0
// out: 0.5 0
// out: 0 1
// out: 1 2
// out: 3 0
// out: 1 0
// out: 5.5 -1.5
// out: 1.5 0
// out: 1 2
// out: 2 0
// out: 1 2
// out: 3 -4
// out: 0.5 -1.5
// out: 2.5 0
// out: 1 2
// out: 0 3
// out: 1 2
// out: 3 0
// out: 0 4
// out: -8 4
// out: 3.5 -0.5
// out: 2 0
// out: 11 2
// out: 4 -4
// out: 9 -4
// out: 1 -3
// out: 0 4
// out: 1 2
// out: 16 8 8
// out: -3 0
// out: 0 0
// out: 0 1
// out: 3 0
// out: 1 -2
// out: 0 1
