#include <stdio.h>
#include <stdlib.h>
static int risky(int x, int *result) {
  if ((x & 255) == 7) return 0;
  *result = (int)(x * 3u + 1);
  return 1;
}
int main(int argc, char **argv) {
  int n = atoi(argv[1]);
  unsigned sum = 0;
  for (int i = 0; i < n; i++) {
    int r;
    if (risky(i, &r)) sum = sum * 5 + r;
    else sum ^= 77;
  }
  printf("%d\n", (int)sum);
}
