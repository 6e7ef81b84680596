/* 7.21.6.4: scanf leaves what does not fit for the next reader. */
// in: 10 20 thirty 40
// in: 50,60 ,70
#include <stdio.h>
int main(void) {
  int v, sum = 0, n; char w[16];
  while ((n = scanf("%d", &v)) == 1) sum += v;
  printf("%d %d\n", n, sum);
  printf("%d", scanf("%15s", w)); printf(" %s\n", w);
  while (scanf("%d ,", &v) == 1) printf("%d;", v);
  printf("%d\n", scanf("%d", &v));
}
// out: 0 30
// out: 1 thirty
// out: 40;50;60;70;-1
