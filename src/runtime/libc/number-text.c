/* The grammar of numbers that strtod and its kin read [C17 7.22.1.3]. */
#include "number-text.h"
#include <limits.h>
#include <stddef.h>
#include <strings.h>

/* Exponents beyond this are all the same; sums with lengths of texts stay far from the ends of `long long`. */
#define FARTHEST (LLONG_MAX / 16)

static int is_space(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

static int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  char lower = c | 0x20;
  return lower >= 'a' && lower <= 'z' ? lower - 'a' + 10 : 36;
}

/* `inf`, `infinity`, `nan`, `nan(...)` */
static void read_word(const char *text, struct __number *number) {
  if (strncasecmp(text, "inf", 3) == 0) {
    number->kind = INFINITE;
    number->end = text + (strncasecmp(text + 3, "inity", 5) == 0 ? 8 : 3);
    return;
  }
  if (strncasecmp(text, "nan", 3) != 0) return;
  number->kind = NOT_A_NUMBER;
  number->end = text + 3;
  if (text[3] != '(') return;
  const char *at = text + 4;
  while (digit_of(*at) < 36 || *at == '_') at++;
  if (*at == ')') number->end = at + 1;
}

/* An exponent behind its letter; the text itself if there is none. */
static const char *read_exponent(const char *text, char letter, long long *exponent) {
  *exponent = 0;
  if ((*text | 0x20) != letter) return text;
  const char *at = text + 1;
  int is_negative = *at == '-';
  if (*at == '-' || *at == '+') at++;
  if (digit_of(*at) >= 10) return text;
  long long value = 0;
  for (; digit_of(*at) < 10; at++)
    if (value < FARTHEST) value = value * 10 + digit_of(*at);
  *exponent = is_negative ? -value : value;
  return at;
}

/* Digits with a point; `power` counts digits, from the point on. Nothing is read if there is no digit. */
static const char *read_digits(const char *text, int base, int most, struct __number *number) {
  const char *point = NULL, *at = text;
  unsigned long long head = 0;
  long count = 0;
  number->digits = text;
  for (;; at++) {
    int digit = digit_of(*at);
    if (*at == '.' && point == NULL) point = at;
    else if (digit >= base) break;
    else if (count == 0 && digit == 0) number->digits = at + 1;
    else if (count++ < most) head = head * base + digit;
    else number->has_rest |= digit;
  }
  if (at == text + (point != NULL)) return text;
  number->head = head;
  number->count = count;
  number->power = point == NULL ? 0 : point + 1 - at;
  if (count > most) number->power += count - most;
  return at;
}

static void read_finite(const char *text, struct __number *number) {
  int is_hex = text[0] == '0' && (text[1] | 0x20) == 'x';
  const char *start = is_hex ? text + 2 : text, *end = read_digits(start, is_hex ? 16 : 10, is_hex ? 15 : 19, number);
  if (end == start) {
    /* The 0 before an x is a number. */
    if (is_hex) read_digits(text, 1, 1, number);
    end = is_hex ? text + 1 : text;
    is_hex = 0;
  }
  if (end == text) return;
  long long exponent;
  number->kind = FINITE;
  number->is_hex = is_hex;
  number->end = read_exponent(end, is_hex ? 'p' : 'e', &exponent);
  number->power = (is_hex ? 4 * number->power : number->power) + exponent;
}

void __read_number(const char *text, struct __number *number) {
  const char *at = text;
  while (is_space(*at)) at++;
  *number = (struct __number){.kind = NO_NUMBER, .end = text, .is_negative = *at == '-'};
  if (*at == '-' || *at == '+') at++;
  read_word(at, number);
  if (number->kind == NO_NUMBER) read_finite(at, number);
  number->is_negative &= number->kind != NO_NUMBER;
}
