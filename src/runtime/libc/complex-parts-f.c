/* Parts of complex numbers of `float`. */
#define PART float
#define NAME(name) name##f
#include "complex-parts.h"
