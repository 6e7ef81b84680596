/* 6.5.1.1: the association is chosen by the type of an expression that is not evaluated, after it lost its qualifiers. */
#include <stdio.h>
#define KIND(x) _Generic((x), _Bool: "bool", char: "char", signed char: "schar", unsigned char: "uchar", short: "short", \
  int: "int", unsigned: "uint", long: "long", unsigned long: "ulong", long long: "llong", float: "float", double: "double", \
  long double: "ldouble", char *: "char *", const char *: "const char *", void *: "void *", int (*)(int): "int(*)(int)", default: "other")
static int f(int x) { return x; }
int main(void) {
  const int ci = 1;
  volatile char vc = 'x';
  _Bool b = 1;
  int i = 0, a[3];
  printf("%s %s %s %s\n", KIND(ci), KIND(vc), KIND(b), KIND('x'));
  printf("%s %s %s %s\n", KIND(+vc), KIND(b + b), KIND(1 ? 1 : 2l), KIND(1u << 3l));
  printf("%s %s %s\n", KIND("x"), KIND((const char *)0), KIND(&i));
  printf("%s %s %s\n", KIND(f), KIND(&f), KIND(*f));
  printf("%s %s %s\n", KIND(1.0f * 1), KIND(1.0f * 1.0), KIND(1.0L));
  printf("%s %d\n", KIND(i++), i);
  printf("%d\n", _Generic(a, int *: 1, default: 2));
  printf("%d\n", _Generic(i, int: i + 1, long: 0) * 0 + 4);
}
// out: int char bool int
// out: int int long uint
// out: char * const char * other
// out: int(*)(int) int(*)(int) int(*)(int)
// out: float double ldouble
// out: int 0
// out: 1
// out: 4
