/* 6.2.4p7 with 6.5.2.2p11: each call has an array of its own length. */
#include <stdio.h>
static int perms(int n, int k, const int *from) { if (n == 0) return k; int rest[n], total = 0; for (int i = 0; i < n; i++) { int m = 0; for (int j = 0; j < n; j++) if (j != i) rest[m++] = from[j]; total += perms(n - 1, (k * 3 + from[i]) % 101, rest); } return total; }
int main(void) { int a[] = {1, 2, 3, 4, 5}; for (int n = 1; n <= 5; n++) printf("%d ", perms(n, 0, a)); puts(""); }
// out: "1 12 156 1289 5887 \n"
