/* 6.8.4.2 and 6.8.6: break ends the switch, continue goes on with the loop about it. */
#include <stdio.h>
int main(void) {
  int r = 0;
  for (int i = 0; i < 10; i++) {
    switch (i % 4) {
    case 0: continue;
    case 1: for (int j = 0; ; j++) { if (j == i) break; if (j & 1) continue; r++; } break;
    case 2: switch (i) { case 2: r += 100; break; default: r += 1000; }
    default: r += 10000; break;
    }
    r++;
  }
  printf("%d\n", r);
  int n = 3;
  do { switch (n) { case 2: continue; } printf("%d ", n); } while (n-- > 1);
  printf("| %d\n", n);
  while (1) { switch (n++) { case 0: case 1: continue; case 5: goto out; } printf("%d ", n); }
out:
  puts("out");
}
// out: 41116
// out: 3 1 | 0
// out: 3 4 5 out
