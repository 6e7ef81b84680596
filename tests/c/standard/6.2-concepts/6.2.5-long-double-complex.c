/* Complex numbers of long double: arithmetic, conversions, parts, arguments and results, variable arguments, constants. */
#include <complex.h>
#include <stdarg.h>
#include <stdio.h>
static void show(long double complex z) { printf("%Lg %Lg\n", creall(z), cimagl(z)); }
static long double complex either(long double complex z, int first, long double complex w) { return first ? z : w; }
static void all(int count, ...) {
  va_list list;
  va_start(list, count);
  for (; count > 0; count--) {
    show(va_arg(list, long double complex));
    printf("%d\n", va_arg(list, int));
  }
  va_end(list);
}
static long double complex s = 1.5L + 2.5L * I;
static struct {
  int n;
  long double complex z[2];
} record = {3, {1, I}};
int main(void) {
  show(s);
  s = s * s + 1;
  show(s), show(-s), show(~s), show(s / (1 + 2 * I)), show(2.0L * s - 1), show(3 - s), show(s * 2 / 4.0L);
  show(either(s, 0, 2.0Li));
  printf("%d %d %d %d\n", s == s, s != 2, !s, s ? 1 : 0);
  show(record.z[0]), show(record.z[1] + 1);
  __real__ s = 7;
  __imag__ s += 2;
  show(s);
  double complex d = s;
  float complex f = s;
  printf("%g %g %g %g\n", creal(d), cimag(d), (double)crealf(f), (double)cimagf(f));
  s = 3;
  show(s), show(d + s), show(f * s);
  printf("%d %d\n", (int)s, (_Bool)(s - 3));
  while (s != 0) {
    s -= 1;
    putchar('.');
  }
  puts(s ? "more" : "zero");
  show(s ?: 5.0L + I);
  s += 2 + I;
  show(s ? s : 0), show(({ s + 1; })), show((d, s * 2));
  long double complex many[2] = {1, [1] = s};
  show(many[1]);
  all(2, s, 5, many[0], 6);
  show(csqrtl(-4.0L)), show(conjl(s)), show(cprojl(s));
  printf("%Lg %.15Lg\n", cabsl(3 + 4.0Li), cargl(-1 + 0.0Li));
  printf("%.15Lg %.15Lg\n", creall(cexpl(1 + I)), cimagl(clogl(-2 + I)));
  printf("%zu %zu\n", sizeof s, _Alignof(long double complex));
}
// out: 1.5 2.5
// out: -3 7.5
// out: 3 -7.5
// out: -3 -7.5
// out: 2.4 2.7
// out: -7 15
// out: 6 -7.5
// out: -1.5 3.75
// out: 0 2
// out: 1 1 0 1
// out: 1 0
// out: 1 1
// out: 7 9.5
// out: 7 9.5 7 9.5
// out: 3 0
// out: 10 9.5
// out: 21 28.5
// out: 3 0
// out: ...zero
// out: 5 1
// out: 2 1
// out: 3 1
// out: 4 2
// out: 2 1
// out: 2 1
// out: 5
// out: 1 0
// out: 6
// out: 0 2
// out: 2 -1
// out: 2 1
// out: 5 3.14159265358979
// out: 1.46869393991589 2.67794504458899
// out: 32 16
// light: MPL4001
