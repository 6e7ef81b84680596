// Big numbers: a factorial in 32-bit digits, printed in decimal. size 36000, tiny 30
#include <stdio.h>
#include <stdlib.h>
typedef struct { unsigned *digit; int length; } number;
static void times(number *n, unsigned factor) {
  unsigned long long carry = 0;
  for (int i = 0; i < n->length; i++) {
    carry += (unsigned long long)n->digit[i] * factor;
    n->digit[i] = (unsigned)carry;
    carry >>= 32;
  }
  if (carry) n->digit[n->length++] = (unsigned)carry;
}
static unsigned divide(number *n, unsigned divisor) {
  unsigned long long rest = 0;
  for (int i = n->length - 1; i >= 0; i--) {
    rest = rest << 32 | n->digit[i];
    n->digit[i] = (unsigned)(rest / divisor);
    rest %= divisor;
  }
  while (n->length > 0 && n->digit[n->length - 1] == 0) n->length--;
  return (unsigned)rest;
}
int main(int argc, char **argv) {
  int n = atoi(argv[1]);
  number f = {calloc(n + 8, sizeof(unsigned)), 1};
  f.digit[0] = 1;
  for (int i = 2; i <= n; i++) times(&f, i);
  unsigned sum = 0, digits = 0;
  while (f.length > 0) { sum = sum * 31 + divide(&f, 1000000000); digits += 9; }
  printf("%u %u\n", digits, sum);
}
