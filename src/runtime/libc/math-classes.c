/* What kind of number a `double` is. */
#define NUMBER double
#define NAME(name) name
#include "math-classes.h"
