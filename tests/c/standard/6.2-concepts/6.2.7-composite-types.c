/* 6.2.7: declarations of one thing make one type that knows the array's length and the parameters. */
#include <stdio.h>
extern int a[];
int f();
int f(int (*)[3]);
int f(int (*p)[]) { return (*p)[1]; }
int a[3];
extern int a[];
int g(double), g();
int main(void) {
  a[1] = 4;
  printf("%zu %d\n", sizeof a, f(&a));
  printf("%g\n", (double)g(3));
  extern int b[];
  { extern int b[5]; printf("%zu\n", sizeof b); }
  printf("%d\n", b[4]);
}
int b[5] = {1, 2, 3, 4, 5};
int g(double d) { return (int)(d * 1.5); }
// out: 12 4
// out: 4
// out: 20
// out: 5
