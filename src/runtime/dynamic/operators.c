/*
 * What MAPLE's operations mean on dynamic values: JavaScript's operators (ECMA-262, section 13). Operands become primitive
 * values first, from left to right; what is left to do is arithmetic on numbers and text.
 */
#include "runtime.h"
#include <math.h>

#define NUMERIC(name, result)                                    \
  static Value op_##name(Value a, Value b) {                     \
    double x = TRY(to_number(a)), y = TRY(to_number(b));         \
    (void)y;                                                     \
    return result;                                               \
  }

/* Two numbers of one size: -0 is less than 0, NaN is the result if one of them is. */
static double larger(double x, double y) {
  if (x != x || y != y) return NAN;
  return x > y || (x == y && !signbit(x)) ? x : y;
}
static double smaller(double x, double y) { return -larger(-x, -y); }
static double remainder_of(double x, double y) { return fmod(x, y); }

NUMERIC(sub, number(x - y))
NUMERIC(mul, number(x *y))
NUMERIC(div, number(x / y))
NUMERIC(rem, number(remainder_of(x, y)))
NUMERIC(band, INT(to_int32(x) & to_int32(y)))
NUMERIC(bior, INT(to_int32(x) | to_int32(y)))
NUMERIC(bxor, INT(to_int32(x) ^ to_int32(y)))
NUMERIC(shl, INT((uint32_t)to_int32(x) << (to_int32(y) & 31)))
NUMERIC(ashr, INT(to_int32(x) >> (to_int32(y) & 31)))
NUMERIC(lshr, number((uint32_t)to_int32(x) >> (to_int32(y) & 31)))
NUMERIC(max, number(larger(x, y)))
NUMERIC(min, number(smaller(x, y)))

static Value op_neg(Value a) { return number(-TRY(to_number(a))); }
static Value op_bnot(Value a) { return INT(~to_int32(TRY(to_number(a)))); }
static Value op_abs(Value a) { return number(fabs(TRY(to_number(a)))); }

static Value op_add(Value a, Value b) {
  Value x = TRY(to_primitive(a, HINT_DEFAULT)), y = TRY(to_primitive(b, HINT_DEFAULT));
  if (is_string(x) || is_string(y)) return concat(primitive_text(x), primitive_text(y));
  return number(to_number(x) + to_number(y));
}

/* `x < y`, or `x <= y` where `is_equal`; NaN is neither. */
static bool is_ordered(Value x, Value y, bool is_equal) {
  if (is_string(x) && is_string(y)) {
    int order = text_order(flat(x), flat(y));
    return order < 0 || (is_equal && order == 0);
  }
  double a = to_number(x), b = to_number(y);
  return is_equal ? a <= b : a < b;
}

#define ORDERED(name, result)                                                                        \
  static Value op_##name(Value a, Value b) {                                                         \
    Value x = TRY(to_primitive(a, HINT_NUMBER)), y = TRY(to_primitive(b, HINT_NUMBER));              \
    return TRUTH(result);                                                                            \
  }

ORDERED(lt, is_ordered(x, y, false))
ORDERED(le, is_ordered(x, y, true))
ORDERED(gt, is_ordered(y, x, false))
ORDERED(ge, is_ordered(y, x, true))

/* `a == b` */
static bool is_equal(Value a, Value b) {
  if (is_missing(a) || is_missing(b)) return is_missing(a) && is_missing(b);
  if (is_object(a) && is_object(b)) return a == b;
  a = TRY(to_primitive(a, HINT_DEFAULT));
  b = TRY(to_primitive(b, HINT_DEFAULT));
  if (is_missing(a) || is_missing(b)) return is_missing(a) && is_missing(b);
  if (is_string(a) && is_string(b)) return text_equal(a, b);
  return to_number(a) == to_number(b);
}

static Value op_eq(Value a, Value b) { return TRUTH(is_equal(a, b)); }
static Value op_ne(Value a, Value b) { return TRUTH(!is_equal(a, b)); }

static Value op_cmp(Value a, Value b) {
  if (TRY(is_equal(a, b))) return INT(0);
  return INT(TRY(op_lt(a, b)) == TRUTH(true) ? -1 : 1);
}
static Value op_cmpl(Value a, Value b) {
  if (TRY(is_equal(a, b))) return INT(0);
  return INT(TRY(op_gt(a, b)) == TRUTH(true) ? 1 : -1);
}
