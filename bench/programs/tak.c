// Recursion with three arguments: the function of Takeuchi. size 19, tiny 6
#include <stdio.h>
#include <stdlib.h>
static int tak(int x, int y, int z) { return y >= x ? z : tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y)); }
int main(int argc, char **argv) {
  int n = atoi(argv[1]), sum = 0;
  for (int i = 0; i < 8; i++) sum += tak(n, n * 2 / 3, i);
  printf("%d\n", sum);
}
