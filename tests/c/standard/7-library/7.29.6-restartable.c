/* 7.29.6: restartable conversions of characters that every locale has; states at their start. */
#include <stdio.h>
#include <string.h>
#include <wchar.h>

int main(void) {
  mbstate_t state;
  memset(&state, 0, sizeof state);
  wchar_t wide[16];
  char narrow[16];
  const char *from = "hello";
  printf("%d %d %d %d\n", mbsinit(&state) != 0, mbsinit(NULL) != 0, btowc('a') == L'a', btowc(EOF) == WEOF);
  printf("%d %d\n", wctob(L'z'), wctob(0x4e00));
  printf("%zu %zu %zd\n", mbrlen("abc", 3, &state), mbrtowc(wide, "q", 1, &state), (ssize_t)mbrtowc(wide, "", 0, &state));
  printf("%zu", mbsrtowcs(wide, &from, 3, &state));
  printf(" %s\n", from);
  printf("%zu", mbsrtowcs(wide + 3, &from, 13, &state));
  printf(" %d %ls\n", from == NULL, wide);
  const wchar_t *back = wide;
  printf("%zu\n", wcsrtombs(NULL, &back, 0, &state));
  printf("%zu", wcsrtombs(narrow, &back, sizeof narrow, &state));
  printf(" %d %s\n", back == NULL, narrow);
  printf("%zu", wcrtomb(narrow, L'X', &state));
  printf(" %c %zu\n", narrow[0], wcrtomb(NULL, L'Y', &state));
  from = "counted";
  printf("%zu %d\n", mbsrtowcs(NULL, &from, 0, &state), *from);
}
// out: 1 1 1 1
// out: 122 -1
// out: 1 1 -2
// out: 3 lo
// out: 2 1 hello
// out: 5
// out: 5 1 hello
// out: 1 X 1
// out: 7 99
