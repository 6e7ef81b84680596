/* A union is written as one member and read as another. */
#include <stdio.h>

union word {
  float number;
  unsigned bits;
  unsigned char bytes[4];
};

int main(void) {
  union word word = {.number = 1.0f};
  printf("%x %x\n", word.bits, word.bytes[3]);
  return 0;
}
