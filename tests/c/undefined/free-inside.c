/* free gets an address inside of a block. */
#include <stdlib.h>

int main(void) {
  char *text = malloc(16);
  text++;
  free(text);
  return 0;
}
