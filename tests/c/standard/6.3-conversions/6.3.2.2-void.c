/* 6.3.2.2: the value of a void expression is none; its side effects happen. */
#include <stdio.h>
static int n;
static void bump(void) { n++; }
static void pass(int x) { if (x) return bump(); bump(), bump(); }
int main(void) {
  (void)n++;
  (void)(n += 2, n + 1);
  pass(1);
  pass(0);
  n > 3 ? bump() : (void)0;
  (bump(), (void)0);
  printf("%d\n", n);
  void *p = &n;
  (void)*(int *)p;
  (void)"text", (void)main;
  printf("%d\n", *(int *)p);
}
// out: 8
// out: 8
