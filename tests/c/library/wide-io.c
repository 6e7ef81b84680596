/* <wchar.h>: formatted output and input, streams. light: no, arguments of long double. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <wchar.h>

static wchar_t text[400];

static int format(const wchar_t *how, ...) {
  va_list list;
  va_start(list, how);
  int length = vswprintf(text, 400, how, list);
  va_end(list);
  wprintf(L"%d [%ls]\n", length, text);
  return length;
}

static int scan(const wchar_t *from, const wchar_t *how, ...) {
  va_list list;
  va_start(list, how);
  int stored = vswscanf(from, how, list);
  va_end(list);
  return stored;
}

static int output(const wchar_t *how, ...) {
  va_list list, again;
  va_start(list, how);
  va_copy(again, list);
  int length = vwprintf(how, list) + vfwprintf(stdout, how, again);
  va_end(again);
  va_end(list);
  return length;
}

static int input(const wchar_t *how, ...) {
  va_list list, again;
  va_start(list, how);
  va_copy(again, list);
  int stored = vwscanf(how, list) + vfwscanf(stdin, how, again);
  va_end(again);
  va_end(list);
  return stored;
}

int main(void) {
  setlocale(LC_ALL, "C.UTF-8");
  format(L"%d|%5d|%-5d|%05d|%+d|% d|%i", 1, -2, 3, -4, 5, 6, 7);
  format(L"%u|%o|%x|%X|%#x|%#o|%.4x", 8u, 9u, 254u, 254u, 255u, 8u, 10u);
  format(L"%hhd|%hd|%lld|%ld|%zu|%jd|%td", 300, 70000, 1LL << 40, -1L, (size_t)5, (intmax_t)6, (ptrdiff_t)7);
  format(L"%f|%.2f|%10.3e|%G|%a|%-8.1f|%Lg", 1.5, 2.25, 12345.678, 1e-10, 1.0, 3.14, 2.5L);
  format(L"%s|%5s|%-5s|%.2s|%ls|%5.1ls|%S", "na\xc3\xafve", "\xc3\xa9", "ab", "\xc3\xa9\xc3\xa9\xc3\xa9", L"w\u00efde", L"xyz", L"S");
  format(L"%c|%3c|%-3lc|%C|%%", 'a', 'b', L'\u20ac', L'c');
  format(L"%*d|%-*d|%.*f|%.*d", 5, 1, 4, 2, 1, 3.14159, -1, 7);
  int n = -1;
  short s = -1;
  format(L"abc%n%hn|%p", &n, &s, (void *)0x10);
  printf("");
  wprintf(L"%d %d\n", n, s);
  wprintf(L"%d %d\n", swprintf(text, 4, L"%d", 12345) < 0, swprintf(text, 6, L"%d", 12345));
  wprintf(L"%d\n", fwprintf(stdout, L"%ls\n", L"\u00e9t\u00e9"));
  int a, b, c;
  unsigned u;
  long l;
  double d;
  float f;
  wchar_t w[20];
  char name[20];
  wprintf(L"%d", scan(L" 12 -7 0x1f", L"%d%d%i", &a, &b, &c));
  wprintf(L" %d %d %d\n", a, b, c);
  wprintf(L"%d", scan(L"077 777 ff 99", L"%i %o %x%u", &a, &u, &b, &c));
  wprintf(L" %d %u %d %d\n", a, u, b, c);
  wprintf(L"%d", scan(L"1.5e2,0x.8p1;inf nan", L"%lf,%f;%lf", &d, &f, &d));
  wprintf(L" %g %g\n", d, f);
  wprintf(L"%d", scan(L"\u00e9t\u00e9 word", L"%ls %s", w, name));
  wprintf(L" %ls %s\n", w, name);
  wprintf(L"%d", scan(L"abc123xyz", L"%l[a-c]%3d%[^z]%n", w, &a, name, &b));
  wprintf(L" %ls %d %s %d\n", w, a, name, b);
  wprintf(L"%d", scan(L"xyz", L"%2lc%c", w, name));
  wprintf(L" %lc%lc %c\n", w[0], w[1], name[0]);
  wprintf(L"%d %d %d\n", scan(L"", L"%d", &a), scan(L"x", L"%d", &a), scan(L"5%", L"%d%%", &a));
  wprintf(L"%d", scan(L"123456 7", L"%3d%*d%ld", &a, &l));
  wprintf(L" %d %ld\n", a, l);
  wprintf(L"%d\n", swscanf(L"5 6", L"%d %d", &a, &b));
  wprintf(L"%d\n", output(L"<%d>", 42));
  fputws(L"\u20ac", stdout);
  putwchar(L'x');
  wprintf(L"%d\n", fputwc(L'\u00df', stdout) == 0xdf);
  wprintf(L"%d %d\n", putwc(L'y', stdout) == L'y', fwide(stdout, 0) > 0);
  wint_t first = getwchar();
  wprintf(L"%x", (unsigned)first);
  wprintf(L" %d", ungetwc(first, stdin) == first);
  wprintf(L" %x", (unsigned)fgetwc(stdin));
  wprintf(L" %x\n", (unsigned)getwc(stdin));
  wprintf(L"%ls", fgetws(w, 20, stdin));
  wprintf(L"%d", wscanf(L"%d", &a));
  wprintf(L" %d", fwscanf(stdin, L"%ls", w));
  wprintf(L" %d %ls\n", a, w);
  wprintf(L"%d\n", input(L"%*d%*c"));
  wprintf(L"%d\n", fgetws(w, 20, stdin) == NULL);
  struct tm t = {.tm_year = 100, .tm_mday = 1};
  wprintf(L"%d\n", (double)wcstold(L" 2.5x", NULL) == 2.5);
  wprintf(L"%zu %ls\n", wcsftime(text, 400, L"%Y\u00e9%m", &t), text);
  return 0;
}
