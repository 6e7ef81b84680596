/* 7.21.6.1p7: length modifiers cut what is wider, and take what is promoted. */
// light: MPL4001
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
  printf("%hhd %hhu %hhx %hho\n", 300, 300, -1, -1);
  printf("%hd %hu %hx\n", 70000, -1, 0x12345);
  printf("%ld %lu %lx\n", LONG_MIN, ULONG_MAX, -1L);
  printf("%lld %llu %llo\n", LLONG_MIN, ULLONG_MAX, -1LL);
  printf("%jd %ju %jX\n", INTMAX_MIN, UINTMAX_MAX, (uintmax_t)255);
  printf("%zd %zu %zx\n", (ptrdiff_t)-1, SIZE_MAX, (size_t)4096);
  printf("%td %ti\n", (ptrdiff_t)-5, PTRDIFF_MAX);
  printf("%lf %le %lg\n", 1.5, 1.5, 1.5);
  printf("%Lf %Lg %Le\n", 1.5L, 0.25L, -3.0L);
  printf("[%+hhd] [%#hhx] [%08hd] [%-8hhu]\n", 127, 255, -1, 256 + 5);
  printf("%d %d %d\n", (signed char)200, (short)40000, (_Bool)5);
  printf("%i %+i % i\n", INT_MIN, INT_MAX, 0);
  printf("%x %X %o %u\n", UINT_MAX, 0xabcdefu, 8u, 1u << 31);
}
// model: LP64
// out: 44 44 ff 377
// out: 4464 65535 2345
// out: -9223372036854775808 18446744073709551615 ffffffffffffffff
// out: -9223372036854775808 18446744073709551615 1777777777777777777777
// out: -9223372036854775808 18446744073709551615 FF
// out: -1 18446744073709551615 1000
// out: -5 9223372036854775807
// out: 1.500000 1.500000e+00 1.5
// out: 1.500000 0.25 -3.000000e+00
// out: [+127] [0xff] [-0000001] [5       ]
// out: -56 -25536 1
// out: -2147483648 +2147483647  0
// out: ffffffff ABCDEF 10 2147483648
