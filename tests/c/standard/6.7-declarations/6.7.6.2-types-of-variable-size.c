/* 6.7.6.2: types of variable size are fixed where they are declared: typedefs, pointers, parameters, sizeof, jumps back. */
#include <stdio.h>
static int calls;
static int size(int n) {
  calls++;
  return n;
}
static int sum(int n, int m, int (*a)[n][m]) {
  int s = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) s = s * 3 + (*a)[i][j];
  return s + sizeof *a;
}
static long star(int, int[*][*]);
static long star(int n, int a[n + 1][n]) { return sizeof *a + a[n][n - 1]; }
int main(void) {
  int n = 3;
  typedef int row[n];
  n = 10;
  row a;
  printf("%zu %d\n", sizeof a, a[2] = 5);
  typedef row grid[size(2)];
  grid g;
  printf("%zu %zu %d\n", sizeof g, sizeof(grid), calls);
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 3; j++) g[i][j] = i + j;
  printf("%d\n", sum(2, 3, &g));
  int(*p)[size(4)] = 0;
  printf("%zu %d\n", sizeof *p, calls);
  p = (int(*)[4])(int[8]){1, 2, 3, 4, 5, 6, 7, 8};
  printf("%d %td\n", p[1][2], (char *)(p + 1) - (char *)p);
  int b[3][2] = {{1, 2}, {3, 4}, {5, 6}};
  printf("%ld\n", star(2, b));
  for (int i = 1; i < 4; i++) {
    char t[i * 2];
    t[sizeof t - 1] = i;
    printf("%zu%d ", sizeof t, t[sizeof t - 1]);
  }
  puts("");
  double(*q)[n][size(2)] = 0;
  printf("%zu %zu\n", sizeof *q, sizeof **q);
  int k = 2;
again:;
  {
    short v[k];
    v[0] = sizeof v;
    printf("%d ", v[0]);
  }
  if ((k += 3) < 9) goto again;
  printf("%d\n", calls >= 4);
  int m = 2;
  struct {
    int (*r)[3];
  } s = {(int(*)[3])g};
  printf("%d\n", s.r[1][2]);
  int x[m][m + 1][m + 2];
  x[1][2][3] = 9;
  int *end = &x[1][2][3];
  printf("%td %zu\n", end - &x[0][0][0], sizeof x / sizeof x[0][0][0]);
}
// out: "12 5\n24 24 1\n177\n16 2\n7 16\n14\n21 42 63 \n160 16\n4 10 16 0\n3\n23 24\n"
