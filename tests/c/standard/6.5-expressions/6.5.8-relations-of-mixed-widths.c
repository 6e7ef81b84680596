/* 6.5.8: comparisons take place in the common type. */
#include <stdio.h>
#define ALL(a, b) printf("%d%d%d%d%d%d ", (a) < (b), (a) <= (b), (a) > (b), (a) >= (b), (a) == (b), (a) != (b))
int main(void) {
  volatile signed char sc = -1; volatile unsigned char uc = 255; volatile short s = -1; volatile unsigned short us = 65535; volatile int i = -1;
  volatile unsigned u = 4294967295u; volatile long l = -1; volatile unsigned long ul = -1; volatile float f = -1; volatile double d = 4294967295.0;
  ALL(sc, uc); ALL(sc, s); ALL(sc, us); ALL(sc, i); ALL(sc, u); ALL(sc, l); ALL(sc, ul); ALL(sc, f); ALL(sc, d); puts("");
  ALL(uc, us); ALL(uc, u); ALL(us, i); ALL(us, s); ALL(u, l); ALL(u, ul); ALL(u, f); ALL(u, d); ALL(l, ul); puts("");
  ALL(i, f); ALL(ul, f); ALL(l, d); ALL(ul, d); ALL(f, d); puts("");
  volatile long long big = 9007199254740993; volatile double near = 9007199254740992.0; volatile float third = 1.0f / 3;
  ALL(big, near); ALL((long double)big, near); ALL(third, 1.0 / 3); ALL(third, 1.0f / 3); ALL(0.1f, 0.1); puts("");
  volatile double nan = 0; nan /= nan; volatile double z = -0.0;
  ALL(nan, nan); ALL(nan, 0); ALL(z, 0.0); ALL(z, 0); ALL(1 / 0.0, 1e308); puts("");
  ALL('a', 97); ALL(2147483648, 0x80000000); ALL(-1, 0u); ALL((char)-1, -1); ALL((_Bool)5, 1); puts("");
  printf("%d %d\n", !(nan < 1) && !(nan >= 1), 3 > 2 > 1);
}
// light: MPL4001
// model: LP64
// out: "110001 010110 110001 010110 010110 010110 010110 010110 110001 \n110001 110001 001101 001101 001101 110001 001101 010110 010110 \n010110 001101 110001 001101 110001 \n010110 001101 001101 010110 001101 \n000001 000001 010110 010110 001101 \n010110 010110 001101 010110 010110 \n1 0\n"
