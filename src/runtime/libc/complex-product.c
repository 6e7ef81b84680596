/* Products and quotients of complex numbers of `double`. */
#define PART double
#define NAME(name) name
#define M(name) name
#define LEAST 0x1p-1022
#include "complex-product.h"
