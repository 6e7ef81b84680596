/* GNU: overflow builtins whose operands and results have different types. */
// light: MPL4001
#include <limits.h>
#include <stdio.h>

#define TRY(op, type, a, b) do { type r_; _Bool o_ = __builtin_##op##_overflow(a, b, &r_); printf("%d:%lld ", o_, (long long)r_); } while (0)

int main(void) {
  TRY(add, signed char, 100, 27);
  TRY(add, signed char, 100, 28);
  TRY(add, unsigned char, 255, 1);
  TRY(add, short, -30000, -2768);
  TRY(add, short, -30000, -2769);
  puts("");
  TRY(add, int, INT_MAX, 1);
  TRY(add, int, INT_MAX, -1);
  TRY(add, unsigned, UINT_MAX, 1u);
  TRY(add, unsigned, 5, -6);
  TRY(add, long long, LLONG_MAX, 1);
  puts("");
  TRY(sub, int, INT_MIN, 1);
  TRY(sub, unsigned, 3u, 4u);
  TRY(sub, unsigned, 4, 3);
  TRY(sub, long, LONG_MIN, 0L);
  TRY(sub, unsigned char, 1, -254);
  TRY(sub, unsigned char, 1, -255);
  puts("");
  TRY(mul, int, 46341, 46341);
  TRY(mul, int, 46340, 46340);
  TRY(mul, int, INT_MIN, -1);
  TRY(mul, unsigned long, ULONG_MAX, 2ul);
  TRY(mul, long, LONG_MIN, -1L);
  TRY(mul, long, 3037000500L, 3037000500L);
  TRY(mul, short, 256, 128);
  TRY(mul, short, -256, 128);
  puts("");
  TRY(add, int, 3000000000u, -1000000000);
  TRY(add, unsigned, -1, 0u);
  TRY(mul, long long, 4000000000u, 2000000000u);
  TRY(sub, int, 0u, 5u);
  TRY(add, long long, UINT_MAX, UINT_MAX);
  puts("");
  long sum = 1;
  int steps = 0;
  while (!__builtin_mul_overflow(sum, 3, &sum)) steps++;
  printf("%d\n", steps);
}
// model: LP64
// out: "0:127 1:-128 1:0 0:-32768 1:32767 \n1:-2147483648 0:2147483646 1:0 1:4294967295 1:-9223372036854775808 \n1:2147483647 1:4294967295 0:1 0:-9223372036854775808 0:255 1:0 \n1:-2147479015 0:2147395600 1:-2147483648 1:-2 1:-9223372036854775808 1:-9223372036709301616 1:-32768 0:-32768 \n0:2000000000 1:4294967295 0:8000000000000000000 0:-5 0:8589934590 \n39\n"
