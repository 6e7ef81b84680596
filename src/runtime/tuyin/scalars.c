/*
 * What lowered code asks of scalars that no register holds, or that no instruction computes with: wide and fixed-point numbers, half and
 * fp128, roundings other than to the nearest. Operands and results are bytes, as they are in memory.
 *
 * A float is `size` * 2^exponent; what an operation gives is found exactly, as far as rounding asks for it, and rounded once.
 */
#include "tuyin-numbers.h"
#include <math.h>
#include <stddef.h>
#include <string.h>

/* Whole numbers and fixed point. */

enum operation { ADD, SUB, MUL, DIV, REM, MIN, MAX, SQRT, FMA, FLOOR, CEIL, TRUNC, ROUND, POW, EXP, LOG, SIN, COS };
enum promise { NSW = 1, NUW = 2, EXACT = 4 };
/* What is wrong. */
enum problem { BROKEN = 1, DIVISION_BY_0 = 2, NEGATIVE_COUNT = 4 };

static struct signed_number negated(struct signed_number a) {
  return (struct signed_number){!a.is_negative, a.size};
}

static struct signed_number whole_sum(struct signed_number a, struct signed_number b) {
  if (a.is_negative == b.is_negative) return (struct signed_number){a.is_negative, __tuyin_sum(a.size, b.size)};
  if (__tuyin_compare(a.size, b.size) < 0) return (struct signed_number){b.is_negative, __tuyin_difference(b.size, a.size)};
  return (struct signed_number){a.is_negative, __tuyin_difference(a.size, b.size)};
}

static struct signed_number whole_result(enum operation op, struct signed_number a, struct signed_number b, unsigned long long type) {
  struct number rest;
  int is_fixed = KIND_OF(type) == FIXED, is_negative = a.is_negative != b.is_negative;
  unsigned fraction = FRACTION_OF(type);
  switch (op) {
  case ADD: return whole_sum(a, b);
  case SUB: return whole_sum(a, negated(b));
  case MUL: {
    struct number product = __tuyin_product(a.size, b.size);
    return (struct signed_number){is_negative, is_fixed ? __tuyin_rounded_down(product, fraction) : product};
  }
  case DIV:
    if (is_fixed) return (struct signed_number){is_negative, __tuyin_rounded_quotient(__tuyin_shifted_up(a.size, fraction), b.size)};
    return (struct signed_number){is_negative, __tuyin_quotient(a.size, b.size, NULL)};
  default:
    __tuyin_quotient(a.size, b.size, &rest);
    return (struct signed_number){a.is_negative, rest};
  }
}

static unsigned long long type_as(unsigned long long type, enum kind kind) {
  return (type & ((1ull << KIND_AT) - 1)) | (unsigned long long)kind << KIND_AT;
}

/* Is the result of these operands, seen as numbers of a type, none of it? */
static int overflows(enum operation op, const byte *a, const byte *b, unsigned long long type) {
  return !__tuyin_fits(whole_result(op, __tuyin_load_whole(a, type), __tuyin_load_whole(b, type), type), type);
}

int __tuyin_whole(int operation, byte *to, const byte *a, const byte *b, unsigned long long type, int promises) {
  enum operation op = (enum operation)operation;
  struct signed_number x = __tuyin_load_whole(a, type), y = __tuyin_load_whole(b, type);
  int problem = 0;
  if ((op == DIV || op == REM) && y.size.n == 0) return DIVISION_BY_0;
  if ((promises & NSW) != 0 && overflows(op, a, b, type_as(type, SIGNED))) problem = BROKEN;
  if ((promises & NUW) != 0 && overflows(op, a, b, type_as(type, UNSIGNED))) problem = BROKEN;
  if ((promises & EXACT) != 0 && whole_result(REM, x, y, type).size.n > 0) problem = BROKEN;
  __tuyin_store_whole(whole_result(op, x, y, type), to, type);
  __tuyin_computed();
  return problem;
}

/* A shift by the width or more leaves nothing but the sign. */
static unsigned bounded_count(struct number count, unsigned bits) {
  return count.n == 0 ? 0 : count.n > 1 || count.words[0] > bits ? bits : count.words[0];
}

static struct signed_number shifted_up(const byte *from, unsigned count, unsigned long long type) {
  struct signed_number a = __tuyin_load_whole(from, type);
  return (struct signed_number){a.is_negative, __tuyin_shifted_up(a.size, count)};
}

static int shift_overflows(const byte *from, unsigned count, unsigned long long type) {
  return !__tuyin_fits(shifted_up(from, count, type), type);
}

/* Downwards, numbers below zero are rounded away from it, as their bits are. */
static struct signed_number shifted_down(struct signed_number a, unsigned count) {
  struct number size = __tuyin_shifted_down(a.size, count);
  if (a.is_negative && __tuyin_has_bits(a.size, count)) size = __tuyin_sum(size, __tuyin_small(1));
  return (struct signed_number){a.is_negative, size};
}

int __tuyin_shift(int is_up, byte *to, const byte *a, const byte *by, unsigned long long type, unsigned long long count_type, int promises) {
  struct signed_number x = __tuyin_load_whole(a, type), given = __tuyin_load_whole(by, count_type);
  if (given.is_negative) return NEGATIVE_COUNT;
  unsigned count = bounded_count(given.size, BITS_OF(type));
  int problem = 0;
  if (is_up) {
    if ((promises & NSW) != 0 && shift_overflows(a, count, type_as(type, SIGNED))) problem = BROKEN;
    if ((promises & NUW) != 0 && shift_overflows(a, count, type_as(type, UNSIGNED))) problem = BROKEN;
    __tuyin_store_whole(shifted_up(a, count, type), to, type);
  } else {
    if ((promises & EXACT) != 0 && __tuyin_has_bits(x.size, count)) problem = BROKEN;
    __tuyin_store_whole(shifted_down(x, count), to, type);
  }
  __tuyin_computed();
  return problem;
}

/* Floats. */

enum class { FINITE, INFINITE, NOT_A_NUMBER };
struct exact {
  enum class class;
  int is_negative;
  struct number size;
  int exponent;
  int is_more; /* there is something behind the last bit */
};
enum mode { NEAREST, TO_ZERO, UP, DOWN };

/* By the width: the bits of the significand, the greatest exponent. */
static int precision_of(unsigned width) {
  return width == 16 ? 11 : width == 32 ? 24 : width == 64 ? 53 : 113;
}

static int most_of(unsigned width) {
  return width == 16 ? 15 : width == 32 ? 127 : width == 64 ? 1023 : 16383;
}

/* The exponent of the last place of the least numbers. */
static int least_of(unsigned width) {
  return 2 - most_of(width) - precision_of(width);
}

static struct exact finite(int is_negative, struct number size, int exponent) {
  return (struct exact){FINITE, is_negative, size, exponent, 0};
}

static struct exact decoded(const byte *from, unsigned width) {
  int precision = precision_of(width), most = most_of(width);
  struct number bits = __tuyin_number_of(from, width / 8);
  int is_negative = __tuyin_bit(bits, width - 1);
  struct number fraction = __tuyin_cut(bits, (unsigned)precision - 1);
  struct number rest = __tuyin_cut(__tuyin_shifted_down(bits, (unsigned)precision - 1), width - (unsigned)precision);
  int biased = rest.n == 0 ? 0 : (int)rest.words[0];
  if (biased > 2 * most) return (struct exact){fraction.n > 0 ? NOT_A_NUMBER : INFINITE, is_negative, {0, NULL}, 0, 0};
  if (biased == 0) return finite(is_negative, fraction, least_of(width));
  struct number hidden = __tuyin_shifted_up(__tuyin_small(1), (unsigned)precision - 1);
  return finite(is_negative, __tuyin_sum(fraction, hidden), least_of(width) + biased - 1);
}

static void put_pattern(struct number pattern, int is_negative, byte *to, unsigned width) {
  __tuyin_number_to(pattern, to, width / 8);
  if (is_negative) to[width / 8 - 1] |= 0x80;
}

/* The exponent all ones, and in front of what follows a bit for NaN. */
static struct number end_pattern(unsigned width, int is_nan) {
  unsigned precision = (unsigned)precision_of(width);
  struct number infinity = __tuyin_shifted_up(__tuyin_small(2 * (unsigned)most_of(width) + 1), precision - 1);
  return is_nan ? __tuyin_sum(infinity, __tuyin_shifted_up(__tuyin_small(1), precision - 2)) : infinity;
}

static struct number rounded_pattern(struct exact a, unsigned width, enum mode mode) {
  int precision = precision_of(width), least = least_of(width), length = (int)__tuyin_bit_length(a.size);
  int is_away = mode == (a.is_negative ? DOWN : UP);
  if (a.exponent + length - 1 > most_of(width)) {
    struct number infinity = end_pattern(width, 0);
    return is_away || mode == NEAREST ? infinity : __tuyin_difference(infinity, __tuyin_small(1));
  }
  int last = a.exponent + length - precision > least ? a.exponent + length - precision : least;
  struct number scaled = __tuyin_shifted_up(__tuyin_small((unsigned)(last - least)), (unsigned)precision - 1);
  if (last <= a.exponent) return __tuyin_sum(scaled, __tuyin_shifted_up(a.size, (unsigned)(a.exponent - last)));
  unsigned shift = (unsigned)(last - a.exponent);
  struct number kept = __tuyin_shifted_down(a.size, shift);
  int is_half = __tuyin_bit(a.size, shift - 1), is_more = a.is_more || __tuyin_has_bits(a.size, shift - 1);
  int is_up = mode == NEAREST ? is_half && (is_more || __tuyin_bit(kept, 0)) : is_away && (is_half || is_more);
  struct number pattern = __tuyin_sum(scaled, kept);
  return is_up ? __tuyin_sum(pattern, __tuyin_small(1)) : pattern;
}

static void encode(struct exact a, byte *to, unsigned width, enum mode mode) {
  if (a.class == NOT_A_NUMBER) put_pattern(end_pattern(width, 1), 0, to, width);
  else if (a.class == INFINITE) put_pattern(end_pattern(width, 0), a.is_negative, to, width);
  else if (a.size.n == 0) put_pattern(a.size, a.is_negative, to, width);
  else put_pattern(rounded_pattern(a, width, mode), a.is_negative, to, width);
}

static struct exact of_double(double value) {
  byte bytes[8];
  memcpy(bytes, &value, 8);
  return decoded(bytes, 64);
}

static double to_double(struct exact a) {
  byte bytes[8];
  double value;
  encode(a, bytes, 64, NEAREST);
  memcpy(&value, bytes, 8);
  return value;
}

/* A number of the same class and sign, with which infinities, NaNs and zeros give what they do with all. */
static double sample(struct exact a) {
  double size = a.class == NOT_A_NUMBER ? NAN : a.class == INFINITE ? INFINITY : a.size.n == 0 ? 0.0 : 1.0;
  return a.is_negative ? -size : size;
}

/* -1, 0, 1; 2 if one is NaN. */
static int order(struct exact a, struct exact b) {
  if (a.class == NOT_A_NUMBER || b.class == NOT_A_NUMBER) return 2;
  if (a.class == INFINITE || b.class == INFINITE || a.size.n == 0 || b.size.n == 0 || a.is_negative != b.is_negative) {
    double x = sample(a), y = sample(b);
    return x < y ? -1 : x > y;
  }
  int low = a.exponent < b.exponent ? a.exponent : b.exponent;
  int found = __tuyin_compare(__tuyin_shifted_up(a.size, (unsigned)(a.exponent - low)), __tuyin_shifted_up(b.size, (unsigned)(b.exponent - low)));
  return a.is_negative ? -found : found;
}

int __tuyin_order(const byte *a, const byte *b, unsigned long long type) {
  int found;
  if (KIND_OF(type) == FLOAT) {
    found = order(decoded(a, BITS_OF(type)), decoded(b, BITS_OF(type)));
  } else {
    struct signed_number x = __tuyin_load_whole(a, type), y = __tuyin_load_whole(b, type);
    found = x.is_negative != y.is_negative ? (x.is_negative ? -1 : 1) : __tuyin_compare(x.size, y.size);
    if (x.is_negative && y.is_negative) found = -found;
  }
  __tuyin_computed();
  return found;
}

/* A sum that cancels is +0, but -0 when rounding down; two zeros of one sign keep it. */
static struct exact float_sum(struct exact a, struct exact b, enum mode mode) {
  if (a.class != FINITE || b.class != FINITE) return of_double(sample(a) + sample(b));
  int low = a.exponent < b.exponent ? a.exponent : b.exponent;
  struct signed_number x = {a.is_negative, __tuyin_shifted_up(a.size, (unsigned)(a.exponent - low))};
  struct signed_number y = {b.is_negative, __tuyin_shifted_up(b.size, (unsigned)(b.exponent - low))};
  struct signed_number total = whole_sum(x, y);
  int are_zeros = a.size.n == 0 && b.size.n == 0 && a.is_negative == b.is_negative;
  if (total.size.n == 0) total.is_negative = are_zeros ? a.is_negative : mode == DOWN;
  return finite(total.is_negative, total.size, low);
}

static struct exact float_product(struct exact a, struct exact b) {
  if (a.class != FINITE || b.class != FINITE) return of_double(sample(a) * sample(b));
  return finite(a.is_negative != b.is_negative, __tuyin_product(a.size, b.size), a.exponent + b.exponent);
}

static struct exact float_quotient(struct exact a, struct exact b, int precision) {
  if (a.class != FINITE || b.class != FINITE || a.size.n == 0 || b.size.n == 0) return of_double(sample(a) / sample(b));
  int shift = 2 * precision + 4;
  struct number rest, quotient = __tuyin_quotient(__tuyin_shifted_up(a.size, (unsigned)shift), b.size, &rest);
  struct exact found = finite(a.is_negative != b.is_negative, quotient, a.exponent - b.exponent - shift);
  found.is_more = rest.n > 0;
  return found;
}

/* With the sign of the first operand. */
static struct exact float_rest(struct exact a, struct exact b) {
  if (a.class != FINITE || b.class == NOT_A_NUMBER || (b.class == FINITE && b.size.n == 0)) return of_double(NAN);
  if (b.class == INFINITE || a.size.n == 0) return a;
  int low = a.exponent < b.exponent ? a.exponent : b.exponent;
  struct number rest;
  __tuyin_quotient(__tuyin_shifted_up(a.size, (unsigned)(a.exponent - low)), __tuyin_shifted_up(b.size, (unsigned)(b.exponent - low)), &rest);
  return finite(a.is_negative, rest, low);
}

/* Bit by bit. */
static struct number whole_root(struct number a, int *is_more) {
  struct number root = {0, NULL}, rest = a;
  for (unsigned i = (__tuyin_bit_length(a) + 1) / 2; i > 0; i--) {
    // (root + bit)^2 = root^2 + (2 * root + bit) * bit
    struct number bit = __tuyin_shifted_up(__tuyin_small(1), i - 1);
    struct number taken = __tuyin_shifted_up(__tuyin_sum(__tuyin_shifted_up(root, 1), bit), i - 1);
    if (__tuyin_compare(rest, taken) < 0) continue;
    rest = __tuyin_difference(rest, taken);
    root = __tuyin_sum(root, bit);
  }
  *is_more = rest.n > 0;
  return root;
}

static struct exact float_root(struct exact a, int precision) {
  if (a.class != FINITE || a.is_negative || a.size.n == 0) return of_double(sqrt(sample(a)));
  int shift = 2 * precision + 4 + (a.exponent & 1), is_more;
  struct number root = whole_root(__tuyin_shifted_up(a.size, (unsigned)shift), &is_more);
  struct exact found = finite(0, root, (a.exponent - shift) / 2);
  found.is_more = is_more;
  return found;
}

/* -0 is less than +0. */
static struct exact extreme(enum operation op, struct exact a, struct exact b) {
  int found = order(a, b);
  if (found == 2) return of_double(NAN);
  if (found == 0) return (op == MIN) == a.is_negative ? a : b;
  return (op == MIN) == (found < 0) ? a : b;
}

static struct exact integral(enum operation op, struct exact a) {
  if (a.class != FINITE || a.exponent >= 0) return a;
  unsigned places = (unsigned)-a.exponent;
  struct number whole = __tuyin_shifted_down(a.size, places);
  int is_up = op == ROUND ? __tuyin_bit(a.size, places - 1)
                          : op != TRUNC && (op == CEIL) != a.is_negative && __tuyin_has_bits(a.size, places);
  return finite(a.is_negative, is_up ? __tuyin_sum(whole, __tuyin_small(1)) : whole, 0);
}

/* C has a number for 1 to the power of anything; here what is no number stays none, and so does 1 to the power of infinity. */
static double power(double x, double y) {
  if (y != y || (isinf(y) && fabs(x) == 1.0)) return NAN;
  return pow(x, y);
}

static struct exact float_result(enum operation op, struct exact a, struct exact b, struct exact c, int precision, enum mode mode) {
  switch (op) {
  case ADD: return float_sum(a, b, mode);
  case SUB:
    b.is_negative = !b.is_negative;
    return float_sum(a, b, mode);
  case MUL: return float_product(a, b);
  case DIV: return float_quotient(a, b, precision);
  case REM: return float_rest(a, b);
  case MIN:
  case MAX: return extreme(op, a, b);
  case SQRT: return float_root(a, precision);
  case FMA: return float_sum(float_product(a, b), c, mode);
  case FLOOR:
  case CEIL:
  case TRUNC:
  case ROUND: return integral(op, a);
  case POW: return of_double(power(to_double(a), to_double(b)));
  case EXP: return of_double(exp(to_double(a)));
  case LOG: return of_double(log(to_double(a)));
  case SIN: return of_double(sin(to_double(a)));
  case COS: return of_double(cos(to_double(a)));
  }
}

void __tuyin_float(int op, byte *to, const byte *a, const byte *b, const byte *c, unsigned width, int mode) {
  struct exact found = float_result((enum operation)op, decoded(a, width), decoded(b, width), decoded(c, width), precision_of(width), (enum mode)mode);
  encode(found, to, width, (enum mode)mode);
  __tuyin_computed();
}

int __tuyin_class(const byte *a, unsigned width) {
  enum class found = decoded(a, width).class;
  __tuyin_computed();
  return (int)found;
}

/* Conversions. */

static void float_to_whole(struct exact a, byte *to, unsigned long long type) {
  struct number none = {0, NULL};
  int exponent = a.exponent + (int)FRACTION_OF(type);
  int is_out = a.class == INFINITE || (a.class == FINITE && a.size.n > 0 && exponent > (int)BITS_OF(type) + 2);
  if (a.class == NOT_A_NUMBER) {
    __tuyin_store_whole((struct signed_number){0, none}, to, type);
    return;
  }
  // Out of every range: no need to build a long number.
  struct number size = is_out          ? __tuyin_shifted_up(__tuyin_small(1), BITS_OF(type) + 1)
                       : exponent >= 0 ? __tuyin_shifted_up(a.size, (unsigned)exponent)
                       : KIND_OF(type) == FIXED ? __tuyin_rounded_down(a.size, (unsigned)-exponent)
                                                : __tuyin_shifted_down(a.size, (unsigned)-exponent);
  __tuyin_saturate((struct signed_number){a.is_negative, size}, to, type);
}

static struct number rescaled(struct number a, unsigned from, unsigned to) {
  return to >= from ? __tuyin_shifted_up(a, to - from) : __tuyin_rounded_down(a, from - to);
}

void __tuyin_convert(byte *to, unsigned long long type, const byte *a, unsigned long long from, int saturates) {
  if (KIND_OF(from) == FLOAT) {
    struct exact value = decoded(a, BITS_OF(from));
    if (KIND_OF(type) == FLOAT) encode(value, to, BITS_OF(type), NEAREST);
    else float_to_whole(value, to, type);
  } else {
    struct signed_number value = __tuyin_load_whole(a, from);
    if (KIND_OF(type) == FLOAT) {
      int is_negative = value.is_negative && value.size.n > 0;
      encode(finite(is_negative, value.size, -(int)FRACTION_OF(from)), to, BITS_OF(type), NEAREST);
    } else {
      value.size = rescaled(value.size, FRACTION_OF(from), FRACTION_OF(type));
      if (saturates) __tuyin_saturate(value, to, type);
      else __tuyin_store_whole(value, to, type);
    }
  }
  __tuyin_computed();
}
