/* GNU: arithmetic that says whether the result fits. */
#include <limits.h>
#include <stdio.h>
int main(void) {
  int r; unsigned u; long long l; signed char c; unsigned char uc;
  printf("%d ", __builtin_add_overflow(INT_MAX, 1, &r)); printf("%d\n", r); printf("%d ", __builtin_sub_overflow(-5, 7, &r)); printf("%d\n", r);
  printf("%d ", __builtin_mul_overflow(1 << 20, 1 << 12, &r)); printf("%d\n", r); printf("%d ", __builtin_sub_overflow(3u, 5u, &u)); printf("%u\n", u);
  printf("%d ", __builtin_add_overflow(100, 27, &c)); printf("%d\n", c); printf("%d ", __builtin_add_overflow(100, 28, &c)); printf("%d\n", c);
  printf("%d ", __builtin_sub_overflow(0, 1, &uc)); printf("%d\n", uc); printf("%d ", __builtin_mul_overflow(LLONG_MAX, 2, &l)); printf("%lld\n", l);
  printf("%d ", __builtin_add_overflow(-1, 2u, &r)); printf("%d\n", r); printf("%d ", __builtin_add_overflow(UINT_MAX, 1ll, &l)); printf("%lld\n", l);
  printf("%d ", __builtin_mul_overflow(-1, UINT_MAX, &l)); printf("%lld\n", l); printf("%d ", __builtin_uadd_overflow(UINT_MAX, 2, &u)); printf("%u\n", u);
}
// light: MPL4001
// out: 1 -2147483648
// out: 0 -12
// out: 1 0
// out: 1 4294967294
// out: 0 127
// out: 1 -128
// out: 1 255
// out: 1 -2
// out: 0 1
// out: 0 4294967296
// out: 0 -4294967295
// out: 1 1
