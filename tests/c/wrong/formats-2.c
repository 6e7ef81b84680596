#include <stdio.h>
int main(void) {
  int i; double d; char s[10]; long l;
  scanf("%d", i); //! the address is missing
  scanf("%f", &d); //! lf is needed
  scanf("%s", &i); //! not characters
  scanf("%d", &l); //! ld is needed
  scanf("%d %d", &i); //! too few
  scanf("%9s", s);
  return i;
}
