/* 7.22.3: blocks that grow and shrink keep what they hold; zeros of calloc; alignment of every block. */
// light: unsupported
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned char *p = NULL;
  size_t size = 0;
  int good = 1;
  for (size_t to = 1; to < 5000; to = to * 3 / 2 + 1) {
    p = realloc(p, to);
    if (!p) return 1;
    for (size_t i = 0; i < size; i++) good &= p[i] == i % 251;
    for (size_t i = size; i < to; i++) p[i] = i % 251;
    size = to;
  }
  p = realloc(p, 10);
  for (int i = 0; i < 10; i++) good &= p[i] == i;
  free(p);
  printf("%d\n", good);
  void *blocks[100];
  for (int i = 0; i < 100; i++) {
    blocks[i] = malloc(i * 7 + 1);
    good &= (uintptr_t)blocks[i] % 16 == 0;
    memset(blocks[i], i, i * 7 + 1);
  }
  for (int i = 0; i < 100; i += 2) free(blocks[i]);
  for (int i = 0; i < 100; i += 2) {
    int *zeros = calloc(20, sizeof *zeros);
    for (int k = 0; k < 20; k++) good &= zeros[k] == 0;
    memset(zeros, -1, 80);
    blocks[i] = zeros;
  }
  for (int i = 1; i < 100; i += 2) good &= ((unsigned char *)blocks[i])[i * 7] == i;
  for (int i = 0; i < 100; i++) free(blocks[i]);
  free(NULL);
  printf("%d\n", good);
}
// out: 1
// out: 1
