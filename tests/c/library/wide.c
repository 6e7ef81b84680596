/* <wchar.h>: strings; <wctype.h>: classes. */
#include <inttypes.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include <wctype.h>

static int sign(int x) {
  return (x > 0) - (x < 0);
}

int main(void) {
  setlocale(LC_ALL, "C.UTF-8");
  wchar_t a[40], b[40];
  wcscpy(a, L"one");
  wcscat(a, L" two");
  wcsncat(a, L" three", 3);
  printf("%ls %zu %zu\n", a, wcslen(a), wcsnlen(a, 4));
  wcsncpy(b, a, 5);
  b[5] = 0;
  printf("%ls %d %d %d\n", b, sign(wcscmp(a, b)), sign(wcsncmp(a, b, 5)), sign(wcscoll(b, a)));
  wcsncpy(b, L"xy", 5);
  printf("%d%d%d\n", b[2], b[3], b[4]);
  printf("%td %td %ls %ls %d\n", wcschr(a, L't') - a, wcsrchr(a, L't') - a, wcsstr(a, L"wo"), wcspbrk(a, L"xwz"), wcsstr(a, L"zz") == NULL);
  printf("%zu %zu %td %d\n", wcsspn(a, L"neo"), wcscspn(a, L" "), wcschr(a, 0) - a, wcschr(a, L'q') == NULL);
  printf("%d %td\n", sign(wmemcmp(L"ab\1", L"ab\2", 3)), wmemchr(a, L'w', 10) - a);
  wmemset(b, L'-', 5);
  wmemmove(b + 1, b, 3);
  wmemcpy(b, L"ab", 2);
  b[5] = 0;
  printf("%ls %zu\n", b, wcsxfrm(a, b, 40));
  wchar_t list[] = L",a,,bc,d", *state, *part;
  for (part = wcstok(list, L",", &state); part != NULL; part = wcstok(NULL, L",", &state)) printf("[%ls]", part);
  wchar_t *copy = wcsdup(L"copied"), *end;
  printf(" %ls %d %d\n", copy, sign(wcscasecmp(L"ABc\u00e9", L"abC\u00c9")), sign(wcsncasecmp(L"abX", L"ABy", 2)));
  free(copy);
  printf("%td %td\n", wcpcpy(b, L"four") - b, wcpncpy(b, L"ab", 4) - b);
  printf("%ld", wcstol(L"  -12x", &end, 10));
  printf("%ls", end);
  printf(" %lu %lld %llu", wcstoul(L"0x1F", NULL, 0), wcstoll(L"777", NULL, 8), wcstoull(L"zz", NULL, 36));
  printf(" %g", wcstod(L" 1.5e3km", &end));
  printf(" %g", (double)wcstof(L"0x1p-3", NULL));
  printf(" %ls", end);
  printf(" %d %jd %ju\n", wcstod(L"\u00e9", &end) == 0, wcstoimax(L"-5", NULL, 10), wcstoumax(L"5", NULL, 10));
  imaxdiv_t d = imaxdiv(-17, 5);
  printf("%jd %jd %jd\n", d.quot, d.rem, imaxabs(-3));
  printf("%jd %ju\n", strtoimax("-9223372036854775808", NULL, 10), strtoumax("18446744073709551615", NULL, 10));
  static const char *const names[] = {"alnum", "alpha", "blank", "cntrl", "digit", "graph", "lower", "print", "punct", "space", "upper", "xdigit"};
  for (wint_t c = 0; c < 256; c++) {
    unsigned set = 0, other = 0;
    for (int i = 0; i < 12; i++) set |= (iswctype(c, wctype(names[i])) != 0) << i;
    int is[] = {!!iswalnum(c), !!iswalpha(c), !!iswblank(c), !!iswcntrl(c), !!iswdigit(c), !!iswgraph(c), !!iswlower(c), !!iswprint(c), !!iswpunct(c), !!iswspace(c), !!iswupper(c), !!iswxdigit(c)};
    for (int i = 0; i < 12; i++) other |= is[i] << i;
    printf("%x:%x%s%x,%x%c", c, set, set == other ? " " : "!", towlower(c), towctrans(c, wctrans("toupper")), c % 8 == 7 ? '\n' : ' ');
    if (towupper(c) != towctrans(c, wctrans("toupper")) || towlower(c) != towctrans(c, wctrans("tolower"))) puts("wrong");
  }
  printf("%d %d %d\n", wctype("nothing") == 0, wctrans("nothing") == 0, iswalpha(WEOF));
  return 0;
}
