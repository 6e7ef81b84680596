/* 6.7.6.2 with 6.5.2.3: arrays of variable length of structures, pointers to rows of them. */
#include <stdio.h>
struct p { short x; double y; };
static double sum(int n, int m, struct p (*a)[m]) { double s = 0; for (int i = 0; i < n; i++) for (struct p *q = a[i]; q < a[i] + m; q++) s += q->x * q->y; return s; }
int main(void) {
  for (int n = 1; n < 4; n++) {
    struct p a[n][n + 1], *last = &a[n - 1][n];
    for (int i = 0; i < n; i++) for (int j = 0; j <= n; j++) a[i][j] = (struct p){i + 1, j + 0.5};
    last->x *= 10;
    printf("%g %zu %td\n", sum(n, n + 1, a), sizeof a / sizeof(struct p), last - a[0]);
  }
}
// out: 15.5 2 1
// out: 58.5 6 5
// out: 142.5 12 11
