/* strlen of bytes without a zero. */
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *text = malloc(3);
  memcpy(text, "abc", 3);
  int length = (int)strlen(text);
  free(text);
  return length == 3;
}
