/* GNU: typeof of expressions that are not evaluated, of arrays, functions and types; as casts and in macros. */
#include <stddef.h>
#include <stdio.h>

#define SWAP(a, b) do { __typeof__(a) t_ = (a); (a) = (b); (b) = t_; } while (0)
#define CONTAINER(p, type, member) ((type *)((char *)(p)-offsetof(type, member)))
#define LENGTH(a) (sizeof(a) / sizeof *(a) + 0 * sizeof(char[1 - 2 * __builtin_types_compatible_p(__typeof__(a), __typeof__(&(a)[0]))]))

struct node { int value; struct node *next; };
struct item { double weight; struct node link; };

static int calls;
static short called(void) { calls++; return 5; }

int main(void) {
  __typeof__(called()) s = 70000 - 65536;
  __typeof__(s++) t = s;
  printf("%d %d %d %zu\n", s, t, calls, sizeof t);
  int numbers[] = {1, 2, 3};
  __typeof__(numbers) copy = {4, 5, 6};
  __typeof__(int[2]) two = {7, 8};
  __typeof__(numbers[0]) *p = copy;
  SWAP(numbers[0], p[2]);
  p = two;
  printf("%d %d %d %zu\n", numbers[0], copy[2], *p, LENGTH(copy));
  __typeof__(called) *function = called;
  printf("%d", function());
  printf(" %d\n", calls);
  struct item item = {1.5, {10, NULL}};
  struct node *link = &item.link;
  printf("%g\n", CONTAINER(link, struct item, link)->weight);
  __typeof__((char)1 + 1) promoted = 300;
  __typeof__(1 ? 1u : -1) unsigned_ = -1;
  __typeof__(1 ? (void *)0 : &item) pointer = &item;
  printf("%d %d %g\n", promoted, unsigned_ > 0, pointer->weight);
  const int fixed = 3;
  __typeof__(+fixed) loose = fixed;
  loose++;
  printf("%d\n", loose);
  int n = 4;
  __typeof__(int[n]) variable;
  n = 9;
  printf("%zu\n", sizeof variable / sizeof(int));
  __typeof__(__typeof__(char *)[3]) strings = {"a", "b", "c"};
  printf("%s%s\n", strings[0], strings[2]);
}
// out: 4464 4464 0 2
// out: 6 1 7 3
// out: 5 1
// out: 1.5
// out: 300 1 1.5
// out: 4
// out: 4
// out: ac
