/* Powers of ten to 128 bits, and products with them. A product of 64 bits and a power is known to less than one unit of its second
   word: so two roundings, of the least and of the most that it can be, tell whether it rounds surely, and if they differ, numbers of any
   length decide. */
#ifndef POWERS_H
#define POWERS_H

#define FARTHEST_POWER 345

/* The 128 bits from the first 1 on, not rounded. */
struct __power {
  unsigned long long high;
  unsigned long long low;
};

/* 10^n for n from -FARTHEST_POWER to FARTHEST_POWER. */
const struct __power *__power_of_ten(int n);

/* Whether it has no more digits than these. */
static inline int is_exact_power(int n) {
  return n >= 0 && n <= 55;
}

/* floor(log2(10^n)) */
static inline int log2_of_power(int n) {
  return (n * 217706) >> 16;
}

/* floor(log10(2^n)) */
static inline int log10_of_power2(int n) {
  return (n * 1262611LL) >> 22;
}

/* Three words of 64 bits. */
struct __product {
  unsigned long long high;
  unsigned long long middle;
  unsigned long long low;
};

static inline unsigned long long multiply_high(unsigned long long a, unsigned long long b) {
  unsigned long long al = (unsigned int)a, ah = a >> 32, bl = (unsigned int)b, bh = b >> 32;
  unsigned long long middle = ah * bl + (al * bl >> 32), other = al * bh + (unsigned int)middle;
  return ah * bh + (middle >> 32) + (other >> 32);
}

static inline struct __product multiply(unsigned long long a, unsigned long long high, unsigned long long low) {
  unsigned long long carry = multiply_high(a, low), middle = a * high + carry;
  return (struct __product){multiply_high(a, high) + (middle < carry), middle, a * low};
}

/* high.rest / 2^drop to the nearest integer, ties to even; drop is 1 to 64. */
static inline unsigned long long rounded(unsigned long long high, int has_rest, int drop) {
  unsigned long long half = 1ULL << (drop - 1), rest = high & (half | (half - 1)), whole = drop == 64 ? 0 : high >> drop;
  return whole + (rest > half || (rest == half && (has_rest || (whole & 1))));
}

#endif
