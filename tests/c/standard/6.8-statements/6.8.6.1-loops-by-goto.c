/* 6.8.6.1: loops made of jumps, into one another and out. */
#include <stdio.h>
int main(void) { int i = 0, j, n = 0; outer: if (i >= 4) goto done; j = 0; inner: if (j >= 3) goto next; if (i == 2 && j == 1) goto next; n = n * 3 + i + j; j++; goto inner; next: i++; goto outer; done: printf("%d %d\n", n, i); int a = 48, b = 18; top: if (b == 0) goto out; { int t = a % b; a = b; b = t; } goto top; out: printf("%d\n", a); int k = 0; goto middle; begin: k += 10; if (k > 35) goto end; middle: k += 1; goto begin; end: printf("%d\n", k); }
// out: 12491 4
// out: 6
// out: 44
