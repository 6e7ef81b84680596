/* 7.21.6.1p7: length modifiers say the argument's type. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
int main(void) {
  printf("%hhd %hhu %hd %hu\n", 300, 300, 70000, 70000);
  printf("%ld %lu %lld %llu\n", -1l, -1ul, -1ll, -1ull);
  printf("%zu %zd %td %jd %ju\n", (size_t)-1, (ptrdiff_t)-1, (ptrdiff_t)-5, INTMAX_MIN, UINTMAX_MAX);
  printf("%lx %llX %lo %hhx\n", -1l, 255ll, 8l, -1);
  int a, b; char c; long d; printf("abc%nde%hhn%lnf\n", &a, &c, &d); printf("%d %d %ld\n", a, c, d);
  (void)b;
  printf("%c%c%c|%5c|%-5c|%%\n", 'a', 98, 0x163, 'x', 'y');
}
// model: LP64
// out: 44 44 4464 4464
// out: -1 18446744073709551615 -1 18446744073709551615
// out: 18446744073709551615 -1 -5 -9223372036854775808 18446744073709551615
// out: ffffffffffffffff FF 10 ff
// out: abcdef
// out: 3 5 5
// out: abc|    x|y    |%
