/* 6.3.1.3: to unsigned modulo 2 to the width; to a signed type that cannot hold it by cutting off, as gcc has it. */
#include <stdio.h>
int main(void) {
  long long list[] = {-1, 127, 128, 255, 256, 32768, 65535, 2147483648, 4294967295, -2147483649, 0x123456789abcdef0};
  for (int i = 0; i < 11; i++) {
    long long v = list[i];
    printf("%d %d %d %d %d %u\n", (signed char)v, (unsigned char)v, (short)v, (unsigned short)v, (int)v, (unsigned)v);
  }
  signed char c = 0xff; short s = 0xffff; int i = 0xffffffff; unsigned long u = c;
  printf("%d %d %d %lx %x\n", c, s, i, u, (unsigned short)c);
  printf("%d\n", (unsigned char)c == 255 && (unsigned)s == 0xffffffff);
}
// model: LP64
// out: -1 255 -1 65535 -1 4294967295
// out: 127 127 127 127 127 127
// out: -128 128 128 128 128 128
// out: -1 255 255 255 255 255
// out: 0 0 256 256 256 256
// out: 0 0 -32768 32768 32768 32768
// out: -1 255 -1 65535 65535 65535
// out: 0 0 0 0 -2147483648 2147483648
// out: -1 255 -1 65535 -1 4294967295
// out: -1 255 -1 65535 2147483647 2147483647
// out: -16 240 -8464 57072 -1698898192 2596069104
// out: -1 -1 -1 ffffffffffffffff ffff
// out: 1
