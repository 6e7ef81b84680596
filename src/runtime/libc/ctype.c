/* Classes of characters [C17 7.4] in the C locale, each a range or some. Tables for the macros of glibc's headers are made of them when they
   are asked for. */
#include <ctype.h>

static int is_between(int c, int low, int high) {
  return (unsigned int)c - (unsigned int)low <= (unsigned int)(high - low);
}

int isupper(int c) {
  return is_between(c, 'A', 'Z');
}

int islower(int c) {
  return is_between(c, 'a', 'z');
}

int isalpha(int c) {
  return is_between(c | 0x20, 'a', 'z');
}

int isdigit(int c) {
  return is_between(c, '0', '9');
}

int isalnum(int c) {
  return isalpha(c) || isdigit(c);
}

int isxdigit(int c) {
  return isdigit(c) || is_between(c | 0x20, 'a', 'f');
}

int isspace(int c) {
  return c == ' ' || is_between(c, '\t', '\r');
}

int isblank(int c) {
  return c == ' ' || c == '\t';
}

int isprint(int c) {
  return is_between(c, ' ', '~');
}

int isgraph(int c) {
  return is_between(c, '!', '~');
}

int iscntrl(int c) {
  return is_between(c, 0, 31) || c == 127;
}

int ispunct(int c) {
  return isgraph(c) && !isalnum(c);
}

int isascii(int c) {
  return is_between(c, 0, 127);
}

int toascii(int c) {
  return c & 127;
}

int tolower(int c) {
  return isupper(c) ? c + ('a' - 'A') : c;
}

int toupper(int c) {
  return islower(c) ? c - ('a' - 'A') : c;
}
