#include <string.h>
int f(unsigned n, const char *s, int i) {
  int a[4] = {0};
  if (i < n) a[4] = 1; //! an unsigned comparison //! no such element
  if (s == "yes") a[0] = 2; //! compares addresses
  i = i++ + 1; //! no order
  int big = 100000 * 100000; //! does not fit
  char c = 300; //! does not fit
  return a[1] + big / 0 + c; //! by zero
}
