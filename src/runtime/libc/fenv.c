/* The floating-point environment [C17 7.6]: flags that the program raises itself, and one direction of rounding. */
#include <fenv.h>

static fexcept_t raised;

int feclearexcept(int flags) {
  raised &= ~flags;
  return 0;
}

int fegetexceptflag(fexcept_t *to, int flags) {
  *to = raised & flags;
  return 0;
}

int feraiseexcept(int flags) {
  raised |= flags & FE_ALL_EXCEPT;
  return 0;
}

int fesetexceptflag(const fexcept_t *from, int flags) {
  raised = (raised & ~flags) | (*from & flags & FE_ALL_EXCEPT);
  return 0;
}

int fetestexcept(int flags) {
  return raised & flags;
}

int fegetround(void) {
  return FE_TONEAREST;
}

int fesetround(int direction) {
  return direction != FE_TONEAREST;
}

int fegetenv(fenv_t *to) {
  to->__flags = raised;
  return 0;
}

int feholdexcept(fenv_t *to) {
  fegetenv(to);
  raised = 0;
  return 0;
}

int fesetenv(const fenv_t *from) {
  raised = from == FE_DFL_ENV ? 0 : from->__flags;
  return 0;
}

int feupdateenv(const fenv_t *from) {
  fexcept_t before = raised;
  fesetenv(from);
  return feraiseexcept(before);
}
