/* 7.6.2: flags that the program itself raises, tests, saves and clears. */
#include <fenv.h>
#include <stdio.h>

static void show(const char *when) {
  int set = fetestexcept(FE_ALL_EXCEPT);
  printf("%s:%s%s%s%s\n", when, set & FE_INVALID ? " invalid" : "", set & FE_DIVBYZERO ? " divbyzero" : "",
         set & FE_OVERFLOW ? " overflow" : "", set & FE_UNDERFLOW ? " underflow" : "");
}

int main(void) {
  fexcept_t saved;
  feclearexcept(FE_ALL_EXCEPT);
  show("cleared");
  feraiseexcept(FE_INVALID | FE_DIVBYZERO);
  show("raised");
  printf("%d\n", fetestexcept(FE_INVALID) == FE_INVALID);
  fegetexceptflag(&saved, FE_ALL_EXCEPT);
  feclearexcept(FE_INVALID);
  show("one cleared");
  feclearexcept(FE_ALL_EXCEPT);
  show("all cleared");
  fesetexceptflag(&saved, FE_INVALID);
  show("one set again");
  fesetexceptflag(&saved, FE_INVALID | FE_DIVBYZERO | FE_OVERFLOW);
  show("all set again");
  fenv_t all;
  feholdexcept(&all);
  show("held");
  feraiseexcept(FE_INVALID);
  fesetenv(&all);
  show("environment set");
  feholdexcept(&all);
  feraiseexcept(FE_UNDERFLOW);
  feupdateenv(&all);
  show("environment updated");
  fesetenv(FE_DFL_ENV);
  show("default");
}
// out: cleared:
// out: raised: invalid divbyzero
// out: 1
// out: one cleared: divbyzero
// out: all cleared:
// out: one set again: invalid
// out: all set again: invalid divbyzero
// out: held:
// out: environment set: invalid divbyzero
// out: environment updated: invalid divbyzero underflow
// out: default:
