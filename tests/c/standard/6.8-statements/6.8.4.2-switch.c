/* 6.8.4.2: the controlling value is promoted, constants are converted to its type; cases fall through. */
#include <stdio.h>
static int f(int n) {
  int r = 0;
  switch (n) { case 3: r += 3; case 2: r += 2; case 1: r += 1; break; case -1: r = -1; default: r -= 10; case 7: r *= 2; }
  return r;
}
static int wide(unsigned long long v) { switch (v) { case 0: return 0; case 1ull << 40: return 40; case -1: return 64; default: return -1; } }
static int narrow(unsigned char c) { switch (c) { case 255: return 1; case 'a' ... 'z': return 2; case -1: return 3; default: return 4; } }
int main(void) {
  for (int i = -2; i < 9; i++) printf("%d ", f(i));
  puts("");
  printf("%d %d %d %d\n", wide(0), wide(1ull << 40), wide(~0ull), wide(1));
  printf("%d %d %d\n", narrow(255), narrow('q'), narrow(0));
  switch (2) { }
  switch (3) default: puts("only");
  switch (4) case 4: puts("four");
  switch (sizeof(int)) { case sizeof(int): puts("size"); }
  int i = 5;
  switch (i++) { case 5: printf("%d\n", i); }
}
// out: "-20 -22 -20 1 3 6 -20 -20 -20 0 -20 \n0 40 64 -1\n1 2 4\nonly\nfour\nsize\n6\n"
