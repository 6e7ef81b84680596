/* 7.24.2: memcpy, memmove over itself, strcpy, strncpy and its zeros. */
#include <stdio.h>
#include <string.h>
int main(void) {
  char a[12] = "0123456789", b[12];
  memmove(a + 2, a, 8); puts(a); memmove(a, a + 3, 5); puts(a); memmove(a, a, 3);
  printf("%d %s\n", memcpy(b, "copy", 5) == b, b);
  memset(b, '#', 12); strncpy(b, "ab", 5); for (int i = 0; i < 6; i++) printf("%d ", b[i]); puts("");
  strncpy(b, "abcdefg", 3); printf("%.4s\n", b);
  printf("%d %s\n", strcpy(b, "") == b, b);
  struct { int n; char t[4]; } s = {5, "xyz"}, t; memcpy(&t, &s, sizeof s); printf("%d %s\n", t.n, t.t);
  memcpy(b, a, 0); printf("%d\n", b[0]);
  int big[100], copy[100]; for (int i = 0; i < 100; i++) big[i] = i; memmove(big + 1, big, 99 * sizeof *big); memcpy(copy, big, sizeof big); printf("%d %d %d\n", copy[0], copy[1], copy[99]);
}
// out: "0101234567\n1234534567\n1 copy\n97 98 0 0 0 35 \nabc\n1 \n5 xyz\n0\n0 0 98\n"
