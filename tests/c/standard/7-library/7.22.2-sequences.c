/* 7.22.2: the same seed gives the same numbers, which stay in their range. */
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int first[50], same = 1, inside = 1, differ = 0;
  for (int i = 0; i < 50; i++) first[i] = rand();
  srand(1);
  for (int i = 0; i < 50; i++) same &= rand() == first[i];
  srand(2);
  for (int i = 0; i < 50; i++) differ |= rand() != first[i];
  for (int i = 0; i < 1000; i++) {
    int n = rand();
    inside &= n >= 0 && n <= RAND_MAX;
  }
  printf("%d %d %d %d\n", same, differ, inside, RAND_MAX >= 32767);
  int counts[6] = {0}, all = 1;
  for (int i = 0; i < 6000; i++) counts[rand() / (RAND_MAX / 6 + 1)]++;
  for (int i = 0; i < 6; i++) all &= counts[i] > 800 && counts[i] < 1200;
  printf("%d\n", all);
}
// out: 1 1 1 1
// out: 1
