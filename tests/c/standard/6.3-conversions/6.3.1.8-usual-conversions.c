/* 6.3.1.8: the higher rank wins; an unsigned type wins unless the signed one holds all its values. */
#include <stdio.h>
#define T(e) _Generic((e), int: "int", unsigned: "uint", long: "long", unsigned long: "ulong", long long: "llong", \
  unsigned long long: "ullong", float: "float", double: "double", long double: "ldouble")
int main(void) {
  char c = 1; short s = 1; unsigned short us = 1; unsigned u = 1; long l = 1; unsigned long ul = 1; long long ll = 1; float f = 1;
  printf("%s %s %s %s\n", T(c + s), T(us + us), T(us + u), T(u + l));
  printf("%s %s %s %s\n", T(l + ll), T(ul + ll), T(ll + u), T(1 + f));
  printf("%s %s %s %s\n", T(ll * f), T(f / 2.0), T(1.0 - 1.0L), T(c & u));
  printf("%d %d %d\n", -1 < 1u, -1l < 1u, -1ll < 1ul);
  printf("%.1f %d\n", 16777217 + 0.0f, 16777217 == 16777217.0f);
  printf("%lu\n", -1 + 1ul - 2);
  printf("%d\n", u - 2 > 0 ? 1 : 0);
}
// model: LP64
// out: int int uint long
// out: llong ullong llong float
// out: float double ldouble uint
// out: 0 1 0
// out: 16777216.0 1
// out: 18446744073709551614
// out: 1
