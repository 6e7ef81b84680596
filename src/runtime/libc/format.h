/* Formatted output, of bytes and of wide characters [C17 7.21.6.1, 7.29.2.1]: one engine (format.c) that takes directives from a format and
   writes to an output. Numbers are made of ASCII, so only texts differ between the two. */
#ifndef FORMAT_H
#define FORMAT_H

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <wchar.h>

/* A stream, or an array with room for so many characters, where what is too much is only counted. */
typedef struct {
  FILE *stream;
  void *to;
  long long room;
  long long length;
  unsigned char is_wide;
  unsigned char has_failed;
} __Output;

enum { FLAG_LEFT = 1, FLAG_PLUS = 2, FLAG_SPACE = 4, FLAG_ALTERNATE = 8, FLAG_ZERO = 16, FLAG_GROUP = 32, FLAG_CAPITAL = 64 };
/* `ll`, `L` and `q` are one, as in glibc. */
enum { SIZE_INT, SIZE_CHAR, SIZE_SHORT, SIZE_LONG, SIZE_INTMAX, SIZE_LONG_DOUBLE };

/* `%`, flags, width, precision (-1: none), size, conversion. */
typedef struct {
  unsigned char flags;
  unsigned char size;
  int width;
  int precision;
  wchar_t conversion;
} __Directive;

/* An argument: an integer or the bits of a number in `low` and `high`, or a pointer. */
typedef struct {
  uint64_t low;
  uint64_t high;
  void *pointer;
} __Value;

/* Sets errno; nothing more is written. */
void __output_fail(__Output *out, int number);
/* Bytes, which for a wide output are ASCII. */
void __output_bytes(__Output *out, const char *from, long long length);
void __output_repeated(__Output *out, char c, long long count);
/* A character, for a wide output. */
void __output_wide(__Output *out, wchar_t c);
/* Spaces for what a field lacks, if they belong here: in front, or (`is_behind`) at its end. */
void __output_pad(__Output *out, const __Directive *d, long long length, int is_behind);

/* The sign, or what stands for it, and a prefix; how long they are. */
int __format_lead(char *to, const __Directive *d, int is_negative, const char *prefix);
void __format_integer(__Output *out, const __Directive *d, int is_negative, uint64_t value, unsigned int base, const char *prefix);
/* `value` holds the bits of a double or a long double. */
void __format_float(__Output *out, const __Directive *d, const __Value *value);
void __format_character(__Output *out, const __Directive *d, wint_t c);
void __format_text(__Output *out, const __Directive *d, const void *text);

/* Takes a long double (format-quad.c). */
void __format_next_quad(va_list *list, __Value *value);
/* Puts plain text and directives that are nothing but a conversion, `%d`, as long as there is room for them at once; the rest of the format
   (format-quick.c). For an output of bytes. */
const char *__format_quickly(__Output *out, const char *format, va_list *list);
/* The digits of a number, which end at `end`; where they begin. There are none of 0. */
char *__format_decimal(char *end, uint64_t value);
char *__format_digits(char *end, uint64_t value, int bits, const char *digits);
/* The number of characters, or -1. */
int __format(__Output *out, const void *format, va_list list);

#endif
