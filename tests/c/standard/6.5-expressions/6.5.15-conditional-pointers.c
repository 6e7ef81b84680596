/* 6.5.15p6: pointers get the qualifiers of both, null takes the other's type, `void *` wins over object pointers. */
#include <stdio.h>
#define NAME(e) _Generic((e), int *: "int *", const int *: "const int *", void *: "void *", const void *: "const void *", \
  int (*)[3]: "int (*)[3]", default: "other")
int main(void) {
  int i = 4, *p = &i, yes = 1;
  const int *cp = &i;
  void *v = &i;
  const void *cv = 0;
  printf("%s\n", NAME(yes ? p : cp));
  printf("%s\n", NAME(yes ? p : 0));
  printf("%s\n", NAME(yes ? p : (void *)0));
  printf("%s\n", NAME(yes ? p : v));
  printf("%s\n", NAME(yes ? cp : v));
  printf("%s\n", NAME(yes ? p : cv));
  int a[2][3];
  int (*unknown)[] = a;
  printf("%s\n", NAME(yes ? unknown : a));
  printf("%d\n", *(yes ? p : cp));
  yes ? (void)(i = 9) : (void)0;
  printf("%d\n", i);
}
// out: const int *
// out: int *
// out: int *
// out: void *
// out: const void *
// out: const void *
// out: int (*)[3]
// out: 4
// out: 9
