// Searching in a text: each place by comparison, and by Knuth, Morris and Pratt. size 180, tiny 1
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { N = 500000 };
static char text[N + 1];
static int naive(const char *t, const char *p) {
  int found = 0;
  for (int i = 0; t[i]; i++) {
    int k = 0;
    while (p[k] && t[i + k] == p[k]) k++;
    if (!p[k]) found++;
  }
  return found;
}
static int kmp(const char *t, const char *p) {
  int fail[64] = {0}, m = strlen(p), found = 0;
  for (int i = 1, k = 0; i < m; i++) {
    while (k > 0 && p[k] != p[i]) k = fail[k - 1];
    if (p[k] == p[i]) k++;
    fail[i] = k;
  }
  for (int i = 0, k = 0; t[i]; i++) {
    while (k > 0 && p[k] != t[i]) k = fail[k - 1];
    if (p[k] == t[i]) k++;
    if (k == m) { found++; k = fail[k - 1]; }
  }
  return found;
}
int main(int argc, char **argv) {
  unsigned seed = 1;
  for (int i = 0; i < N; i++) { seed = seed * 1664525 + 1013904223; text[i] = 'a' + (seed >> 30 & 1); }
  long found = 0;
  for (int rounds = atoi(argv[1]); rounds > 0; rounds--) { text[rounds] ^= 3; found += naive(text, "abbaabab") + kmp(text, "abaabbab"); }
  printf("%ld %d\n", found, (int)strlen(text));
}
