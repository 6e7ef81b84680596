/* Reading a `long double`: by itself, so that only what needs it has numbers of 128 bits. */
#include "scan.h"
#include <stdlib.h>
#include <string.h>

void __scan_read_quad(const char *text, char **end, void *to) {
  long double value = strtold(text, end);
  memcpy(to, &value, sizeof value);
}
