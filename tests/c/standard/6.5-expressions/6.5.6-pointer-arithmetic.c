/* 6.5.6p8: a pointer may go one past the end of its array and come back; differences count elements. */
#include <stddef.h>
#include <stdio.h>
struct triple { char c[3]; };
int main(void) {
  int a[5] = {10, 20, 30, 40, 50};
  int *end = a + 5, *p = end;
  while (p != a) printf("%d ", *--p);
  printf("\n%td %td\n", end - a, &a[1] - &a[4]);
  struct triple t[4];
  printf("%td %zu\n", &t[3] - t, sizeof(ptrdiff_t));
  int m[3][4];
  printf("%td %td %td\n", m[2] - m[0], &m[2] - m, (char *)&m[1] - (char *)m);
  long long i = -2;
  unsigned char u = 2;
  printf("%d %d %d\n", *(end + i), *(a + u), *(u + a));
  int *q = a;
  q += 3;
  q -= 1u;
  printf("%d\n", *q);
}
// model: LP64
// out: "50 40 30 20 10 \n5 -3\n3 8\n8 2 16\n40 30 30\n30\n"
