/* The sum of what malloc gives. */
#include <stdlib.h>

int main(void) {
  int *list = malloc(3 * sizeof *list);
  list[0] = 1;
  list[2] = 3;
  int sum = list[0] + list[1] + list[2];
  free(list);
  return sum == 4;
}
