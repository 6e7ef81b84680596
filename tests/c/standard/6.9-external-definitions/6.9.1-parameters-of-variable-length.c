/* 6.9.1p10: on entry the sizes of variably modified parameters are evaluated, side effects and all. */
#include <stdio.h>
static int calls;
static int side(int n) { calls++; return n; }
static int sum(int n, int m, int a[n][m]) { int s = 0; for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) s += a[i][j]; return s; }
static int sum(int n, int m, int a[*][*]);
static int last(int n, int a[side(n)][n + 1]) { n = 1; return a[1][2] + (int)(sizeof a[0] / sizeof(int)); }
static int col(int w, int (*p)[w], int i) { return p[i][w - 1]; }
int main(void) {
  int a[2][3] = {{1, 2, 3}, {4, 5, 6}};
  printf("%d\n", sum(2, 3, a));
  printf("%d ", last(2, a));
  printf("%d %d\n", calls, col(3, a, 1));
  int k = 3;
  int proto(int k, int b[k]);
  printf("%d\n", proto(k, a[1]));
}
int proto(int k, int b[k]) { return b[k - 1]; }
// out: 21
// out: 9 1 6
// out: 6
