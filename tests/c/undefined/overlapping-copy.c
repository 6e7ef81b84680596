/* memcpy where memmove is meant. */
#include <stdio.h>
#include <string.h>

int main(void) {
  char text[16] = "0123456789";
  memcpy(text + 2, text, 8);
  puts(text);
  return 0;
}
