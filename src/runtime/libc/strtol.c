/* Text to integers [C17 7.22.1.2, 7.22.1.4]: one reader, to 64 bits, and what each type makes of that. `long` is `long long`. */
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>

struct integer {
  unsigned long magnitude;
  int is_negative;
  int is_too_large;
};

static int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  char lower = c | 0x20;
  return lower >= 'a' && lower <= 'z' ? lower - 'a' + 10 : 36;
}

/* Behind the 0x of a text, if base 16 may be meant and a digit follows. */
static const char *behind_prefix(const char *at, int *base) {
  int is_hex = at[0] == '0' && (at[1] | 0x20) == 'x' && digit_of(at[2]) < 16;
  if (*base == 0) *base = is_hex ? 16 : *at == '0' ? 8 : 10;
  return is_hex && *base == 16 ? at + 2 : at;
}

/* `*end` is the text itself if there is no number. */
static struct integer read_integer(const char *text, char **end, int base) {
  struct integer read = {0};
  const char *at = text;
  if (base < 0 || base == 1 || base > 36) {
    errno = EINVAL;
    return read;
  }
  while (*at == ' ' || (*at >= '\t' && *at <= '\r')) at++;
  read.is_negative = *at == '-';
  if (*at == '-' || *at == '+') at++;
  const char *start = at = behind_prefix(at, &base);
  unsigned long most = ULONG_MAX / base;
  for (int digit; (digit = digit_of(*at)) < base; at++) {
    unsigned long next = read.magnitude * base + digit;
    read.is_too_large |= read.magnitude > most || next < (unsigned long)digit;
    read.magnitude = next;
  }
  if (end != NULL) *end = (char *)(at == start ? text : at);
  return read;
}

long strtol(const char *restrict text, char **restrict end, int base) {
  struct integer read = read_integer(text, end, base);
  unsigned long most = read.is_negative ? -(unsigned long)LONG_MIN : LONG_MAX;
  if (read.is_too_large || read.magnitude > most) {
    errno = ERANGE;
    return read.is_negative ? LONG_MIN : LONG_MAX;
  }
  return read.is_negative ? (long)-read.magnitude : (long)read.magnitude;
}

unsigned long strtoul(const char *restrict text, char **restrict end, int base) {
  struct integer read = read_integer(text, end, base);
  if (read.is_too_large) {
    errno = ERANGE;
    return ULONG_MAX;
  }
  return read.is_negative ? -read.magnitude : read.magnitude;
}

long long strtoll(const char *restrict text, char **restrict end, int base) {
  return strtol(text, end, base);
}

unsigned long long strtoull(const char *restrict text, char **restrict end, int base) {
  return strtoul(text, end, base);
}

intmax_t strtoimax(const char *restrict text, char **restrict end, int base) {
  return strtol(text, end, base);
}

uintmax_t strtoumax(const char *restrict text, char **restrict end, int base) {
  return strtoul(text, end, base);
}

int atoi(const char *text) {
  return (int)strtol(text, NULL, 10);
}

long atol(const char *text) {
  return strtol(text, NULL, 10);
}

long long atoll(const char *text) {
  return strtol(text, NULL, 10);
}
