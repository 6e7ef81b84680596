#include <stdlib.h>
#include <stdio.h>
#include <string.h>

/* Blocks give the memory of their arrays back, however they are left. */
static long fill(char *p, size_t n, int c) { p[0] = p[n - 1] = c; return p[0] + p[n - 1] + (long)n; }

static long by_end(int rounds, size_t n) {
  long sum = 0;
  for (int i = 0; i < rounds; i++) {
    char a[n];
    sum += fill(a, n, i & 7);
  }
  return sum;
}
static long by_continue(int rounds, size_t n) {
  long sum = 0;
  for (int i = 0; i < rounds; i++) {
    char a[n], b[n / 2];
    if (fill(a, n, i & 3) & 1) continue;
    sum += fill(b, sizeof b, 1);
  }
  return sum;
}
static long by_break(int rounds, size_t n) {
  long sum = 0;
  for (int i = 0; i < rounds; i++)
    for (;;) {
      char a[n];
      sum += fill(a, n, 2);
      break;
    }
  return sum;
}
static long by_goto(int rounds, size_t n) {
  long sum = 0;
  int i = 0;
again: {
    char a[n];
    sum += fill(a, n, 1);
    if (++i < rounds) goto again;
  }
  return sum;
}
static long by_goto_back(int rounds, size_t n) {
  long sum = 0;
  int i = 0;
again:;
  char a[n];
  sum += fill(a, n, 1);
  if (++i < rounds) goto again;
  return sum;
}
static long by_switch(int rounds, size_t n) {
  long sum = 0;
  for (int i = 0; i < rounds; i++)
    switch (i & 1) {
    case 0: { char a[n]; sum += fill(a, n, 1); break; }
    default: { char a[n / 2]; sum += fill(a, n / 2, 1); }
    }
  return sum;
}
static long by_value(int rounds, size_t n) {
  long sum = 0;
  for (int i = 0; i < rounds; i++) sum += ({ char a[n]; fill(a, n, 3); a[n - 1] + i; });
  return sum;
}
static long by_return(int rounds, size_t n) {
  if (rounds == 0) return 0;
  char a[n];
  return fill(a, n, 1);
}
/* What alloca gives stays until the function returns. */
static int kept(int n) {
  char *all[16];
  for (int i = 0; i < 16; i++) {
    char *p = alloca(n);
    memset(p, i, n);
    all[i] = p;
  }
  for (int i = 0; i < 16; i++)
    for (int j = 0; j < n; j++)
      if (all[i][j] != i) return -1;
  return n;
}
static int matrix(int r, int c) {
  int m[r][c], sum = 0;
  for (int i = 0; i < r; i++)
    for (int j = 0; j < c; j++) m[i][j] = i * c + j;
  for (int i = 0; i < r; i++) {
    int row[c];
    memcpy(row, m[i], sizeof row);
    for (int j = 0; j < c; j++) sum += row[j];
  }
  return sum + (int)sizeof m;
}
int main(void) {
  size_t mb = 1 << 20;
  printf("%ld\n", by_end(12, mb));
  printf("%ld\n", by_end(1200, 90000));
  printf("%ld\n", by_continue(200, 90001));
  printf("%ld\n", by_break(200, 90001));
  printf("%ld\n", by_goto(200, 90001));
  printf("%ld\n", by_goto_back(200, 90001));
  printf("%ld\n", by_switch(200, 90001));
  printf("%ld\n", by_value(200, 90001));
  long sum = 0;
  for (int i = 0; i < 200; i++) sum += by_return(i, 90001);
  printf("%ld\n", sum);
  printf("%d %d\n", kept(100), matrix(7, 9));
  return 0;
}
