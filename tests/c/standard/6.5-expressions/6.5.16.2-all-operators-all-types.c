/* 6.5.16.2: each compound assignment on narrow, unsigned, floating, boolean and bit-field objects. */
#include <stdio.h>
#define ALL(type, first, by)                                                                                                               \
  do {                                                                                                                                     \
    volatile type x = first;                                                                                                               \
    printf("%lld ", (long long)(x += by));                                                                                                 \
    printf("%lld ", (long long)(x -= by * 2));                                                                                             \
    printf("%lld ", (long long)(x *= by));                                                                                                 \
    printf("%lld ", (long long)(x /= 3));                                                                                                  \
    printf("%lld\n", (long long)(x += 1));                                                                                                 \
  } while (0)
#define BITS(type, first, by)                                                                                                              \
  do {                                                                                                                                     \
    volatile type x = first;                                                                                                               \
    printf("%lld ", (long long)(x %= by));                                                                                                 \
    printf("%lld ", (long long)(x <<= 3));                                                                                                 \
    printf("%lld ", (long long)(x |= by));                                                                                                 \
    printf("%lld ", (long long)(x ^= 0x55));                                                                                               \
    printf("%lld ", (long long)(x &= ~by));                                                                                                \
    printf("%lld\n", (long long)(x >>= 1));                                                                                                \
  } while (0)
struct s {
  signed a : 5;
  unsigned b : 5;
  _Bool c : 1;
};
int main(void) {
  ALL(signed char, 100, 50);
  ALL(unsigned char, 100, 200);
  ALL(short, 30000, 5000);
  ALL(unsigned short, 1, 2);
  ALL(int, -7, 5);
  ALL(unsigned, 1, 2u);
  ALL(long long, -7, 1.5);
  ALL(unsigned long long, 1, 2u);
  ALL(float, 2.5f, 1.25);
  ALL(double, -2.5, 3);
  ALL(_Bool, 1, 1);
  ALL(int, 7, 0.75f);
  ALL(unsigned char, 9, 1.9);
  BITS(signed char, 113, 16);
  BITS(unsigned char, 200, 77);
  BITS(short, 30001, 7000);
  BITS(unsigned short, 65535, 40000);
  BITS(int, 123456, 1000);
  BITS(unsigned, 4000000000u, 77777u);
  BITS(long long, 1ll << 40, 12345678901);
  BITS(unsigned long long, -1ull, 3000000000u);
  volatile struct s s = {15, 31, 1};
  s.a += 1;
  s.b += 1;
  s.c += 5;
  printf("%d %d %d\n", s.a, s.b, s.c);
  s.a -= 1;
  s.b -= 1;
  s.c -= 1;
  printf("%d %d %d\n", s.a, s.b, s.c);
  s.a *= 3;
  s.b >>= 2;
  s.c ^= 1;
  printf("%d %d %d\n", s.a, s.b, s.c);
  s.a /= -2.5;
  s.b %= 4;
  s.c *= 0.5;
  printf("%d %d %d\n", s.a, s.b, s.c);
  s.a |= 16;
  s.b <<= 3;
  s.c &= 2;
  printf("%d %d %d\n", s.a, s.b, s.c);
}
// out: -106 50 -60 -20 -19
// out: 44 156 224 74 75
// out: -30536 25000 22848 7616 7617
// out: 3 65535 65534 21844 21845
// out: -2 -12 -60 -20 -19
// out: 3 4294967295 4294967294 1431655764 1431655765
// out: -5 -8 -12 -4 -3
// out: 3 -1 -2 6148914691236517204 6148914691236517205
// out: 3 1 1 0 1
// out: 0 -5 -16 -5 -4
// out: 1 1 1 0 1
// out: 7 5 3 1 2
// out: 10 6 11 3 4
// out: 1 8 24 77 77 38
// out: 46 112 125 40 32 16
// out: 2001 16008 16344 16269 9349 4674
// out: 25535 7672 40440 40365 429 214
// out: 456 3648 4072 4029 3093 1546
// out: 6667 53336 131033 130956 53260 26630
// out: 746205587 5969644696 17177615549 17177615592 4831936712 2415968356
// out: 709551615 5676412920 8369176568 8369176493 1074209197 537104598
// out: -16 0 1
// out: 15 31 0
// out: 13 7 1
// out: -5 3 1
// out: -5 24 0
