/* 6.5.2.2p7: arguments are converted to the parameters' types as if by assignment, results to the function's. */
#include <stdio.h>
static int of_char(signed char c) { return c; }
static int of_bool(_Bool b) { return b; }
static double of_double(double d) { return d / 2; }
static unsigned char narrow(int x) { return x; }
static float single(double d) { return d; }
static _Bool truth(double d) { return d; }
int main(void) {
  printf("%d %d %d\n", of_char(0x1FF), of_bool(0x100), of_bool(0.25));
  printf("%g %g\n", of_double(7), of_double('a'));
  printf("%d %d\n", narrow(257), narrow(-1));
  printf("%d %.9g\n", single(0.1) == 0.1, single(0.1));
  printf("%d %d\n", truth(0.001), truth(-0.0));
  long long big = 0x1122334455;
  printf("%d\n", of_char((int)big));
  printf("%zu %zu\n", sizeof narrow(1), sizeof single(1));
}
// out: -1 1 1
// out: 3.5 48.5
// out: 1 255
// out: 0 0.100000001
// out: 1 0
// out: 85
// out: 1 4
