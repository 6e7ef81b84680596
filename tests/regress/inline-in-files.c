// samara run DIR/inline-in-files.c DIR/imports/inline-in-files.c
// engine: all
// An inline definition gives way to the one of another file, and has its address; records that point to each other are alike in all files.
#include "imports/inline-in-files.h"
extern inline int add(int a, int b);
int main(void) {
  struct tag t = {{1, 0}, 2};
  t.a.t = &t;
  printf("%d %d %d %d\n", from_other(&t.a), add(1, 2), getter()(3, 4), getter() == add);
  printf("%d %d\n", spare(1), lone(1));
}
// out: 5 3 7 1
// out: 101 3
