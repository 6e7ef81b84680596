/* J.1: arguments are evaluated from the left to the right, the function before them; operands too. */
// oracle: none
// gcc takes arguments from the right, clang from the left; C allows both, and this says what we do.
#include <stdio.h>
static int say(int n) { printf("%d ", n); return n; }
static int three(int a, int b, int c) { return a * 100 + b * 10 + c; }
static int (*pick(void))(int, int, int) { printf("f "); return three; }
int main(void) { printf("%d\n", pick()(say(1), say(2), say(3))); printf("%d\n", say(4) + say(5) * say(6)); int a[3] = {say(7), say(8), say(9)}; puts(""); a[say(0)] = say(1); printf("%d\n", a[0]); }
// out: f 1 2 3 123
// out: 4 5 6 34
// out: "7 8 9 \n"
// out: 0 1 1
