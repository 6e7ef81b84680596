/* Numbers are cut off where the type is narrower, which C leaves to the implementation. */
#include <stdio.h>

int main(void) {
  int big = 300;
  char letter = (char)big;
  short half = (short)100000;
  unsigned char byte = (unsigned char)-1;
  printf("%d %d %d %d %d\n", letter, half, byte, (int)2147483647.9, (int)-2147483648.5);
  printf("%u %d\n", (unsigned)4294967295.5, -7 >> 1);
  return 0;
}
