/* 6.7.8: names for types; qualifiers stick to the whole; arrays complete each by itself. */
#include <stdio.h>
typedef int vec[3], *ptr, (*fun)(int), fn(int);
typedef char text[];
typedef struct list { struct list *next; int v; } list, *listp;
static int twice(int x) { return x * 2; }
static fn thrice;
static int thrice(int x) { return x * 3; }
int main(void) {
  vec v = {1, 2, 3}; const ptr p = v; fun f = twice; fn *g = thrice;
  *p = 9;
  text a = "ab", b = "abcd";
  printf("%d %d %d %zu %zu\n", v[0], f(4), g(4), sizeof a, sizeof b);
  list two = {0, 2}; listp l = &(list){&two, 1};
  printf("%d %zu\n", l->next->v, sizeof(vec[2]));
  typedef long vec; vec w = 5;
  printf("%zu\n", sizeof w == sizeof(long) ? (size_t)w : 0);
  { int list = 3; struct list s = {0, list}; printf("%d\n", s.v); }
  typedef vec again; again z = 6; printf("%ld\n", z);
}
// out: 9 8 12 3 5
// out: 2 24
// out: 5
// out: 3
// out: 6
