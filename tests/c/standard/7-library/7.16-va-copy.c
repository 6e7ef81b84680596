/* 7.16.1.2: copies of a list in the middle of it, lists that are passed on by address, and lists that start again. */
#include <stdarg.h>
#include <stdio.h>

static int taken(va_list *list) { return va_arg(*list, int); }

static double mean(int n, ...) {
  va_list first, second;
  double sum = 0, spread = 0;
  va_start(first, n);
  va_copy(second, first);
  for (int i = 0; i < n; i++) sum += va_arg(first, double);
  for (int i = 0; i < n; i++) {
    double d = va_arg(second, double) - sum / n;
    spread += d * d;
  }
  va_end(second);
  va_end(first);
  printf("%g ", spread);
  return sum / n;
}

static void middle(int n, ...) {
  va_list all, rest;
  int a, b;
  va_start(all, n);
  a = taken(&all), b = taken(&all);
  printf("%d %d | ", a, b);
  va_copy(rest, all);
  a = taken(&all), b = taken(&all);
  printf("%d %d | ", a, b);
  a = taken(&rest), b = taken(&rest);
  printf("%d %d | ", a, b);
  va_end(rest);
  va_copy(rest, all);
  va_end(all);
  printf("%d | ", va_arg(rest, int));
  va_end(rest);
  va_start(all, n);
  printf("%d\n", va_arg(all, int));
  va_end(all);
}

static int text(char *to, size_t size, const char *format, ...) {
  va_list list, again;
  va_start(list, format);
  va_copy(again, list);
  int wanted = vsnprintf(NULL, 0, format, list), had = vsnprintf(to, size, format, again);
  va_end(again);
  va_end(list);
  return wanted == had ? wanted : -1;
}

int main(void) {
  printf("%g\n", mean(4, 1.0, 2.0, 3.0, 6.0));
  middle(0, 10, 20, 30, 40, 50, 60);
  char buffer[12];
  printf("%d ", text(buffer, sizeof buffer, "%s %d %.2f", "longer", 12345, 6.789));
  puts(buffer);
}
// out: 14 3
// out: 10 20 | 30 40 | 30 40 | 50 | 10
// out: 17 longer 1234
