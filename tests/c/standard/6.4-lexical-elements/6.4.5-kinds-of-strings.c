/* 6.4.5: five kinds of strings, how they join, and how many elements they have. */
#include <stdio.h>
#include <uchar.h>
#include <wchar.h>
#define COUNT(a) (int)(sizeof(a) / sizeof *(a))
int main(void) {
  printf("%d %d %d %d %d\n", COUNT("é€😀"), COUNT(u8"é€😀"), COUNT(u"é€😀"), COUNT(U"é€😀"), COUNT(L"é€😀"));
  printf("%d %d %d %d\n", COUNT(L"a" "bc"), COUNT("a" L"bc"), COUNT(u"é" "é"), COUNT("" U"" ""));
  const char16_t *s = u"😀";
  printf("%x %x %x\n", s[0], s[1], s[2]);
  printf("%x %x\n", U"\U0001F600"[0], L"\u20ac"[0]);
  printf("%d %d\n", COUNT("a\0b"), COUNT("\x61\142"));
  printf("%s|%s\n", "tab\tquote\"", "nul\0hidden");
  printf("%s\n", &"abcdef"[3]);
  printf("%c%c\n", *"xyz", "xyz"[2]);
  char local[] = "é";
  printf("%d %d\n", (unsigned char)local[0], (unsigned char)local[1]);
  wchar_t w[] = L"wide";
  w[0] = L'W';
  printf("%ls %zu\n", w, wcslen(w));
  static const char text[] = { "braces" }, exact[3] = "abc";
  printf("%d %.3s %d\n", COUNT(text), exact, COUNT(exact));
}
// out: "10 10 5 4 4\n4 4 3 1\nd83d de00 0\n1f600 20ac\n4 3\ntab\tquote\"|nul\ndef\nxz\n195 169\nWide 4\n7 abc 3\n"
