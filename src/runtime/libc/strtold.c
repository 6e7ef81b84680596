/* Text to `long double` [C17 7.22.1.3]: an integer of some 90 digits times a power of ten, in 320 bits (real.h), rounded once. So the
   result is the nearest number but for texts of more digits that lie within 2^-180 of the middle between two. */
#include "real.h"
#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <strings.h>

/* Digits that are looked at; of others it is only known that they are there. */
#define MOST 90
#define FARTHEST 100000

static int digit_of(char c) {
  return isdigit(c) ? c - '0' : isalpha(c) ? tolower(c) - 'a' + 10 : 36;
}

/* base^n for n of either sign */
static void scale(Real *to, unsigned int base, int n) {
  Real power, factor;
  __real_int(&factor, base);
  __real_int(&power, 1);
  for (int left = n < 0 ? -n : n; left > 0; left >>= 1) {
    if (left & 1) __real_mul(&power, &power, &factor);
    __real_mul(&factor, &factor, &factor);
  }
  if (n < 0) __real_div(to, to, &power);
  else __real_mul(to, to, &power);
}

/* Digits with a point; how many powers of the base the integer lacks. Nothing is read if there is no digit. */
static const char *read_digits(Real *to, const char *text, unsigned int base, int *power) {
  const char *at = text;
  int count = 0, has_point = 0, has_digit = 0, is_rest = 0;
  Real digit, factor;
  __real_int(to, 0);
  __real_int(&factor, base);
  *power = 0;
  for (;; at++) {
    if (*at == '.' && !has_point) {
      has_point = 1;
      continue;
    }
    unsigned int value = digit_of(*at);
    if (value >= base) break;
    has_digit = 1;
    if (has_point && *power > -FARTHEST) --*power;
    if (count < MOST) {
      __real_mul(to, to, &factor);
      __real_int(&digit, value);
      __real_add(to, to, &digit);
      if (count > 0 || value != 0) count++;
    } else {
      if (*power < FARTHEST) ++*power;
      is_rest |= value != 0;
    }
  }
  if (is_rest) to->digit[0] |= 1;
  return has_digit ? at : text;
}

static const char *read_exponent(const char *text, char mark, int *exponent) {
  if (tolower(*text) != mark) return text;
  const char *at = text + 1;
  int is_negative = *at == '-', value = 0;
  if (*at == '-' || *at == '+') at++;
  if (!isdigit(*at)) return text;
  for (; isdigit(*at); at++)
    if (value < FARTHEST) value = value * 10 + (*at - '0');
  *exponent = is_negative ? -value : value;
  return at;
}

/* `inf`, `infinity`, `nan`, `nan(…)`; nothing is read if it is none of them. */
static const char *read_word(const char *text, long double *value) {
  *value = NAN;
  if (strncasecmp(text, "inf", 3) == 0) {
    *value = HUGE_VALL;
    return text + (strncasecmp(text + 3, "inity", 5) == 0 ? 8 : 3);
  }
  if (strncasecmp(text, "nan", 3) != 0) return text;
  const char *at = text + 3;
  if (*at != '(') return at;
  do at++;
  while (isalnum(*at) || *at == '_');
  return *at == ')' ? at + 1 : text + 3;
}

static const char *read_number(const char *text, long double *value) {
  Real r;
  int power, exponent = 0, is_hex = text[0] == '0' && tolower(text[1]) == 'x';
  const char *start = is_hex ? text + 2 : text, *end = read_digits(&r, start, is_hex ? 16 : 10, &power);
  if (end == start) {
    *value = 0;
    return is_hex ? text + 1 : text;
  }
  end = read_exponent(end, is_hex ? 'p' : 'e', &exponent);
  if (__real_is_zero(&r)) *value = 0;
  else if (is_hex) {
    r.exponent += 4 * power + exponent;
    *value = __real_round(&r);
  } else {
    int all = power + exponent;
    /* Beyond these, no number of digits helps. */
    if (all > 6000) *value = HUGE_VALL;
    else if (all < -6000 - MOST) *value = 0;
    else {
      scale(&r, 10, all);
      *value = __real_round(&r);
    }
  }
  if (!__real_is_zero(&r) && (*value == 0 || isinf(*value))) errno = ERANGE;
  return end;
}

long double strtold(const char *restrict text, char **restrict end) {
  const char *start = text;
  long double value;
  while (isspace(*start)) start++;
  int is_negative = *start == '-';
  if (*start == '-' || *start == '+') start++;
  const char *stop = read_word(start, &value);
  if (stop == start) stop = read_number(start, &value);
  if (end != NULL) *end = (char *)(stop == start ? text : stop);
  if (stop == start) return 0;
  return is_negative ? -value : value;
}
