/* Text to integers [C17 7.22.1.2, 7.22.1.4]: one reader, to 64 bits, and what each type makes of that. */
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>

struct integer {
  unsigned long long magnitude;
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
  unsigned long long most = ULLONG_MAX / base;
  for (int digit; (digit = digit_of(*at)) < base; at++) {
    unsigned long long next = read.magnitude * base + digit;
    read.is_too_large |= read.magnitude > most || next < (unsigned long long)digit;
    read.magnitude = next;
  }
  if (end != NULL) *end = (char *)(at == start ? text : at);
  return read;
}

/* What lies in a type whose greatest values are these, or the nearest of them. */
static unsigned long long saturated(struct integer read, unsigned long long most) {
  unsigned long long limit = most + read.is_negative;
  if (!read.is_too_large && read.magnitude <= limit) return read.is_negative ? -read.magnitude : read.magnitude;
  errno = ERANGE;
  return read.is_negative ? -limit : limit;
}

/* Of unsigned types, a number with a minus stands for what is left of 2^n. */
static unsigned long long unsigned_saturated(struct integer read, unsigned long long most) {
  if (!read.is_too_large && read.magnitude <= most) return read.is_negative ? -read.magnitude : read.magnitude;
  errno = ERANGE;
  return most;
}

long strtol(const char *restrict text, char **restrict end, int base) {
  return (long)saturated(read_integer(text, end, base), LONG_MAX);
}

unsigned long strtoul(const char *restrict text, char **restrict end, int base) {
  return (unsigned long)unsigned_saturated(read_integer(text, end, base), ULONG_MAX);
}

long long strtoll(const char *restrict text, char **restrict end, int base) {
  return (long long)saturated(read_integer(text, end, base), LLONG_MAX);
}

unsigned long long strtoull(const char *restrict text, char **restrict end, int base) {
  return unsigned_saturated(read_integer(text, end, base), ULLONG_MAX);
}

intmax_t strtoimax(const char *restrict text, char **restrict end, int base) {
  return strtoll(text, end, base);
}

uintmax_t strtoumax(const char *restrict text, char **restrict end, int base) {
  return strtoull(text, end, base);
}

int atoi(const char *text) {
  return (int)strtoll(text, NULL, 10);
}

long atol(const char *text) {
  return strtol(text, NULL, 10);
}

long long atoll(const char *text) {
  return strtoll(text, NULL, 10);
}
