/* printf reads what nobody has written. */
#include <stdio.h>

int main(void) {
  char text[8];
  text[0] = 'a';
  text[2] = 0;
  printf("%s\n", text);
  return 0;
}
