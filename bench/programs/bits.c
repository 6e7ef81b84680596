// Counting and turning bits, with loops and with tricks. size 60000000, tiny 1000
#include <stdio.h>
#include <stdlib.h>
static int count_by_loop(unsigned x) { int n = 0; for (; x; x &= x - 1) n++; return n; }
static int count_by_trick(unsigned x) {
  x -= x >> 1 & 0x55555555;
  x = (x & 0x33333333) + (x >> 2 & 0x33333333);
  return ((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101u >> 24;
}
static unsigned reverse(unsigned x) {
  x = (x >> 1 & 0x55555555) | (x & 0x55555555) << 1;
  x = (x >> 2 & 0x33333333) | (x & 0x33333333) << 2;
  x = (x >> 4 & 0x0f0f0f0f) | (x & 0x0f0f0f0f) << 4;
  return (x >> 8 & 0xff00ff) << 0 | (x & 0xff00ff) << 8;
}
int main(int argc, char **argv) {
  unsigned sum = 0, seed = 1;
  for (int i = atoi(argv[1]); i > 0; i--) {
    seed = seed * 1664525 + 1013904223;
    sum = sum * 3 + count_by_loop(seed & 0xffff) + count_by_trick(seed) + (reverse(seed) & 255);
  }
  printf("%u\n", sum);
}
