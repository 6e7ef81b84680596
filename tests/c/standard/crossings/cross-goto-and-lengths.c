/* 6.8.6.1 with 6.7.6.2: jumping back before an array of variable length makes a new one. */
#include <stdio.h>
int main(void) {
  int n = 1, total = 0;
again : {
  int a[n];
  for (int i = 0; i < n; i++) a[i] = i + n;
  total += sizeof a / sizeof *a * a[n - 1];
  if (++n < 6) goto again;
}
  printf("%d %d\n", n, total);
}
// out: 6 95
