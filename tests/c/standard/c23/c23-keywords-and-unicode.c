/* C23 beside C17: universal names in identifiers, strings of all prefixes, and what did not change. */
// oracle: -std=gnu2x
// light: unsupported
#include <stdalign.h>
#include <stdbool.h>
#include <stdio.h>
#include <uchar.h>

_Static_assert(true && !false, "words");
_Static_assert(alignof(int) == 4);

int main(void) {
  int caf\u00e9 = 5, \u03c0 = 3;
  printf("%d %d\n", café, π);
  const char *a = (const char *)u8"\u00e9\u20ac";
  const char16_t *b = u"\u00e9\U0001F600";
  const char32_t *c = U"\U0001F600";
  for (const char *p = a; *p; p++) printf("%x ", (unsigned char)*p);
  printf("%x %x %x %x\n", b[0], b[1], b[2], (unsigned)c[0]);
  printf("%s\n", (const char *)u8"joined " "text");
  printf("%zu %zu %zu\n", sizeof u8"\u20ac", sizeof u"\u20ac", sizeof L"\u20ac");
  alignas(16) char block[3] = "ab";
  printf("%d %d\n", (int)((size_t)block % 16), block[1]);
  bool t = 5, f = 0.0;
  printf("%d %d %zu\n", t + t, f, sizeof t);
  _Thread_local static int each = 4;
  printf("%d\n", ++each);
}
// out: 5 3
// out: c3 a9 e2 82 ac e9 d83d de00 1f600
// out: joined text
// out: 4 4 8
// out: 0 98
// out: 2 0 1
// out: 5
