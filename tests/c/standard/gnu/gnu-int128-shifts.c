/* GNU: shifts of 128 bits by every amount, bits across the middle, comparisons by sign. */
// light: MPL4001
#include <stdio.h>

typedef __int128 wide;
typedef unsigned __int128 uwide;

static void hex(uwide u) { printf("%016llx%016llx ", (unsigned long long)(u >> 64), (unsigned long long)u); }

int main(void) {
  uwide pattern = ((uwide)0x0123456789abcdef << 64) | 0xfedcba9876543210;
  const int by[] = {0, 1, 31, 32, 63, 64, 65, 96, 127};
  for (int i = 0; i < 9; i++) hex(pattern << by[i]), hex(pattern >> by[i]), hex((wide)~pattern >> by[i]), puts("");
  uwide rotated = pattern;
  for (int i = 1; i < 128; i++) rotated = rotated << 1 | rotated >> 127;
  hex(rotated), puts("");
  int bits = 0;
  for (uwide u = pattern; u; u &= u - 1) bits++;
  printf("%d\n", bits);
  wide a = -1, b = 1;
  printf("%d %d %d %d\n", a < b, (uwide)a < (uwide)b, a < 1u, (long long)a < b);
  hex(pattern ^ ~pattern), hex(pattern & (uwide)-16), hex(pattern | pattern >> 64), puts("");
  hex(-pattern), hex(pattern * pattern), hex(pattern + pattern), puts("");
  pattern >>= 4;
  pattern++;
  pattern -= (uwide)1 << 70;
  hex(pattern), puts("");
  printf("%d %d\n", !pattern, pattern && 1);
}
// out: "0123456789abcdeffedcba9876543210 0123456789abcdeffedcba9876543210 fedcba98765432100123456789abcdef \n02468acf13579bdffdb97530eca86420 0091a2b3c4d5e6f7ff6e5d4c3b2a1908 ff6e5d4c3b2a19080091a2b3c4d5e6f7 \nc4d5e6f7ff6e5d4c3b2a190800000000 0000000002468acf13579bdffdb97530 fffffffffdb97530eca8642002468acf \n89abcdeffedcba987654321000000000 000000000123456789abcdeffedcba98 fffffffffedcba987654321001234567 \nff6e5d4c3b2a19080000000000000000 000000000000000002468acf13579bdf fffffffffffffffffdb97530eca86420 \nfedcba98765432100000000000000000 00000000000000000123456789abcdef fffffffffffffffffedcba9876543210 \nfdb97530eca864200000000000000000 00000000000000000091a2b3c4d5e6f7 ffffffffffffffffff6e5d4c3b2a1908 \n76543210000000000000000000000000 00000000000000000000000001234567 fffffffffffffffffffffffffedcba98 \n00000000000000000000000000000000 00000000000000000000000000000000 ffffffffffffffffffffffffffffffff \n0091a2b3c4d5e6f7ff6e5d4c3b2a1908 \n64\n1 0 1 1\nffffffffffffffffffffffffffffffff 0123456789abcdeffedcba9876543210 0123456789abcdefffffffffffffffff \nfedcba98765432100123456789abcdf0 422871b7939f74acdeec6cd7a44a4100 02468acf13579bdffdb97530eca86420 \n00123456789abc9effedcba987654322 \n0 1\n"
