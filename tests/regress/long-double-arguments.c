// samara run FILE
// Variable arguments of 16 bytes begin at a multiple of 16, in `va_arg` as in calls, and reach the library whole.
#include <stdarg.h>
#include <stdio.h>
static void show(int count, ...) {
  va_list list;
  va_start(list, count);
  for (; count > 0; count--) {
    long double third = va_arg(list, long double);
    int small = va_arg(list, int);
    __int128 large = va_arg(list, __int128);
    printf("%d %d %d\n", third == 1.0L / 3, small, (int)(large >> 100));
  }
  va_end(list);
}
static void pass(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vprintf(format, list);
  va_end(list);
}
int main(void) {
  show(2, 1.0L / 3, 5, (__int128)1 << 100, 1.0L / 3, 6, (__int128)3 << 100);
  pass("%d %Lg %d %g %Lf\n", 3, 2.5L, 7, 1.5, -3.25L);
}
// out: 1 5 1
// out: 1 6 3
// out: 3 2.5 7 1.5 -3.250000
