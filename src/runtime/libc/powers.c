/* The table of powers of ten (powers.h): made as far as programs ask for it, from 192 bits that are multiplied or divided by five. What is
   lost on the way stays below the last 50 of them, and no power within the table is that near to a number of 128 bits. */
#include "powers.h"

#define DIGITS 6

/* 10^n, or 10^-n, without the power of two: the first bit of the last digit is 1. */
struct row {
  int known;
  unsigned int digit[DIGITS];
  struct __power powers[FARTHEST_POWER + 1];
};

static struct row positive = {0, {0, 0, 0, 0, 0, 1U << 31}, {{1ULL << 63, 0}}};
static struct row negative = {0, {0, 0, 0, 0, 0, 1U << 31}, {{1ULL << 63, 0}}};

static void shift_up(unsigned int *digit, int by) {
  for (int i = DIGITS - 1; i > 0; i--) digit[i] = digit[i] << by | digit[i - 1] >> (32 - by);
  digit[0] <<= by;
}

/* 5/8 of it, or 5/4 if that is less than one half. */
static void multiply_by_five(unsigned int *digit) {
  unsigned long long carry = 0;
  for (int i = 0; i < DIGITS; i++) {
    carry += digit[i] * 5ULL;
    digit[i] = carry;
    carry >>= 32;
  }
  int by = carry < 4 ? 2 : 3;
  for (int i = 0; i < DIGITS; i++) {
    unsigned int above = i + 1 < DIGITS ? digit[i + 1] : (unsigned int)carry;
    digit[i] = digit[i] >> by | above << (32 - by);
  }
}

/* 8/5 of it, or 4/5 if that is one or more. */
static void divide_by_five(unsigned int *digit) {
  int by = digit[DIGITS - 1] < 0xa0000000 ? 3 : 2;
  unsigned long long rest = digit[DIGITS - 1] >> (32 - by);
  shift_up(digit, by);
  for (int i = DIGITS - 1; i >= 0; i--) {
    rest = rest << 32 | digit[i];
    digit[i] = rest / 5;
    rest %= 5;
  }
}

static void add_to(struct row *row, void (*next)(unsigned int *)) {
  const unsigned int *d = row->digit;
  next(row->digit);
  row->powers[++row->known] = (struct __power){(unsigned long long)d[5] << 32 | d[4], (unsigned long long)d[3] << 32 | d[2]};
}

const struct __power *__power_of_ten(int n) {
  while (positive.known < n) add_to(&positive, multiply_by_five);
  while (negative.known < -n) add_to(&negative, divide_by_five);
  return n < 0 ? &negative.powers[-n] : &positive.powers[n];
}
