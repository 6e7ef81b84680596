/* 7.22.1.3: strtod: the longest prefix, rounded correctly. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  static const char *texts[] = {"1.5", " -2.5e-3x", ".5.5", "1e", "1e+", "0x1.8p3z", "0x", "inf", "-INFINITYx", "nan(12)y", "infi", "+.", "1e400", "1e-400", "4.9e-324", "2.2250738585072011e-308", "9007199254740993", "179769313486231580793e289", "0.1e1", "00012"};
  for (int i = 0; i < 20; i++) { char *end; errno = 0; double v = strtod(texts[i], &end); printf("%.17g %td %d\n", v == v ? v : 0.0, end - texts[i], errno == ERANGE); }
  printf("%.9g %g %d\n", strtof("0.1", 0), atof("2.5e1 rest"), strtof("16777217", 0) == 16777216);
}
// out: 1.5 3 0
// out: -0.0025000000000000001 8 0
// out: 0.5 2 0
// out: 1 1 0
// out: 1 1 0
// out: 12 7 0
// out: 0 1 0
// out: inf 3 0
// out: -inf 9 0
// out: 0 7 0
// out: inf 3 0
// out: 0 0 0
// out: inf 5 1
// out: 0 6 1
// out: 4.9406564584124654e-324 8 1
// out: 2.2250738585072009e-308 23 1
// out: 9007199254740992 16 0
// out: inf 25 1
// out: 1 5 0
// out: 12 5 0
// out: 0.100000001 25 1
