/* Complex functions [C17 7.3, G.6], for each type of the parts: PART; WIDE is what they calculate with, and M(f) the function of <math.h> for it.
   Branch cuts, zeros with signs and infinities are those of annex G; the formulas for inverse functions are Kahan's ("Branch cuts
   for complex elementary functions", 1987), in which nothing is cancelled.

   Circular functions are hyperbolic ones turned by a quarter: sin z = -i sinh iz. */
#include <complex.h>
#include <math.h>

#define PI 3.1415926535897932384626433832795028841972L
#define LN2 0.69314718055994530941723212145817656807550L

typedef union {
  PART _Complex z;
  PART part[2];
} Number;

typedef struct {
  WIDE x;
  WIDE y;
} Pair;

static Pair pair(PART _Complex z) {
  Number n = {.z = z};
  return (Pair){n.part[0], n.part[1]};
}

static PART _Complex number(Pair p) {
  Number n = {.part = {p.x, p.y}};
  return n.z;
}

/* iz */
static Pair turned(Pair p) {
  return (Pair){-p.y, p.x};
}

/* -iz */
static Pair turned_back(Pair p) {
  return (Pair){p.y, -p.x};
}

static WIDE larger(Pair p) {
  return M(fmax)(M(fabs)(p.x), M(fabs)(p.y));
}

/* e^x (cos y + i sin y) / 2^halvings; e^x may be too large although its products are not. */
static Pair polar(WIDE x, WIDE y, WIDE scale) {
  WIDE half = M(exp)(x / 2);
  return (Pair){half * scale * M(cos)(y) * half, half * scale * M(sin)(y) * half};
}

static Pair exponential(Pair p) {
  if (p.y == 0) return (Pair){M(exp)(p.x), p.y};
  if (isinf(p.x) && !isfinite(p.y)) return p.x > 0 ? (Pair){p.x, p.y - p.y} : (Pair){0, 0};
  if (p.x > BIG && isfinite(p.x)) return polar(p.x, p.y, 1);
  WIDE e = M(exp)(p.x);
  return (Pair){e * M(cos)(p.y), e * M(sin)(p.y)};
}

/* x^2 + y^2 - 1 near 0, without what products and sums lose. */
static WIDE beyond_circle(WIDE x, WIDE y) {
  WIDE a = x * x, b = y * y, rest = M(fma)(x, x, -a) + M(fma)(y, y, -b);
  WIDE less = a - 1, sum = less + b, part = sum - less;
  return sum + ((less - (sum - part)) + (b - part) + rest);
}

static WIDE log_of_length(Pair p) {
  WIDE m = larger(p), n = M(fmin)(M(fabs)(p.x), M(fabs)(p.y));
  if (m > (WIDE)0.5 && m < 2 && n < 2) return M(log1p)(beyond_circle(m, n)) / 2;
  int exponent = m > 0 && isfinite(m) && isfinite(n) ? M(ilogb)(m) : 0;
  return M(log)(M(hypot)(M(scalbn)(p.x, -exponent), M(scalbn)(p.y, -exponent))) + exponent * (WIDE)LN2;
}

static Pair logarithm(Pair p) {
  return (Pair){log_of_length(p), M(atan2)(p.y, p.x)};
}

static Pair square_root(Pair p) {
  if (p.x == 0 && p.y == 0) return (Pair){0, p.y};
  if (isinf(p.y)) return (Pair){INFINITY, p.y};
  if (isnan(p.x)) return (Pair){p.x, p.x};
  if (isinf(p.x) && p.x > 0) return (Pair){p.x, isnan(p.y) ? p.y : M(copysign)(0, p.y)};
  if (isinf(p.x)) return (Pair){isnan(p.y) ? p.y : 0, M(copysign)(p.x, p.y)};
  int half = M(ilogb)(larger(p)) / 2;
  WIDE x = M(scalbn)(p.x, -2 * half), y = M(scalbn)(p.y, -2 * half);
  WIDE t = M(sqrt)((M(fabs)(x) + M(hypot)(x, y)) / 2);
  WIDE other = M(scalbn)(M(fabs)(y) / (2 * t), half);
  t = M(scalbn)(t, half);
  return p.x >= 0 ? (Pair){t, M(copysign)(other, p.y)} : (Pair){other, M(copysign)(t, p.y)};
}

static Pair hyperbolic_sine(Pair p) {
  if (p.y == 0) return (Pair){M(sinh)(p.x), p.y};
  if (!isfinite(p.y)) return (Pair){p.x == 0 || isinf(p.x) ? p.x : p.y - p.y, p.y - p.y};
  if (M(fabs)(p.x) > BIG && isfinite(p.x)) {
    Pair e = polar(M(fabs)(p.x), p.y, (WIDE)0.5);
    return (Pair){M(copysign)(1, p.x) * e.x, e.y};
  }
  return (Pair){M(sinh)(p.x) * M(cos)(p.y), M(cosh)(p.x) * M(sin)(p.y)};
}

static Pair hyperbolic_cosine(Pair p) {
  if (p.y == 0 || p.x == 0) {
    WIDE y = p.y == 0 ? M(copysign)(1, p.x) * p.y : isfinite(p.y) ? p.x * M(sin)(p.y) : M(copysign)(0, p.x);
    return (Pair){p.y == 0 ? M(cosh)(p.x) : M(cos)(p.y), y};
  }
  if (!isfinite(p.y)) return (Pair){isinf(p.x) ? INFINITY : p.y - p.y, p.y - p.y};
  if (M(fabs)(p.x) > BIG && isfinite(p.x)) {
    Pair e = polar(M(fabs)(p.x), p.y, (WIDE)0.5);
    return (Pair){e.x, M(copysign)(1, p.x) * e.y};
  }
  return (Pair){M(cosh)(p.x) * M(cos)(p.y), M(sinh)(p.x) * M(sin)(p.y)};
}

static Pair hyperbolic_tangent(Pair p) {
  if (isinf(p.x)) return (Pair){M(copysign)(1, p.x), M(copysign)(0, isfinite(p.y) ? M(sin)(2 * p.y) : p.y)};
  if (!isfinite(p.y)) return (Pair){p.x == 0 ? p.x : p.y - p.y, p.y - p.y};
  if (isnan(p.x)) return (Pair){p.x, p.y == 0 ? p.y : p.x};
  if (M(fabs)(p.x) > 60)
    return (Pair){M(copysign)(1, p.x), 4 * M(sin)(p.y) * M(cos)(p.y) * M(exp)(-2 * M(fabs)(p.x))};
  WIDE t = M(tan)(p.y), b = 1 + t * t, s = M(sinh)(p.x), r = M(sqrt)(1 + s * s), d = 1 + b * s * s;
  return (Pair){b * r * s / d, t / d};
}

static Pair inverse_hyperbolic_sine(Pair p) {
  if (isinf(p.x))
    return (Pair){p.x, isnan(p.y) ? p.y : M(copysign)(isinf(p.y) ? (WIDE)(PI / 4) : 0, p.y)};
  if (isinf(p.y)) return (Pair){M(copysign)(INFINITY, p.x), isnan(p.x) ? p.x : M(copysign)((WIDE)(PI / 2), p.y)};
  if (isnan(p.x)) return (Pair){p.x, p.y == 0 ? p.y : p.x};
  if (isnan(p.y)) return (Pair){p.y, p.y};
  Pair a = square_root((Pair){1 + p.y, -p.x}), b = square_root((Pair){1 - p.y, p.x});
  return (Pair){M(asinh)(a.x * b.y - a.y * b.x), M(atan2)(p.y, a.x * b.x - a.y * b.y)};
}

static Pair inverse_cosine(Pair p) {
  if (isinf(p.x) || isinf(p.y)) {
    WIDE side = isinf(p.x) ? (isinf(p.y) ? (p.x < 0 ? (WIDE)(3 * PI / 4) : (WIDE)(PI / 4)) : p.x < 0 ? (WIDE)PI : 0) : (WIDE)(PI / 2);
    return (Pair){isnan(p.x) || isnan(p.y) ? NAN : side, -M(copysign)(INFINITY, p.y)};
  }
  if (isnan(p.x)) return (Pair){p.x, p.x};
  if (isnan(p.y)) return (Pair){p.x == 0 ? (WIDE)(PI / 2) : p.y, p.y};
  Pair a = square_root((Pair){1 - p.x, -p.y}), b = square_root((Pair){1 + p.x, p.y});
  return (Pair){2 * M(atan2)(a.x, b.x), M(asinh)(b.x * a.y - b.y * a.x)};
}

static Pair inverse_hyperbolic_cosine(Pair p) {
  Pair a = inverse_cosine(p);
  return (Pair){M(fabs)(a.y), M(copysign)(a.x, p.y)};
}

static Pair inverse_hyperbolic_tangent(Pair p) {
  WIDE x = M(fabs)(p.x), m = larger(p);
  if (isinf(p.x) || isinf(p.y)) return (Pair){M(copysign)(0, p.x), isnan(p.y) ? p.y : M(copysign)((WIDE)(PI / 2), p.y)};
  if (isnan(p.x) || isnan(p.y)) return (Pair){p.x == 0 ? p.x : NAN, NAN};
  if (m > LARGE) {
    WIDE h = M(hypot)(p.x, p.y);
    return (Pair){p.x / h / h, M(copysign)((WIDE)(PI / 2), p.y)};
  }
  WIDE length = x == 1 ? ((WIDE)LN2 - M(log)(M(fabs)(p.y))) / 2 : M(log1p)(4 * x / ((1 - x) * (1 - x) + p.y * p.y)) / 4;
  if (x == 1 && M(fabs)(p.y) > 1 / (WIDE)LARGE) length = M(log1p)(4 / (p.y * p.y)) / 4;
  return (Pair){M(copysign)(length, p.x), M(atan2)(2 * p.y, (1 - x) * (1 + x) - p.y * p.y) / 2};
}

PART _Complex NAME(cexp)(PART _Complex z) {
  return number(exponential(pair(z)));
}

PART _Complex NAME(clog)(PART _Complex z) {
  return number(logarithm(pair(z)));
}

PART _Complex NAME(csqrt)(PART _Complex z) {
  return number(square_root(pair(z)));
}

PART _Complex NAME(cpow)(PART _Complex x, PART _Complex y) {
  Pair base = pair(x), power = pair(y);
  if (power.x == 0 && power.y == 0) return number((Pair){1, 0});
  if (base.x == 0 && base.y == 0 && power.x > 0) return number((Pair){0, 0});
  Pair l = logarithm(base);
  return number(exponential((Pair){power.x * l.x - power.y * l.y, power.x * l.y + power.y * l.x}));
}

PART _Complex NAME(csinh)(PART _Complex z) {
  return number(hyperbolic_sine(pair(z)));
}

PART _Complex NAME(ccosh)(PART _Complex z) {
  return number(hyperbolic_cosine(pair(z)));
}

PART _Complex NAME(ctanh)(PART _Complex z) {
  return number(hyperbolic_tangent(pair(z)));
}

PART _Complex NAME(casinh)(PART _Complex z) {
  return number(inverse_hyperbolic_sine(pair(z)));
}

PART _Complex NAME(cacosh)(PART _Complex z) {
  return number(inverse_hyperbolic_cosine(pair(z)));
}

PART _Complex NAME(catanh)(PART _Complex z) {
  return number(inverse_hyperbolic_tangent(pair(z)));
}

PART _Complex NAME(csin)(PART _Complex z) {
  return number(turned_back(hyperbolic_sine(turned(pair(z)))));
}

PART _Complex NAME(ccos)(PART _Complex z) {
  return number(hyperbolic_cosine(turned(pair(z))));
}

PART _Complex NAME(ctan)(PART _Complex z) {
  return number(turned_back(hyperbolic_tangent(turned(pair(z)))));
}

PART _Complex NAME(casin)(PART _Complex z) {
  return number(turned_back(inverse_hyperbolic_sine(turned(pair(z)))));
}

PART _Complex NAME(cacos)(PART _Complex z) {
  return number(inverse_cosine(pair(z)));
}

PART _Complex NAME(catan)(PART _Complex z) {
  return number(turned_back(inverse_hyperbolic_tangent(turned(pair(z)))));
}
