/* 6.7.4: inline definitions, with extern declarations that make them external; recursion, addresses and statics of inline functions. */
#include <stdio.h>
inline int twice(int n) { return 2 * n; }
extern inline int twice(int);
extern inline int thrice(int n) { return 3 * n; }
static inline int count(void) {
  static int n;
  return ++n;
}
inline static int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
int plain(int);
inline int plain(int n) { return n + 1; }
int plain(int);
static int inline even(unsigned), odd(unsigned);
static inline int even(unsigned n) { return n ? odd(n - 1) : 1; }
static int odd(unsigned n) { return n ? even(n - 1) : 0; }
inline _Noreturn static void stop(void);
static inline void swap(int *a, int *b) {
  int t = *a;
  *a = *b;
  *b = t;
}
static inline __attribute__((always_inline)) int forced(int n) {
  if (n > 5) return n;
  n += 10;
  return n;
}
int main(void) {
  int (*f)(int) = twice, (*g)(int) = &thrice;
  printf("%d %d %d %d\n", twice(4), f(5), g(6), plain(7));
  count();
  count();
  printf("%d %d\n", count(), fact(10));
  printf("%d %d %d\n", even(10), odd(7), even(3));
  int a = 1, b = 2;
  swap(&a, &b);
  printf("%d %d\n", a, b);
  printf("%d %d\n", forced(3), forced(9));
  int s = 0;
  for (int i = 0; i < 5; i++) s += twice(thrice(i));
  printf("%d\n", s);
  if (s > 1000) stop();
}
static void stop(void) {
  for (;;)
    ;
}
// out: 8 10 18 8
// out: 3 3628800
// out: 1 1 0
// out: 2 1
// out: 13 9
// out: 60
