/* 6.5.2.2 with 6.7.2.1: structures that hold arrays of themselves' indices, passed and returned whole. */
#include <stdio.h>
struct heap { int n; int a[16]; };
static struct heap push(struct heap h, int v) { int i = h.n++; h.a[i] = v; while (i && h.a[(i - 1) / 2] > h.a[i]) { int p = (i - 1) / 2, t = h.a[p]; h.a[p] = h.a[i]; h.a[i] = t; i = p; } return h; } struct popped { int v; struct heap rest; }; static struct popped pop(struct heap h) { struct popped r = {h.a[0]}; h.a[0] = h.a[--h.n]; for (int i = 0;;) { int c = 2 * i + 1; if (c >= h.n) break; if (c + 1 < h.n && h.a[c + 1] < h.a[c]) c++; if (h.a[i] <= h.a[c]) break; int t = h.a[i]; h.a[i] = h.a[c]; h.a[c] = t; i = c; } r.rest = h; return r; }
int main(void) { struct heap h = {0}; for (int i = 0; i < 12; i++) h = push(h, i * 37 % 50); struct heap keep = h; while (h.n) { struct popped p = pop(h); printf("%d ", p.v); h = p.rest; } printf("%d\n", keep.n); }
// out: 0 7 9 11 20 22 24 33 35 37 46 48 12
