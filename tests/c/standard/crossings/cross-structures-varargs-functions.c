/* 6.5.2.2, 7.16: structures and functions through `...`, called and returned. */
#include <stdarg.h>
#include <stdio.h>
struct big {
  int a[6];
  double d;
};
typedef struct big step(struct big, int);
static struct big add(struct big b, int n) {
  for (int i = 0; i < 6; i++) b.a[i] += n;
  b.d += 0.5;
  return b;
}
static struct big mul(struct big b, int n) {
  for (int i = 0; i < 6; i++) b.a[i] *= n;
  b.d *= n;
  return b;
}
static struct big run(int n, ...) {
  va_list ap;
  va_start(ap, n);
  struct big b = va_arg(ap, struct big);
  while (n--) {
    step *f = va_arg(ap, step *);
    b = f(b, va_arg(ap, int));
  }
  va_end(ap);
  return b;
}
int main(void) {
  struct big b = run(3, (struct big){{1, 2, 3, 4, 5, 6}, 1.5}, add, 10, mul, 2, add, -1);
  printf("%d %d %g %d\n", b.a[0], b.a[5], b.d, run(0, b).a[3]);
}
// out: 21 31 4.5 27
