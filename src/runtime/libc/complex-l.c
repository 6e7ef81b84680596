/* Complex functions of `long double`. */
#define PART long double
#define WIDE long double
#define NAME(name) name##l
#define M(name) name##l
#define BIG 11000
#define LARGE 1e2400L
#include "complex-functions.h"
