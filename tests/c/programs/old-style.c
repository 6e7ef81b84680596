#include <stdio.h>
int add(a, b, c) int a; char b; float c; { return a + b + (int)c; }
double half(x) double x; { return x / 2; }
static short neg(c, p) short c; int *p; { *p = c; return -c; }
int noproto();
int main2() { return 5; }
int g(void) { int r; short s = neg((short)70000, &r); return s + r; }
int noproto(a, b) long a; unsigned char b; { return (int)a + b; }
int ar(a, n) int a[]; { return a[n]; }
int old(); int old(int);
int old(int x) { return x; }
int comp(int (*)[], int n); int comp(int (*)[3], int n);
int comp(int (*p)[3], int n) { return (*p)[n] + (int)sizeof *p; }
int main(void) {
  int x[3] = {1, 2, 3};
  printf("%d %g %d %d %d %d %d %d\n", add(1, 'a', 2.5), half(5.0), g(), noproto(300L, 300), ar(x, 2), main2(), old(3), comp(&x, 1));
  return 0;
}
