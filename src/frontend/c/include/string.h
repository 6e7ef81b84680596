/* Strings and memory [C17 7.24], with what POSIX and GNU add. */
#ifndef _SAMARA_STRING_H
#define _SAMARA_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memccpy(void *restrict to, const void *restrict from, int byte, size_t size);
void *mempcpy(void *restrict to, const void *restrict from, size_t size);
void *memset(void *to, int byte, size_t size);
int memcmp(const void *a, const void *b, size_t size);
void *memchr(const void *from, int byte, size_t size);
void *memrchr(const void *from, int byte, size_t size);
void *memmem(const void *from, size_t size, const void *part, size_t length);
char *strcpy(char *restrict to, const char *restrict from);
char *stpcpy(char *restrict to, const char *restrict from);
char *strncpy(char *restrict to, const char *restrict from, size_t size);
char *stpncpy(char *restrict to, const char *restrict from, size_t size);
char *strcat(char *restrict to, const char *restrict from);
char *strncat(char *restrict to, const char *restrict from, size_t size);
char *strdup(const char *text);
char *strndup(const char *text, size_t size);
size_t strxfrm(char *restrict to, const char *restrict from, size_t size);
size_t strlen(const char *text);
size_t strnlen(const char *text, size_t size);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t size);
int strcoll(const char *a, const char *b);
char *strchr(const char *text, int c);
char *strchrnul(const char *text, int c);
char *strrchr(const char *text, int c);
char *strstr(const char *text, const char *part);
size_t strspn(const char *text, const char *set);
size_t strcspn(const char *text, const char *set);
char *strpbrk(const char *text, const char *set);
char *strtok(char *restrict text, const char *restrict set);
char *strtok_r(char *restrict text, const char *restrict set, char **restrict state);
char *strsep(char **restrict text, const char *restrict set);
char *strerror(int number);

#include <strings.h>

#endif
