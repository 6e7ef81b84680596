/* So many directives with flags, widths and precisions. */
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  unsigned count = (unsigned)atoi(argv[1]) / 5;
  for (unsigned i = 0; i < count; i++) printf("%5d|%-8s|%08x|%+ld|%.2f\n", (int)i, "abc", i * 7, (long)i, i / 3.0);
  return 0;
}
