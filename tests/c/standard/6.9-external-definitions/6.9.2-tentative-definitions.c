/* 6.9.2p2: declarations without initialiser at file scope are one definition, which begins as 0. */
#include <stdio.h>
int a; int a; int a = 7; int a;
static int b; static int b;
struct s; extern struct s s; struct s { int x, y; }; struct s s;
int list[]; int list[3];
static int *p = &a, **pp = &p;
int f(void) { return ++b; }
int c = sizeof list;
int main(void) {
  printf("%d %d %d %d\n", a, b, s.x + s.y, list[2]);
  **pp = 9;
  f();
  printf("%d %d %zu\n", a, f(), sizeof list + c);
}
// out: 7 0 0 0
// out: 9 2 24
