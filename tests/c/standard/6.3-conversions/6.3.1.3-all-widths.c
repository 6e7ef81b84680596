/* 6.3.1.3: the same value through all integer types, there and back. */
#include <limits.h>
#include <stdio.h>
static void through(long long v) {
  signed char a = v; unsigned char b = v; short c = v; unsigned short d = v;
  int e = v; unsigned f = v; unsigned long long g = v; _Bool h = v;
  printf("%d %d %d %d %d %u %llu %d\n", a, b, c, d, e, f, g, h);
}
int main(void) {
  static const long long values[] = {0, 127, 128, 255, 256, -1, -128, -129, 32767, 32768, 65535, 65536, -32769,
    INT_MAX, INT_MAX + 1LL, UINT_MAX, UINT_MAX + 1LL, INT_MIN - 1LL, LLONG_MAX, LLONG_MIN, 0x8000000080008080};
  for (unsigned i = 0; i < sizeof values / sizeof *values; i++) through(values[i]);
  unsigned char narrow = -1;
  int wide = (signed char)narrow;
  unsigned long extended = (int)0x80000000u, not = 0x80000000u;
  printf("%d %lx %lx\n", wide, extended, not);
  printf("%d %d\n", (short)70000 == 4464, (char)384);
}
// model: LP64
// out: 0 0 0 0 0 0 0 0
// out: 127 127 127 127 127 127 127 1
// out: -128 128 128 128 128 128 128 1
// out: -1 255 255 255 255 255 255 1
// out: 0 0 256 256 256 256 256 1
// out: -1 255 -1 65535 -1 4294967295 18446744073709551615 1
// out: -128 128 -128 65408 -128 4294967168 18446744073709551488 1
// out: 127 127 -129 65407 -129 4294967167 18446744073709551487 1
// out: -1 255 32767 32767 32767 32767 32767 1
// out: 0 0 -32768 32768 32768 32768 32768 1
// out: -1 255 -1 65535 65535 65535 65535 1
// out: 0 0 0 0 65536 65536 65536 1
// out: -1 255 32767 32767 -32769 4294934527 18446744073709518847 1
// out: -1 255 -1 65535 2147483647 2147483647 2147483647 1
// out: 0 0 0 0 -2147483648 2147483648 2147483648 1
// out: -1 255 -1 65535 -1 4294967295 4294967295 1
// out: 0 0 0 0 0 0 4294967296 1
// out: -1 255 -1 65535 2147483647 2147483647 18446744071562067967 1
// out: -1 255 -1 65535 -1 4294967295 9223372036854775807 1
// out: 0 0 0 0 0 0 9223372036854775808 1
// out: -128 128 -32640 32896 -2147450752 2147516544 9223372039002292352 1
// out: -1 ffffffff80000000 80000000
// out: 1 -128
