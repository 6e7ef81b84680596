/* 6.3.2.1p3: but not in sizeof, with `&`, or as the string that initialises an array. */
#include <stdio.h>
static int count(int a[][3]) { return a[1][2]; }
int main(void) {
  int a[2][3] = {{1, 2, 3}, {4, 5, 6}};
  int *p = a[0], (*q)[3] = a;
  printf("%d %d %d\n", *p, q[1][1], count(a));
  printf("%d %d %d\n", *a == p, (void *)&a == (void *)a, &a[1] == a + 1);
  char s[] = "text", *t = s + 1;
  printf("%zu %zu %s\n", sizeof s, sizeof "text", t);
  printf("%zu %zu %zu\n", sizeof(a + 0), sizeof *(a + 0), sizeof **a);
  printf("%d %d\n", !a, a && s);
  int r = 0;
  for (int *e = p; e < a[2]; e++) r = r * 10 + *e;
  printf("%d\n", r);
  printf("%zu %c\n", sizeof *&s, *(1 ? s : t));
}
// model: LP64
// out: 1 5 6
// out: 1 1 1
// out: 5 5 ext
// out: 8 12 4
// out: 0 1
// out: 123456
// out: 5 t
