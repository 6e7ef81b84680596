/* Complex functions of `float`. */
#define PART float
#define WIDE double
#define NAME(name) name##f
#define M(name) name
#define BIG 700
#define LARGE 1e150
#include "complex-functions.h"
