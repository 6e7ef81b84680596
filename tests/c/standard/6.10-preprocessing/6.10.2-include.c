/* 6.10.2: the name may come from macros; what a header defines is there once. */
#define HEADER <stdio.h>
#include HEADER
#define LIMITS "limits.h"
#include LIMITS
#include <limits.h>
#include <limits.h>
#define STDHEADER(name) <name.h>
#include STDHEADER(stddef)
#include <stdio.h>
#ifndef __has_include
#error has_include
#elif !__has_include(<stdio.h>) || __has_include("no-such-file.h")
#error found
#endif
int main(void) { printf("%d %zu\n", INT_MAX, sizeof(size_t)); }
// model: LP64
// out: 2147483647 8
