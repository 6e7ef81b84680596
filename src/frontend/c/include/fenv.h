/* The floating-point environment [C17 7.6]. All engines round to nearest, so `fesetround` refuses every other direction; operations
   leave no flags, so those are seen that the program itself has raised. */
#ifndef _SAMARA_FENV_H
#define _SAMARA_FENV_H

#define FE_INVALID 1
#define FE_DIVBYZERO 4
#define FE_OVERFLOW 8
#define FE_UNDERFLOW 16
#define FE_INEXACT 32
#define FE_ALL_EXCEPT 61

#define FE_TONEAREST 0
#define FE_DOWNWARD 0x400
#define FE_UPWARD 0x800
#define FE_TOWARDZERO 0xc00

typedef unsigned short fexcept_t;
typedef struct __fenv {
  fexcept_t __flags;
} fenv_t;

#define FE_DFL_ENV ((const fenv_t *)-1)

int feclearexcept(int flags);
int fegetexceptflag(fexcept_t *to, int flags);
int feraiseexcept(int flags);
int fesetexceptflag(const fexcept_t *from, int flags);
int fetestexcept(int flags);
int fegetround(void);
int fesetround(int direction);
int fegetenv(fenv_t *to);
int feholdexcept(fenv_t *to);
int fesetenv(const fenv_t *from);
int feupdateenv(const fenv_t *from);

#endif
