/* Parts of complex numbers of `long double`. */
#define PART long double
#define NAME(name) name##l
#include "complex-parts.h"
