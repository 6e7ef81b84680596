/* 5.2.1p3: digits follow one another; the basic characters are positive and not 0. */
#include <stdio.h>
int main(void) {
  const char *all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!\"#%&'()*+,-./:;<=>?[\\]^_{|}~ \t\v\f";
  int n = 0;
  for (const char *p = all; *p; p++) n += *p > 0;
  printf("%d\n", n);
  for (char c = '0'; c < '9'; c++) n -= c + 1 == "123456789"[c - '0'];
  printf("%d %d %d %d\n", n, '9' - '0', 'A', 'a');
  printf("%c%c%c\n", 65, 'A' + 1, "\103"[0]);
}
// out: 95
// out: 86 9 65 97
// out: ABC
