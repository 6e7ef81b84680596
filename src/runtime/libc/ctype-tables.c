/* What the macros of glibc's <ctype.h> look at, which programs that were preprocessed with its headers use: tables for characters of -128 to
   255, made from the functions. Bits of the classes are those of little-endian machines. */
#include <ctype.h>
#include <stddef.h>

#define LEAST (-128)
#define END 256

const unsigned short **__ctype_b_loc(void);
const int **__ctype_tolower_loc(void);
const int **__ctype_toupper_loc(void);

static unsigned short classes[END - LEAST];
static int lower[END - LEAST];
static int upper[END - LEAST];
static const unsigned short *classes_from_zero;
static const int *lower_from_zero;
static const int *upper_from_zero;

static int classes_of(int c) {
  int letters = (isupper(c) != 0) << 8 | (islower(c) != 0) << 9 | (isalpha(c) != 0) << 10 | (isalnum(c) != 0) << 3;
  int digits = (isdigit(c) != 0) << 11 | (isxdigit(c) != 0) << 12;
  int space = (isspace(c) != 0) << 13 | (isblank(c) != 0);
  int shown = (isprint(c) != 0) << 14 | (isgraph(c) != 0) << 15 | (ispunct(c) != 0) << 2 | (iscntrl(c) != 0) << 1;
  return letters | digits | space | shown;
}

const unsigned short **__ctype_b_loc(void) {
  if (classes_from_zero == NULL)
    for (int c = 0; c < END; c++) classes[c - LEAST] = classes_of(c);
  classes_from_zero = classes - LEAST;
  return &classes_from_zero;
}

static void fill(int *table, int (*function)(int)) {
  for (int c = LEAST; c < END; c++) table[c - LEAST] = function(c);
}

const int **__ctype_tolower_loc(void) {
  if (lower_from_zero == NULL) fill(lower, tolower);
  lower_from_zero = lower - LEAST;
  return &lower_from_zero;
}

const int **__ctype_toupper_loc(void) {
  if (upper_from_zero == NULL) fill(upper, toupper);
  upper_from_zero = upper - LEAST;
  return &upper_from_zero;
}
