/* 7.12.4: atan2 in all quadrants and at zeros of both signs; inverses there and back. */
#include <math.h>
#include <stdio.h>

int main(void) {
  const double of[] = {0.0, -0.0, 1, -1, INFINITY, -INFINITY};
  for (int i = 0; i < 6; i++) {
    for (int j = 0; j < 6; j++) printf("%.5f ", atan2(of[i], of[j]));
    puts("");
  }
  double worst = 0;
  for (double x = -1; x <= 1; x += 0.0625) {
    worst = fmax(worst, fabs(sin(asin(x)) - x));
    worst = fmax(worst, fabs(cos(acos(x)) - x));
    worst = fmax(worst, fabs(tan(atan(x)) - x));
    worst = fmax(worst, fabs(sin(x) * sin(x) + cos(x) * cos(x) - 1));
  }
  printf("%d\n", worst < 1e-15);
  printf("%d %d %d\n", isnan(asin(1.5)), isnan(acos(-2)), isnan(sin(INFINITY)));
  printf("%.9f %.9f %.9f\n", sin(1e6), cos(1e15), tan(12345.678));
  printf("%d %d\n", !!signbit(sin(-0.0)), !!signbit(atan(-0.0)));
}
// out: "0.00000 3.14159 0.00000 3.14159 0.00000 3.14159 \n-0.00000 -3.14159 -0.00000 -3.14159 -0.00000 -3.14159 \n1.57080 1.57080 0.78540 2.35619 0.00000 3.14159 \n-1.57080 -1.57080 -0.78540 -2.35619 -0.00000 -3.14159 \n1.57080 1.57080 1.57080 1.57080 0.78540 2.35619 \n-1.57080 -1.57080 -1.57080 -1.57080 -0.78540 -2.35619 \n1\n1 1 1\n-0.349993502 -0.513193738 -0.991497141\n1 1\n"
