/* After realloc, the old address is used. */
#include <stdlib.h>

int main(void) {
  int *list = malloc(2 * sizeof *list);
  int *first = list;
  list[0] = 1;
  list = realloc(list, 4096 * sizeof *list);
  *first = 2;
  free(list);
  return 0;
}
