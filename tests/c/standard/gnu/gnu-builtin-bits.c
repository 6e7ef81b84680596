/* GNU: counting bits. */
#include <stdio.h>
int main(void) {
  unsigned v[] = {1, 0x80000000, 0xf0, 0xffffffff, 0x00010000};
  for (int i = 0; i < 5; i++) printf("%d %d %d %d %d %d\n", __builtin_clz(v[i]), __builtin_ctz(v[i]), __builtin_popcount(v[i]), __builtin_parity(v[i]), __builtin_ffs(v[i]), __builtin_clrsb((int)v[i]));
  unsigned long long w = 0x0000f00000000000; printf("%d %d %d %d %d\n", __builtin_clzll(w), __builtin_ctzll(w), __builtin_popcountll(w), __builtin_parityll(w), __builtin_ffsll(w));
  printf("%d %d %d\n", __builtin_ffs(0), __builtin_clzl(1ul), __builtin_ffsl(0));
  printf("%x %x %llx\n", __builtin_bswap16(0x1234), __builtin_bswap32(0x12345678), (unsigned long long)__builtin_bswap64(0x0102030405060708));
  enum { C = __builtin_popcount(255) + __builtin_clz(1) }; printf("%d\n", C);
}
// model: LP64
// out: 31 0 1 1 1 30
// out: 0 31 1 1 32 0
// out: 24 4 4 0 5 23
// out: 0 0 32 0 1 31
// out: 15 16 1 1 17 14
// out: 16 44 4 0 45
// out: 0 63 0
// out: 3412 78563412 807060504030201
// out: 39
