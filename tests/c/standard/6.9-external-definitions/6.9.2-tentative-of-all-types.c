/* 6.9.2: tentative definitions add up; those without an initialiser are zero; arrays without a size have one element; used before they are complete. */
#include <stdio.h>
int a;
int a;
extern int a;
int a = 5;
int a;
static int b;
static int *pb = &b;
static int b;
struct later;
extern struct later l;
struct later *pl = &l;
int open[];
static double d[3];
static double d[3] = {1, 2, 3};
int *po = open;
char *text;
char *text = "text";
long zero;
struct {
  int x, y;
} anon;
int (*f)(void);
int f_(void);
int (*f)(void) = f_;
union {
  double d;
  long l;
} u;
static int use(void) { return a + *pb + b; }
struct later {
  int v;
  struct later *next;
} l = {7, &l};
int open[3];
static struct { char c[4]; } grid[2][2];
const int c;
int m, *pm = &m, n[2], *pn = n + 1;
int f_(void) { return 11; }
int main(void) {
  printf("%d %d %d\n", a, use(), b);
  b = 3;
  printf("%d %d\n", *pb, pl->next->v);
  printf("%d %zu %d\n", po[2], sizeof open, po == open);
  printf("%g %s %ld %d %d\n", d[1], text, zero, anon.y, f());
  printf("%g %d %d\n", u.d, grid[1][1].c[3], c);
  *pm = 4;
  *pn = 5;
  printf("%d %d %d\n", m, n[0], n[1]);
  extern int a, open[];
  open[1] = a;
  printf("%d\n", po[1]);
}
// out: 5 5 0
// out: 3 7
// out: 0 12 1
// out: 2 text 0 0 11
// out: 0 0 0
// out: 4 0 5
// out: 5
