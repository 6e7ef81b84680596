/* 7.21.6.1p8: %a and %A with precisions, of normal, subnormal and other numbers. */
#include <math.h>
#include <stdio.h>

int main(void) {
  printf("%a %a %a %a\n", 1.0, 0.1, -0.0, 0x1.8p-3);
  printf("%A %A\n", 0x1.abcdefp+10, 255.0 / 256);
  printf("%.0a %.1a %.2a %.3a\n", 1.0, 1.03125, 0x1.ffp0, 0x1.23456p5);
  printf("%.15a %.13a\n", 0.1, 0.1);
  printf("%a %a\n", 5e-324, 2.2250738585072014e-308);
  printf("%a %a\n", 1.7976931348623157e308, 1e-310);
  printf("[%20a] [%-20a] [%020a] [%+a] [% a]\n", 1.5, 1.5, 1.5, 1.5, 1.5);
  printf("%#.0a %#a\n", 1.0, 2.0);
  printf("%f %F %e %G %a %A\n", INFINITY, -INFINITY, INFINITY, INFINITY, -INFINITY, INFINITY);
  printf("[%6f] [%-6f] [%06f] [%+f] [% f]\n", INFINITY, INFINITY, INFINITY, INFINITY, INFINITY);
  printf("%f %F [%+5f] [%05F]\n", fabs(NAN), fabs(NAN), fabs(NAN), fabs(NAN));
  printf("%.3a\n", 0x1.0008p0);
}
// out: 0x1p+0 0x1.999999999999ap-4 -0x0p+0 0x1.8p-3
// out: 0X1.ABCDEFP+10 0X1.FEP-1
// out: 0x1p+0 0x1.0p+0 0x1.ffp+0 0x1.234p+5
// out: 0x1.999999999999a00p-4 0x1.999999999999ap-4
// out: 0x0.0000000000001p-1022 0x1p-1022
// out: 0x1.fffffffffffffp+1023 0x0.012688b70e62bp-1022
// out: [            0x1.8p+0] [0x1.8p+0            ] [0x0000000000001.8p+0] [+0x1.8p+0] [ 0x1.8p+0]
// out: 0x1.p+0 0x1.p+1
// out: inf -INF inf INF -inf INF
// out: [   inf] [inf   ] [   inf] [+inf] [ inf]
// out: nan NAN [ +nan] [  NAN]
// out: 0x1.000p+0
