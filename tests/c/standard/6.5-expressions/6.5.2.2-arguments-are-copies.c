/* 6.5.2.2 note 93: a parameter is an object of its own. */
#include <stdio.h>
struct s { int n; int a[2]; };
static int scalar(int n) { n += 5; return n; }
static int record(struct s s) { s.n++; s.a[1] = 50; return s.n + s.a[1]; }
static int pointer(int *p) { *p += 1; p++; return *p; }
static int array(int a[]) { a[0] = 9; a = a + 1; return a[0]; }
static struct s *address(struct s s, struct s *out) { *out = s; out->n = -1; return out; }
int main(void) {
  int n = 1, a[3] = {1, 2, 3}; struct s s = {1, {2, 3}}, t;
  printf("%d %d\n", scalar(n), n);
  printf("%d ", record(s)); printf("%d %d\n", s.n, s.a[1]);
  printf("%d ", pointer(a)); printf("%d ", a[0]); printf("%d ", array(a)); printf("%d\n", a[0]);
  printf("%d ", address(s, &t)->n); printf("%d %d\n", s.n, t.a[0]);
}
// out: 6 1
// out: 52 1 3
// out: 2 2 2 9
// out: -1 1 2
