/* Sums and products of doubles that lose nothing: a number of about 106 bits is the sum `hi + lo` of two doubles that do not overlap.
   Macros, since functions with two results go through memory. */
#ifndef MATH_WIDE_H
#define MATH_WIDE_H

/* The bits of a double. */
typedef unsigned long long Bits;

/* hi + lo = a + b for any a and b (Knuth). */
#define SUM(hi, lo, a, b)                       \
  do {                                          \
    double a_ = (a), b_ = (b), s_ = a_ + b_;    \
    double p_ = s_ - a_;                        \
    lo = (a_ - (s_ - p_)) + (b_ - p_);          \
    hi = s_;                                    \
  } while (0)

/* The same where |a| is not less than |b|, or a is 0 (Dekker). */
#define QUICK_SUM(hi, lo, a, b)                 \
  do {                                          \
    double a_ = (a), b_ = (b), s_ = a_ + b_;    \
    lo = b_ - (s_ - a_);                        \
    hi = s_;                                    \
  } while (0)

/* hi + lo = a * b, if nothing overflows or becomes subnormal (Veltkamp, Dekker). */
#define PRODUCT(hi, lo, a, b)                                                       \
  do {                                                                              \
    double x_ = (a), y_ = (b), m_ = x_ * y_;                                        \
    double u_ = x_ * 0x1.0000002p27, v_ = y_ * 0x1.0000002p27;                      \
    double xh_ = u_ - (u_ - x_), yh_ = v_ - (v_ - y_), xl_ = x_ - xh_, yl_ = y_ - yh_; \
    lo = ((xh_ * yh_ - m_) + xh_ * yl_ + xl_ * yh_) + xl_ * yl_;                    \
    hi = m_;                                                                        \
  } while (0)

/* (ah + al) / (bh + bl) to about 100 bits. */
#define QUOTIENT(hi, lo, ah, al, bh, bl)                              \
  do {                                                                \
    double n_ = (ah), d_ = (bh), q_ = n_ / d_, ph_, pl_;              \
    PRODUCT(ph_, pl_, q_, d_);                                        \
    double r_ = ((n_ - ph_) - pl_ + (al) - q_ * (bl)) / d_;           \
    QUICK_SUM(hi, lo, q_, r_);                                        \
  } while (0)

/* The square root of h + l for h > 0. */
#define ROOT(hi, lo, h, l)                                            \
  do {                                                                \
    double h_ = (h), q_ = SQUARE_ROOT(h_), ph_, pl_;                  \
    PRODUCT(ph_, pl_, q_, q_);                                        \
    double r_ = ((h_ - ph_) - pl_ + (l)) / (2 * q_);                  \
    QUICK_SUM(hi, lo, q_, r_);                                        \
  } while (0)

/* Operations of the machine. */
#define SQUARE_ROOT(x) __builtin_samara_sqrt(x)
#define MAGNITUDE(x) __builtin_samara_fabs(x)
#define DOWN(x) __builtin_samara_floor(x)
#define BITS(x) __builtin_samara_bits(x)
#define FROM_BITS(x) __builtin_samara_from_bits(x)

/* The nearest integer of what is less than 2^51 (the machine rounds to nearest). */
#define NEAREST(x) ((x) + 0x1.8p52 - 0x1.8p52)

/* 2^n for a normal result. */
#define POWER(n) FROM_BITS((Bits)((n) + 1023) << 52)

/* The biased exponent. */
#define EXPONENT(x) ((int)(BITS(x) >> 52) & 0x7ff)
#define SIGN_BIT 0x8000000000000000ULL

/* e^(h + l) = (result + lo) 2^k, for |h| below 800. */
double __math_exp(double h, double l, double *lo, int *k);
/* (h + l) 2^k, rounded once. */
double __math_scaled(double h, double l, int k);
/* ln x = result + lo for x > 0 that is finite. */
double __math_log(double x, double *lo);
/* The angle of (d, n), where 0 <= n <= d, neither of them extremely large or small; both have about 106 bits. */
double __math_angle(double nh, double nl, double dh, double dl, double *lo);
/* The quarter turn next to x, modulo 4, and what is left: result + lo. */
double __math_reduced(double x, double *lo, int *quarter);
/* Sine and cosine of r + rl, from -pi/4 to pi/4. */
double __math_sine(double r, double rl, double *lo);
double __math_cosine(double r, double rl, double *lo);
/* value + error with a last bit that is set unless the sum is exact: rounding that again rounds as if once. */
static inline double rounded_to_odd(double value, double error) {
  if (error == 0 || (BITS(value) & 1) == 1) return value;
  return FROM_BITS(BITS(value) + ((error > 0) == (value > 0) ? 1 : -1));
}

/* Results outside of the domain, at a pole, too large and too small [7.12.1]: they set errno. */
double __math_invalid(double x);
double __math_pole(double x);
double __math_range(double x);
float __math_rangef(float x, double wide);

/* The functions of `float`: those of `double`, rounded once more, which is exact or off by hardly more than half a unit. */
#define FLOAT_OF_1(name)                         \
  float name##f(float x) {                       \
    double result = name(x);                     \
    return __math_rangef((float)result, result); \
  }
#define FLOAT_OF_2(name)                         \
  float name##f(float x, float y) {              \
    double result = name(x, y);                  \
    return __math_rangef((float)result, result); \
  }

#endif
