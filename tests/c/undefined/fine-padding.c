/* Structures are copied with their padding and with members that nobody has set. */
#include <stdio.h>
#include <string.h>

struct mixed {
  char letter;
  double number;
  short code;
};

int main(void) {
  struct mixed one, other, third;
  one.letter = 'a';
  one.number = 1.5;
  other = one;
  memcpy(&third, &other, sizeof third);
  printf("%c %g\n", third.letter, third.number);
  return 0;
}
