/* 6.7.6.2: rows of rows; pointers to any of them step over the whole. */
#include <stdio.h>
static int a[2][3][4]; static int total(int n, int (*p)[3][4]) { int s = 0; for (; n--; p++) for (int (*q)[4] = *p; q < *p + 3; q++) for (int *r = *q; r < *q + 4; r++) s += *r; return s; }
int main(void) { int n = 0; for (int i = 0; i < 2; i++) for (int j = 0; j < 3; j++) for (int k = 0; k < 4; k++) a[i][j][k] = n++; printf("%d %d\n", total(2, a), total(1, a + 1)); printf("%zu %zu %zu\n", sizeof a[0], sizeof a[0][0], sizeof(*a + 1)); printf("%d %d %d\n", *(*(*(a + 1) + 2) + 3), (*a)[1][2], **a[1]); printf("%td %td\n", &a[1][0][0] - &a[0][0][0], a[1][2] - a[1][0]); char s[2][3][5] = {{"ab", "cd"}, {"ef", [2] = "gh"}}; printf("%s%s%s%c\n", s[0][1], s[1][2], s[1][1], s[1][0][1]); }
// model: LP64
// out: 276 210
// out: 48 16 8
// out: 23 6 12
// out: 12 8
// out: cdghf
