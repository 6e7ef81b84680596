int printf(const char *, ...);
struct point {
  int x, y;
  char name[8];
  unsigned f : 3, g : 5;
};
static struct point table[] = {{1, 2, "ab", 3, 4}, {.y = 7, .name = "xyz"}};
enum color { RED, GREEN = 5, BLUE };
static int counter;
int next(void) { return ++counter; }
struct point make(int x) {
  struct point p = {x, x * 2, "made", 1, 2};
  return p;
}
long sum(int n, ...) {
  __builtin_va_list l;
  long s = 0;
  __builtin_va_start(l, n);
  for (int i = 0; i < n; i++)
    s += __builtin_va_arg(l, int);
  __builtin_va_end(l);
  return s;
}
int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
const char *colorName(enum color c) {
  switch (c) {
  case RED:
    return "red";
  case GREEN:
    return "green";
  default:
    return "other";
  }
}
int main(int argc, char **argv) {
  int a[10] = {[3] = 5, 6}, i = 0;
  int (*fp)(int) = fib;
  unsigned char c = 250;
  c += 10;
  a[i++] = 3;
  a[i++] = i;
  for (int j = 0; j < 10; j++) {
    if (j == 8)
      break;
    if (a[j] == 0)
      continue;
    printf("%d:%d ", j, a[j]);
  }
  printf("\n%d %u %s %s\n", fp(10), c, colorName(GREEN), colorName(BLUE));
  printf("%d %d %s %u %u\n", table[0].x, table[1].y, table[1].name, table[0].f, table[0].g);
  struct point p = make(21);
  table[1] = p;
  table[1].f = 9;
  printf("%d %d %s %d %ld\n", p.x, p.y, p.name, table[1].f, sizeof(struct point));
  printf("%ld\n", sum(4, 1, 2, 3, 4));
  printf("%d\n", next() + next() * 10);
  double d = 3.5;
  float f = d / 2;
  long double ld = 1.0L / 3;
  printf("%g %g %d\n", d, f, (int)(ld * 1000));
  int k = 0;
  do {
    k += 2;
  } while (k < 7 && next());
  printf("%d %d\n", k, counter);
  char *s = "hello";
  int n = 0;
  while (*s++)
    n++;
  printf("%d %d\n", n, !n || (n > 3 && s != 0));
  unsigned long long big = 0xFFFFFFFFFFFFFFFFull;
  printf("%llu %lld %d\n", big, (long long)(big >> 1), (int)(big == -1));
  int x = 5;
  x <<= 2;
  x ^= 3;
  x = x > 10 ? x : -x;
  printf("%d\n", x);
  {
    int m = 3;
    int vla[m + 1];
    for (int q = 0; q <= m; q++)
      vla[q] = q * q;
    printf("%d %ld\n", vla[3], (long)sizeof vla);
  }
  goto end;
  printf("never\n");
end:
  return 0;
}
