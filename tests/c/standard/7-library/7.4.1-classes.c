/* 7.4.1: classes of characters in the C locale, EOF among what may be asked. */
#include <ctype.h>
#include <stdio.h>
int main(void) {
  int n[12] = {0};
  for (int c = -1; c < 256; c++) {
    int r[] = {isalnum(c), isalpha(c), isblank(c), iscntrl(c), isdigit(c), isgraph(c), islower(c), isprint(c), ispunct(c), isspace(c), isupper(c), isxdigit(c)};
    for (int k = 0; k < 12; k++) n[k] += r[k] != 0;
    if (c >= 0 && !isalnum(c) != !(isalpha(c) || isdigit(c))) puts("alnum");
    if (c >= 0 && !isgraph(c) != !(isalnum(c) || ispunct(c))) puts("graph");
  }
  for (int k = 0; k < 12; k++) printf("%d ", n[k]);
  puts("");
  for (const char *s = " \t\n\v\f\r_~\x7f@"; *s; s++) printf("%d%d%d%d ", !!isspace(*s), !!isblank(*s), !!ispunct(*s), !!iscntrl(*s));
  puts("");
}
// out: "62 52 2 33 10 94 26 95 32 6 26 22 \n1100 1101 1001 1001 1001 1001 0010 0010 0001 0010 \n"
