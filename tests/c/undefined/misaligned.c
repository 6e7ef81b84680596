/* An int at an odd address. */
#include <stdlib.h>

int main(void) {
  char *bytes = calloc(8, 1);
  int *number = (int *)(bytes + 1);
  *number = 3;
  free(bytes);
  return 0;
}
