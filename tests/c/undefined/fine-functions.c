/* Functions by their own types, without a result that nobody uses, and with any number of arguments. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static int compare(const void *one, const void *other) {
  return *(const int *)one - *(const int *)other;
}

static int greet(const char *name) {
  printf("hello, %s\n", name);
}

static double sum(int count, ...) {
  va_list list;
  double total = 0;
  va_start(list, count);
  while (count-- > 0) total += va_arg(list, double);
  va_end(list);
  return total;
}

int main(void) {
  int list[] = {3, 1, 2};
  int (*order)(const void *, const void *) = compare;
  qsort(list, 3, sizeof *list, order);
  greet("world");
  printf("%d %d %d %g\n", list[0], list[1], list[2], sum(3, 1.5, 2.0, 0.25));
  return 0;
}
