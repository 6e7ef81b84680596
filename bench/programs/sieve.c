// The sieve of Eratosthenes, and twins among the primes. size 240, tiny 1
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { N = 2000000 };
static char is_composite[N + 1];
static int count_twins(void) {
  int twins = 0;
  for (int i = 3; i + 2 <= N; i += 2) if (!is_composite[i] && !is_composite[i + 2]) twins++;
  return twins;
}
int main(int argc, char **argv) {
  int sum = 0;
  for (int rounds = atoi(argv[1]); rounds > 0; rounds--) {
    memset(is_composite, 0, sizeof is_composite);
    for (int i = 2; i * i <= N; i++)
      if (!is_composite[i]) for (int j = i * i; j <= N; j += i) is_composite[j] = 1;
    sum += count_twins();
  }
  printf("%d\n", sum);
}
