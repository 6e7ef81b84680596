// Recursion: Fibonacci numbers. size 44, tiny 12
#include <stdio.h>
#include <stdlib.h>
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
int main(int argc, char **argv) { printf("%d\n", fib(atoi(argv[1]))); }
