/* 6.5.16.2p3: E1 op= E2 computes in the common type of both, and evaluates E1 once. */
#include <stdio.h>
static int calls;
static int *at(int *p) { calls++; return p; }
int main(void) {
  int i = 10;
  i *= 1.25;
  printf("%d\n", i);
  i /= 0.3;
  printf("%d\n", i);
  unsigned char c = 200;
  c += 100;
  printf("%d\n", c);
  c -= 300;
  printf("%d\n", c);
  i = -8;
  i /= 2u;
  printf("%d\n", i);
  *at(&i) += 2;
  ++*at(&i);
  (*at(&i))--;
  printf("%d\n", calls);
  float f = 16777216;
  f += 1.0;
  f += 1.0;
  printf("%.1f\n", f);
  long l = 5;
  l += 3.9;
  l -= -0.5;
  printf("%ld\n", l);
  int a[3] = {1, 2, 3}, k = 0;
  a[k++] += 10;
  a[k++] *= 10;
  printf("%d %d %d %d\n", a[0], a[1], a[2], k);
}
// out: 12
// out: 40
// out: 44
// out: 0
// out: 2147483644
// out: 3
// out: 16777216.0
// out: 8
// out: 11 20 3 2
