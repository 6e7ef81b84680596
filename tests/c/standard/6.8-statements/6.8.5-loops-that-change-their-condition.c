/* 6.8.5: what is evaluated when; loops without parts; bodies that change the variable; nested exits; do of one turn. */
#include <stdio.h>
static int n;
static int c(int k) {
  printf("%d", k);
  return n++ < 3;
}
int main(void) {
  for (c(0); c(1); c(2)) printf("b");
  puts("");
  n = 0;
  while (c(4))
    ;
  puts("");
  n = 0;
  do
    if (n == 1) continue;
    else
      printf("x");
  while (c(5));
  puts("");
  for (int i = 0, j = 10; i < j; i += 3, --j) {
    if (i == 3) j -= 2;
    printf("%d/%d ", i, j);
  }
  puts("");
  for (unsigned u = 3; u-- > 0;) printf("%u", u);
  puts("");
  int i = 5;
  while (i-- > 0)
    if (i & 1) continue;
    else
      printf("%d", i);
  puts("");
  for (;;) {
    if (++i > 3) break;
    for (;;) {
      if (i % 2) break;
      printf("e");
      break;
    }
    printf("%d", i);
  }
  puts("");
  for (char *s = "text"; *s; s++)
    for (int k = 0; k < s[0] - 'd'; k += 5) putchar(*s);
  puts("");
  for (double d = 1; d > 0.1; d /= 2) printf("%g ", d);
  puts("");
  for (signed char k = 120; k > 0; k++) printf("%d ", k);
  puts("");
  do {
    int k = 3;
    while (k--) {
      if (k == 1) goto out;
    }
  } while (1);
out:
  for (
      struct { int a, b; } p = {0, 1}; p.b < 50; p.b += p.a, p.a = p.b - p.a)
    printf("%d ", p.b);
  puts("");
  int steps = 0;
  for (unsigned long long x = 27; x != 1; x = x % 2 ? 3 * x + 1 : x / 2) steps++;
  printf("%d\n", steps);
  for (int k = 0; k < 3; k++) {
    static int total;
    int fresh = 0;
    total += k;
    fresh += k;
    printf("%d%d ", total, fresh);
  }
  puts("");
}
// out: "01b21\n4444\nx55x5x5\n0/10 3/7 \n210\n420\ne01e23\nttttexxxxtttt\n1 0.5 0.25 0.125 \n120 121 122 123 124 125 126 127 \n1 1 2 3 5 8 13 21 34 \n111\n00 11 32 \n"
