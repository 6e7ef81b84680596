/* 6.7.4: an inline function with an extern declaration is an external definition; statics are their own. */
#include <stdio.h>
inline int twice(int n) { return n * 2; }
extern int twice(int n);
static inline int thrice(int n) { static int calls; calls++; return n * 3 + calls * 100; }
inline extern int four(void) { return 4; }
int inline static five(void) { return 5; }
static inline int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
int main(void) {
  int (*f)(int) = twice;
  printf("%d %d %d\n", twice(4), f(5), f == &twice);
  thrice(1);
  printf("%d %d %d %d\n", thrice(2), four(), five(), fact(6));
}
// out: 8 10 1
// out: 206 4 5 720
