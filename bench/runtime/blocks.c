/* Blocks of 16 to 20,000 bytes at random, so many times: allocated, freed, resized. */
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  static char *blocks[4096];
  unsigned random = 1;
  long sum = 0;
  for (int i = atoi(argv[1]); i > 0; i--) {
    random = random * 1103515245u + 12345u;
    char **block = &blocks[random >> 12 & 4095];
    random = random * 1103515245u + 12345u;
    size_t size = random & 0xf00 ? 16 + (random >> 12) % 240 : 1000 + (random >> 12) % 20000;
    if (i & 1) *block = realloc(*block, size);
    else {
      free(*block);
      *block = malloc(size);
    }
    **block = (char)i;
    sum += **block;
  }
  printf("%ld\n", sum);
  return 0;
}
