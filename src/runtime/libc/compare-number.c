/* A number of a text beside one of the machine, exactly: both as integers of any length. For the few texts that lie (nearly) in the middle
   between two numbers. */
#include "number-text.h"

/* Digits behind these cannot tell a number from the middle between two: the longest such middle, of `long double`, has fewer. */
#define MOST_DIGITS 11600L
/* Room for them, as 5^16600 or as digits. */
#define ROOM 1216

/* An integer to the base 2^32, the last digit first. */
typedef struct {
  int size;
  unsigned int digit[ROOM];
} Integer;

static void multiply_add(Integer *to, unsigned int factor, unsigned int more) {
  unsigned long long carry = more;
  for (int i = 0; i < to->size; i++) {
    carry += (unsigned long long)to->digit[i] * factor;
    to->digit[i] = carry;
    carry >>= 32;
  }
  if (carry != 0) to->digit[to->size++] = carry;
}

static void multiply_by_power_of_five(Integer *to, long n) {
  for (; n >= 13; n -= 13) multiply_add(to, 1220703125, 0);
  for (; n > 0; n--) multiply_add(to, 5, 0);
}

static void shift_up(Integer *to, long by) {
  int whole = by / 32, part = by % 32;
  if (part > 0) multiply_add(to, 1U << part, 0);
  for (int i = to->size - 1; i >= 0; i--) to->digit[i + whole] = to->digit[i];
  for (int i = 0; i < whole; i++) to->digit[i] = 0;
  to->size += whole;
}

static int compare(const Integer *a, const Integer *b) {
  if (a->size != b->size) return a->size < b->size ? -1 : 1;
  for (int i = a->size - 1; i >= 0; i--)
    if (a->digit[i] != b->digit[i]) return a->digit[i] < b->digit[i] ? -1 : 1;
  return 0;
}

/* The digits as an integer; the result is the power of ten that it lacks. */
static long long digits_of(const struct __number *number, Integer *to) {
  long count = number->count < MOST_DIGITS ? number->count : MOST_DIGITS;
  const char *at = number->digits;
  unsigned int part = 0, scale = 1;
  to->size = 0;
  for (long i = 0; i < count; at++) {
    if (*at == '.') continue;
    part = part * 10 + (*at - '0');
    scale *= 10;
    if (++i < count && scale < 1000000000) continue;
    multiply_add(to, scale, part);
    part = 0;
    scale = 1;
  }
  long dropped = number->count - count, behind_head = number->count > 19 ? number->count - 19 : 0;
  /* One more digit stands for those that are dropped. */
  if (dropped > 0) multiply_add(to, 10, 1);
  return number->power - behind_head + dropped - (dropped > 0);
}

int __compare_number(const struct __number *number, unsigned long long high, unsigned long long low, int exponent) {
  Integer decimal, binary = {.size = 4};
  long long power = digits_of(number, &decimal);
  binary.digit[0] = low;
  binary.digit[1] = low >> 32;
  binary.digit[2] = high;
  binary.digit[3] = high >> 32;
  while (binary.size > 0 && binary.digit[binary.size - 1] == 0) binary.size--;
  multiply_by_power_of_five(power > 0 ? &decimal : &binary, power > 0 ? power : -power);
  if (power > exponent) shift_up(&decimal, power - exponent);
  else shift_up(&binary, exponent - power);
  return compare(&decimal, &binary);
}
