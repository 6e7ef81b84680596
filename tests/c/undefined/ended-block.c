/* A variable of an inner block, after the block. */
#include <stdio.h>

int main(void) {
  const char *text = "";
  for (int i = 0; i < 2; i++) {
    char digits[4];
    sprintf(digits, "%d", i);
    text = digits;
  }
  puts(text);
  return 0;
}
