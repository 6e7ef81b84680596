/* Products and quotients of complex numbers of `float`. */
#define PART float
#define NAME(name) name##f
#define M(name) name##f
#define LEAST 0x1p-126f
#include "complex-product.h"
