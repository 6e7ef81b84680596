/* GNU: computed goto with arguments in tables that are passed on, loops between labels, and variables that live over jumps. */
#include <stdio.h>

static int matches(const char *pattern, const char *text) {
  static const void *const kinds[128] = {['*'] = &&star, ['?'] = &&any, [0] = &&end};
  const char *back = 0, *from = 0;
next:
  if (kinds[(unsigned char)*pattern] != 0) goto *kinds[(unsigned char)*pattern];
  if (*pattern != *text) goto failed;
step:
  pattern++;
  text++;
  goto next;
any:
  if (*text) goto step;
  goto failed;
star:
  back = ++pattern;
  from = text;
  goto next;
end:
  if (!*text) return 1;
failed:
  if (!back || !*from) return 0;
  text = ++from;
  pattern = back;
  goto next;
}

static unsigned collatz(unsigned n, void **visited, int *count) {
  void *const by[] = {&&even, &&odd};
  *count = 0;
  goto *by[n & 1];
even:
  n /= 2;
  ++*count;
  if (n != 1) goto *by[n & 1];
  *visited = &&even;
  return n;
odd:
  if (n == 1) return n;
  n = n * 3 + 1;
  ++*count;
  goto even;
}

int main(void) {
  const char *patterns[] = {"", "*", "a?c", "a*c", "*b*", "a**c", "?", "*abc"}, *texts[] = {"", "abc", "ac", "abbbc", "bcb", "ababc"};
  for (int i = 0; i < 8; i++) {
    for (int j = 0; j < 6; j++) putchar('0' + matches(patterns[i], texts[j]));
    putchar(' ');
  }
  puts("");
  void *last = 0;
  int count;
  for (unsigned n = 2; n < 30; n += 5) {
    unsigned end = collatz(n, &last, &count);
    printf("%u:%d ", end, count);
  }
  printf("%d\n", last != 0);
}
// out: "100000 111111 010000 011101 010111 011101 000000 010001 \n1:1 1:16 1:9 1:12 1:15 1:111 1\n"
