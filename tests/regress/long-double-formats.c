// samara run FILE
// A program that prints nothing but this gets the version of printf that has all digits of a long double, and arguments by number.
#include <stdio.h>
int main(void) {
  long double third = 1.0L / 3, tenth;
  printf("%.30Lf\n", third);
  printf("%2$d %1$d\n", 1, 2);
  printf("%d %d\n", sscanf("0.1", "%Lf", &tenth), tenth == 0.1L);
  return 0;
}
// out: 0.333333333333333333333333333333
// out: 2 1
// out: 1 1
