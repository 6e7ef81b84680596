/* <math.h>: what functions give for zeros with signs, infinities, NaN and numbers at the ends of their ranges [annex F.10]. */
#include <math.h>
#include <stdio.h>
static double v[] = {0.0, -0.0, INFINITY, -INFINITY, NAN, 1, -1, 0.5, 2, -2, 3, 1e300, -1e300, 5e-324, 710, -746, 1e22};
static void show(const char *n, double a, double b, double r) { if (isnan(r)) r = fabs(NAN); printf("%s %g %g: %.6g\n", n, a, b, r); }
#define F(name) for (int i = 0; i < 17; i++) { show(#name, v[i], 0, name(v[i])); show(#name "f", v[i], 0, (double)name##f((float)v[i])); }
#define G(name) for (int i = 0; i < 8; i++) for (int j = 0; j < 8; j++) show(#name, v[i], v[j], name(v[i], v[j]));
int main(void) {
  F(sin) F(cos) F(tan) F(asin) F(acos) F(atan) F(sinh) F(cosh) F(tanh) F(asinh) F(acosh) F(atanh) F(exp) F(exp2) F(expm1) F(log) F(log2) F(log10) F(log1p) F(logb) F(cbrt) F(sqrt) F(erf) F(erfc) F(tgamma) F(lgamma) F(floor) F(ceil) F(trunc) F(round) F(rint) F(nearbyint) F(fabs)
  G(pow) G(atan2) G(hypot) G(fmod) G(remainder)  G(fdim) G(nextafter) G(copysign)
  return 0;
}
