/* 7.22.2: the same seed gives the same numbers, in their range. */
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  int a[5], b[5], ok = 1, other = 0;
  srand(7); for (int i = 0; i < 5; i++) a[i] = rand();
  srand(7); for (int i = 0; i < 5; i++) b[i] = rand();
  for (int i = 0; i < 5; i++) ok &= a[i] == b[i] && a[i] >= 0 && a[i] <= RAND_MAX;
  srand(8); for (int i = 0; i < 5; i++) other += rand() != a[i];
  printf("%d %d %d\n", ok, other > 0, RAND_MAX >= 32767);
}
// out: 1 1 1
