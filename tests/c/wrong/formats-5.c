#include <stdio.h>
#include <string.h>
#include <stdlib.h>
struct big { int a[10]; };
void f(struct big *b, char *s) {
  memset(b, 0, sizeof b); //! the size of the address
  memset(s, 10, 0); //! sets nothing
  strlen(NULL); //! null
  int local[3];
  local[0] = 1;
  free(local); //! not allocated
  fprintf(stdout, "%5.2q", 1.0); //! no such directive
}
