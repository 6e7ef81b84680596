// Queens on a board, by backtracking. size 14, tiny 5
#include <stdio.h>
#include <stdlib.h>
static int column[32], up[64], down[64], n;
static int is_free(int row, int c) { return !column[c] && !up[row + c] && !down[row - c + n]; }
static void mark(int row, int c, int value) { column[c] = up[row + c] = down[row - c + n] = value; }
static int place(int row) {
  if (row == n) return 1;
  int count = 0;
  for (int c = 0; c < n; c++) if (is_free(row, c)) { mark(row, c, 1); count += place(row + 1); mark(row, c, 0); }
  return count;
}
int main(int argc, char **argv) { n = atoi(argv[1]); printf("%d\n", place(0)); }
