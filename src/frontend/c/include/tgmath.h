/* Functions of <math.h> and <complex.h> for the types of their arguments [C17 7.25]: integers count as double. */
#ifndef _SAMARA_TGMATH_H
#define _SAMARA_TGMATH_H

#include <complex.h>
#include <math.h>

/* A value of the type that counts: double for integers. */
#define __tg_value(x) \
  _Generic((x), float: (x), long double: (x), float _Complex: (x), double _Complex: (x), \
           long double _Complex: (x), default: (double)(x))

/* What is chosen for the type of a sum: real, or complex as well. */
#define __tg_real(type, name) _Generic((type), float: name##f, long double: name##l, default: name)
#define __tg_any(type, name, cname) \
  _Generic((type), float: name##f, long double: name##l, float _Complex: cname##f, double _Complex: cname, \
           long double _Complex: cname##l, default: name)
#define __tg_complex(type, cname) \
  _Generic((type), float: cname##f, float _Complex: cname##f, long double: cname##l, long double _Complex: cname##l, \
           default: cname)

#define acos(x) __tg_any(x, acos, cacos)(x)
#define asin(x) __tg_any(x, asin, casin)(x)
#define atan(x) __tg_any(x, atan, catan)(x)
#define acosh(x) __tg_any(x, acosh, cacosh)(x)
#define asinh(x) __tg_any(x, asinh, casinh)(x)
#define atanh(x) __tg_any(x, atanh, catanh)(x)
#define cos(x) __tg_any(x, cos, ccos)(x)
#define sin(x) __tg_any(x, sin, csin)(x)
#define tan(x) __tg_any(x, tan, ctan)(x)
#define cosh(x) __tg_any(x, cosh, ccosh)(x)
#define sinh(x) __tg_any(x, sinh, csinh)(x)
#define tanh(x) __tg_any(x, tanh, ctanh)(x)
#define exp(x) __tg_any(x, exp, cexp)(x)
#define log(x) __tg_any(x, log, clog)(x)
#define sqrt(x) __tg_any(x, sqrt, csqrt)(x)
#define fabs(x) __tg_any(x, fabs, cabs)(x)
#define pow(x, y) __tg_any(__tg_value(x) + __tg_value(y), pow, cpow)(x, y)

#define carg(x) __tg_complex(x, carg)(x)
#define cimag(x) __tg_complex(x, cimag)(x)
#define conj(x) __tg_complex(x, conj)(x)
#define cproj(x) __tg_complex(x, cproj)(x)
#define creal(x) __tg_complex(x, creal)(x)

#define cbrt(x) __tg_real(x, cbrt)(x)
#define ceil(x) __tg_real(x, ceil)(x)
#define erf(x) __tg_real(x, erf)(x)
#define erfc(x) __tg_real(x, erfc)(x)
#define exp2(x) __tg_real(x, exp2)(x)
#define expm1(x) __tg_real(x, expm1)(x)
#define floor(x) __tg_real(x, floor)(x)
#define ilogb(x) __tg_real(x, ilogb)(x)
#define lgamma(x) __tg_real(x, lgamma)(x)
#define llrint(x) __tg_real(x, llrint)(x)
#define llround(x) __tg_real(x, llround)(x)
#define log10(x) __tg_real(x, log10)(x)
#define log1p(x) __tg_real(x, log1p)(x)
#define log2(x) __tg_real(x, log2)(x)
#define logb(x) __tg_real(x, logb)(x)
#define lrint(x) __tg_real(x, lrint)(x)
#define lround(x) __tg_real(x, lround)(x)
#define nearbyint(x) __tg_real(x, nearbyint)(x)
#define rint(x) __tg_real(x, rint)(x)
#define round(x) __tg_real(x, round)(x)
#define tgamma(x) __tg_real(x, tgamma)(x)
#define trunc(x) __tg_real(x, trunc)(x)
#define frexp(x, exponent) __tg_real(x, frexp)(x, exponent)
#define ldexp(x, exponent) __tg_real(x, ldexp)(x, exponent)
#define scalbn(x, exponent) __tg_real(x, scalbn)(x, exponent)
#define scalbln(x, exponent) __tg_real(x, scalbln)(x, exponent)
#define atan2(x, y) __tg_real(__tg_value(x) + __tg_value(y), atan2)(x, y)
#define copysign(x, y) __tg_real(__tg_value(x) + __tg_value(y), copysign)(x, y)
#define fdim(x, y) __tg_real(__tg_value(x) + __tg_value(y), fdim)(x, y)
#define fmax(x, y) __tg_real(__tg_value(x) + __tg_value(y), fmax)(x, y)
#define fmin(x, y) __tg_real(__tg_value(x) + __tg_value(y), fmin)(x, y)
#define fmod(x, y) __tg_real(__tg_value(x) + __tg_value(y), fmod)(x, y)
#define hypot(x, y) __tg_real(__tg_value(x) + __tg_value(y), hypot)(x, y)
#define nextafter(x, y) __tg_real(__tg_value(x) + __tg_value(y), nextafter)(x, y)
#define remainder(x, y) __tg_real(__tg_value(x) + __tg_value(y), remainder)(x, y)
#define nexttoward(x, y) __tg_real(x, nexttoward)(x, y)
#define remquo(x, y, quotient) __tg_real(__tg_value(x) + __tg_value(y), remquo)(x, y, quotient)
#define fma(x, y, z) __tg_real(__tg_value(x) + __tg_value(y) + __tg_value(z), fma)(x, y, z)

#endif
