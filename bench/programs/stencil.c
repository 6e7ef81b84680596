// Heat on a plate: each point becomes the mean of its neighbours. size 3000, tiny 2
#include <stdio.h>
#include <stdlib.h>
enum { N = 600 };
static double grid[2][N][N];
int main(int argc, char **argv) {
  int rounds = atoi(argv[1]);
  for (int i = 0; i < N; i++) grid[0][0][i] = grid[1][0][i] = 100;
  for (int r = 0; r < rounds; r++)
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++)
        grid[(r + 1) & 1][i][j] = 0.25 * (grid[r & 1][i - 1][j] + grid[r & 1][i + 1][j] + grid[r & 1][i][j - 1] + grid[r & 1][i][j + 1]);
  double sum = 0;
  for (int i = 0; i < N; i++) sum += grid[rounds & 1][i][N / 2];
  printf("%.6f\n", sum);
}
