/* Products and quotients of complex numbers that recover infinities [C17 G.5.1], for each type of the parts: PART; M(f) is the function
   of <math.h> for it. An infinite operand counts as the point of the circle at infinity to which it leads. */
#include <complex.h>
#include <math.h>

typedef union {
  PART _Complex z;
  PART part[2];
} Number;

static PART _Complex number(PART x, PART y) {
  Number n = {.part = {x, y}};
  return n.z;
}

/* 1 for an infinity and 0 for others, with the sign. */
static PART boxed(PART x) {
  return M(copysign)(isinf(x) ? 1 : 0, x);
}

/* 0 in place of what is no number. */
static PART defined(PART x) {
  return isnan(x) ? M(copysign)(0, x) : x;
}

/* What a product of NaN parts stands for, if one operand is infinite or a partial product has become so. */
static PART _Complex recovered_product(PART a, PART b, PART c, PART d) {
  int recovers = 0;
  if (isinf(a) || isinf(b)) {
    a = boxed(a), b = boxed(b), c = defined(c), d = defined(d);
    recovers = 1;
  }
  if (isinf(c) || isinf(d)) {
    c = boxed(c), d = boxed(d), a = defined(a), b = defined(b);
    recovers = 1;
  }
  if (!recovers && (isinf(a * c) || isinf(b * d) || isinf(a * d) || isinf(b * c))) {
    a = defined(a), b = defined(b), c = defined(c), d = defined(d);
    recovers = 1;
  }
  if (!recovers) return number(NAN, NAN);
  return number((PART)INFINITY * (a * c - b * d), (PART)INFINITY * (a * d + b * c));
}

PART _Complex NAME(__complex_mul)(PART _Complex left, PART _Complex right) {
  Number x = {.z = left}, y = {.z = right};
  PART a = x.part[0], b = x.part[1], c = y.part[0], d = y.part[1];
  PART re = a * c - b * d, im = a * d + b * c;
  if (!isnan(re) || !isnan(im)) return number(re, im);
  return recovered_product(a, b, c, d);
}

/* (p + q r) / scale where r, a ratio of at most 1, is q's other / other: without r where that has vanished. */
static PART scaled(PART p, PART q, PART small, PART large, PART ratio, PART scale) {
  return (M(fabs)(ratio) > LEAST ? p + q * ratio : p + small * (q / large)) / scale;
}

/* (a + bi) / (c + di) for |c| >= |d|: by the ratio of the parts of the divisor (Smith, Communications of the ACM 5, 1962). */
static PART _Complex quotient(PART a, PART b, PART c, PART d) {
  PART ratio = d / c, scale = c + d * ratio;
  return number(scaled(a, b, d, c, ratio, scale), scaled(b, -a, d, c, ratio, scale));
}

/* i times (b - ai) is a + bi. */
static PART _Complex any_quotient(PART a, PART b, PART c, PART d) {
  if (M(fabs)(c) >= M(fabs)(d)) return quotient(a, b, c, d);
  return quotient(b, -a, d, -c);
}

/* Both operands scaled into the middle of the range, so that nothing overflows or vanishes on the way. */
static PART _Complex scaled_quotient(PART a, PART b, PART c, PART d) {
  PART top = M(fmax)(M(fabs)(a), M(fabs)(b)), bottom = M(fmax)(M(fabs)(c), M(fabs)(d));
  if (top == 0 || bottom == 0 || !isfinite(top) || !isfinite(bottom)) return any_quotient(a, b, c, d);
  int up = M(ilogb)(top), down = M(ilogb)(bottom);
  Number n = {.z = any_quotient(M(scalbn)(a, -up), M(scalbn)(b, -up), M(scalbn)(c, -down), M(scalbn)(d, -down))};
  return number(M(scalbn)(n.part[0], up - down), M(scalbn)(n.part[1], up - down));
}

static PART _Complex recovered_quotient(PART a, PART b, PART c, PART d) {
  if (c == 0 && d == 0 && (!isnan(a) || !isnan(b)))
    return number(M(copysign)(INFINITY, c) * a, M(copysign)(INFINITY, c) * b);
  if ((isinf(a) || isinf(b)) && isfinite(c) && isfinite(d)) {
    a = boxed(a), b = boxed(b);
    return number((PART)INFINITY * (a * c + b * d), (PART)INFINITY * (b * c - a * d));
  }
  if ((isinf(c) || isinf(d)) && isfinite(a) && isfinite(b)) {
    c = boxed(c), d = boxed(d);
    return number(0 * (a * c + b * d), 0 * (b * c - a * d));
  }
  return number(NAN, NAN);
}

PART _Complex NAME(__complex_div)(PART _Complex left, PART _Complex right) {
  Number x = {.z = left}, y = {.z = right};
  Number n = {.z = scaled_quotient(x.part[0], x.part[1], y.part[0], y.part[1])};
  if (!isnan(n.part[0]) || !isnan(n.part[1])) return n.z;
  return recovered_quotient(x.part[0], x.part[1], y.part[0], y.part[1]);
}
