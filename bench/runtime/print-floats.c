/* So many floating-point numbers. */
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  unsigned count = (unsigned)atoi(argv[1]) / 3;
  for (unsigned i = 0; i < count; i++) printf("%g %f %.3f\n", i * 0.37, i / 7.0, i * 1e-3);
  return 0;
}
