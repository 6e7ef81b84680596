/* 6.7.9: initialisers that are calls, conditions, other structures, earlier variables; with conversions to the member's type. */
#include <stdio.h>
struct p {
  short x;
  float y;
  unsigned char c;
  _Bool b;
  unsigned f : 3;
};
struct q {
  struct p a, b[2];
};
static int n;
static int next(void) { return ++n; }
static struct p made(int x) { return (struct p){x, x / 2.0, x, x, x}; }
static void show(struct p p) { printf("%d,%g,%d,%d,%d ", p.x, p.y, p.c, p.b, p.f); }
int main(void) {
  struct p p = {70000, 1, 300, 0.5, 9}, copy = p, c = n ? p : made(258);
  show(p);
  show(copy);
  show(c);
  puts("");
  struct q q = {made(1), {p, made(next())}}, r = {.b[1] = copy, .a = q.b[1], .b[0].c = 'x'};
  show(q.b[1]);
  show(r.a);
  show(r.b[0]);
  show(r.b[1]);
  puts("");
  int a = next(), b = a + next(), arr[] = {a, b, a + b, [4] = next()};
  printf("%d %d %d %d\n", a, b, arr[2], arr[4]);
  struct q list[2] = {[1] = q};
  list[1].a.x = 9;
  show(list[1].a);
  show(q.a);
  show(list[0].b[0]);
  puts("");
  float f[] = {1, 2u, 'c', 1.1};
  double d = f[3], e = f[2];
  long l = 1e10, m = -2.9;
  printf("%.9g %g %ld %ld\n", d, e, l, m);
  const char *s = n > 3 ? "many" : "few", *t = s + 1;
  char u = s[0], w[] = {s[0], *t, 0};
  printf("%s %s %c %s\n", s, t, u, w);
  struct {
    struct p *to;
    int k;
  } self = {&p, (p.x = 5, p.x)};
  printf("%d %d\n", self.to->x, self.k);
  static struct q z;
  show(z.b[1]);
  union {
    struct p p;
    int i;
  } un = {made(3)}, um = {p};
  show(un.p);
  show(um.p);
  puts("");
}
// model: LP64
// out: "4464,1,44,1,1 4464,1,44,1,1 258,129,2,1,2 \n1,0.5,1,1,1 1,0.5,1,1,1 0,0,120,0,0 4464,1,44,1,1 \n2 5 7 4\n9,0.5,1,1,1 1,0.5,1,1,1 0,0,0,0,0 \n1.10000002 99 10000000000 -2\nmany any m ma\n5 5\n0,0,0,0,0 3,1.5,3,1,3 5,1,44,1,1 \n"
