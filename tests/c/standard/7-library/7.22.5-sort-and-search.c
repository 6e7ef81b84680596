/* 7.22.5: qsort and bsearch through a comparison. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct e { char key[6]; int v; };
static int up(const void *a, const void *b) { int x = *(const int *)a, y = *(const int *)b; return (x > y) - (x < y); }
static int down(const void *a, const void *b) { return up(b, a); }
static int by_key(const void *a, const void *b) { return strcmp(((const struct e *)a)->key, ((const struct e *)b)->key); }
static int by_ptr(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }
int main(void) {
  int a[30]; unsigned s = 1; for (int i = 0; i < 30; i++) a[i] = (int)((s = s * 1103515245 + 12345) >> 16) % 100 - 50;
  qsort(a, 30, sizeof *a, up); int ok = 1; for (int i = 1; i < 30; i++) ok &= a[i - 1] <= a[i];
  int k = a[17], *f = bsearch(&k, a, 30, sizeof *a, up); int none = 1000; printf("%d %d %d\n", ok, f && *f == k, bsearch(&none, a, 30, sizeof *a, up) == NULL);
  qsort(a, 30, sizeof *a, down); printf("%d %d\n", a[0] >= a[29], bsearch(&k, a, 0, sizeof *a, down) == NULL);
  struct e t[] = {{"pear", 1}, {"apple", 2}, {"fig", 3}}, key = {"fig"}; qsort(t, 3, sizeof *t, by_key);
  printf("%s %d %d\n", t[0].key, t[2].v, ((struct e *)bsearch(&key, t, 3, sizeof *t, by_key))->v);
  const char *w[] = {"b", "c", "a"}; qsort(w, 3, sizeof *w, by_ptr); printf("%s%s%s\n", w[0], w[1], w[2]); qsort(w, 1, sizeof *w, 0 ? by_ptr : by_ptr);
}
// out: 1 1 1
// out: 1 1
// out: apple 1 3
// out: abc
