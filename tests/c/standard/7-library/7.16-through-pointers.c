/* 7.16: functions with variable arguments through pointers, in tables, in recursion, and lists in structures. */
#include <stdarg.h>
#include <stdio.h>

struct reader { va_list list; int left; };

static int sum(int n, ...) {
  va_list list;
  int total = 0;
  va_start(list, n);
  while (n--) total += va_arg(list, int);
  va_end(list);
  return total;
}
static int product(int n, ...) {
  va_list list;
  int total = 1;
  va_start(list, n);
  while (n--) total *= va_arg(list, int);
  va_end(list);
  return total;
}
static int take(struct reader *r) { return r->left-- > 0 ? va_arg(r->list, int) : -1; }
static int pairs(int n, ...) {
  struct reader r = {.left = n};
  va_start(r.list, n);
  int total = 0;
  for (int a = take(&r); a >= 0; a = take(&r)) total = total * 100 + a * take(&r);
  va_end(r.list);
  return total;
}
static long nested(int depth, ...) {
  va_list list;
  va_start(list, depth);
  long a = va_arg(list, long);
  double b = va_arg(list, double);
  va_end(list);
  return depth == 0 ? a : nested(depth - 1, a + (long)b, b * 2);
}

int main(void) {
  int (*const table[])(int, ...) = {sum, product};
  for (int i = 0; i < 2; i++) printf("%d %d ", table[i](4, 1, 2, 3, 4), (*table[i])(0));
  puts("");
  printf("%d\n", pairs(6, 1, 2, 3, 4, 5, 6));
  printf("%ld\n", nested(10, 1L, 1.0));
  printf("%d\n", sum(2, sum(2, 1, 2), product(3, sum(1, 2), 3, 4)));
  int (*f)(int, ...) = sum(1, 1) ? product : sum;
  char c = 5;
  short s = -6;
  printf("%d\n", f(3, c, s, (_Bool)2));
}
// out: "10 0 24 1 \n21230\n1024\n27\n-30\n"
