// samara run FILE
// engine: all
// The lengths in a prototype are never calculated, those in a definition see its parameters.
#include <stdio.h>
static int sum(int n, int a[n][2]);
static int sum(int n, int a[n++][2]) { return n * 100 + a[1][1]; }
int main(void) {
  int a[2][2] = {{1, 2}, {3, 4}};
  printf("%d\n", sum(2, a));
}
// out: 304
