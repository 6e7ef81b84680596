/* 6.4.4.1: the first type of the list that can hold the value; octal and hexadecimal ones may be unsigned. */
#include <stdio.h>
#define T(e) _Generic((e), int: "int", unsigned: "uint", long: "long", unsigned long: "ulong", long long: "llong", unsigned long long: "ullong")
int main(void) {
  printf("%s %s %s %s\n", T(2147483647), T(2147483648), T(0x7fffffff), T(0x80000000));
  printf("%s %s %s\n", T(037777777777), T(0xffffffff), T(4294967296));
  printf("%s %s %s\n", T(0x7fffffffffffffff), T(0x8000000000000000), T(01777777777777777777777));
  printf("%s %s %s %s %s\n", T(1u), T(1L), T(1ul), T(1ll), T(1LLU));
  printf("%s %s %s\n", T(4294967296u), T(0xffffffffL), T(1uLL));
  printf("%d %d %d %d %d\n", 010, 0x1F, 0XaB, 0, 00);
  printf("%d %d\n", 0b1011, 0B11);
  printf("%d\n", -2147483648 == -2147483647 - 1);
  printf("%lu %lld\n", 0xffffffffffffffff, 0x7fffffffffffffffll);
}
// model: LP64
// out: int long int uint
// out: uint uint long
// out: long ulong ulong
// out: uint long ulong llong ullong
// out: ulong long ullong
// out: 8 31 171 0 0
// out: 11 3
// out: 1
// out: 18446744073709551615 9223372036854775807
