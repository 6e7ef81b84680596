// The length of a string that the loop does not change is asked for in each round. size 2000000, tiny 3
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { N = 100000 };
static char text[N + 1];
static int vowels(const char *s) {
  int count = 0;
  for (size_t i = 0; i < strlen(s) && i < N; i += 1) count += s[i] == 'a' || s[i] == 'e' || s[i] == 'i';
  return count;
}
int main(int argc, char **argv) {
  unsigned seed = 1, sum = 0;
  for (int i = 0; i < N; i++) { seed = seed * 1664525 + 1013904223; text[i] = 'a' + (seed >> 24) % 26; }
  text[24] = 0;
  for (int n = 20 * atoi(argv[1]); n > 0; n--) { text[n % 24] = 'a' + n % 26; sum += vowels(text); }
  printf("%u\n", sum);
}
