/* 6.2.7p1: typedefs name the same type; a structure's definition completes what was declared before. */
#include <stdio.h>
struct list;
static int length(const struct list *);
typedef struct list list;
struct list { list *next; int v; };
static int length(const list *l) { return l ? 1 + length(l->next) : 0; }
typedef int number; typedef number again;
static again add(number a, again b) { return a + b; }
int main(void) {
  struct list b = {0, 2}; list a = {&b, 1};
  int (*p)(int, int) = add;
  printf("%d %d %d\n", length(&a), p(2, 3), _Generic(&a, struct list *: 1, default: 0));
  enum e { X }; enum e *q = 0;
  printf("%d\n", _Generic(q, unsigned *: 1, default: 0));
}
// out: 2 5 1
// out: 1
