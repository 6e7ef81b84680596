/* Multibyte characters [C17 7.29.6, 7.28, 7.22.7, 7.22.8]: UTF-8, in its shortest form, without surrogates. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <uchar.h>
#include <wchar.h>

#define BROKEN ((size_t)-1)
#define INCOMPLETE ((size_t)-2)
#define SURROGATE ((size_t)-3)

static size_t refuse(mbstate_t *state) {
  memset(state, 0, sizeof *state);
  errno = EILSEQ;
  return BROKEN;
}

int mbsinit(const mbstate_t *state) {
  return state == NULL || (state->__missing == 0 && state->__surrogate == 0);
}

/* Takes the first byte of a character; whether one may begin so. */
static int begin(mbstate_t *state, unsigned char byte) {
  state->__first = byte;
  state->__missing = byte < 0x80 ? 0 : byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
  state->__value = byte < 0x80 ? byte : byte & (0x3f >> state->__missing);
  return byte < 0x80 || (byte >= 0xc2 && byte <= 0xf4);
}

/* Takes a later byte; the second says whether the sequence is longer than needed, a surrogate, or too large. */
static int go_on(mbstate_t *state, unsigned char byte) {
  unsigned char low = 0x80, high = 0xbf, first = state->__first;
  if (first == 0xe0) low = 0xa0;
  if (first == 0xed) high = 0x9f;
  if (first == 0xf0) low = 0x90;
  if (first == 0xf4) high = 0x8f;
  if (byte < low || byte > high) return 0;
  state->__first = 0;
  state->__missing--;
  state->__value = state->__value << 6 | (byte & 0x3f);
  return 1;
}

size_t mbrtowc(wchar_t *restrict to, const char *restrict from, size_t size, mbstate_t *restrict state) {
  static mbstate_t own;
  if (state == NULL) state = &own;
  if (from == NULL) return mbrtowc(NULL, "", 1, state);
  for (size_t used = 0; used < size; used++) {
    int is_right = (state->__missing == 0 ? begin : go_on)(state, from[used]);
    if (!is_right) return refuse(state);
    if (state->__missing > 0) continue;
    if (to != NULL) *to = state->__value;
    return state->__value == 0 ? 0 : used + 1;
  }
  return INCOMPLETE;
}

size_t mbrlen(const char *restrict from, size_t size, mbstate_t *restrict state) {
  static mbstate_t own;
  return mbrtowc(NULL, from, size, state == NULL ? &own : state);
}

size_t wcrtomb(char *restrict to, wchar_t c, mbstate_t *restrict state) {
  static mbstate_t own;
  unsigned int value = c;
  if (to == NULL) return 1;
  if (value > 0x10ffff || (value >= 0xd800 && value < 0xe000)) return refuse(state == NULL ? &own : state);
  if (value < 0x80) {
    *to = value;
    return 1;
  }
  int more = value < 0x800 ? 1 : value < 0x10000 ? 2 : 3;
  *to++ = 0xf80 >> more | value >> 6 * more;
  for (int i = more - 1; i >= 0; i--) *to++ = 0x80 | (value >> 6 * i & 0x3f);
  return more + 1;
}

size_t mbsrtowcs(wchar_t *restrict to, const char **restrict from, size_t size, mbstate_t *restrict state) {
  static mbstate_t own;
  const char *at = *from;
  wchar_t c;
  if (state == NULL) state = &own;
  for (size_t count = 0; to == NULL || count < size; count++) {
    size_t used = mbrtowc(&c, at, (size_t)4, state);
    if (used == BROKEN) {
      if (to != NULL) *from = at;
      return BROKEN;
    }
    if (to != NULL) to[count] = c;
    if (used == 0) {
      if (to != NULL) *from = NULL;
      return count;
    }
    at += used;
  }
  *from = at;
  return size;
}

size_t wcsrtombs(char *restrict to, const wchar_t **restrict from, size_t size, mbstate_t *restrict state) {
  char bytes[4];
  size_t count = 0;
  const wchar_t *at = *from;
  for (;; at++) {
    size_t length = wcrtomb(bytes, *at, state);
    if (length == BROKEN) break;
    if (to != NULL && count + length > size) {
      *from = at;
      return count;
    }
    if (to != NULL) memcpy(to + count, bytes, length);
    if (*at == 0) {
      if (to != NULL) *from = NULL;
      return count;
    }
    count += length;
  }
  if (to != NULL) *from = at;
  return BROKEN;
}

wint_t btowc(int c) {
  return c >= 0 && c < 0x80 ? (wint_t)c : WEOF;
}

int wctob(wint_t c) {
  return c < 0x80 ? (int)c : -1;
}

/* A text of characters that may be cut off has no state: what is incomplete is broken. */
static int whole(size_t length) {
  return length == INCOMPLETE ? -1 : (int)length;
}

int mblen(const char *text, size_t size) {
  return mbtowc(NULL, text, size);
}

int mbtowc(wchar_t *restrict to, const char *restrict from, size_t size) {
  mbstate_t state = {0};
  return from == NULL ? 0 : whole(mbrtowc(to, from, size, &state));
}

int wctomb(char *to, wchar_t c) {
  return to == NULL ? 0 : (int)wcrtomb(to, c, NULL);
}

size_t mbstowcs(wchar_t *restrict to, const char *restrict from, size_t size) {
  mbstate_t state = {0};
  return mbsrtowcs(to, &from, size, &state);
}

size_t wcstombs(char *restrict to, const wchar_t *restrict from, size_t size) {
  mbstate_t state = {0};
  return wcsrtombs(to, &from, size, &state);
}

size_t mbrtoc32(char32_t *restrict to, const char *restrict from, size_t size, mbstate_t *restrict state) {
  static mbstate_t own;
  return mbrtowc((wchar_t *)to, from, size, state == NULL ? &own : state);
}

size_t c32rtomb(char *restrict to, char32_t c, mbstate_t *restrict state) {
  return wcrtomb(to, c, state);
}

size_t mbrtoc16(char16_t *restrict to, const char *restrict from, size_t size, mbstate_t *restrict state) {
  static mbstate_t own;
  wchar_t c;
  if (state == NULL) state = &own;
  if (from == NULL) return mbrtoc16(NULL, "", 1, state);
  if (state->__surrogate != 0) {
    if (to != NULL) *to = state->__surrogate;
    state->__surrogate = 0;
    return SURROGATE;
  }
  size_t used = mbrtowc(&c, from, size, state);
  if (used == BROKEN || used == INCOMPLETE) return used;
  if (c >= 0x10000) state->__surrogate = 0xdc00 | (c & 0x3ff);
  if (to != NULL) *to = c < 0x10000 ? c : 0xd7c0 + (c >> 10);
  return used;
}

size_t c16rtomb(char *restrict to, char16_t c, mbstate_t *restrict state) {
  static mbstate_t own;
  if (state == NULL) state = &own;
  if (to == NULL) return c16rtomb((char[4]){0}, 0, state);
  wchar_t high = state->__surrogate;
  state->__surrogate = 0;
  if (high != 0) {
    if (c < 0xdc00 || c > 0xdfff) return refuse(state);
    return wcrtomb(to, ((high - 0xd7c0) << 10) + (c - 0xdc00), state);
  }
  if (c < 0xd800 || c > 0xdbff) return wcrtomb(to, c, state);
  state->__surrogate = c;
  return 0;
}
