/* 7.5: errno is not set to zero by functions, is set by those that fail, and its texts are known. */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int after(void) {
  int was = errno;
  errno = 0;
  return was == ERANGE ? 1 : was == EDOM ? 2 : was != 0 ? 3 : 0;
}

int main(void) {
  errno = EDOM;
  strlen("text");
  printf("%d ", after());
  strtol("99999999999999999999", NULL, 10);
  printf("%d ", after());
  strtod("1e999", NULL);
  printf("%d ", after());
  strtol("12", NULL, 10);
  printf("%d ", after());
  volatile double minus = -1, zero = 0, large = 1e308;
  volatile double r = sqrt(minus);
  printf("%d ", after());
  r = log(zero);
  printf("%d ", after());
  r = exp(large);
  printf("%d ", after());
  r = pow(minus, 0.5);
  printf("%d ", after());
  r = fmod(1, zero);
  printf("%d\n", after());
  int *place = &errno;
  *place = 7;
  printf("%d\n", errno);
  errno += 1;
  printf("%d %d\n", errno, r != r);
}
// out: 2 1 1 0 2 1 1 2 2
// out: 7
// out: 8 1
