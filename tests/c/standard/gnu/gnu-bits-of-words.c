/* GNU: clz, ctz, popcount, parity, ffs, clrsb, bswap at the edges of their types. */
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
  const uint64_t of[] = {1, 2, 3, 0x80, 0xffff, 0x80000000, 0xffffffff, 0x100000000, 0x8000000000000000, UINT64_MAX, 0x0123456789abcdef, 0xdeadbeef};
  for (int i = 0; i < 12; i++) {
    uint64_t n = of[i];
    uint32_t low = (uint32_t)n;
    printf("%d %d %d %d %d | ", __builtin_clzll(n), __builtin_ctzll(n), __builtin_popcountll(n), __builtin_parityll(n), __builtin_ffsll((long long)n));
    printf("%d %d %d ", __builtin_popcount(low), __builtin_parity(low), __builtin_ffs((int)low));
    if (low) printf("%d %d", __builtin_clz(low), __builtin_ctz(low));
    printf(" | %x %x %llx\n", __builtin_bswap16((uint16_t)n), __builtin_bswap32(low), (unsigned long long)__builtin_bswap64(n));
  }
  printf("%d %d %d\n", __builtin_ffs(0), __builtin_ffsl(0), __builtin_popcountl(0));
  printf("%d %d %d %d\n", __builtin_clrsb(0), __builtin_clrsb(-1), __builtin_clrsb(1), __builtin_clrsb(INT_MIN));
  printf("%d %d\n", __builtin_clrsbl(255), __builtin_clrsbll(-256));
  uint64_t reversed = 0, n = 0x0123456789abcdef;
  for (; n; n &= n - 1) reversed |= (uint64_t)1 << __builtin_clzll(n & -n);
  printf("%llx\n", (unsigned long long)reversed);
  int log2 = 0;
  for (unsigned k = 1; k < 5000; k = k * 2 + 1) log2 += 31 - __builtin_clz(k);
  printf("%d\n", log2);
  signed char c = -1;
  printf("%d %d\n", __builtin_popcount(c), __builtin_popcountll(c));
}
// model: LP64
// out: 63 0 1 1 1 | 1 1 1 31 0 | 100 1000000 100000000000000
// out: 62 1 1 1 2 | 1 1 2 30 1 | 200 2000000 200000000000000
// out: 62 0 2 0 1 | 2 0 1 30 0 | 300 3000000 300000000000000
// out: 56 7 1 1 8 | 1 1 8 24 7 | 8000 80000000 8000000000000000
// out: 48 0 16 0 1 | 16 0 1 16 0 | ffff ffff0000 ffff000000000000
// out: 32 31 1 1 32 | 1 1 32 0 31 | 0 80 8000000000
// out: 32 0 32 0 1 | 32 0 1 0 0 | ffff ffffffff ffffffff00000000
// out: 31 32 1 1 33 | 0 0 0  | 0 0 1000000
// out: 0 63 1 1 64 | 0 0 0  | 0 0 80
// out: 0 0 64 0 1 | 32 0 1 0 0 | ffff ffffffff ffffffffffffffff
// out: 7 0 32 0 1 | 20 0 1 0 0 | efcd efcdab89 efcdab8967452301
// out: 32 0 24 0 1 | 24 0 1 0 0 | efbe efbeadde efbeadde00000000
// out: 0 0 0
// out: 31 31 30 0
// out: 55 55
// out: f7b3d591e6a2c480
// out: 66
// out: 32 64
