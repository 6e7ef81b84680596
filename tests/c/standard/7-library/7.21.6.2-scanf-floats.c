/* 7.21.6.2: floating values in all their forms. */
#include <stdio.h>
int main(void) {
  double a, b, c; float f; char rest[8]; int n;
  n = sscanf("1.5 -2e3 .25", "%lf %lf %lf", &a, &b, &c); printf("%d %g %g %g\n", n, a, b, c);
  n = sscanf("0.1", "%f", &f); printf("%d %.9g\n", n, f);
  n = sscanf("0x1.8p1 inf nan", "%lf %lf %lf", &a, &b, &c); printf("%d %g %g %d\n", n, a, b, c != c);
  n = sscanf("3.14159", "%4lf%s", &a, rest); printf("%d %g %s\n", n, a, rest);
  n = sscanf("1e", "%lf", &a); printf("%d\n", n);
  n = sscanf("5.x", "%lf%s", &a, rest); printf("%d %g %s\n", n, a, rest);
  n = sscanf("-.e", "%lf", &a); printf("%d\n", n);
}
// out: 3 1.5 -2000 0.25
// out: 1 0.100000001
// out: 3 3 inf 1
// out: 2 3.14 159
// out: 1
// out: 2 5 x
// out: 0
