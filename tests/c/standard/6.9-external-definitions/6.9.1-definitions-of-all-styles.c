/* 6.9.1: old and new styles together; parameters that are arrays and functions; names of types as parameters; results that are pointers. */
#include <stdio.h>
int old(a, b, c)
int a;
char b;
double c;
{ return a + b + (int)c; }
static char *where(t, n)
char t[];
unsigned short n;
{ return t + n; }
float half(f)
float f;
{ return f / 2; }
int apply(g, n) int (*g)(), n;
{ return g(n); }
struct s {
  int a, b;
} swap(s) struct s s;
{
  int t = s.a;
  s.a = s.b;
  s.b = t;
  return s;
}
int noargs() { return 3; }
int unordered(c, a, b) int a, b;
register char c;
{ return a * 100 + b * 10 + c; }
int main_sum(v, n) int *v, n;
{
  int s = 0;
  while (n--) s += *v++;
  return s;
}
static int fnparam(f)
int f();
{ return f(1); }
static int inc(int n) { return n + 1; }
typedef int T;
int shadow(int T) { return T * 2; }
static int rows(n, m)
int n, (*m)[3];
{ return m[n][2]; }
int (*choose(c))() char c;
{ return c == 'i' ? inc : (int (*)())noargs; }
void modify(int a[static 2], const int *const end) {
  for (; a != end; ++a) *a *= 2;
}
int main() {
  printf("%d %s %g\n", old(1, 'A', 2.9), where("abcdef", 2), half(3.0f));
  printf("%d %d %d\n", apply(inc, 4), noargs(), unordered(1, 2, 3));
  struct s s = {1, 2};
  s = swap(s);
  int v[] = {1, 2, 3, 4}, m[2][3] = {{1, 2, 3}, {4, 5, 6}};
  printf("%d %d %d %d\n", s.a, s.b, main_sum(v, 4), fnparam(inc));
  modify(v, v + 4);
  printf("%d %d %d %d %d\n", v[3], shadow(21), rows(1, m), choose('i')(7), choose(0)());
}
// out: 68 cdef 1.5
// out: 5 3 231
// out: 2 1 10 2
// out: 8 42 6 8 3
