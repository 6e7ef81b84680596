/* 7.29.4.5: searches in wide strings and memory. */
#include <stdio.h>
#include <wchar.h>

#define AT(p, s) ((p) ? (int)((const wchar_t *)(p) - (s)) : -1)

int main(void) {
  const wchar_t *s = L"abracadabra\x263a";
  printf("%d %d %d %d\n", AT(wcschr(s, L'c'), s), AT(wcsrchr(s, L'b'), s), AT(wcschr(s, 0x263a), s), AT(wcschr(s, 0), s));
  printf("%d %d %d\n", AT(wcsstr(s, L"dab"), s), AT(wcsstr(s, L""), s), AT(wcsstr(s, L"abrac\x263a"), s));
  printf("%zu %zu %d\n", wcsspn(s, L"abr"), wcscspn(s, L"\x263a"), AT(wcspbrk(s, L"dr"), s));
  printf("%d %d\n", AT(wmemchr(s, L'd', 7), s), AT(wmemchr(s, L'd', 5), s));
  wchar_t line[] = L"one two  three", *rest, *word = wcstok(line, L" ", &rest);
  while (word) {
    printf("%zu%lc ", wcslen(word), (wint_t)word[0]);
    word = wcstok(NULL, L" ", &rest);
  }
  puts("");
  wchar_t a[16] = L"copy", b[16];
  wmemmove(a + 1, a, 5);
  printf("%ls\n", a);
  wmemcpy(b, a, 16);
  wcsncat(b, L"-more text", 5);
  printf("%ls %d %d\n", b, wcsncmp(a, b, 5), wcsncmp(a, b, 6) < 0);
  printf("%d %d\n", wcscmp(L"\x7fffffff", L"a") > 0, wmemcmp(L"a\0b", L"a\0c", 3) < 0);
  printf("%d\n", wcscoll(L"a", L"b") < 0);
}
// out: "4 8 11 12\n6 0 -1\n4 11 2\n6 -1\n3o 3t 5t \nccopy\nccopy-more 0 1\n1 1\n1\n"
