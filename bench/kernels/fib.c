/* Recursive Fibonacci: calls. */
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
long kernel(void) { return fib(27); }
