/* GNU: functions and variables that are weak and that nobody defines have no address. */
#include <stdio.h>
extern int missing(void) __attribute__((weak));
extern struct { int a, b; } nowhere __attribute__((weak));
extern int list[] __attribute__((weak));
int here __attribute__((weak)) = 5;
static int *const table[] = {&nowhere.a, list, &here};
int main(void) {
  if (missing) printf("%d\n", missing()); else puts("missing");
  printf("%d %d %d\n", &nowhere == 0, list == 0, &here == 0);
  printf("%d %d %d\n", table[0] == 0, table[1] == 0, *table[2]);
  if (&nowhere) nowhere.b = 4;
  for (int *at = list; at && *at; at++) printf("%d\n", *at);
}
// out: missing
// out: 1 1 0
// out: 1 1 5
