// Shortest paths between all nodes of a graph. size 1000, tiny 20
#include <stdio.h>
#include <stdlib.h>
static int distance[1000][1000];
int main(int argc, char **argv) {
  int n = atoi(argv[1]);
  unsigned seed = 7;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      seed = seed * 1664525 + 1013904223;
      distance[i][j] = i == j ? 0 : 1 + (seed >> 16) % 10000;
    }
  for (int k = 0; k < n; k++)
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        if (distance[i][k] + distance[k][j] < distance[i][j]) distance[i][j] = distance[i][k] + distance[k][j];
  long long sum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) sum += distance[i][j];
  printf("%lld\n", sum);
}
