/* Parts of complex numbers of `double`. */
#define PART double
#define NAME(name) name
#include "complex-parts.h"
