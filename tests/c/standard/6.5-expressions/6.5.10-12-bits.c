/* 6.5.10 to 6.5.12: bitwise operators convert as arithmetic does; of them `&` binds tightest, all looser than `==`. */
#include <stdio.h>
int main(void) {
  signed char c = -1;
  unsigned u = 0xF0F0F0F0;
  printf("%x %x %x\n", c & u, c ^ u, c | 0u);
  printf("%llx %llx\n", c & 0xFFFFFFFFFFll, (unsigned char)c ^ 0xFF00ll);
  printf("%d %d\n", 1 | 6 ^ 3 & 2, 5 & 3 == 3);
  printf("%d %d\n", 4 | 2 && 0, 1 ^ 1 || 0 & 1);
  printf("%d\n", ~c);
  printf("%x %x\n", ~u, (unsigned char)~0xF0);
  long l = 1l << 40;
  l |= -1;
  printf("%ld\n", l);
  l &= 0xFFFFFFFFu;
  printf("%ld\n", l);
  l ^= ~0;
  printf("%ld\n", l);
}
// model: LP64
// out: f0f0f0f0 f0f0f0f ffffffff
// out: ffffffffff ffff
// out: 5 1
// out: 0 0
// out: 0
// out: f0f0f0f f
// out: -1
// out: 4294967295
// out: -4294967296
