/* 6.5.13, 6.5.14: && and || take any scalar, give an int of 0 or 1, and stop as soon as they know. */
#include <stdio.h>
static int n; static int t(int k) { n = n * 10 + k; return 1; } static int z(int k) { n = n * 10 + k; return 0; }
static void show(int r) { printf("%d:%d ", r, n); n = 0; }
int main(void) {
  show(t(1) && t(2)); show(z(1) && t(2)); show(t(1) || t(2)); show(z(1) || z(2)); puts("");
  show(z(1) && t(2) || t(3)); show(t(1) || z(2) && t(3)); show((t(1) || z(2)) && z(3)); show(!z(1) && !z(2)); puts("");
  show(t(1) && (z(2) || t(3)) && t(4)); show(z(1) || (t(2), z(3)) || t(4)); puts("");
  double d = 0.1, nan = 0.0; nan /= 1e-320 * 0; float f = -0.0f; long double ld = 0; char *p = 0, c = 0; long long big = 1ll << 40; _Bool b = 1;
  printf("%d %d %d %d\n", d && big, f || ld, p && *p, nan && b);
  printf("%d %d %d\n", c || "x", p || c || f || 0.0, main && &c);
  printf("%zu %d\n", sizeof(d && d), (d && d) + (big || 0) * 2);
  int i = 0; i && i++; i || (i = 5); i && ++i; printf("%d\n", i);
  int a[3] = {1, 2, 0}, k = 0; while (k < 3 && a[k]) k++; printf("%d\n", k);
  if (p && p[0] == 'x' || !p && k == 2) puts("guarded");
  printf("%d\n", 0 && n++ || n-- && n == -1 && 2);
  n = 3; int m = n > 2 && n < 5 ? n || 0 ? 7 : 8 : 9; printf("%d\n", m);
  static int constant = 1 && 2 || 1 / 1; printf("%d\n", constant);
}
// light: MPL4001
// out: "1:12 0:1 1:1 0:12 \n1:13 1:1 0:13 1:12 \n1:1234 1:1234 \n1 0 0 1\n1 0 1\n4 3\n6\n2\nguarded\n0\n7\n1\n"
