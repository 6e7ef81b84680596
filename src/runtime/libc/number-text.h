/* Numbers as text [C17 7.22.1.3]: what strtod and its kin read, and digits of numbers that are printed. */
#ifndef NUMBER_TEXT_H
#define NUMBER_TEXT_H

enum { NO_NUMBER, FINITE, INFINITE, NOT_A_NUMBER };

/* A number of a text: sign * head.rest * 10^power, or * 2^power if it is hexadecimal. */
struct __number {
  int kind;
  int is_negative;
  int is_hex;
  /* Its first digits that count, as many as surely fit: 19, or 15 of base 16. */
  unsigned long long head;
  /* Some digit behind them is not 0. */
  int has_rest;
  long long power;
  /* All digits that count, from the first that is not 0, with the point among them, and how many there are. */
  const char *digits;
  long count;
  const char *end;
};

/* The number at the beginning of a text, behind space; `end` is the text itself if there is none. */
void __read_number(const char *text, struct __number *number);

/* The sign of (digits of the number - m * 2^exponent), exactly; m is high * 2^64 + low. */
int __compare_number(const struct __number *number, unsigned long long high, unsigned long long low, int exponent);

/* value * 10^-*point as 0.d1d2...: exactly `count` digits (1 to 17) as an integer, rounded correctly with ties to even; 0 if it is not sure.
   The value is finite and above 0. */
int __quick_digits(double value, int count, unsigned long long *digits, int *point);

/* value * 10^places as an integer below 10^18, rounded likewise; 0 if it is not sure, or does not fit. */
int __quick_places(double value, int places, unsigned long long *digits);

/* The fewest digits that read back as the same number, and among those the nearest: how many there are (at most 17). The value is finite
   and above 0; it is 0.d1d2... * 10^*point. */
int __shortest_digits(double value, char *digits, int *point);

#endif
