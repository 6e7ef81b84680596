/* Wide characters of streams [C17 7.29.3]: bytes of UTF-8. A stream is wide or not from its first use on; nothing depends on it but `fwide`. */
#include <errno.h>
#include <stdio.h>
#include <wchar.h>

/* Of standard input, output and errors; 0 as long as it is not known. */
static signed char orientation[3];

int fwide(FILE *stream, int mode) {
  int file = fileno(stream);
  if (file < 0 || file > 2) return 0;
  if (orientation[file] == 0) orientation[file] = mode > 0 ? 1 : mode < 0 ? -1 : 0;
  return orientation[file];
}

wint_t fputwc(wchar_t c, FILE *stream) {
  char bytes[4];
  size_t length = wcrtomb(bytes, c, NULL);
  fwide(stream, 1);
  if (length == (size_t)-1 || fwrite(bytes, 1, length, stream) < length) return WEOF;
  return c;
}

wint_t putwc(wchar_t c, FILE *stream) {
  return fputwc(c, stream);
}

wint_t putwchar(wchar_t c) {
  return fputwc(c, stdout);
}

int fputws(const wchar_t *restrict text, FILE *restrict stream) {
  for (; *text != 0; text++)
    if (fputwc(*text, stream) == WEOF) return -1;
  return 1;
}

wint_t fgetwc(FILE *stream) {
  mbstate_t state = {0};
  wchar_t c;
  fwide(stream, 1);
  for (int is_first = 1;; is_first = 0) {
    int byte = fgetc(stream);
    if (byte == EOF) {
      if (!is_first) errno = EILSEQ;
      return WEOF;
    }
    size_t used = mbrtowc(&c, &(char){byte}, 1, &state);
    if (used == (size_t)-1) return WEOF;
    if (used != (size_t)-2) return c;
  }
}

wint_t getwc(FILE *stream) {
  return fgetwc(stream);
}

wint_t getwchar(void) {
  return fgetwc(stdin);
}

wchar_t *fgetws(wchar_t *restrict to, int size, FILE *restrict stream) {
  int length = 0;
  wint_t c = 0;
  while (length < size - 1 && c != L'\n' && (c = fgetwc(stream)) != WEOF) to[length++] = c;
  if (length == 0 && size != 1) return NULL;
  if (size < 1) return NULL;
  to[length] = 0;
  return to;
}

wint_t ungetwc(wint_t c, FILE *stream) {
  char bytes[4];
  if (c == WEOF) return WEOF;
  size_t length = wcrtomb(bytes, c, NULL);
  if (length == (size_t)-1) return WEOF;
  while (length > 0) ungetc((unsigned char)bytes[--length], stream);
  return c;
}
