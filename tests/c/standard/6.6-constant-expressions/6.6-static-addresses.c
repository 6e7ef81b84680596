/* 6.6p9: address constants: with & and subscripts, members, casts, sums, literals; of what is defined later. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
struct s { int a; struct { char t[5]; long l[3]; } in[2]; struct s *self; }; extern struct s x; static int array[3][4]; static int f(int), g(int);
static int *ends[] = {&array[0][0], array[1], &array[2][4], *array + 5, &2[*(array + 1)], 0};
static long *l = &x.in[1].l[2]; static char *t = &(&x)->in[0].t[3], *u = (char *)&x + offsetof(struct s, self), *w = "literal" + 3, *const v = &"other"[1];
static int (*fs[])(int) = {f, &g, *f, 0 ? f : g}; static void *any[] = {&ends, fs, (void *)&f, &any[1], (void *)0, &any};
static const char text[] = "in place", *const mid = text + sizeof text / 2; static ptrdiff_t d = (char *)0 - (char *)0; static int (*row)[4] = array + 1; static uintptr_t n = (uintptr_t)&array;
struct s x = {7, {{"ab", {1, 2, 3}}, {"cd", {4, 5, 6}}}, &x}; static int f(int n) { return n + 1; } static int g(int n) { return n * 2; }
int main(void) {
  for (int i = 0; i < 5; i++) printf("%td ", ends[i] - &array[0][0]);
  printf("%d\n", ends[5] == 0);
  printf("%ld %td %d\n", *l, t - x.in[0].t, *(struct s **)u == &x);
  printf("%s %s %s %td\n", w, v, mid, d);
  printf("%d %d %d %d\n", fs[0](5), fs[1](5), fs[2](5), fs[3](5));
  printf("%d %d %d %d\n", any[0] == ends, any[3] == any + 1, any[4] == 0, any[5] == any);
  printf("%td %d %d\n", *row - *array, n == (uintptr_t)array, x.self->self->a);
}
// out: 0 4 12 5 6 1
// out: 6 3 1
// out: eral ther lace 0
// out: 6 10 6 10
// out: 1 1 1 1
// out: 4 1 7
