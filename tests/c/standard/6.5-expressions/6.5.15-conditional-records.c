/* 6.5.15p3: structures and void may be chosen as well; only the chosen operand is evaluated. */
#include <stdio.h>
struct s { int a; char t[6]; };
static struct s make(int a) { printf("make %d\n", a); return (struct s){a, "hello"}; }
static void left(void) { puts("left"); }
static void right(void) { puts("right"); }
int main(void) {
  struct s x = {1, "one"}, y = {2, "two"};
  for (int i = 0; i < 2; i++) {
    struct s z = i ? x : y;
    printf("%d %s\n", z.a, z.t);
    printf("%d\n", (i ? make(10) : make(20)).a);
    i ? left() : right();
    (i ? left : right)();
  }
  printf("%d\n", (x.a ? y : x).a);
}
// out: 2 two
// out: make 20
// out: 20
// out: right
// out: right
// out: 1 one
// out: make 10
// out: 10
// out: left
// out: left
// out: 2
