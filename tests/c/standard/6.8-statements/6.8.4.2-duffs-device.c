/* 6.8.4.2: case labels may stand inside of statements of the switch. */
#include <stdio.h>
static void copy(char *to, const char *from, int n) {
  int rounds = (n + 3) / 4;
  if (n > 0) switch (n % 4) {
    case 0: do { *to++ = *from++;
    case 3: *to++ = *from++;
    case 2: *to++ = *from++;
    case 1: *to++ = *from++;
    } while (--rounds > 0);
  }
}
static int inside(int n) {
  int r = 0;
  switch (n) {
    for (; r < 20; r += 7) { case 1: r++; case 2: if (r > 10) break; else { case 3: r += 2; } }
    r += 100;
  }
  return r;
}
int main(void) {
  char t[12];
  for (int n = 0; n < 10; n++) { for (int i = 0; i < 11; i++) t[i] = '.'; t[11] = 0; copy(t, "abcdefghij", n); puts(t); }
  printf("%d %d %d %d\n", inside(1), inside(2), inside(3), inside(4));
}
// out: ...........
// out: a..........
// out: ab.........
// out: abc........
// out: abcd.......
// out: abcde......
// out: abcdef.....
// out: abcdefg....
// out: abcdefgh...
// out: abcdefghi..
// out: 111 120 120 0
