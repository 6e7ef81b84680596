// Transposing a matrix, through pointers to rows and through a function for each index. size 300, tiny 1
#include <stdio.h>
#include <stdlib.h>
enum { N = 1000 };
static int *from, *to;
static int at(int row, int column) { return row * N + column; }
static void transpose(int *target, const int *source) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) target[at(j, i)] = source[at(i, j)] + 1;
}
int main(int argc, char **argv) {
  int rounds = atoi(argv[1]);
  from = malloc(N * N * sizeof(int));
  to = malloc(N * N * sizeof(int));
  for (int i = 0; i < N * N; i++) from[i] = i;
  for (int r = 0; r < rounds; r++) {
    transpose(to, from);
    transpose(from, to);
  }
  unsigned sum = 0;
  for (int i = 0; i < N * N; i++) sum = sum * 31 + from[i];
  printf("%u\n", sum);
}
