/* C23 6.10, 6.7: macros with digits and types of typeof in declarations of several names. */
// oracle: -std=gnu2x
#include <stdio.h>

#define LIMIT 1'000'000
#define BITS(n) (0b1u << (n))
#define LARGER(a, b) ({ typeof(a) a_ = (a); typeof(b) b_ = (b); a_ > b_ ? a_ : b_; })
#define FOREACH(item, array) for (typeof(&(array)[0]) item = (array); item < (array) + sizeof(array) / sizeof *(array); item++)

typedef typeof(1.0f) real;
struct list { typeof(int[3]) items; typeof(struct list *) next; };
static typeof(int(int)) doubled;
static int doubled(int n) { return n * 2; }

int main(void) {
  typeof(LIMIT) n = LIMIT, *p = &n, list[2] = {1, 2};
  printf("%d %d %d\n", *p, list[1], LARGER(n, 2'000'000));
  printf("%u %u\n", BITS(4), BITS(31));
  struct list l = {{1, 2, 3}, &l};
  int sum = 0;
  FOREACH(item, l.next->items) sum += *item;
  printf("%d %zu\n", sum, sizeof(real));
  typeof(doubled) *f = doubled;
  printf("%d\n", f(21));
  typeof(p) q = p;
  *q += 1;
  printf("%d %s\n", n, _Generic(LARGER(1, 2.0f), float: "float", double: "double", default: "other"));
  const typeof(n) fixed = 4;
  typeof(fixed) *r = &fixed;
  printf("%d %d\n", *r, _Generic(r, const int *: 1, int *: 2));
}
// out: 1000000 2 2000000
// out: 16 2147483648
// out: 6 4
// out: 42
// out: 1000001 float
// out: 4 1
