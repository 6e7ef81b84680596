/* 6.8.6.1 with 6.7.6.2: leaving and entering again the scope of an array of variable length. */
#include <stdio.h>
int main(void) { int n = 1, total = 0; again: { int a[n * 100]; a[0] = n; a[n * 100 - 1] = n * 2; total += a[0] + a[n * 100 - 1]; if (n++ < 50) goto again; } for (int i = 1; i < 200; i++) { char s[i]; s[i - 1] = 1; if (i % 3 == 0) continue; total += s[i - 1]; if (i == 150) break; } printf("%d\n", total); }
// out: 3958
