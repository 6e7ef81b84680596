/* 6.10.3p2: a macro may be defined again alike; white space counts only as being there. */
#include <stdio.h>
#define A(x, y)   ( x  +  y )
#define A(x, y) (/* sum */x + y )
#define ONE 1
#define ONE 1
#define EMPTY
#define EMPTY /* nothing */
#undef ONE
#define ONE 11
#define f (x)
#define x 5
int main(void) {
  int y = f;
  printf("%d %d %d %d\n", A(1, 2) EMPTY, ONE, y, x);
#define printf(...) (printf)("[" __VA_ARGS__)
  printf("%d]\n", 3);
#undef printf
  printf("%d\n", 4);
}
// out: 3 11 5 5
// out: [3]
// out: 4
