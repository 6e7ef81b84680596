/* More functions for strings [POSIX]. */
#ifndef _SAMARA_STRINGS_H
#define _SAMARA_STRINGS_H

#include <stddef.h>

int ffs(int value);
int ffsl(long value);
int ffsll(long long value);
void bzero(void *to, size_t size);
int bcmp(const void *a, const void *b, size_t size);
char *index(const char *text, int c);
char *rindex(const char *text, int c);
int strcasecmp(const char *a, const char *b);
int strncasecmp(const char *a, const char *b, size_t size);

#endif
