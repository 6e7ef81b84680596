/* Two owners of one block. */
#include <stdlib.h>

int main(void) {
  int *one = malloc(4 * sizeof *one);
  int *other = one;
  free(one);
  free(other);
  return 0;
}
