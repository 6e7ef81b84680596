/* 7.22.7, 7.22.8: multibyte characters of the first 128, which are the same in every locale. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

int main(void) {
  wchar_t w = L'?', wide[16];
  char c[16];
  printf("%d %d %d\n", mblen("a", 1), mblen("", 1), mblen("a", 0) <= 0);
  printf("%d", mbtowc(&w, "xyz", 3));
  printf(" %d %d\n", w == L'x', mbtowc(NULL, "x", 1));
  printf("%d %d %d\n", mbtowc(NULL, NULL, 0), wctomb(NULL, 0), mblen(NULL, 0));
  printf("%d", wctomb(c, L'q'));
  printf(" %c", c[0]);
  printf(" %d", wctomb(c, L'\0'));
  printf(" %d\n", c[0]);
  printf("%zu\n", mbstowcs(wide, "several", 16));
  printf("%d %zu\n", wcscmp(wide, L"several"), wcslen(wide));
  printf("%zu %zu\n", mbstowcs(NULL, "count", 0), wcstombs(NULL, L"wide", 0));
  wmemset(wide, L'#', 16);
  printf("%zu %d\n", mbstowcs(wide, "abcdef", 3), wide[3] == L'#');
  memset(c, '#', 16);
  printf("%zu %.4s\n", wcstombs(c, L"xyzzy", 3), c);
  printf("%zu %s\n", wcstombs(c, L"xyzzy", 16), c);
  printf("%d\n", MB_CUR_MAX >= 1 && MB_LEN_MAX >= 1);
}
// out: 1 0 1
// out: 1 1 1
// out: 0 0 0
// out: 1 q 1 0
// out: 7
// out: 0 7
// out: 5 4
// out: 3 1
// out: 3 xyz#
// out: 5 xyzzy
// out: 1
