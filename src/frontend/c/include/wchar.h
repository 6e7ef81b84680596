/* Wide characters [C17 7.29], with what POSIX adds; multibyte characters are UTF-8. */
#ifndef _SAMARA_WCHAR_H
#define _SAMARA_WCHAR_H

#include <bits/mbstate.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

typedef __WINT_TYPE__ wint_t;
struct tm;

#ifndef WEOF
#define WEOF 0xffffffffu
#endif
#ifndef WCHAR_MAX
#define WCHAR_MIN (-2147483647 - 1)
#define WCHAR_MAX 2147483647
#endif

int wprintf(const wchar_t *restrict format, ...);
int fwprintf(FILE *restrict stream, const wchar_t *restrict format, ...);
int swprintf(wchar_t *restrict to, size_t size, const wchar_t *restrict format, ...);
int vwprintf(const wchar_t *restrict format, va_list list);
int vfwprintf(FILE *restrict stream, const wchar_t *restrict format, va_list list);
int vswprintf(wchar_t *restrict to, size_t size, const wchar_t *restrict format, va_list list);
int wscanf(const wchar_t *restrict format, ...);
int fwscanf(FILE *restrict stream, const wchar_t *restrict format, ...);
int swscanf(const wchar_t *restrict text, const wchar_t *restrict format, ...);
int vwscanf(const wchar_t *restrict format, va_list list);
int vfwscanf(FILE *restrict stream, const wchar_t *restrict format, va_list list);
int vswscanf(const wchar_t *restrict text, const wchar_t *restrict format, va_list list);

wint_t fgetwc(FILE *stream);
wint_t getwc(FILE *stream);
wint_t getwchar(void);
wchar_t *fgetws(wchar_t *restrict to, int size, FILE *restrict stream);
wint_t fputwc(wchar_t c, FILE *stream);
wint_t putwc(wchar_t c, FILE *stream);
wint_t putwchar(wchar_t c);
int fputws(const wchar_t *restrict text, FILE *restrict stream);
wint_t ungetwc(wint_t c, FILE *stream);
int fwide(FILE *stream, int mode);

double wcstod(const wchar_t *restrict text, wchar_t **restrict end);
float wcstof(const wchar_t *restrict text, wchar_t **restrict end);
long double wcstold(const wchar_t *restrict text, wchar_t **restrict end);
long wcstol(const wchar_t *restrict text, wchar_t **restrict end, int base);
long long wcstoll(const wchar_t *restrict text, wchar_t **restrict end, int base);
unsigned long wcstoul(const wchar_t *restrict text, wchar_t **restrict end, int base);
unsigned long long wcstoull(const wchar_t *restrict text, wchar_t **restrict end, int base);

wchar_t *wcscpy(wchar_t *restrict to, const wchar_t *restrict from);
wchar_t *wcsncpy(wchar_t *restrict to, const wchar_t *restrict from, size_t count);
wchar_t *wcpcpy(wchar_t *restrict to, const wchar_t *restrict from);
wchar_t *wcpncpy(wchar_t *restrict to, const wchar_t *restrict from, size_t count);
wchar_t *wcscat(wchar_t *restrict to, const wchar_t *restrict from);
wchar_t *wcsncat(wchar_t *restrict to, const wchar_t *restrict from, size_t count);
wchar_t *wcsdup(const wchar_t *text);
wchar_t *wmemcpy(wchar_t *restrict to, const wchar_t *restrict from, size_t count);
wchar_t *wmemmove(wchar_t *to, const wchar_t *from, size_t count);
wchar_t *wmemset(wchar_t *to, wchar_t c, size_t count);
int wmemcmp(const wchar_t *a, const wchar_t *b, size_t count);
wchar_t *wmemchr(const wchar_t *from, wchar_t c, size_t count);
int wcscmp(const wchar_t *a, const wchar_t *b);
int wcsncmp(const wchar_t *a, const wchar_t *b, size_t count);
int wcscasecmp(const wchar_t *a, const wchar_t *b);
int wcsncasecmp(const wchar_t *a, const wchar_t *b, size_t count);
int wcscoll(const wchar_t *a, const wchar_t *b);
size_t wcsxfrm(wchar_t *restrict to, const wchar_t *restrict from, size_t count);
wchar_t *wcschr(const wchar_t *text, wchar_t c);
wchar_t *wcsrchr(const wchar_t *text, wchar_t c);
size_t wcscspn(const wchar_t *text, const wchar_t *set);
size_t wcsspn(const wchar_t *text, const wchar_t *set);
wchar_t *wcspbrk(const wchar_t *text, const wchar_t *set);
wchar_t *wcsstr(const wchar_t *text, const wchar_t *part);
wchar_t *wcstok(wchar_t *restrict text, const wchar_t *restrict set, wchar_t **restrict state);
size_t wcslen(const wchar_t *text);
size_t wcsnlen(const wchar_t *text, size_t count);
size_t wcsftime(wchar_t *restrict to, size_t size, const wchar_t *restrict format, const struct tm *restrict time);

wint_t btowc(int c);
int wctob(wint_t c);
int mbsinit(const mbstate_t *state);
size_t mbrlen(const char *restrict from, size_t size, mbstate_t *restrict state);
size_t mbrtowc(wchar_t *restrict to, const char *restrict from, size_t size, mbstate_t *restrict state);
size_t wcrtomb(char *restrict to, wchar_t c, mbstate_t *restrict state);
size_t mbsrtowcs(wchar_t *restrict to, const char **restrict from, size_t size, mbstate_t *restrict state);
size_t wcsrtombs(char *restrict to, const wchar_t **restrict from, size_t size, mbstate_t *restrict state);

#endif
