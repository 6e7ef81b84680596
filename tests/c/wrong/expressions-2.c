#include <stdio.h>
int add(int a, int b) { return a + b; }
int main(void) {
  int x = add(1); //! too few
  int y = add(1, 2, 3); //! too many
  int z = ad(1, 2); //! misspelt
  x(3); //! not a function
  printf("%d\n", x + y + z) //! the semicolon is missing
  return 0;
}
