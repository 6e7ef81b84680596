/* 7.18: the macros. */
#include <stdbool.h>
#include <stdio.h>
#if true != 1 || false != 0 || !defined bool || __bool_true_false_are_defined != 1
#error stdbool
#endif
static bool flip(bool b) { return !b; }
int main(void) {
  bool a = true, b = false, c = 5 > 3, d = "";
  printf("%d %d %d %d %d\n", a, b, c, d, flip(b));
  printf("%zu %d %d\n", sizeof(bool), true + true, false - true);
  bool list[3] = {true};
  printf("%d%d%d\n", list[0], list[1], list[2]);
}
// out: 1 0 1 1 1
// out: 1 2 -1
// out: 100
