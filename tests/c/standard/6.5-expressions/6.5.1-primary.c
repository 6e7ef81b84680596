/* 6.5.1: names, constants, strings and expressions in parentheses, which may be lvalues. */
#include <stdio.h>
int main(void) {
  int i = 1;
  (i) = 5;
  ((i))++;
  printf("%d %d\n", i, ("abc")[1]);
  printf("%zu %zu\n", sizeof("hello"), sizeof("hello" + 0));
  printf("%c%c\n", *"xyz", 1["xyz"]);
  int a[2] = {3, 4};
  (a)[1] = 8;
  int(*p)[2] = &(a);
  printf("%d %d\n", (*p)[1], (int)sizeof(*p));
  printf("%d\n", (printf)("%s", "") + (int)sizeof((i)));
  printf("%d\n", "ab" "cd" "\0ef"[2] == 'c');
}
// model: LP64
// out: 6 98
// out: 6 8
// out: xy
// out: 8 8
// out: 4
// out: 1
