/* 6.2.1p2-7: tags and enumeration constants begin where they stand; an inner one hides, also in the list of parameters' sizes. */
#include <stdio.h>
enum colour { RED = 1, GREEN = RED + 1, BLUE = GREEN * 2 };
struct node { struct node *next; enum { LEAF = 7, INNER } kind; };
static int f(int n, int a[n]) { return a[n - 1]; }
int main(void) {
  printf("%d %d %d\n", BLUE, LEAF, INNER);
  struct node n = {0, INNER};
  {
    enum { RED = RED + 10, GREEN = RED + 10 };
    struct node { int value; } n = {RED};
    printf("%d %d %zu\n", n.value, GREEN, sizeof(struct node));
    { struct node; struct node *p = 0; struct node { char c; }; printf("%zu\n", sizeof *p); }
  }
  printf("%d %d %zu\n", n.kind, RED, sizeof(struct node));
  int x = 1;
  for (int x = 10; x < 11; x++) { int x = 100; { int x = 1000; printf("%d ", x); } printf("%d ", x); }
  printf("%d\n", x);
  if (sizeof(enum { A = 3, B }) == 4) printf("%d\n", A + B);
  int y = sizeof(struct hidden { char text[13]; });
  printf("%d %zu\n", y, sizeof(struct hidden));
  int a[] = {4, 5, 6};
  printf("%d\n", f(3, a));
}
// model: LP64
// out: 4 7 8
// out: 11 21 4
// out: 1
// out: 8 1 16
// out: 1000 100 1
// out: 7
// out: 13 13
// out: 6
