/* 6.8.5: the conditions of while, do and for; every part of for may be missing. */
#include <stdio.h>
int main(void) {
  int n = 0, t = 0;
  while (n < 3) t += n++;
  do t += 10; while (0);
  do { if (n == 5) continue; t += 100; } while (++n < 6);
  printf("%d %d\n", n, t);
  for (;;) if (n-- == 0) break;
  for (n = 5; n; n -= 2) if (n < 0) break;
  printf("%d\n", n);
  for (unsigned u = 3; u-- > 0;) printf("%u ", u);
  for (char *s = "abc"; *s; s++) putchar(*s);
  for (double d = 0; d < 1; d += 0.25) printf(" %g", d);
  puts("");
  int i, j;
  for (i = 0, j = 0; i < 5 && j < 5; i += 2) { j++; if (i == 2) continue; j++; }
  printf("%d %d\n", i, j);
  while (i-- > 0 && j) ;
  printf("%d\n", i);
}
// out: 6 213
// out: -1
// out: 2 1 0 abc 0 0.25 0.5 0.75
// out: 6 5
// out: -1
