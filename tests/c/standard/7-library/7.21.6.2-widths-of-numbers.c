/* 7.21.6.2: widths cut numbers of every base and floats; what remains is read by the next conversion. */
#include <stdio.h>

int main(void) {
  int a = 0, b = 0, c = 0, n;
  unsigned u = 0, v = 0;
  double d = 0, e = 0;
  n = sscanf("123456789", "%1d%3d%d", &a, &b, &c);
  printf("%d %d %d %d\n", n, a, b, c);
  n = sscanf("-12-34", "%2d%d%d", &a, &b, &c);
  printf("%d %d %d %d\n", n, a, b, c);
  n = sscanf("0x1234", "%4x%x", &u, &v);
  printf("%d %x %x\n", n, u, v);
  n = sscanf("0777778", "%3o%o", &u, &v);
  printf("%d %o %o\n", n, u, v);
  n = sscanf("3.14159", "%3lf%lf", &d, &e);
  printf("%d %g %g\n", n, d, e);
  n = sscanf("1e10e5", "%3lf%lf", &d, &e);
  printf("%d %g %g\n", n, d, e);
  n = sscanf("  42  43", "%3d%3d", &a, &b);
  printf("%d %d %d\n", n, a, b);
  n = sscanf("0b1", "%i%1s", &a, (char[2]){0});
  printf("%d %d\n", n, a);
  char s[8], t[8];
  n = sscanf("abcdefghij", "%3s%7s", s, t);
  printf("%d %s %s\n", n, s, t);
  short h;
  long l;
  n = sscanf("12345678901", "%5hd%ld", &h, &l);
  printf("%d %d %ld\n", n, h, l);
  n = sscanf("1 2 3 4", "%*d%d%*d%d", &a, &b);
  printf("%d %d %d\n", n, a, b);
}
// out: 3 1 234 56789
// out: 3 -1 2 -34
// out: 2 12 34
// out: 2 77 777
// out: 2 3.1 4159
// out: 2 10 0
// out: 2 42 43
// out: 2 0
// out: 2 abc defghij
// out: 2 12345 678901
// out: 2 2 4
