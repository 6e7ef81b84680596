/* 6.5.15: conditionals within conditionals, as arguments, as conditions, around assignments. */
#include <stdio.h>
static int n; static int t(int v) { n = n * 10 + v; return v; }
int main(void) {
  int a = 3, b = 0, x = 0, y = 0;
  printf("%d ", t(1) ? t(0) ? t(2) : t(3) : t(4)); printf("%d\n", n);
  *(a > b ? &x : &y) = 7; (b ? x : (y = 5)); printf("%d %d\n", x, y);
  if (a ? b ? 1 : 0 : 1) puts("no"); else puts("yes");
  for (int i = 0; i < (a > 2 ? 2 : 9); i++) printf("%s%s", i ? "," : "", i % 2 ? "odd" : "even"); puts("");
  int m = a < b ? a : b < 5 ? 5 : b; printf("%d %d\n", m, (a, b) ? 1 : 2);
  a ? x++ : y++; !a ? x++ : y++; printf("%d %d\n", x, y);
  printf("%c%c\n", "ab"[a ? 1 : 0], (a ? "xy" : "z")[1]);
}
// out: 3 103
// out: 7 5
// out: yes
// out: even,odd
// out: 5 2
// out: 8 6
// out: by
