/* UTF-16 and UTF-32 [C17 7.28]; multibyte characters are UTF-8. */
#ifndef _SAMARA_UCHAR_H
#define _SAMARA_UCHAR_H

#include <bits/mbstate.h>
#include <stddef.h>

typedef __CHAR16_TYPE__ char16_t;
typedef __CHAR32_TYPE__ char32_t;

size_t mbrtoc16(char16_t *restrict to, const char *restrict from, size_t size, mbstate_t *restrict state);
size_t c16rtomb(char *restrict to, char16_t c, mbstate_t *restrict state);
size_t mbrtoc32(char32_t *restrict to, const char *restrict from, size_t size, mbstate_t *restrict state);
size_t c32rtomb(char *restrict to, char32_t c, mbstate_t *restrict state);

#endif
