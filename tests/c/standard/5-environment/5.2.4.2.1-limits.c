/* 5.2.4.2.1: the ranges of integer types; each is usable in #if. */
#include <limits.h>
#include <stdio.h>
#if INT_MAX != 2147483647 || CHAR_BIT != 8 || UINT_MAX < 1 || LONG_MIN > -9223372036854775807 || ULLONG_MAX != 18446744073709551615u
#error limits
#endif
#define T(e) _Generic((e), int: 'i', unsigned: 'u', long: 'l', unsigned long: 'L', long long: 'q', unsigned long long: 'Q')
int main(void) {
  printf("%d %d %d %d %d\n", SCHAR_MIN, SCHAR_MAX, UCHAR_MAX, CHAR_MIN, CHAR_MAX);
  printf("%d %d %d\n", SHRT_MIN, SHRT_MAX, USHRT_MAX);
  printf("%d %d %u\n", INT_MIN, INT_MAX, UINT_MAX);
  printf("%ld %ld %lu\n", LONG_MIN, LONG_MAX, ULONG_MAX);
  printf("%lld %lld %llu\n", LLONG_MIN, LLONG_MAX, ULLONG_MAX);
  printf("%c%c%c%c%c%c\n", T(SHRT_MAX), T(USHRT_MAX), T(UINT_MAX), T(LONG_MIN), T(ULONG_MAX), T(LLONG_MAX));
  printf("%d\n", MB_LEN_MAX >= 1);
}
// model: LP64
// out: -128 127 255 -128 127
// out: -32768 32767 65535
// out: -2147483648 2147483647 4294967295
// out: -9223372036854775808 9223372036854775807 18446744073709551615
// out: -9223372036854775808 9223372036854775807 18446744073709551615
// out: iiulLq
// out: 1
