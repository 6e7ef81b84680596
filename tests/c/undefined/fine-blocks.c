/* Variables of blocks that begin anew, and jumps out of them. */
#include <stdio.h>

static int find(int wanted) {
  for (int i = 0; i < 10; i++) {
    int square = i * i, *place = &square;
    if (*place == wanted) return *place;
    if (*place > wanted) break;
    if (i % 2) continue;
    int kept = *place, *other = &kept;
    *other += 1;
  }
  int rounds = 0;
again: {
  int local = rounds, *place = &local;
  if (++*place < 3) {
    rounds = *place;
    goto again;
  }
}
  switch (rounds) {
    int shared;
  case 1: shared = 1; break;
  case 2: {
    int *place = &shared;
    *place = 5;
    rounds += shared;
  }
  }
  return -rounds;
}

int main(void) {
  printf("%d %d\n", find(49), find(50));
  return 0;
}
