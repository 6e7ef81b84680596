/* 7.11: the locale is "C". */
#include <locale.h>
#include <stdio.h>
#include <string.h>
int main(void) { printf("%s %d\n", setlocale(LC_ALL, NULL), setlocale(LC_ALL, "no-such-locale") == NULL); printf("%s %s\n", setlocale(LC_NUMERIC, "C"), localeconv()->decimal_point); printf("[%s] %d\n", localeconv()->thousands_sep, (int)strlen(localeconv()->currency_symbol)); }
// out: C 1
// out: C .
// out: [] 0
