/* Products and quotients of complex numbers of `long double`. */
#define PART long double
#define NAME(name) name##l
#define M(name) name##l
#define LEAST 0x1p-16382L
#include "complex-product.h"
