/* 6.7.2.1p9-12: bit-fields of every width and sign hold exactly their values. */
#include <stdio.h>
#define TRY(w)                                                                                                                             \
  do {                                                                                                                                     \
    struct {                                                                                                                               \
      int before : 3;                                                                                                                      \
      signed s : w;                                                                                                                        \
      unsigned u : w;                                                                                                                      \
      unsigned after : 5;                                                                                                                  \
    } t = {-1, 0, 0, 21};                                                                                                                  \
    for (int k = 0; k < 3; k++) {                                                                                                          \
      long long v = k == 0 ? -1 : k == 1 ? 1ll << (w - 1) : (1ll << (w - 1)) - 1;                                                          \
      t.s = v;                                                                                                                             \
      t.u = v;                                                                                                                             \
      printf("%d/%u ", t.s, t.u);                                                                                                          \
    }                                                                                                                                      \
    t.u++;                                                                                                                                 \
    t.s--;                                                                                                                                 \
    printf("%u %d %d %u %zu\n", t.u, t.s, t.before, t.after, sizeof t);                                                                    \
  } while (0)
#define LONG(w)                                                                                                                            \
  do {                                                                                                                                     \
    struct {                                                                                                                               \
      signed char c : 5;                                                                                                                   \
      long long s : w;                                                                                                                     \
      unsigned long long u : w;                                                                                                            \
    } t = {-16, -1, -1};                                                                                                                   \
    t.u >>= 1;                                                                                                                             \
    t.s ^= 1ll << (w - 2);                                                                                                                 \
    printf("%d %lld %llu %zu\n", t.c, (long long)t.s, (unsigned long long)t.u, sizeof t);                                                  \
  } while (0)
int main(void) {
  TRY(1);
  TRY(2);
  TRY(3);
  TRY(5);
  TRY(7);
  TRY(8);
  TRY(9);
  TRY(13);
  TRY(15);
  TRY(16);
  TRY(17);
  TRY(23);
  TRY(24);
  TRY(27);
  TRY(31);
  LONG(33);
  LONG(40);
  LONG(47);
  LONG(59);
  LONG(62);
  struct {
    _Bool b : 1;
    unsigned char c : 7;
    unsigned short s : 9;
    char d : 2;
  } n = {5, 127, 511, 1};
  n.b++;
  n.c += 2;
  n.s *= 2;
  n.d++;
  printf("%d %d %d %d %zu\n", n.b, n.c, n.s, n.d, sizeof n);
  struct {
    enum { A, B, C, D } e : 2;
    unsigned u : 32;
    int i : 32;
  } w = {D, -1, -1};
  printf("%d %u %d\n", w.e == D, w.u, w.i);
}
// out: -1/1 -1/1 0/0 1 -1 -1 21 4
// out: -1/3 -2/2 1/1 2 0 -1 21 4
// out: -1/7 -4/4 3/3 4 2 -1 21 4
// out: -1/31 -16/16 15/15 16 14 -1 21 4
// out: -1/127 -64/64 63/63 64 62 -1 21 4
// out: -1/255 -128/128 127/127 128 126 -1 21 4
// out: -1/511 -256/256 255/255 256 254 -1 21 4
// out: -1/8191 -4096/4096 4095/4095 4096 4094 -1 21 8
// out: -1/32767 -16384/16384 16383/16383 16384 16382 -1 21 8
// out: -1/65535 -32768/32768 32767/32767 32768 32766 -1 21 8
// out: -1/131071 -65536/65536 65535/65535 65536 65534 -1 21 8
// out: -1/8388607 -4194304/4194304 4194303/4194303 4194304 4194302 -1 21 8
// out: -1/16777215 -8388608/8388608 8388607/8388607 8388608 8388606 -1 21 8
// out: -1/134217727 -67108864/67108864 67108863/67108863 67108864 67108862 -1 21 8
// out: -1/2147483647 -1073741824/1073741824 1073741823/1073741823 1073741824 1073741822 -1 21 16
// out: -16 -2147483649 4294967295 16
// out: -16 -274877906945 549755813887 16
// out: -16 -35184372088833 70368744177663 16
// out: -16 -144115188075855873 288230376151711743 16
// out: -16 -1152921504606846977 2305843009213693951 24
// out: 1 1 510 -2 4
// out: 1 4294967295 -1
