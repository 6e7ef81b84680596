/* 7.29.4: the functions of string.h for wide characters. */
#include <stdio.h>
#include <wchar.h>
int main(void) { wchar_t a[20] = L"wide", b[20]; printf("%zu %d %d\n", wcslen(a), wcscmp(a, L"wide"), wcscmp(a, L"widf") < 0); wcscpy(b, a); wcscat(b, L" text"); printf("%zu %td %td %d\n", wcslen(b), wcschr(b, L't') - b, wcsrchr(b, L'e') - b, wcsstr(b, L"te") == b + 5); wmemset(b, L'x', 3); printf("%d %d %d\n", b[2] == L'x', b[3] == L'e', wmemcmp(a, b, 1) != 0); wcsncpy(b, L"ab", 5); printf("%d %d\n", b[1], b[4]); printf("%zu %zu\n", wcsspn(L"aabc", L"a"), wcscspn(L"xyz", L"z")); printf("%ld %g\n", wcstol(L"-42x", NULL, 10), wcstod(L"2.5", NULL)); }
// out: 4 0 1
// out: 9 5 6 1
// out: 1 1 1
// out: 98 0
// out: 2 2
// out: -42 2.5
