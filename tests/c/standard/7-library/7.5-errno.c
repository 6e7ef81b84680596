/* 7.5: errno is an lvalue; no function sets it to 0. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <limits.h>
int main(void) {
  printf("%d\n", errno);
  errno = 5;
  strtol("12", 0, 10);
  printf("%d\n", errno);
  errno = 0;
  long v = strtol("99999999999999999999999", 0, 10);
  printf("%d %d\n", v == LONG_MAX, errno == ERANGE);
  errno++;
  int *p = &errno;
  *p = 0;
  printf("%d %d %d\n", errno, EDOM > 0, EDOM != ERANGE && EILSEQ != EDOM);
}
// out: 0
// out: 5
// out: 1 1
// out: 0 1 1
