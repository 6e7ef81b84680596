/* 6.4.4.1p5: the first type of the list for the suffix and the base that can hold the value. */
#include <stdio.h>
#define T(e) printf("%s ", _Generic((e), int: "i", unsigned: "u", long: "l", unsigned long: "ul", long long: "ll", unsigned long long: "ull", default: "?"))
int main(void) {
  T(0); T(2147483647); T(2147483648); T(4294967295); T(4294967296); T(9223372036854775807); puts("");
  T(0x7fffffff); T(0x80000000); T(0xffffffff); T(0x100000000); T(0x7fffffffffffffff); T(0x8000000000000000); puts("");
  T(017777777777); T(020000000000); T(037777777777); T(040000000000); T(01777777777777777777777); puts("");
  T(1u); T(4294967295u); T(4294967296u); T(1l); T(0xffffffffl); T(0x8000000000000000L); T(1ul); T(1lu); puts("");
  T(1ll); T(1LL); T(0xffffffffffffffffll); T(1uLL); T(1llU); T(18446744073709551615u); puts("");
  T(0b101); T(0B11111111111111111111111111111111); T(-2147483648); T(-1u); T('a'); T(1 == 1); puts("");
  printf("%d %d %d %d\n", 010, 0x10, 0b10, 00);
  printf("%d %d\n", -2147483648 < 0, -0x80000000 < 0);
}
// model: LP64
// out: "i i l l l l \ni u u l l ul \ni u u l ul \nu u ul l l ul ul ul \nll ll ull ull ull ul \ni u l u i i \n8 16 2 0\n1 0\n"
