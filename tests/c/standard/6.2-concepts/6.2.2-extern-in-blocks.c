/* 6.2.2p4-5: extern in a block means the object of the file, also where a local of that name hides it, with the linkage that was declared before. */
#include <stdio.h>
static int inner = 5;
int outer = 6;
extern int later;
static int twice(int);
int main(void) {
  extern int inner, outer;
  printf("%d %d %d\n", inner, outer, later);
  {
    extern int outer;
    outer++;
  }
  {
    int outer = 100;
    { extern int outer; outer++; }
    printf("%d\n", outer);
  }
  printf("%d\n", outer);
  int twice(int);
  printf("%d\n", twice(outer));
  extern int hidden_until_end(void);
  printf("%d\n", hidden_until_end());
}
int later = 7;
int twice(int n) { return 2 * n; }
int hidden_until_end(void) { return later * inner; }
// out: 5 6 7
// out: 100
// out: 8
// out: 16
// out: 35
