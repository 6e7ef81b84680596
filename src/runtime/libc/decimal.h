/* Numbers with a binary exponent, in decimal: exactly, whatever their size, and rounded where one wants. Integer arithmetic only. */
#ifndef DECIMAL_H
#define DECIMAL_H

#include <stdint.h>

/* What a `double` or `long double` is: (high * 2^64 + low) * 2^exponent, unless it is infinite or none. */
typedef struct {
  uint64_t high;
  uint64_t low;
  int exponent;
  unsigned char is_negative;
  unsigned char is_infinite;
  unsigned char is_nan;
} __Number;

/* By the bits of a double, and by the two halves of those of a long double. */
void __number_of_double(__Number *to, uint64_t bits);
void __number_of_quad(__Number *to, uint64_t high, uint64_t low);

/* Words of 9 decimal digits: word[i] counts 10^(9 * (point - 1 - i)), and `first` to `end` are those that are there. The digit at place p counts
   10^-p: places up to 0 stand before the point. */
typedef struct {
  uint32_t *word;
  int first;
  int end;
  int point;
} __Decimal;

/* Words that suffice for a double and for a long double. */
#define DECIMAL_WORDS_DOUBLE 136
#define DECIMAL_WORDS_QUAD 1860

void __decimal_of(__Decimal *to, uint32_t *words, int room, const __Number *number);
/* Rounds to the nearest number without digits behind `place`, to the even one of two. */
void __decimal_round(__Decimal *d, long long place);
/* Place of the first digit that is not 0; 0 if there is none. */
int __decimal_first_place(const __Decimal *d);
/* The 9 digits of the word at this index; zeros where it has none. */
void __decimal_digits(const __Decimal *d, long long index, char *to);

#endif
