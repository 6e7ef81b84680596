/*
 * What surrounds a program [C17 7.22.4.6, 7.22.4.8]: variables, where whoever runs it gives it some (they are the arguments from -2
 * downwards), and nobody who takes commands.
 */
#include <stdlib.h>
#include "sys.h"

/* Is it a text `NAME=…`? The result is what stands behind the sign. */
static char *value_of(char *text, const char *name) {
  while (*name != 0 && *text == *name) text++, name++;
  return *name == 0 && *text == '=' ? text + 1 : NULL;
}

/* All variables, one behind the other, as they are read first. */
static char *variables;

static void read_variables(void) {
  size_t size = 1;
  char *to;
  long long length;
  int i;
  for (i = -2; (length = __sys_args(i, NULL, 0)) > 0; i--) size += (size_t)length;
  variables = to = __sys_grow(size);
  for (i = -2; to != NULL && (length = __sys_args(i, to, size)) > 0; i--) to += length;
}

char *getenv(const char *name) {
  char *at, *value = NULL;
  if (__sys_args(-2, NULL, 0) <= 0) return NULL;
  if (variables == NULL) read_variables();
  for (at = variables; at != NULL && *at != 0 && value == NULL;) {
    value = value_of(at, name);
    while (*at++ != 0) {}
  }
  return value;
}

int system(const char *command) {
  return command == NULL ? 0 : -1;
}
