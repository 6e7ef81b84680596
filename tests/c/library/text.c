/* <locale.h>, <wchar.h>, <uchar.h> and what <stdlib.h> has of characters: UTF-8, right and wrong. */
#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uchar.h>
#include <wchar.h>

static void decode(const char *bytes) {
  mbstate_t state = {0};
  size_t length = strlen(bytes) + 1;
  while (length > 0) {
    wchar_t c = 0x55;
    size_t used = mbrtowc(&c, bytes, length, &state);
    printf(" %zd:%x", (ssize_t)used, used < 5 ? (unsigned)c : 0);
    if (used == (size_t)-1 || used == (size_t)-2 || used == 0) break;
    bytes += used;
    length -= used;
  }
  puts("");
}

int main(void) {
  printf("%s\n", setlocale(LC_ALL, NULL));
  printf("%d %d\n", setlocale(LC_ALL, "C.UTF-8") != NULL, setlocale(LC_ALL, "xx_XX") == NULL);
  struct lconv *l = localeconv();
  printf("[%s][%s][%s] %d %d\n", l->decimal_point, l->thousands_sep, l->currency_symbol, l->frac_digits == 127, (int)MB_CUR_MAX >= 4);
  decode("a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80z");
  decode("\xc0\x80");
  decode("\xc1\xbf");
  decode("\xed\xa0\x80");
  decode("\xe0\x80\x80");
  decode("\xff");
  decode("x\x80");
  decode("\xe2\x28\xa1");
  char out[8];
  static const wchar_t some[] = {0x41, 0x7f, 0x80, 0x7ff, 0x800, 0xfffd, 0x10000, 0x10ffff};
  for (int i = 0; i < 8; i++) {
    size_t n = wcrtomb(out, some[i], NULL);
    printf("%zu", n);
    for (size_t j = 0; j < n; j++) printf(" %02x", (unsigned char)out[j]);
    wchar_t back;
    int length = mbtowc(&back, out, n);
    printf(" %d %d %x\n", mblen(out, n), length, (unsigned)back);
  }
  errno = 0;
  printf("%zd", (ssize_t)wcrtomb(out, 0xd800, NULL));
  printf(" %d", errno == EILSEQ);
  printf(" %d\n", wctomb(out, 0xe9));
  printf("%d %d %d %d %d\n", btowc('a') == L'a', btowc(0xe9) == WEOF, btowc(EOF) == WEOF, wctob(L'a'), wctob(0xe9));
  wchar_t wide[20];
  char narrow[20];
  printf("%zu", mbstowcs(wide, "na\xc3\xafve", 20));
  printf(" %zu %zu\n", wcslen(wide), wcstombs(narrow, wide, 20));
  printf("%s %zu", narrow, mbstowcs(NULL, "na\xc3\xafve", 0));
  printf(" %zd\n", (ssize_t)mbstowcs(wide, "a\xff", 20));
  const char *from = "gr\xc3\xbc\xc3\x9f";
  mbstate_t state = {0};
  size_t n = mbsrtowcs(wide, &from, 3, &state);
  printf("%zu %s %d", n, from, mbsinit(&state));
  n = mbsrtowcs(wide, &from, 20, &state);
  printf(" %zu %d\n", n, from == NULL);
  const wchar_t *wfrom = L"gr\u00fc\u00df";
  n = wcsrtombs(narrow, &wfrom, 5, &state);
  printf("%zu %zu", n, wcslen(wfrom));
  n = wcsrtombs(narrow, &wfrom, 20, &state);
  printf(" %zu %d\n", n, wfrom == NULL);
  printf("%zd", (ssize_t)mbrlen("\xc3", 1, &state));
  printf(" %zd", (ssize_t)mbrlen("\xa9", 1, &state));
  printf(" %zd\n", (ssize_t)mbrlen("", 1, &state));
  char16_t c16;
  char32_t c32;
  const char *smile = "\xf0\x9f\x98\x80";
  mbstate_t s16 = {0};
  printf("%zd", (ssize_t)mbrtoc16(&c16, smile, 4, &s16));
  printf(" %x", c16);
  printf(" %zd", (ssize_t)mbrtoc16(&c16, smile + 4, 1, &s16));
  printf(" %x\n", c16);
  printf("%zu ", c16rtomb(out, 0xd83d, &s16));
  n = c16rtomb(out, 0xde00, &s16);
  printf("%zu %.*s\n", n, (int)n, out);
  n = mbrtoc32(&c32, smile, 4, &s16);
  printf("%zu ", n);
  printf("%x %zu\n", (unsigned)c32, c32rtomb(out, 0x20ac, &s16));
  printf("%d %d %d\n", mblen(NULL, 0), mbtowc(NULL, NULL, 0), wctomb(NULL, 0));
  return 0;
}
