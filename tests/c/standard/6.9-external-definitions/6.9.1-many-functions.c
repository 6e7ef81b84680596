/* 6.9.1: functions that call each other in a chain through pointers and back. */
#include <stdio.h>
typedef struct m { int n; struct m (*next)(struct m); } m; static m start(m), even(m), odd(m); static m stop(m x) { x.next = 0; return x; }
static m start(m x) { x.next = x.n % 2 ? odd : even; return x; } static m even(m x) { printf("e%d ", x.n); x.n /= 2; x.next = start; return x; } static m odd(m x) { printf("o%d ", x.n); x.n = x.n * 3 + 1; x.next = x.n == 4 ? stop : start; return x; }
int main(void) { for (m x = {6, start}; x.next;) x = x.next(x); puts(""); }
// out: "e6 o3 e10 o5 e16 e8 e4 e2 o1 \n"
