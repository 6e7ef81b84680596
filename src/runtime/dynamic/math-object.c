/* `Math` (ECMA-262, section 21.3), by the functions of the C library. */
#include "runtime.h"
#include <math.h>

#define UNARY(name, result)                    \
  static Value math_##name(const Call *c) {    \
    double x = TRY(to_number(arg(c, 0)));      \
    return number(result);                     \
  }
#define BINARY(name, result)                                                   \
  static Value math_##name(const Call *c) {                                    \
    double x = TRY(to_number(arg(c, 0))), y = TRY(to_number(arg(c, 1)));       \
    return number(result);                                                     \
  }

static double leading_zeros(uint32_t x) { return x == 0 ? 32 : __builtin_clz(x); }

/* A half goes up; what is in (-0.5, 0) becomes -0. */
static double rounded(double x) {
  if (!(fabs(x) < 4503599627370496.0)) return x;
  double below = floor(x);
  return copysign(x - below >= 0.5 ? below + 1 : below, x);
}

static double sign_of(double x) { return x > 0 ? 1 : x < 0 ? -1 : x; }

/* Not a number where the exponent is none, or where C says 1 of 1 and an infinity. */
static double power(double x, double y) {
  if (y != y || (fabs(x) == 1 && fabs(y) == INFINITY)) return NAN;
  return pow(x, y);
}

#define SAME(name) UNARY(name, name(x))
SAME(acos) SAME(acosh) SAME(asin) SAME(asinh) SAME(atan) SAME(atanh) SAME(cbrt) SAME(ceil) SAME(cos) SAME(cosh)
SAME(exp) SAME(expm1) SAME(floor) SAME(log) SAME(log10) SAME(log1p) SAME(log2) SAME(sin) SAME(sinh) SAME(sqrt)
SAME(tan) SAME(tanh) SAME(trunc)
UNARY(abs, fabs(x))
UNARY(clz32, leading_zeros((uint32_t)to_int32(x)))
UNARY(fround, (float)x)
UNARY(round, rounded(x))
UNARY(sign, sign_of(x))
BINARY(atan2, atan2(x, y))
BINARY(imul, (int32_t)((uint32_t)to_int32(x) * (uint32_t)to_int32(y)))
BINARY(pow, power(x, y))

static Value math_random(const Call *c) {
  (void)c;
  return number(random_number());
}

/* Numbers of all arguments, before anything is computed. */
static List *numbers(const Call *c) {
  List *list = list_new(c->count);
  for (uint32_t i = 0; i < c->count; i++) list_add(list, number(TRY(to_number(c->args[i]))));
  return list;
}

static Value math_max(const Call *c) {
  List *list = TRY(numbers(c));
  double largest = -INFINITY;
  for (uint32_t i = 0; i < list->count; i++) largest = larger(largest, double_of(list->items[i]));
  return number(largest);
}

static Value math_min(const Call *c) {
  List *list = TRY(numbers(c));
  double smallest = INFINITY;
  for (uint32_t i = 0; i < list->count; i++) smallest = smaller(smallest, double_of(list->items[i]));
  return number(smallest);
}

/* The root of the sum of squares: scaled, and summed as Kahan does. */
static double root_of_squares(const List *list, double largest) {
  double sum = 0, error = 0;
  for (uint32_t i = 0; i < list->count; i++) {
    double part = fabs(double_of(list->items[i])) / largest;
    double square = part * part - error, next = sum + square;
    error = next - sum - square;
    sum = next;
  }
  return sqrt(sum) * largest;
}

static Value math_hypot(const Call *c) {
  List *list = TRY(numbers(c));
  double largest = 0;
  bool is_infinite = false;
  for (uint32_t i = 0; i < list->count; i++) {
    double x = fabs(double_of(list->items[i]));
    is_infinite |= x == INFINITY;
    largest = larger(largest, x);
  }
  if (is_infinite) return number(INFINITY);
  return number(largest == 0 || largest != largest ? largest : root_of_squares(list, largest));
}

#define ROW(name) {#name, 1, math_##name},
static const Method math_methods[] = {
    ROW(abs) ROW(acos) ROW(acosh) ROW(asin) ROW(asinh) ROW(atan) ROW(atanh) ROW(cbrt) ROW(ceil) ROW(clz32) ROW(cos)
    ROW(cosh) ROW(exp) ROW(expm1) ROW(floor) ROW(fround) ROW(log) ROW(log10) ROW(log1p) ROW(log2) ROW(round) ROW(sign)
    ROW(sin) ROW(sinh) ROW(sqrt) ROW(tan) ROW(tanh) ROW(trunc)
    {"atan2", 2, math_atan2},
    {"hypot", 2, math_hypot},
    {"imul", 2, math_imul},
    {"max", 2, math_max},
    {"min", 2, math_min},
    {"pow", 2, math_pow},
    {"random", 0, math_random},
};

static const Constant math_constants[] = {
    {"E", 2.718281828459045},       {"LN10", 2.302585092994046},     {"LN2", 0.6931471805599453},
    {"LOG10E", 0.4342944819032518}, {"LOG2E", 1.4426950408889634},   {"PI", 3.141592653589793},
    {"SQRT1_2", 0.7071067811865476}, {"SQRT2", 1.4142135623730951},
};

static void install_math(void) {
  Object *math = object_plain();
  METHODS(math, math_methods);
  CONSTANTS(math, math_constants);
  put_hidden(realm.global, "Math", cell_value(math));
}
