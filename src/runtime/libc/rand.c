/* Pseudo-random numbers [C17 7.22.2]: bits 33 to 63 of a linear congruential generator modulo 2^64 (Knuth's constants for MMIX). Programs
   begin as after srand(1). */
#include <stdlib.h>

static unsigned long long state = 1;

static unsigned long long next_of(unsigned long long from) {
  return from * 6364136223846793005 + 1442695040888963407;
}

int rand(void) {
  state = next_of(state);
  return (int)(state >> 33);
}

void srand(unsigned int seed) {
  state = seed;
}

int rand_r(unsigned int *seed) {
  unsigned long long next = next_of(*seed);
  *seed = next >> 32;
  return (int)(next >> 33);
}

long random(void) {
  return rand();
}

void srandom(unsigned int seed) {
  state = seed;
}
