/* The distance of two blocks. */
#include <stdlib.h>

int main(void) {
  char *one = malloc(4), *other = malloc(4);
  long distance = other - one;
  free(one);
  free(other);
  return distance == 0;
}
