/* 6.8.4.1: else belongs to the nearest if; conditions of every scalar type; bodies that are loops, switches, empty. */
#include <stdio.h>
static int f(int a, int b, int c) {
  if (a)
    if (b) return 1;
    else if (c)
      return 2;
    else
      return 3;
  else if (b) {
    if (c) return 4;
  } else
    return 5;
  return 6;
}
static int g(int a, int b) {
  if (a) {
    if (b) return 1;
  } else
    return 2;
  if (a)
    for (; b < 3; b++)
      if (b == 1) break;
      else
        ;
  else
    while (b) b = 0;
  return b + 10;
}
static const char *grade(int n) {
  if (n >= 90) return "A";
  else if (n >= 80)
    return "B";
  else if (n >= 70)
    return "C";
  else
    return "F";
}
#define CHECK(x)                                                                                                                           \
  do {                                                                                                                                     \
    if (x) printf("1");                                                                                                                    \
    else                                                                                                                                   \
      printf("0");                                                                                                                         \
  } while (0)
int main(void) {
  for (int i = 0; i < 8; i++) printf("%d", f(i & 4, i & 2, i & 1));
  puts("");
  printf("%d %d %d %d\n", g(0, 0), g(1, 1), g(1, 0), g(0, 1));
  printf("%s%s%s%s\n", grade(95), grade(80), grade(79), grade(0));
  double d = 0.1, z = -0.0;
  float fl = 1e-45f;
  char *p = 0, *q = "";
  long long big = 1ll << 32;
  unsigned char c = 256;
  _Bool b = 2;
  long double ld = 0;
  CHECK(d);
  CHECK(z);
  CHECK(fl);
  CHECK(p);
  CHECK(q);
  CHECK(big);
  CHECK((int)big);
  CHECK(c);
  CHECK(b);
  CHECK(ld);
  CHECK(main);
  CHECK(!"x");
  CHECK(d < z);
  CHECK(d = 0);
  puts("");
  if (1) CHECK(1);
  else
    CHECK(0);
  int n = 0;
  if (n++)
    ;
  else
    n += 10;
  if ((n -= 11) == 0) switch (n)
    default:
      printf(" %d", n);
  else
    puts("no");
  puts("");
}
// light: MPL4001
// out: 55643211
// out: 2 1 11 2
// out: ABCF
// out: 10101100101000
// out: 1 0
