/* initialisers: designators that overlap, nested, unions, strings, flexible, compound literals with addresses */
#include <stdio.h>
#include <stddef.h>
struct in { int a, b; char s[4]; }; struct out { struct in i[2]; union { int n; struct { short x, y; }; char t[8]; } u; int *p; struct { int k[2][2]; } m; };
static int x = 4;
static struct out g = {.i[1].b = 5, .u.y = 7, .i = {{1, 2, "ab"}, [1].s = "xyz"}, .p = &x, .m.k[1] = {8}, .m.k[0][1] = 3};
static struct out h = {{{1, 2, {'a', 'b'}}, {3}}, {.t = "uni"}, (int[]){7, 8, 9} + 1, {{{1, 2}, {3}}}};
struct flex { int n; struct in f[]; }; static struct flex fl = {2, {{1, 2, "q"}, {.b = 9}}};
static char *strs[][2] = {{"a", "b"}, {[1] = "c"}}, text[2][4] = {"abcd", {"ef"}}, one[] = {"str" "ing"}, two[] = {'n', 'o'};
static int m[][3] = {1, 2, 3, 4, [3] = {[1] = 7}, 8}; static struct in *list[] = {&(struct in){1, 2, "l"}, g.i + 1, &g.i[0]};
static const struct { unsigned a : 3, : 2, b : 4; signed c : 5; int : 0; int d; } bf = {7, 9, -16, 3}; static double dd[] = {1, 2.5f, 'a', 1e3L, [6 ... 8] = 1. / 3};
static void show(const struct out *o) { printf("%d %d %.4s %d %d %.4s %d %d %d %d %d %d\n", o->i[0].a, o->i[0].b, o->i[0].s, o->i[1].a, o->i[1].b, o->i[1].s, o->u.n, *o->p, o->m.k[0][0], o->m.k[0][1], o->m.k[1][0], o->m.k[1][1]); }
static int count; static int next(void) { return ++count; }
int main(void) {
  show(&g); show(&h); printf("%d %s %d %zu\n", fl.f[1].b, fl.f[0].s, fl.n, sizeof fl); printf("%s %d %.4s %.4s %zu %zu\n", strs[1][1], strs[1][0] == 0, text[0], text[1], sizeof one, sizeof two);
  printf("%zu %d %d %d\n", sizeof m / sizeof *m, m[1][0], m[3][1], m[3][2]); printf("%d %d %d\n", list[0]->b, list[1]->b, list[2]->a); printf("%u %u %d %d\n", bf.a, bf.b, bf.c, bf.d); printf("%zu %g %g %g\n", sizeof dd / 8, dd[2], dd[4], dd[8]);
  struct out l = {.i = {[0] = {next(), next()}, [1] = {.b = next()}}, .m = {{{next()}}}, .p = &count}; show(&l); struct in a[3] = {[0 ... 2] = {6, 2}, [1].a = 50}; printf("%d %d %d\n", a[0].a, a[1].a, a[2].a);
  struct out c = l, *pc = &(struct out){.i[0] = a[1], .u = {l.u.n}, .p = (int[2]){[1] = 5} + 1}; show(pc); c.i[1] = (struct in){.s = "new"}; show(&c);
  int z[2][3] = {{1}, 2, 3}, *pz[] = {z[0], z[1]}; printf("%d %d %d\n", pz[1][0], pz[1][1], pz[0][1]); char e[5] = {"hi"}, f[] = {[2] = 'x', 'y', 0}; printf("%s %s %zu\n", e, f + 2, sizeof f);
  union { struct { int a, b; }; long l; } u = {.a = 1, .b = 2}, v = {.l = 3, .a = 9}; printf("%lx %d\n", u.l, v.a); for (int i = 0; i < 2; i++) { int fresh[3] = {i}; fresh[1] += fresh[0] + 1; printf("%d%d%d ", fresh[0], fresh[1], fresh[2]); } puts("");
  printf("%zu %zu\n", offsetof(struct out, i[1].s[2]), offsetof(struct out, m.k[1]));
}
// model: LP64
// out: "1 2 ab 0 0 xyz 458752 4 0 3 8 0\n1 2 ab 3 0  6909557 8 1 2 3 0\n9 q 2 4\nc 1 abcd ef 7 2\n5 4 7 0\n2 0 1\n7 9 -16 3\n9 97 0 0.333333\n1 2  0 3  0 4 4 0 0 0\n6 50 6\n50 2  0 0  0 5 0 0 0 0\n1 2  0 0 new 0 4 4 0 0 0\n2 3 0\nhi xy 5\n200000001 9\n010 120 \n22 48\n"
