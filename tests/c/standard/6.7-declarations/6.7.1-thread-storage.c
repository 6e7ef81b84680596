/* 6.7.1p3-4: _Thread_local, with static and extern, at file and block scope. */
#include <stdio.h>
_Thread_local int a = 5; static _Thread_local struct { int x, y; } b = {1, 2}; extern _Thread_local int later; _Thread_local static char text[] = "own"; static _Thread_local double zero;
static int next(void) { static _Thread_local int n = 10; return n++; }
static int *where(void) { extern _Thread_local int a; return &a; }
int main(void) {
  printf("%d %d %d %s %g\n", a, b.y, later, text, zero);
  next(); next(); printf("%d\n", next());
  *where() += 2; printf("%d %d\n", a, where() == &a);
  b.x = 9; zero += 0.5; text[0] = 'O'; later--; printf("%d %g %s %d\n", b.x, zero, text, later);
  int *p = &later; *p = a; printf("%d\n", later);
}
_Thread_local int later = 7;
// out: 5 2 7 own 0
// out: 12
// out: 7 1
// out: 9 0.5 Own 6
// out: 7
