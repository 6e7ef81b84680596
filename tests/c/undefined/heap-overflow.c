/* One element too many is written to a block of malloc. */
#include <stdlib.h>

int main(void) {
  int count = 5;
  int *list = malloc(count * sizeof *list);
  for (int i = 0; i <= count; i++) list[i] = i;
  free(list);
  return 0;
}
