/* <complex.h>: every function over a grid of ordinary numbers, branch cuts, zeros with signs, infinities. light: no, complex numbers are not of MapleLight. */
#include <complex.h>
#include <math.h>
#include <stdio.h>

/* What is nearly 0 beside the rest is rounding; which sign a NaN has is nobody's business. */
static double shown(double x, double other) {
  return isnan(x) ? fabs(NAN) : fabs(x) < 1e-13 && fabs(other) > 1e-3 && x != 0 ? 0.0 : x;
}

static void show(double x, double y, int digits) {
  printf(" %.*g %.*g", digits, shown(x, y), digits, shown(y, x));
}

#define SHOW(name)                                           \
  do {                                                    \
    double complex w = name(z);                              \
    printf("%s", #name);                                     \
    show(creal(w), cimag(w), 10);                         \
    float complex wf = name##f(zf);                          \
    show(crealf(wf), cimagf(wf), 4);                      \
    puts("");                                             \
  } while (0)

static void all(double x, double y) {
  double complex z = CMPLX(x, y);
  float complex zf = CMPLXF(x, y);
  printf("z = %g %g\n", x, y);
  SHOW(cexp);
  SHOW(clog);
  SHOW(csqrt);
  SHOW(csin);
  SHOW(ccos);
  SHOW(ctan);
  SHOW(casin);
  SHOW(cacos);
  SHOW(catan);
  SHOW(csinh);
  SHOW(ccosh);
  SHOW(ctanh);
  SHOW(casinh);
  SHOW(cacosh);
  SHOW(catanh);
  SHOW(conj);
  SHOW(cproj);
  printf("parts %.10g %.10g %.5g %.5g\n", cabs(z), carg(z), cabsf(zf), cargf(zf));
  double complex p = cpow(z, CMPLX(0.5, -1.25));
  float complex pf = cpowf(zf, CMPLXF(2, 0.5));
  printf("cpow");
  show(creal(p), cimag(p), 9);
  show(crealf(pf), cimagf(pf), 4);
  puts("");
}

int main(void) {
  static const double some[] = {-7.25, -1.5, -0.125, 0.3, 1.75, 6.5};
  for (int i = 0; i < 6; i++)
    for (int j = 0; j < 6; j++) all(some[i], some[j]);
  static const double special[] = {0.0, -0.0, 1.0, INFINITY, -INFINITY};
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 5; j++) {
      double complex z = CMPLX(special[i], special[j]);
      float complex zf = z;
      printf("z = %g %g\n", special[i], special[j]);
      if (special[i] == 1 && special[j] == 0) continue;
      SHOW(csqrt);
      SHOW(casinh);
      SHOW(cacos);
      SHOW(catanh);
      SHOW(cproj);
      if (isfinite(special[i]) || isfinite(special[j])) SHOW(ctanh);
      if (!isfinite(special[j])) continue;
      SHOW(cexp);
      SHOW(csinh);
      SHOW(ccosh);
    }
  double complex near = clog(CMPLX(0.6, 0.8000000001)), far = cexp(CMPLX(710, 1.570796326));
  printf("%.8g %.8g\n", creal(near), creal(far));
  printf("%.10g %.10g\n", creal(csqrt(CMPLX(1e308, 1e308))), creal(csqrt(CMPLX(5e-324, 5e-324))) * 1e160);
  printf("%g\n", creal(I * I));
  return 0;
}
