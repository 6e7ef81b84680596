// The game of life, with a function that looks at one cell. size 300, tiny 1
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { W = 512, H = 512 };
static unsigned char world[H][W], next[H][W];
static int cell(int x, int y) { return world[(y + H) % H][(x + W) % W]; }
static int neighbours(int x, int y) {
  int count = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++) if (dx || dy) count += cell(x + dx, y + dy);
  return count;
}
int main(int argc, char **argv) {
  unsigned seed = 1;
  for (int y = 0; y < H; y++) for (int x = 0; x < W; x++) { seed = seed * 1664525 + 1013904223; world[y][x] = seed >> 31; }
  for (int n = atoi(argv[1]); n > 0; n--) {
    for (int y = 0; y < H; y++)
      for (int x = 0; x < W; x++) { int c = neighbours(x, y); next[y][x] = c == 3 || (c == 2 && world[y][x]); }
    memcpy(world, next, sizeof world);
  }
  int alive = 0;
  for (int y = 0; y < H; y++) for (int x = 0; x < W; x++) alive += world[y][x];
  printf("%d\n", alive);
}
