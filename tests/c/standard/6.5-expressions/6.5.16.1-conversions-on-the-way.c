/* 6.5.16p3, 6.5.16.1p2: the value is converted to the left type, and what the assignment is worth is what was stored. */
#include <stdio.h>
struct s { unsigned a : 3; int b : 4; _Bool c : 1; unsigned char d; };
int main(void) {
  char c; int i; double d; float f; unsigned u; _Bool b; long long l; short h;
  i = c = 300; printf("%d %d\n", i, c);
  d = i = 3.99; printf("%g\n", d);
  d = f = 0.1; printf("%d\n", d == 0.1);
  l = u = -1; printf("%lld\n", l);
  i = b = 0.25; printf("%d\n", i);
  i = (h = 70000) + 1; printf("%d\n", i);
  struct s s;
  i = s.a = 13; printf("%d ", i); i = s.b = 9; printf("%d ", i); i = s.c = 4; printf("%d ", i); i = s.d = -1; printf("%d\n", i);
  printf("%d\n", (s.a = 15) == 7);
  if ((c = 256)) puts("never"); else puts("zero");
  while ((c = c + 100) > 0) printf("%d ", c);
  puts("");
  for (u = 0; (b = u < 3); u += b) printf("%u", u);
  puts("");
  int a[3], *p = a; *p++ = *p++ = 0 ? 1 : 2, p = a + 1; *p = i = 5; printf("%d %d\n", a[1], i);
  printf("%zu %d\n", sizeof(c = 1), (c = 65, c));
  d = l = 1ll << 53 | 1; printf("%.1f\n", d + 0); f = l; printf("%.1f\n", f);
  const char *q, *r; q = r = "same"; printf("%d %s\n", q == r, q);
}
// out: "44 44\n3\n0\n4294967295\n1\n4465\n5 -7 1 255\n1\nzero\n100 \n012\n5 5\n1 65\n9007199254740992.0\n9007199254740992.0\n1 same\n"
