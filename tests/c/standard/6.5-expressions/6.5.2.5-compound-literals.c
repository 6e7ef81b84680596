/* 6.5.2.5: an unnamed object, which is an lvalue; in a block it lives as long as the block, outside of functions always. */
#include <stdio.h>
struct p { int x, y; };
static int *table = (int[]){1, 2, 3};
static struct p *far = &(struct p){.y = 8};
static int sum(const int *a, int n) { int s = 0; while (n--) s += a[n]; return s; }
int main(void) {
  table[1] = 20;
  printf("%d %d\n", sum(table, 3), far->x + far->y);
  printf("%d %zu\n", sum((int[]){[4] = 5, 6, [0] = 1}, 6), sizeof(int[]){[4] = 5, 6});
  (struct p){1, 2}.x = 5;
  struct p *q = &(struct p){1, 2};
  q->x += 10;
  printf("%d\n", q->x);
  int *last = 0, n = 0;
  for (int i = 0; i < 3; i++) {
    int *now = (int[]){i, i * i};
    n += now[1]++;
    last = now;
    printf("%d ", last[1]);
  }
  printf("%d\n", n);
  printf("%d\n", (int){3} + *&(int){4} + (const int){5});
  char *s = (char[]){"abc"};
  s[0] = 'X';
  printf("%s %zu\n", s, sizeof(char[]){"abc"});
}
// out: 24 8
// out: 12 24
// out: 11
// out: 1 2 5 5
// out: 12
// out: Xbc 4
