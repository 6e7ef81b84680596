/* 7.16: arguments of every size, in and behind registers; copies of the list. */
#include <stdarg.h>
#include <stdio.h>
struct big { int a[6]; }; struct two { double d; long l; };
static double sum(int n, ...) {
  va_list ap, aq; va_start(ap, n); va_copy(aq, ap);
  double s = 0;
  for (int i = 0; i < n; i++) s += i % 2 ? va_arg(ap, double) : va_arg(ap, int);
  for (int i = 0; i < n; i++) s += i % 2 ? va_arg(aq, double) * 100 : va_arg(aq, int) * 1000;
  va_end(aq), va_end(ap);
  return s;
}
static long rest(va_list *ap) { return va_arg(*ap, long) * 10 + va_arg(*ap, int); }
static long mixed(char c, ...) {
  va_list ap; va_start(ap, c);
  struct big b = va_arg(ap, struct big); struct two t = va_arg(ap, struct two); char *s = va_arg(ap, char *); long r = rest(&ap); unsigned long long u = va_arg(ap, unsigned long long);
  va_end(ap);
  return b.a[5] + (long)(t.d * 2) + t.l + s[0] + r + (long)(u >> 60) + c;
}
int main(void) {
  printf("%g\n", sum(12, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5));
  printf("%ld\n", mixed('a', (struct big){{0, 0, 0, 0, 0, 7}}, (struct two){1.5, 4}, "z", 12l, 3, ~0ull));
}
// out: 23445
// out: 371
