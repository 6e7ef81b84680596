/* C23: typeof without underscores, unnamed parameters, static_assert as a keyword. */
// oracle: -std=gnu2x
#include <stdio.h>

_Static_assert(sizeof(int) == 4);

static int ignored(int, int b, char *) { return b; }
static int none() { return 3; }

static int loop(int n) {
  int total = 0;
again:;
  int step = n % 3;
  total += step;
  if (--n > 0) goto again;
  switch (total) {
    case 4:;
      int local = 40;
      total += local;
      break;
    default:;
  }
  {
    goto end;
  end:;
  }
  return total;
}

int main(void) {
  typeof(1.5f) f = 1.25;
  typeof(int *) p = &(int){5}, q = p;
  printf("%g %d %zu\n", f, *q, sizeof f);
  printf("%d %d\n", ignored(1, 2, 0), none());
  printf("%d %d %d\n", loop(5), loop(4), loop(1));
  typeof(ignored) *g = ignored;
  printf("%d\n", g(7, 8, 0));
  const typeof(p[0]) fixed = 9;
  printf("%d %s\n", fixed, (char *)u8"text");
}
// out: 1.25 5 4
// out: 2 3
// out: 6 44 1
// out: 8
// out: 9 text
