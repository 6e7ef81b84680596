/* C23 6.7.10: `{}` initialises everything with zeros, of all kinds and durations. */
// oracle: -std=gnu2x
#include <stdio.h>

struct point { int x, y; const char *name; };
union either { char c; long l; };

static struct point global = {};
static int list[4] = {};

static int sum(struct point p) { return p.x + p.y + (p.name == 0); }

int main(void) {
  int n = 0;
  double d = 0;
  char *p = 0;
  struct point local = {}, array[3] = {};
  union either u = {};
  char text[8] = {};
  printf("%d %g %d %d\n", n, d, p == 0, local.x + local.y);
  printf("%d %d %ld %d\n", array[2].x, array[1].name == 0, u.l, text[7]);
  printf("%d %d\n", global.y, list[3]);
  printf("%d %d\n", sum((struct point){}), (int){0} + 1);
  struct point nested[2] = {{}, {1, 2, "n"}};
  printf("%d %d %s\n", nested[0].y, nested[1].y, nested[1].name);
  for (int i = 0; i < 3; i++) {
    int fresh[2] = {};
    fresh[i & 1] += i + 1;
    printf("%d%d ", fresh[0], fresh[1]);
  }
  puts("");
  local = (struct point){};
  printf("%d\n", sum(local));
}
// out: "0 0 1 0\n0 1 0 0\n0 0\n1 1\n0 2 n\n10 02 30 \n1\n"
