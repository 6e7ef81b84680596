/* Directives that are nothing but a conversion, `%d` or `%ls` without flags and counts, and the text between them: put where the output has
   room, in one pass over the format. What is anything else, or finds no room, is left to format.c, one directive of it, and then this goes
   on. So nothing here has to flush a stream or to count beyond INT_MAX. */
#include "format.h"
#include "stream.h"
#include <limits.h>
#include <string.h>

/* As many characters as an integer has at most. */
#define MOST_DIGITS 24

/* Where the output goes on, and how many characters it takes from `start` on: their end may lie beyond the array, since nobody says how
   much room `sprintf` has. What has been put is told by `leave`. */
typedef struct {
  char *start;
  char *to;
  long most;
} Room;

static long least(long a, long b) {
  return a < b ? a : b;
}

/* 0 if there is none. */
static int enter(const __Output *out, Room *room) {
  FILE *stream = out->stream;
  long taken = stream != NULL ? stream->out.n : out->length, size = stream != NULL ? stream->size : out->room;
  if (out->has_failed || (stream != NULL && !stream->is_writing) || taken >= size) return 0;
  room->start = room->to = (stream != NULL ? stream->out.from : (char *)out->to) + taken;
  room->most = least(size - taken, INT_MAX - out->length);
  return 1;
}

static void leave(__Output *out, const Room *room) {
  long count = room->to - room->start;
  if (out->stream != NULL) out->stream->out.n += count;
  out->length += count;
}

/* Digits are written from their end, so they begin behind those that could be there. */
static char *put_number(char *to, const char *digits, const char *end) {
  if (digits == end) *to++ = '0';
  while (digits < end) *to++ = *digits++;
  return to;
}

static char *put_unsigned(char *to, uint64_t value) {
  char text[MOST_DIGITS], *end = text + MOST_DIGITS;
  return put_number(to, __format_decimal(end, value), end);
}

static char *put_hexadecimal(char *to, uint64_t value, const char *digits) {
  char text[MOST_DIGITS], *end = text + MOST_DIGITS;
  return put_number(to, __format_digits(end, value, 4, digits), end);
}

static char *put_signed(char *to, int64_t value) {
  if (value >= 0) return put_unsigned(to, (uint64_t)value);
  *to = '-';
  return put_unsigned(to + 1, -(uint64_t)value);
}

/* As much of a text as there is room for; what is left of it. */
static const char *put_text(Room *room, const char *text) {
  char *start = room->start, *to = room->to;
  long most = room->most;
  while (to - start < most && *text != 0) *to++ = *text++;
  room->to = to;
  return text;
}

/* A text, which may need more room than there is: then what is left of it goes the usual way. 0 if there is no room any more. */
static int put_string(__Output *out, Room *room, const char *text) {
  const char *rest = put_text(room, text == NULL ? "(null)" : text);
  if (*rest == 0) return 1;
  leave(out, room);
  room->start = room->to;
  __output_bytes(out, rest, (long)strlen(rest));
  return enter(out, room);
}

static const char *to_directive(Room *room, const char *at) {
  char *start = room->start, *to = room->to;
  long most = room->most;
  while (to - start < most && *at != '%' && *at != 0) *to++ = *at++;
  room->to = to;
  return at;
}

/* Whether the conversion was put: an integer, of `long` if `is_long`, or a character. */
static int put_scalar(Room *room, char conversion, int is_long, va_list *list) {
  if (room->most - (room->to - room->start) < MOST_DIGITS) return 0;
  switch (conversion) {
    case 'd': case 'i':
      room->to = put_signed(room->to, is_long ? va_arg(*list, long) : va_arg(*list, int));
      return 1;
    case 'u':
      room->to = put_unsigned(room->to, is_long ? va_arg(*list, unsigned long) : va_arg(*list, unsigned int));
      return 1;
    case 'x': case 'X':
      room->to = put_hexadecimal(room->to, is_long ? va_arg(*list, unsigned long) : va_arg(*list, unsigned int),
                                 conversion == 'x' ? "0123456789abcdef" : "0123456789ABCDEF");
      return 1;
    case 'c':
      if (is_long) return 0;
      *room->to++ = (char)va_arg(*list, int);
      return 1;
    case '%':
      if (is_long) return 0;
      *room->to++ = '%';
      return 1;
    default: return 0;
  }
}

const char *__format_quickly(__Output *out, const char *at, va_list *list) {
  Room room;
  if (!enter(out, &room)) return at;
  for (at = to_directive(&room, at); *at == '%'; at = to_directive(&room, at)) {
    int is_long = at[1] == 'l';
    char conversion = at[1 + is_long];
    if (conversion == 's' && !is_long) {
      if (!put_string(out, &room, va_arg(*list, char *))) return at + 2;
    } else if (!put_scalar(&room, conversion, is_long, list)) break;
    at += 2 + is_long;
  }
  leave(out, &room);
  return at;
}
