/* Output of SysY [SysY 2022, run-time library]: integers as `%d` writes them, floats as `%a` does, arrays as `3: 10 20 30` and a line feed. */
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include "stream.h"

/* `-2147483648`; `-0x1.fffffep+127` */
enum { MOST_INTEGER = 11, MOST_FLOAT = 24 };

static char *put_digits(char *end, unsigned value) {
  do *--end = (char)('0' + value % 10);
  while (value /= 10);
  return end;
}

static void write_int(int value) {
  char text[MOST_INTEGER], *end = text + sizeof text;
  char *from = put_digits(end, value < 0 ? -(unsigned)value : (unsigned)value);
  if (value < 0) *--from = '-';
  __stream_write(stdout, from, end - from);
}

/* Digits after the point, without zeros at the end. */
static char *put_fraction(char *to, uint64_t fraction) {
  if (fraction != 0) *to++ = '.';
  for (; fraction != 0; fraction = fraction << 4 & UINT64_MAX >> 12) *to++ = "0123456789abcdef"[fraction >> 48];
  return to;
}

/* A finite number. As `double` each `float` has a 1 before the point. */
static char *put_float(char *to, double value) {
  union {
    double number;
    uint64_t bits;
  } parts = {value};
  int exponent = (int)(parts.bits >> 52 & 2047);
  *to++ = exponent == 0 ? '0' : '1';
  to = put_fraction(to, parts.bits & UINT64_MAX >> 12);
  if (exponent != 0) exponent -= 1023;
  *to++ = 'p';
  *to++ = exponent < 0 ? '-' : '+';
  char digits[MOST_INTEGER], *end = digits + sizeof digits;
  char *from = put_digits(end, (unsigned)(exponent < 0 ? -exponent : exponent));
  memcpy(to, from, (size_t)(end - from));
  return to + (end - from);
}

static void write_float(float value) {
  char text[MOST_FLOAT], *to = text;
  if (__builtin_signbit(value) && value == value) *to++ = '-';
  if (value - value == 0) {
    *to++ = '0';
    *to++ = 'x';
    to = put_float(to, value < 0 ? -(double)value : value);
  } else {
    memcpy(to, value == value ? "inf" : "nan", 3);
    to += 3;
  }
  __stream_write(stdout, text, to - text);
}

void putint(int value) {
  write_int(value);
  __stream_settle(stdout);
}

void putch(int byte) {
  __stream_put(stdout, byte);
}

void putfloat(float value) {
  write_float(value);
  __stream_settle(stdout);
}

void putarray(int count, const int *array) {
  write_int(count);
  __stream_write(stdout, ":", 1);
  for (int i = 0; i < count; i++) {
    __stream_write(stdout, " ", 1);
    write_int(array[i]);
  }
  __stream_write(stdout, "\n", 1);
  __stream_settle(stdout);
}

void putfarray(int count, const float *array) {
  write_int(count);
  __stream_write(stdout, ":", 1);
  for (int i = 0; i < count; i++) {
    __stream_write(stdout, " ", 1);
    write_float(array[i]);
  }
  __stream_write(stdout, "\n", 1);
  __stream_settle(stdout);
}
