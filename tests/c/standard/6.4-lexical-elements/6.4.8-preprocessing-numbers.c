/* 6.4.8: what looks like a number is one token, before anybody asks what it means. */
#include <stdio.h>
#define STR(x) #x
#define XSTR(x) STR(x)
#define CAT(a, b) a##b
#define e 7
int main(void) {
  printf("%s %s %s\n", STR(1.2.3), STR(0x1e+5), STR(1_x.e-2q));
  printf("%g %d\n", CAT(1, .5), CAT(0x, ff));
  printf("%d\n", CAT(12, e3) == 12000.0);
  printf("%d\n", 0x1e +5);
  printf("%s\n", XSTR(.5e .e e));
  printf("%d\n", CAT(1, 0u) - 11 > 0);
}
// out: 1.2.3 0x1e+5 1_x.e-2q
// out: 1.5 255
// out: 1
// out: 35
// out: .5e .7 7
// out: 1
