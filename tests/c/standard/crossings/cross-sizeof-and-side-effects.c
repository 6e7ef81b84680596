/* 6.5.3.4 with 6.5.1.1 and typeof: operands that are not evaluated. */
#include <stdio.h>
static int n; static int f(void) { n++; return 1; }
int main(void) { int a = sizeof f() + sizeof(n = 5) + sizeof(int[3]); int b = _Generic(f(), int: 2, default: f()); __typeof__(f()) c = _Alignof(double); int d = sizeof((char)f(), (short)f()); printf("%d %d %d %d %d\n", a, b, c, d, n); int v = 2; int e = sizeof(char[v = 7]) ; printf("%d %d\n", e, v); int *p = 0; printf("%zu %zu\n", sizeof *p, sizeof p[3]); }
// out: 20 2 8 2 0
// out: 7 7
// out: 4 4
