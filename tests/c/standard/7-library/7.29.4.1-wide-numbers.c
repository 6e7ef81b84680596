/* 7.29.4.1: numbers in wide strings, their ends and overflows. */
#include <errno.h>
#include <stdio.h>
#include <wchar.h>

int main(void) {
  const wchar_t *texts[] = {L"  -42x", L"0x1F", L"077", L"", L"zz", L"9223372036854775808", L"+5", L"1e3", L" .5e", L"inf", L"0x.8p1"};
  for (int i = 0; i < 11; i++) {
    wchar_t *end, *end2, *end3;
    errno = 0;
    long n = wcstol(texts[i], &end, 0);
    int range = errno == ERANGE;
    unsigned long long u = wcstoull(texts[i], &end2, 36);
    double d = wcstod(texts[i], &end3);
    printf("%ld %td %d | %llu %td | %g %td\n", n, end - texts[i], range, u, end2 - texts[i], d, end3 - texts[i]);
  }
  printf("%g %lld %lu\n", (double)wcstof(L"0.1", NULL), wcstoll(L"-7fff", NULL, 16), wcstoul(L"-1", NULL, 10));
}
// model: LP64
// out: -42 5 0 | 18446744073709546327 6 | -42 5
// out: 31 4 0 | 42819 4 | 31 4
// out: 63 3 0 | 259 3 | 77 3
// out: 0 0 0 | 0 0 | 0 0
// out: 0 0 0 | 1295 2 | 0 0
// out: 9223372036854775807 19 1 | 18446744073709551615 19 | 9.22337e+18 19
// out: 5 2 0 | 5 2 | 5 2
// out: 1 1 0 | 1803 3 | 1000 3
// out: 0 0 0 | 0 0 | 0.5 3
// out: 0 0 0 | 24171 3 | inf 3
// out: 0 1 0 | 33 2 | 1 6
// out: 0.1 -32767 18446744073709551615
