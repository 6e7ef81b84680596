/* 7.22.1: atoi and its kin stop where the number stops; strtol over a list; numbers written in every base and read again. */
#include <stdio.h>
#include <stdlib.h>

static const char *written(long n, int base) {
  static char text[70];
  char *p = text + sizeof text - 1;
  unsigned long u = n < 0 ? -(unsigned long)n : (unsigned long)n;
  *p = 0;
  do *--p = "0123456789abcdefghijklmnopqrstuvwxyz"[u % base];
  while (u /= base);
  if (n < 0) *--p = '-';
  return p;
}

int main(void) {
  printf("%d %d %d %d\n", atoi("12abc"), atoi(" \n-7 8"), atoi("+0x10"), atoi(""));
  printf("%ld %lld %g\n", atol("-123456789012"), atoll("9e9"), atof("-1.5e-2x"));
  const char *list = "1, 22 ,-333,4e", *at = list;
  long sum = 0;
  int count = 0;
  for (char *end; count < 10; at = end + (*end == ',')) {
    long n = strtol(at, &end, 10);
    if (end == at) break;
    while (*end == ' ') end++;
    sum += n;
    count++;
  }
  printf("%ld %d %s\n", sum, count, at);
  const long numbers[] = {0, 1, -1, 35, 36, 123456789, -9223372036854775807 - 1, 9223372036854775807};
  int wrong = 0;
  for (int i = 0; i < 8; i++)
    for (int base = 2; base <= 36; base++) wrong += strtol(written(numbers[i], base), NULL, base) != numbers[i];
  printf("%d %s", wrong, written(-255, 16));
  printf(" %s\n", written(1295, 36));
}
// model: LP64
// out: 12 -7 0 0
// out: -123456789012 9 -0.015
// out: -306 4 e
// out: 0 -ff zz
