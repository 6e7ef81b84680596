/* 6.5.7: the left operand alone, promoted, gives the type; every width and sign, counts of any type. */
#include <stdio.h>
int main(void) {
  volatile unsigned char uc = 0x81; volatile signed char sc = -127; volatile unsigned short us = 0x8001; volatile short s = -2;
  volatile unsigned u = 0x80000001u; volatile int i = -2147483647; volatile unsigned long long ul = 0x8000000000000001u; volatile long long l = -9223372036854775807;
  printf("%d %d %d %d\n", uc << 4, uc >> 4, us << 4, us >> 12);
  printf("%d %d %d\n", sc >> 1, sc >> 7, s >> 15);
  printf("%u %u %u\n", u << 1, u >> 31, u >> 0);
  printf("%d %d %d\n", i >> 1, i >> 30, i >> 31);
  printf("%llu %llu %llu\n", ul << 63, ul >> 63, ul << 32);
  printf("%lld %lld\n", l >> 62, l >> 63);
  volatile long long ten = 10; volatile unsigned char one = 1; volatile _Bool b = 1;
  printf("%d %d %u\n", 1 << ten, 1 << one << b, 1u << 31);
  printf("%zu %zu %zu\n", sizeof(uc << ul), sizeof(1 << ten), sizeof(ten << one));
  uc <<= 1; printf("%d ", uc); uc >>= 1; printf("%d ", uc); sc >>= 2; printf("%d ", sc); us <<= 15; printf("%d\n", us);
  unsigned w = 0; for (int k = 0; k < 32; k++) w |= (k * 7 % 3 == 0 ? 1u : 0u) << k; printf("%x\n", w);
  unsigned long long m = 0; for (int k = 0; k < 64; k += 5) m ^= 1ull << k; printf("%llx\n", m);
  struct { unsigned a : 4; unsigned long c : 40; int d : 6; } t = {9, 1, -32};
  printf("%d %d %d\n", t.a << 3, t.a >> 3, t.d >> 2);
  t.a <<= 1; t.d >>= 3; t.c <<= 39; printf("%d %d %llx\n", t.a, t.d, (unsigned long long)t.c);
}
// model: LP64
// out: 2064 8 524304 8
// out: -64 -1 -1
// out: 2 1 2147483649
// out: -1073741824 -2 -1
// out: 9223372036854775808 1 4294967296
// out: -2 -1
// out: 1024 4 2147483648
// out: 4 4 8
// out: 2 1 -32 32768
// out: 49249249
// out: 1084210842108421
// out: 72 1 -8
// out: 2 -4 8000000000
