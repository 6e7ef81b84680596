/* C23 6.7: no parameters means none, typedefs again, composite types, digits in enumerations. */
// oracle: -std=gnu2x
#include <stdio.h>

typedef int number;
typedef int number;
enum wide { small = 1, large = 0b0111'1111, };
static int nothing();
static int sum(int n, int list[static n]);
static int nothing() { return 7; }
static int sum(int n, int list[n]) { int total = 0; for (int i = 0; i < n; i++) total += list[i]; return total; }
static int second(int, int b) { return b; }
struct flags { unsigned a : 1, : 3, b : 4; };

int main(void) {
  printf("%d %d\n", nothing(), sum(3, (int[]){1, 2, 3}));
  printf("%d %d %d\n", second(1, 2), small, large);
  struct flags f = {1, 9};
  printf("%d %d %zu\n", f.a, f.b, sizeof f);
  extern int later;
  printf("%d\n", later);
  int *p = &later;
  (*p)++;
  printf("%d\n", later);
  number n = {3};
  for (number i = 0, j = n; i < j; i++, j--) printf("%d%d ", i, j);
  puts("");
}
int later = 11;
// out: "7 6\n2 1 127\n1 9 4\n11\n12\n03 12 \n"
