/* 6.10.3p10-11: arguments over lines, with parentheses, commas in them, empty ones, directives' names; a name without `(` is none. */
#include <stdio.h>
#define ADD(a, b) ((a) + (b))
#define FIRST(a, ...) a
#define REST(a, ...) __VA_ARGS__
#define COUNT_(a, b, c, d, n, ...) n
#define COUNT(...) COUNT_(__VA_ARGS__, 4, 3, 2, 1)
#define NIL() 7
#define ONE(x) [x]
#define STR(x) #x
#define XSTR(x) STR(x)
#define TWO(a, b) STR(a|b)
static int (ADD)(int a) { return a; }
int main(void) {
  printf("%d %d\n", ADD
         (1,
          2), ADD((1, 2), ADD(3, 4)));
  printf("%d %d %d\n", (ADD)(5), NIL(), NIL ( ));
  printf("%s %s %s\n", TWO(,), TWO( a , ), TWO((1,2), [3));
  printf("%d %d %d\n", COUNT(a), COUNT(a, b), COUNT((a, b), c, d));
  printf("%s|%s|%s\n", XSTR(ONE()), XSTR(ONE( a  b )), XSTR(ONE(ONE(x))));
  printf("%d %s\n", FIRST(1, 2, 3), XSTR((REST(1, 2, 3))));
  int ADD = 3;
  printf("%d\n", ADD);
  printf("%s\n", STR(a /* comment */
    b
    "str	ing" '"' \n));
  printf("%d\n", ADD(FIRST(1), REST(0, 2)));
#define LATE(x) x ADD
  printf("%d\n", LATE(10 +)(1, 2));
#define OBJ (1)
#define FN(x)x+1
  printf("%d %d\n", OBJ, FN(2));
}
// out: "3 9\n5 7 7\n| a| (1,2)|[3\n1 2 3\n[]|[a b]|[[x]]\n1 (2, 3)\n3\na b \"str\ting\" '\"' \n\n3\n13\n1 3\n"
