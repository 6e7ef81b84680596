/* Whole numbers without a sign of any length, as the parts of the run time of lowered Tuyin programs compute with them. */
#ifndef TUYIN_NUMBERS_H
#define TUYIN_NUMBERS_H

#include "tuyin-runtime.h"

/* Words, the lowest first; the last one is not 0. What `words` points to is never changed and lives until `__tuyin_computed`. */
struct number {
  unsigned n;
  const unsigned *words;
};

/* All numbers so far are gone. */
void __tuyin_computed(void);

/* Of so many bytes. */
struct number __tuyin_number_of(const byte *from, unsigned size);
/* The lowest bytes of it. */
void __tuyin_number_to(struct number a, byte *to, unsigned size);
struct number __tuyin_small(unsigned value);

unsigned __tuyin_bit_length(struct number a);
int __tuyin_bit(struct number a, unsigned at);
/* Is one of the lowest `count` bits 1? */
int __tuyin_has_bits(struct number a, unsigned count);
/* Less than, 0 or more than 0. */
int __tuyin_compare(struct number a, struct number b);

struct number __tuyin_sum(struct number a, struct number b);
/* `a` is not less than `b`. */
struct number __tuyin_difference(struct number a, struct number b);
struct number __tuyin_product(struct number a, struct number b);
/* `b` is not 0; `rest` may be NULL. */
struct number __tuyin_quotient(struct number a, struct number b, struct number *rest);
struct number __tuyin_shifted_up(struct number a, unsigned count);
struct number __tuyin_shifted_down(struct number a, unsigned count);
/* The lowest bits. */
struct number __tuyin_cut(struct number a, unsigned bits);

/* Numbers with a sign; 0 may have either. */
struct signed_number {
  int is_negative;
  struct number size;
};

/* What is nearest to a / 2^count or a / b, of two the even one. */
struct number __tuyin_rounded_down(struct number a, unsigned count);
struct number __tuyin_rounded_quotient(struct number a, struct number b);

/* Types of scalars, as lowered code tells them: the kind, the bits behind the point and all bits. */
enum kind { UNSIGNED, SIGNED, FIXED, FLOAT };
enum { FRACTION_AT = 24, KIND_AT = 48 };
#define KIND_OF(type) ((enum kind)((type) >> KIND_AT))
#define FRACTION_OF(type) ((unsigned)((type) >> FRACTION_AT) & 0xffffff)
#define BITS_OF(type) ((unsigned)(type) & 0xffffff)
#define BYTES_OF(type) ((BITS_OF(type) + 7) / 8)

struct signed_number __tuyin_load_whole(const byte *from, unsigned long long type);
/* Does the type have it? */
int __tuyin_fits(struct signed_number a, unsigned long long type);
/* Wraps. */
void __tuyin_store_whole(struct signed_number a, byte *to, unsigned long long type);
/* The nearest number that there is. */
void __tuyin_saturate(struct signed_number a, byte *to, unsigned long long type);

#endif
