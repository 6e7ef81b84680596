/* 7.20: widths and limits of the integer types, their constants, and their promotions in conditions. */
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#if INT8_MIN + 128 != 0 || UINT16_MAX != 65535 || INT32_MAX < 0 || UINT64_C(1) - 2 < 0 || SIZE_MAX < UINT32_MAX
#error limits
#endif
#define KIND(x) _Generic((x), int: "int", unsigned: "unsigned", long: "long", unsigned long: "unsigned long", default: "other")

int main(void) {
  printf("%zu %zu %zu %zu\n", sizeof(int8_t), sizeof(int16_t), sizeof(int32_t), sizeof(int64_t));
  printf("%d %d %d %lld\n", INT8_MIN, INT16_MIN, INT32_MIN, (long long)INT64_MIN);
  printf("%u %u %u %llu\n", UINT8_MAX, UINT16_MAX, UINT32_MAX, (unsigned long long)UINT64_MAX);
  printf("%s %s %s %s\n", KIND(INT8_C(1)), KIND(UINT32_C(1)), KIND(INT64_C(1)), KIND(UINT64_C(1)));
  printf("%s %s %s\n", KIND((uint8_t)1 + (uint8_t)1), KIND((uint16_t)1 - 2), KIND((uint32_t)1 - 2));
  printf("%d %d\n", (int8_t)200, (uint8_t)-56 == 200);
  uint8_t a = 200, b = 100;
  printf("%d %d %d\n", a + b, (uint8_t)(a + b), a * b > 255);
  int16_t s = INT16_MAX;
  s++;
  printf("%d %d\n", s, s < 0);
  printf("%d %d %d\n", INT_LEAST8_MAX >= 127, INT_FAST16_MAX >= 32767, INTPTR_MAX == INT64_MAX);
  printf("%d %d %d\n", SIG_ATOMIC_MAX == INT_MAX, WCHAR_MIN < 0, PTRDIFF_MIN == LONG_MIN);
}
// model: LP64
// out: 1 2 4 8
// out: -128 -32768 -2147483648 -9223372036854775808
// out: 255 65535 4294967295 18446744073709551615
// out: int unsigned long unsigned long
// out: int int unsigned
// out: -56 1
// out: 300 44 1
// out: -32768 1
// out: 1 1 1
// out: 1 1 1
