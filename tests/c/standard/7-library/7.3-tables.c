/* 7.3: complex numbers in arrays, structures, parameters and results: a transform of four values there and back. */
#include <complex.h>
#include <stdio.h>

struct pair {
  char name;
  double complex value;
  float complex small;
};

static double complex horner(const double complex *c, int n, double complex z) {
  double complex sum = 0;
  while (n-- > 0) sum = sum * z + c[n];
  return sum;
}

static void transform(double complex *to, const double complex *from, double complex root) {
  for (int k = 0; k < 4; k++) {
    double complex w = 1, step = 1;
    for (int i = 0; i < k; i++) step *= root;
    to[k] = 0;
    for (int i = 0; i < 4; i++, w *= step) to[k] += from[i] * w;
  }
}

static struct pair named(char name, double complex value) { return (struct pair){name, value, value / 2}; }

int main(void) {
  double complex from[4] = {1, 2 + I, -3, 4 * I}, middle[4], back[4];
  transform(middle, from, -I);
  transform(back, middle, I);
  for (int i = 0; i < 4; i++) printf("%g%+gi ", creal(middle[i]) + 0, cimag(middle[i]) + 0);
  puts("");
  for (int i = 0; i < 4; i++) printf("%d", back[i] == from[i] * 4);
  puts("");
  double complex z = horner((double complex[]){1, 2, 3}, 3, I);
  printf("%g %g\n", creal(z), cimag(z));
  struct pair p = named('p', 6 - 8 * I), all[2] = {p, {.name = 'q', .small = I}};
  printf("%c %g %g %g %g\n", all[0].name, creal(all[0].value), cimag(all[0].value), crealf(p.small), cimagf(p.small));
  printf("%c %g %g\n", all[1].name, cimagf(all[1].small), creal(all[1].value));
  static double complex constant = 1.5 + 2.5 * I;
  constant += p.value;
  printf("%g %g\n", creal(constant), cimag(constant));
}
// light: MPL4001
// out: "0+5i 1-2i -4-5i 7+2i \n1111\n-2 2\np 6 -8 3 -4\nq 1 0\n7.5 -5.5\n"
