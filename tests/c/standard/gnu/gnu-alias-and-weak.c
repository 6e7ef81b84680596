/* GNU: other names of functions and variables; weak definitions; an alias of a static function. */
#include <stdio.h>

int original(int n) { return n + 1; }
int other(int n) __attribute__((alias("original")));
int value = 5;
extern int same __attribute__((alias("value")));
__attribute__((weak)) int replaceable(void) { return 42; }
__attribute__((weak)) int weak_value = 7;
static int hidden(void) { return 3; }
int shown(void) __attribute__((weak, alias("hidden")));

int main(void) {
  printf("%d %d\n", other(1), original(1));
  same = 9;
  printf("%d %d\n", value, &same == &value);
  printf("%d %d\n", replaceable(), weak_value);
  weak_value++;
  printf("%d\n", weak_value);
  printf("%d %d\n", shown(), other == original);
  int (*f)(int) = other;
  printf("%d\n", f(f(0)));
}
// out: 2 2
// out: 9 1
// out: 42 7
// out: 8
// out: 3 1
// out: 2
