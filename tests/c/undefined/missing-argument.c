/* printf takes an argument that nobody gives. */
#include <stdio.h>

int main(void) {
  printf("%d %d\n", 1);
  return 0;
}
