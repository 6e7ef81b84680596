/* 7.20: exact, least and fast types, their limits and constants. */
#include <stdint.h>
#include <stdio.h>
#if INT32_MAX != 2147483647 || UINT64_MAX != 18446744073709551615u || INT8_MIN != -128 || SIZE_MAX < 65535 || PTRDIFF_MIN >= 0
#error stdint
#endif
int main(void) {
  printf("%zu%zu%zu%zu %zu%zu\n", sizeof(int8_t), sizeof(uint16_t), sizeof(int32_t), sizeof(uint64_t), sizeof(intptr_t), sizeof(uintmax_t));
  printf("%zu%zu%zu%zu %zu%zu%zu%zu\n", sizeof(int_least8_t), sizeof(int_least16_t), sizeof(int_least32_t), sizeof(int_least64_t), sizeof(int_fast8_t), sizeof(int_fast16_t), sizeof(int_fast32_t), sizeof(int_fast64_t));
  printf("%zu %zu %zu\n", sizeof INT64_C(1), sizeof UINT8_C(1), sizeof UINTMAX_C(1));
  printf("%ld %lu %ld\n", INT64_MAX, UINT64_MAX, INTPTR_MIN);
  uint8_t a = 250; int8_t b = -120; uint32_t c = 0;
  a += 10; b -= 10; c--;
  printf("%d %d %u\n", a, b, c);
  printf("%d %d\n", UINT16_MAX, INT_FAST8_MAX);
  printf("%d\n", (int)_Generic((int64_t)0, long: 1, long long: 2) * 10 + _Generic((uint32_t)0, unsigned: 1, default: 2));
  printf("%d %d\n", WCHAR_MIN < 0, SIG_ATOMIC_MAX > 126);
}
// model: LP64
// out: 1248 88
// out: 1248 1888
// out: 8 4 8
// out: 9223372036854775807 18446744073709551615 -9223372036854775808
// out: 4 126 4294967295
// out: 65535 127
// out: 11
// out: 1 1
