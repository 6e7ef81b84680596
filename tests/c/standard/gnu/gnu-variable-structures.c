/* GNU, 6.7.6.2: arrays whose lengths are known late: in loops, by goto, with alloca, as parameters of several dimensions. */
#include <alloca.h>
#include <stdio.h>
#include <string.h>

static long sum(int rows, int columns, int m[rows][columns]) {
  long total = 0;
  for (int r = 0; r < rows; r++)
    for (int c = 0; c < columns; c++) total += m[r][c] * (r + 1);
  return total + (long)sizeof *m;
}
static char *joined(int n, char to[n], const char *const *texts) {
  to[0] = 0;
  for (; *texts; texts++) strncat(to, *texts, n - strlen(to) - 1);
  return to;
}

int main(void) {
  for (int n = 1; n < 5; n++) {
    int m[n][n + 1], k = 0;
    for (int i = 0; i < n * (n + 1); i++) m[0][0] = ((int *)m)[i] = k++;
    m[0][0] = 0;
    printf("%ld %zu ", sum(n, n + 1, m), sizeof m);
  }
  puts("");
  char **lines = alloca(4 * sizeof *lines);
  for (int i = 0; i < 4; i++) {
    lines[i] = alloca(i + 2);
    memset(lines[i], 'a' + i, i + 1);
    lines[i][i + 1] = 0;
  }
  for (int i = 3; i >= 0; i--) printf("%s ", lines[i]);
  char text[10];
  puts(joined(sizeof text, text, (const char *const[]){"abc", "def", "ghijkl", 0}));
  int round = 0;
again:;
  char local[round * 3 + 1];
  memset(local, round, sizeof local);
  printf("%zu/%d ", sizeof local, local[sizeof local - 1]);
  if (++round < 4) goto again;
  puts("");
  int n = 3;
  typedef int row[n];
  n = 10;
  row rows[2];
  printf("%zu %zu\n", sizeof(row) / sizeof(int), sizeof rows / sizeof(int));
}
// out: "9 8 39 24 180 48 620 80 \ndddd ccc bb a abcdefghi\n1/0 4/1 7/2 10/3 \n3 6\n"
