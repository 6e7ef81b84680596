// Radix sort, digit by digit. size 600, tiny 1
#include <stdio.h>
#include <stdlib.h>
enum { N = 200000 };
static unsigned data[N], other[N];
static unsigned digit(unsigned value, int shift) { return value >> shift & 255; }
static void pass(const unsigned *from, unsigned *to, int shift) {
  int count[257] = {0};
  for (int i = 0; i < N; i++) count[digit(from[i], shift) + 1]++;
  for (int d = 0; d < 256; d++) count[d + 1] += count[d];
  for (int i = 0; i < N; i++) to[count[digit(from[i], shift)]++] = from[i];
}
int main(int argc, char **argv) {
  unsigned seed = 9, sum = 0;
  for (int rounds = atoi(argv[1]); rounds > 0; rounds--) {
    for (int i = 0; i < N; i++) data[i] = seed = seed * 1664525 + 1013904223;
    for (int shift = 0; shift < 32; shift += 16) { pass(data, other, shift); pass(other, data, shift + 8); }
    for (int i = 0; i < N; i += 1000) sum = sum * 31 + data[i];
  }
  printf("%u\n", sum);
}
