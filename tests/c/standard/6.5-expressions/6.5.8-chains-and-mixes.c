/* 6.5.8 and 6.5.9: comparisons of different types, at the edges of what they hold. */
#include <limits.h>
#include <stdio.h>
int main(void) {
  long long big = 9007199254740993; double d = 9007199254740992.0; float f = 16777216.0f; int i = 16777217; unsigned char c = 255; char s = -1;
  printf("%d %d %d %d\n", big == d, big > d, i == f, (double)i == f);
  printf("%d %d %d\n", c == s, c > s, (char)c == s);
  printf("%d %d %d\n", INT_MAX < UINT_MAX, INT_MIN < 0u, LLONG_MIN < -1);
  printf("%d %d\n", UINT_MAX == -1, ULLONG_MAX == -1);
  printf("%d %d\n", (unsigned short)-1 == -1, (unsigned)-1 == -1);
  printf("%d %d %d\n", 'a' < 'b' < 1, 5 == 5 == 1, 3 != 2 != 0);
  printf("%d\n", INT_MAX + 0.0f == 2147483648.0);
}
// out: 1 0 1 0
// out: 0 1 1
// out: 1 0 1
// out: 1 1
// out: 0 1
// out: 0 1 1
// out: 1
