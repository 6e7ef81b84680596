/* Quotient and remainder at once [C17 7.22.6.2]. */
#include <stdlib.h>

div_t div(int a, int b) {
  return (div_t){.quot = a / b, .rem = a % b};
}

ldiv_t ldiv(long a, long b) {
  return (ldiv_t){.quot = a / b, .rem = a % b};
}

lldiv_t lldiv(long long a, long long b) {
  return (lldiv_t){.quot = a / b, .rem = a % b};
}
