/* 6.4.9: comments are one space, do not nest, and are none in strings. */
#include <stdio.h>
#define ONE/**/1
#define f(x)/* comment */(x + 1)
#define EMPTY /* nothing */
int main(void) {
  int a/**/= 1, b = 4/*
  */+ 1; // to the end /* of the line
  int c = 6 //* not a division
    / 2;
  printf("%s %s\n", "/* text */", "// text");
  printf("%d %d %d %d %d\n", a, b, c, ONE, f(2));
  // goes on \
  printf("not here\n");
  /* /* // */ printf("%d\n", '/*' == ('/' << 8 | '*'));
  EMPTY printf("end\n") EMPTY; //
  /**/ /***/ /*/ */
}
// out: /* text */ // text
// out: 1 5 3 1 3
// out: 1
// out: end
