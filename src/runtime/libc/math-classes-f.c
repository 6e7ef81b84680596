/* What kind of number a `float` is. */
#define NUMBER float
#define NAME(name) name##f
#include "math-classes.h"
