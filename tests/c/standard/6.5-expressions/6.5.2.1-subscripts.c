/* 6.5.2.1: E1[E2] is *((E1)+(E2)), so either may be the pointer, and negative subscripts reach back. */
#include <stdio.h>
int main(void) {
  int a[3][4], n = 0;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 4; j++) a[i][j] = n++;
  printf("%d %d %d\n", a[1][2], 1[a][2], 2[1[a]]);
  int *mid = &a[1][0], *end = a[2] + 4;
  printf("%d %d %d\n", mid[-1 + 1], end[-1], (-2)[end]);
  int(*row)[4] = a + 1;
  printf("%d %d %d\n", row[-1][3], row[1][0], (*row)[3]);
  printf("%zu %zu %zu\n", sizeof a[0], sizeof a[0][0], sizeof row[0]);
  unsigned char small = 3;
  char s[] = "word";
  s[small] = s[small - 1];
  puts(s);
  int *ptrs[2] = {a[0], a[2]};
  printf("%d\n", ptrs[1][2] + *ptrs[0]);
  printf("%d\n", *(*(a + 2) + 1));
}
// out: 6 6 6
// out: 4 11 10
// out: 3 8 7
// out: 16 4 16
// out: worr
// out: 10
// out: 9
