// Loops without effect, beside a generator of numbers that has one. size 800000000, tiny 1000
#include <stdio.h>
#include <stdlib.h>
static int waste(int n) { int x = 0; for (int i = 0; i < n; i++) x += i * i; return x; }
int main(int argc, char **argv) {
  int n = atoi(argv[1]);
  unsigned seed = 1;
  for (int i = 0; i < n; i++) {
    seed = seed * 1664525 + 1013904223;
    int unused = 0;
    for (int k = 0; k < 10; k++) unused += k ^ seed;
    if (seed == 12345) waste(1000);
  }
  for (int i = 0; i < n; i++) waste(4);
  printf("%u\n", seed);
}
