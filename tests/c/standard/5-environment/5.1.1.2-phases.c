/* 5.1.1.2: lines are spliced before tokens are made; strings are joined after directives. */
#include <stdio.h>
#def\
ine VAL\
UE 4\
2
#define TEXT "a" /* a comment
over lines */ "b"
int ma\
in(void) {
  pri\
ntf("%d %s\n", VALUE, TE\
XT);
  char *s = "one\
 two";
  // comment \
  still comment
  puts(s); i\
f (1) puts("sp\
liced\
");
  int x = 1+ +\
2; printf("%d\n", x);
}
// out: 42 ab
// out: one two
// out: spliced
// out: 3
