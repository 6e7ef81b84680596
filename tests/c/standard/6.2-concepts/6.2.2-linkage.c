/* 6.2.2: extern after static keeps internal linkage; extern in a block means the file's object. */
#include <stdio.h>
static int a = 1;
extern int a;
int b;
extern int b;
int b;
static int f(void);
int f(void) { return a + b; }
extern int f(void);
static int g(void) { int a = 50; { extern int b; b += 7; } return a; }
int b = 3;
int main(void) {
  extern int f(void);
  int r = f();
  g();
  printf("%d %d %d\n", r, b, f());
  int h(void);
  printf("%d\n", h());
}
int h(void) { extern int a; return a + 100; }
// out: 4 10 11
// out: 101
