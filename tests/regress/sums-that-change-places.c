// samara run FILE
// samara run FILE -O0
// samara run FILE -O3
// Each sum goes on from what the other was a round before: they are not two sums of all elements, which vectors could add in any order.
#include <stdio.h>
int cells[100];
int crossed(int n) {
  int s = 0, r = 5;
  for (int i = 0; i < n; i++) {
    int t = r + cells[i];
    r = s;
    s = t;
  }
  return s * 1000 + r;
}
int main(void) {
  for (int i = 0; i < 100; i++) cells[i] = i * i % 37;
  printf("%d\n", crossed(100));
  return 0;
}
// out: 890940
