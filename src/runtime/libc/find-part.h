/* Where bytes lie within others: the two-way algorithm (Crochemore and Perrin 1991), in linear time and without memory. */
#ifndef FIND_PART_H
#define FIND_PART_H

#include <stddef.h>

const unsigned char *__find_part(const unsigned char *text, size_t size, const unsigned char *part, size_t length);

#endif
