/* GNU: ({ … }) has the value of its last expression, and scopes of its own. */
#include <stdio.h>
#define MAX(a, b) ({ __typeof__(a) a_ = (a); __typeof__(b) b_ = (b); a_ > b_ ? a_ : b_; })
static int find(const int *a, int n, int v) { return ({ int i = 0; while (i < n && a[i] != v) i++; if (i == n) return -1; i; }); }
int main(void) {
  int i = 3, j = 4, a[] = {5, 6, 7};
  printf("%d %d %d\n", MAX(i++, j), i, MAX(MAX(1, 9), MAX(3, 2)));
  printf("%d %d\n", find(a, 3, 7), find(a, 3, 8));
  struct p { int x, y; } p = ({ struct p q = {1, 2}; q.x += 5; q; });
  printf("%d %d %d\n", p.x, p.y, ({ struct p r = p; r; }).y);
  for (int k = 0; k < 3; k++) { int v = ({ if (k == 1) continue; k * 10; }); printf("%d ", v); }
  ({ int i = 50; printf("%d\n", i); });
  int t = 1 + ({ int s = 0; for (int k = 1; k < 5; k++) s += k; s; }) * 2;
  printf("%d %zu\n", t, sizeof(({ 1; 2.0; })));
}
// out: 4 4 9
// out: 2 -1
// out: 6 2 2
// out: 0 20 50
// out: 21 8
