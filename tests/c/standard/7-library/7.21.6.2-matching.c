/* 7.21.6.2: what is literal must be there; what fits no longer stays for the next one. */
#include <stdio.h>

int main(void) {
  int a = 0, b = 0, n, at = -1;
  double d = 0, e = 0;
  char s[16] = "";
  printf("%d ", sscanf("10 x 20", "%d x %d%n", &a, &b, &at));
  printf("%d %d %d\n", a, b, at);
  printf("%d ", sscanf("10x20", "%d x %d", &a, &b));
  printf("%d %d\n", a, b);
  printf("%d ", sscanf("1,2,3", "%d,%d;%d", &a, &b, &n));
  printf("%d %d\n", a, b);
  printf("%d %d\n", sscanf("-", "%d", &a), sscanf("-x", "%i", &a));
  printf("%d\n", sscanf("   ", "%s", s));
  printf("%d\n", sscanf("abc", "abd%n", &at));
  at = -1;
  n = sscanf("abc", "abc%n", &at);
  printf("%d %d\n", n, at);
  n = sscanf("word 2.5e3xyz", "%s%lf", s, &d);
  printf("%d %s %g\n", n, s, d);
  n = sscanf(".5.5", "%lf%lf", &d, &d);
  printf("%d %g\n", n, d);
  n = sscanf("1e5e", "%lf%1s", &d, s);
  printf("%d %g\n", n, d);
  n = sscanf("inf -0x1.8p1", "%lf %lf", &d, &e);
  printf("%d %g %g\n", n, d, e);
  unsigned char h = 0;
  unsigned u = 0;
  n = sscanf("-1 300", "%u %hhu", &u, &h);
  printf("%d %u %d\n", n, u, h);
  long long ll;
  size_t z;
  n = sscanf("-9223372036854775808 18446744073709551615", "%lld%zu", &ll, &z);
  printf("%d %lld %zu\n", n, ll, z);
  printf("%d %d\n", sscanf("0x", "%i", &a), sscanf("08", "%i%d", &a, &b));
  n = sscanf("1\n\t 2", "%d %d", &a, &b);
  printf("%d %d\n", n, b);
  printf("%d\n", sscanf("", "%n%*d", &at));
}
// model: LP64
// out: 2 10 20 7
// out: 2 10 20
// out: 2 1 2
// out: 0 0
// out: -1
// out: 0
// out: 0 3
// out: 2 word 2500
// out: 2 0.5
// out: 2 100000
// out: 2 inf -3
// out: 2 4294967295 44
// out: 2 -9223372036854775808 18446744073709551615
// out: 1 2
// out: 2 2
// out: -1
