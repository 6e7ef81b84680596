/* 5.1.1.2p1: lines are spliced before tokens are made; strings are joined after escapes were read. */
#include <stdio.h>
#define TWO \
  (1 + \
   1)
int ma\
in(void) {
  in\
t x = 1\
2;
  x +\
= 3;
  printf("%d %d\n", x, TWO);
  puts("abc\
def");
  puts("\x1" "2" + 1);
  printf("%zu %zu %zu\n", sizeof "\0" "1", sizeof "\01", sizeof "\x41" "B");
  // a comment that goes on \
  puts("not printed");
  /\
* another *\
/ puts("printed");
  printf("%s\n", "a" /* between */ "b"
#define INSIDE "c"
    INSIDE
#undef INSIDE
    "d");
}
// out: 15 2
// out: abcdef
// out: 2
// out: 3 2 3
// out: printed
// out: abcd
