/* 7.12.8: erf, erfc, tgamma, lgamma: exact points, and others to nine places. */
#include <math.h>
#include <stdio.h>

int main(void) {
  for (double x = -2; x <= 2; x += 0.5) printf("%.9f %.9f\n", erf(x), erfc(x));
  printf("%g %g %g\n", erf(INFINITY), erf(-INFINITY), erfc(-INFINITY));
  for (int n = 1; n <= 10; n++) printf("%.0f ", tgamma(n));
  puts("");
  printf("%.9f %.9f\n", tgamma(0.5), tgamma(-0.5));
  for (int n = 1; n <= 5; n++) printf("%.9f ", lgamma(n + 0.5));
  puts("");
  printf("%g %g %g\n", lgamma(1) + 0, lgamma(2) + 0, lgamma(INFINITY));
  printf("%.6f %.6f\n", lgamma(100), lgamma(1e10));
  printf("%d %g\n", isnan(tgamma(-1)), tgamma(INFINITY));
  printf("%.5f %.5f\n", (double)erff(0.25f), (double)tgammaf(4.5f));
}
// out: "-0.995322265 1.995322265\n-0.966105146 1.966105146\n-0.842700793 1.842700793\n-0.520499878 1.520499878\n0.000000000 1.000000000\n0.520499878 0.479500122\n0.842700793 0.157299207\n0.966105146 0.033894854\n0.995322265 0.004677735\n1 -1 2\n1 1 2 6 24 120 720 5040 40320 362880 \n1.772453851 -3.544907702\n-0.120782238 0.284682870 1.200973602 2.453736571 3.957813968 \n0 0 inf\n359.134205 220258509288.810577\n1 inf\n0.27633 11.63173\n"
