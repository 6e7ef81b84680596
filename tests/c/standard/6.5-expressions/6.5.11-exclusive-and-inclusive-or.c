/* 6.5.10-6.5.12: & ^ | at every width after the usual conversions. */
#include <stdio.h>
int main(void) {
  volatile signed char sc = -86; volatile unsigned char uc = 0x5a; volatile short s = -256; volatile unsigned short us = 0xf00f; volatile int i = -2;
  volatile unsigned u = 0xdeadbeef; volatile long long l = -0x100000000; volatile unsigned long long ul = 0x0123456789abcdef; volatile _Bool b = 1;
  printf("%x %x %x\n", sc & uc, sc | uc, sc ^ uc);
  printf("%x %x %x\n", s & us, s | us, s ^ us);
  printf("%x %x %x\n", i & u, i | u, i ^ u);
  printf("%llx %llx %llx\n", l & u, l | u, l ^ u);
  printf("%llx %llx %llx\n", ul & i, ul | sc, ul ^ s);
  printf("%d %d %d\n", b & 3, b | 2, b ^ 1);
  printf("%zu %zu %zu\n", sizeof(sc & uc), sizeof(b | b), sizeof(u ^ l));
  uc &= ~0xf; uc |= 0x101; printf("%x ", uc); uc ^= -1; printf("%x\n", uc);
  sc ^= 0x80; printf("%d ", sc); sc |= 0x80; printf("%d ", sc); b ^= 1; printf("%d ", b); b |= 256; printf("%d\n", b);
  int x = 5, y = 9; x ^= y; y ^= x; x ^= y; printf("%d %d\n", x, y);
  printf("%d %d\n", 6 & 3 == 3, (6 & 3) == 3);
  printf("%d %d %d\n", 1 | 2 ^ 3 & 4, 1 ^ 1 | 1, 5 & 6 ^ 7);
  enum { A = 1, B = 2, C = 4 } flags = A | C; flags &= ~A; printf("%d %d\n", flags, !!(flags & C));
}
// out: a fffffffa fffffff0
// out: f000 ffffff0f ffff0f0f
// out: deadbeee ffffffff 21524111
// out: 0 ffffffffdeadbeef ffffffffdeadbeef
// out: 123456789abcdee ffffffffffffffef fedcba98765432ef
// out: 1 3 0
// out: 4 4 8
// out: 51 ae
// out: 42 -86 0 1
// out: 9 5
// out: 0 0
// out: 3 1 3
// out: 4 1
