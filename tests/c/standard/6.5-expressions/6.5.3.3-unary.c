/* 6.5.3.3: `+`, `-` and `~` promote; `!` gives int, of pointers and floats too. */
#include <stdio.h>
int main(void) {
  unsigned char c = 1;
  unsigned u = 1;
  short s = -32768;
  float f = -0.0f;
  printf("%d %u %d\n", -c, -u, -s);
  printf("%d %u %d\n", ~c, ~u, ~s);
  printf("%zu %zu %zu\n", sizeof +c, sizeof !1.5, sizeof -f);
  printf("%d %d %d %d\n", !c, !!u, !f, !&c);
  printf("%g %g\n", -f, +f);
  printf("%d\n", - -5 - -5);
  printf("%lld\n", -2147483648ll);
  printf("%d %d\n", -2147483647 - 1 < 0, -2147483648 < 0);
  printf("%d\n", 5 - -+-1);
  printf("%lu\n", -1ul / 2 + 1);
  printf("%d\n", (unsigned char)~c >> 1);
  printf("%d\n", !0 + !1 + !!2);
}
// model: LP64
// out: -1 4294967295 32768
// out: -2 4294967294 32767
// out: 4 4 4
// out: 0 1 1 0
// out: 0 -0
// out: 10
// out: -2147483648
// out: 1 1
// out: 4
// out: 9223372036854775808
// out: 127
// out: 2
