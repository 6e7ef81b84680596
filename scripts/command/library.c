/* What is written in C of the library is opened and linked for this program, so that V8 compiles what does that (make-cache.cjs). */
#include <stdlib.h>
#include <wchar.h>

static void end(void) {}

int main(void) {
  wchar_t text[8];
  atexit(end);
  return swprintf(text, 8, L"%d", div(7, 2).quot) - 1;
}
