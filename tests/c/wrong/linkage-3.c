#include <stdio.h>
int puts(int x); //! another type than in the header
int old() __attribute__((deprecated("use young")));
int use(void) { return old(); } //! deprecated
int must(void) __attribute__((warn_unused_result));
void drop(void) { must(); } //! the result is dropped
int f(void) __attribute__((alais("g"))); //! misspelt attribute
