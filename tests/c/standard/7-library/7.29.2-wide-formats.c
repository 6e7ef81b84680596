/* 7.29.2: swprintf and swscanf, with narrow and wide strings; buffers that are too small. */
#include <stdio.h>
#include <wchar.h>

int main(void) {
  wchar_t text[64], word[16];
  char narrow[16];
  int n = swprintf(text, 64, L"%d|%5.2f|%ls|%s|%lc|%c|%x", -5, 3.14159, L"wide", "narrow", (wint_t)L'w', 'c', 255);
  printf("%d %ls\n", n, text);
  printf("%d\n", swprintf(text, 4, L"%s", "too long") < 0);
  n = swprintf(text, 64, L"[%6ls][%-6s][%.2ls][%+d][%#o]", L"r", "l", L"cut", 7, 8);
  printf("%d %ls\n", n, text);
  int a, b;
  double d;
  n = swscanf(L"12 abc 0x1f 2.5e1 xyz", L"%d %ls %i %lf %s", &a, word, &b, &d, narrow);
  printf("%d %d %ls %d %g %s\n", n, a, word, b, d, narrow);
  n = swscanf(L"key=value", L"%l[a-z]=%3[a-z]%n", word, narrow, &a);
  printf("%d %ls %s %d\n", n, word, narrow, a);
  printf("%d\n", swscanf(L"x", L"%d", &a));
}
// out: 27 -5| 3.14|wide|narrow|w|c|ff
// out: 1
// out: 29 [     r][l     ][cu][+7][010]
// out: 5 12 abc 31 25 xyz
// out: 2 key val 7
// out: 0
