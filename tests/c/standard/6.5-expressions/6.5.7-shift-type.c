/* 6.5.7p3: each operand is promoted by itself; the result has the type of the left one, whatever the right one is. */
#include <stdio.h>
int main(void) {
  unsigned char c = 0xF0;
  short s = 1;
  printf("%d %d\n", c << 4, (unsigned char)(c << 4));
  printf("%zu %zu %zu\n", sizeof(c << 1LL), sizeof(1 << 1ULL), sizeof(1LL << c));
  printf("%d\n", (s << 15) > 0);
  printf("%lld\n", 1LL << s << 40);
  printf("%u\n", 1u << (c & 31));
  printf("%d\n", _Generic(s << 1UL, int: 1, unsigned long: 2, default: 3));
}
// out: 3840 0
// out: 4 4 8
// out: 1
// out: 2199023255552
// out: 65536
// out: 1
