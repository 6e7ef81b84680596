/* So many directives of the plain kinds. */
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  unsigned count = (unsigned)atoi(argv[1]) / 5;
  for (unsigned i = 0; i < count; i++) printf("%d %u %s %x %ld\n", (int)(i * 2654435761u), i * 77u, "hello", i, (long)i * i * i);
  return 0;
}
