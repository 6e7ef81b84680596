/* 5.1.2.3p6: accesses to volatile objects happen as written. */
#include <stdio.h>
static volatile int cell = 1;
static int touch(volatile int *p) { return *p; }
int main(void) {
  volatile int i = 3;
  int sum = 0;
  for (int k = 0; k < 3; k++) sum += i++;
  printf("%d %d\n", sum, i);
  cell = cell = cell + 1;
  cell++, ++cell;
  (void)cell;
  printf("%d %d\n", cell, touch(&cell));
  volatile struct { int a; char b[3]; } s = {1, "ab"};
  s.a += s.b[0];
  s.b[1] = 'z';
  printf("%d %c\n", s.a, s.b[1]);
  int *volatile p = &sum;
  *p = 4;
  printf("%d\n", sum + (p == &sum));
}
// out: 12 6
// out: 4 4
// out: 98 z
// out: 5
