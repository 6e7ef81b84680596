/* Numbers of 320 bits for functions of `long double`: those are calculated to some 300 bits and rounded once to the 113 of binary128, so that
   results are at most (1/2 + 2^-100) units in the last place wrong. Slow beside arithmetic in binary128 itself, but right.

   A number is (-1)^sign * m * 2^exponent with 1/2 <= m < 1; the digits of m are to the base 2^32, the last one first. 0 has no digits.
   What is dropped sets the last bit, so that a number that lies between two others is not taken for one of them when it is rounded. */
#ifndef REAL_H
#define REAL_H

#define DIGITS 10
#define BITS (32 * DIGITS)

typedef struct __real {
  int sign;
  int exponent;
  unsigned int digit[DIGITS];
} Real;

extern const Real __real_pi;
extern const Real __real_ln2;
extern const Real __real_ln10;

/* A result may be one of the operands. */
void __real_from(Real *to, long double x);
long double __real_round(const Real *a);
void __real_int(Real *to, long long value);
void __real_add(Real *to, const Real *a, const Real *b);
void __real_sub(Real *to, const Real *a, const Real *b);
void __real_mul(Real *to, const Real *a, const Real *b);
void __real_div(Real *to, const Real *a, const Real *b);
void __real_div_int(Real *to, const Real *a, unsigned int b);
void __real_sqrt(Real *to, const Real *a);
int __real_is_zero(const Real *a);
/* Whether b is nothing beside a. */
int __real_is_negligible(const Real *b, const Real *a);
/* a + n */
void __real_add_int(Real *to, const Real *a, long long n);

void __real_expm1(Real *to, const Real *a);
void __real_exp(Real *to, const Real *a);
void __real_log(Real *to, const Real *a);
void __real_log1p(Real *to, const Real *a);
void __real_sincos(Real *sine, Real *cosine, const Real *a);
/* a = n * pi/2 + to; n modulo 4 */
int __real_reduce(Real *to, long double a);
void __real_atan(Real *to, const Real *a);

#endif
