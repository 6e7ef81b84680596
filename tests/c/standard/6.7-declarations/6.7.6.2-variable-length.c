/* 6.7.6.2p5: the length is that when the declaration is reached. */
#include <stdio.h>
static int sum(int n) { int a[n], s = 0; for (int i = 0; i < n; i++) a[i] = i * i; for (int i = 0; i < n; i++) s += a[i]; return s; }
static void fill(int r, int c, int m[r][c]) { for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) m[i][j] = i * 10 + j; }
int main(void) {
  int n = 3, m = 4;
  int a[n][m];
  n = 100;
  fill(3, m, a);
  printf("%zu %zu %d %d\n", sizeof a, sizeof *a, a[2][3], sum(5));
  int (*p)[m] = a + 1;
  m = 7;
  printf("%d %td %zu\n", p[1][1], p - a, sizeof *p);
  for (int i = 1; i < 4; i++) { char s[i * 2]; s[0] = 'a' + i; s[i] = 0; printf("%zu%c ", sizeof s, s[0]); }
  typedef int row[n - 98]; n = 0;
  printf("\n%zu\n", sizeof(row));
}
// out: "48 16 23 30\n21 1 16\n2b 4c 6d \n8\n"
