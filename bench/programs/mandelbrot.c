// The set of Mandelbrot, each point by a function. size 2000, tiny 10
#include <stdio.h>
#include <stdlib.h>
static int escape(double cr, double ci) {
  double r = 0, i = 0;
  int n = 0;
  while (n < 256 && r * r + i * i < 4) { double t = r * r - i * i + cr; i = 2 * r * i + ci; r = t; n++; }
  return n;
}
int main(int argc, char **argv) {
  int size = atoi(argv[1]);
  unsigned sum = 0;
  for (int y = 0; y < size; y++) for (int x = 0; x < size; x++) sum = sum * 31 + escape(3.0 * x / size - 2, 2.0 * y / size - 1);
  printf("%u\n", sum);
}
