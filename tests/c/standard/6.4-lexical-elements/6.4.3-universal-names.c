/* 6.4.3 and 6.4.5: universal character names in strings and names; UTF-8 is the execution set. */
#include <stdio.h>
#include <string.h>
int main(void) {
  const char *s = "\u00e9\u20ac\U0001F600";
  for (const char *p = s; *p; p++) printf("%02x ", (unsigned char)*p);
  printf("%zu\n", strlen(s));
  printf("%d %s\n", strcmp("\u00fc", "ü"), "a\u0301");
  printf("%x %x\n", L'\u20ac', (unsigned)u'\u00e9');
  int gr\u00f6\u00dfe = 3;
  printf("%d\n", größe);
  printf("%zu %zu\n", sizeof L"\U0001F600" / 4, sizeof u"\U0001F600" / 2);
}
// out: c3 a9 e2 82 ac f0 9f 98 80 9
// out: 0 á
// out: 20ac e9
// out: 3
// out: 2 3
