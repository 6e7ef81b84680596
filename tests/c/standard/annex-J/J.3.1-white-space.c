/* J.3.1, J.3.2: sequences of white space stay as they are but in what # makes; a source file is UTF-8. */
#include <stdio.h>
#define S(x) #x
int main(void) { puts(S(a  	 b)); puts("a  	 b"); puts("é"); printf("%zu\n", sizeof "é"); }
// out: "a b\na  \t b\né\n3\n"
