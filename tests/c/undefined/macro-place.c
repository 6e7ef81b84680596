/* The mistake is in a macro of a header: the place is that of its use. */
#include "list.h"

int main(void) {
  struct list list = {{1, 2, 3}, 3};
  return LAST(list) == 3;
}
