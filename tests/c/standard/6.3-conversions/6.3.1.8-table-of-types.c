/* 6.3.1.8: the common type of each pair of arithmetic types. */
#include <stdio.h>
#define NAME(e) _Generic((e), int: "i", unsigned: "u", long: "l", unsigned long: "ul", long long: "ll", unsigned long long: "ull", \
  float: "f", double: "d", long double: "ld", default: "?")
#define ROW(a) printf("%s %s %s %s %s %s %s %s %s %s %s %s\n", NAME(a + c), NAME(a + us), NAME(a + b), NAME(a + i), NAME(a + u), NAME(a + l), \
  NAME(a + ul), NAME(a + ll), NAME(a + ull), NAME(a + f), NAME(a + d), NAME(a + ld))
int main(void) {
  char c = 1; unsigned short us = 1; _Bool b = 1; int i = 1; unsigned u = 1; long l = 1; unsigned long ul = 1;
  long long ll = 1; unsigned long long ull = 1; float f = 1; double d = 1; long double ld = 1;
  ROW(c); ROW(us); ROW(b); ROW(i); ROW(u); ROW(l); ROW(ul); ROW(ll); ROW(ull); ROW(f); ROW(d); ROW(ld);
  enum e { plus = 1 } e = plus;
  printf("%s %s %s\n", NAME(e + plus), NAME(plus), NAME(plus + 1u));
  printf("%d %d %d %d\n", -1 < 1u, -1L < 1u, -1 < (unsigned short)1, -1LL < 1ul);
  printf("%d %d\n", (unsigned char)255 + (char)1, sizeof(char) - 2 > 0);
  (void)c, (void)us, (void)b, (void)i, (void)u, (void)l, (void)ul, (void)ll, (void)ull, (void)f, (void)d, (void)ld;
}
// light: MPL4001
// model: LP64
// out: i i i i u l ul ll ull f d ld
// out: i i i i u l ul ll ull f d ld
// out: i i i i u l ul ll ull f d ld
// out: i i i i u l ul ll ull f d ld
// out: u u u u u l ul ll ull f d ld
// out: l l l l l l ul ll ull f d ld
// out: ul ul ul ul ul ul ul ull ull f d ld
// out: ll ll ll ll ll ll ull ll ull f d ld
// out: ull ull ull ull ull ull ull ull ull f d ld
// out: f f f f f f f f f f d ld
// out: d d d d d d d d d d d ld
// out: ld ld ld ld ld ld ld ld ld ld ld ld
// out: u i u
// out: 0 1 1 0
// out: 256 1
