/* 6.8.6.2 and 6.8.6.3: where each loop goes on, and what break leaves. */
#include <stdio.h>
int main(void) { int n = 0; for (int i = 0; i < 5; i++) { if (i == 2) continue; for (int j = 0; j < 5; j++) { if (j == 3) break; if (j == 1) continue; n += i * 10 + j; } } printf("%d ", n); int k = 0; while (k < 10) { if (k++ % 2) continue; n += k; if (k > 6) break; } printf("%d %d ", n, k); do { if (k == 9) break; if (++k) continue; n = 0; } while (k < 20); printf("%d %d\n", n, k); for (int i = 0;; i++) { switch (i) { case 3: goto out; default: continue; } n = -1; } out: printf("%d\n", n); }
// out: 168 184 7 184 9
// out: 184
