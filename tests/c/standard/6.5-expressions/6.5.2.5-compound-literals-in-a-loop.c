/* 6.5.2.5p16: each time its place is reached the object gets its initial value anew, though it is the same object. */
#include <stdio.h>
struct s { int i; };
static int f(void) {
  struct s *p = 0, *q;
  int j = 0;
again:
  q = p, p = &((struct s){j++});
  if (j < 2) goto again;
  return p == q && q->i == 1;
}
static int g(int n) {
  int total = 0;
  while (n--) {
    struct s *p = &(struct s){n};
    p->i *= 2;
    total = total * 10 + p->i;
  }
  return total;
}
int main(void) {
  printf("%d\n", f());
  printf("%d\n", g(4));
  for (int i = 0; i < 3; i++) {
    int *a = (int[3]){[1] = i};
    printf("%d%d%d ", a[0], a[1], a[2]);
    a[0] = a[2] = 9;
  }
  puts("");
}
// out: "1\n6420\n000 010 020 \n"
