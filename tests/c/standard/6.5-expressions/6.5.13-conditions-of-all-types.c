/* 6.5.13, 6.8.4.1 and 6.3.1.2: whatever is not equal to 0 is true, of every scalar type. */
#include <stdio.h>
static int f(void) { return 0; }
int main(void) {
  float tiny = 1e-45f; double neg = -0.0; long long high = 1ll << 40; char *p = "", *n = 0; unsigned char uc = 0; struct { unsigned b : 1; } s = {1}; enum { Z, O } e = Z; int a[1] = {0};
  printf("%d%d%d%d%d%d%d%d%d%d\n", !tiny, !neg, !high, !p, !n, !uc, !s.b, !e, !a, !f);
  printf("%d%d%d%d\n", tiny && high, neg || n, p && *p, e || s.b);
  if (high) printf("high "); if (neg) printf("neg "); if (tiny) printf("tiny "); while (n) ; for (; uc;) ; do ; while (neg);
  printf("%s %d\n", f ? "f" : "g", tiny ? 1 : 2);
  _Bool b = high; printf("%d %d %d\n", b, (int)high, (_Bool)0.5);
}
// out: 0100110100
// out: 1001
// out: high tiny f 1
// out: 1 0 1
