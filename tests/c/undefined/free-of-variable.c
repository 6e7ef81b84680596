/* free gets the address of a variable. */
#include <stdlib.h>

int main(void) {
  int number = 3;
  int *address = &number;
  free(address);
  return number - 3;
}
