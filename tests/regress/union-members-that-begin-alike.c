// samara run FILE
// engine: all
// An initialiser goes to the member of the union that was named, also where another one begins like it.
#include <stdio.h>
struct whole { int kind; long value; };
struct text { int kind; const char *value; };
union object { struct whole whole; struct text text; };
int main(void) {
  union object o = {.text = {2, "two"}};
  printf("%d %s\n", o.text.kind, o.text.value);
}
// out: 2 two
