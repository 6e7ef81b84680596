/* GNU: statement expressions that leave loops, continue them, return, and hold variables of their own. */
#include <stdio.h>

#define MAX(a, b) ({ __typeof__(a) a_ = (a); __typeof__(b) b_ = (b); a_ > b_ ? a_ : b_; })
#define CHECKED(n) ({ int n_ = (n); if (n_ < 0) return -1; n_ * 2; })

static int doubled(int n) { return CHECKED(n) + CHECKED(n - 1); }
static int calls;
static int next(void) { return ++calls; }

int main(void) {
  int total = 0;
  for (int i = 0; i < 10; i++) total += ({ if (i == 3) continue; if (i == 7) break; int square = i * i; square; });
  printf("%d\n", total);
  printf("%d %d %d\n", doubled(5), doubled(0), doubled(-1));
  printf("%d", MAX(next(), MAX(next(), 2)));
  printf(" %d\n", calls);
  int n = ({ int sum = 0; for (int i = 1; i <= 100; i++) sum += i; sum; });
  struct { int a, b; } pair = ({ __typeof__(pair) p = {n, n + 1}; p; });
  printf("%d %d %d\n", n, pair.a, pair.b);
  while (({ n /= 3; n > 10; })) printf("%d ", n);
  puts("");
  int nested = ({ int x = 1; ({ int x = 2; x + ({ int x = 3; x * 10; }); }) + x; });
  printf("%d\n", nested);
  const char *text = ({ switch (nested % 3) { case 0: total = 1; break; default: total = 2; } total == 1 ? "one" : "two"; });
  puts(text);
  ({ puts("nothing"); });
  int k = 0;
  do total = ({ k++; goto out; 0; });
  while (1);
out:
  printf("%d %d\n", k, total);
  int array[({ enum { size = 4 }; size; })];
  printf("%zu\n", sizeof array / sizeof *array);
}
// out: "82\n18 -1 -1\n2 2\n5050 5050 5051\n1683 561 187 62 20 \n33\none\nnothing\n1 1\n4\n"
