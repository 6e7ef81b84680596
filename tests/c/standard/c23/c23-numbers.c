/* C23 6.4.4: binary constants of all suffixes, separators everywhere, in conditions of the preprocessor too. */
// oracle: -std=gnu2x
#include <stdio.h>
#if 0b1010 != 10 || 1'000 != 1000 || 0xAB'CD != 43981
#error numbers
#endif

#define TYPE(x) _Generic((x), int: "int", unsigned: "unsigned", long: "long", unsigned long: "unsigned long", long long: "long long", unsigned long long: "unsigned long long", float: "float", double: "double", default: "other")

int main(void) {
  printf("%d %d %d %d\n", 0b0, 0b1, 0B1111'0000, 0b01111111111111111111111111111111);
  printf("%s %s %s\n", TYPE(0b1), TYPE(0b11111111111111111111111111111111), TYPE(0b1ull));
  printf("%s %s %s\n", TYPE(0b1'0L), TYPE(0b100000000000000000000000000000000), TYPE(1'0.0'1f));
  printf("%d %o %lld %g\n", 1'2'3'4, 0'7'7, 0x7fff'ffff'ffff'ffffll, 1'234.5'678e1'0);
  printf("%a %d\n", 0x1'0.8p1'0, 'a' + 1'0);
  printf("%u %lu\n", 4'294'967'295u, 18'446'744'073'709'551'615ul);
  char c = '\'', d[] = "1'000";
  printf("%c %s %zu\n", c, d, sizeof d);
  enum { mask = 0b0101 << 0b10, all = ~0b0 };
  printf("%d %d\n", mask, all);
}
// model: LP64
// out: 0 1 240 2147483647
// out: int unsigned unsigned long long
// out: long long float
// out: 1234 77 9223372036854775807 1.23457e+13
// out: 0x1.08p+14 107
// out: 4294967295 18446744073709551615
// out: ' 1'000 6
// out: 20 -1
