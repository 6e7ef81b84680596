// samara run FILE
// The white space before a macro, or a parameter, that stands for nothing belongs to what follows.
#include <stdio.h>
#define TEXT(x) #x
#define EXPANDED(x) TEXT(x)
#define EMPTY
#define NOTHING(p, ...)
#define NAME(a) <a>
#define BESIDE(p) + p-
#define SECOND(p, q) +p q-
#define OF() f
#define INDIRECT EMPTY OF
int main(void) {
  puts(EXPANDED(NAME EMPTY ()));
  puts(EXPANDED(e+ EMPTY()));
  puts(EXPANDED(+ NOTHING(1)+));
  puts(EXPANDED(BESIDE()) EXPANDED(SECOND(, b)) EXPANDED(BESIDE(EMPTY)));
  puts(EXPANDED(INDIRECT EMPTY ()-));
}
// out: NAME ()
// out: e+ ()
// out: + +
// out: + -+ b-+ -
// out: OF ()-
