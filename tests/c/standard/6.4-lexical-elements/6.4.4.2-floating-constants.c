/* 6.4.4.2: decimal and hexadecimal forms, correctly rounded to their type. */
#include <stdio.h>
int main(void) {
  printf("%g %g %g %g %g\n", 1., .5, 1e3, 1.5E-2, 0e10);
  printf("%g %g %g %g\n", 0x1p4, 0x.8p1, 0x1.8P-1, 0xA.p0);
  printf("%zu %zu %zu\n", sizeof 1.0f, sizeof 1.0, sizeof 1.0l);
  printf("%.17g %.9g\n", 0.1, 0.1f);
  printf("%d %d\n", 0.1f == (float)0.1, 0.1 == 0.1f);
  printf("%a %a\n", 1.0, -0.375);
  printf("%d %d\n", 9007199254740993. == 9007199254740992., 16777217.f == 16777216.f);
  printf("%g %g\n", 4.9e-324, 2.4e-324);
  printf("%d\n", 1.7976931348623157e308 == 0x1.fffffffffffffp1023);
  printf("%.17g\n", 123456789012345678901234567890.);
  printf("%d %d\n", 1.f / 3 == 0x1.555556p-2f, 1e23 == 99999999999999991611392.);
  printf("%g\n", 1e-5 + 1E+5);
}
// out: 1 0.5 1000 0.015 0
// out: 16 1 0.75 10
// out: 4 8 16
// out: 0.10000000000000001 0.100000001
// out: 1 0
// out: 0x1p+0 -0x1.8p-2
// out: 1 1
// out: 4.94066e-324 0
// out: 1
// out: 1.2345678901234568e+29
// out: 1 1
// out: 100000
