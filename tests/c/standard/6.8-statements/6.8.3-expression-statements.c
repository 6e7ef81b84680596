/* 6.8.3: values that nobody wants; null statements. */
#include <stdio.h>
static int n; static int next(void) { return ++n; }
int main(void) { next(); next(), next(); n == 3; (void)next(); ; ; if (n > 3) ; else n = 100; while (next() < 8) ; for (; n < 10; n++) ; "text"; 1 + 1; printf("%d\n", n); { } do ; while (n++ < 12); printf("%d\n", n); lab: ; if (n < 20) { n = 50; goto lab; } printf("%d\n", n); }
// out: 10
// out: 13
// out: 50
