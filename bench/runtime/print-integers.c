/* So many numbers, one on each line. */
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  unsigned count = (unsigned)atoi(argv[1]);
  for (unsigned i = 0; i < count; i++) printf("%d\n", (int)(i * 2654435761u));
  return 0;
}
