/* `Number`, `Boolean`, and what reads numbers in the global object (ECMA-262, sections 19.2 and 21). */
#include "runtime.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Value number_constructor(const Call *c) {
  Value x = number(c->count == 0 ? 0 : TRY(to_number(c->args[0])));
  return c->prototype == NULL ? x : cell_value(wrapper_new(c->prototype, x));
}

static Value boolean_constructor(const Call *c) {
  Value truth = TRUTH(to_truth(arg(c, 0)));
  return c->prototype == NULL ? truth : cell_value(wrapper_new(c->prototype, truth));
}

#define NUMBER_THAT(name, holds)                      \
  static Value name(const Call *c) {                  \
    if (!is_number(arg(c, 0))) return TRUTH(false);   \
    double x = double_of(arg(c, 0));                  \
    return TRUTH(holds);                              \
  }
NUMBER_THAT(number_is_finite, isfinite(x))
NUMBER_THAT(number_is_integer, isfinite(x) && trunc(x) == x)
NUMBER_THAT(number_is_nan, x != x)
NUMBER_THAT(number_is_safe_integer, fabs(x) <= 9007199254740991.0 && trunc(x) == x)

static Value global_is_finite(const Call *c) {
  double x = TRY(to_number(arg(c, 0)));
  return TRUTH(isfinite(x));
}
static Value global_is_nan(const Call *c) {
  double x = TRY(to_number(arg(c, 0)));
  return TRUTH(x != x);
}
static Value global_parse_float(const Call *c) { return number(parse_float(TRY(to_flat(arg(c, 0))))); }
static Value global_parse_int(const Call *c) {
  String *text = TRY(to_flat(arg(c, 0)));
  double base = TRY(to_number(arg(c, 1)));
  return number(parse_int(text, to_int32(base)));
}

/* Text with so many digits */

static bool this_number(const Call *c, const char *name, double *x) {
  Value self = c->self;
  if (tag_of(self) == TAG_OBJ && kind_of(cell_of(self)) == WRAPPER) self = ((Wrapper *)cell_of(self))->primitive;
  if (!is_number(self)) return fail(TYPE_ERROR, "Number.prototype.%s requires that 'this' be a Number", name);
  *x = double_of(self);
  return true;
}

#define THIS_NUMBER(name) \
  double x;               \
  TRY(this_number(c, name, &x))

/* All digits of a number that is not negative, as it is exactly: "d.ddd…e±x" has at most 767 of them. */
enum { ALL_DIGITS = 767 };
typedef struct Digits {
  int count, exponent; /* of the first digit */
  char digits[ALL_DIGITS + 32];
} Digits;

static void exact_digits(double x, Digits *d) {
  char text[ALL_DIGITS + 32];
  snprintf(text, sizeof text, "%.*e", ALL_DIGITS - 1, x);
  char *e = strchr(text, 'e');
  d->exponent = x == 0 ? 0 : atoi(e + 1);
  d->count = 0;
  for (char *at = text; at < e; at++)
    if (*at != '.') d->digits[d->count++] = *at;
}

/* Keeps `count` digits; a half is rounded up (away from zero). Fewer than one digit leave "0" or "1". */
static void round_digits(Digits *d, int count) {
  bool is_up = count >= 0 && count < d->count && d->digits[count] >= '5';
  if (count < 0) count = 0;
  while (d->count < count) d->digits[d->count++] = '0';
  d->count = count;
  int i = count - 1;
  for (; is_up && i >= 0 && d->digits[i] == '9'; i--) d->digits[i] = '0';
  if (!is_up) return;
  if (i >= 0) {
    d->digits[i]++;
    return;
  }
  memmove(d->digits + 1, d->digits, (size_t)count);
  d->digits[0] = '1';
  d->exponent++;
  if (count == 0) d->count = 1;
}

static char *put_exponent(char *at, int exponent) { return at + sprintf(at, "e%c%d", exponent < 0 ? '-' : '+', abs(exponent)); }

/* "d.ddde+x" */
static char *put_exponential(char *at, const Digits *d) {
  *at++ = d->digits[0];
  if (d->count > 1) *at++ = '.';
  memcpy(at, d->digits + 1, (size_t)d->count - 1);
  return put_exponent(at + d->count - 1, d->exponent);
}

static Value ascii_value(char *start, char *end) {
  *end = 0;
  return string_value(string_ascii(start));
}

static Value number_to_exponential(const Call *c) {
  THIS_NUMBER("toExponential");
  double count = TRY(to_integer(arg(c, 0)));
  if (!isfinite(x)) return string_value(number_text(x));
  if (count < 0 || count > 100) return fail(RANGE_ERROR, "toExponential() argument must be between 0 and 100");
  Digits d;
  char text[160], *at = text;
  if (x < 0) *at++ = '-';
  if (arg(c, 0) == UNDEFINED && x != 0) d.count = shortest(fabs(x), d.digits, &d.exponent);
  else {
    exact_digits(fabs(x), &d);
    int exponent = d.exponent;
    round_digits(&d, (int)count + 1);
    if (d.exponent > exponent) d.count = (int)count + 1;
  }
  return ascii_value(text, put_exponential(at, &d));
}

/* Digits around the point: `before` of them, zeros in front if that is not positive. */
static char *put_fixed(char *at, const Digits *d, int before) {
  if (before <= 0) *at++ = '0';
  for (int i = 0; i < before; i++) *at++ = i < d->count ? d->digits[i] : '0';
  if (d->count <= before) return at;
  *at++ = '.';
  for (int i = before; i < 0; i++) *at++ = '0';
  for (int i = before < 0 ? 0 : before; i < d->count; i++) *at++ = d->digits[i];
  return at;
}

static Value number_to_fixed(const Call *c) {
  THIS_NUMBER("toFixed");
  double count = TRY(to_integer(arg(c, 0)));
  if (count < 0 || count > 100) return fail(RANGE_ERROR, "toFixed() digits argument must be between 0 and 100");
  if (!isfinite(x) || fabs(x) >= 1e21) return string_value(number_text(x));
  Digits d;
  char text[160], *at = text;
  exact_digits(fabs(x), &d);
  int wanted = d.exponent + 1 + (int)count;
  round_digits(&d, wanted);
  /* Nothing is left: zeros stand at the places behind the point. */
  if (d.count == 0 || wanted < 0 || (wanted == 0 && d.digits[0] != '1')) {
    d.count = 1;
    d.digits[0] = '0';
    d.exponent = -(int)count;
  }
  if (x < 0) *at++ = '-';
  int before = d.exponent + 1;
  while (d.count < before + (int)count) d.digits[d.count++] = '0';
  d.count = before + (int)count;
  return ascii_value(text, put_fixed(at, &d, before));
}

static Value number_to_precision(const Call *c) {
  THIS_NUMBER("toPrecision");
  if (arg(c, 0) == UNDEFINED) return string_value(number_text(x));
  double count = TRY(to_integer(arg(c, 0)));
  if (!isfinite(x)) return string_value(number_text(x));
  if (count < 1 || count > 100) return fail(RANGE_ERROR, "toPrecision() argument must be between 1 and 100");
  Digits d;
  char text[160], *at = text;
  exact_digits(fabs(x), &d);
  round_digits(&d, (int)count);
  d.count = (int)count;
  if (x < 0) *at++ = '-';
  bool is_power = d.exponent < -6 || d.exponent >= (int)count;
  return ascii_value(text, is_power ? put_exponential(at, &d) : put_fixed(at, &d, d.exponent + 1));
}

/* Other bases: as many digits behind the point as tell the number from its neighbours. */

static const char base_digits[] = "0123456789abcdefghijklmnopqrstuvwxyz";

/* Adds one to the last digit, which may carry; true: up to the point. */
static bool carry(char *start, char **end, int base) {
  while (*end > start) {
    int digit = digit_of((Unit)*--*end);
    if (digit + 1 == base) continue;
    *(*end)++ = base_digits[digit + 1];
    return false;
  }
  return true;
}

static char *put_fraction(char *to, double fraction, double error, int base, double *whole) {
  char *start = to;
  do {
    fraction *= base;
    error *= base;
    int digit = (int)fraction;
    *to++ = base_digits[digit];
    fraction -= digit;
    bool is_up = fraction > 0.5 || (fraction == 0.5 && (digit & 1) != 0);
    if (is_up && fraction + error > 1) {
      if (carry(start, &to, base)) *whole += 1;
      break;
    }
  } while (fraction >= error);
  return to;
}

static Value text_in_base(double x, int base) {
  char text[2300], *point = text + 1150, *start = point, *end = point;
  double size = fabs(x), whole = floor(size), fraction = size - whole;
  double error = fmax(0.5 * (nextafter(size, INFINITY) - size), 4.9406564584124654e-324);
  if (fraction >= error) {
    *end++ = '.';
    end = put_fraction(end, fraction, error, base, &whole);
    if (end == point + 1) end = point;
  }
  /* Digits below the precision of the number are zeros. */
  for (; whole / base >= 9007199254740992.0; whole /= base) *--start = '0';
  do {
    double rest = fmod(whole, base);
    *--start = base_digits[(int)rest];
    whole = (whole - rest) / base;
  } while (whole > 0);
  if (x < 0) *--start = '-';
  return ascii_value(start, end);
}

static Value number_to_string(const Call *c) {
  THIS_NUMBER("toString");
  double base = arg(c, 0) == UNDEFINED ? 10 : TRY(to_integer(arg(c, 0)));
  if (base < 2 || base > 36) return fail(RANGE_ERROR, "toString() radix must be between 2 and 36");
  if (base == 10 || !isfinite(x)) return string_value(number_text(x));
  return text_in_base(x, (int)base);
}

static Value number_value_of(const Call *c) {
  THIS_NUMBER("valueOf");
  return number(x);
}

static Value truth_of(const Call *c, const char *name) {
  Value self = c->self;
  if (tag_of(self) == TAG_OBJ && kind_of(cell_of(self)) == WRAPPER) self = ((Wrapper *)cell_of(self))->primitive;
  return tag_of(self) == TAG_BOOL ? self : (Value)fail(TYPE_ERROR, "Boolean.prototype.%s requires that 'this' be a Boolean", name);
}

static Value boolean_value_of(const Call *c) { return truth_of(c, "valueOf"); }
static Value boolean_to_string(const Call *c) { return primitive_text(TRY(truth_of(c, "toString"))); }

static const Method number_functions[] = {
    {"isFinite", 1, number_is_finite},
    {"isInteger", 1, number_is_integer},
    {"isNaN", 1, number_is_nan},
    {"isSafeInteger", 1, number_is_safe_integer},
    {"parseFloat", 1, global_parse_float},
    {"parseInt", 2, global_parse_int},
};

static const Method number_methods[] = {
    {"toExponential", 1, number_to_exponential},
    {"toFixed", 1, number_to_fixed},
    {"toPrecision", 1, number_to_precision},
    {"toString", 1, number_to_string},
    {"valueOf", 0, number_value_of},
};

static const Method boolean_methods[] = {{"toString", 0, boolean_to_string}, {"valueOf", 0, boolean_value_of}};

static const Method global_functions[] = {
    {"parseFloat", 1, global_parse_float},
    {"parseInt", 2, global_parse_int},
    {"isFinite", 1, global_is_finite},
    {"isNaN", 1, global_is_nan},
};

typedef struct Constant {
  const char *name;
  double value;
} Constant;

static const Constant number_constants[] = {
    {"EPSILON", 2.220446049250313e-16},
    {"MAX_SAFE_INTEGER", 9007199254740991.0},
    {"MAX_VALUE", 1.7976931348623157e308},
    {"MIN_SAFE_INTEGER", -9007199254740991.0},
    {"MIN_VALUE", 5e-324},
    {"NEGATIVE_INFINITY", -INFINITY},
    {"NaN", NAN},
    {"POSITIVE_INFINITY", INFINITY},
};

static void install_constants(Object *target, const Constant *constants, size_t count) {
  for (size_t i = 0; i < count; i++)
    put(target, string_value(string_ascii(constants[i].name)), number(constants[i].value), 0);
}
#define CONSTANTS(target, table) install_constants(target, table, sizeof table / sizeof *table)

static void install_number(void) {
  Function *constructor = install_constructor("Number", realm.number_prototype, number_constructor);
  METHODS(&constructor->object, number_functions);
  CONSTANTS(&constructor->object, number_constants);
  METHODS(realm.number_prototype, number_methods);
  install_constructor("Boolean", realm.boolean_prototype, boolean_constructor);
  METHODS(realm.boolean_prototype, boolean_methods);
}

static void install_globals(void) {
  static const Constant constants[] = {{"NaN", NAN}, {"Infinity", INFINITY}};
  METHODS(realm.global, global_functions);
  CONSTANTS(realm.global, constants);
  put(realm.global, string_value(string_ascii("undefined")), UNDEFINED, 0);
}
