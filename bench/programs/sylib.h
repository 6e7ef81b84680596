// The library of SysY, as far as the programs here use it, for compilers of C.
#include <stdio.h>
static int getint(void) { int n = 0; return scanf("%d", &n) == 1 ? n : 0; }
static void putint(int n) { printf("%d", n); }
static void putch(int c) { putchar(c); }
