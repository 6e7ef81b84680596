/* <complex.h> of long double: every function at some points. light: no, complex numbers are not of MapleLight. */
#include <complex.h>
#include <stdio.h>

#define SHOW(name)                                                \
  do {                                                            \
    long double complex w = name##l(z);                           \
    printf("%s %.14Lg %.14Lg\n", #name, creall(w), cimagl(w));    \
  } while (0)

static void all(long double complex z) {
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
  printf("%.14Lg %.14Lg\n", cabsl(z), cargl(z));
  long double complex w = cpowl(z, 1.5L - I);
  printf("%.14Lg %.14Lg\n", creall(w), cimagl(w));
}

int main(void) {
  all(0.75L + 1.25L * I);
}
