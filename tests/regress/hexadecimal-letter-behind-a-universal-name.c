// samara run FILE
// A universal character name has four digits, or eight behind U, whatever follows.
#include <stdio.h>
int main(void) {
  int \u00e4b = 6, gr\U000000f6e = 7;
  printf("%d %d\n", äb, gröe);
}
// out: 6 7
