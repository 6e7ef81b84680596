/* memmove may overlap; memcpy of neighbours does not. */
#include <stdio.h>
#include <string.h>

int main(void) {
  char text[16] = "0123456789";
  memmove(text + 2, text, 8);
  memcpy(text + 8, text, 8);
  text[15] = 0;
  puts(text);
  return 0;
}
