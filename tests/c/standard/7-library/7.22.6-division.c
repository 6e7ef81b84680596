/* 7.22.6: absolute values, quotient and remainder together. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  int as[] = {17, -17, 0, INT_MAX}, bs[] = {5, -5, 1};
  for (int i = 0; i < 4; i++) for (int j = 0; j < 3; j++) { div_t d = div(as[i], bs[j]); printf("%d,%d ", d.quot, d.rem); }
  ldiv_t l = ldiv(-10000000000, 7); lldiv_t m = lldiv(LLONG_MIN, 10);
  printf("\n%ld %ld %lld %lld\n", l.quot, l.rem, m.quot, m.rem);
  printf("%d %ld %lld\n", abs(-INT_MAX), labs(-5000000000), llabs(LLONG_MIN + 1));
}
// model: LP64
// out: "3,2 -3,2 17,0 -3,-2 3,-2 -17,0 0,0 0,0 0,0 429496729,2 -429496729,2 2147483647,0 \n-1428571428 -4 -922337203685477580 -8\n2147483647 5000000000 9223372036854775807\n"
