/* 6.7.9p21: what a string or list leaves out of an array is 0, whatever the memory held before. */
#include <stdio.h>
#include <string.h>
static void dirty(int c) { volatile char a[300]; for (int i = 0; i < 300; i++) a[i] = c; }
static int clean(void) {
  char s[100] = "ab", t[8] = {"xyz"}, u[3] = "", v[64] = {'a'};
  struct { char name[10]; int n; } r = {"me"};
  int a[5] = {[3] = 1}, bad = 0;
  for (int i = 2; i < 100; i++) bad += s[i] != 0;
  for (int i = 3; i < 8; i++) bad += t[i] != 0;
  for (int i = 1; i < 64; i++) bad += v[i] != 0;
  for (int i = 2; i < 10; i++) bad += r.name[i] != 0;
  return bad * 1000 + u[0] + u[2] + r.n + a[0] + a[1] + a[2] + a[4] + (int)strlen(s);
}
int main(void) {
  dirty(0x55);
  printf("%d\n", clean());
  dirty(-1);
  printf("%d\n", clean());
}
// out: 2
// out: 2
