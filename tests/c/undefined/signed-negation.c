/* The least number has no opposite. */
#include <limits.h>

static int opposite(int number) {
  return -number;
}

int main(void) {
  return opposite(INT_MIN) < 0;
}
