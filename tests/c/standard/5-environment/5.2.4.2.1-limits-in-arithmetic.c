/* 5.2.4.2.1: the limits as operands: each is a value of its type, and the steps around it. */
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#if INT_MAX + 1 <= 0 || UINT_MAX + 1 != 4294967296 || LLONG_MIN >= 0 || ULLONG_MAX + 1u
#error limits in conditions
#endif
int main(void) {
  printf("%d %d\n", SCHAR_MIN - 1, UCHAR_MAX + 1);
  printf("%u %lu\n", UINT_MAX + 1, ULONG_MAX + 1);
  printf("%d %d\n", -INT_MAX - 1 == INT_MIN, INT_MIN < -INT_MAX);
  printf("%d %d\n", (int)(unsigned)INT_MIN == INT_MIN, (unsigned)INT_MIN == INT_MAX + 1u);
  printf("%lld %llu\n", LLONG_MIN, ULLONG_MAX);
  printf("%d %d %d\n", CHAR_BIT, CHAR_MIN < 0, MB_LEN_MAX >= 1);
  printf("%d %d\n", (signed char)(SCHAR_MAX + 1) == SCHAR_MIN, (unsigned char)(UCHAR_MAX + 1));
  printf("%d %d\n", (short)(USHRT_MAX) == -1, SHRT_MIN - 1);
  printf("%ld %d\n", (long)INT_MAX + 1, LONG_MAX == INT64_MAX);
  for (int i = INT_MAX - 2;; i++) { printf("%d ", i); if (i == INT_MAX) break; }
  for (unsigned u = 2; u <= 2; u--) printf("%u ", u);
  puts("");
  printf("%d %d\n", INT_MIN / 2 - 1, INT_MIN % 10);
  printf("%zu %zu %zu\n", sizeof INT_MAX, sizeof LONG_MIN, sizeof UCHAR_MAX);
}
// model: LP64
// out: "-129 256\n0 0\n1 1\n1 1\n-9223372036854775808 18446744073709551615\n8 1 1\n1 0\n1 -32769\n2147483648 1\n2147483645 2147483646 2147483647 2 1 0 \n-1073741825 -8\n4 8 4\n"
