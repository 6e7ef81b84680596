/* 7.3, 6.3.1.8: complex numbers mixed with integers and floats in sums, comparisons and compound assignments. */
// light: MPL4001
#include <complex.h>
#include <stdio.h>

#define KIND(x) _Generic((x), float complex: "float complex", double complex: "double complex", double: "double", float: "float", default: "other")
static void show(double complex z) { printf("%g%+gi ", creal(z), cimag(z)); }

int main(void) {
  float complex f = 1.5f + 2 * I;
  double complex d = 3 - I;
  int n = 2;
  unsigned char c = 200;
  float r = 0.5f;
  printf("%s %s %s %s\n", KIND(f * r), KIND(f + n), KIND(f - 1.0), KIND(d * f));
  show(n * d), show(d - n), show(n - d), show(c + f), show(f / r), show(d / 2);
  puts("");
  d += n;
  d *= r;
  d -= f;
  d /= 2;
  show(d);
  f = d * 4;
  f += 1;
  show(f);
  n = d * 10;
  printf("%d\n", n);
  printf("%d %d %d\n", d == d + 0, (5 + 0 * I) == 5, f != 1);
  double sum = 0;
  for (int i = 0; i < 5; i++) sum += (i + i * I) * (i - i * I);
  printf("%g\n", sum);
  double complex list[] = {1, 2.5, I, -3 * I, 'a'};
  for (int i = 0; i < 5; i++) show(list[i] * list[4 - i]);
  puts("");
}
// out: "float complex float complex double complex double complex\n6-2i 1-1i -1+1i 201.5+2i 3+4i 1.5-0.5i \n0.5-1.25i 3-5i 5\n1 1 1\n60\n97+0i 0-7.5i -1+0i 0-7.5i 97+0i \n"
