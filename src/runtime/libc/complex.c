/* Complex functions of `double`. */
#define PART double
#define WIDE double
#define NAME(name) name
#define M(name) name
#define BIG 700
#define LARGE 1e150
#include "complex-functions.h"
