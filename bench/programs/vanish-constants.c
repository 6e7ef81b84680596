// Constants through calls, tables and flags that nothing changes. size 700000000, tiny 1000
#include <stdio.h>
#include <stdlib.h>
static int verbose = 0, width = 16;
static const int table[4] = {3, 5, 7, 11};
static int scale(int value, int mode) {
  if (mode == 0) return value;
  if (mode == 1) return value * table[2];
  if (verbose) printf("scaling %d\n", value);
  return value * width / table[mode & 3];
}
static unsigned step(unsigned x, int mode) { return x * 1664525 + scale(1013904, mode) + (width == 16 ? 223 : x / 3); }
int main(int argc, char **argv) {
  unsigned x = 1;
  for (int n = atoi(argv[1]); n > 0; n--) x = step(step(x, 1), 3);
  printf("%u\n", x);
}
