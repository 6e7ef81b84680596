// samara run FILE
// The conditional of pointers to compatible types points to their composite: the size that one of them knows.
#include <stdio.h>
int main(void) {
  int b[5] = {1, 2, 3, 4, 5};
  int (*open)[] = &b, (*closed)[5] = open;
  printf("%zu %zu\n", sizeof *(1 ? open : closed), sizeof *(b[0] ? closed : open));
}
// out: 20 20
