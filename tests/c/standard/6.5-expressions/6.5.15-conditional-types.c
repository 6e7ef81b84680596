/* 6.5.15p5: the arithmetic operands are brought to a common type, also the one that is not chosen. */
#include <stdio.h>
int main(void) {
  int yes = 1, no = 0;
  printf("%d\n", (yes ? -1 : 0u) > 0);
  printf("%zu %zu\n", sizeof(yes ? 'a' : (char)1), sizeof(no ? 1 : 1.0));
  printf("%.1f\n", yes ? 7 : 2.0);
  unsigned char c = 200;
  short s = -1;
  printf("%d %d\n", yes ? c : s, no ? c : s);
  printf("%lld\n", (long long)(yes ? -1 : 1u));
  printf("%lld\n", (long long)(yes ? -1 : 1l));
  printf("%d\n", _Generic(yes ? (short)1 : (signed char)1, int: 1, default: 2));
  printf("%d\n", _Generic(yes ? 1.0f : 1, float: 1, double: 2, default: 3));
  printf("%d\n", yes ? no ? 1 : 2 : 3);
  int x = no ? 1 : yes ? 5 : 6;
  printf("%d\n", x);
}
// out: 1
// out: 4 8
// out: 7.0
// out: 200 -1
// out: 4294967295
// out: -1
// out: 1
// out: 1
// out: 2
// out: 5
