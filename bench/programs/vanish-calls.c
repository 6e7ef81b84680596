// Calls of functions that depend on nothing but their arguments, in loops and twice. size 70000000, tiny 1000
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int digits(int n) { int sum = 0; while (n > 0) { sum += n % 10; n /= 10; } return sum; }
static int power(int base, int exponent) { unsigned r = 1; while (exponent-- > 0) r *= base; return (int)r; }
int main(int argc, char **argv) {
  int n = atoi(argv[1]), key = n + 7;
  unsigned sum = 0, seed = 1;
  for (int i = 0; i < n; i++) {
    seed = seed * 1664525 + 1013904223;
    sum += digits(key) * (seed >> 24) + power(3, 5) + digits(key) - power(3, 5);
  }
  printf("%u\n", sum);
}
