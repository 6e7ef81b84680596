/* 6.4.4.2p3: constants between two values go to the nearest. */
#include <stdio.h>
int main(void) { printf("%a %a %a\n", 0x1.00000000000008p0, 0x1.00000000000018p0, 0x1.000000000000081p0); printf("%a %a\n", 0x1.000001p0f, 0x1.0000011p0f); printf("%a %a %a\n", 1e-320, 0x0.8p-1074, 0x1.8p-1074); printf("%a %a\n", 1.1, 1.1f); printf("%d %d\n", 0.3 == 0.1 + 0.2, 0.3f == 0.1f + 0.2f); printf("%.17g %.17g\n", 5e-1, 123456789.123456789); }
// out: 0x1p+0 0x1.0000000000002p+0 0x1.0000000000001p+0
// out: 0x1p+0 0x1.000002p+0
// out: 0x0.00000000007e8p-1022 0x0p+0 0x0.0000000000002p-1022
// out: 0x1.199999999999ap+0 0x1.19999ap+0
// out: 0 1
// out: 0.5 123456789.12345679
