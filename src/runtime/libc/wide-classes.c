/* Classes of wide characters [C17 7.30]: those of ASCII and Latin-1 as in the locale C.UTF-8 of glibc. What lies beyond is printed and in no
   other class, and is its own upper and lower case. */
#include <ctype.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

static int is_sign(wint_t c) {
  return c == 0xd7 || c == 0xf7;
}

int iswupper(wint_t c) {
  return c < 0x80 ? isupper(c) : c >= 0xc0 && c <= 0xde && !is_sign(c);
}

int iswlower(wint_t c) {
  return c < 0x80 ? islower(c) : c == 0xaa || c == 0xb5 || c == 0xba || (c >= 0xdf && c <= 0xff && !is_sign(c));
}

int iswalpha(wint_t c) {
  return iswupper(c) || iswlower(c);
}

int iswdigit(wint_t c) {
  return c < 0x80 && isdigit(c);
}

int iswxdigit(wint_t c) {
  return c < 0x80 && isxdigit(c);
}

int iswalnum(wint_t c) {
  return iswalpha(c) || iswdigit(c);
}

int iswspace(wint_t c) {
  return c < 0x80 && isspace(c);
}

int iswblank(wint_t c) {
  return c < 0x80 && isblank(c);
}

int iswcntrl(wint_t c) {
  return c < 0x80 ? iscntrl(c) : c < 0xa0;
}

int iswprint(wint_t c) {
  return !iswcntrl(c) && c <= 0x10ffff && (c < 0xd800 || c > 0xdfff);
}

int iswgraph(wint_t c) {
  return iswprint(c) && c != ' ';
}

int iswpunct(wint_t c) {
  return c <= 0xff && iswgraph(c) && !iswalnum(c);
}

wint_t towlower(wint_t c) {
  return iswupper(c) ? c + 32 : c;
}

wint_t towupper(wint_t c) {
  if (c == 0xb5) return 0x39c;
  if (c == 0xff) return 0x178;
  return iswlower(c) && c != 0xaa && c != 0xba && c != 0xdf ? c - 32 : c;
}

static const struct {
  const char *name;
  int (*is_in)(wint_t c);
} classes[] = {
  {"alnum", iswalnum}, {"alpha", iswalpha}, {"blank", iswblank}, {"cntrl", iswcntrl}, {"digit", iswdigit}, {"graph", iswgraph},
  {"lower", iswlower}, {"print", iswprint}, {"punct", iswpunct}, {"space", iswspace}, {"upper", iswupper}, {"xdigit", iswxdigit},
};

#define COUNT (sizeof classes / sizeof classes[0])

wctype_t wctype(const char *name) {
  for (size_t i = 0; i < COUNT; i++)
    if (strcmp(classes[i].name, name) == 0) return i + 1;
  return 0;
}

int iswctype(wint_t c, wctype_t type) {
  return type >= 1 && type <= COUNT && classes[type - 1].is_in(c);
}

static const int mappings[2] = {0, 1};

wctrans_t wctrans(const char *name) {
  return strcmp(name, "tolower") == 0 ? &mappings[0] : strcmp(name, "toupper") == 0 ? &mappings[1] : NULL;
}

wint_t towctrans(wint_t c, wctrans_t mapping) {
  return mapping == &mappings[0] ? towlower(c) : mapping == &mappings[1] ? towupper(c) : c;
}
