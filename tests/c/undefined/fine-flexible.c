/* An array without an end at the end of a structure, and one of length 1 that stands for more. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

struct text {
  int length;
  char letters[];
};

struct old {
  int length;
  int list[1];
};

int main(void) {
  struct text *text = malloc(sizeof *text + 3);
  struct old *old = malloc(offsetof(struct old, list) + 3 * sizeof(int));
  text->length = old->length = 3;
  for (int i = 0; i < 3; i++) text->letters[i] = (char)('a' + i), old->list[i] = i;
  printf("%.*s %d\n", text->length, text->letters, old->list[2]);
  free(text);
  free(old);
  return 0;
}
