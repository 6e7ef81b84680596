/* The sum of two numbers that is none of them. */
#include <limits.h>

static int next(int number) {
  return number + 1;
}

int main(void) {
  return next(INT_MAX) > 0;
}
