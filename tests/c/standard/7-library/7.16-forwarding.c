/* 7.16 and 7.21.6: a list handed on to vprintf and its kin. */
#include <stdarg.h>
#include <stdio.h>
static int say(const char *format, ...) { va_list ap; va_start(ap, format); int n = vprintf(format, ap); va_end(ap); return n; }
static char *text(char *to, size_t size, const char *format, ...) { va_list ap; va_start(ap, format); vsnprintf(to, size, format, ap); va_end(ap); return to; }
static int twice(const char *f, ...) { va_list a, b; va_start(a, f); va_copy(b, a); int n = vprintf(f, a) + vprintf(f, b); va_end(a); va_end(b); return n; }
static int none(int last, ...) { va_list ap; va_start(ap, last); va_end(ap); return last; }
int main(void) {
  char t[10];
  printf("%d\n", say("%d %s %.2f|", 1, "two", 3.0));
  printf("%s\n", text(t, sizeof t, "%05d-%s", 42, "long text"));
  printf("%d %d\n", twice("%c%d ", 'x', 7), none(3, 1, 2.0));
}
// out: 1 two 3.00|11
// out: 00042-lon
// out: x7 x7 6 3
