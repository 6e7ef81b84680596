/*
 * Strings: UTF-16 units that never change. `a + b` of long strings is a rope, put together when its text is asked for, so that
 * appending in a loop takes linear time. `Text` collects pieces in a string that grows.
 */
#include "runtime.h"
#include <stdlib.h>
#include <string.h>

enum { LEAST_ROPE = 32 };

static String *string_new(uint32_t length) {
  String *made = heap_new(STRING, sizeof(String) + (size_t)length * sizeof(Unit));
  made->length = length;
  keep(string_value(made));
  return made;
}

static String *string_units(const Unit *units, uint32_t length) {
  String *made = string_new(length);
  memcpy(made->units, units, length * sizeof(Unit));
  return made;
}

static String *string_unit(Unit unit) { return string_units(&unit, 1); }

static String *string_ascii(const char *text) {
  uint32_t length = (uint32_t)strlen(text);
  String *made = string_new(length);
  for (uint32_t i = 0; i < length; i++) made->units[i] = (unsigned char)text[i];
  return made;
}

/* UTF-8 */

/* How many bytes of a sequence follow its first one, with the bounds of the second; 0: it begins none. */
static int sequence(unsigned char first, unsigned char *low, unsigned char *high) {
  *low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
  *high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
}

/* One character of UTF-8; of what is none, U+FFFD for as much as could have begun one (WHATWG, Encoding). */
static uint32_t decode(const unsigned char **at, const unsigned char *end) {
  unsigned char first = *(*at)++;
  if (first < 0x80) return first;
  unsigned char low, high;
  int more = sequence(first, &low, &high);
  uint32_t point = first & (0x3fu >> more);
  if (more == 0) return 0xfffd;
  for (; more > 0; more--, low = 0x80, high = 0xbf) {
    if (*at == end || **at < low || **at > high) return 0xfffd;
    point = point << 6 | (*(*at)++ & 0x3f);
  }
  return point;
}

static uint32_t units_of(const unsigned char *at, const unsigned char *end, Unit *to) {
  uint32_t length = 0;
  while (at < end) {
    uint32_t point = decode(&at, end);
    if (point >= 0x10000) {
      if (to != NULL) to[length] = (Unit)(0xd7c0 + (point >> 10));
      length++;
      point = 0xdc00 | (point & 0x3ff);
    }
    if (to != NULL) to[length] = (Unit)point;
    length++;
  }
  return length;
}

static String *string_utf8(const char *text, size_t size) {
  const unsigned char *start = (const unsigned char *)text;
  String *made = string_new(units_of(start, start + size, NULL));
  units_of(start, start + size, made->units);
  return made;
}

static bool is_high(Unit unit) { return unit >= 0xd800 && unit < 0xdc00; }
static bool is_low(Unit unit) { return unit >= 0xdc00 && unit < 0xe000; }

/* The character at a place, which a surrogate without the other one is too. */
static uint32_t point_at(const String *text, uint32_t i) {
  Unit unit = text->units[i];
  if (!is_high(unit) || i + 1 >= text->length || !is_low(text->units[i + 1])) return unit;
  return 0x10000 + ((uint32_t)(unit - 0xd800) << 10) + (text->units[i + 1] - 0xdc00u);
}

/* Writes at most 4 bytes; half a character becomes U+FFFD. */
static int encode(uint32_t point, unsigned char *to) {
  if (point >= 0xd800 && point < 0xe000) point = 0xfffd;
  if (point < 0x80) return to[0] = (unsigned char)point, 1;
  int more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
  static const unsigned char firsts[] = {0, 0xc0, 0xe0, 0xf0};
  to[0] = (unsigned char)(firsts[more] | point >> 6 * more);
  for (int i = 1; i <= more; i++) to[i] = (unsigned char)(0x80 | (point >> 6 * (more - i) & 0x3f));
  return more + 1;
}

/* The UTF-8 text of a string, if `to` is not NULL, and how long it is. */
static size_t bytes_of(const String *text, unsigned char *to) {
  size_t size = 0;
  unsigned char spare[4];
  for (uint32_t i = 0; i < text->length; i++) {
    uint32_t point = point_at(text, i);
    if (point >= 0x10000) i++;
    size += (size_t)encode(point, to == NULL ? spare : to + size);
  }
  return size;
}

/* Ropes */

static uint32_t text_length(Value value) { return ((String *)cell_of(value))->length; }

/* Copies the text of a rope from its end; left halves that wait stand on a stack, since ropes are as deep as a program likes. */
static void copy_rope(const Rope *rope, Unit *end) {
  const Cell **open = NULL;
  size_t count = 0, room = 0;
  for (const Cell *at = &rope->cell; at != NULL; at = count > 0 ? open[--count] : NULL) {
    while (at->kind == ROPE && ((const Rope *)at)->right != NULL) {
      if (count == room) {
        room = room == 0 ? 64 : room * 2;
        open = realloc(open, room * sizeof *open);
        if (open == NULL) trap_memory();
      }
      open[count++] = &((const Rope *)at)->left->cell;
      at = &((const Rope *)at)->right->cell;
    }
    const String *leaf = at->kind == ROPE ? ((const Rope *)at)->left : (const String *)at;
    end -= leaf->length;
    memcpy(end, leaf->units, leaf->length * sizeof(Unit));
  }
  free(open);
}

/* The string with its units in place. */
static String *flat(Value value) {
  Cell *cell = cell_of(value);
  if (cell->kind == STRING) return (String *)cell;
  Rope *rope = (Rope *)cell;
  if (rope->right != NULL) {
    String *made = string_new(rope->length);
    copy_rope(rope, made->units + rope->length);
    rope->left = made;
    rope->right = NULL;
  }
  keep(string_value(rope->left));
  return rope->left;
}

static Value joined(Value a, Value b, uint32_t length) {
  String *left = flat(a), *right = flat(b), *made = string_new(length);
  memcpy(made->units, left->units, left->length * sizeof(Unit));
  memcpy(made->units + left->length, right->units, right->length * sizeof(Unit));
  return string_value(made);
}

/* `a + b` */
static Value concat(Value a, Value b) {
  uint32_t left = text_length(a), right = text_length(b);
  if (left == 0) return b;
  if (right == 0) return a;
  if (left + right > LONGEST_STRING) return fail(RANGE_ERROR, "Invalid string length");
  if (left + right < LEAST_ROPE) return joined(a, b, left + right);
  Rope *rope = heap_new(ROPE, sizeof(Rope));
  rope->length = left + right;
  rope->left = (String *)cell_of(a);
  rope->right = (String *)cell_of(b);
  return keep(string_value(rope));
}

static String *part(String *text, uint32_t from, uint32_t to) {
  if (from == 0 && to >= text->length) return text;
  return string_units(text->units + from, from < to ? to - from : 0);
}

/* Order and search */

static bool units_equal(const String *a, const String *b) {
  return a->length == b->length && memcmp(a->units, b->units, a->length * sizeof(Unit)) == 0;
}

static bool text_equal(Value a, Value b) {
  return a == b || (text_length(a) == text_length(b) && units_equal(flat(a), flat(b)));
}

/* Less than, equal to or greater than 0, by units. */
static int text_order(const String *a, const String *b) {
  uint32_t shorter = a->length < b->length ? a->length : b->length;
  for (uint32_t i = 0; i < shorter; i++)
    if (a->units[i] != b->units[i]) return a->units[i] < b->units[i] ? -1 : 1;
  return a->length < b->length ? -1 : a->length > b->length;
}

/* For each prefix, the length of the longest proper one that is also its end. */
static uint32_t *borders(const String *what) {
  uint32_t *back = raw_new((size_t)what->length * sizeof *back);
  back[0] = 0;
  for (uint32_t i = 1, length = 0; i < what->length; i++) {
    while (length > 0 && what->units[i] != what->units[length]) length = back[length - 1];
    if (what->units[i] == what->units[length]) length++;
    back[i] = length;
  }
  return back;
}

/* The first or last place of `what` in a range, by the method of Knuth, Morris and Pratt; -1: none. */
static int64_t search(const String *text, const String *what, uint32_t from, uint32_t to, bool is_first) {
  uint32_t *back = borders(what);
  int64_t found = -1;
  for (uint32_t i = from, matched = 0; i < to && !(is_first && found >= 0); i++) {
    while (matched > 0 && what->units[matched] != text->units[i]) matched = back[matched - 1];
    if (what->units[matched] == text->units[i]) matched++;
    if (matched < what->length) continue;
    found = (int64_t)i + 1 - what->length;
    matched = back[matched - 1];
  }
  heap_drop(back);
  return found;
}

/* `text.indexOf (what, from)` */
static int64_t find(const String *text, const String *what, uint32_t from) {
  if (what->length > text->length || from > text->length - what->length) return -1;
  if (what->length == 0) return from;
  if (what->length > 1) return search(text, what, from, text->length, true);
  for (uint32_t i = from; i < text->length; i++)
    if (text->units[i] == what->units[0]) return i;
  return -1;
}

/* `text.lastIndexOf (what, from)` */
static int64_t find_last(const String *text, const String *what, uint32_t from) {
  if (what->length > text->length) return -1;
  if (from > text->length - what->length) from = text->length - what->length;
  return what->length == 0 ? from : search(text, what, 0, from + what->length, false);
}

/* Collecting: the string that grows stands among the roots, at `slot`. */

static String *text_string(const Text *text) { return (String *)cell_of(roots[text->slot]); }

static Text text_begin(void) {
  string_new(24);
  return (Text){root_count - 1, 0};
}

/* Room for so many more units; false, with an exception, if they are too many. */
static bool text_grow(Text *text, uint32_t more) {
  String *old = text_string(text);
  if (more <= old->length - text->length) return true;
  if (more > LONGEST_STRING - text->length) return fail(RANGE_ERROR, "Invalid string length");
  uint32_t room = (text->length + more) * 2;
  String *made = heap_new(STRING, sizeof(String) + (size_t)room * sizeof(Unit));
  made->length = room;
  memcpy(made->units, old->units, text->length * sizeof(Unit));
  roots[text->slot] = string_value(made);
  return true;
}

static bool text_units(Text *text, const Unit *units, uint32_t length) {
  if (!text_grow(text, length)) return false;
  memcpy(text_string(text)->units + text->length, units, length * sizeof(Unit));
  text->length += length;
  return true;
}

static bool text_unit(Text *text, Unit unit) { return text_units(text, &unit, 1); }

static bool text_ascii(Text *text, const char *added) {
  for (; *added != 0; added++)
    if (!text_unit(text, (unsigned char)*added)) return false;
  return true;
}

static bool text_part(Text *text, const String *from, uint32_t start, uint32_t end) {
  return start >= end || text_units(text, from->units + start, end - start);
}

static bool text_add(Text *text, Value string) {
  const String *added = flat(string);
  return text_units(text, added->units, added->length);
}

static Value text_end(Text *text) { return string_value(string_units(text_string(text)->units, text->length)); }

static bool add_point(Text *text, uint32_t point) {
  if (point < 0x10000) return text_unit(text, (Unit)point);
  return text_unit(text, (Unit)(0xd7c0 + (point >> 10))) && text_unit(text, (Unit)(0xdc00 | (point & 0x3ff)));
}
