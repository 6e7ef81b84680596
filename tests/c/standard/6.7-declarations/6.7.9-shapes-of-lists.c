/* 6.7.9: braces left off, too few, designators in the middle, strings among them, nested, scalars in braces. */
#include <stdio.h>
struct in {
  int a, b[2];
  char t[3];
};
struct out {
  struct in x[2];
  int y;
  union {
    int i;
    char c[4];
  } u;
  const char *p;
};
static void show(const struct out *o) {
  for (int i = 0; i < 2; i++) printf("%d,%d,%d,%.3s ", o->x[i].a, o->x[i].b[0], o->x[i].b[1], o->x[i].t);
  printf("%d %x %s\n", o->y, o->u.i, o->p ? o->p : "-");
}
static struct out flat = {1, 2, 3, "ab", 4, 5, 6, "cde", 7, 8, "p"}, braced = {{{1, {2, 3}, {'a', 'b'}}, {4, {5, 6}, "cd"}}, 7, {8}, "p"},
                  half = {{{1}, 2, {3}}, .u.c = {1, 2}, "after"},
                  jumps = {.y = 5, {.c = {[1] = 1}}, .x[1].b[1] = 9, .x[1].t = "tt", .y = 3, .x[0] = {.t = "z", .a = 2}};
int main(void) {
  show(&flat);
  show(&braced);
  show(&half);
  show(&jumps);
  int n = 3;
  struct out autos = {{{n, n + 1, n + 2, "au"}, {.b = {[1] = n * n}}}, n, {n}, "auto"};
  show(&autos);
  autos = (struct out){.x = {[1] = {1, 2}}, 6};
  show(&autos);
  int m[][3] = {{1}, 2, 3, 4, {5, 6}, [4] = {7}}, s = {5}, *p = {&s}, e[] = {[2] = 1, 2, [0] = 3, 4, [5] = 6};
  printf("%zu %d %d %d %d\n", sizeof m / sizeof *m, m[1][2], m[2][1], m[3][0], m[4][0]);
  printf("%d %zu %d %d %d\n", *p, sizeof e / sizeof *e, e[0], e[1], e[3]);
  char w[2][4] = {"abc", {'d', "e"[0]}}, v[] = {"braced"},
       *l[] = {"x",
               "y"
               "z",
               [4] = "five"};
  printf("%s %s %zu %s %d\n", w[0], w[1], sizeof v, l[1], l[3] == 0);
  struct {
    struct {
      struct {
        int q;
      } z;
    } y;
  } d = {1}, f = {.y.z.q = 2}, g = {{{3}}};
  printf("%d%d%d\n", d.y.z.q, f.y.z.q, g.y.z.q);
  struct in arr[] = {{1}, {2}, [1].b = {3, 4}, [0].t = "q"};
  printf("%d %d %s\n", arr[0].a, arr[1].b[1], arr[0].t);
}
// out: 1,2,3,ab 4,5,6,cde 7 8 p
// out: 1,2,3,ab 4,5,6,cd 7 8 p
// out: 1,0,0, 2,3,0, 0 201 after
// out: 2,0,0,z 0,0,9,tt 3 100 -
// out: 3,4,5,au 0,0,9, 3 3 auto
// out: 0,0,0, 1,2,0, 6 0 -
// out: 5 4 6 0 7
// out: 5 6 3 4 2
// out: abc de 7 yz 1
// out: 123
// out: 1 4 q
