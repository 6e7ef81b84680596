/* 6.5.7 and 6.5.16.2: a compound shift of a narrow object computes in int and is cut when it is stored. */
#include <stdio.h>
int main(void) {
  unsigned char a = 0x81;
  a <<= 1;
  printf("%d\n", a);
  signed char b = 0x40;
  int r = b <<= 1;
  printf("%d %d\n", b, r);
  unsigned short h = 0xFFFF;
  h >>= 4;
  h <<= 8;
  printf("%x\n", h);
  struct { unsigned w : 5; } s = {21};
  s.w <<= 2;
  printf("%u\n", s.w);
  s.w >>= 1;
  printf("%u\n", s.w);
  _Bool t = 1;
  t <<= 3;
  printf("%d\n", t);
}
// out: 2
// out: -128 -128
// out: ff00
// out: 20
// out: 10
// out: 1
