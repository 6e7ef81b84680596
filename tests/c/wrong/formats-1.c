#include <stdio.h>
void f(long n, double d, char *s, int i) {
  printf("%d\n", n); //! long
  printf("%f\n", i); //! not a fraction
  printf("%s\n", i); //! not a text
  printf("%d %d\n", i); //! too few
  printf("%d\n", i, d); //! too many
  printf("%y\n", i); //! no such directive
  printf(s); //! not a literal
}
