/* 6.4.1: keywords are case-sensitive, and part of no longer name. */
#include <stdio.h>
int main(void) {
  int If = 1, intx = 2, _int = 3, While = 4, returned = 5, else1 = 6;
  struct { int For; } Struct = {7};
  volatile register int unsignedly = 8;
  printf("%d %d %d %d %d %d %d %d\n", If, intx, _int, While, returned, else1, Struct.For, unsignedly);
  long unsigned int long a = 9; int short unsigned b = 65535; int const signed c = -1;
  printf("%llu %d %d %zu\n", a, b, c, sizeof a);
  int inline_ = sizeof(signed), r = sizeof(long int unsigned);
  printf("%d %d\n", inline_, r);
}
// model: LP64
// out: 1 2 3 4 5 6 7 8
// out: 9 65535 -1 8
// out: 4 8
