/* What surrounds a program [C17 7.22.4.6, 7.22.4.8]: no variables, and nobody who takes commands. */
#include <stdlib.h>

char *getenv(const char *name) {
  return NULL;
}

int system(const char *command) {
  return command == NULL ? 0 : -1;
}
