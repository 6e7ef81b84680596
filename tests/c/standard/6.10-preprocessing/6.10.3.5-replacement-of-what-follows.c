/* 6.10.3.4p1: the name of a function-like macro at the end of a replacement takes its arguments from the text behind. */
#include <stdio.h>
#define ADD(a, b) ((a) + (b))
#define PICK ADD
#define OPEN PICK (
#define NEXT(n) n + NEXT
#define EMPTY
#define LATER(m) m EMPTY
#define CALL(m, args) m args
int main(void) {
  printf("%d %d\n", PICK(1, 2), OPEN 3, 4));
  printf("%d\n", CALL(ADD, (5, 6)));
#define SHOW_(...) #__VA_ARGS__
#define SHOW(...) SHOW_(__VA_ARGS__)
  puts(SHOW(NEXT(1)(2)(3)));
  puts(SHOW(LATER(ADD) ;));
  puts(SHOW(PICK EMPTY (1, 1)));
}
// out: 3 7
// out: 11
// out: 1 + NEXT(2)(3)
// out: ADD ;
// out: ADD (1, 1)
