/* 7.24.2.1 and 2: memcpy and memmove over each other, in all distances and sizes. */
#include <stdio.h>
#include <string.h>

static int wrong;
static void moved(int size, int from, int to) {
  unsigned char buffer[64], check[64];
  for (int i = 0; i < 64; i++) buffer[i] = check[i] = i * 7 + 3;
  void *back = memmove(buffer + to, buffer + from, size);
  wrong += back != buffer + to;
  for (int i = 0; i < 64; i++) wrong += buffer[i] != (i >= to && i < to + size ? check[i - to + from] : check[i]);
}

int main(void) {
  for (int size = 0; size < 20; size++)
    for (int from = 0; from < 20; from += 3)
      for (int to = 0; to < 20; to++) moved(size, from, to);
  printf("%d\n", wrong);
  char text[16] = "abcdefghij";
  memmove(text + 2, text, 5);
  puts(text);
  memmove(text, text + 2, 9);
  puts(text);
  struct pair { char c; double d; } a = {'a', 1.5}, b[3];
  memcpy(b, &a, sizeof a);
  memcpy(b + 1, b, sizeof *b);
  memset(b + 2, 0, sizeof *b);
  printf("%c %g %d %g\n", b[1].c, b[1].d, b[2].c, b[2].d);
  int n;
  memset(&n, 0x1ff, sizeof n);
  printf("%d %zu\n", n, strlen(strcpy(text, "")));
  printf("%s %s\n", (char *)memcpy(text, "whole", 6), strncpy(text + 8, "longer text", 3) == text + 8 ? "same" : "other");
  char filled[6] = "xxxxx";
  strncpy(filled, "ab", 4);
  printf("%d %d %c\n", filled[2], filled[3], filled[4]);
}
// out: 0
// out: ababcdehij
// out: abcdehij
// out: a 1.5 0 0
// out: -1 0
// out: whole same
// out: 0 0 x
