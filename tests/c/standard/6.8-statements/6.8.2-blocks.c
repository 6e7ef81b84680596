/* 6.8.2: declarations and statements mix; initialisers run in order, each time. */
#include <stdio.h>
static int say(const char *s, int v) { printf("%s=%d ", s, v); return v; }
int main(void) {
  int a = say("a", 1);
  a++;
  int b = say("b", a * 2), c = say("c", b + a);
  {
    int a = say("inner", c);
    { int b = a + 1; a = b; }
    printf("[%d] ", a);
  }
  {}
  { ; ; }
  for (int i = 0; i < 2; i++) { int d = say("d", i); d++; int e = say("e", d); e++; }
  printf("%d %d %d\n", a, b, c);
}
// out: a=1 b=4 c=6 inner=6 [7] d=0 e=1 d=1 e=2 2 4 6
