/* 6.7.6: declarators read from the inside out. */
#include <stdio.h>
static int x = 7, y = 8;
static int *f(int k) { return k ? &x : &y; }
static int a3[2][3][4];
int main(void) {
  int *ap[3] = {&x, &y, &x}, (*pa)[3] = &(int[3]){1, 2, 3}, *(*fp)(int) = f, *(*fa[2])(int) = {f, f};
  int (*(*pfa)[2])(int) = 0; (void)pfa;
  int *(*(*ppf))(int) = &fp, **pp = ap, (((z))) = 5;
  char *(*t[2])[2] = {&(char *[2]){"a", "b"}, &(char *[2]){"c", "d"}};
  printf("%d %d %d %d %d\n", *ap[1], (*pa)[2], *fp(1), *fa[1](0), *(*ppf)(1));
  printf("%d %d %s %zu\n", **pp, z, (*t[1])[0], sizeof t);
  int (*p3)[3][4] = a3; (*p3)[1][2] = 6; p3[1][2][3] = 9;
  printf("%d %d %zu %zu\n", a3[0][1][2], a3[1][2][3], sizeof *p3, sizeof **p3);
  const char *const s[] = {"x", "y"}, *const *ps = s;
  printf("%s\n", *++ps);
}
// model: LP64
// out: 8 3 7 8 7
// out: 7 5 c 16
// out: 6 9 48 16
// out: y
