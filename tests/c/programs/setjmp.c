#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Each context in which C17 7.13.2.1 allows setjmp, jumped into again. */
static jmp_buf one, two, three;
static volatile int count;

static _Noreturn void jump(jmp_buf *to, int value) { longjmp(*to, value); }
static int deep(int n, jmp_buf *to, int value) {
  char pad[50];
  memset(pad, n, sizeof pad);
  if (n == 0) jump(to, value);
  return deep(n - 1, to, value) + pad[3];
}

static void contexts(void) {
  count = 0;
  setjmp(one);
  if (++count < 3) longjmp(one, 1);
  printf("statement %d\n", count);
  count = 0;
  (void)setjmp(one);
  if (++count < 3) longjmp(one, 1);
  if (setjmp(one)) printf("if %d\n", count); else { count += 10; deep(3, &one, 5); }
  if (!setjmp(one)) { count += 10; deep(3, &one, 5); } else printf("not %d\n", count);
  if (setjmp(one) == 3) printf("equal\n"); else deep(5, &one, 3);
  if (4 > setjmp(one)) { printf("less\n"); deep(5, &one, 4); } else printf("not less\n");
  count = 0;
  while (setjmp(one) != 3) { count++; longjmp(one, count); }
  printf("while %d\n", count);
  count = 0;
  for (; setjmp(one) < 4;) longjmp(one, ++count);
  printf("for %d\n", count);
  count = 0;
  do count++; while (count < 3 && !setjmp(one));
  printf("do %d\n", count);
  switch (setjmp(one)) {
  case 0: printf("first "); longjmp(one, 2);
  case 2: printf("second "); longjmp(one, 9);
  case 9: printf("last\n"); break;
  default: printf("never\n");
  }
  int r = setjmp(one);
  printf("value %d\n", r);
  if (r < 3) deep(r, &one, r + 1);
  if (setjmp(one) == 0) longjmp(one, 0);
  else printf("zero is one\n");
  static int list[3];
  count = 0;
  list[count] = setjmp(one);
  if (list[0] < 5) longjmp(one, list[0] + 5);
  printf("element %d\n", list[0]);
}

static void nested(int level) {
  volatile int mine = level;
  jmp_buf here;
  int r = setjmp(here);
  if (r == 0) {
    if (level < 4) nested(level + 1);
    else longjmp(two, 30);
    printf("back in %d\n", mine);
    longjmp(here, 20 + mine);
  }
  printf("level %d: %d\n", mine, r);
  if (level == 4) return;
}

static void several(void) {
  volatile int a = 1, b = 2;
  int r;
  if ((r = setjmp(one)) == 0) {
    a = 10;
    int s = setjmp(two);
    if (s == 0) { b = 20; longjmp(one, 3); }
    printf("two %d: %d %d\n", s, a, b);
    if (s < 32) longjmp(two, s + 1);
    return;
  }
  printf("one %d: %d %d\n", r, a, b);
  b++;
  longjmp(two, 30);
}

/* Like a protected call: each level has its own buffer, errors go through those above. */
struct guard { struct guard *outer; jmp_buf buf; int status; };
static struct guard *guards;
static void raise_error(int status) {
  if (!guards) { printf("no guard\n"); exit(3); }
  guards->status = status;
  longjmp(guards->buf, -1);
}
static int protect(int (*f)(int), int x, int *result) {
  struct guard g = {guards};
  guards = &g;
  if (setjmp(g.buf) == 0) *result = f(x);
  guards = g.outer;
  return g.status;
}
static int checked(int x) { if (x % 3 == 0) raise_error(x + 100); return x * x; }
static int twice(int x) {
  int r = 0, s = protect(checked, x, &r);
  if (s == 106) raise_error(s * 10);
  return r + s;
}

static int loops(void) {
  static jmp_buf all[10];
  volatile int i, sum = 0;
  for (i = 0; i < 10; i++) {
    int r = setjmp(all[i]);
    if (r) { sum += r; if (r < 3) longjmp(all[i], r + 1); continue; }
    longjmp(all[i], 1);
  }
  return sum;
}

static int out_of_loop(void) {
  volatile int rounds = 0;
  if (setjmp(one)) return rounds;
  for (;;) {
    for (int j = 0; j < 10; j++)
      switch (j) { case 7: if (++rounds == 5) longjmp(one, 1); }
  }
}

static int with_arrays(int n) {
  volatile int rounds = 0;
  int a[n];
  for (int i = 0; i < n; i++) a[i] = i;
  int r = setjmp(one);
  {
    char big[n * 4000];
    memset(big, 1, sizeof big);
    rounds += big[n * 1000];
  }
  if (r < 50) longjmp(one, r + 1);
  return rounds * 1000 + a[n - 1];
}

static double floats(double x) {
  volatile double y = x;
  float z = 1.5f;
  if (setjmp(one) == 0) { y *= 2; deep(2, &one, 1); }
  return y + z;
}
struct big { long a[6]; };
static struct big record(int k) {
  volatile int seen = 0;
  struct big b = {{k, 2, 3}};
  if (setjmp(one) == 0) { seen = 5; deep(2, &one, 1); }
  b.a[5] = seen;
  return b;
}
static void unused_result(void) { if (setjmp(three)) return; }
static int by_pointer(jmp_buf *p, void (*f)(jmp_buf *, int)) {
  int r = setjmp(*p);
  if (r == 0) f(p, 11);
  return r;
}
static void helper(jmp_buf *p, int v) { jump(p, v); }
static int through(int n) {
  jmp_buf mine;
  if (setjmp(mine)) return -1;
  if (n == 0) longjmp(three, 99);
  return through(n - 1);
}
static long nested_value(void) { return ({ int r = setjmp(one); if (r < 4) longjmp(one, r + 1); r; }) * 10L; }

int main(void) {
  contexts();
  if (setjmp(two) == 0) nested(0); else printf("from nested\n");
  several();
  for (int x = 0; x < 8; x++) {
    int r = -7, s = protect(twice, x, &r);
    printf("protect %d: %d %d\n", x, s, r);
  }
  printf("loops %d %d\n", loops(), out_of_loop());
  printf("arrays %d\n", with_arrays(20));
  printf("floats %g, record %ld\n", floats(1.25), record(4).a[5] + record(4).a[0]);
  unused_result();
  jmp_buf local;
  printf("pointer %d\n", by_pointer(&local, helper));
  if (setjmp(three) == 0) printf("never %d\n", through(6)); else printf("through\n");
  sigjmp_buf s;
  if (sigsetjmp(s, 1) == 0) siglongjmp(s, 2); else printf("sig\n");
  if (_setjmp(one) == 0) longjmp(one, 2); else printf("_set\n");
  printf("%ld\n", nested_value());
  long sum = 0;
  for (volatile int i = 0; i < 2000; i++) { int r = setjmp(one); if (r == 0) deep(i % 10, &one, i % 7 + 1); sum += r; }
  printf("%ld\n", sum);
  return 0;
}
