// samara run DIR/anonymous-structures.c DIR/imports/anonymous-structures.c
// Structures without a tag were numbered in the order of use, so that files that share a header did not agree.
// status 42
#include "imports/anonymous-structures.h"

int main(void) {
  Box box = {{{1, 2}, {7, 9}}};
  return area(box);
}
