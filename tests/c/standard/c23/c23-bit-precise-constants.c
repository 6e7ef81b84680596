/* C23: constants of bit-precise types, and where they meet builtin functions. */
// light: MPL4001
// oracle: none
// gcc 12 and clang 14 have none of these.
#include <stdio.h>
#include <limits.h>
#if 15wb + 1uwb != 16
#error
#endif
int main(void) {
  printf("%zu %zu %zu %d\n", sizeof 3wb, sizeof 0x1FFFFuwb, sizeof 99999999999999999999wb, BITINT_MAXWIDTH >= 64);
  printf("%d %d %d\n", _Generic(3wb, _BitInt(3): 1, default: 0), _Generic(0uwb, unsigned _BitInt(1): 1, default: 0), _Generic(-4WB, _BitInt(4): 1, default: 0));
  unsigned _BitInt(5) c; _BitInt(40) d; int o = __builtin_add_overflow(30, 5, &c); printf("%d %d ", o, (int)c); o = __builtin_mul_overflow(1 << 20, 1 << 19, &d); printf("%d ", o);
  o = __builtin_sub_overflow((_BitInt(40))-549755813888, 1, &d); printf("%d %ld\n", o, (long)d);
  printf("%d\n", __builtin_popcountll((unsigned _BitInt(7))127));
  struct { _BitInt(3) x : 3; } s = {-4}; s.x--; printf("%d\n", (int)s.x);
}
// model: LP64
// out: 1 4 16 1
// out: 1 1 1
// out: 1 3 1 1 549755813887
// out: 7
// out: 3
