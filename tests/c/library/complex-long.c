/* <complex.h>: functions of long double, as far as double tells. light: no, complex numbers are not of MapleLight. */
#include <complex.h>
#include <stdio.h>

#define SHOW(name)                                                            \
  do {                                                                        \
    long double complex w = name##l(z);                                       \
    printf("%s %.12g %.12g\n", #name, (double)creall(w), (double)cimagl(w));  \
  } while (0)

static void all(long double x, long double y) {
  long double complex z = CMPLXL(x, y);
  SHOW(cexp);
  SHOW(clog);
  SHOW(csqrt);
  SHOW(csin);
  SHOW(ccos);
  SHOW(ctan);
  SHOW(casin);
  SHOW(cacos);
  SHOW(catan);
  SHOW(csinh);
  SHOW(ccosh);
  SHOW(ctanh);
  SHOW(casinh);
  SHOW(cacosh);
  SHOW(catanh);
  SHOW(conj);
  SHOW(cproj);
  printf("%.12g %.12g\n", (double)cabsl(z), (double)cargl(z));
  long double complex p = cpowl(z, CMPLXL(1.5L, 0.25L));
  printf("%.12g %.12g\n", (double)creall(p), (double)cimagl(p));
}

int main(void) {
  all(0.75L, -1.25L);
  all(-3.5L, 0.5L);
  all(-0.0625L, 7);
  return 0;
}
