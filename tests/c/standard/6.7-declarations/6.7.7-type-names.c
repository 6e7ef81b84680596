/* 6.7.7: types without a name in them. */
#include <stdio.h>
static int f(int a) { return a + 1; }
int main(void) {
  printf("%zu %zu %zu %zu\n", sizeof(int *), sizeof(int *[3]), sizeof(int (*)[3]), sizeof(int[2][3]));
  printf("%zu %zu %zu\n", sizeof(int *(*)(void)), sizeof(int (*[2])(int)), sizeof(char (*(*)(void))[9]));
  void *p = (void *)f; long l = 65;
  printf("%d\n", ((int (*)(int))p)(4));
  printf("%d %d\n", (*(int (**)(int))&p)(5), *(char *)&l);
  printf("%d\n", (*(int (*)[2])(int[]){7, 8})[1]);
  printf("%d\n", _Generic(f, int (*)(int): 1, int (*)(void): 2));
  printf("%zu\n", sizeof(struct { char c; int (*f)(struct x *); }));
}
// model: LP64
// out: 8 24 8 24
// out: 8 16 8
// out: 5
// out: 6 65
// out: 8
// out: 1
// out: 16
