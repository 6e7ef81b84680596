/* gotos into loops, switches and statement expressions around variable arrays */
#include <stdio.h>
static int f(int n) { int r = 0; switch (n & 3) { for (; n > 0; n--) { case 0: r += 1; case 1: r += 10; if (r > 60) break; case 2: r += 100; default: r += 1000; } r += 5; } return r; }
static int g(int n) { int s = 0, i = 9; if (n > 2) goto mid; for (i = 0; i < 3; i++) { s += i; mid: s += 100; if (s > 400) goto out; } out: return s; }
static int h(int n) { int s = 0; { int a[n]; for (int i = 0; i < n; i++) { a[i] = i; int b[i + 1]; b[i] = a[i]; if (i == 3) goto next; s += b[i] + sizeof b; } } next: { int c[s + 1]; c[s] = s; if (n == 2) { n = 3; goto retry; } return c[s]; } retry: s += 1000; goto next; }
static int k(int n) { return ({ int t = 0; for (int i = 0; ; i++) { if (i == n) break; if (i & 1) continue; t += ({ if (i == 6) goto done; i * 2; }); } t; }) + 1; done: return -1; }
static int l(void) { int c = 0; again: if (c < 3) { int v[c + 1]; v[c] = c; c += v[c] + 1; goto again; } return c; }
static int m(int n) { void *t[] = {&&a, &&b, &&c}; int x = 0; goto *t[n]; a: x++; { int y[1]; y[0] = x; b: x += 10; if (n) goto c; x += y[0]; } c: return x; }
static int fact(int n) { int r = 1; loop: if (n <= 1) return r; r *= n--; goto loop; }
int main(void) { for (int i = 0; i < 5; i++) printf("%d ", f(i)); puts(""); printf("%d %d\n", g(1), g(5)); printf("%d %d %d\n", h(2), h(3), h(8)); printf("%d %d\n", k(5), k(9)); printf("%d %d %d\n", l(), m(0), m(2)); printf("%d\n", fact(10)); }
// out: "1116 1115 1116 1016 1127 \n303 100\n1013 27 27\n13 -1\n3 12 0\n3628800\n"
