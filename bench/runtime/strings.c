/* Texts grow by a letter, each time a new one, so many times. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *join(const char *a, const char *b) {
  size_t first = strlen(a), second = strlen(b);
  char *joined = malloc(first + second + 1);
  memcpy(joined, a, first);
  memcpy(joined + first, b, second + 1);
  return joined;
}

int main(int argc, char **argv) {
  char *texts[64] = {0};
  unsigned random = 1;
  long sum = 0;
  for (int count = atoi(argv[1]); count > 0; count--) {
    random = random * 1103515245u + 12345u;
    char letter[2] = {(char)('a' + (random >> 10) % 26), 0};
    char *old = texts[random >> 26], *text = old != NULL && strlen(old) < 40 ? join(old, letter) : strdup(letter);
    free(old);
    texts[random >> 26] = text;
    sum += text[0];
  }
  printf("%ld\n", sum);
  return 0;
}
