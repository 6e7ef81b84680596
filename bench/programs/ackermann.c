// Deep recursion: the function of Ackermann. size 12, tiny 3
#include <stdio.h>
#include <stdlib.h>
static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
int main(int argc, char **argv) {
  int n = atoi(argv[1]), sum = 0;
  for (int i = 0; i < 6; i++) sum += ack(3, n - i % 2);
  printf("%d\n", sum);
}
